/** Names of products, each with the words for what it is: who names one means its kind less than itself. */

export const PRODUCTS = `
gitlab > git, repository, merge request, code
github > git, repository, pull request, code
bitbucket > git, repository, pull request
gitea > git, repository
git > repository, commit, branch, version control
subversion > version control, repository
gerrit > code review
jira > issue, ticket, project, sprint
redmine > issue, ticket, project
linear > issue, ticket
asana > task, project
trello > board, card, task
clickup > task, project
monday > board, item
todoist > task, to do
bugzilla > bug
youtrack > issue
sentry > error, issue, exception
datadog > monitoring, metric, log
grafana > dashboard, monitoring, metric
prometheus > metric, monitoring
kibana > log, dashboard
elasticsearch > search, index, document
opensearch > search, index
splunk > log, search
pagerduty > incident, alert, on call
opsgenie > alert, on call
newrelic > monitoring
sonarqube > code quality, vulnerability
jenkins > build, job, pipeline
circleci > build, pipeline
travis > build
argocd > deployment, kubernetes
docker > container, image
kubernetes > cluster, pod, deployment
kubectl > kubernetes
helm > chart, release, kubernetes
terraform > infrastructure, provision
ansible > infrastructure, configuration
aws > cloud, amazon
amazon > aws, shop, product
azure > cloud, microsoft
gcp > google cloud, cloud
s3 > bucket, object storage, aws
ec2 > instance, server, aws
cloudflare > dns, domain, worker, cdn
vercel > deployment, hosting
netlify > site, deployment, hosting
heroku > app, hosting
digitalocean > droplet, cloud
postgres > database, sql, postgresql
postgresql > database, sql, postgres
mysql > database, sql
mariadb > database, sql
sqlite > database, sql
oracle > database, sql
mssql > database, sql
mongodb > database, collection, document
mongo > database, collection, mongodb
redis > cache, key value, database
firestore > database, document
supabase > database, postgres
dynamodb > database, table
cassandra > database
neo4j > graph database
snowflake > data warehouse, sql
bigquery > data warehouse, sql
clickhouse > database, sql
duckdb > database, sql
databricks > data, notebook
kafka > message queue, topic
rabbitmq > message queue
qdrant > vector database
pinecone > vector database
chroma > vector database
metabase > dashboard, query
tableau > dashboard, visualize
slack > chat, message, channel
discord > chat, message, channel
telegram > chat, message
whatsapp > chat, message
signal > chat, message
teams > chat, meeting, channel
mattermost > chat, channel
webex > meeting, message
zoom > meeting, video call
skype > call, chat
twilio > sms, call
gmail > email
outlook > email, calendar
exchange > email
imap > email
smtp > email, send
sendgrid > email, send
mailchimp > email campaign, newsletter
mailgun > email
protonmail > email
google calendar > calendar, event
caldav > calendar
carddav > contacts
calendly > appointment, meeting
google drive > file, cloud storage
dropbox > file, cloud storage
onedrive > file, cloud storage
nextcloud > file, cloud storage
sharepoint > document, file, site
box > file, cloud storage
google docs > document
google sheets > spreadsheet
airtable > table, record, base
excel > spreadsheet, workbook
word > document
powerpoint > presentation
notion > page, note, database
obsidian > note, vault
evernote > note
onenote > note
confluence > wiki, page, document
wikipedia > encyclopedia, article
figma > design
canva > design
miro > whiteboard, board
photoshop > image
blender > 3d, scene
unity > game engine
playwright > browser
puppeteer > browser
selenium > browser
chrome > browser
firefox > browser
google > search, web search
bing > web search
brave > web search
duckduckgo > web search
tavily > web search
perplexity > web search
firecrawl > scrape, crawl
stripe > payment, customer, invoice
paypal > payment, invoice
square > payment
paystack > payment
shopify > shop, order, product
woocommerce > shop, order, product
ebay > shop, listing
etsy > shop
walmart > shop, product
salesforce > crm, opportunity, lead
hubspot > crm, contact, deal
zoho > crm
pipedrive > crm, deal
zendesk > support ticket
intercom > support, conversation
freshdesk > support ticket
servicenow > incident, ticket
workday > employee
quickbooks > accounting, invoice
xero > accounting, invoice
twitter > tweet, post, social media
facebook > post, page, social media
instagram > photo, post, social media
linkedin > profile, job, social media
tiktok > video, social media
reddit > post, subreddit, forum
mastodon > post, social media
bluesky > post, social media
youtube > video, channel
vimeo > video
twitch > stream
netflix > movie, series
imdb > movie, actor
tmdb > movie
spotify > music, song, playlist
soundcloud > music
deezer > music
shazam > song
plex > movie, media
steam > game
hacker news > news, story
wordpress > post, page, site
medium > article, blog
ghost > blog, post
google maps > map, route, place
openstreetmap > map, place
mapbox > map, route
uber > ride, taxi
airbnb > accommodation
booking > hotel
tripadvisor > hotel, restaurant, review
yelp > restaurant, review
skyscanner > flight
openweathermap > weather
binance > crypto, trading
coinbase > crypto
coingecko > crypto, coin
yahoo finance > stock
nasdaq > stock
alpha vantage > stock
bloomberg > finance, news
edgar > sec filing, company
openai > ai, llm
chatgpt > ai, llm
claude > ai, llm
gemini > ai, llm
huggingface > model, dataset
ollama > llm, model
arxiv > paper, research
pubmed > medical paper, article
crossref > doi, paper
zotero > citation, library
jupyter > notebook
zapier > automation, workflow
n8n > workflow, automation
ifttt > automation
okta > identity, user
auth0 > authentication, user
keycloak > identity, user
vault > secret
virustotal > malware, scan
shodan > host, port
philips hue > light
home assistant > smart home, device
alexa > voice assistant
iphone > apple, phone
siri > voice assistant
deepl > translate
`;
