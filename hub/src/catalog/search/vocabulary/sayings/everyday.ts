/** What people say for the actions and plain things that tools of every trade have. */

export const SAYINGS_OF_EVERYDAY = `
batch: several at once; many at once; all at once; in one go; at same time; a bunch of; one request; together in one; all in one; a whole lot
bulk: several at once; many at once; all at once; in one go; pile of; a bunch of; hundreds of; thousands of; in bulk; mass
overview: at a glance; big picture; everything about; whole picture; in short; quick look
summary: at a glance; in short; in brief; boil down; key points; main points; short version; gist of; tldr; in few words; sum up
details: everything about; all about; full information; more about; tell more; learn more; know about; info on; info about; closer look; zoom in; particulars of
search: look through; go through; dig through; comb through; sift; rummage; scour; hunt down; anything about; anything on
list: look through; go through; run through; what is in; all of my; what all
list all: every single; each and every; complete list; without exception
history: what happened before; in the past; back then; earlier; over time; so far; up to now; until now; past changes
recent: lately; last few; just now; these days; newest ones; as of late
compare: which is better; which better; did better; does better; better or worse; how differ; what got better; next to each other; against each other; versus; pros and cons; stack up
relationship: related to each other; how related; connected to; depends on each other; are related; have to do with; belongs to; belong to
associations: belongs to; belong to; connected with; linked to; tied to; which belong; attached to
severity: how bad; how serious; how dangerous; how critical; how severe
revoke: make invalid; invalidate; no longer valid; take back; withdraw access; cut off access; kill token; cancel access
verify: make sure; double check; is it true; is real; prove; is genuine; is correct; check whether
validate: is it valid; is valid; is correct; well formed; any mistakes; check for mistakes; any errors; sanity check
preview: before it happens; what would happen; dry run; try without; without doing; simulate; see first
estimate: how much would; what would cost; roughly; approximately; guess how much; ballpark; about how much
confirm: agree to; say yes; give okay; do i agree; give consent
grant: let someone; give rights; give permission; entitle; authorize
role: make admin; make owner; make editor; make moderator; promote to; demote; change rights; set as admin; what may person do
update user: make admin; promote to; demote; change rights
owner: who is in charge; belongs to whom; who owns; in charge of; who is responsible
transfer: hand over; pass on to; give to someone else; make someone else; change owner; sign over
reset: back to default; go back to default; original settings; start fresh; factory settings; default value again; undo customization; set back
default: standard value; normal value; out of the box; initial value
import: pasted text; load a pile; from csv; from file; bring over; bring data; migrate from; feed data
ingest: put all files; put files into; load documents; index documents; feed documents; add documents; into vector store; make searchable
export: as a file; save as file; write to file; to csv; to excel; into spreadsheet; get data out; take data out; hand out as
count: how many; number of; how often; total number of
random: any one; surprise me; by chance; pick for me; pick one; whichever
available: which can i; what can i; can be used; to choose from; what choices; options are there; is there a choice; supported
types: which kinds; what kinds; kinds of; sorts of; which sorts; what sorts
settings: how is configured; how set up; options of; configured values; adjust behaviour; tune; customize; personalize; preferences
config: how is configured; how set up; settings of; configured values; settings of server; configuration values
preferences: my settings; my options; what i like; personal settings
authenticate: sign in; log on; log in; get in; connect account; link account; prove who; give credentials; sign on
login: sign in; log on; get in; sign on
authentication: sign in; logged in; am i logged; session valid; still signed in
logout: sign out; sign off; log off; end session; disconnect account; clear login
access token: get login key; login key; new key; key for requests
token: api key; login key; session key; is my key
move: put somewhere else; bring over; shift over; take to another; place elsewhere; send over; reassign place
copy: take over; carry over; same one again; replicate; one more like
reorder: other order; change order; change sequence; sort differently; put first; put last; move up; move down; rearrange; order of
resize: make bigger; make smaller; larger; smaller; change size; shrink; enlarge; blow up
increase: turn up; raise; more of; bump; higher
decrease: turn down; lower; less of; cut; reduce
split: break up; take apart; cut into; divide into; break into; in pieces
combine: put together; bring together; join up; mash; unite
group: put together; bundle; belong together; cluster; bring together
filter: only those; narrow down; only show; leave out; restrict to; sift
clear: wipe; empty out; make empty; remove all; delete all; throw all away; clean slate; get rid of all
delete all: wipe; clear out; get rid of all; throw all away; every one gone; everything gone
delete: make disappear; take it off; strike; scrap; dump; ditch; drop; bin; never want; off my; erase; kill; wipe; shred; scratch; undo creation; remove from
permanently: for good; forever; once and for all; never come back; irrevocably
archive: out of the way; not delete but hide; keep but hide; store away; no longer in use
activate: bring to life; make work; get working; put to use; set active
deactivate: put out of use; make inactive; stop working; put to sleep; set inactive
suspend: put on hold; temporarily stop; freeze; put to sleep; hold off
wait: until done; until finished; hold on; until ready; let finish
stop: bring to end; put end to; make end; cut short; break off; end it; halt; quit
cancel: do not want any more; changed my mind; no longer going; break off; stop running; call off
status: how far; is it done; is it finished; has finished; finished yet; ready yet; done yet; is ready; did it work; still running; succeed; went through; where are we; how is going; what state
progress: how far along; how much done; percent complete; far along; done so far
error: went wrong; does not work; not working; broken; keeps failing; failure of; what failed
logs: look what happened; read output; messages printed; what did it say; printed; record of what happened
diagnose: find out what is wrong; what is wrong; why not working; why broken; broken pod; troubleshoot; does not start; keeps crashing; get to bottom; sick
debug: find mistake; hunt bug; find out why; look into problem; does not load; fix problem
describe: everything about; details of; full details; all about
explain: what does it mean; make clear; in simple words; how does work; walk through
help: how do i; how to use; instructions for; getting started; show me how; how to install; how to set up; introduction
installation guide: how to install; how to set up; setup instructions; getting started; how to integrate; how do i install
suggest: any ideas; ideas for; what should i; come up with; tips for; what would you
recommend: any ideas; what should i; good ones; worth; what do you think; which should; advise
schedule: at certain time; later today; not now but; for tomorrow; at midnight; at noon; on a date; time for; at 5 pm; at 8 am
notify: let know; keep posted; give heads up; heads up; tell when; give notice; drop notice; inform about; buzz
subscription: keep posted; let know when; tell me when; be told; be informed; receive notices; get told; sign up for changes
template: ready made; ready to use; reusable; boilerplate; starting point; pattern for; prepared; predefined; pre made; off the shelf; starter
attach: put on; add to; stick to; pin to; tack on; hang on; clip to
upload: put up; send up; bring up to; drop into; place into; push up; onto server; to server
image: picture; photo; pic; snapshot of; graphic
file: attachment; document stored; thing on disk
thumbnail: small picture; tiny picture; small preview; cover picture
cover: title picture; front picture; header picture
profile: who is this; about someone; about this person; bio of; personal page; user details; account page; about myself
me: about myself; my own account; who am i; my own user
user: somebody; someone; person with account; people with account
search users: find someone; find person; find teammate; find colleague; look someone up; look up person; find somebody; who is called; by mail address; find people; look for people; person named
find user: find someone; find person; find teammate; find colleague; look someone up; look up person
member: who is on; who is in; who takes part; who belongs; people on; people of; part of
list members: who is on; who is in; who belongs; people on our; everyone in; everybody in; whole team
add member: let join; bring in; add someone; get someone in; take someone in; add person; put someone in
remove member: throw out; kick out; take out; no longer part; remove person; put out; take someone off; drop someone
comment: remark; leave word; say what i think; annotate; annotation; write under; note on; opinion on; drop a line under; note underneath; chip in
reply: answer to; answer in; write answer; respond in; answer under; say back; react to with words; get back
discussion: talk about; debate; forum; conversation about; talk in
rename: is called; call something; give name; another name; new title; change what is called; name differently; what called
title: what is called; name of; how is called
description: what is it about; text about; about text; words about
color: which color; paint; make red; make blue; make green; colored; tint; shade
label: tag; marker; badge; sticker; flag; colored mark
create: open; start fresh; set up new; make me; whip up; add another; begin new; make new; i need new; want new; produce; new one; get new; put up; bring in new; establish; set up
duplicate: one more of same; same thing again; exists twice; doubles; twins; already there
workspace: place for team; area for team; our area; working area; team space
space: fresh workspace; place for content; own area; area for
organization: our company; whole company; which companies am i; account of company; company i belong
project: piece of work; undertaking; job for client
folder: place for; container for; group things; drawer; binder; put things in
collection: pile; set of; group of; bundle of
object: item; thing; entry; element
record: entry; data about; line in; row; item in crm; value of
field: piece of information; attribute; value in; column; property of; entry in form
delete field: take attribute off; remove attribute; drop attribute; attribute off; remove property
value: what is stored; content of; what is in
type: which kind; what kind; sort of thing
schema: which fields; what fields; structure of; shape of data; how is built; layout of data; which attributes; data model
api: interface for programs; endpoint; machine interface
request: call endpoint; send http; hit endpoint; fetch from api; call api; http call
post: send data; http post; submit data to
health: everything okay; all fine; in good shape; up and running; doing well; feeling well
version: which release; how new; how old; what build; release number
update: newest version; bring up to date; make newer; get newer; refresh data
refresh: load again; fetch again; get newest data; newest data; reload data; pull new data; reload; fresh data; bring data up to date; up to date data
metadata: facts about; data about; info about; information on; properties of; basic facts
statistics: numbers on; numbers about; facts and figures; in numbers; how much is used; how often used; some numbers
stats: numbers on; numbers about; facts and figures; in numbers; how often; how well doing; performance numbers
usage: how much do we use; how much used; how often used; consumption of; used up so far; how busy; what do we use
cost: how expensive; what does cost; what would cost; how much pay; money for; price tag
time report: hours in total; total hours; how many hours; hours log; hours worked; worked last week; worked this week; worked this month; working hours; sum of hours
summary report: hours in total; total hours; how many hours; hours did we; worked last week; sum of hours
hours: time worked; worked time; how long worked
orientation: upright; sideways; landscape or portrait; which way up; held upright; turned
coordinates: at point; touch display; at position; at spot; x and y; exact spot
click on screen: touch display; touch screen at; tap at; press at; poke; tap on spot
visualization: look of chart; make chart look; look different; chart settings; appearance of chart; how is shown; show data differently
meta ads: facebook ads; facebook ad; facebook advert; instagram ads; instagram ad; facebook campaign; facebook advertising; facebook advertisement; instagram campaign
home assistant: smart home; smart house; my house; automated home; home automation
microsoft: office 365; office; m365; outlook; teams; sharepoint; onedrive
google play store: android app info; app store android; android app; app on android
apple app store: iphone app; ios app; app for iphone
new releases: just out; new albums; fresh music; new music; just came out; came out recently; newly published
trends: everybody talking; everyone talking; people talk; what is in; what is hot; in fashion; what is up; buzz; hype
membership: levels; who may; plan level
tiers: membership levels; levels of membership; paid levels; subscription levels; price levels; plans for readers
citation network: build on one another; papers connected; influence each other; how papers; web of papers; who builds on
medrxiv: unreviewed medical; not yet reviewed; medical preprints; before peer review
biorxiv: unreviewed biology; not yet reviewed; biology preprints
synonyms: treat as same; as same; mean same; same thing different; equal words; count as same; interchangeable
stack trace: where did stop; where stopped; call chain; chain of calls; which function called; how did get there; call stack
dumps: short dumps; crash reports; program crashes; runtime errors
outline: chapters; structure; chapter list; headings; skeleton; how is structured
heading: section title; chapter title; new section; subtitle; headline; title line
frame: area to group; box around; group things; region
custom resource definitions, crds: custom kinds; own kinds; custom objects; own object types; extension types
local repository: store own; store our own; own packages; own built; place for our packages; private packages
distance matrix: minutes by car; between several; between cities; how long between; by car between; all distances; many origins
elevation: how tall; how steep; height of mountain; meters high
bills: owe us; owes us; what do owe; amount owed; outstanding; open amounts; unpaid; still to pay
audit reports: who did what; report on activity; trail of actions
holder: who holds; who owns; owns most; hold most; biggest owner; shareholders
market cap: how much worth; worth in total; total worth; size of company; how big company
gift: present for; give away; for free
delegate: assistant read; somebody else read; read my mail; act on behalf; let someone handle; no longer read
autoresponder, vacation: answer automatically; reply by itself; automatic answer
poll: let vote; viewers vote; have people vote; let choose; let decide; quick vote; ask crowd
compare videos: which video better; which clips better; clips did better; video against
llm: brain of; brains of; brains; language model; model of
organization chart: tree of people; tree of staff; bosses and staff; bosses and employees
alert: wake up; wake somebody; wake someone; get attention; ring alarm; production is down; blow whistle
tcp proxy: let internet reach; reach from outside; open to world; reach database; make reachable; public access to database
deploy: make available; put out; go live; bring to users; get running; get it running; start service
deploy template: ready made stack; one click; start stack; prefab
package versions: which releases; available releases; all releases; versions out there; releases of
quality: any good; how good; is it good; good enough; worth using; trustworthy; reliable; well maintained
score: any good; how good; rating of; grade of; points
maintainers: who looks after; who takes care; who is behind; people behind; who runs package
environment variables: settings of service; values for service; secrets of service; env
list variables: settings of service; which secrets; all secrets; config of service; env vars; environment variables
shortcut: alias for; alias; link to document; pointer to; second entrance
audio: only sound; just sound; the sound; sound track; as mp3; without picture; no picture; spoken; listen to
webhook: tell my server; call my server; call my url; push to my server; let my server know; hit my url; send events to
channel history: written in channel; what was written; read up; said in channel; conversations of channel
inbox: what came in; things that came in; new things; to be sorted; unsorted
logbook: have finished; i finished; finished lately; done lately; what have i done
global search: look everywhere; search everywhere; in all spaces; across everything; search across
bulk: several at once; many at once; mass import; all at once; in one go
bulk delete: wipe several; delete several; mass remove; remove many
delegates: who can read my mail; read my mailbox; on my behalf; assistants with access; access to my mailbox
participant session: when did attendee; join and leave; who joined when; attendee join
quality check: linguistic checks; qa of translation; check of translation; translation mistakes
custom style, style: own text formatting; paragraph look; define formatting; text look; own style
broadcast: signal to everybody; push to everybody; tell everybody; to everyone in room; announce to all
thread replies: answers below; follow ups in; replies under message; reply chain
last interaction: when did i last; last chat with; last message with; last time i wrote; last talked
membership: which pipelines is; which lists is; belongs to which lists
loyalty: bonus points; reward scheme; frequent guest; bonus scheme; guest rewards; collect points
authorization: saved credit card; stored card; stored payment method; forget card; saved card; card on file
inbound: parse incoming; incoming mails; handle received
employee profile: personal file; hr record; staff record; record of colleague; staff file
media file: uploaded picture; uploaded image; image from library; picture from library
prediction: viewers bet; let bet; wager on; bet channel points; bet points
holder: owns shares; ownership of company; insider ownership; institutional ownership
historical market cap: worth changed; value changed over; how has worth; worth over time; past worth; past capitalisation
screen name: look up handle; profile by handle; user by handle; by nickname; by handle
publish: put content live; put live; go live with; make live
data loss prevention, dlp: sensitive info leaks; prevent leaks; data leakage; leak of data; stop leaks; information leaving
channel videos: creator clips; youtuber stats; how are clips doing; recent uploads
authors, users: authors on blog; who writes on; writers of blog
boards: my kanbans; kanbans; workspaces of cards
section: block of fields; fields block; new block
create post: write something public; publish on; skeet
project labels: project tags; tags of projects
event details: happening info; about event
shared drive: team drive; group drive; drive of team
retry: have another go; give it another try; once more; another attempt; do over; one more time
undo: go one step back; take last step back; reverse last step; make undone
redo: do it again after undo
merge: melt together; bring into one
merge duplicates: same thing twice; double entries; clean up doubles; listed twice; entered twice
find duplicates: what is double; entries that are same; same one several times
sort: in alphabetical order; largest first; smallest first; newest first; oldest first; highest to lowest; put in order
filter: without the ones; leave only those; only the ones
limit: upper bound; how much may i; ceiling
quota: hit the limit; how many requests left
rate limit: too many calls; too many requests; throttled
favorites: things i starred; my favourites; ones i like most
add favorite: put with favourites; remember this one; keep among favourites
remove favorite: no longer a favourite; take out of favourites; unstar
lock: nobody else can change; so that nobody changes; prevent changes
unlock: let change again; open up for changes; release lock
assign: who should do; make responsible; put in charge; hand job to
unassign: nobody responsible; take off somebody; no longer in charge
approve: give green light; give go ahead; wave through; say okay; rubber stamp
reject: give thumbs down; say no; not approve; send back for changes; do not let pass
pending approvals, approval: waiting for my okay; waits for sign off; what must i approve; needs my okay
escalate: bring to boss; tell superior; make more urgent
publish: let world see; show to public; no longer draft; out of draft
preview: how will it look; see before; look before
rewrite: say it better; put in other words; make it sound better; improve text; polish text
shorten: make it shorter; fewer words
translate: in my language; into another language; foreign language
summarize: what is the upshot; nutshell; only the essentials; what matters in
analyze: take a hard look; make sense of; draw conclusions; look for patterns
trend, statistics: going up or down; more or fewer than before; how has it changed; development of
forecast, predict: what will happen; what is likely; how will it go on; look into future; expected next
compare: put side by side; difference between two; what differs; spot difference
validate: did i fill it right
import: from old system; take over data; bring in list
export: hand data to
sync: keep both same; bring in line; same on both sides; keep in step; up to date on both
backup: in case something happens; safe copy; keep safe copy; save everything
restore backup, restore: bring back from copy; back from safe copy; as it was yesterday
connect: hook up; link up; tie together; wire up
disconnect: cut the tie; cut link; unhook
test connection: can you reach; does connection work; is it reachable; are we connected
reminder: so i do not forget; before i forget; tell me again
subscribe: keep me informed; let me hear about; whenever something happens
unsubscribe: do not tell me anymore; stop telling me; leave me alone with
notification settings: stop buzzing; what am i told about
invite: send a link to join; let people in; ask people to join
invitation: link to join; not yet joined
accept invitation: say yes to invite; i will join
decline invitation: say no to invite; will not join
leave: walk out
group: bunch of people
owner, transfer ownership: new owner for
tag: little words on
custom field: own column; box of our own
form: paper to fill in
attachment: paper clip; file that hangs on
link: tie to another
address: where does live; where do they live; house and street
phone number: how to call; number to ring
language: which tongue; what do they speak in
currency: which money; what money
amount: how much in all; sum of money
cheapest: least expensive; lowest price; for little money; bargain
quote, price: what would it cost me; what do you charge
available: still to be had; can still get; is there any left
popular: what everyone uses; most used; most liked
similar: more of this kind; same kind; of that sort
recommend: for someone who likes; good for me; what suits me
nearby: not far from; within walking
current: as of now; at this very moment; right this minute
latest: hot off press; brand new; most up to date
upcoming: soon to come; yet to come
today: this very day; before midnight
overdue: should have been done; past its date; too late already; behind schedule; missed date
`;
