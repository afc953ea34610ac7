/** What people say for the objects and actions of business: sales, shops, money, markets, people, social media, media. */

export const SAYINGS_OF_BUSINESS = `
contact: customer; client; person we know; lead; prospect; someone details; people in crm; address of customer
create contact: new customer; new client; add person; save number; new lead; add to address book; add customer; new prospect; add someone; save person; put in crm
company: firm; account; business we sell to; customer company; organisation; employer; client company
opportunity: possible sale; potential sale; potential deal; chance to sell; sale in progress; expected sale; deal
deal: possible sale; potential sale; sale in progress; expected sale; sales chance; opportunity
pipeline: stages of sale; sales stages; where deals stand; sales process
stage: step of sale; phase; where in pipeline
engagement: contact with customer; interaction; touchpoint
association: link between records; connect contact with; belongs to; linked; related records; link contact; relation
property: custom field; extra field; field of record; attribute
custom field: extra field; own field; additional field; field of our own; additional information field
follow up: remember to contact; contact again; get back to
task: follow up; to do
activities: what happened with customer; last contact; calls and mails; dealings with; interactions with; history with customer
conversation: talk with customer; chat with customer; exchange with customer; support chat
calls: phoned; phone conversation; talked on phone; rang; telephone call; phone log
phone call: ring up; call up; phone somebody; ring somebody; give a ring; dial; call someone; telephone; ring someone; call customer; phone customer; place call; make call
create phone call: ring up; call up; phone somebody; ring somebody; give a ring; dial; let agent call; call customer; call someone; have agent phone; ring someone; voice agent ring
web call: call in browser; talk in browser; browser call
phone number: number to call; buy number; own number; line; dial in number; telephone line
voice: how does sound; speaker; who speaks; male or female; sound of agent
agent: bot; assistant; virtual assistant; ai assistant; voice bot; phone bot
llm: model behind; brain of agent; prompt of agent
outbound call: call made; calling out; outgoing call
inbound: incoming; received
sms: text to phone; text message; message to phone; text customer; message on mobile
campaign: marketing push; advertising; promotion; mailing; ads run; ad run
adset: group of ads; target audience ads
ad creative: picture of ad; text of ad; look of ad; ad image; ad design; what does ad look like
insights: how do ads perform; ad performance; results of ads; how well; did ads work; clicks and impressions; reach; how is performing; how many clicks; how is doing; performance of
targeting: who sees ad; audience of ad; interests; whom to show; reach people; who should see
budget: how much to spend; money for ads; spending limit; daily spend; spend per day
audience: who reads; group of recipients; target group; group of people
brand: our colors and logo; look of mails; corporate design
workflow: automatic steps; automation; automated sequence
automation: automatic steps; happen automatically; do automatically; when then; automatic flow
funnel: pages leading to sale; sales pages
blog: web diary; articles on site
post: article on site; blog article; story on site; write article; publish article; blog entry; new article
create post: write article; publish article; say something public; put on blog; new article; say on; share on; write on; write blog; blog entry
social post: publish on facebook; publish on instagram; share on social; on social media; social network
media: pictures and videos; uploaded images; image library; media library; uploaded files
comment: reader remark; reader opinion; what readers say
moderate comment, comment: spam comment; approve comment; hide comment
page: static page; about page; page of site; landing page
menu: navigation of site; site navigation
category: group of articles; group of products; topic of post; kind of product; sort into
tag: topic of post; keyword of; topics
member: reader with account; paying reader; subscriber; subscribers; readers who signed up
tier: paid plan; subscription level; membership level; pricing level
offer: discount for members; special price; promotion; reduced price; special deal
publish: put online; go live; make visible; make public; put out; release to readers; bring online
unpublish: take offline; hide from public; take down; no longer public; make invisible; pull from site; no longer visible
content type: kind of content; structure of content; model of content; fields of entry
entry: piece of content; content item; content record
global field: reusable fields; shared fields
product: goods; article; something we sell; item for sale; merchandise; what we sell; things we sell
create product: sell new; new item in shop; offer new; put up for sale; new article in shop; add to shop; add item to shop; list for sale
variation: sizes and colors; size or color; version of product; variant
inventory: in stock; stock; how many left; warehouse; left in stock; on hand; stock level; enough in stock; sold out; units left; available units
price: how much costs; what costs; cost of; selling price; charge for; cheaper; make cheaper; raise price; lower price; how much do we charge
order: bought; purchase; what did customer buy; what people bought; sale; purchases; what was bought
list orders: what did customer buy; what people bought; purchases; who bought; recent sales; what was sold; which purchases
fulfillment: send out; ship order; packed and sent; shipped; sending goods; goods sent
shipping: send goods; delivery cost; postage; delivery; send parcel; cost of sending; where do we deliver
shipping zone: countries we deliver; where do we deliver; delivery area; where we ship
tracking: where is parcel; where is package; parcel underway; where is my order
refund: give money back; money back; pay back; return money; reimburse; get money back; customer wants money; paid back; send money back
coupon: money off; discount code; reduction; rebate; percent off; voucher; promo code; cheaper with code; promotional code; discount
tax rate: vat; sales tax; percent tax; value added tax
payment gateway: how customers pay; ways to pay; payment methods; pay by card; payment options; accept payments
review: what buyers think; stars; opinion of buyers; what customers think; customer opinions; ratings; what people think; feedback of customers; what guests say
sales report: how much sold; how did we sell; turnover; revenue; takings; how much money made; how much earned; sales figures; how much did we make
top sellers: best selling; most sold; what sells best; bestsellers; sells most; popular products; most bought
stock report, report: running low; low on stock
customer: buyer; who buys; client; who bought; shopper
invoice: bill; ask for money; bill customer; send bill; charge customer; payment request; request payment
create invoice: bill customer; write bill; send bill; charge customer; ask to pay; billing
estimate: quote for customer; offer with price; how much would it cost; cost proposal; price offer
transaction: payment made; money received; money movement; payment; paid; money came in; sale payment
charge: take money; debit; bill card; charge card; take payment; collect money; debit customer
payment link, initialize transaction: link to pay; start payment; checkout link; begin payment; let customer pay; take payment; collect payment
verify transaction: did customer pay; is paid; payment went through; payment successful; has paid; did payment; money arrived; payment succeed; really paid; has been paid
balance: how much money; money left; money in account; funds; how much do we have; money do we have; account money
totals: how much in total; overall amount; sum of all; altogether
bank: which banks; banks in
dispute: customer complains payment; chargeback; contested
subscription: recurring payment; monthly payment; pays every month; membership
marketplace participations: in which countries do i sell; where do i sell
fees estimate: what does amazon take; seller fees; commission; fees for selling
listing: offer on amazon; our product page; offer in marketplace
pricing: competitor price; what others charge; competing offers; price of competitors
catalog item: find product amazon; product details; asin; ean; barcode
stock: share of company; shares; company shares; equity
quote: what is worth now; current price; share price; price right now; how much is worth; trading at; price today; costs right now; how much is share; stands at; how is doing today
stock info: about company; about share; key figures of company; company facts
historical prices: price last year; price over past; how did develop; price development; past prices; prices of last; price history; performance over last; price chart; developed over; since last year
company profile: what does company do; about company; who runs company; company description; company details; basic facts about company
executives: who runs; who leads; ceo; bosses; leadership; board members; management of company; managers of; who is in charge
employee count: how many people work; number of employees; staff size; workforce; how many employees; headcount
market cap: how much is company worth; company worth; company value; biggest companies; size of company; market value
income statement: profit and loss; how much earned; earnings; revenue; made profit; sales of company; p&l; profit of; profitable; how much profit; turnover
balance sheet: assets and debts; debt of company; what company owns; owns and owes; liabilities; owes; assets
cash flow: money in and out; cash coming in; money flowing; cash generated
ratios: how expensive share; price earnings; valuation; p e; indebtedness; profitability
dcf: fair value; intrinsic value; what should share cost; what is really worth; true value; worth really; undervalued; overvalued; discounted
dividend: payout to shareholders; paid to shareholders; money per share; distribution to shareholders; pays out; payout; when does pay shareholders
split: more shares; shares divided; one into
earnings calendar: when report results; next results; when publish numbers; quarterly results date; reporting dates; results due; report quarterly; announces results
earnings transcript: what did managers say; earnings call; what did ceo say; conference call
ipo: going public; new on stock exchange; new listings; entering stock exchange; new shares; about to list; go public; newly listed; upcoming listings
merger: takeover; company bought; buys company; acquisition; acquired; taken over
insider: bosses buy shares; managers sell shares; bosses sell; executives buy; own shares sold; directors dealing; management buying; directors bought
senate: politicians buy; what did politicians; senators; congress trades; politicians trade
house: representatives; politicians buy
institutional: big investors; funds that hold; who owns shares; large investors; which funds own; hedge funds; big funds
holder: who owns; owners of shares; largest shareholders; biggest owners
analyst: what do experts; what do banks say; experts expect; buy or sell opinion
price target: what do analysts expect; where will price go; expected price; how high could go; target of analysts; analysts think
recommendations: should i buy; buy or sell; what do analysts; upgrade or downgrade; analyst opinion; what analysts say
grades: upgrades; downgrades; analyst opinion; upgrade or downgrade
gainers: went up most; rising most; winners; rose most; biggest winners; climbing most; up the most
losers: fell most; down most; dropped most; worst performers; biggest drop; falling; down the most
actives: most traded; highest volume; traded most
sector: branch; industry; which industries; part of economy; line of business
etf: fund; exchange traded; basket of shares; index fund; what is in fund; fund holdings
index: s p 500; dow jones; nasdaq; dax; market barometer
constituents: which companies in index; members of index; companies in; belong to index
treasury rates: government bond; state bond; yields; bond yield; interest government; us bonds
economic indicators: inflation; unemployment; gdp; economy; jobless; consumer prices
economic calendar: what economic news; upcoming economic; data releases; economic events
exchange hours: when does stock market open; is exchange open; trading hours; market open; stock market open; when closes; opening times
holidays: when is closed; days closed; closed days
commodity: gold; oil; silver; wheat; raw materials; price of gold; price of oil; natural gas; coffee price
forex: exchange rate; currency; dollar to euro; euro in dollar; how much is dollar; convert money; currency pair; dollars to euros
crypto: bitcoin; ethereum; coin; digital money; digital coins; btc; eth; tokens
fear and greed: mood of market; market mood; sentiment of market; nervous; market sentiment; mood of crypto; how nervous
cot: positions of speculators; commitment of traders; who is long; speculators
filings: reports to sec; papers filed; 10-k; 10-q; official reports; documents filed; regulatory
esg: how green; environment and social; sustainability; ethical; sustainable; climate rating
rsi: overbought; oversold
moving average: smoothed price; average price over
technical indicators: overbought; oversold; trend of share; smoothed price; chart signals
news: what is written about; latest about; articles about; what happened with; in the press; headlines; current events; reports about; what newspapers
press releases: company announcements; official announcements; what did company announce; announced by company
option chain: calls and puts; puts; strike prices; strikes; derivatives
expiration dates: when do options end; options run out; option dates
financial statement: company numbers; balance and profit; yearly figures; annual figures; quarterly figures
followers: who follows; fans; people who follow; my fans; readers of account
following: whom do i follow; accounts followed; who do i follow; follows
follow: see posts of; get posts from; start reading
timeline: newest posts; what do people i follow; my home; home feed; news feed; latest posts; feed; what is new from people
trends: what is hot; what do people talk about; hot topics; talk of town; popular topics; what is going on; what is popular; talking about; trending; viral
tweet: post on x; write on x; short message public; x post; something on twitter; post on twitter
post tweet: write on x; say on twitter; publish on x; put on twitter; send tweet; post on twitter; share on twitter; tell followers; tell my followers
favorite tweet: like on x; heart tweet; like post; like tweet; thumbs up tweet
unfavorite: take back like; unlike; no longer like; remove like; undo like
bookmark: save for later; read later; remember post; keep for later; save post; keep post; save it for
mentions: who wrote about me; talked about me; tagged me; someone mentioned; where am i mentioned; who tagged me
highlights: best posts; pinned moments; best of
like: give heart; heart; thumbs up; favourite
repost: share again; retweet; spread post; pass on post; share to my followers
video: clip; film; movie; footage; youtube
search videos: find clips; find film; look for tutorials; find tutorial; clips about; find a clip
trending videos: what do people watch; popular clips; most watched; watched right now; viral videos; popular right now; hot videos
video comments: what viewers say; what do viewers think; what people write under; reactions of viewers; under video; viewer opinions; viewers say
video stats: how many views; how often watched; views and likes; views; how many watched; how many clicks; view count
channel stats: how many subscribers; subscribers; size of channel; how big channel; channel numbers
video transcript: what is said in video; text of video; spoken text; words of video; what does speaker say; said in video
key moments: most important parts; best parts; highlights of video; important moments; important parts; main points
download video: save clip; keep video; video onto disk; store video; save youtube; grab video; video to disk; save video; watch offline
download audio: only sound; music from video; mp3; save sound; sound of video; just the sound; audio only; extract sound; rip audio; audio track
subtitles: words on screen; text under film; captions; text of film; closed captions
clip: short cut of stream; highlight of stream; cut moment; short excerpt; best moment; save moment
prediction: let viewers bet; bet channel points; guess outcome; viewers guess; bet on
stream title: name of broadcast; name of stream; title of broadcast; live stream name; change title
stream category: which game is played; change game; game being streamed; game on stream
search: find song; find artist; find album
track: song; piece of music; tune; single
artist: singer; band; musician; musical group; who sings
top tracks: best songs; most popular songs; greatest hits; biggest hits; famous songs; hits; best known songs
related artists: similar bands; sounds like; bands like; artists like; musicians like; like this band; similar musicians; similar singers
albums: records of; discography; releases by; all records; lps; cds
new releases: just came out; fresh albums; new albums; latest albums; came out; new music; released this week
recommendations: what should i listen; something similar; suggest songs; music i might like; what to listen; songs like
playlist: song collection; mix of songs; list of songs; mixtape; set of songs; collection of songs
create playlist: song collection; new mix; put songs together; mixtape; make mix; compilation
add tracks: put song; song into; add song; songs to; more songs; put songs
remove tracks: throw song out; take song; song out; delete song; kick song; remove song
audiobook: spoken book; read aloud book; listen to book; book to listen; audio book
chapters: parts of book; sections of book
genres: styles of music; kinds of music; music styles; types of music; jazz rock
watch history: what did i watch; already watched; seen films; what have i seen; films i saw; watched recently; last watched; movies watched
on deck: continue watching; half watched; what to watch next; where i stopped; started watching; keep watching; watch next; not finished watching
recently added: new films; new in library; latest films; what is new; newly added; new movies; fresh in library
library: all films; collection of films; movie collection; my movies; my films; media collection
watched: seen; already seen; did i see; marked as seen
persona: character of avatar; how avatar behaves; personality
avatar, replica: digital twin; clone of person; talking head; virtual person; digital double; digital human; video clone; virtual human; double of me; face clone
generate video: talking head says; let avatar speak; avatar speaks; make avatar; video with avatar; avatar say; make video; produce clip; make clip; make film
lipsync: mouth movement; mouth match; match lips; lips to audio; fit lips; lip movement; lips match; mouth fit; dub
reservation: guest stay; booked room; booking; who arrives; hotel booking; stay of guest; room booking
guest, customer: hotel guest; visitor; who stays; person staying
check in: guest arrives; arrival; arrives; got keys
check out: guest leaves; departure; leaves hotel; leaving
rate: room price; price per night; nightly price; price of room; cost per night
availability: free rooms; rooms left; vacant; free beds; room free; available rooms; vacancies
housekeeping, space: cleaning; room clean; dirty room; cleaned rooms
bill: guest pays; hotel bill; what guest owes
outlet: hotel restaurant; bar of hotel
loyalty: regular guests; points program; frequent guest
restrictions: minimum stay; cannot be booked; close for booking; closed for arrival
age category: adults and children; kids price
voucher: code for price; gift
job: open position; vacancy; employment; work offer; career
profile: cv; career of person; about person; professional background; work history
ticket: customer problem; customer request; help request; support request; customer needs help; support case
issue: customer problem; customer request; help request; support request; support case; complaint of customer
knowledge base article: help article; help page; how to for customers; help text; faq entry; self help; help center; faq
account: customer company; client company
snooze: later; hide until
attorney: lawyer; legal counsel; law firm; who represented; who represents
judge: how does judge decide; who decides; judge record; judge rule
precedents: earlier judgments; similar rulings; earlier rulings; comparable cases; similar court; similar cases; past rulings; case law; previous decisions
citation: is reference right; check references; cited case exists; real case; are citations correct; cited cases; made up citations; case exists
docket: court file; papers of case; court papers; court record; filings in case; court documents
case outcomes: who wins; chance of winning; how do cases end; likely to win; chances in court; odds of winning; how often win
case status: how is lawsuit going; where does lawsuit stand; what is new in case; lawsuit progress; state of lawsuit
legal trends: how law develops; development of law; courts changing; law changing
procedural requirements: which papers file; how to file; filing rules; deadlines in court; how to sue; rules of court; what must be filed
cases by problem: someone sued; lawsuits about; rulings about; court decisions on; my legal problem; legal problem
create product: item for sale; new item for sale; put on sale; sell something new; new thing to sell
list products: what do i sell; what do we sell; all goods; things for sale; our range; our assortment
listings: my offers; offers in shop; my listings; things i offer
upload image: picture for advert; image for ad; ad picture; advert picture
expiration: run out; runs out; until when valid; valid until; expires; when end
followers: fans of; fan base; who follows me; readers of account
caption, subtitle: languages of captions; which captions; captions available
citations: made up; made up citations; fake citations; real citations; invented cases
batch quotes: prices of many; many prices; several prices; prices together; several coins; many coins
cart: basket; put in basket; shopping basket; trolley
warehouse: where goods are; storage of goods
loyalty: bonus points; frequent buyer; club card
commission: share of sale; cut of sale
profit: how much made; earned in total; did we earn
docket entries: papers filed; what was filed; filings of case; pleadings; timeline of pleadings; papers in lawsuit; documents filed in case; paper filed in lawsuit
attorneys, parties: who represents; which lawyer; lawyers of; find counsel; defendant; who sued; who is suing; represented by
opinion: what did court decide; court decision; ruling of court; decision of judge
precedent: similar earlier case; earlier decisions; like cases
growth: change of company; compared with last year; year on year; change over year; grew by; how fast grows
wma, weighted moving average: recent prices more; recent prices count more; giving recent prices; weight to recent
leaders: best hitters; best pitchers; best players; best of team
list calls: phone conversations; conversations on phone; dialled numbers; calls made so far; call log; who phoned; who called; conversations of bot
create conversation: start live talk; talk face to face; face to face; live video chat; chat with avatar; talk to avatar; talk with avatar
list videos: clips rendered; rendered clips; my clips; which clips; finished videos; all clips
ban user: kick a troll; throw viewer out; kick viewer; block viewer; kick out of chat; kick out of stream
create clip: cut highlight; save last moments; cut moment; highlight of stream; save highlight; clip moment
watch history: movies viewed; films viewed; already seen; already watched; have we seen; movies seen; was watched; films watched; what was played
modify playlist: rename mixtape; rename playlist; make list secret; change playlist name
liked posts: my favourites; things i liked; things i hearted; what i liked; posts i like
list posts: feed of curated; feed of list; group of accounts
search twitter: look up x posts; find tweets; x posts about; search on x; look up tweets; find x posts
comments: people wrote under; written under; replies under; under picture; under post
search opportunities: find deals; look for deals; prospects in sales; lookup prospects
contact: customer card; customer record; client card
cryptocurrency listings: coin prices; coin ranking; every altcoin; every coin; all coins; list of coins; top coins
product reviews: customer feedback; buyers feedback; star ratings; what buyers wrote; ratings of buyers
shipping rate: delivery fee; postage cost; cost of delivery; delivery price
product tag: label from shop; label of product; label on item; label shop
order note: comment on order; remark on order; comment from purchase; comment on purchase
client: customer in timesheet
create issue: log complaint; customer complaint; file case; open case; helpdesk case
option expiration: maturities of; when do derivatives end
reply, message: answer ticket; reply to ticket; respond to ticket; answer customer; respond to customer; write back to
brand: email theme; mail design; logo in mail; look of email
`;
