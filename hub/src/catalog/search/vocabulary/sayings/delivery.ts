/** What people say for code hosting and delivery: branches, reviews, builds, releases, deployments, flags. */

export const SAYINGS_OF_DELIVERY = `
search code: grep across repos; find in code; code that contains; code containing; string in codebase; search inside repositories; which file contains function
search repositories: find open source project; find repo about; discover projects; popular repos; repos about
search users: find coder; find account on github; github account of
get me, current user: who am i; which account am i; my own account; my login name; logged in as whom
create branch: split off from main; new line of development; cut from main; branch out from; branch for feature
delete branch: prune branch; remove merged branch; clean up branches; drop branch; get rid of branch
list branches: which branches; branches are there; all branches; open branches
compare: commits between tags; changes between releases; changed between tags; diff of two versions; what differs between; diff two branches
get commit: what is in commit; show commit; details of sha; look at commit; contents of commit
list commits: git history; latest commits; recent commits; who committed; what landed; what got merged lately; last commits on branch; commit log
create or update file, create file: commit file; add file to repo; save file in repo; write file to repo; put file in repository; commit single file
push files: several files in one commit; commit many files; push multiple files; commit batch of files
delete file: remove file from repo; drop file from repo
get file contents: read file from repo; show readme; raw file; download file from repo; open file in repo
repository tree: list files of repo; folder structure of repo; browse repo; files in repo; directory listing of repo
get pull request: pr details; info on pr; look up pr; show pr; state of pr; see pull request
list pull requests: which prs; prs waiting; pending prs; my prs; prs to review; outstanding pull requests
list merge requests: which mrs; mrs waiting; pending mrs; my mrs; mrs to review
pull request files: what files does pr touch; files changed by pr
pull request diff, merge request diff, diff: patch of pr; code changes in pr; lines changed in pr
pull request status, status: are checks green on pr; pr checks pass; can pr be merged; ready to merge
pull request comments, review comments: what did reviewers say; feedback on pr; remarks on pr; comments from reviewers; reviewer feedback; unresolved remarks
pull request review, create review: lgtm on
review comment, add comment: comment on line; comment specific line; note on line of code; inline remark; remark on code line
request review, request reviewers: ask colleague to review; ping reviewer; add reviewer; set reviewers; get someone to review; ask for second pair of eyes
update pull request branch: bring pr up to date; pr behind main; sync pr with base; branch behind base; merge main into pr
close pull request, update pull request: abandon pr; drop pr; discard pr; withdraw pr; kill pr
merge request approvals, approve merge request: sign off mr; okay mr; mr approval; who approved mr; approve mr
merge request discussions, discussions: threads on mr; unresolved threads; remarks on mr
merge conflict: cannot be merged; conflicting files; files in conflict; clash between branches
protected branch, branch protection: who may push; lock main; lock branch; require review before merge; rules for main branch; only merge after approval
fork repository: my own copy of project; copy repo to my account; copy into my namespace
create repository: start new project on github; new git project; make new repo; set up new project; initialise repo; publish project to github
update repository: make repo private; make repo public; change visibility of repo; repo settings; rename repo
archive repository: retire repo; mothball repo; freeze repo
delete repository: remove repo; drop repo; get rid of repo; wipe repo
repository languages, languages: written in which language; programming languages of repo; what languages
contributors: top committers; who contributes most; people behind project; most active developers
list releases: which versions are out; all releases; release history
latest release: current version of project; most recent release; last version shipped; last published version
list tags: which tags; all git tags
workflow, list workflows: which automations in repo; configured actions; actions in repo; automations set up
workflow runs, list workflow runs: past builds; last ci runs; action runs; what builds ran; recent ci
workflow usage, usage: billable minutes; ci minutes used; how long did actions take; minutes of build used
rerun failed jobs: retry only failed; repeat broken jobs; only red jobs; run failed jobs again; retry what failed
cancel workflow run, cancel pipeline, cancel: abort build; kill running build; stop ci; halt pipeline; abort pipeline; stop deploy; abort deployment
retry pipeline, retry: restart pipeline; give build another go; try build again
create pipeline, run pipeline: start pipeline; new pipeline run; run ci on branch; pipeline for branch; build my branch
get job logs, job log, build log: log of failed build; output of ci job; why did job fail; error in build; build error output; ci log; what did job print; failure log
pipeline jobs, list jobs: steps of pipeline; jobs in pipeline; which job failed; stages of build
pipeline schedule, schedule: nightly build; build every night; run pipeline nightly; recurring pipeline; scheduled build
trigger build, build: start jenkins job; queue build; run jenkins; kick off job
build queue, queue: waiting to build; what is in build queue; builds waiting; stuck in queue
download artifact, artifacts: get build files; download what ci made; zip of build; get binaries from ci; download jar from ci
ci variable, variables: secrets for pipeline; env for ci; pipeline secrets; settings for build; variables of pipeline
list runners, runners: which build machines; available runners; idle runners; machines that run ci
webhook: fire when pushed; tell url on push; callback on commit
deploy: get my changes live; push out release; release to users; send to prod; get it on production; release to production
list deployments: past deployments; what got deployed; deployment history; recent rollouts; what shipped when; previous deploys
get deployment: is my deploy live; how did deployment go; which version is live; deployment details; what version is deployed
deployment logs, build logs: why did deploy fail; output of deploy; deploy error; what happened in deploy; deployment failed why; failed deployment reason
rollback, revert: back to old release; undo last deploy; return to working version; undo bad release; go back to yesterday version; restore previous deployment
promote: move release to production; staging to production; make preview production; release to next stage
preview deployment: test url for branch; preview url; temporary environment for branch
environment variables: env vars of app; config of deployment; settings of deployed app; set api key for app; dotenv for app
dependency, outdated: upgrade libraries; old packages; packages to update; versions behind; which libraries need update
security alert, dependabot alert: vulnerable packages in repo; insecure dependencies in repo; security warnings on repo; repo security problems
secret scanning alert, secret scanning: api key in repo; keys pushed by accident; credentials committed; passwords pushed; token in git
notification, list notifications: my github inbox; what happened while away; unread pings; mentions of me; where was i mentioned
mark notifications read, mark read: clear inbox of github; clear notifications; dismiss all notifications
star: bookmark repo; save repo for later
create gist, gist: upload snippet; share log output; post code snippet; throwaway file
list gists: my snippets; my pastes; saved snippets
discussion, list discussions: forum of repo; community questions in repo; q and a of repo
copilot, assign copilot: hand issue to ai; let agent implement; have ai fix bug; bot should implement; give ticket to ai
add label, label: mark issue as bug; tag pr; categorize ticket; colour code issues
create label: define label; make tag for issues
list labels: which labels; available labels; tags for issues
create milestone, milestone: plan release date; group issues for release; new release target
project item, project: put issue on board; add to project board; card on project board; issue on board
add collaborator, add member: give someone access to repo; let colleague push; invite to repo; share repo with; let into project
team members: who is in dev team; members of our team; people in team
deploy key, ssh key: key for server to pull; machine access to repo
access token: create pat; new api key; revoke pat; token for ci; personal token
wiki page: page in project wiki; write to project wiki; docs in wiki; read project wiki
git status: what have i changed; anything uncommitted; is tree clean; pending changes in repo
git add, stage: prepare files for commit; mark files for commit; put in index; include file in next commit
git commit, commit: save my work; record my changes; write commit; make a commit
git diff, diff: what did i edit; show my edits; unstaged edits; staged edits; what would be committed
git log, log: history of repo; show past commits; what happened in git
git checkout, checkout: go onto branch; move to other branch; hop to branch; switch to branch
git reset, reset: throw away commits; unstage everything; move branch back; drop last commit; undo last commit
git merge, merge: merge branch into; combine two branches; join branches
git pull, pull: get latest changes; get newest code; update my checkout; sync with remote; latest from origin
git push, push: send commits to server; upload my commits; publish my branch; send branch to origin
git stash, stash: set my edits aside; shelve edits; hide my changes; save edits for later
git clone, clone: download project source; get code locally; get repo onto machine
git init: turn folder into repo; start version control; begin tracking folder; put folder under version control
git tag, tag: mark this version; name release point; label commit
git blame, blame: who broke line; who introduced; author of code line; when was line changed
git remote, remote: where does repo push; url of origin; add origin; change origin
feature flag, create flag, flag: hide feature behind; switch for feature; dark launch; toggle in production; ship feature hidden; roll feature out to few
toggle flag, update flag, flag: turn feature off for everyone; enable feature for users; switch feature off in production; kill feature; release feature to percent
flag status, flag: is feature on; who sees feature; which users get feature; stale toggles; flags nobody uses
experiment: test two variants; which variant wins; compare variants; a b test results
package versions: available versions of; what versions exist; latest on npm; newest on pypi; version on registry
publish package: put library on npm; upload package; push gem
blame: who nuked line; who is guilty of line; culprit of line; who put this line; whose code is this
request changes, review: bounce pr; send pr back; pr needs rework; push back on pr
release notes, changelog: what went into release; what went into version; what made it into; contents of release; news in version
deployment, list deployments: which sha is live; which commit is live; which build is live; what is in production; what runs in production; commit in production
workflow usage, usage: ci time burned; ci time used; build time used; ci bill; how much ci
unsubscribe, ignore, notification: squelch notifications; less github noise; stop repo mails; too many repo mails; repo spam
preview deployment, preview: throwaway deploy; throwaway environment; kick tyres of branch; branch sandbox
logs, job logs: why is build red; why is ci red; why is pipeline red; reason for red build; build blew up; build fell over; ci blew up
search repositories: projects about; open source projects; libraries on github; github projects
compare: what is ahead of main; how far behind main; branch versus main; what is on branch
merge: ship to master; land in main; get pr in; push button on pr
revert: back out merge; undo merge; undo pr
add label: slap label; stick label; mark ticket with
cherry pick: bring fix to release branch; port fix; backport fix; copy commit to branch
hotfix, create branch: urgent fix branch; emergency fix
pull request, ready for review: draft into real pr; draft is finished; end draft; no longer draft
merged pull requests, pull requests: what got merged; who merged what; merged last week; recently merged
`;
