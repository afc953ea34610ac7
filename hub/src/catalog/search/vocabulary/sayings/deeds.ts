/** What people say for doing one thing to one object, with verbs that mean something else elsewhere: open a PR, cut a release. */

export const SAYINGS_OF_DEEDS = `
create pull request: open pr; open pull request; raise pr; raise pull request; new pr; propose code; file pr; submit pr; put up pr; send pr; make pr; start pr
create merge request: open mr; open merge request; raise mr; raise merge request; new mr; file mr; submit mr; put up mr; make mr; start mr
merge pull request: land pr; accept pr; land pull request; accept pull request; squash pr; integrate pr
merge merge request: land mr; accept mr; land merge request; accept merge request; squash mr
review pull request, pull request review: look over pr; check pr; approve pr; comment on pr; sign off pr
create issue: open issue; open ticket; raise issue; raise ticket; file issue; file ticket; log issue; log ticket; file bug; log bug; report bug; open bug; new bug; new ticket; submit bug; add ticket
update issue: edit ticket; change ticket; amend ticket; alter ticket; edit bug
delete issue: bin ticket; remove ticket; drop ticket; erase bug; throw away ticket
close issue, update issue: close ticket; resolve ticket; resolve bug; close bug; finish ticket
get issue: show ticket; ticket details; read ticket; look at ticket; see bug
list issues, search issues: open tickets; my tickets; find tickets; which bugs; open bugs; all tickets
add comment, create comment: remark on; reply on ticket; write on ticket; leave feedback; add remark
add issue to sprint, sprint: pull ticket into; plan story; into current iteration; put ticket into; plan ticket; add story
create case: open case; open investigation; new investigation; start investigation; open matter
create task: add to do; new to do; put on list; jot down task; note down task; add todo; new todo; add action
update task: edit to do; change to do; edit todo; change todo; change task
delete task: remove to do; drop to do; bin task; remove todo; strike task
complete task: tick off; check off; mark done; cross off; finish to do; close task; finish todo
create event: put in calendar; book meeting; set up meeting; schedule meeting; block time; block calendar; add to calendar; put on calendar; schedule call; arrange meeting; new appointment; make appointment; plan meeting
delete event: cancel meeting; cancel appointment; call off meeting; drop meeting; take off calendar; remove meeting
update event: move meeting; reschedule meeting; push meeting; postpone meeting; reschedule appointment; change meeting; move appointment
create appointment: book visit; new appointment; make appointment; schedule visit; put visit on; add visit; dentist visit
update appointment: move visit; reschedule visit; reschedule appointment; postpone visit; change appointment
list events: what is on calendar; my meetings; upcoming meetings; my appointments; next meetings; meetings today; agenda of day
create repository: new repo; init repo; start repo; set up repo; make repo
create branch: cut branch; branch off; new branch; fork off branch
create tag: cut tag; tag version; tag release
create release: cut release; ship release; new release; make release
create commit, commit: check in; commit changes; save changes
create channel: open channel; new room; start channel; new chat room; make room
create page: new doc; write doc; start page; new article; write page; new wiki; write article; new docs; write docs
update page: edit doc; change doc; edit article; change article; rewrite page
create note: jot down; take note; write down; note down; new memo; make note
create document: new doc; start doc; write doc
create playlist: make mix; new mix; start playlist; new mixtape; make mixtape
create alert: raise alarm; page engineer; page team; page someone; page on call; trigger alarm; wake on call; raise page
close alert: end alarm; resolve alarm; clear alarm
send message: drop message; write in room; write in channel; say hi; shoot message; post in channel; say in channel; message someone; text someone; drop line; message colleague; text friend
send email: shoot mail; drop mail; mail someone; write mail; fire off mail; compose mail; mail customer; shoot email; write email
reply email: answer mail; respond to mail; answer email; respond to email
create draft: mail unsent; prepare mail; start mail; unsent mail
search emails, search messages: find mail; look for mail; find email; look through mail
direct messages: my dms; read dms; show dms; private chats; one on one chat
add reaction: put emoji; react to; give like; like message; heart message
take screenshot, screenshot: snap page; capture screen; grab screen; picture of webpage; snap screen; capture page; snap webpage
download audio: only the sound; grab sound; save mp3; rip audio; audio only; rip sound; extract sound; save sound; save song
download video: save clip; save video; rip video; grab video; rip clip; save movie; grab clip; keep clip
get transcript: captions of; captions from; text of clip; text of video
fill: choose from dropdown; pick from dropdown; enter text in; type text in; textbox; choose option; text field; set input
click: hit button; tap button; press link; push button
scroll: move down to; move down; further down; bring into view; go down page; down the page
type keys, type text: enter characters; keyboard input; enter letters; write on phone; use keyboard
navigate: go to webpage; visit webpage; go to url; open url; open link; visit url
install app, install apk: sideload app; put app on; load app on
create customer: new client; sign up customer; add client; register buyer; new buyer
validate customer, customer identity: kyc check; who buyer is; verify buyer; verify client; verify identity; identity check; check identity; know customer
create product: new article; list item; add item for sale; add goods
get product: show article; article details; item details; product info
create order: place order; buy for customer; new purchase
list orders: recent purchases; what was bought; purchases of; sales of day
cancel order: stop purchase; void order; call off order
create refund, refund: give back money; send money back; reverse payment; reverse charge
create coupon: new voucher; new promo; promo code; make discount
create invoice: bill client; bill customer; write bill; issue bill; raise invoice; issue invoice; new bill
create subscription: sign up for plan; start plan; new plan
cancel subscription, disable subscription: end plan; stop plan; end membership
create contact: new lead; new person; save person
search contacts: look up person; find client; find person; look up friend; find friend; find customer
create deal, create opportunity: new deal; open deal; log deal; add deal; start deal
update deal, update opportunity: move deal; change deal; advance deal; deal stage
create server, create instance: launch vm; start vm; new vm; new box; spin up vm
delete pod: kill pod; remove pod; bounce pod
pod logs: output of container; container output; tail pod; tail logs; tail output; what does pod print
pod exec: shell into; get into pod; get into container; run inside; ssh into pod
scale: more replicas; fewer replicas; set replicas; add pods; more pods
rollout restart, restart deployment: bounce deployment; restart pods; recycle pods
apply: push manifest; apply yaml; roll out yaml; deploy yaml
contexts: which clusters; clusters configured; switch cluster; clusters do i have; my clusters
execute command: run cmd; run bash; run script; run shell
read file: show file; cat file; print file; open file; view file
write file: save file; put text into file; save text
search files: find file; look for file; grep files; where is file
list directory: ls; show folder; what is in folder; files in folder
move file: rename file; mv file
create directory: new folder; make folder; mkdir
upload file: put file; push file; send file to
share file: give access to file; share doc; share folder; let colleague see
run query: select from; run select; fire query; ask db
list users: who has accounts; user accounts; who may log; people with login; account list
users privileges: who may log; grants of; db accounts; accounts and grants; rights of users
insert document: insert record; add record; add row; put record; save record
delete document: erase record; remove record; drop record; delete row; remove row
get document: read record; fetch record; show record; fetch doc; get row
update document: change record; edit record; edit row; change row
create collection, create table: new table; make table; set up table
collection info, describe collection: describe table; structure of table; details of table
drop collection, drop table: remove table; get rid of table; delete table
create dashboard: new board of charts; set up dashboard; build dashboard
create card: new card; add card; new question; save chart; new chart
create webhook: set up callback; register callback; add callback; new callback; hook up; register hook; new hook
delete webhook: remove callback; unhook; drop callback; unregister callback; remove hook
list webhooks: callbacks set; which callbacks; show callbacks; all callbacks; which hooks
create secret, set variable: add secret; store secret; add env; new env; set env; put secret
set variable: change env; env var change; change setting of service
list rules: which checks exist; available checks; what is checked; existing checks
create rule: new check; own check; write check
deploy: put on server; push to prod; ship to prod; go to prod
trigger workflow, run workflow: start workflow; kick off workflow; launch workflow; fire workflow
add member, invite: bring colleague; let colleague in; add colleague; add teammate; invite teammate
remove member: kick teammate; drop colleague; remove teammate; remove colleague; kick out
create user: new account; add account; register account; set up account
delete user: remove account; drop account; close account
create agent: new bot; make bot; build bot; new assistant; set up bot
create space, create workspace: new area; set up workspace; new workspace
create form: new survey; new questionnaire; build survey
forms: questionnaires; surveys; intake forms; request forms
create submission: fill in form; form entry; submit form; new entry; hand in form
project info, get project: app overview; overview of app; details of app
list projects: my workspaces; workspaces overview; all workspaces; which apps
work report: what did staff do; daily timesheet; each day; day report; what was done each day
time entry: log work; enter work; book time; hours on ticket; punch hours; log time
apply leave: take day off; book vacation; request holiday; ask for vacation; request vacation; ask for time off; call in sick
approve leave: grant vacation; okay vacation; accept vacation; allow time off
leave balance: vacation days left; days left; remaining vacation; holidays left; how much vacation
get directions, directions: drive from; way between; driving route
place details: opening hours and; restaurant phone; hours of shop; hours of restaurant
search places: find restaurant; find shop; look for restaurant; places to eat; find cafe
get forecast, forecast: will it rain; weather next days; umbrella tomorrow; weather this week
turn on: lights on; switch light on; power on
entity action: lights out; kill lights; switch light
search entities: find a device; find smart device; which lamp; look for sensor
play: put on song; start song; put on music; start music; play track
pause playback: stop music; stop song; halt music; quiet music
add to queue, queue: play next; line up song; up next
tracks to playlist: put song on; song to playlist; add song; save song to
search papers: find studies; find preprints; look for preprints; look for literature; scientific literature; find literature
delete tweet: take down post; take down tweet; remove tweet; remove post
delete post: take down post; remove post; pull post
search posts: find posts; find skeets; look up posts; posts about topic
upload image: put picture; add photo; put photo
create shape: draw rectangle; draw circle; draw box; put circle; put box; put rectangle
create sticky: put note; stick note; add post it; new post it
mind map node: idea bubble; idea to tree; new branch of tree; brainstorm branch
add heading: insert title; chapter title; put title
document outline: structure of docx; headings of; table of contents; chapters of
export pdf, convert pdf: save as pdf; to portable document; make pdf; print to pdf
set breakpoint: stop at line; halt at line; pause at line
list functions: all subroutines; which subroutines; which procedures
media info: codec and bitrate; resolution of; technical details of film; file details of movie; quality of file
orphaned records: without links; dangling contacts; unlinked records; entries without; data hygiene
outgoing mail server, smtp: mail server; outgoing mail; sending server
delete permission: revoke access; revoke rights; take away rights; revoke acl; remove access; remove rights; unshare
add permission: give rights; give access; let edit; let view
accept join request, join request: let someone into; let into club; admit member; let into team; into my club
list agents, agents: my bots; phone bots; voice bots; which bots; all bots
annotate: attach metadata; put metadata; add metadata; metadata to object
ingest: load pdf; load pdfs; load files into; pdf into vector; feed pdf; documents into vector
compare: got more; which got more; more than other; side by side numbers
association: links between; connections between; relations between
preview, quick look: peek at; glance at; look without opening
create entry: new article; new content; write content; new piece of content
pace: how long do games; how long do matches; length of games; matches last
swipe: flick finger; swipe finger; drag finger
evaluation: llm evals; test of prompt; evaluate prompt
clean: wipe build; clear build; throw away build; delete build cache
revert: undo commit; back to revision; earlier revision; back out commit; roll back commit
create volume: new disk; add disk; attach disk; more storage for service
auth status, oauth status: am i signed; am i logged; still logged in; signed in to
list databases: data sources in; which databases; show schemas; connected databases; which data sources
create address book, create addressbook: contacts folder; new address book; book for contacts
details to alert, alert details: extra info to alarm; info to alarm; facts to alarm
economic calendar: macro figures; release dates of figures; upcoming figures; economic figures
daily challenge: exercise of day; puzzle of day; problem of day
reverse geocode: lat lon to; street at point
unban: let back; let banned; lift ban; forgive user
add delegate: assistant access to; give access to mailbox; let read mailbox; share mailbox
vacation, auto reply: out of office message; away message; set ooo; absence note
filter, mail filter: mail rule; inbox rule; sort mail automatically; rule for mail
port forward: reach pod from; tunnel to pod; forward local
top pods, top nodes: who eats memory; who eats cpu; what eats cpu; what eats memory
forward email, forward message: pass mail to; relay mail; redirect mail; hand mail to; pass on email; relay message
delete email, trash message: throw mail away; bin mail; bin email; get rid of mail; scrap mail; discard mail
archive email, archive message: put mail away; clear mail from inbox; file mail; move mail out of inbox
mark read, modify message: set mail to read; already read mail; mark mails as seen; mail to unread
get message, get email: open mail; read mail; show mail; look at mail; read email; what does mail say
get attachment, download attachment: save attachment; file from mail; fetch attachment; open attachment; pull attachment
send draft: mail what i prepared; send off prepared; draft out; send prepared mail
update draft: change prepared mail; edit unsent mail; work on draft
create label: new mail folder; new folder for mail; folder in mailbox
create filter: new mail rule; rule for incoming; always put mails from
delete filter: drop mail rule; remove mail rule
block sender, block: no mails from; stop mails from; never see mails from
edit message, update message: fix what i wrote; correct post in channel; correct typo in message; change what i wrote
delete message: take back what i wrote; remove what i said; retract post
archive channel: close channel; retire channel; shut room; close chat room
join channel: enter room; enter channel
leave channel: exit room; quit channel
invite channel, invite user: add people to channel; pull into channel; get person into channel; bring into channel
list channels: which rooms; rooms there are; what channels; all rooms
rename channel: new name for room; other name for channel
set topic, channel topic: say what channel is about; what room is about
schedule message: send message tomorrow; message for later; write now send later
upload file: post file in channel; attach file to message; drop file in chat
search messages: dig up message; find old message; look up chat
get thread, thread replies: see answers to; read thread; what did people answer
user status, presence: is colleague online; is somebody online; show me as away; set myself away
get event: when is my meeting; details of meeting; where is meeting; who is in meeting; what is meeting about
respond event, update event: say yes to meeting; accept meeting; decline meeting; turn down meeting; cannot come to meeting; say no to meeting; confirm appointment
add attendee, update event: bring someone into meeting; add someone to meeting; invite to meeting; add guest
recurring event, create event: every monday
create calendar: new calendar; second calendar; make calendar
share calendar: let colleague see calendar; show my calendar; open my calendar to
list calendars: which calendars; all my calendars
find time, free busy: when could we meet; meet with all; date that suits; slot for meeting
create meeting: start video call; new video call; link for call; set up call; call with link
cancel booking, cancel appointment: drop appointment; call off appointment; call off visit
update contact: new number of friend; friend moved; person has new mail address; edit contact details
delete contact: take person out of address book; remove from phone book; erase person
list contacts: all my people; everyone i know; phone book entries
update task: set due date; change due date; give task to; put task off
assign task, update task: give work to; who should do it; hand task to; put someone on task
list tasks: what do i have to do; what is left to do; still to do; unfinished tasks
reopen task: not done after all; mark undone; uncheck
create subtask: break task into; small steps of task; step of task
create project: start undertaking; new piece of work; place for tasks
append note, append: add to my notes; write at bottom of; one more line to
delete note: throw note away; bin note; remove memo
update note: change memo; rewrite note; correct note
create notebook, create folder: new place for notes; folder for notes
append page, append block: write more on page; put on page; paragraph on page
query database: rows of table where; filter table of pages
archive page, delete page: take page away; get rid of page; bin page; remove wiki page
get page: show wiki page; read wiki; open wiki
search pages: find in wiki; look in wiki; find article in wiki
read document: what is in document; what does letter say
replace text: change word everywhere; swap words in document; put other word
create spreadsheet, create workbook: new sheet file; new excel; start excel; new table of numbers; blank sheet
append row, append values: new line in sheet; add line to sheet; put row in table; line to spreadsheet; write another line
update values, update range, write range: put number into cell; fill in cells; change cell; write into cell; set cell; enter in sheet
clear range, clear values: empty cells; wipe cells; blank out cells; delete cell contents
add sheet, create sheet: new tab in spreadsheet; second sheet
delete sheet: remove tab from spreadsheet
format cells, format range: color cells; bold header; make cells red; paint cells; money format
create chart, add chart: graph from numbers; draw graph of; picture of numbers; chart from table
apply formula: work out in cell; sum column; add up column; total of column
create presentation: new deck; start slides; new slides; make slides; start slide deck; talk slides
add slide: one more slide; another slide; new slide
add text, text box: write on slide; words on slide
create form: ask people questions; make questionnaire; collect answers; sign up sheet
list responses, form responses: what did people answer; who filled in; answers that came in; who answered
convert pdf, pdf: turn into pdf; make pdf of; pdf out of; word to pdf
merge pdf: put pdfs together; one pdf from; several pdfs into one; glue pdfs
split pdf: take pdf apart; single pages of pdf
extract text, ocr: read text from picture; text in picture; text from photo; read scan; words in image; text out of pdf
share file, permission: who may open file; let someone into folder
restore file: get file back; bring file back; recover file
list files: what is on drive; my documents; what is in drive; files there are; all my files
copy file: second copy of file; another copy of file; double file
create shape, whiteboard: sketch on board; draw on board
play playlist, play: put on my list; start playlist; hear something; listen to album; put on album
set volume: make it louder; make quieter; not so loud; too loud; turn music down; turn music up
next track, skip: not this song; another song; go to next song
saved tracks, like track: i like song; keep song; heart song; remember song
transfer playback, device: play in kitchen; music in other room; sound on tv; play on tv
turn off, light: lights out everywhere; all lamps off; nobody home lights
set brightness, light: too bright; too dark; half as bright
set temperature, climate: too cold; too hot; i am cold; make room warm; degrees in bedroom; heat living room
open cover, cover: let sun in; blinds up; shutters up; raise blinds
close cover, cover: keep sun out; blinds down; shutters down; lower blinds
lock: is house locked; did i lock; close up house
activate scene, scene: evening mood; bedtime mood; set mood; party lights
start vacuum, vacuum: clean living room; clean kitchen floor; hoover room; robot go
camera snapshot, camera: who is at door; show front door; look at garden; see nursery
trigger automation, automation: run my routine; start routine; good night routine
place order, create order: buy shares of; sell shares of; buy some stock; sell my stock; buy coins; sell coins; buy bitcoin
cancel order: take back order; withdraw order
close position: sell all of; sell everything i hold
list positions, positions: which shares do i own; what shares; my shares; which coins do i hold; what do i hold
get balance, balance: how rich; money in wallet; coins in wallet; what is left on account
transfer, send transaction: send coins; send bitcoin; send crypto; pay with crypto; move coins
transaction status, transaction: did coins arrive; has transfer gone through; confirmed on chain
buy ticket, create booking: seats for show; tickets to game
track flight, flight status: follow plane; plane over me; plane of friend
optimize route, route: best order of stops; visit many places; shortest round; order of visits; several stops
search nearby, search places: closest shop; nearest chemist; nearest bank; cash machine; nearest atm; petrol near
translate text, translate: say in spanish; say in german; in french please; what is this in english; put into polish; how do you say in
`;
