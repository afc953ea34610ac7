/** Words of the markets: quotes, fundamentals, funds, orders and positions, economic figures, start-ups. */

export const MARKETS = `
stock ticker = ticker symbol = trading symbol = stock code => symbol, ticker
stock quote = share quote = stock value = stock level price = last traded price = last trade => quote, price
bid ask = bid and ask = order depth = market depth = order book = orderbook => order book, depth, bid
ask price = offer price = best bid => quote, book ticker
spread of prices => bid, ask
price movement = price change = daily move = daily change => change, price change, quote
52 week high = all time high = ath => high, price, quote
opening price => open, quote
price bars = ohlc data = price candles => candles, klines, historical
tick data = trade prints = time and sales => trades, tick
historical quotes = historic prices = past quotes = eod prices = end of day prices => historical price, historical
dividend history = dividend yield = payout ratio = ex dividend = ex date => dividend
stock split = reverse split = share split => split
company fundamentals = fundamentals = fundamental data = financial metrics => ratio, financials, metric, overview
p e ratio = pe multiple = price to earnings = price to book = ev ebitda => ratio, valuation, metric
gross margin => ratio, income statement
profit margin => ratio, income statement
operating margin => ratio, income statement
net margin => ratio, income statement
gross revenue => revenue, income statement
net revenue => revenue, income statement
net income => income statement
net profit => income statement
operating profit => income statement
ebit => income statement
total assets => balance sheet
total debt => balance sheet
shareholders equity => balance sheet
book value => balance sheet
annual report = yearly report = quarterly report = 10 k filing => filing, sec filing
insider buying => insider trading, insider transaction
insider selling => insider trading, insider transaction
insider sales => insider trading, insider transaction
directors dealings => insider trading, insider transaction
short interest => short
short selling => short interest, short
short squeeze => short interest, short
hedge fund = fund manager = asset manager = whale investor => institutional holder, fund
fund holdings = etf holdings = fund composition = etf constituents => holding, etf
money market = money market fund => fund, rate
net asset value => fund, price
market movers => gainers, losers, actives
biggest movers => gainers, losers, actives
big movers => gainers, losers, actives
top movers => gainers, losers, actives
top gainers = biggest gainers = best performers = best performing => gainers
top losers = biggest losers = worst performing => losers
most active stocks = volume leaders => actives, most active
market open status = trading session = market session = bourse hours => market status, market hours
sector performance = industry performance = sector rotation => sector
stock index = market index = share index = benchmark index = ftse = nikkei => index
bull market => trend, sentiment, market
bear market => trend, sentiment, market
market trend => trend, sentiment, market
market outlook => trend, sentiment, market
stock news = market news = company news = financial news => news
analyst rating = analyst ratings = buy rating = street rating => recommendation, rating, analyst
earnings date = earnings report = results season = reporting season => earnings calendar, earnings
revenue estimate = earnings estimate = eps forecast => estimate, earnings
economic data = macro economic data = macroeconomics = economic series = fred series => economic indicator, series, observation
central bank = federal reserve = policy rate = fed funds = base rate = interbank rate => interest rate, rate
consumer prices = price index = cost of living => inflation, cpi
jobless rate = nonfarm payrolls => unemployment, economic
national debt = public debt = government debt => debt, treasury
gilt = bunds = treasury note => treasury, bond
coupon rate = yield to maturity = bond price => bond, yield
precious metal => metal, gold, commodity
bullion => metal, gold, commodity
spot gold => metal, gold, commodity
gold price => metal, gold, commodity
silver price => metal, gold, commodity
crude => oil, commodity
crude oil => oil, commodity
brent => oil, commodity
wti => oil, commodity
oil price => oil, commodity
soft commodity => commodity
grain price => commodity
livestock => commodity
currency pair = fx pair = fx rate = forex rate = currency rate => exchange rate, forex
change money = convert money = money conversion => convert currency, exchange rate
bollinger bands => technical indicator, indicator
stochastic => technical indicator, indicator
fibonacci => technical indicator, indicator
ichimoku => technical indicator, indicator
chart indicator => technical indicator, indicator
trading indicator => technical indicator, indicator
chart pattern = support and resistance = trend line = breakout => technical analysis, pattern
back test = backtesting = strategy test => backtest, strategy
paper trading = demo trading = practice account => paper, account
brokerage = trading account = brokerage account = depot account => account, broker
place trade => place order, create order, order
buy shares => place order, create order, order
buy stock => place order, create order, order
sell shares => place order, create order, order
sell stock => place order, create order, order
market order => place order, create order, order
limit order => place order, create order, order
buy order => place order, create order, order
sell order => place order, create order, order
stop loss => order, stop
take profit => order, stop
trailing stop => order, stop
bracket order => order, stop
cancel trade = kill order => cancel order
open trades => positions, list positions
what i hold => positions, list positions
exit position = close trade = flatten position => close position
filled order = executed trade = trade history => trades, orders
buying power = available funds = margin account = account equity => account, balance, margin
asset allocation = rebalance = diversification = portfolio allocation => portfolio, allocation
portfolio value = portfolio performance = investment return = gains and losses = unrealized gain => portfolio, performance
perpetual => futures, position, leverage
perp => futures, position, leverage
perps => futures, position, leverage
perpetual futures => futures, position, leverage
funding fee = funding cost => funding rate
open interest => futures
liquidations => open interest, futures
long short ratio => open interest, futures
implied volatility => option, greeks, volatility
option greeks => option, greeks, volatility
delta gamma => option, greeks, volatility
iv of option => option, greeks, volatility
strike price => option, option chain
robo advisor = investing app => portfolio
angel investor = venture capital = vc = funding round = seed round => funding, investor, investment
unicorn company => company, funding
startup funding => company, funding
private equity => acquisition, company
buyout => acquisition, company
leveraged buyout => acquisition, company
`;
