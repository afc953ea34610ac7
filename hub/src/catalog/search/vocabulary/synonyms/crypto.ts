/** Words of crypto: coins, wallets, chains, contracts and the trade in them. */

export const CRYPTO = `
crypto coin = crypto token = digital asset = virtual currency => coin, token, crypto
satoshi => bitcoin, price
bitcoin price => bitcoin, price
coin market value = coin rank => market cap, coin
token price = spot price of coin => price, token
token address = contract address = mint address => contract, address, token
crypto address = wallet address = public address => address, wallet
wallet balance = coin balance = token balance = account holdings => balance, token balance
on chain = onchain = block explorer = etherscan => transaction, block, address
tx = txn = tx hash = transaction hash => transaction
gas price = gas cost = gwei = priority fee => gas price, gas, fee
swap tokens = trade tokens = token exchange = exchange coins => swap, quote
bridge tokens = cross chain = bridging => bridge, transfer
staking = stake coins = delegate stake => stake, validator, staking
yield farming = liquidity mining = liquidity provider = lp token => pool, liquidity, yield
amm = liquidity = dex pool => pool
lend crypto => lending, borrow, supply
borrow crypto => lending, borrow, supply
lending protocol => lending, borrow, supply
deploy contract = call contract = contract call => contract, call
abi = contract interface => contract, abi
erc20 = erc 20 = fungible token => token
erc721 = digital collectible = nft collection = floor price => nft, collection
ens name = domain of wallet => resolve, name, address
seed phrase = private key of wallet = hardware wallet => wallet
meme coin = memecoin = shitcoin = new coin = trending coin => token, coin, trending
rug pull = honeypot = scam token => token, security, risk
rollup chain = sidechain => chain, network
block height = latest block = newest block => block, block number
mempool = pending transaction = unconfirmed => mempool, transaction
halving => mining, hash rate
hashrate => mining, hash rate
mining pool => mining, hash rate
governance vote => proposal, vote, governance
prediction market = event contract = polymarket = kalshi => market, event, odds
`;
