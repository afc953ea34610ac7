/** What people say for the objects and actions of running systems: databases, cloud, networks, monitoring, security. */

export const SAYINGS_OF_OPERATIONS = `
create instance: spin up; bring up; new server; new machine; fire up server; stand up; rent server; get server; boot up new
create: spin up; stand up; bring into being; open new; from scratch; put together; brand new; come up with
delete: get rid of; tear down; throw away; throw out; take away; take down; wipe out; do away with; take off; kick out; no longer need; not needed any more; blow away; nuke; dispose of; clear out; permanently remove
update: bring up to date; make current; correct; fix typo; fill in; touch up; amend; adapt
get: look at; take a look; have a look; find out; what does look like; dig up; tell about
search: look for; hunt for; track down; dig up; dig out; where can i find; is there any; any about; come across; seek out; scour
list: which are there; what are there; all my; which do we have; what do we have; which exist; what exists; everything in; give overview; see all; overview of; what all; what kinds
stop: shut down; bring down; power off; take offline; switch off; turn off; take down
start: bring up; power on; switch on; turn on; fire up; boot up; get going
restart: turn off and on; bounce; reboot; power cycle; start over
enable: switch on; turn on; make active; put into effect; allow again; start using
disable: switch off; turn off; make inactive; take out of service; put out of action
pause: put on hold; stop for a while; halt for now; freeze; take a break
execute sql: ask database; run select; question database; run statement; query database; sql statement; select statement; run sql; run query; select from
execute query: ask database; run select; run statement; query database; sql statement; run sql
list tables: what is in database; which tables; tables are there; tables exist; tables in database
table schema: which columns; columns of table; columns does; what fields; structure of table; table structure; table layout; how is table built; columns and types; data types; table definition; fields of table
collection schema: which fields; structure of documents; fields in documents; document structure; document layout
find: query documents; look for documents; documents where; documents matching; documents with; entries where
insert: put in; add row; add document; store record; new row; put document; add entries; write record
upsert: add or update; insert or update; create or update; unless exists
count: how many; number of; how much are there; total number
aggregate: group and sum; totals by; average by; statistics by; group by; sum up by
distinct: different values; unique values; without duplicates; which values
drop: get rid of table; delete whole; throw away database; delete database; delete table; remove table
index: make faster queries; speed up queries; lookup structure; faster lookup
explain: why slow query; how will run query; query plan; execution plan; why is query slow
slow queries: what makes slow; long running; take too long; database slow; performance problem database; take longest; queries slow
lock: waiting for each other; deadlock; blocked queries; who blocks; blocking
connections: who is connected; open sessions; clients connected; logged on to database; connected clients
client list: who is connected; connected clients
database size: how big is database; space of database; database disk; how large
table size: how big are tables; biggest tables; largest tables; space of table
dbsize: how many keys; number of keys
migration: schema change; change structure database; alter database; database change; alter table; add column
revert migration: undo schema change; take back schema; roll back schema
extension: plugin of database; database plugin; add on
edge function: serverless code; function in cloud; code at edge; cloud function; lambda
anon key: public key for client; client key
advisor: tips about security; advice; recommendations; improvement hints; security advice; performance advice
typescript types: generate types; typed definitions
branch database: copy of database for tests; database preview
ttl: how long until expires; time to live; remaining lifetime; expiry
expire: time to live; vanish after; lifetime of key; remove automatically; forget after
cache: keep in memory; temporary value
set key: store value under; remember value; save value
get key: value of key; read value; what is stored under
hash: dictionary in redis; fields and values; field of key
lpush: put at front of list; add to beginning; front of list; head of list
rpush: put at end of list; add to end of list; queue up; end of list
lpop: take first from list; first element; take off front
rpop: take last from list; last element
llen: length of list; how long is list
sorted set, zadd: leaderboard; with scores; ranked set
publish: send to subscribers; broadcast message; pub sub; send to channel
stream: append log; event stream
scan: go through keys; keys matching; find keys; which keys
vector: similar meaning; embedding; nearest neighbours; similarity; semantically; similar items; nearest neighbor; closest match
vector search: similar meaning; nearest neighbours; by meaning; semantically similar; similar vectors; closest vectors
collection: set of documents; group of records
hybrid search: keyword and meaning; text and vector
text search: words in documents; full text
document: record in firestore; json object
batch write: several writes at once; many documents at once; many writes
increment: count up; add one; plus one; raise number; bump counter
searchable: which fields are searched; look into fields
filterable: narrow by; facets; filter by attribute
ranking rules: what comes first; order of results; relevance order; results order
stop words: ignore common words; words to ignore; filler words
synonyms: same meaning words; equivalent words; means the same
typo tolerance: misspelled; spelling mistakes; forgiving search; wrong letters; typing mistakes
facet: categories in search; counts per value
reset settings: back to default; factory settings; undo settings; original settings; defaults again
dump: full backup; back up everything; take backup; backup of database; copy of all data
snapshot: full backup; freeze state; backup; point in time; copy of state
backup: safety copy; keep safe; in case of loss; save copy
health: is up; is alive; is running; works; responding; still up; reachable; ok; healthy; working properly; up and running; available; alive
health check: is up; is alive; is it running; responding; still up; is reachable; healthy; works properly; up and running
ping: is up; is alive; is reachable; responding; answers
status: how is doing; going on; is up; how far; what happened to; how does stand; where does stand; state of; running ok
server info: version of server; about server; details of server
stats: numbers about; how much used; figures; usage numbers; how many; key figures
logs: what happened; what did print; messages of server; console output; why crash; output of; error messages; what does say; what went wrong; look into what happened; tail
get logs: what happened; console output; output of server; error messages; what went wrong; tail; print logs
pod logs: what does container print; output of container; container output
kubectl: kubernetes command
pod: running container; container in cluster; workload
node: machine of cluster; worker machine; server of cluster
namespace: part of cluster
port forward: reach service locally; access pod locally; tunnel to; local access to
rollout: update deployment; new version in cluster
service: running app; app on railway; backend service
variable: secret value; configuration value; env; environment setting; setting for app; config value; env var
domain: web address; own address; internet address; site address; custom address; website name; own url; custom url; hostname; our address; vanity url
create domain: point web address; own web address; custom address; connect domain; attach domain; own domain
dns: name to address; resolve name; which address belongs; where does name point; name resolution; resolve host; address of host; which ip; look up host
reverse dns: name of ip; which host belongs; hostname of ip; address to name; domain of ip; name behind ip
tcp proxy: reach from outside; open to internet; expose port; expose to internet; external access; outside access
volume: disk for service; keep data; persistent disk; storage for service; permanent storage; persistent storage
template: ready made stack; ready to use; prefabricated
region: where runs; location of server; which country servers; data center; closer to users
replica: copies running; how many copies; run several
cron: every night; every hour; every day; every morning; at fixed time; regularly; on schedule; repeat every; each night; recurring; periodically; nightly; hourly
schedule: every night; every hour; every morning; at fixed time; regularly; at certain time; later at; set for; for later; recurring; each week; automatically at
scheduled task: every night; every hour; every day at; at fixed time; regularly; recurring; job at; run at; periodically; recurring job
run task now: do not wait; immediately; right away; at once; right now; straight away
executions: past runs; when did run; earlier runs; history of runs; did it run; last runs; previous runs
api task: call url every; request at time; call endpoint regularly; hit url regularly; url every
command task: script every; run script at; shell command every; script at; run command at
ai task: ask model every; prompt every; ai every
command: in terminal; in shell; on command line; shell; bash; at the prompt; in console
process: running program; what is running; programs running; running on computer; which programs; task manager; apps running; what is eating cpu
kill process: stop program; end program; quit program; hanging program; frozen program; force quit; terminate program; close program; program hangs
terminate: stop program; end session; force stop; force quit
system info: about my computer; about computer; operating system; what machine; hardware details; memory and cpu; computer specs; specs of machine
battery: how much power left; charge left; charge level; laptop power; power left
clipboard: copied text; what i copied; copy to; paste; copy buffer; pasteboard
screenshot: picture of screen; picture of page; page picture; image of screen; image of page; what does page look like; how does look; what is on screen; photo of screen; screen picture; capture screen; snap screen; see page; screen grab; picture of website; picture of site; webpage picture; webpage image; show screen; print screen; picture of app; grab screen; capture page; capture webpage; shot of screen; screen image
notification: pop up on desktop; banner; show alert; desktop message; display message; pop up message
volume control, volume: louder; quieter; how loud; turn down sound; turn up sound; sound level; loud
dark mode: night colors; dark theme; black background; dark appearance
finder: selected files; file window
open app: start program; launch program; open program; start application
install app: put on phone; put on device; put app; sideload; install apk; onto phone
uninstall app: take off phone; remove app; take off device; remove from phone
launch app: start on phone; open on phone; open app; start app
tap: touch screen; press on screen; finger on; touch button; press button on phone
swipe: move finger; scroll on phone; slide finger; drag finger
type: enter text; write into; key in; type on keyboard; input text
press button: home button; back button; hardware button; volume button
orientation: portrait; landscape; rotated; turn screen; rotate phone; turn phone; upright; sideways
elements on screen: what can i tap; buttons on screen; what is on screen; what is visible; ui elements; accessible elements
screen size: resolution of phone; how big screen; display size; screen resolution
emulator: virtual phone; simulated phone; fake phone; pretend phone; simulated device; virtual device; android virtual
simulator: virtual iphone; simulated iphone; fake iphone; virtual phone; iphone on computer
list devices: which phones; connected phones; phones attached; attached devices; connected devices; plugged in phones; plugged in
doctor: is everything installed; check setup; check installation; set up correctly; check development; installed correctly
hot reload: without restart; refresh app
build app: make apk; compile app; create apk
pub get: fetch dependencies; install dependencies; download packages; fetch packages
clean: remove build files; delete build; fresh build; throw away build; delete untracked
logcat: messages of phone; phone log; device logs; android log
navigate: go to website; open website; open page; visit page; visit site; go to url; open url; open site; browse to; go to page; load page; load website; surf to; go to address; open address; visit website; call up page
navigate history: go back; previous page; go forward; back button; page before; one page back
click: press button; press link; push button; hit button; tap link; select link; choose link
fill: type into; enter text; fill in; fill out; write into field; put text into; enter into; into field; into box; input field
fill form: fill out; enter several; complete form; fill in form; several fields at once; fill fields; type into several
select: choose from dropdown; pick option; dropdown; drop down; pick from list; pick from menu
hover: mouse over; point mouse; put mouse; mouse pointer; move mouse; cursor over
drag: pull with mouse; move with mouse; drag and drop; drag element
dialog: pop up window; confirm box; alert box; confirmation window; popup; pop up; modal
upload file: choose file; attach file page; file chooser; file input
wait for: until appears; until shows; until visible; until text; wait until
evaluate: run javascript; execute javascript; js in page; run code in page; run js; script in page; javascript in page; execute js
console messages: javascript errors; errors in page; what did console; browser errors; browser console; page errors; js errors; console of page; console log
network requests: what does page load; calls of page; http traffic; which requests; ajax; xhr; api calls of page; requests made by; traffic of page; page load
emulate network: slow connection; slow internet; offline; 3g; bad connection; slow network; throttle
emulate cpu: slow computer; slow processor; slower device; slow down processor; slow device; weak phone; throttle
performance trace: why is page slow; how fast page; loading speed; page speed; web vitals; speed of page; page slow; measure page; website slow; slow website; load time; how fast website
resize page: window size; smaller window; mobile size; change window; browser size; viewport; different window; screen size browser
new page: open tab; new tab; another tab; fresh tab
close page: close tab; shut tab; get rid of tab
select page: switch tab; other tab; change tab; go to tab; active tab; bring tab
list pages: open tabs; which tabs; all tabs; tabs open
visible text: read page; text of page; words on page; page content; what does page say; text on website; page text
visible html: source of page; page source; markup of page; html source
scrape: get content of website; read website; grab page; pull website; content of page; take data from website; turn website into; extract from website; contents of web page; get text of website; read web page; fetch website; copy website; save website; website content; rip; harvest
extract: pull out; take out; pick out; get structured; data from page; get out of
observe: what can i click; what can be done on page; possible actions; clickable
act: do something on page; perform action on page; let ai click
session: open browser; start browser; new browser; browser window; cloud browser
close session: quit browser; shut browser; end browser; close browser; done with browser
codegen: record test; record clicks; generate test; write test from
user agent: pretend browser; pretend to be; identify as; disguise browser
save pdf: print page; page as pdf; print to pdf; webpage pdf; website pdf
iframe: embedded frame; frame in page; inside frame
search engine: google; search web; search internet; look on internet; look up online; find on web; find online; search online; internet search; on the net; look up on web; bing; google for; look it up; query google; search the net
incident: outage; something down; service down; emergency; production down; site down; system down; things on fire
create alert: page on call; wake up engineer; notify on call; page engineer; alert on call; raise alarm; sound alarm; call on call; alarm someone; get out of bed; page someone; page team; page the; trigger alarm; alert team; pager
acknowledge: saw it; take care of; i am on it; looking into it; working on it; seen it; ack; got it; will handle; am on it
close alert: over; resolved alarm; stop alarm; solved; all good; alarm over
list alerts: what is burning; open alarms; what is wrong now; current alarms; active alarms; ringing; any alarms; what alarms
escalate: higher level; next person; get boss involved; raise to
on call: who is on duty; who is on call; who has duty; whom to wake; duty this week; on duty; pager duty
alert: warn when; warn me; tell me when; notify when; warning; let me know if
monitor: keep watching; keep an eye; watch over; observe
metrics: how busy; load of server; measurements; numbers over time; how is performing
dsn: key for client; connect sdk; sentry key; project key
release: version of app; shipped version
events: single occurrences; errors with; error occurrences
seer: root cause; ai analysis; why does error; what causes; find cause
scan: look for weaknesses; security holes; check for security; is code secure; find security; check vulnerabilities
scan directory: check my code; code security; find security problems in code; check folder; is my code safe; security check code; sast
host info: what runs on ip; open ports; about ip; services on ip; what is running on; ip info; details ip; exposed services; what ports; about this ip
my ip: what is my address; my public address; my internet address; my address; own ip; external ip
ssl: certificate of site; https certificate; is certificate valid; certificate expires; when certificate; tls; encryption of site; site certificate
iot devices: webcams; cameras on internet; internet connected; smart devices exposed; exposed cameras; routers
kev: actively exploited; exploited in wild; used by attackers; being exploited; known exploited
epss: likely to be exploited; exploit probability; exploitation probability; chance of exploit; how likely exploited
newest cves: latest vulnerabilities; new vulnerabilities; recent vulnerabilities; fresh vulnerabilities; latest security holes
cpe: product identifier; software product name; affected software; affected products
isolation: cut off from network; take off network; quarantine; disconnect from network; infected computer; take offline; separate from network; off the network; contain machine; unplug
acquisition: collect evidence; forensic; gather evidence; evidence from computer; take evidence; capture evidence; secure evidence; image of machine
triage: look for traces; search for indicators; hunt for; indicators of compromise; yara; threat hunting; ioc
case: investigation; forensic case; file of investigation
asset: computer; endpoint; machine; managed device; device under management; workstation; laptop
evidence repository: where evidence is stored; store evidence; evidence storage
audit log: who did what; trail; record of actions; log of who; user actions; who changed settings; history of actions; activity of users; what did users do; admin actions
policy: set of rules; rules for; what is allowed
banner: message to all users; announcement at top; notice at top
retire: take out of use; no longer used; decommission
shutdown: power off; turn off; switch off computer; switch off machine; power down
reboot: turn off and on; restart computer; restart machine; start again; power cycle
uninstall: take off; remove software; remove agent; get rid of agent
role assignment: who has which rights; rights on subscription; who may do; access rights; who has access; iam
tenant: azure directory; company in azure
resource group: container of resources; folder of resources; group of resources
subscription: azure account; billing account
user permissions: what may i do; my rights; my permissions; allowed to do; what am i allowed; rights of user
intune: mobile device management; managed phones; company devices; managed devices
encrypt: make unreadable; protect with password; scramble
credential: login data; key for access; username and password; login details
consumer: user of api; client of api; api client
route: which path goes where; forward path; url path; path to service; direct requests; send requests to
upstream: backend servers; target servers; where requests go; load balancing; balance requests
plugin: extension; add on; extra function; add behaviour
rate limit: too many requests; slow down clients; requests per minute; limit requests; throttle
global rule: for all routes; every route; applies everywhere
gateway: entry to api; on premises connection; front door
artifact: built package; stored binary; binaries
repository: place for packages; package store; where packages; package storage
curation: blocked packages; allowed packages; package approved; may i use package; package allowed
runtime: running containers; what is running in; images running
xray: vulnerabilities of artifact; security of artifact; artifact security; artifact vulnerabilities
mission control: jfrog environment
access token: login token; new token; key for api; token for access; api token
project: group of resources
user: account of person; login; people with account
create user: give account; new account; add person; new login; open account for; sign someone up; new person; add colleague; onboard; set up account; account for
delete user: remove account; take away account; person left; close account; offboard; employee left; kick out; remove person
password: forgot; login secret; sign in secret
cost: how much does cost; price of; what will we pay; bill; spending; how expensive; what does cost
usage: how much used; consumption; credits used; how much have we used; used up
quota: limit left; how much left; remaining; allowance
resource class: size of build machine; machine size
test connection: can i connect; does connection work; connection ok; is reachable; check connection; works connection; try connection; connection works
uncordon: allow pods on; back into rotation; back in rotation; accept pods again; back into service; pods again; node usable again; reenable node; schedule again on
cordon: out of rotation; no new pods; stop scheduling on; keep pods off; take node out
drain: move pods off; empty node; evict pods; clear node; before node maintenance
taint: repel pods; keep certain pods off
enable: switch back on; turn back on; back on; active again; start working again
disable: switch off for now; turn off for now; stop from running
server status: is database ok; is database up; is database healthy; is server ok; health of database; database uptime; is db ok; db health
health check: is service up; is api up; still alive; is it alive; is it up; is it down; up or down; service reachable
storage size: how many megabytes; how many gigabytes; how much disk; how big is table; how big is collection; takes on disk; disk usage
collection: vector table; tables in vector; document table
vector search: semantic lookup; lookup embeddings; nearest neighbours; closest embeddings; most similar vectors; lookup by meaning; find by meaning; search by meaning
hash: whole dict; map with fields; dictionary in redis; read dict; all fields
list alerts: pages that went off; what is firing; alarms firing; alerts firing; went off at night; alarms of last
acknowledge alert: on it; taking care of alarm; seen alarm; stop paging
snooze alert: quiet for hour; silence alarm; stop alarm for
list processes: what is running; programs running; programs are going; what programs are; tasks running; what eats cpu
kill process: end task; force quit; end program; stop frozen program; program hangs
list apps: programs on phone; software on phone; software on handset; apps on phone; what is installed; programs on device; installed programs
list devices: connected phones; phones connected; phones and emulators; attached phones; plugged in phones; which phones
logcat: phone messages; device messages; device logs; phone debug
emulate network: slow internet; make internet slow; slow connection; bad connection; simulate slow; act offline; pretend offline
emulate cpu: slow computer; slow device; simulate slow processor
fill form: all inputs; fill inputs; type into all; several fields at once; complete form; inputs of page; enter details into form
navigate: open webpage; open page; open site; go to site; browse to; load page; open website
close session: quit browser; shut browser; end browser
pause project: hibernate database; put database to sleep; suspend database; suspend project
select tenant, select subscription: switch directory; switch account; pick account; which account to work; change subscription
public ip, my ip: external ip; address on internet; outside address; public address
newest cves: fresh security holes; new security holes; fresh vulnerabilities; latest security holes; latest exploits; newly published vulnerabilities
organization: tenants in; customer tenants
permission: who may access; acl of; access list; rights on
service, upstream: change backend; point to other backend; backend behind gateway
`;
