/** Words for what tools do, and for the plain things that tools of every trade have. */

export const ACTIONS = `
get ~ fetch ~ retrieve ~ read ~ obtain ~ load ~ return ~ pull ~ receive
get ~ show ~ view ~ display ~ see ~ look at ~ open
get ~ describe ~ inspect ~ detail ~ info
list ~ show ~ all ~ enumerate ~ index ~ browse ~ every
list ~ get ~ fetch ~ retrieve ~ view
search ~ find ~ query ~ look up = lookup ~ seek ~ locate ~ discover
search ~ filter ~ match ~ scan
create ~ add ~ new ~ make ~ open ~ insert ~ build ~ generate
create ~ register ~ set up = setup ~ start ~ establish ~ define
create ~ post ~ submit ~ write ~ compose ~ draft ~ file
delete ~ remove ~ erase ~ drop ~ destroy ~ discard ~ purge ~ clear ~ trash ~ rm
delete ~ get rid of ~ throw away ~ wipe ~ clean up = cleanup ~ prune
update ~ edit ~ modify ~ change ~ set ~ alter ~ patch ~ adjust ~ put ~ revise
update ~ rename ~ replace ~ overwrite ~ rewrite
update ~ refresh ~ upgrade
rename ~ change name
replace ~ substitute ~ swap ~ exchange
send ~ post ~ submit ~ deliver ~ dispatch ~ transmit ~ push ~ publish
send ~ write ~ email ~ message ~ notify
write ~ save ~ store ~ put ~ persist ~ record
write ~ compose ~ draft ~ create
save ~ keep ~ store ~ bookmark ~ remember
open ~ launch ~ start ~ view
close ~ finish ~ end ~ resolve ~ complete ~ shut
close ~ quit ~ exit ~ stop
reopen ~ open again
start ~ begin ~ launch ~ run ~ initiate ~ trigger ~ boot
run ~ execute ~ invoke ~ call ~ perform ~ launch ~ trigger ~ start
stop ~ end ~ halt ~ terminate ~ kill ~ abort ~ cancel ~ shut down = shutdown
cancel ~ abort ~ revoke ~ withdraw ~ call off ~ undo
restart ~ reboot ~ reload ~ reset ~ start again
pause ~ suspend ~ hold ~ freeze
resume ~ continue ~ unpause
retry ~ rerun = run again ~ repeat ~ redo ~ try again
undo ~ revert ~ roll back = rollback ~ restore ~ reverse ~ undelete
restore ~ recover ~ undelete ~ bring back
copy ~ duplicate ~ clone ~ replicate ~ fork
move ~ transfer ~ relocate ~ migrate ~ shift
upload ~ import ~ attach ~ put ~ send file
download ~ export ~ save ~ get file ~ fetch
import ~ load ~ ingest ~ bring in
export ~ dump ~ extract ~ save as
attach ~ add ~ append ~ link ~ upload
detach ~ unlink ~ remove ~ disconnect
append ~ add to ~ extend ~ concatenate
prepend ~ add before
insert ~ add ~ put ~ place
merge ~ combine ~ join ~ unite ~ consolidate
split ~ divide ~ separate ~ cut
connect ~ link ~ attach ~ bind ~ join ~ integrate ~ pair
disconnect ~ unlink ~ detach ~ log out
link ~ url = uri ~ hyperlink ~ web address ~ href
assign ~ allocate ~ give ~ delegate ~ designate
unassign ~ remove assignee
approve ~ accept ~ confirm ~ allow ~ authorize ~ sign off
reject ~ decline ~ deny ~ refuse ~ dismiss ~ turn down
accept ~ confirm ~ agree
enable ~ activate ~ turn on ~ switch on
disable ~ deactivate ~ turn off ~ switch off
toggle ~ switch ~ flip
block ~ ban ~ forbid ~ deny
unblock ~ unban ~ allow
mute ~ silence ~ snooze
allow ~ permit ~ grant ~ enable
grant ~ give access ~ permit ~ authorize
revoke ~ withdraw ~ remove access
lock ~ freeze ~ protect
unlock ~ unfreeze
share ~ give access ~ publish ~ send
invite ~ add member ~ ask to join
join ~ enter ~ become member ~ subscribe
leave ~ exit ~ quit
follow ~ subscribe ~ watch ~ track
unfollow ~ unsubscribe ~ unwatch
subscribe ~ sign up = signup ~ register ~ follow
register ~ sign up = signup ~ enroll ~ create account
log in = login = sign in = signin ~ authenticate
log out = logout = sign out = signout ~ disconnect
check ~ verify ~ validate ~ test ~ inspect ~ examine ~ confirm
check ~ get ~ see ~ look ~ status
compare ~ diff ~ contrast ~ versus = vs
analyze ~ evaluate ~ assess ~ examine ~ study ~ review ~ inspect
calculate ~ compute ~ work out ~ determine ~ evaluate ~ estimate
count ~ number of ~ how many ~ total ~ quantity
sum ~ add ~ total ~ plus
subtract ~ minus ~ difference
multiply ~ times ~ product
divide ~ quotient ~ ratio
round ~ floor ~ ceil
measure ~ metric ~ gauge
sort ~ order ~ rank ~ arrange
filter ~ narrow ~ restrict ~ where ~ limit
group ~ category ~ aggregate ~ cluster
convert ~ transform ~ change to ~ translate ~ turn into
format ~ pretty print = prettify ~ beautify ~ style
parse ~ extract ~ read ~ decode
extract ~ scrape ~ pull out ~ get
scrape ~ crawl ~ extract ~ fetch page
encode ~ encrypt ~ convert
decode ~ decrypt
compress ~ zip ~ archive ~ pack ~ shrink
decompress ~ unzip ~ unpack ~ extract
validate ~ verify ~ check ~ lint
schedule ~ plan ~ book ~ arrange ~ set time
reschedule ~ postpone ~ move ~ delay ~ defer
remind ~ reminder ~ alert
notify ~ alert ~ inform ~ tell ~ ping ~ warn
monitor ~ watch ~ observe ~ track ~ supervise
track ~ trace ~ follow ~ monitor ~ log
log ~ record ~ journal ~ trace
wait ~ sleep ~ delay ~ pause
suggest ~ recommend ~ propose ~ advise
predict ~ forecast ~ estimate ~ project
explain ~ describe ~ tell about ~ clarify
ask ~ question ~ query ~ prompt ~ request
answer ~ respond = response ~ reply
reply ~ respond ~ answer
summarize ~ sum up ~ overview ~ digest ~ abstract ~ brief
translate ~ localize ~ convert language
detect ~ recognize ~ identify ~ find
classify ~ categorize ~ label ~ group
tag ~ label ~ mark ~ category ~ hashtag
mark ~ flag ~ set ~ label
highlight ~ emphasize ~ mark
pin ~ stick ~ fix
archive ~ store away ~ close
unarchive ~ restore
hide ~ conceal ~ make private
publish ~ release ~ post ~ make public ~ go live
unpublish ~ make private ~ retract
review ~ check ~ audit ~ feedback ~ look over
rate ~ score ~ grade ~ review
vote ~ poll ~ upvote ~ ballot
like ~ favorite ~ star ~ react ~ heart
star ~ favorite ~ bookmark
navigate ~ go to ~ visit ~ browse ~ open page
click ~ press ~ tap ~ push button
type ~ enter ~ fill ~ input
drag ~ move ~ drop
scroll ~ swipe
hover ~ mouse over
capture ~ take ~ grab ~ snap ~ record
play ~ start ~ listen
draw ~ sketch ~ paint ~ render
render ~ draw ~ display ~ generate
visualize ~ plot ~ chart ~ graph ~ draw
install ~ set up = setup ~ add
uninstall ~ remove
deploy ~ release ~ roll out = rollout ~ ship ~ publish
buy ~ purchase ~ order ~ acquire
sell ~ trade
pay ~ payment ~ charge ~ settle
book ~ reserve = reservation ~ schedule
order ~ purchase ~ buy
request ~ ask ~ apply for ~ demand
help ~ assist ~ support ~ guide
use ~ usage ~ utilize
change ~ modify ~ edit ~ history
history ~ past ~ previous ~ log ~ changelog
recent ~ latest ~ last ~ new ~ newest
latest ~ last ~ newest ~ most recent ~ current
current ~ now ~ today ~ present ~ live ~ real time = realtime
old ~ previous ~ past ~ former ~ historical
next ~ upcoming ~ future ~ coming
first ~ initial ~ oldest ~ earliest
top ~ best ~ most popular ~ highest ~ leading
popular ~ trending ~ hot ~ top
random ~ arbitrary ~ any ~ shuffle
big ~ large ~ huge
small ~ tiny ~ little
fast ~ quick ~ rapid
error ~ fail ~ exception ~ problem ~ fault ~ crash
problem ~ issue ~ error ~ trouble
wrong ~ incorrect ~ invalid
valid ~ correct ~ right
missing ~ absent ~ not found
duplicate ~ copy ~ redundant
status ~ state ~ condition ~ progress ~ health
progress ~ percent done ~ advance
name ~ title ~ label
title ~ subject ~ heading ~ headline ~ name
id ~ identifier ~ uid = uuid = guid ~ key
description ~ summary ~ body ~ text ~ details
detail ~ information ~ data ~ full ~ specifics ~ particulars
content ~ text ~ body
type ~ kind ~ sort ~ category ~ class
category ~ type ~ group ~ class ~ genre ~ section
list ~ collection ~ set ~ array
item ~ element ~ entry ~ record ~ object
part ~ section ~ piece ~ chunk ~ segment
amount ~ quantity ~ number ~ sum
size ~ length ~ dimension
date ~ day ~ time
time ~ hour ~ clock ~ timestamp
timezone = time zone = tz
duration ~ length ~ how long ~ period
period ~ range ~ interval ~ time frame = timeframe
deadline ~ due date ~ due ~ end date
start ~ begin ~ from
end ~ finish ~ until
today ~ current day
yesterday ~ previous day
tomorrow ~ next day
week ~ weekly
month ~ monthly
year ~ annual ~ yearly
day ~ daily
quarter ~ quarterly
person ~ user ~ people ~ human ~ individual
user ~ member ~ account ~ person ~ profile
member ~ participant ~ user
profile ~ account ~ user information ~ bio
account ~ user ~ profile
owner ~ author ~ creator ~ holder
author ~ creator ~ writer ~ owner
group ~ team ~ crew ~ squad
team ~ group ~ club
me ~ my ~ myself ~ current user ~ own ~ whoami = who am i
role ~ permission ~ right
permission ~ access ~ right ~ privilege ~ authorization
access ~ permission ~ entry
option ~ setting ~ preference ~ configuration
setting ~ preference ~ configuration ~ option
preference ~ setting ~ option
value ~ data ~ content
default ~ standard ~ preset
example ~ sample ~ instance
template ~ boilerplate ~ blueprint ~ scaffold
version ~ revision ~ release
limit ~ quota ~ cap ~ maximum
page ~ paginate = pagination
related ~ similar ~ linked ~ alike
similar ~ like ~ alike ~ related
available ~ free ~ open
supported ~ available
bulk ~ batch ~ many ~ multiple ~ mass
multiple ~ several ~ many ~ batch
single ~ one ~ individual
public ~ open ~ visible
private ~ hidden ~ secret ~ internal
unit ~ measure
help ~ documentation ~ manual ~ guide
guide ~ tutorial ~ how to ~ manual ~ instructions
question ~ ask ~ query
username = user name ~ login ~ handle ~ nickname
app = application ~ program ~ software
offset ~ skip ~ start
slug ~ url name ~ permalink
parent ~ upper ~ containing
child ~ nested ~ sub
global ~ world ~ worldwide ~ international
insight ~ analytics ~ statistics ~ report
selector ~ element ~ xpath
requirement ~ prerequisite ~ condition
industry ~ sector ~ branch
external ~ outside ~ third party
character ~ figure ~ letter
criteria ~ condition ~ filter
pending ~ waiting ~ unapproved ~ open
expire ~ end ~ run out ~ valid until
grow ~ increase ~ rise
decrease ~ drop ~ fall ~ reduce
frequency ~ how often ~ interval
breakdown ~ split ~ distribution
glossary ~ dictionary ~ terms
abbreviation ~ acronym ~ short form
tier ~ level ~ rank ~ plan
explore ~ browse ~ discover
autocomplete = auto complete ~ suggest ~ completion
permanent ~ forever ~ final
embed ~ insert ~ include
marketplace ~ store ~ shop
nearest ~ closest ~ nearby
verify ~ confirm ~ prove
spread ~ distribute ~ share
manage ~ administer ~ control ~ handle
collect ~ gather ~ aggregate
inspect ~ look into ~ examine
what is new ~ latest ~ changelog
who ~ user ~ author ~ person
when ~ date ~ time ~ schedule
where ~ location ~ place
`;
