/** Abbreviations and code names of every trade, each with what it is short for. */

export const SHORT_FORMS = `
fcm = firebase cloud messaging => push token, push notification
apns = apple push notification service => push token, push notification
mdm = mobile device management => intune, managed device, device compliance
byod => managed device, device
yoy = year over year => growth, annual change
qoq = quarter over quarter => growth
ytd = year to date
ttm = trailing twelve months
cagr = compound annual growth rate => growth
roi = return on investment => return, performance
roas = return on ad spend => ad performance, insight
cpc = cost per click => ad cost, bid
cpm = cost per mille => ad cost
cpa = cost per action => conversion cost
ltv = lifetime value
mrr = monthly recurring revenue => subscription revenue
arr > annual recurring revenue
aov = average order value
utm => campaign link, tracking link
wma = weighted moving average
tema = triple exponential moving average
dema = double exponential moving average
adx = average directional index
obv = on balance volume
atr = average true range
vwap = volume weighted average price
dcf = discounted cash flow => valuation
wacc = cost of capital
ebitda => earnings, income statement
capex = capital expenditure => cash flow
fcf = free cash flow => cash flow
opex = operating expense => income statement
roe = return on equity => ratio
aum = assets under management => fund holdings
esg = sustainability => environment social governance
cot > commitment of traders
otc = over the counter
spac => ipo, acquisition
ico > initial coin offering, token sale
dex > decentralized exchange, decentralised exchange
cex = centralized exchange => exchange
tvl = total value locked
kyc = know your customer => identity verification, verify customer
aml = anti money laundering
bvn = bank verification number => verify customer
iban => bank account
pos > point of sale, payment terminal, terminal
psp => payment gateway, payment provider
cod > cash on delivery
rma = return merchandise => return, refund
fba => fulfillment by amazon, inbound shipment
gtin = ean = upc => barcode
moq = minimum order
po > purchase order
acl = access control list => permission, access right
iam = identity and access management => permission, role
pim > privileged identity management, role assignment
dlp = data loss prevention
dfir = digital forensics => forensic, evidence, incident response
edr = endpoint detection => endpoint, asset
siem => security log, alert
soc > security operations
ioc = indicator of compromise => threat
ttp => attack technique
kev = known exploited vulnerability
cvss => severity, vulnerability score
epss => exploit probability, vulnerability score
cwe => weakness
cpe => product identifier, vulnerability
sast = static application security testing = static code analysis = static analysis => code scanning, scan code
dast = dynamic application security testing => scan
sca = software composition analysis => dependency scan
sbom = software bill of materials => dependency
waf = web application firewall
pki => certificate
gpg = pgp => signing key, public key
totp = otp => authenticator code
jwt = json web token => token
oidc = openid connect => single sign on
scim => user provisioning
ldap = active directory => directory, user directory
ann > nearest neighbour, nearest neighbor, knn, vector search, similarity search
kde => density, distribution, violin
svg => vector image
wysiwyg => editor, rich text
eol = end of life => deprecated, unsupported
e2e = end to end
uat = user acceptance testing => test
tdd => unit test
qa = quality assurance => test
poc = proof of concept
mvp = minimum viable product
rfc = request for comments => proposal
adr > architecture decision
sdk = software development kit => library
ide = editor
lsp = language server
orm => database model
dto => object
crud = create read update delete
ddl = data definition => schema change, create table
dml => insert update delete
etl = extract transform load => data pipeline, import
olap => data warehouse, analytics
bi > business intelligence, dashboard, report
cdc = change data capture => change stream
ttl = time to live => expire, expiration
lru => cache
wal > write ahead log, log
iops => disk performance
hpa = horizontal pod autoscaler => autoscale
pdb = pod disruption budget
crd = custom resource definition
cm > config map
sa > service account
ns > namespace
rs > replica set
svc = service
vpc = virtual private cloud => network
nsg = network security group => firewall
aks => azure kubernetes
sku => product code
rg = resource group
cidr => ip range, subnet
mx => mail record, dns record
ptr => reverse dns
asn = autonomous system
nat => address translation
wan = public ip = external ip => my ip
lan > local network
http status => response code
ua = user agent
dom => html, page
pov => view
vod = video on demand => recorded video
ugc = user generated content
cms = content management system => content
dam > digital asset management, asset, media library
erp => enterprise resource planning
lms = learning management system => course
pms > property management system, hotel
ota > online travel agency, booking site
adr > average daily rate, room rate
kb = knowledge base => article
sla = service level agreement => response time
csat = customer satisfaction => survey, rating
nps = net promoter score => survey
aht => handle time
ivr => phone menu, call flow
pbx = voip => phone system
sip > phone trunk, phone number
asr = speech recognition => speech to text, transcribe
mt > machine translation
tm > translation memory
l10n => localization, translation
i18n = internationalization => translation, locale
ooo = out of office => absence
wfh = work from home => remote
pto = paid time off => leave, vacation, time off
fte = full time => employee
okr = objective and key result => goal
wbs => task breakdown
mom > meeting minutes, meeting notes
eod => end of day
fyi => notice
tldr = tl dr => summary
aka => alias
faq = frequently asked questions
dob = date of birth => birthday
taf = terminal forecast
metar => aviation weather, observation
airmet => sigmet
nwp => forecast
uv > sun
bpm => heart rate, tempo
hrv = heart rate variability
spo2 = blood oxygen => oxygen saturation
bmr => calories
rem > sleep
azm = active zone minutes
rpe => exercise
rep > set, exercise
1rm = one rep max => exercise
era > earned run average, pitching, statistic
rbi = runs batted in => batting, statistic
ops > on base plus slugging, batting
obp = on base percentage => batting
hr = human resources
pgn => game notation, chess game
fen => chess position
elo => rating
gm > grandmaster
srs = spaced repetition => flashcard, review
mp3 => audio
mp4 => video
epub => book
odt => document
se16 = se16n => table contents
se11 = ddic = data dictionary => table definition, structure, domain
se37 => function module
se38 = se80 => program, source
se24 => class
se09 = se10 => transport request, transport
sm37 => background job, job
sm21 => system log
st05 => sql trace, trace
st22 => dump, short dump
sat > trace, runtime analysis
sm30 => table contents
aunit = abap unit => unit test
atc = abap test cockpit => code inspector
cds > core data services, ddl source
wa => whatsapp
ig = instagram = insta
fb => facebook, meta
yt = youtube
bsky = bluesky
gcal = google calendar
gdrive = g drive = google drive
gsheet = google sheets
gdoc = google docs
gh = github
gl => gitlab
pbi = power bi
aad = entra = azure ad
m365 = o365 = office 365 = microsoft 365
meili = meilisearch
mongo = mongodb
pg = postgres = postgresql = psql
elastic = elasticsearch
tf > terraform
ha > home assistant
hass = home assistant
gsc = search console
ga4 => google analytics, analytics
adb => android device, android
vscode = visual studio code => editor
aapl => stock, ticker
p l = p and l = profit and loss => income statement
m a => mergers and acquisitions
10 k = 10k = 10 q = 10q => sec filing, financial report, filing
cta => button, link
ctr = click through rate => ad performance, insight
edm => email campaign
mql => lead
wip => in progress
mttr => incident report, resolve time
erd = entity relationship diagram => schema, diagram
ics = ical = icalendar => calendar, event
vcard = vcf => contact
rt > retweet, repost
ost > soundtrack
rhr = resting heart rate => heart rate
notam => aviation, alert
ddos => attack
rpm > package
deb > package
ps aux => list processes, process
nslookup = dns resolve => dns lookup, resolve
dig > dns lookup
df > disk usage
curl = wget => http request, get, fetch
chmod => permission
ssh => remote shell, connect
cronjob = crontab => cron job, schedule task
daemon set = daemonset => workload
statefulset => stateful set, workload
kubectl get => list resources, get resource
kubectl describe => describe resource, resource details
kubectl apply => apply resource, apply manifest
kubectl exec => pod exec
kubectl logs => pod logs
kubectl top => top pods, top nodes
kubectl port forward => port forward
docker ps => list containers, running containers
git log => commit history, list commits
git init => create repository
git status => working tree, changed files
git pull => fetch, pull
git push => push
git checkout => switch branch, checkout
git stash => stash
git reset => reset
`;
