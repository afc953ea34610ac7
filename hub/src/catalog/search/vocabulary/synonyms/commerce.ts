/** Words of selling: shops and orders, sales and customers, marketing and social media. */

export const COMMERCE = `
storefront = web shop = webshop = online shop = online store = e shop => store, shop
shopkeeper = shop owner = store owner = retailer = reseller => merchant, seller
merch = wares => product
line of products = product line = product range = assortment => product, catalog, collection
best seller = bestseller = top selling product => top products, product
product page = product detail page = pdp => product, product details
product feed = merchant feed => product, catalog
price list = price book = pricebook => price, product price
recommended retail price = rrp = msrp = list price => price
cost price = wholesale price = cost of goods => cost, price
markup price => margin, price
clearance sale = flash sale = sales promotion => discount, promotion, sale
bogo = buy one get one => discount, promotion
early bird => discount
kit of products = product bundle => bundle, product
swatch => color, sample
stock keeping unit = article number = part number = item code => sku, product code
stock count = stocktake = stock taking = stocktaking = cycle count => inventory, stock count
stock movement = stock transfer = goods movement => inventory, stock, transfer
stock out = stockout = sold out => out of stock, inventory
safety stock = reorder point = reorder level => inventory, low stock
goods receipt = goods received => receipt, inbound shipment, purchase order
goods issue => shipment, stock
picking list = packing slip = packing list => fulfillment, order, shipment
bill of lading = waybill = airway bill = consignment note => shipment, shipping document
consignment = consignee => shipment, shipping
dispatch note = delivery note = shipping notice => shipment, delivery
despatch => dispatch, ship, send, fulfillment
last mile = home delivery = door delivery => delivery
click and collect = curbside pickup = in store pickup = store pickup => pickup, pickup location
drop off point = parcel shop = parcel locker = collection point => pickup point, access point, location
proof of delivery => delivery, tracking
tracking code = consignment number = tracking id => tracking number, tracking
customs declaration = customs form = customs duty = import duty => customs, tariff, duty
harmonized code = hs code = tariff code => tariff, commodity code
return label = prepaid label = shipping label = postage label => label, shipping label
return slip = goods return => return, refund
exchange of goods => exchange, return
store credit = shop credit => credit, gift card
gift voucher = gift certificate => gift card, voucher
loyalty card = reward points = bonus points = air miles => loyalty, points, reward
backordered = pre order = preorder => order, backorder
repeat order = reorder goods = order again => reorder, order
purchase order = procurement order = buying order => purchase order, order
purchase requisition = requisition = purchase request => purchase order, request
request for quotation = request for quote = rfq = request for proposal = rfp => quote, supplier
tender = call for tender = invitation to tender => bid, procurement, contract notice
price quote = sales quote = cost estimate => quote, estimate
proforma => invoice, quote, estimate
order confirmation = order acknowledgement => order, confirmation
order line = line on order = position on order => line item, order item
open orders = unfulfilled orders = pending orders => order, orders
shipped orders = fulfilled orders => fulfillment, order
customer order = sales order => order
shopping bag = shopping trolley => cart
check out basket = pay for basket => checkout, cart
delivery date = ship date = expected delivery => delivery, shipping, estimated delivery
point of sale = pos = cash register => terminal, register, sale
gross sales = net sales = sales volume => sales, revenue, sales report
average basket = basket size = average order => average order value, order
customer base = clientele => customer, list customers
account manager = key account manager => owner, sales owner
client master = customer master = customer file => customer, customer record
customer number = client number => customer id, customer
customer journey = buyer journey => journey, funnel, touchpoint
outreach = outbound sales => lead, prospect, email sequence
cold email = cold outreach = outreach email => email sequence, campaign, email
cadence => sequence, schedule, interval
hot lead = warm lead = sales lead = inbound lead = qualified lead => lead
lead scoring = lead score = lead quality => score, lead
lead capture = lead form = opt in form => form, lead
close won = closed won = won deal = deal won => deal, opportunity, won
close lost = closed lost = lost deal = deal lost => deal, opportunity, lost
sales forecast = revenue forecast = pipeline forecast => forecast, deal
sales target = sales quota = sales goal => quota, goal, target
sales activity = sales activities => activity, engagement
sales call = discovery call = demo call => call, meeting, activity
meeting log = log meeting => call, activity, note, engagement
battle card => competitor
upsell = cross sell = cross selling = upselling => product recommendation, opportunity
churn => retention, cancel subscription
attrition => churn, retention, cancel subscription
customer loss => churn, retention, cancel subscription
cancellations rate => churn, retention, cancel subscription
retention rate => retention, churn
customer health => health score, customer
customer success => customer, account
deal room => deal
firmographic = firmographics => company data, company information, enrichment
technographics = tech stack of company => technology, company
contact enrichment = data enrichment = person enrichment => enrich, person, contact
email finder = find email address = email lookup => find email, email search, email
email verification = email verifier = email checker = bounce check => verify email, validate email
decision maker = decision makers => contact, people search, executive
buying intent = intent data = purchase intent => intent, signal
custom object => object, custom
picklist = dropdown value => option, property, enum
call disposition = disposition => outcome, call
ticket queue = support queue = service queue => queue, ticket
trouble ticket = service request = support request = support case => ticket, case, request
first response time = response time of support => sla, ticket, metric
macro of agent = quick reply => macro, canned response
customer service = customer care = after sales = customer support => support, ticket
customer satisfaction = satisfaction score => survey, rating, csat
testimonial = testimonials = customer reviews = product reviews = user reviews => review, rating
product rating = customer rating = star count => rating, review
question and answer = q and a = qanda => question, answer
advertiser account = ad account = ads account => account, ad account
ad group = adgroup = ad set = adset => ad set, ad group
ad spend = advertising spend = media spend = marketing spend => spend, cost, insight
ad copy = ad text = advert text => creative, ad
banner ad = display ad = display advertising => ad, creative
paid search = search ads = search engine marketing => google ads, campaign, keyword
pay per click = ppc => google ads, campaign, cpc
negative keyword = excluded keyword => keyword, negative
keyword research = keyword ideas = keyword suggestions = search volume => keyword, keyword volume
keyword difficulty => keyword, difficulty
search ranking = rank tracking = serp position = google position => ranking, position, serp
organic traffic = organic search = search traffic => traffic, search analytics, keyword
referring sites = inbound links = incoming links => backlink, referring domain
domain authority = domain rating = page authority => domain, authority, backlink
meta description = title tag = meta tags = meta tag => metadata, seo, on page
site audit = seo audit = seo check => audit, on page, seo
competitor analysis = competitive analysis = competitive research => competitor, compare
market research = market study = market analysis => market, research, trend, survey
target audience = target market = buyer persona = ideal customer => audience, segment, persona
demographics of audience = audience demographics => audience, insight, demographics
conversion tracking = conversion goal => conversion, event, tracking
campaign performance = campaign results = campaign stats => insight, campaign report, statistics
open rate = mail opens => campaign report, open, statistics
bounce rate = bounced mails = hard bounce = soft bounce = bounces => bounce, statistics
sender reputation => bounce, domain, reputation
email list = recipient list = contact list = marketing list = send list => list, audience, contact list
suppression list = do not contact = opt out list = unsubscribe list => suppression, unsubscribe
opt in confirmation = double opt in => confirm subscription, subscriber
welcome mail = welcome email => automation, email
transactional email = transactional mail => send email, email
marketing automation = customer automation => automation, workflow, journey
autoresponder series = drip = nurture campaign => automation, sequence, campaign
text blast = sms campaign = sms marketing = bulk sms => sms, campaign, broadcast
push campaign = push message => push notification, notification
landing pages = squeeze page = sales page = opt in page => landing page, page, funnel
call to action = cta button => button, link
lead magnet = freebie => form, landing page, file
affiliate = affiliate program = referral program = partner program => referral, affiliate, partner
refer a friend = recommend a friend => referral
brand mention = brand mentions = social listening = brand monitoring => mention, search posts, monitor
sentiment = tone of posts = brand sentiment => sentiment analysis, sentiment
media outlet = press outlet => news source, publisher
press coverage = media coverage = news coverage => news, article
pr agency = public relations => press release, news
content calendar = editorial calendar = posting schedule = content plan => schedule post, calendar, post
queue post = buffer post = post later = plan post => schedule post, post
crosspost = cross post => publish post, post
carousel = photo carousel = multi image post => carousel, post, media
social profile = social account = social handle => profile, account, social media
social feed = news feed = newsfeed => feed, timeline, home timeline
engagement rate = interactions of post = post performance = post analytics => engagement, insight, post statistics
follower count = subscriber count = number of followers => follower, profile, channel statistics
follower growth = audience growth => follower, insight
unfriend = defriend = remove friend => unfollow, remove connection
friend request = connection request => invitation, connection, follow
tweetstorm = twitter thread => thread, tweet
quote tweet = quote post = retweet with comment => quote, tweet, repost
upvote => vote, like
thumbs up => vote, like, upvote
karma => vote, like, upvote
downvote = thumbs down => vote, dislike
original poster => author, post
lurker => member, user
crossposted = subs of reddit => subreddit
ama = ask me anything => post, question
influencer marketing = creator search = find influencers => influencer, creator, profile search
direct mail = postcard => letter, postcard, mail
flyer = leaflet = brochure = pamphlet => document, design, pdf
billboard => ad, outdoor
giveaway = sweepstake = sweepstakes = raffle => contest, draw, random
booth = trade fair = trade show => event, conference
webinar = online seminar = web seminar => webinar, meeting, event
sign ups for event => attendee, registration, participant
ticket sales = event tickets = box office => event, order, ticket
venue hire => venue, event
meetup = meet up => event, group
sponsor = sponsorship => partner, sponsor
donor => donation, contact
giver => donation, contact
pledge = pledges => donation, backer
auction => bid, offer
bidding => bid, auction, offer
highest bid => bid, auction, offer
classified ad = second hand = secondhand = pre owned = used goods => listing, item
marketplace listing = seller listing = shop listing => listing, product
seller rating = seller feedback = seller score => seller, feedback, rating
price comparison = compare prices = cheapest price => price, offers, deals
price drop = price alert = price tracker = price watch => price history, price, alert
price history of product = past product prices => price history, product
close date = expected close = closing date of deal => deal, close date
win back = lapsed customer = inactive customer = dormant customer => customer, segment, campaign
sales territory = sales region = sales area => territory, region
key customer = top customer = best customer = vip customer => customer, report
discount approval = special offer approval => discount, approval
`;
