/** Words of letters, talks and papers: mail, chat, calls, calendars, notes, documents, tables, slides, tasks and forms. */

export const CORRESPONDENCE = `
emails received = correspondence by mail = electronic mail => email, message
letter to customer = business letter => document, letter, email
mail account = email account = email address of mine => mailbox, account, profile
mail folder = email folder = imap folder = mail directory => folder, label, mailbox
mail label = gmail label = mail category = email category => label, category
mail search = email search = search mailbox => search messages, search emails
new mail = unread email = unread mail => unread, list messages, inbox
mail header = email header = message header = raw mail = raw email => header, message, mime
mail body = email body => body, message
subject line = mail subject => subject
reply all = answer all = respond to all => reply all, reply
cc everyone => cc, recipient
mail draft = draft email = unsent email = unfinished email => draft
read receipt = delivery receipt = seen receipt => read, status, delivery
mark read => update message, modify message
mark seen => mark read, update message, modify message
mark unread => mark read, update message, modify message
mark unseen => mark read, update message, modify message
flag mail = star mail = important mail => star, flag, label
junk = phishing mail = scam mail => spam, junk
out of office reply = holiday responder = away notice => vacation, automatic reply, vacation responder
scheduled send = send later = delayed send = schedule mail = schedule message = timed message => schedule message, scheduled
email signature = mail signature = sign off text => signature, send as
mail rules = inbox rules = filter rule = sorting rule => filter, rule
mail attachment = email attachment = enclosure = attached document = attached file => attachment
mailing group = email group = distribution group = mail group = google group => group, distribution list, mailing list
group members = members of group => member, list members
shared inbox = team inbox = shared mailbox = group inbox => mailbox, inbox, conversation
mail thread = message chain = discussion thread = conversation thread => thread
chat room = chatroom = group conversation = team chat = group dm => channel, room, group, chat
public channel => channel
private channel => channel
slack channel => channel
chat channel => channel
channel topic = channel purpose = channel description => topic, channel
channel member = people in channel = channel members => member, channel
guild = discord server => server, guild
chat message = instant message = chat post = text chat => message
instant messenger = messenger = messaging app => message, chat
private message = personal message = private chat => direct message, message
ephemeral message = temporary message = disappearing message => ephemeral, message
pinned post = pinned message = sticky message = pinboard => pin, pinned
at mention = tagging people = tag someone => mention
smileys = reacji => emoji, reaction
sticker = gif reply => sticker, emoji
custom emoji = own emoji => emoji
read messages = fetch chat = backlog of chat = message history => messages, history
chat export = export conversation => export, messages, history
edit sent message = correct message => edit message, update message
delete sent message = retract message = take back message = remove post in chat => delete message
set away = custom status = online state => status, presence
quiet hours = silent mode = focus mode => do not disturb, snooze
voice note = voice memo = voice message = audio message = sound note => audio, voice, message
group text = mass text = text everyone => sms, broadcast, message
txt = mobile text = short message => sms, message
mobile number = cell number = cell phone number = phone nr = telephone number = contact number => phone number, phone
place call = phone up = outgoing call = make phone call => call, create call
missed call = call history = call list = call detail record => call, list calls, log
answering machine = voice mailbox => voicemail
call recording = recorded call = conversation recording => recording, call
call transcript = conversation transcript = meeting transcript => transcript
conference call = group call = dial in = teleconference => conference, meeting, call
zoom call = teams call = webex call = video chat = video conference = virtual meeting = online meeting = web meeting => meeting
meeting link = join url = dial in details = conference link => meeting, join, link
meeting host = meeting organizer = chairperson => host, organizer, meeting
meeting invite = calendar invite = calendar invitation = meeting request => event, invitation, attendee
action item = action items = next steps of meeting = follow up item => task, action item
meeting protocol = minutes of meeting = meeting recap = meeting digest => summary, meeting notes, transcript
standup = daily sync = weekly sync = catch up call => meeting, event
diary entry = datebook = planner entry = appointment in diary => event, calendar, entry
work calendar = shared calendar = team calendar = google calendar list => calendar, list calendars
all day event = multi day event = day event => event
repeat event = repeating event = recurring event = event series = event instances => recurring event, instance, event
accept invite => respond, event, attendee
decline invite => respond, event, attendee
tentative => respond, event, attendee
respond invite => respond, event, attendee
meeting slot = find slot = best time to meet = mutual availability = scheduling assistant => free busy, availability, find time, suggest time
double booking = clash = overlap of meetings = scheduling conflict = calendar conflict => conflict, free busy, event
booking link = scheduling link = booking page = meeting scheduler => scheduling link, event type, booking
booking calendar = bookable time = consultation slot => availability, slot, event type
office hours = business hours = opening hours = opening times = store hours = trading hours => hours, availability, schedule
focus time = block out time = time block = time blocking => event, block, calendar
ics feed = calendar feed = webcal = calendar subscription => calendar, subscribe
bank holidays = national holiday = public holidays = statutory holiday = feast day => holiday, public holiday
business day = working day = workday = work day => working day, date
rolodex = phonebook = contact book = people list => contacts, address book
business card = v card = contact card = visiting card => contact
contact group = contact label = contact category => contact group, group
next birthday = name day => birthday, date
scratchpad = notepad = jotter = text note = quick note = sticky notes => note
knowledge vault = second brain = zettelkasten = note collection => vault, note
daily note = daily journal = journal entry for day = diary page => daily note, periodic note, journal
note link = backlinked = wikilink = linked note => backlink, link, note
front matter = frontmatter = yaml header => frontmatter, property, metadata
knowledge base = help centre = help center = knowledge hub = handbook = intranet => article, page, wiki, space
page tree = page hierarchy = sub pages = child pages => child page, page, tree
page block = content block = text block = paragraph block => block, content
callout = divider of page => block
database row = database entry = database page = table record => page, record, database
linked record = lookup field => link, relation, record
grid view = saved view => view
text document = essay = word file = word doc = ms word => document
rich text = styled text = text styling = bold text = italics = underline => format text, style
new paragraph = insert text => insert text, paragraph, add paragraph
bulleted list = bullet points = bullet list => list, bullet
page layout = page orientation = paper size = landscape page => page setup, section, layout
header and footer = running head => header, footer, page
comment on document = review comment = document comment = margin note => comment
suggestion mode = suggested edit = redline = redlining = tracked changes => revision, suggestion, track changes
document history = version history = revision history = past versions => revision, version
merge documents = combine pdf = join pdf = merge pdf = pdf merger => merge
split pdf = separate pdf = extract pages = pdf pages => split, extract, page
compress pdf = shrink pdf = reduce pdf => compress
fill pdf = pdf form = form field => form field, fill
scan paper = scanned document = text recognition = optical character recognition => ocr, extract text
printout = hard copy = hardcopy => print, pdf
file conversion = file converter = change file type = document conversion => convert
plain text = txt file => text, content
markdown file = markdown document => markdown
tab of spreadsheet = sheet tab = new tab in sheet => sheet, add sheet
spread sheet = excel sheet = excel file = google sheet = calc sheet => spreadsheet, workbook, sheet
cell range = cell block = selection of cells = a1 notation => range
cell value = cell content = cell contents => cell, range, value
fill cells = write cells = enter values = type in cells => update range, write, update values
sheet row = new row = add row => append row, row, append values
remove row = drop row => delete row, rows
merge cells = join cells => merge cells
cell formatting = cell colour = conditional formatting = highlight cells => format, format cells
cell formula = excel formula = spreadsheet formula = vlookup => formula
freeze row = freeze pane = freeze header => freeze
sort sheet = sort rows = sort column => sort range, sort
drop down = dropdown => select, option, data validation
cross table = crosstab = pivot => pivot table
csv file => csv
tab separated => csv
tsv => csv
delimited file => csv
slide deck = slide show = pitch deck = power point = keynote file => presentation, slides
speaker notes = presenter notes => notes, slide
master slide = slide layout = slide template = slide theme => layout, slide, theme
title slide => slide
text on slide = text placeholder = text frame => text box, shape, placeholder
online form = web form = google form = form builder = intake form = sign up form => form
form field = form question = survey question => question, field
form entry = form answer = survey result = survey response = form reply = poll result => response, submission
straw poll = quick poll = doodle = opinion poll => poll
to dos = task items = open tasks = outstanding tasks = pending tasks => task, list tasks
sub task = child task = nested task => subtask
parent task = main task => parent, task
task board = kanban board = scrum board => board
swimlane = column of board = board column = lane => column, list, section
task owner = person responsible => assignee, assign
due today = todays tasks = agenda of today = tasks of day => today, due date, task
task priority = urgency = urgent tasks = importance of task => priority
time estimate = effort estimate = estimated effort => estimate
recurring task = repeating task = repeat task => recurring, task
task dependency = blocked task = blocking task = predecessor => dependency, link
task list = list of tasks = action list => task list, list tasks
productivity timer = pomodoro = tomato timer => timer, focus
habit tracker = daily habit = streak => habit, goal
inbox zero => inbox
cloud drive = cloud folder = online drive = file store = file hosting = web storage => drive, cloud storage, file
file link = share url = link to share = public url = sharable link = shareable link => share link, shared link
file access = who has access = sharing settings = access rights = share with => permission, share
bin of drive = file bin => trash, restore
file revision = file version = old version of file => version, revision
recently opened = recent documents = recently used => recent files, recent
starred file = favourite file = bookmarked file => starred, favorite
file request = upload link => file request, upload
offline copy = save locally => download
file comment = document remark => comment
directory listing of drive = drive contents = folder contents => list files, folder, list folder
duplicate document = copy document = clone document => copy, duplicate
document template = letter template = form letter => template
document properties = file properties => properties, metadata, info
image description = alt text => alt text, description
saved link = favourite page = read later = reading queue => bookmark
url shortener = short link = shorten url = tiny url = link shortener => short link, shorten, link
quick response code = scannable code => qr code
daily digest = morning briefing = news digest = daily summary => summary, digest
password manager = saved password => password, item, vault
recall email = recall mail = recall message => unsend, delete message
slow mode = slowmode => rate limit, channel
typing indicator = is typing => typing, presence
supergroup = mega group => group, chat
block off = block out calendar => event, calendar
attendance report = attendance sheet = attendee report => attendance, participant
backlog grooming = backlog refinement => task, backlog, sprint
restrict page = page restriction = restrict access => permission, restriction
speaker view = presenter view => notes, slide
branching logic = conditional logic = skip logic => form, condition
breakout room = breakout session = side meeting => breakout, meeting
mailing label = address label => label, address
vip sender = trusted sender = safe sender => sender, filter
mail server = outgoing server = incoming server => smtp, imap, account
non delivery report = undelivered mail = delivery failure => bounce, delivery
mail quota = mailbox size = mailbox full => quota, storage
sent items = sent mail = outgoing mail => sent, list messages
message template = whatsapp template = chat template => template, message
chat contact = chat partner = buddy list => contact, user
message details = who has seen => read receipt, message
`;
