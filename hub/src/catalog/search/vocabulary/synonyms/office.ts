/** Words of the office: chat, mail, calendars, contacts, notes, files and documents. */

export const OFFICE = `
email = e mail = mail ~ message ~ letter
email ~ inbox ~ mailbox
mailbox = mail box ~ inbox ~ mail folder
inbox ~ mailbox ~ received messages ~ unread mail
outbox ~ sent
unread ~ new message ~ not read
spam ~ junk ~ unwanted
trash ~ bin ~ deleted items ~ recycle bin
draft ~ unsent ~ compose
subject ~ title ~ topic
recipient ~ to ~ receiver ~ addressee
sender ~ from
carbon copy = cc
blind copy = bcc
forward ~ pass on ~ send on
reply ~ answer ~ respond
attachment ~ file ~ enclosed file
signature ~ sign
newsletter ~ mailing ~ email campaign
mailing list ~ distribution list ~ audience
message ~ chat ~ text ~ post ~ sms ~ dm
chat ~ message ~ conversation ~ channel ~ talk
direct message = dm ~ private message = pm ~ message
text message = sms ~ message ~ mms
channel ~ room ~ chat room ~ conversation ~ group
room ~ space ~ channel
conversation ~ chat ~ thread ~ dialog
reaction ~ emoji ~ like ~ emoticon
emoji ~ emoticon ~ smiley ~ reaction
presence ~ online status ~ availability
announcement ~ broadcast ~ notice
notify ~ push notification ~ alert
voice call ~ phone call ~ call
phone = telephone = tel ~ mobile ~ call
mobile ~ phone ~ cell phone = cellphone ~ smartphone
voicemail = voice mail ~ message
video call ~ meeting ~ conference ~ video conference
meeting ~ event ~ appointment ~ call ~ conference
meeting minutes ~ meeting notes ~ transcript ~ summary
meeting room ~ conference room ~ room
calendar ~ schedule ~ agenda ~ events ~ diary
calendar entry ~ event ~ appointment ~ meeting
event ~ meeting ~ appointment ~ calendar entry ~ happening
appointment ~ meeting ~ event ~ booking ~ visit
agenda ~ schedule ~ calendar ~ programme
invitation = invite ~ attendee
attendee ~ participant ~ guest ~ invitee
free busy = freebusy ~ availability ~ free time ~ free slot
availability ~ free slots ~ free time ~ busy
time slot ~ slot ~ free time
recurring ~ repeating ~ series
rsvp ~ respond to invitation ~ accept invitation
reminder ~ alarm ~ to do ~ task ~ remind
alarm ~ alert ~ reminder
timer ~ countdown ~ stopwatch
holiday ~ vacation ~ public holiday ~ leave ~ day off
vacation ~ leave ~ time off ~ absence ~ holiday
out of office ~ absence ~ auto reply ~ vacation responder
birthday ~ anniversary ~ date of birth = dob
contact ~ person ~ address book ~ people
address book ~ contacts ~ phone book
address ~ location ~ street ~ place
first name ~ given name
last name ~ surname ~ family name
note ~ memo ~ page ~ notebook ~ text
notebook ~ notes ~ vault
page ~ document ~ note ~ wiki page
journal ~ diary ~ log ~ daily note
to do = todo ~ task ~ checklist ~ reminder
to do list = todo list ~ task list ~ checklist
checklist ~ to do list ~ check list
checklist item ~ subtask
complete ~ finish ~ done ~ check off ~ mark done
done ~ finished ~ completed ~ closed
overdue ~ late ~ past due
habit ~ routine
goal ~ objective ~ target ~ okr
file ~ document ~ attachment
folder ~ directory ~ path
path ~ location ~ file name
file name = filename ~ name
file size ~ disk usage ~ size
subfolder = sub folder ~ subdirectory = sub directory
directory tree ~ folder structure ~ file tree
list files ~ directory listing ~ list directory ~ ls
read file ~ cat ~ file content ~ view file ~ open file
write file ~ save file ~ create file
edit file ~ modify file ~ replace text
create folder ~ make directory = mkdir ~ new directory
delete file ~ remove file ~ rm ~ unlink
copy file ~ cp ~ duplicate file
move file ~ mv ~ rename file
find file ~ search files ~ locate file ~ glob
search in files ~ grep ~ full text search ~ search code
file metadata ~ file info ~ stat
cloud storage ~ drive ~ bucket ~ files
drive ~ disk ~ cloud storage ~ files
share link ~ public link ~ shared link ~ sharing
shared ~ collaborative ~ common
sharing ~ permission ~ access
sync ~ mirror ~ replicate
backup = back up ~ copy ~ snapshot ~ save
archive ~ zip ~ tar ~ compressed file
document ~ file ~ text ~ page ~ paper
word document = docx ~ word ~ document
spreadsheet ~ sheet ~ workbook ~ excel = xlsx = xls ~ table
sheet ~ spreadsheet ~ worksheet ~ tab
worksheet = work sheet ~ sheet
cell ~ range ~ field
row ~ record ~ line ~ entry
column ~ field ~ attribute
table ~ grid ~ sheet
formula ~ calculate ~ function
pivot table ~ summary table
presentation ~ slides ~ slideshow ~ deck ~ powerpoint = pptx = ppt
slide ~ page ~ presentation
pdf ~ document ~ file
form ~ survey ~ questionnaire ~ poll
survey ~ questionnaire ~ poll ~ form
form response ~ survey answer ~ submission
paragraph ~ text block ~ section
heading ~ title ~ header
bullet ~ list item
footnote ~ annotation
font ~ typeface
bold ~ strong ~ emphasis
print ~ printer ~ output
scan ~ ocr ~ digitize
fax ~ send
sign document ~ e signature = esignature ~ electronic signature
contract ~ agreement ~ deal
template ~ form ~ layout
word ~ term
language = lang ~ locale
locale ~ language ~ region
translation ~ localize ~ language
dictionary ~ definition ~ meaning ~ thesaurus
synonym ~ thesaurus ~ similar word
antonym ~ opposite
rhyme ~ poem
quote ~ quotation ~ saying ~ proverb
joke ~ fun ~ humor ~ pun
report ~ summary ~ dashboard ~ statement
workspace ~ team ~ organization ~ project
clipboard ~ copy ~ paste
shortcut ~ automation ~ hotkey
contact form ~ inquiry
feedback ~ review ~ comment ~ opinion
frequently asked questions = faq ~ help
memo => note, message
boilerplate => template
canned response = saved reply = canned reply => template, macro
mass mailing = mailshot = bulk email = email blast = mail merge => newsletter, email campaign
mail template = email template => template
redirect => forward, forwarding
redirected mail => forwarding address, auto forwarding
destination => target, address
portable document = portable document format = pdf
email conversation = mail conversation = email thread = mail thread => thread
mail rule = inbox rule = mail filter = email filter => filter
alias > send as, alternative address
wiki article = wiki page => page, article
wiki => page, space
doc > page, document
docs => page, documentation
public holiday = bank holiday => holiday
day off => leave, holiday, absence
sick day = sick leave => leave, absence
whereabouts => location, presence
headcount => employees, members
punch => clock, attendance
nudge => remind, poke, notify
nag => remind, reminder
pop up = popup => notification, dialog, alert
bell => notification
unread notifications => inbox notifications, notifications
recap => summary, overview
rundown => summary, overview, list
cheat sheet => guide, reference
sub page = subpage => child page
parent page => ancestor, parent
page history => version, revision
board item => item, card
post it = sticky => sticky note
sum up => total, summarize
title page => cover page
table of contents = toc => outline, headings
page break => break, new page
letterhead => header, template
track changes => revision, comment
password protect => protect, encrypt
read only => protect, lock
find and replace = search and replace => replace text
friend > contact, person
buddy => contact, friend
group chat => group, channel, room
chat log = chat history => channel history, messages
ping > message, notify, mention
dnd = do not disturb => snooze, presence
huddle => call, meeting
room > channel, space
slot > time, availability, appointment
open slots => free slots, availability
someday => later, no date, anytime
sphere => area
area of responsibility => area
bucket list => list
due => deadline, due date
tick off => complete, done
strike off => complete, delete
join and leave => session, attendance
participant log => participant session
video call participant => meeting participant, participant
gmeet = google meet => meet
meet > meeting, video call
on behalf => delegate
mailbox access => delegate
assistant access => delegate
encrypted mail => smime, certificate
linguistic check = translation check = language check => quality check
proofread => quality check, review
team drive = group drive = shared drive
trash => delete, bin
untrash => restore, recover
text formatting = paragraph look => style, format
paragraph style => style, custom style
collab => collaboration, shared, room
collab room => room
signal > event, broadcast
broadcast => push to all, announce
everywhere => global, all spaces
global search => search everywhere
look everywhere => global search
answers below => thread replies, replies
follow ups in thread => thread replies
last chat = last message = last conversation => last interaction, recent message
fields block => section
block > section, part
kanbans => boards
sticky = stickies => sticky note
bulk import => import, create in bulk, bulk create
mass create => bulk create, create in bulk
mass delete = mass remove = bulk remove => bulk delete, delete bulk
mass update = mass edit => bulk update, update bulk
footer => bottom
address book => addressbook
user group = usergroup => group, team
imessage = i message => message, chat
translation workspace => localization project, project
auto responder = autoresponder = auto reply = ooo reply => vacation responder, vacation
junk folder = spam folder => spam
sent folder => sent
bin folder => trash
wiki article = knowledge article => page, article
one on one = 1 1 => direct, meeting
`;
