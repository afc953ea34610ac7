/** Names of more products of offices, shops, money, travel, leisure and science, each with the words for what it is. */

export const RIVALS = `
freshbooks > accounting, invoice
sage accounting > accounting, invoice
zoho books > accounting, invoice
netsuite > accounting, erp, customer
sap > erp, order, material
odoo > erp, invoice, sales order
dynamics 365 > crm, erp, account
quicken > budget, transaction
ynab > budget, transaction
expensify > expense, receipt
concur > expense, travel
brex > card, expense
ramp card > card, expense
gusto payroll > payroll, employee
adp > payroll, employee
bamboohr > employee, time off
personio > employee, absence
rippling > employee
deel > contractor, payroll
workable > candidate, job
ashby > candidate, job
glassdoor > job, company, review
upwork > freelance, job
fiverr > freelance, gig
clockify > time entry, timer
harvest timesheet > time entry
docusign > envelope, signature, sign document
hellosign > signature request
pandadoc > document, signature
adobe sign > agreement, signature
lexisnexis > case law, legal
westlaw > case law, legal
courtlistener > court, opinion, docket
eur lex > law, legislation
strava > activity, run, ride
garmin > activity, fitness, health
fitbit > activity, sleep, heart rate
oura > sleep, readiness
peloton > workout
myfitnesspal > nutrition, food log, calories
apple health > health, steps, workout
google fit > activity, steps, fitness
doordash > food delivery, restaurant
deliveroo > food delivery, restaurant
instacart > grocery, order
opentable > restaurant, reservation
expedia > hotel, flight, travel
kayak > flight, hotel
google flights > flight
amadeus > flight, hotel, travel
vrbo > vacation rental, accommodation
lyft > ride, taxi
waze > route, traffic
tomtom > map, route, traffic
citymapper > transit, route
flightradar24 > flight, aircraft
flightaware > flight, aircraft
accuweather > weather, forecast
noaa > weather, tide, forecast
nws > weather, forecast
zillow > property, home, listing
redfin > property, home, listing
rightmove > property, listing
zoopla > property, listing
sonos > speaker, media player
ecobee > thermostat, climate
tado > thermostat, heating
smartthings > smart home, device
homekit > smart home, device
google home > smart home, device
tuya > smart home, device
apple music > music, song, playlist
last fm > music, track, artist
bandcamp > music, album, artist
genius lyrics > lyrics
musixmatch > lyrics
audible > audiobook
goodreads > book
openlibrary > book
disney plus > movie, series
hulu > movie, series
letterboxd > movie
trakt > movie, series, watch history
jellyfin > movie, media, library
emby > movie, media, library
sonarr > series, episode
radarr > movie
rotten tomatoes > movie, review
espn > sport, score
fifa > football, player
riot games > game, match, player
league of legends > game, match, champion
roblox > game
coursera > course
udemy > course
moodle > course, assignment
google classroom > course, assignment
khan academy > course, lesson
duolingo > language, lesson
quizlet > flashcard, deck
google scholar > paper, citation
semantic scholar > paper, citation
scopus > paper, citation
web of science > paper, citation
mendeley > citation, library, paper
endnote > citation, library
openalex > paper, author
uniprot > protein
ncbi > gene, sequence, paper
ensembl > gene, genome
chembl > compound, molecule, drug
pubchem > compound, chemical
openfda > drug, adverse event
wolfram > calculate, equation
world bank > country, indicator
imf > economic indicator, country
eurostat > statistics, dataset
oecd > statistics, indicator
companies house > company, filing, officer
opencorporates > company
crunchbase > company, startup, funding
pitchbook > company, funding
zoominfo > company, contact, enrich
clearbit > company, enrich
apollo io > contact, company, enrich
marketo > email campaign, lead
klaviyo > email campaign, profile, segment
activecampaign > email campaign, automation, contact
constant contact > email campaign, contact
brevo > email campaign, contact
sendinblue > email campaign, contact
mailerlite > newsletter, subscriber
convertkit > newsletter, subscriber
beehiiv > newsletter, subscriber
substack > newsletter, post
campaign monitor > email campaign
braze > campaign, user
postmark > email, send
mailjet > email, send
hootsuite > social media, schedule post
sprout social > social media, post
google ads > campaign, ad, keyword
adwords > google ads, campaign, keyword
semrush > seo, keyword, backlink
ahrefs > seo, backlink, keyword
moz > seo, backlink
similarweb > traffic, website
hotjar > heatmap, survey
mixpanel > analytics, event
amplitude > analytics, event
typeform > form, response, survey
surveymonkey > survey, response
google forms > form, response
jotform > form, submission
cal com > booking, event type, availability
acuity > appointment, availability
freshsales > crm, contact, deal
attio > crm, record, company
sugarcrm > crm, contact
help scout > conversation, support, ticket
gorgias > support ticket, customer
livechat > chat, support
bigcommerce > shop, order, product
magento > shop, order, product
prestashop > shop, order, product
wix > site, shop, page
squarespace > site, shop, page
webflow > site, collection, page
aliexpress > shop, product
alibaba > product, supplier
shipstation > shipment, order, label
fedex > shipment, tracking
dhl > shipment, tracking
usps > shipment, tracking, address
easypost > shipment, label, tracking
adyen > payment
razorpay > payment, order
mollie > payment
braintree > payment
klarna > payment
flutterwave > payment, transfer
mpesa > mobile money, payment
revolut > account, transfer, card
plaid > bank, account, transaction
gocardless > direct debit, mandate, payment
chargebee > subscription, invoice
venmo > payment, transfer
apple pay > payment
google pay > payment
robinhood > stock, portfolio, order
alpaca > trading, order, position
interactive brokers > trading, order, position
finnhub > stock, quote
morningstar > fund, stock
tradingview > chart, technical analysis
kraken > crypto, trading
bybit > crypto, trading
kucoin > crypto, trading
metamask > wallet, crypto
uniswap > swap, token, pool
opensea > nft, collection
solana > blockchain, token, wallet
polygon io > stock, quote, market
coinmarketcap > crypto, coin, price
dexscreener > token, pair, pool
viber > chat, message
wechat > chat, message
facebook messenger > chat, message
google chat > message, space, chat
rocket chat > channel, message
zulip > channel, message
fastmail > email
thunderbird > email, calendar
yahoo mail > email
icloud > email, calendar, file
omnifocus > task, project
ticktick > task, to do
google tasks > task, task list
microsoft to do > task, task list
apple reminders > reminder, list
basecamp > project, to do, message
smartsheet > sheet, row
wrike > task, project
coda io > document, table, row
roam research > note, page, block
logseq > note, page, block
apple notes > note
google keep > note
joplin > note, notebook
google slides > presentation, slide
prezi > presentation
libreoffice > document, spreadsheet
google meet > meeting, video call
fireflies > meeting, transcript
otter ai > meeting, transcript
gong io > call, transcript
loom video > video, recording
pinterest > pin, board, image
snapchat > ad, social media
tumblr > blog, post
quora > question, answer
stack overflow > question, answer
lazada > shop, product
giphy > gif
unsplash > photo, image
pexels > photo, video
`;
