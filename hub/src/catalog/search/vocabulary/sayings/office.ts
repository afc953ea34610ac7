/** What people say for the objects and actions of the office: mail, chat, calendars, tasks, documents, files. */

export const SAYINGS_OF_OFFICE = `
send email: write to; drop a line; shoot mail; fire off mail; mail someone; write mail; email someone; send mail; send letter
send message: write to; drop line; ping someone; tell someone; let team know; text someone; tell team; let know; inform colleagues; say in chat; say hello; write in channel; tell everyone; message someone; contact someone; give shout
post message: tell team; let team know; say in channel; tell channel; announce in channel; write in channel; tell everyone; inform team; message channel
reply: write back; get back to; answer mail; respond to; answer them; respond message
forward: pass on; send along; send on; hand on; pass mail on
auto forwarding: send copies elsewhere; pass all mail on; all my mail to other address
vacation: out of office; away message; automatic reply; auto reply; auto responder; automatic response; not in office; absence message; autoresponder; am away; on holiday message; absence note
draft: write but not send; unsent message; prepare mail; prepare message; not sent yet; unfinished mail; started writing; half written
trash: throw away; put in bin; get rid of; bin it; throw out; recycle bin; waste basket; deleted things; dustbin
untrash: take out of bin; out of trash; bring back deleted; recover deleted; restore from bin; rescue from trash; undelete
empty trash: delete for good; delete forever; clear bin; permanently delete; throw away for good; empty bin; empty recycle bin
restore: bring back; get back; recover; deleted by mistake; deleted accidentally; lost file
inbox: new mail; what came in; unread mail; incoming mail; received messages; mails received; arrived mail
unread: not read yet; new messages; what did i miss; not looked at
label: sort mail; folder for mail; organize mail; mark mail
filter: sort automatically; automatic rule; mail rule; sort incoming; route incoming; sorting rule; move automatically
attachment: attached file; file in mail; enclosed; file sent with; file from mail; file that came with
delegate: let assistant read; give access to mailbox; someone else handle mail; on my behalf; act for me; access to my mailbox
signature: text under mail; end of my mail; mail footer
send as: other sender address; different from address; alias address; alternative sender; another address send
spam: unwanted mail; junk mail; block sender
unsubscribe: stop receiving; take off list; no more mail; opt out; stop newsletter; stop getting; remove from mailing
subscribe: put on list; add to list; sign up; opt in; get notified; receive updates
newsletter: mail all subscribers; mail to readers; regular mailing
bulk email: mail many; mass mail; mail everyone; mail all customers; same mail to many; send to hundreds; send to many
email template: reusable mail; mail layout; prepared mail; canned mail
thread: whole conversation; all replies; mail chain; back and forth; full exchange; email chain; mail conversation; conversation history
channel history: what was said; what people wrote; last messages; read chat; catch up; what did i miss; earlier messages; what was discussed
messages: what was said; what people wrote; read chat; what did say; chat history; what did write; talked about
thread replies: answers under message; responses to message
direct message: write privately; private chat; privately; one on one chat; one to one; dm; in private
room: chat place; group chat; space for team; chat space; where team chats
channel: chat place; group chat; chat room; where team chats; voice room
create channel: new chat room; open channel; place to talk; new place to chat
pin message: keep on top; keep at top; stick to top; fix at top; stays visible; highlight message; stick message
reaction: thumbs up; react with; smiley; emoji on; like message; heart
invite: let in; get someone in; add someone; bring in; link to join; ask to join; bring on board; bring aboard
kick: throw out; put out; show door; take out of; get rid of person; remove from server; eject; expel
ban: keep out; keep away; throw out for good; kick for good; never come back; lock out; permanently block; exclude; shut out; permanently remove; troublemaker; kick out; banish; out for good
timeout: silence for; mute for; shut up; temporarily silence; for ten minutes; gag; mute user; cool down; stop talking
mute: stop hearing from; silence; no notifications; leave me alone; be quiet
block: stop contacting; never hear from; keep away; no contact; stop bothering
moderate: clean up chat; keep order
role: what may do; rank of user; powers of; user group; rights of; position of user
presence: who is online; available now; at desk; online now; active now
user profile: who is; details about person; about person; about user; person details
whoami: who am i; which account; logged in as; which user am i; my own account; signed in as; my identity; my user; about me; current login
get me: who am i; which account; logged in as; my own account; signed in as; about me; my user; my profile
user: colleague; coworker; teammate; someone; people in workspace; employee; who works here; everybody here
event: meeting; put in calendar; what is on; block time; block slot; when is; save the date; calendar item; get together; in my diary; on my calendar; appointment; pencil in
create event: put in calendar; schedule meeting; set up meeting; block time; make appointment; add to diary; arrange meeting; plan meeting; put meeting; book meeting; calendar entry; new meeting; pencil in; add to calendar; organize meeting
list events: what is on today; what do i have today; my day; my agenda; what is planned; busy today; next meetings; upcoming meetings; day look like; this week schedule; my schedule; my meetings; meetings today
delete event: call off meeting; cancel meeting; drop meeting; cancel appointment; take off calendar
update event: move meeting; push meeting; shift appointment; postpone meeting; reschedule; meeting later; other time; change meeting
move event: other calendar; different calendar
freebusy: when is free; who is free; find time; free slot; is busy; is available; have time; common time; when can we meet; time that suits; find slot; when everyone free; free time; has time
quick add: in plain words; in natural language; just type; one line
calendar: my diary; my planner; my schedule; date book; planner
appointment: put in calendar; book visit; make date; doctor visit; meeting time; book slot
slot: open times; bookable times; possible times; free times
attendee: who is coming; who will attend; people invited; guests
participant: who took part; who was there; who attended; who joined; who was in; people in call; who showed up
recording: recorded meeting; video of meeting; watch meeting again; recorded call; listen to call; meeting video; missed meeting
transcript: what was said; what did say; what everyone said; spoken words; words spoken; written record; text of conversation; text of video; text of call; word for word; who said what; talk in text; verbatim
transcript entries: what exactly said; who said what; each sentence; word for word; everyone say
meeting space: meeting link; video call link; call room; room for video call; online meeting; join link; video meeting
end conference: hang up; finish call; close meeting; stop call; end meeting; end call
conference record: past meetings; past calls; meetings held; calls held
reminder: do not forget; dont forget; remember to; forget to; pop up; tell me at; alert me; nudge me; so that i remember; ping me at; wake me; remind me
task: something to do; things to do; to do list; have to do; chore; errand; what needs doing; work item; on my list; jot down to do; to do item; to dos; todo
create task: put on my list; add to list; something to do; have to do; jot down; note to do; need to remember; new to do; add to do
complete: mark done; check off; tick off; cross off; cross out; finished with; got done; is done; have done; strike off; strike through; mark finished; tick; done with; finish
close task: mark done; check off; tick off; cross off; finished with; is done; have done; complete; tick; done with; finish
mark item: check off; tick off; cross off; cross out; got milk; bought it; strike off; have bought
completed: got done; what i finished; what i did; accomplished; already done; what did get done; things done
logbook: got done; what i finished; what i did; already done; finished tasks
productivity: how productive; how much done; my karma; how am i doing
upcoming: coming days; what comes next; next days; soon due; coming up; ahead of me; next week
deadline: by when; due when; must be done by; time limit; latest date; due soon; due date; when due
today: due today; for today; on today; do today
someday: maybe later; some other time; one day; eventually; not now; later
anytime: no date; whenever
area: part of life; area of responsibility
section: part of project; heading in list; group tasks; divide list
snooze: later again; remind later; put off; deal later; not now; hide until; come back later; postpone
project: big undertaking; piece of work; initiative
list: shopping list; grocery list; packing list; things to buy
board: kanban; columns of cards; swimlanes
card: sticky on board; item on board; ticket on board
move card: drag to column; other column; into column; next column; to list
archive: put away; file away; no longer active; hide old; retire; mothball; shelve; clean up old
checklist: steps to tick; points to check
note: jot down; write down; keep for later; put on paper; quick thought; scribble; memo; write up; take down; put down thought
append: add to end; write at end; add more; put at bottom; extend note; add line; add text
search notes: where did i write; find in my notes; what did i write about
page: wiki article; document in wiki; write up; documentation article; knowledge article
create page: write article; write up; new document; new wiki article; document something; put on wiki
move page: other parent; different place; put under; file under; reorganize pages
database: table of pages; structured list
document: letter; write up; text file; paper; word file; docx
create document: start letter; new letter; new word file; blank document; new text
outline: structure of document; table of contents; headings; toc; overview of chapters; chapters
heading: section title; chapter title; headline
paragraph: block of text; write text; add text; piece of text; text into document
search and replace: change every; swap word; replace all; every occurrence; substitute text; find and replace; change all
page break: start new page; next page; new sheet
add picture: put photo; insert image; put image; embed image; illustrate; place photo
add table: put grid; rows and columns; insert table; tabular
footnote: small print; note at bottom; source at bottom; reference at bottom
protect document: password on file; lock document; nobody can edit; encrypt document; read only
style: look of text; text appearance; formatting preset
format text: make bold; make italic; bold; underline; text color; emphasize; font size
pdf: print version; printable; save as pdf; paper version
spreadsheet: table of numbers; excel file; workbook; calculation sheet; xlsx
read range: values of cells; what is in cells; cell contents
file: document on drive; saved document; stored document
upload: put file; send file up; bring file; store in cloud; put into cloud; put online; add file; place file; move to cloud; copy to cloud
download: get file; save locally; onto my computer; to my computer; get copy; grab file; save to disk; pull down; fetch file; to my disk; save offline
share: let others see; give access; let see; make available; send link; let edit; let colleagues; open up; let someone view; let someone read; open to; show to others
permission: who can see; who has access; who may; let others see; give access; let edit; can edit; can view; access to; make public; take away access; let someone view; anyone with link; who can open; allowed to; what am i allowed; rights
unshare: stop sharing; take away access; no longer see; close access
shared drive: team folder; team drive; common drive; company drive; folder for team
folder: directory; place for files; where files are
create folder: place for files; new directory; mkdir
folder children: what is in folder; inside folder; files in folder; content of folder
list directory: what is in folder; inside folder; files in folder; content of folder; which files; look around folder
directory structure: folder tree; how are files organized; project layout; layout of project; file layout
storage quota: how much space; space left; space used; room left; storage full; free space; how full; used storage; disk full; running out of space; remaining space; available space; storage left
storage breakdown: what takes space; what uses space; where did space go; space by type; eats space
versions: older copies; earlier version; previous version; go back to earlier; version history; history of document; old version; past versions; earlier state
changes: what is new; recently changed; what happened; since last time; recent edits
shortcut: link to file; alias; pointer to
rename: give another name; other name; different name; new name; change name; change title; call it
copy: make another; duplicate; second one; same again; another one like; double; make a copy
duplicate: make another; copy; second one; same again; another one like; double
move: put elsewhere; other place; other folder; into folder; relocate; put into; shift to
move file: put elsewhere; other folder; into folder; relocate; put into; rename file
read file: what is in file; look into file; see inside; show contents; print file; cat; content of file; open file
read multiple files: several files at once; many files at once; bunch of files
write file: save text; store text; put text into; save to disk; create text file; save as file; into a file
edit block: change few lines; replace part of file; small change in file; edit file; change part
search files: find file; where is file; locate file; lost file; file named
search code: find text in files; grep; search inside files; look through files; which file contains; find in files; search contents; files containing
file info: how big is file; file size; when modified; last modified; properties of file; file age
contact: phone number of; email of; address book; how to reach; person i know; someone number; business card; reach someone; contact details; phone book
addressbook: contact list; phone book; list of contacts
directory: company directory; staff list; list of employees
leave: time off; days off; pto; vacation; holiday; sick; annual leave; absence; day off; off work; free days
leave balance: days left; remaining days; holidays left; vacation left; days off left; how many days; pto left; remaining pto; remaining vacation; how much vacation
leave history: days taken; time off taken; pto taken; vacation taken; absences so far; past absences; days already taken; took off; already taken; holidays taken; previous vacations
apply leave: take day off; ask for time off; request vacation; book holiday; call in sick; request pto; take vacation; take time off; request days
survey: ask people; questionnaire; collect opinions; collect answers
form: collect answers; questionnaire; input sheet; fill in; people fill
submission: filled form; answers people gave; sent form; form entry; form answers; responses to form
poll: let people vote; vote on; ask followers; ask audience; let vote; have vote
vote: cast ballot; pick option; choose option
flashcard, note: flash card; learning card; vocabulary card; study card; cards to learn; cards to study; flash cards; learning cards
deck: set of cards; card set; collection of cards; stack of cards; pile of cards
shape: box on board; draw box; circle on board; rectangle; geometric
sticky note: post it; yellow note; little note; sticky
connector: arrow between; line between; connect boxes; connect shapes
frame: area on board; group on board
whiteboard: drawing board; shared canvas; board to draw
mind map: tree of ideas; ideas; brainstorm; branching ideas
organization chart: org chart; who reports to whom; who reports to; reports to whom; who is boss; company structure; reporting lines; hierarchy of company; company hierarchy; org structure; hierarchy of people; orgchart; chain of command
flow diagram: flowchart; process picture; steps picture; process steps; decision tree
fishbone diagram: cause and effect; ishikawa; root causes; root cause
pie chart: share of whole; shares; proportions; percentages; slices; cake diagram
bar chart: compare values; bars; ranking picture
line chart: over time; trend picture; development over; curve; time line
histogram: distribution of values; how values spread; frequency distribution
boxplot: quartiles; median and outliers; outliers; box and whisker
scatter: relation between two; correlation; point cloud; dots
sankey: flows between; how money flows; energy flow; flow quantities; flow of
venn: overlap; intersection of sets; common between groups; overlapping
radar chart: several dimensions; spider web; skills picture; spider; strengths and weaknesses
funnel: step by step conversion; drop off; stages losing
treemap: nested rectangles; part of whole hierarchy
word cloud: most frequent words; words by size; frequent words; tag cloud
network graph: nodes and edges; connections; who knows whom; relationships
path map: route on map; track on map; trip on map; draw route
pin map: places on map; marker on map; mark locations; locations on map; points on map
district map: regions colored; heat map of regions; provinces colored; areas on map
liquid chart: percentage filled; fill level
area chart: filled line; cumulative over time
dual axes: two scales; two units; bars and line
chart: visualize; plot; picture of numbers; graph of; draw data; picture of data
dashboard: overview of numbers; all charts; screen with charts; key figures; big picture
report: overview of; summary of; how did we do; figures for; numbers for
summary report: totals by; overview of hours
detailed report: every entry; line by line; all details
export: get out as; save as; take out; get as excel; get as csv; write out; put into file
excel: as spreadsheet; xls; as table
import: bring in; load from; take over from; read in; feed in; get into
translate: put into; in other language; into german; into english; into french; into spanish; what means; other language
machine translation: translate automatically; automatic translation; let computer translate
glossary: approved terms; list of terms; terminology; preferred wording; agreed terms; company vocabulary; wording
translation memory: earlier translations; reuse translations; past translations
upload context: show where text appears; screenshot for translators; visual context; where text appears; see where string; picture for translators
string: text to translate; piece of text; source text; ui text
locale: target language; which languages; language version
translation job: batch of texts; hand off to translators; translation order
style guide: tone; how to write; writing rules
progress: how far; how much done; how much left; percent finished; far along; how far along; percent done
quality check: are translations correct; find mistakes in translations
submission: filed form; form entry; entered form; already filed; filled in form; sent in form
transcript: written protocol; protocol of meeting; minutes of meeting; meeting in writing; written record
delegate: read my mailbox; access mailbox; who else can read; somebody reads mail; share mailbox
recording: listen to call; hear call; listen to conversation; play call; recorded conversation; hear what said
membership, member: let someone join; let join team; add to team; bring into team; put in team; join our team
duplicate page: same page again; page again; copy of page; page one more
document text: plain text of; text of docx; words in document; read word document; what does document say
addressbook: phone books; address books; contact books
set label, label: mark with label; put label; add label; existing label
tags, add tags: mark with label; mark with tag; tag several; label several; label machines
keys: text to be localized; text localized; new text translated; text to translate; ui text; text for translation; new string; localized texts
file status: is file translated; translated yet; translation finished; how far translated; translation ready
dashboard, create dashboard: new overview; overview page; page with gadgets; page with charts; new board with charts
merge contacts: same person twice; double contacts; combine people
sender: comes from; who wrote
storage quota: gigabytes; how many gigabytes; mailbox full; drive full
vacation: beach; holiday reply; away until; not here
contacts: people i know; whom do i know; numbers of people; phone numbers of people
messages: what did write; what was written; wrote to me; what did mum; what did send; read texts; texts from
bulk delete: remove many; many posts; removing many; delete many; clean up channel; purge channel
forwarding addresses: mail redirected; where is mail sent on; auto forward destinations; mails go on to; sent on to; redirect mail; mail goes to
threads: conversations in inbox; conversations in mailbox; mail conversations; email conversations
freebusy: colleagues available; who is available; are available; open slots; open slots of attendees; when is everyone; when are people free; time for all
anytime: without date; no date; no deadline; whenever; not scheduled; do whenever
someday: maybe later; not now; one day
section: column in todoist; column of project; group of tasks; block of tasks
inbox notifications: unread bell; bell items; unread notifications; what is new for me
holidays: office is closed; bank days; days office closed; festive days; days off for all; non working days
attendance: show up for work; came to work; days present; who was present; who was at work; at their desk; days worked
heading: chapter caption; chapter heading; caption h1; section caption
template: mail boilerplate; canned mail; prepared mail; standard mail; saved mail
bulk email: mass mailing; mail merge; email blast; mail blast; mailing to all; newsletter to all
push token: device id of user; register phone; phone registration; register device for push; device registration
list notes: memos overview; all memos; all my notes
search notes: find remarks; find memo; find in memos; look through notes
create collection: new folder for dashboards; folder for questions
chart: put graph on; graph on report; add graph
list charts: graphs in; saved visualizations; visualizations saved; all graphs; saved graphs
dual axes: second y axis; two y axes; two scales; bars and line; left and right axis
strings by tag: labelled texts; labelled translation; texts with label
batch: several at once; many at once; all in one go; in one go
`;
