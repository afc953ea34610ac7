/** Words of code hosting and delivery: branches, reviews, builds, releases, packages, flags. */

export const DELIVERY = `
monorepo = mono repo => repository, workspace
changelist => commit, diff
patch set = patchset => revision, diff
commit hash = commit id = commit sha = git hash => commit
short hash; short sha => commit sha
branch tip = tip of branch = head commit; latest commit => last commit, commit
topic branch = feature branch; working branch; bugfix branch => branch
release branch; maintenance branch => branch
mainline = main line => main branch, default branch
base branch; target branch => branch
compare branches; branch comparison => compare, diff
commits ahead; commits behind; ahead behind => compare, divergence
merge queue; merge train => merge
auto merge = automerge; merge when green; merge when pipeline succeeds => merge
fast forward => merge, update branch
three way merge => merge
merge base; common ancestor => compare
mergeability; mergeable; merge status => merge, conflict
draft pull request; draft pr; wip pr; work in progress pr => draft
draft merge request; draft mr; wip mr => draft
ready for review = mark as ready; undraft => draft, update pull request
lgtm => approve, review
ptal => review, request review
nitpick; nit => review comment
inline comment = line comment = diff comment; code comment => review comment, comment
review thread = review conversation; diff discussion => discussion, review comment
code suggestion; suggested change => suggestion, review comment
peer review => code review, review
re request review; request another review => request review, reviewers
dismiss review; drop review => dismiss
approval count; required approvals => approvals, approval rule
branch policy; branch rule; ruleset => protected branch, branch protection
commit signing; signed commit; verified commit => signature
submodule = sub module => git submodule
shallow clone; partial clone => clone
git remote => remote
git author; commit author; committer => author
squashed commit; fixup commit => squash
force push; forced push => push
tracked files; untracked files => git status
working directory status; dirty tree; working tree => status
staging area; git index => staged, add
log graph; commit graph; commit tree; network graph of commits => commit history
annotate file => blame
repo tree; repository tree; file tree; source tree => tree, contents
raw file; raw content => file contents
commit file; single file commit; save file to repo => create or update file
push several files; multi file commit; commit multiple files => push files
visibility of repo; private repo; public repo => repository visibility, visibility
transfer ownership; transfer repo => transfer
archive repo; freeze repo => archive
stargazer = stargazers => stars, starred
code owner file; codeowners => owners, approval
pull request template; pr template; issue template => template
pr description; pull request body; pr body => description, body
pr title; pull request title => title
pr checks; required checks; commit status; build status => status, check runs
check suite => status, check
pull request files; changed files in pr => diff, files
pr comments; pull request comments => comments, review comments
pr size; size of pull request => diff stats
git provider; scm = source control management = source control; vcs = version control system => git, repository
source code manager => repository, git
code forge => git, repository
dvcs => git
svn; subversion => version control, repository
perforce; p4 => version control
mercurial => version control, repository
stacked diffs; stacked prs => pull request, branch
revert commit; backout => revert
github actions = gh actions = gha => workflow, workflow run
action secret; actions secret; repo secret; repository secret => secret, variable
workflow dispatch; manual trigger; dispatch workflow => trigger workflow, run workflow
workflow file = pipeline file; ci file; ci config; pipeline definition; pipeline yaml => configuration, workflow
gitlab ci; gitlab yml => pipeline, ci
jenkinsfile => pipeline, jenkins
ci minutes = build minutes = compute minutes; billable minutes; runner minutes => usage, billing
ci run; ci build; ci job => pipeline, workflow run, build
failed jobs; broken jobs; red jobs => failed job
rerun failed; retry failed; rerun broken jobs => rerun failed jobs
rebuild = build again = re build => retry, rerun, build
cancel build; abort build; kill build => cancel
build queue; queued builds; waiting builds; build backlog => queue
build id => build
past builds; previous builds => list builds, builds, runs
build duration; how long builds take => duration, usage
build trigger; build schedule => trigger, schedule
build step; pipeline step; ci step => step, job
build matrix; job matrix => matrix
build parameters; build params => parameters
build config; build configuration; build definition => definition, configuration
build annotations => annotation
manual job; manual step => job
downstream pipeline; child pipeline; triggered pipeline => bridge, pipeline
upstream pipeline; parent pipeline => pipeline
ci runner; self hosted runner; hosted runner; shared runner => runner
build farm; build node; build slave; build server; ci server => agent, runner, node
ci cache; dependency cache; actions cache => cache
build badge; status badge => badge
deploy pipeline; release pipeline; delivery pipeline => release, deployment
quality gate; merge gate => quality gate status, gate
deploy preview = preview deployment; preview build; review app; preview environment; ephemeral environment => preview, deployment
blue green; canary; canary release; canary deployment => rollout, deployment
progressive delivery; staged rollout; gradual rollout; phased rollout; percentage rollout => rollout, feature flag
promote build; promote deployment; promote release; promote to production => promote
redeploy; deploy again => deploy, restart deployment
previous deployment; last good deployment; last known good => rollback, deployment
deploy freeze; change freeze; code freeze; freeze period => freeze
deployment log; deploy log => build log, deployment events, logs
deployment approval; approve deployment; deployment gate => approval, environment
release candidate = rc; prerelease = pre release; beta release => release
release train; release calendar => release
release asset; release download; release binary => asset, release
latest release; newest release; most recent version; current release => release, latest version
semver; semantic version; semantic versioning => version
version bump; bump version; version upgrade => version, update
version range; version constraint => version
generated notes; auto generated release notes => release notes
changeset notes => changelog
package feed; package source => registry, packages
package manager; dependency manager => package
package publish; publish package; push package => publish
yank; unpublish package; delist package => deprecate, delete package
dependency bump; dependency upgrade; dependency update; upgrade dependencies; bump dependencies => outdated, update
dependency graph; dependency tree => dependencies
dev dependency; dev dependencies => dependencies
lock file = lockfile => dependencies
outdated packages; stale dependencies; old dependencies => outdated
dependabot => dependency, alert
container registry; docker registry; image registry; image repository => registry, images
helm repo; chart repository; chart repo => helm, repository
feature gate = feature switch; kill switch = killswitch; release toggle => feature flag, flag
flag variation; flag variant => variation, variant
flag targeting; targeting rule; audience rule => targeting, segment
stale flag; old flag; dead flag; flag cleanup; flag debt => feature flag, archive
ab test = split test = a b test; a b testing; experiment arm => experiment
project board; projects board; github project => project, board
issue form => template
good first issue; starter issue => issue, label
code search; grep code; search codebase; grep repo => search code
usage of api in code => search code
repo insight; repo traffic; repository traffic => insights, statistics
commit activity; commit stats; code frequency; punch card => statistics, activity
contribution graph; contribution calendar => activity, contributions
fork network => fork
org member; organisation member => members
outside collaborator; external collaborator => collaborator
personal access token = pat => access token
fine grained token; scoped token => access token
machine user; bot account; service user => service account
ssh public key; public key => ssh key
deploy token => token, deploy key
git lfs => large file storage
code review bot; ai reviewer; ai review; copilot review => review
coding agent; ai coder; swe agent; copilot agent => copilot, agent
codespace = codespaces; cloud dev environment; cloud ide; dev container = devcontainer => workspace, environment
github pages; gitlab pages => pages, site
security tab; code scanning alert; codeql => code scanning, alert
discard local edits; drop local edits; throw away edits; undo local edits => reset, discard, restore
tarball; sdist; wheel file; source archive => package, archive, publish
job transcript; ci transcript; build transcript => job log, logs
code proposal; change proposal => pull request
beta group; beta cohort; user segment; target audience of flag => segment
provenance; attestation; slsa => signature, attest
release channel; release track; release ring => release, version, track
code freeze window; deploy window => freeze, schedule
golden path; paved road; service template => template, scaffold
branch naming; stale branch; dead branch; merged branch => branches, delete branch
merge strategy; merge method => merge
commit message template; conventional commit => commit
history rewrite; rewrite history; filter repo => rebase, history
pull mirror; push mirror; repo mirror => mirror, remote
repo import; import project; migrate repo => import
webhook of repo; repo hook; push hook => webhook
status of commit; commit check => status, check runs
`;
