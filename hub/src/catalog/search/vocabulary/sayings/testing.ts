/** What people say for testing and for tracking work: cases, runs, loads, tickets, boards, sprints. */

export const SAYINGS_OF_TESTING = `
create test case, test case: write test scenario; new test scenario; describe test; add test to suite; define test steps
list test cases, test cases: which scenarios do we test; what do we test; all test scenarios
test suite: collection of tests
test plan: what will we test; testing scope; plan for qa; plan for regression; regression plan
create test run, test run: start regression; start qa round; new round of testing; kick off regression; plan round of tests
test result, add result: mark test passed; mark test failed; record test outcome; log test outcome; set test to passed; did test pass
test results: how did tests go; what failed in last run; how many tests failed; red tests; outcome of tests; result of regression
flaky tests: tests that sometimes fail; unreliable tests; tests passing on retry; tests that come and go; unstable tests
run tests: execute specs; run specs; start test suite; try tests; run unit tests; run jest; run pytest; run all tests
coverage: how well tested; which lines are untested; what is not tested; tests missing for
load test, performance test: how many users can it take; hammer endpoint; many users at once; simulate many users; can site handle; will it hold under load; break under traffic
mock, mock server: pretend api; fake backend; fake api; simulate api; api that is not there
generate data, test data, fake data: fill with sample records; make up customers; placeholder records; invented records; random people; example records
accessibility: usable for blind; screen reader friendly; disabled users; wcag violations; contrast too low; keyboard only users
visual test, screenshot: layout changed; compare how pages look; pixel changes; did design break
performance audit, lighthouse: score of my page; seo and speed score; page quality score; how good is my site
take screenshot, screenshot: how page renders on phone; see it in safari; look in different browsers; on real phone
browser test, run test: check on safari; test on iphone; test on android phone
code quality, quality gate: is code good enough; is code clean; passes standard; code up to standard; release ready code
issues, code issues: code smells; messy code; smelly code; ugly code
duplications, duplicated code: copy pasted code; same code twice; repeated code
complexity: hard to understand code; convoluted code; too complex functions; spaghetti code
generate tests, test: write tests for; make unit tests; cover with tests; tests for function
search issues: find bug about; jql; anyone reported; has this been reported; bugs mentioning; is there ticket for
list issues: what is open; unresolved bugs; bugs left; outstanding tickets
my issues, assigned issues, assignee: tickets on me; what am i working on; tickets with my name; my todo in jira; my open tickets; my assigned work; what is on my desk
create issue: new defect; write up bug; write ticket; make ticket; put in ticket; note bug; new story; write user story; report defect; log defect; raise defect; add to tracker; create jira; new jira
update issue: set priority of ticket; change description of ticket; edit bug; fix title of ticket; set due date of ticket; change fields of ticket
assign issue, assign, assignee: give ticket to; hand ticket to; put colleague on ticket; change who works on; reassign ticket; pass ticket to; let someone else do ticket
transition issue, transition, update status: advance ticket; ticket to review; put ticket in review; ticket into testing; start working on ticket; set ticket done; mark ticket as done; move to next column
transitions, list transitions: possible next states; where can ticket go; allowed status changes; which statuses can follow
issue link, link issues: ticket blocks another; ticket depends on; this ticket duplicates; connect two tickets; relate bugs; tie tickets together
sub issue, subtask: child of ticket; ticket under ticket; break ticket into pieces; divide ticket; split story; split ticket
epic: umbrella ticket; parent of stories; stories under
add comment: say on ticket; write to ticket; add note to bug; reply to ticket
issue comments, list comments: what was said on ticket; conversation on ticket; discussion of bug
attachment, add attachment: attach log to ticket; put screenshot on ticket; upload file to ticket; add file to bug
get attachment, download attachment: screenshot on bug; get file from ticket
worklog, add worklog, log work, time entry: two hours on ticket; spent hours on ticket; put hours on ticket; book effort; enter time spent; hours into jira; charge time to ticket
changelog, history: who moved ticket; who changed ticket; when was ticket changed; past of ticket; what happened to ticket
watchers, watch: follow bug; get mails about ticket; cc me on ticket; stay on top of ticket
create sprint, sprint: plan next iteration; open new sprint; next two weeks; new iteration; set up sprint
sprint issues, sprint: what is in sprint; work of this iteration; current sprint tickets; what do we do this sprint; committed work; sprint content
start sprint, update sprint: kick off sprint; begin iteration; finish sprint; end iteration; close iteration
move issues to sprint, add issues to sprint: plan tickets into; pull stories into; tickets into next sprint; schedule for sprint; put in next iteration
backlog: things to do someday; unplanned work; not in sprint; waiting stories; what is not planned
board: view of team work; columns of tickets; wall of cards; team wall
create board: new kanban; new scrum board; set up board
cycle: this iteration; current cycle; two week cycle
initiative, project: strategic project
project update, status update: tell how project goes; report progress of project; project on track; project at risk; health of project
roadmap: future plans of product; upcoming features; plan for quarter
version, release version, fix version: planned for release; target release; mark version released
estimate: how big is ticket; points of story; story size; how long will ticket take; size ticket
priority: most urgent tickets; make ticket urgent; bump priority; raise priority; lower priority; most pressing
due date: when is ticket due; tickets overdue; missed deadlines; deadlines this week
velocity, burndown: how fast is team; points per sprint; are we on track; sprint going; progress of sprint
triage: sort incoming bugs; new unsorted tickets; go through new bugs
duplicate issue: same bug twice; is it a duplicate; already have ticket; existing ticket for
delete issue: trash ticket; remove bug; get rid of ticket
custom field, fields: own field on ticket; which fields has ticket; field names in jira
issue types: bug or story
projects, list projects: which jira projects; where can i create tickets; spaces for tickets
filter, saved filter: stored ticket search; my saved searches; predefined search
service request, create request: ask it for help; it support request; request new laptop; raise with it; help desk request
queue, queues: tickets waiting for support; support queue; unassigned requests
sla: time left to answer; breach of response time; overdue response
approval, approve request: okay request; sign off request
knowledge article, knowledge base: how to articles; self help articles; fix for known problem; help article
change request: planned change in production; change approval; production change
batch create issues, create issues: many tickets at once; bulk tickets
user story, story: as a user i want; write requirement; requirement ticket
acceptance criteria: when is it done; what must work; conditions to accept
link, issue link: what is stopping ticket; what blocks ticket; tie commit to ticket; tie pr to ticket; tickets in the way; connect pr to ticket
assignee, workload: who is drowning in; who has too much; who is overloaded; how much is on plate; who has capacity; workload of team
sprint issues, sprint: what is team working on; team chewing on; what are we working on
sub issue, subtask: carve epic up; carve up; chop story; slice story; slice ticket
transition, status: knock ticket into; shove ticket into; flip ticket to; bring ticket to done
watcher, watch: loop colleague in on; cc on bug; subscribe colleague
test results: which specs are red; which tests are red; failing specs; specs red
load test: hammer api; hammer server; pound server; flood api with; traffic storm; many requests per second
coverage: untested classes; nothing tests
screenshot, visual: look same as yesterday
create issue: pen down bug; jot bug; capture bug; open defect; bug to tracker
update issues, bulk: close stale tickets; tidy up backlog; clean up old tickets; bulk close
priority, rank: rank backlog; sort backlog; order backlog
issue type: story to epic; bug to story; turn bug into story; change kind of ticket
`;
