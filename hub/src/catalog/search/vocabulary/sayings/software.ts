/** What people say for the objects and actions of software development. */

export const SAYINGS_OF_SOFTWARE = `
blame: who wrote line; who changed line; who touched line; who last edited; line author; written by whom
commit: check in changes; save changes repository; record changes; commit message; what was committed
commits: what changed since; who changed what; history of branch; history of file; changes over time; recent changes code
diff: what changed between; difference between branches; differ from; what is different; side by side; changed lines
branch: line of development; parallel version; working copy of code
protected branch: nobody can push; stop pushing; prevent pushes; guard branch; forbid force push
unprotect: allow pushing again; lift protection
merge: bring together; land change; get into main; accept changes; bring into master; combine branches
pull request: code change proposal; propose change; ask for review; proposed changes
review: look over code; look at changes; give feedback code; sign off change; thumbs up code
approve: sign off; give green light; give go ahead; give thumbs up; wave through; say yes
reject: turn down; say no; send back; refuse
request changes: not good enough; needs work
reviewer: who should look; who has to approve; person reviewing
rebase: put on top of; replay commits
cherry pick: take single commit; pick commit; only one commit
stash: put aside; set aside changes; shelve; park changes
revert: take back; undo change; go back to previous; return to earlier; put back
rollback: roll back; go back version; return previous version; previous release back; step back; revert deployment; back to last working; undo deployment; undo release
reset: throw away local changes; discard changes; start over; wipe changes
clone: get copy of repository; copy repository locally; download repository
fork: own copy of repository; copy project to account; my own version of repository
tag: mark version; name a commit; label version
release: ship version; new version out; cut version; publish version; put out version; version out
release notes: what is new in version; what changed in version; announce version
gist: share piece of code; paste code; code paste; piece of code
snippet: share piece of code; paste code; code paste; piece of code; bit of code; reusable code
file content: what is in file; inside file; text of file; see file; look into file; show file
commit history: past changes; earlier versions
repository: code base; codebase; code project; where code lives; code place; source tree
star: like repository; mark favourite
watch: keep eye; stay informed; be notified of; get updates about; follow
subscription: unwatch; stop watching; stop notifying; mute repository; ignore repository; watch repository; stop getting notified; no longer be notified
contributor: who worked on; who helped; people coding; who codes; who has contributed
issue: something broken; something wrong; report problem; report bug; log bug; file bug; problem report; raise bug; open ticket; raise ticket
close: mark done; set done; mark as finished; is fixed; mark resolved; wrap up; no longer needed
reopen: open again; came back; happens again; not fixed; bring back
assign: put in charge; make responsible; hand over; give task to; who should do; take over; let someone do; give to
unassign: take off; no longer responsible
assigned: on my plate; my open; waiting for me; have to do; who is responsible; who is working on; who takes care; my work; owned by
label: sort by topic; put tag; stick tag; colored tag
milestone: planned release; release goal; due for release; target version
sprint: two weeks; current iteration; work period; iteration
backlog: not yet planned; later work; waiting work; not started; pile of work
burndown: how much work left; sprint progress
epic: big piece of work; large goal; group of stories; bigger story
sub issue: break down; split into smaller; smaller pieces; part of issue; smaller tasks; child ticket; child task; sub ticket; nested ticket
subtask: break down; split into smaller; smaller pieces; smaller tasks; steps of task; child task; sub ticket
transition: move to in progress; move ticket; change state; change status; next stage; move to done; push ticket along; workflow step
priority: more important; most important; how urgent; how important; urgency; do first
reprioritize: change order; move up; move to top; reorder; put first
rank: change order; move up; move to top; put first
duplicate: same issue; already reported; reported twice; same problem twice; already exists
link issue: depends on; blocked by; blocks; related ticket; connect tickets; relate tickets; belongs together
watcher: keep informed; keep in loop; loop in; follow ticket; get updates on ticket; who is following; stay in loop
time entry: hours worked; log hours; book hours; track hours; time spent; record hours; how long worked; hours spent; enter hours; worked hours
worklog: hours worked; log hours; book hours; track hours; time spent; record hours; how long worked; hours spent
timer: start clock; stop clock; stop counting; start counting time; stopwatch; clock in; clock out; punch in; punch out
comment: leave remark; say something; write under; leave message on; leave note; chime in; respond on; what people say; what people wrote
reaction: thumbs up; react with; emoji on; heart on; smiley
thread: back and forth; whole discussion; full conversation
resolve thread: mark discussion settled; discussion done; settle discussion; close discussion
wiki: team documentation; project documentation; how things work
documentation: how does library work; how to use library; read docs; look into docs; api reference; developer docs; official docs
pipeline: build run; build status; is build green; build passing; build red; did build pass; is ci green; checks passing; automated checks; ci status; ci run
run pipeline: kick off build; start build; trigger build; build now; launch build; fire build; start ci
rerun: run again; start again; try again; once more; repeat build; restart build; retry build
flaky: sometimes fail; fail randomly; unreliable test; random failure; unstable test; intermittent
failure: why did fail; what went wrong; why broken; what broke; why red; broken build
build failure: why did build fail; broken build; why is build red; what broke build
job log: build output; what did build print; console of build; output of job; ci output
test results: which tests fail; failing tests; did tests pass; tests passing; broken tests; test outcome
execute tests: run test suite; run checks; start tests; kick off tests
test case: check scenario; testing scenario; test scenario
artifact: build result; built files; build products; compiled files; what build produced
runner: build machine; ci machine; build agent; machine running jobs
environment: where app runs; staging or production; deployment target
variable: ci secret; env var; build variable; configuration value; environment setting; env setting
secret scanning: leaked key; leaked password; credentials in code; secret in code; exposed secret; password in repository; leaked token; leaked secret
dependabot: outdated dependency; vulnerable dependency; insecure library; unsafe library; dependency alert; vulnerable library; vulnerable package
code scanning: static analysis; sast; scan source; code weakness; security scan code; insecure code; security holes code; security bugs code
advisory: security notice; security bulletin; published weakness
vulnerability: security hole; security flaw; weak spot; weakness; is it safe; known exploit; security problem; unsafe version; security bug; how secure
cve: security hole; security flaw; known exploit; published weakness
license: allowed to use; legal to use; may use commercially; open source terms; terms of use
dependency: what does it need; which libraries; relies on; pulls in; third party library; required packages; uses which packages
deprecated: still maintained; abandoned; no longer supported; outdated; obsolete
alternative: instead of; replacement for; something like; other options; similar package
maintainer: who maintains; who looks after; package owner; who owns package
download: how popular package; how often installed; install count
readme: project introduction; intro text; project front page; front page of repository
version: which release; how old; latest available; newest available
changelog: what is new; what changed; breaking changes; release history
package: library on npm; javascript library; python library; rust crate; go module; dotnet library; node module
cargo: rust crate; rust library; rust package; crates
golang: go module; go library; go package
pypi: python library; python package; python module
nuget: dotnet library; dotnet package; c# package; net package; csharp library
npm: javascript library; node module; js package; javascript package; node package; js library
deploy: put live; bring live; go live; put into production; push to production; ship to production; ship it; roll out; bring online; put online; take live; make live
deployment: last rollout; went live; what is running; when did we ship; put live
redeploy: deploy again; ship again; roll out again
restart: turn off and on; bounce; kick service; start again; boot again; hangs; stuck service
scale: more machines; more copies; add capacity; handle more load; more replicas; more instances
webhook: call url when; notify url; tell system when; ping url; let know when event; http callback; post to url when; callback url; event callback; call me back; notify my server; inform my server
trigger: kick off; set off; fire off; get going; launch
run: kick off; get going; fire up; carry out
cancel: call off; abort; break off; stop running; stop waiting
lint: check configuration syntax; is configuration valid; check yaml; valid configuration; style errors; check syntax
syntax check: any errors in code; compile errors; does code compile; code valid
pretty printer: make code nice; nicely indented; tidy code; indent code; clean formatting; format source; beautify code; format code; code formatting; reformat code
format: make code nice; nicely indented; tidy; indent; clean formatting; make look nice; make readable
code completion: finish my code; suggest code; complete code; intellisense
find definition: where is it defined; jump to definition; where declared
references: where is it used; who calls; who uses; used by; usages; callers; where used; what calls
xrefs: where is it used; who calls; references to; callers; cross references; what calls
rename: give another name; call it differently; other name; different name; new name; name it; change name; change title
refactor: clean up code; restructure code
debugger: step through; stop at line; look at variables; debug session; halt program
breakpoint: stop at line; pause at line; halt at line; pause execution; halt execution
decompile: back to source; source of binary; turn binary into code; read binary; reverse engineer; machine code to c; understand binary; pseudocode
disassemble: machine code; assembly; assembler; instructions of binary
unit test: automated test; test class; test code
transport: move between systems; sap change request; transport request
activate: make active; put into effect; switch on
stack trace: where did it crash; crash location; error details
error: what crashed; app crashes; crashing; exceptions thrown; what blows up; thrown exceptions; bug in production; production errors
trace: slow request; where time goes; request path; follow request; time spent in
profile: which code slow; hot spots; performance of code
coverage: how much tested; untested code; tested lines
copilot: let ai do; ai do it; coding agent; ai fix; have ai write
notification: what needs attention; what did i miss; mark as read; new on github; unread
organization: company account; our company
team: group of people; who is in group; group of users; our group
collaborator: who has access; give access; people with access; let in; add person; project member; who can see; who can edit; work with me
member: who belongs; who is in; people in; add person; join group; who has joined; team mates; let into
namespace: groups i can use; personal space; where to create project
fork sync: bring up to date; update from original; catch up with original
upstream: backend servers; where requests go; target server; original repository; forward requests to
local changes: uncommitted; not committed; modified files; what did i change; changed files; not yet committed; working tree; dirty
bisect: which commit broke; first bad
gitignore: ignore files
large files: big binaries; lfs; binary files
hooks: run before commit; script on commit
worktree: second working copy; several checkouts
feature flag: turn feature on; toggle feature; gradually release; feature switch
sandbox: try out safely; safe place to run; isolated run; try code; playground
reset: throw away all edits; discard all edits; go back to commit; back to commit; undo all edits; forget all changes; drop local changes
import: external functions; functions from libraries; foreign functions; linked functions; used libraries
extract method: method of its own; own method; into own function; pull out into function; separate function; into a method
filter results: only critical; only serious; only important findings; only severe; only high
star repository: favourite a repo; favourite repo; like repo; give star; mark repo; favourite project
update pull request: change text of pr; change my pr; edit pr; modify pr; retitle pr
attachment: file that came with; file with error; came with
top nodes: eats most ram; most memory; eats most cpu; which node busy; busiest node; node usage; load of nodes; memory of nodes; usage of nodes
running images: docker images live; images live; live right now; containers live
end codegen: finish recording; stop recording test; end of recording
test connection: access work; does access work; does login work; connection working; can reach; credentials work; is connection ok
apply migration: run schema change; schema change; execute migration; change database structure
organization: which plan; our plan; plan is company on; what plan
export results: result as csv; results as csv; query as csv; results to file; result as file
network range: ip range; subnet; cidr block; range of ips; addresses in range
alert logs: happened to alarm; history of alarm; alarm so far; alert history
translation memory: translated before; similar sentence; earlier translation; translated already; how was translated
stage, track: git add; add to index; put into index; files into index; add files to commit; mark for commit; include in commit; add to staging
unstage, untrack: take out of index; take out of staging; remove from staging; not include in commit
pipeline status: is build green; did build pass; last run pass; ci pass; last run succeed; latest build ok; state of build; is ci ok; build broken; ci run pass; latest ci run
deployment status: is deploy done; deploy finished; did deploy succeed; rollout finished; deploy go through; state of deploy; did it ship
project events: what happened in repo; activity in repo; repo activity; latest activity; recent activity of project; who did what lately
maintenance: actively looked after; is it abandoned; still looked after; last updated library; anybody still working; still alive project; dead project
deprecated: no longer recommended; should not use any more; end of life; superseded by
segments: binary sections; memory regions; program sections; sections of binary; memory layout
unit test: aunit outcome; test class result
table contents: rows of table; browse table data; content of table; table entries; data in table
transition issue: drag card; drag ticket; move card from; move ticket to; set ticket to done; change ticket status; progress ticket; put into progress
environment: target setup; qa setup; staging config; test setup
prompt: instructions to bot; instructions to model; instructions for llm; system message
reaction, emoji: put emoji; react to; thumbs down; plus one
work item: unit of work; piece of work
ranking rules: relevance order; order of hits; how are hits sorted; how are results sorted; sort order of results; tune relevance; which hit first
pagination: max hits; number of hits; results per page; how many results; page size
synonyms: words that mean same; same meaning
api resources, apis: resource endpoints; kinds of resources; supported resources
secret: vault entry; vault credential; stored credential
llm: prompt of bot; ai model of bot; bot instructions; model of bot
solutions: answers by others; how people cracked; how others did; answers of others
list artifacts, artifacts: what files did; files produced; produced by ci; files of build; output of build; build outputs
update issue body: reword description; edit ticket text; change description of issue; edit issue text
comment: put remark; annotate code; add remark
remote repository: pull through cache; mirror of registry; proxy for registry; cache of packages; mirror proxy
component: design system element; reusable element; ui element of design
fix issues: repair build; build does not work; clean and reinstall; heal project
select page: switch tab; focus tab; other tab; another tab; change tab; go to tab
close browser, close: shut browser; quit browser; quit chromium; end browser
execute command: shell cmd; bash prompt; on command line; in terminal; run in shell
oauth: log into; sign in via; login in browser; browser login; authorize in browser
projects: apps list; monitored apps; list of apps
run pipeline: start ci; kick off ci; kick off circle; trigger ci; run ci
versions: library releases; module history; release history of; published releases
read files: cat sources; content of sources
upgrade: move to newer
`;
