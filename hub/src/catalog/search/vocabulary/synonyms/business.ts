/** Words of business: finance and crypto, trade, customers, staff, marketing and social media, law. */

export const BUSINESS = `
stock ~ share ~ equity ~ ticker ~ security
ticker ~ symbol ~ stock symbol ~ stock
symbol ~ ticker
stock price ~ quote ~ share price ~ market price
quote ~ price ~ current price
price ~ cost ~ rate ~ quote ~ value ~ fee
stock market ~ exchange ~ market
exchange ~ market ~ bourse
market ~ exchange ~ trading
company ~ firm ~ corporation = corp ~ business ~ organization ~ enterprise
company profile ~ company information ~ about company
balance sheet ~ financial statement ~ assets and liabilities
income statement ~ profit and loss ~ earnings ~ financial statement
cash flow = cashflow ~ financial statement
financial statement ~ financials ~ balance sheet ~ income statement ~ annual report
filing ~ report ~ disclosure ~ 10k ~ sec filing
earnings ~ profit ~ income ~ results
earnings per share = eps ~ earnings
earnings call ~ transcript ~ conference call
revenue ~ sales ~ income ~ turnover
profit ~ gain ~ earnings ~ margin
loss ~ deficit
dividend ~ payout ~ yield
price earnings ratio = pe ratio ~ valuation
valuation ~ worth ~ market cap ~ value
market capitalization = market cap ~ company value
initial public offering = ipo ~ listing
mergers and acquisitions ~ acquisition ~ takeover
insider trading ~ insider transactions
institutional ownership ~ holders ~ shareholders
shareholder ~ investor ~ holder
analyst ~ recommendation ~ rating ~ price target
candle = candlestick = ohlc = ohlcv ~ kline ~ historical prices ~ bars
historical prices ~ price history ~ time series
moving average = sma = ema ~ technical indicator
technical indicator ~ rsi ~ macd ~ moving average ~ technical analysis
volatility ~ risk ~ beta
portfolio ~ holdings ~ investments ~ positions
position ~ holding
invest ~ investment ~ fund ~ asset
mutual fund ~ fund ~ etf = exchange traded fund
bond ~ treasury ~ debt ~ yield
option ~ derivative ~ call ~ put
futures ~ commodity ~ derivative
commodity ~ gold ~ oil ~ raw material
forex = fx = foreign exchange ~ currency ~ exchange rate
exchange rate ~ currency conversion ~ forex ~ convert currency
currency ~ money ~ forex ~ coin
money ~ currency ~ cash ~ funds ~ payment
convert currency ~ exchange rate ~ currency converter
dollar = usd ~ currency
euro = eur ~ currency
crypto = cryptocurrency ~ coin ~ token ~ bitcoin ~ digital currency
bitcoin = btc ~ crypto ~ coin
ethereum = eth ~ crypto ~ blockchain
blockchain = chain ~ crypto ~ ledger
wallet ~ account ~ address ~ balance
token ~ coin
swap ~ exchange ~ trade
gas ~ transaction fee
smart contract ~ contract ~ solidity
nft ~ token ~ collectible
mining ~ miner ~ hash rate
decentralized finance = defi ~ liquidity pool
trade ~ buy ~ sell ~ order ~ transaction
trading ~ buying and selling ~ market
order ~ purchase ~ trade
bank ~ account ~ financial institution
bank account ~ iban ~ account number
balance ~ account balance ~ amount left
transfer ~ send money ~ payment ~ wire
transaction ~ payment ~ transfer ~ purchase
payment ~ pay ~ transaction ~ charge
refund ~ money back ~ return
charge ~ payment ~ fee
fee ~ charge ~ cost
invoice ~ bill ~ receipt
receipt ~ invoice ~ proof of payment
expense ~ cost ~ spending ~ expenditure
budget ~ spending plan ~ money
spending ~ expenses ~ costs
loan ~ mortgage ~ credit ~ debt
mortgage ~ home loan ~ loan
interest ~ interest rate ~ apr
interest rate ~ rate ~ yield ~ apr
credit card ~ card ~ payment method
tax ~ vat ~ duty ~ irs
vat ~ tax ~ value added tax ~ sales tax
salary ~ wage ~ pay ~ income ~ compensation
payroll ~ salary ~ wages
inflation ~ cpi ~ consumer price index
gross domestic product = gdp ~ economy
economy ~ economic indicator ~ macroeconomic
unemployment ~ jobless ~ labor market
accounting ~ bookkeeping ~ ledger
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
`;
