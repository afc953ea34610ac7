/** Words of software development: code hosting, reviews, issues, builds, releases, analysis. */

export const SOFTWARE = `
merge request = mr ~ pull request = pr
merge request = mr ~ code review ~ change request
pull request = pr ~ code review
merge ~ accept merge request ~ integrate
review ~ approve ~ code review ~ comment
reviewer ~ assignee ~ approver
ticket ~ issue ~ bug ~ work item ~ task ~ incident
issue ~ bug ~ defect ~ problem ~ task ~ story
bug ~ defect ~ error ~ issue ~ fault ~ bug report
bug report ~ issue ~ error report
feature request ~ issue ~ enhancement ~ idea
task ~ to do = todo ~ item ~ action item ~ job
task ~ issue ~ work item ~ card
card ~ task ~ ticket ~ issue
story ~ user story ~ issue ~ requirement
epic ~ initiative ~ big issue
subtask = sub task ~ child issue ~ checklist item
backlog ~ open issues ~ queue
sprint ~ iteration ~ milestone ~ cycle
milestone ~ version ~ sprint ~ release ~ goal
roadmap ~ plan ~ milestones
board ~ kanban ~ scrum board ~ dashboard
column ~ list ~ lane ~ stage
priority ~ severity ~ urgency ~ importance
urgent ~ critical ~ high priority ~ blocker
status ~ workflow state ~ stage
transition ~ change status ~ move
workflow ~ process ~ automation ~ flow ~ pipeline
assignee ~ assigned to ~ owner ~ responsible person
assign ~ set assignee
reporter ~ author ~ creator
watcher ~ follower ~ subscriber
estimate ~ story points ~ effort
time entry ~ time log ~ worklog = work log ~ time spent ~ timesheet ~ hours
track time ~ time tracking ~ log time ~ time entry
comment ~ note ~ reply ~ remark ~ discussion ~ feedback
comment ~ annotation ~ message
note ~ comment ~ memo
discussion ~ thread ~ conversation ~ comments
thread ~ discussion ~ conversation ~ replies
mention ~ tag ~ reference
label ~ tag ~ category
repository ~ project ~ codebase ~ source code ~ git
project ~ repository ~ workspace
source code ~ code ~ file content ~ source
code ~ source ~ program ~ script
snippet ~ gist ~ code sample ~ paste
gist ~ snippet ~ paste
branch ~ ref ~ head
tag ~ release ~ version ~ ref
commit ~ revision ~ change ~ changeset ~ check in ~ sha
commit message ~ commit
commit history ~ log ~ commits ~ git log
diff ~ changes ~ patch ~ compare ~ difference
changed files ~ diff ~ changes
patch ~ diff ~ fix
blame ~ annotate ~ who changed
fork ~ copy repository ~ clone
clone ~ copy ~ checkout = check out
checkout = check out ~ switch branch
cherry pick ~ apply commit
rebase ~ merge ~ update branch
squash ~ combine commits
stash ~ save changes
push ~ upload commits ~ send
pull ~ fetch ~ update
conflict ~ merge conflict
readme ~ documentation ~ project description
wiki ~ documentation ~ knowledge base ~ pages
documentation ~ manual ~ reference ~ guide ~ readme ~ wiki
changelog ~ release notes ~ history ~ what is new
release ~ version ~ publish ~ deploy
release notes ~ changelog
contributor ~ committer ~ developer ~ author
developer = dev ~ programmer ~ engineer
maintainer ~ owner
organization ~ company ~ group ~ workspace
namespace ~ group ~ organization
continuous integration = ci ~ pipeline ~ build
continuous delivery = cd ~ deploy ~ pipeline
ci cd = cicd ~ pipeline ~ build ~ workflow
pipeline ~ build ~ job ~ workflow ~ ci ~ workflow run
job ~ pipeline ~ task ~ build ~ step
job ~ work ~ run
build ~ compile ~ make ~ pipeline ~ job
build log ~ job log ~ job trace ~ console output
job log ~ job trace ~ build log ~ build output
runner ~ agent ~ executor ~ worker
artifact ~ build output ~ package ~ file
stage ~ phase ~ step
trigger ~ start ~ run ~ fire
failed ~ broken ~ red ~ unsuccessful
test ~ spec ~ check ~ unit test
test report ~ test result ~ coverage
coverage ~ test report
teammate => member, user, colleague
roster => member, user
toolset = tool set => module, toolkit
subroutine => function, procedure, routine, method
routine => procedure, function
exploit => vulnerability, cve, weakness
security hole => vulnerability, cve, security flaw
advisory => vulnerability, notice, warning
abandoned => unmaintained, maintenance, deprecated, inactive
obsolete => deprecated, outdated
js library = javascript library = node library = node module = node package = js module = js package = js lib = npm package
rust crate = cargo package = crate => rust library
crates io => cargo, rust
gem => ruby package
jar => java library, maven package
python lib = python library = python package = python module = pip package = pypi package
go lib = go library = go package = go module => golang
dotnet library = dotnet package = nuget package
activity feed = activity stream => event, activity, timeline
outcome => result, report
test outcome = test result => test report
retitle => rename, change title, update title
relabel => rename, label
reword => edit, amend, rewrite
backport => cherry pick
uncommitted => working tree, unstaged, local changes
unstage => reset, untrack
shelve => stash
trunk > main branch, default branch, master
default branch => main branch, master
upstream > remote, origin
remote > origin, repository url
squash commit => squash, combine commits
green > passing, success
red > failed, failing
flaky => unreliable, intermittent
nightly => scheduled, daily
dry run => preview, simulate, validate
workflow run => pipeline, build
build agent => runner
build file => artifact
secret variable => secret, environment variable
dotenv => environment variable, variable
env vars => environment variables, variables
user story => story, issue
kanban => board
kanban column = swimlane = lane => list, stage, status
pull in => import
codeowner = code owner => approver, reviewer
bot => app, integration, agent
pair > connect, link
disassembly => assembly, disassemble
machine code => assembly, disassemble, binary
offset => address
memory layout => segments, memory map
binary section => segment, section
cross reference = xref => reference
autofix => quick fix, fix
lint rule => rule, check
ast = abstract syntax tree = syntax tree
bundle size => package size, size
download count => downloads, popularity
peer dependency => dependency
transitive dependency => dependency tree, dependency
test case => scenario, test
test env = test environment => environment
eval > evaluation, test
reindex => index, rebuild index
stemming => search settings
relevance => ranking, score
relevancy => ranking, relevance
hit > result, match
max hits => limit, pagination, page size
page size => pagination, limit
facet => filter, attribute
typo > spelling, misspelling
crack > solve, solution
coding puzzle = coding exercise = coding challenge = programming puzzle = algorithm exercise = algorithm problem => problem
solved => solution, submission, accepted
cmd = command => run command, terminal
bash prompt = shell prompt = command prompt => terminal, execute command
shell => terminal, command, bash
interactive session => terminal, process
log into => authenticate, oauth, login
oauth = oauth2 => authorization, login, sign in
sign in via browser => oauth, authentication
kick off => trigger, start, run
check style => lint
ticket text = issue text = issue description => issue body, body
reword => update, edit, body
build output = build outputs => artifact
produced by build => artifact
annotate => comment, note
c listing = decompiled code => pseudocode, decompile
pseudocode => decompiled
reverse engineer => decompile, disassemble
string reference => string, xref
callee => function called, outgoing call
caller => incoming call, xref
import table => import, external function
exported symbol => export
checkout => repository, working copy
working copy => checkout, local repository, repository
mirror => remote repository, proxy, sync
pull through cache = caching proxy = package proxy = package mirror => remote repository, proxy
artifact store => repository, artifactory
virtual repo => aggregate repository, virtual repository
large file storage = lfs
design system => component, style, variable
ui kit => component, library
design token => variable, style
breakpoint => pause, halt
step over => debugger step, step
call stack => stack trace, debugger stack
watch expression => variable, evaluate
watchpoint => breakpoint
run config => launch configuration
type hint => types, documentation
merge conflict = conflict => conflicting change
unarchive => restore, reopen
unstar => remove star, unfavorite
unpin => remove pin
unresolve => reopen, open again
velocity > speed, throughput, pace
burn down = burndown => sprint progress
burn up => sprint progress
cycle > sprint, iteration
initiative > epic, project
triage > classify, prioritize, inbox
estimate => size, points
underused => idle, unused
test suite => tests, test
assertion = assert => expect, check, verify
regression test => test case, test
visual test => screenshot, compare
headless => browser
chromium => browser, chrome
quit browser => close browser
switch tab = change tab = focus tab => select page, select tab
focus > select, activate, bring to front
inline frame = iframe => frame
apk => android package, android app
ipa => ios app
avd = android virtual device => emulator
hot reload => reload, restart
fix common problems => fix issues, repair, doctor
repair => fix, mend, heal
broken => issue, failing, error
compatibility => compatible, works with
superseded => replaced, deprecated
open source license = oss license => license
code smell => code quality, finding
manifest => descriptor, metadata
protobuf = proto => grpc schema
gql = graphql
dropdown = drop down => select, option
text field = textbox = input box => input, fill
checkbox = tick box => select, input
kyc check => validate customer, identity
sideload => install, install apk
runtime crash = runtime error => dump, exception
captions => transcript, subtitles
dangling = unlinked => orphaned
data hygiene = data quality = data cleanup => orphaned, duplicate
hotfix = hot fix => fix, patch
standup = stand up meeting => daily report, work report
retro = retrospective => sprint report, review
tracker => issue tracker, project
ts types = type declarations => typescript types, types
add on setting => plugin configuration
flick = fling => swipe
long press => tap, hold
peek => preview, quick look
sneak peek => preview
yara => rule, malware
sigma rule => detection rule, rule
eval = evals => evaluation test, evaluation
llm eval = llm evals = model evaluation => evaluation test
app under test => test target
build artifacts = build cache = generated files => clean, cache
undo commit = roll back commit => revert
earlier revision => previous version, revert
`;
