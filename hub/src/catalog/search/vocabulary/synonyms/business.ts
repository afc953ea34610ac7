/** Words of business: trade, customers, staff, marketing and social media, law. */

export const BUSINESS = `
subscription ~ plan ~ membership
product ~ item ~ article ~ goods ~ merchandise
product variant ~ variation ~ option
sku ~ product code ~ item number
catalog ~ product list ~ products
inventory ~ stock level ~ stock ~ warehouse
warehouse ~ storage ~ inventory
store ~ shop ~ outlet
shop ~ store ~ e commerce = ecommerce
shopping ~ buying ~ store ~ products
cart ~ basket ~ shopping cart
checkout ~ pay ~ purchase
order ~ purchase ~ sale
order status ~ track order
shipping ~ delivery ~ shipment ~ freight
shipment ~ package ~ parcel ~ delivery
parcel ~ package ~ shipment
track package ~ tracking number ~ parcel tracking
discount ~ coupon ~ promo code ~ deal ~ offer
coupon ~ voucher ~ promo code ~ discount
deal ~ offer ~ opportunity
offer ~ deal ~ proposal
sale ~ order ~ discount
seller ~ vendor ~ merchant ~ supplier
supplier ~ vendor ~ provider
buyer ~ customer ~ client ~ purchaser
customer ~ client ~ buyer ~ consumer ~ user
customer relationship management = crm ~ customers ~ contacts
lead ~ prospect ~ potential customer
opportunity ~ deal ~ lead
sales ~ deals ~ revenue
sales pipeline ~ deals ~ funnel
funnel ~ conversion ~ pipeline
support ticket ~ case ~ ticket ~ customer request
case ~ ticket ~ issue
helpdesk = help desk ~ support ~ service desk ~ customer support
loyalty ~ reward ~ points
gift card ~ voucher
review ~ rating ~ feedback ~ opinion
rating ~ score ~ stars ~ review
complaint ~ feedback ~ claim
employee ~ staff ~ worker ~ personnel ~ colleague
human resources = hr ~ employees ~ personnel
colleague ~ coworker = co worker ~ teammate
manager ~ supervisor ~ boss ~ lead
candidate ~ applicant
resume = cv = curriculum vitae
hiring ~ recruiting = recruitment ~ job
job posting ~ vacancy ~ job offer ~ job opening ~ job listing
job ~ position ~ vacancy ~ employment ~ career
interview ~ candidate meeting
onboarding ~ new employee
attendance ~ presence ~ check in
shift ~ work schedule ~ roster
time off ~ leave ~ vacation ~ pto
department ~ division ~ unit
training ~ course ~ learning
marketing ~ advertising ~ campaign ~ promotion
campaign ~ marketing ~ ads
advertisement = ad ~ advert ~ campaign
audience ~ segment ~ target group ~ followers
segment ~ audience ~ group
search engine optimization = seo ~ ranking ~ keyword
keyword ~ search term ~ phrase
backlink ~ link ~ referring domain
search results ~ serp ~ web search
web search ~ internet search ~ search engine ~ google
landing page ~ page
click through rate = ctr ~ clicks
impression ~ view
engagement ~ likes ~ interactions
lead generation ~ prospects ~ find emails
brand ~ label ~ trademark
influencer ~ creator
social media ~ social network ~ posts
post ~ tweet ~ status update ~ publication ~ entry
tweet ~ post ~ status ~ x post
retweet ~ repost ~ share
follower ~ subscriber ~ fan
following ~ friends ~ subscriptions
friend ~ contact ~ follower
feed ~ timeline ~ stream ~ rss
timeline ~ feed ~ history
story ~ reel ~ short
hashtag = hash tag ~ tag ~ topic
trending ~ trends ~ popular ~ hot topics
trend ~ tendency ~ direction
blog ~ article ~ post ~ weblog
article ~ post ~ news ~ story ~ paper
news ~ article ~ headline ~ press ~ current events
headline ~ title ~ news
press release ~ news ~ announcement
newspaper ~ news ~ press
forum ~ community ~ board ~ discussion
community ~ group ~ forum
subreddit ~ community ~ forum
moderator ~ admin
administrator = admin ~ superuser
moderate ~ review content
copyright ~ license
law ~ legal ~ legislation ~ statute
legal ~ law ~ court
court ~ case ~ law
court decision ~ ruling ~ judgment
patent ~ invention ~ intellectual property
trademark ~ brand
regulation ~ rule ~ law
government = gov ~ public administration ~ state
election ~ vote ~ poll
politician ~ member of parliament ~ congress
insurance ~ policy ~ coverage
real estate ~ property ~ house ~ home ~ listing
property ~ house ~ real estate
rent ~ lease ~ rental
house ~ home ~ property
charity ~ donation ~ nonprofit
donate ~ give ~ contribute
fundraise = crowdfunding ~ donation
risk ~ danger ~ hazard
strategy ~ plan
key performance indicator = kpi ~ metric
lawyer = attorney => counsel, solicitor, legal representative
counsel => attorney, lawyer
law firm => attorney, lawyer
lawsuit = litigation => case, docket, court case
pleading => filing, docket entry, court document
court file = court record = case file => docket, court case
court filing => docket entry, filing
litigant = plaintiff = defendant => party
verdict => judgment, ruling, opinion
judgement = judgment => opinion, decision
precedent => case law, similar case
case law => opinion, precedent
motion > filing, docket entry
oral argument => hearing, audio
justice > judge
statute => law, code
corporate account => company
travel agency => company, agency
prospect => lead, opportunity, contact
sales funnel = sales pipeline => opportunity, deal, stage
phase > stage, step
advert = advertisement => ad
promotion > ad, campaign, offer
creative > ad image, ad creative
sponsored => ad, promoted
shop item = store item = shop product => product
postage = delivery fee = delivery cost = shipping cost = shipping fee => shipping rate
delivery zone => shipping zone
customer feedback = customer review = buyer review => review
star rating => review, rating
bill => invoice, charge
patron => member, customer, supporter
guest > customer, visitor
visitor > guest, user, traffic
housekeeping => room cleaning, room status
front desk => reception
check in => arrival, start reservation
check out => departure
no show => cancelled reservation
room type => resource category, category
occupancy => availability, capacity
surcharge => fee, charge
markdown => discount, sale
stock level => inventory, stock quantity
restock = replenish => inventory, stock
back order = backorder => out of stock
line item => order item, item
deal size => amount, value
win rate => conversion, success rate
cold call => outbound call, phone call
rep = salesperson = sales rep => owner, user
voice bot = phone bot = voice agent => agent
phone conversation = telephone conversation => call, phone call
dial => call, phone call
digital twin => replica, avatar, clone
avatar => replica, persona, profile picture
face to face => video conversation, video call
talking head => avatar, video
kick > ban, remove, expel
troll => user, spam
timeout > ban, mute, suspend
shadow ban => block, mute
repost = retweet = reblog => share
heart > like, favorite
favourite => like, star, favorite
caption => text, description
bio > profile, description
starter pack => list
dms => direct messages, conversations
going viral => trending, trends
thread > post, replies
translator = linguist => translation, user
source text => source string, string
term base = termbase => glossary
professional => people, profile, person
linkedin member => linkedin people, linkedin profile
reader => subscriber, member
unsubscribe for good => delete subscriber, remove member
bonus scheme = bonus program = rewards program = loyalty scheme = reward scheme => loyalty program
frequent guest = frequent flyer => loyalty
points > loyalty, rewards
saved card = stored card = card on file = saved payment method = stored payment method => authorization, payment method
forget card => deactivate authorization
debit > charge, withdraw
pull payment => debit, charge
resend => send again
one time code => otp
incoming mail => inbound email, received
parse mail => inbound parsing
recipient => user, contact, receiver
addressee => recipient, user
personal file = personnel file = hr record = employee record = staff record => employee profile
staff => employee
appraisal => performance review, evaluation
performance review => appraisal, feedback
bonus > incentive, commission, reward
perk => benefit, incentive
provident fund = pf => retirement
probation => confirmation
leaver = offboard = offboarding => terminate employee, deactivate user
joiner => new employee, onboarding
payslip = pay slip = pay stub => salary, payroll
increment => raise, salary increase
dues => fee, payment
co author => author
blogger => author, user
writer => author, user
go live => publish, stream, deploy
put live => publish, deploy
syndicate => publish, share
schedule post => scheduled post
skeet => post
subscriber => member, contact, follower
asset library = media gallery => media library, media
uploaded picture = uploaded image = uploaded photo => media file, media
binned => deleted, trash
equipment > gear, device, asset
carrier > shipping provider, courier, shipping company
courier => shipping carrier, delivery service
white label = whitelabel => reseller, rebrand
communication => message, email, correspondence
correspondence => message, email, communication
touchpoint => activity, communication, engagement
duplicate customers => merge contacts
orphan => unlinked, unassociated
membership of list => list membership
pipelines of contact => list membership
wager = bet => prediction
channel points => reward, prediction
audience poll => poll
youtuber => youtube channel, channel
clip => video
upload schedule => recent videos
nickname = screen name = handle = username = user name
user handle => screen name, profile
official => verified
mentions of me => mentions
reel => short video, story
gig => job, freelance
house listing => property, real estate listing
company database => company information
venture => startup, company
confidential => sensitive, sensitivity
data leak = data leakage = information leak = sensitive info leak => data loss prevention
leak prevention => data loss prevention
conditional access => access policy
principal => user, identity, service account
service principal => app registration, application
security baseline => benchmark, compliance
privileged => admin
bankruptcy => insolvency, case
federal court => pacer, court
class action => case
procedural rule => procedure, requirement
fee schedule => price list, rates
rate plan => price, rate
room rate => price, rate
tax code => taxation, tax rate
voucher => coupon, discount
outlet => store, service
age group => age category
overhead = overhead cost = running cost = fixed cost => fixed expense, expense
drip campaign = email sequence = nurture sequence => automation, workflow
lookalike = lookalike audience => custom audience, audience
retargeting = remarketing => custom audience, targeting
ab test = a b test = split test => experiment, variant
abandoned cart => cart, checkout
buyer => customer
macro figure = macro data = macro number => economic indicator, economic
macro calendar => economic calendar
seller statement => report, settlement
`;
