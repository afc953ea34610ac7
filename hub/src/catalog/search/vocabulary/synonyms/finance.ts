/** Words of finance: markets, crypto, payments, accounting. */

export const FINANCE = `
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
maturity => expiration, expiry date
expiry => expiration, maturity
puts and calls = calls and puts => option chain
altcoin => cryptocurrency, coin, token
coin price => crypto price, quote, listing
funds > balance, money, fund
cash > money, balance
dunning => overdue invoice, payment reminder
prepayment = deposit => advance payment, payment
write off => credit, adjustment
credit note => refund, credit
payout = settlement => transfer, balance
beneficiary = payee => recipient, transfer recipient
recurring => subscription, repeating
instalment = installment => payment plan
standing order => subscription, recurring payment
chargeback => dispute
top up => add funds, deposit
company worth = company value = firm value => market cap, enterprise value
worth > value, market cap, valuation
capitalisation = capitalization => market cap
past > historical, history
share owner = stock owner = shareholder => holder, ownership
owns shares => holder, ownership, shareholder
stake => ownership, holding
free float = float => shares outstanding
outstanding shares => shares float
ticker lookup => search symbol
cik => central index key, company identifier
cusip = isin => security identifier
stock screen = stock screener => filter stocks
screen > filter, screener
peer => competitor, similar company, comparable
comps => peer companies, comparison
competitor => peer, rival
consensus => average estimate, analyst estimate
estimate => forecast, expectation
earnings surprise = earnings beat = earnings miss => surprise
beat estimates => earnings surprise
downgrade => grade, analyst rating
upgrade => grade, analyst rating
intraday => minute chart, same day prices
minute bars => intraday
tick > price
after hours = extended hours = pre market => aftermarket
closing price => end of day, price
unadjusted => raw price
split adjusted => dividend adjusted
delisted => removed from exchange, inactive company
dow jones = dow => index
s p 500 = sp500 => index
index member => constituent
member of index => constituent
prospectus => filing, offering
thirteen f = 13f => institutional holding
crowdfunding => fundraising, offering
equity offering => capital raise, share issue
capital raise => equity offering, fundraising
congressional trade => senate trading, house trading
politician trade => senate trading, house trading
executive pay = ceo pay => executive compensation
pay of bosses => executive compensation
geographic sales => revenue by region, geographic segmentation
sales by region => geographic segmentation
sales by product => product segmentation
as reported => reported
volatility => standard deviation
overbought => rsi, oscillator
oscillator => rsi, williams
key figure = key metric = key ratio => ratio, metric
financial health => score, ratio
bankruptcy risk => financial score
debt ratio => ratio
discount rate => dcf
levered => debt
yield curve = bond yield => treasury rate
government bond => treasury
risk premium => market risk
social score => esg
fiat => currency, government currency
stablecoin => coin
trading pair => pair, spot pair
pair > market pair, symbol
market mood => fear and greed, sentiment
air drop = airdrop => token
network fee => gas
buyback => share repurchase
corporate action => split, dividend, stock action
capital gain => stock action
closing auction => close
exchange open => market hours
`;
