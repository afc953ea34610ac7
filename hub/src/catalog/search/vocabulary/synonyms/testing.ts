/** Words of testing and of issue tracking: plans, cases, runs, loads, defects, boards, estimates. */

export const TESTING = `
test plan; test strategy => plan, test
test scenario; test script => test case
test step; case step => step, test case
test cycle; test execution; execution of tests; test session => test run
test run results; run results; run outcome => test results
test folder; test section => section, suite
qa plan; qa cycle => test plan, test run
pass rate; pass percentage; success rate of tests => test results, statistics
failed test; failing test; red test; broken test => test results, failed
test failure; failure reason => failed test, failure
flaky test; unstable test; intermittent test; nondeterministic test => flaky
test history => test results, runs
smoke test; sanity test; sanity check => test
acceptance test; acceptance testing => test
acceptance criteria; definition of done => description, requirement
bdd = behavior driven development = behaviour driven development => scenario, test case
integration test; integration testing; api test => test
contract test; consumer driven contract => test
end to end test; e2e test; browser test; ui test; functional test => test, browser
component test => test, component
snapshot test => test, snapshot
mutation test; mutation testing => test
fuzzing; fuzz; fuzz test; fuzzer => test, scan
property based test => test
load test = load testing; stress test; soak test; spike test; volume test => performance test
virtual user; concurrent users => load test
load generator; traffic generator => load test
test double; test stub => mock
mock server; mock api; fake server; stub server; service virtualization => mock
fake data; dummy data; synthetic data; made up data => test data, mock data, generate
code coverage = test coverage; line coverage; branch coverage => coverage
uncovered lines; untested lines; missing tests => coverage
cross browser; cross browser test; browser matrix => browser
device farm; device cloud; real device = real devices => device
visual diff; visual regression; pixel diff; screenshot diff; image diff => visual, compare, screenshot
accessibility audit; accessibility scan; a11y scan; wcag; a11y audit; a11y check => accessibility
color contrast; contrast ratio => accessibility, contrast
lighthouse; web vitals; core web vitals; page speed = pagespeed => performance, audit
lcp = largest contentful paint => performance, web vitals
inp; interaction to next paint => performance, web vitals
cls = cumulative layout shift => performance, web vitals
fps = frames per second; frame rate => performance
memory leak; heap snapshot; heap dump; memory snapshot => memory
cpu profile; flame graph = flamegraph; flame chart => profile, performance
page object; css selector; test id => selector, element
auto wait; explicit wait; implicit wait => wait
test recorder; record and playback; record test => codegen, record
test automation; automated testing; automated test => test
manual test; manual testing; exploratory test; exploratory testing => test case
test environment; test bed => environment, staging
test parameters; data driven test => parameters, test
trace viewer; playwright trace => trace
code quality; code health; technical debt = tech debt => quality, issues, measures
cyclomatic complexity; cognitive complexity; code complexity => complexity, metrics
dead code; unused code; unused export => unused, lint
duplicate code; duplicated code; code duplication; copy paste detection; clone detection => duplication
quality profile; rule set => rules
code metric; lines of code => metrics, measures
static analyzer = static analyser; code analyzer = code analyser; linter => analysis, lint, scan
compiler warning; compiler error; build error => errors, problems
bug tracker = issue tracker; ticket system; ticketing system; issue tracking => issue, ticket
bug triage; issue triage => issues, priority
defect report; bug ticket; defect ticket => bug, issue
repro steps; steps to reproduce; reproduction steps => description, issue
replicate bug => debug
expected behavior = expected behaviour => description
known bug => issue
showstopper; blocker bug; p1; sev1 = sev 1; p0; critical bug => critical, priority, severity
low hanging fruit; quick win => issue
kind of ticket => type
issue key = ticket number = issue number = ticket id = ticket key; bug number => issue id, issue
ticket status; workflow status; column of ticket => status
custom field => field
linked issue; related issue; linked ticket; issue relation => link
parent ticket; parent issue; parent task => parent
child issue; child story; sub story => subtask, sub issue
blocking issue; blocker ticket; dependency of ticket => link, relation
issue history; ticket history; change log of ticket; ticket changelog => changelog, history
ticket attachment => attachment
ticket note => comment
issue search; ticket search; jql = jql query; issue query => search issues
saved filter; issue filter; custom query; shared query => filter, query
issue template => template
bulk edit; mass edit; bulk change; mass update => batch, update, bulk update
bulk create; mass create; batch create => create, batch
stale ticket; stale issue; zombie ticket => issues, updated
overdue ticket; overdue issue => due date, overdue
due date; target date; deadline of ticket => due
story point = story points; t shirt size; complexity points => estimate, points
original estimate; remaining estimate => estimate, time tracking
logged time; time logged; effort logged; booked time => worklog, time entry
spent time; time spent report => worklog, time entries
sprint planning; sprint backlog; plan sprint => sprint, backlog
active sprint; open sprint; running sprint => sprint, current
sprint goal => goal, sprint
close sprint; finish sprint; end sprint => update sprint, complete sprint
sprint report; sprint summary; sprint metrics => sprint, report
sprint capacity; team capacity => capacity
lead time; cycle time; throughput of team => metrics, analytics
dora metrics; deployment frequency; change failure rate => metrics, deployment
wip limit; work in progress limit => board, limit
backlog grooming = backlog refinement => backlog
product backlog => backlog, issues
scrum team; agile team => team
scrum master; product owner => role
agile board; scrum board; sprint board => board
quick filter => filter, board
fix version; affected version; target release => version, release
issue component; project component => component
area path; iteration path => area, iteration
watch issue; follow issue; subscribe to issue => watcher
vote for issue; upvote issue => vote
ticket owner; issue owner => assignee
ticket reporter; issue reporter; raised by => reporter
unassigned tickets; unowned tickets => assignee, issues
request queue => triage, inbox
service desk = servicedesk = help desk = helpdesk; support desk => ticket, request, customer
support request; service request; help request => ticket, request
problem record; problem ticket => problem
configuration item; cmdb => asset, configuration
customer request; customer feedback; feature idea; wish list => feature request, feedback
roadmap item; big rock => epic, initiative, project
theme of work; program increment => initiative, epic
project update; status update of project; project status => update, status
project lead; project owner; project manager => lead, owner
archived project => project, archive
workspace member => member, user
gantt chart; project timeline => timeline, schedule
dependency map; dependency between tickets => link, relation
burn chart; burn down chart; burn up chart => burndown
team bandwidth; bandwidth of team => capacity
ticket timeline; issue timeline => events, history
regression pack; regression suite => test suite, test run
test data set; test fixture => test data
test environment down; test bed status => environment, status
severity one; sev one; priority one; p1 ticket => critical, priority
ticket backlog; bug backlog; bug list; defect list => list issues, issues
bug bash; bug hunt => issues, test
triage queue; triage board; inbox of issues => triage
definition of ready; grooming session => backlog
work log; effort log; timesheet line => worklog, time entry
cross functional team; feature team => team
`;
