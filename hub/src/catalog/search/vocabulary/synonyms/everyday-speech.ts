/** Words of everyday speech, British and American, and names that stand for their kind: coins, foods, ills, makes of cars. */

export const EVERYDAY_SPEECH = `
ring > call, phone
ring up = give bell = phone up => call, phone call
fwd => forward
telly = tele = goggle box => tv, television, media player
box set = boxset => series, season
brolly = umbrella = raincoat => rain, forecast, weather
wellies = puddle => rain, weather
nippy = chilly = scorching = boiling hot => temperature, weather
tidy = tidy up = spring clean = spruce up => clean up, organize, archive
boot out = chuck out = turf out = kick off server => kick, remove, ban
chuck = chuck away = bung => delete, discard
flog => sell, listing
whip round => donation, payment, contribution
top brass = bigwig = bigwigs = higher ups = c suite = c level = leadership team => executive, management
give notice = hand in notice => resignation, termination
sue = take to court => lawsuit, case, docket
tube line = tube station = tube status = underground line => subway, line, transit
hire van = van hire = hire bike = bike for hire => rental, vehicle
speed camera = speed trap => traffic, incident
car charger = wall box = wallbox => charging station, charging
front page = front page news => top headlines, headline
flotation = stock flotation = listing on exchange = going public => ipo
house hunt = flat hunt => property, rental, listing
mate = pal = chum = bloke => friend, contact, person
folks = mum = dad => family, contact, person
gaffer = guv => manager, boss
fortnight = fortnightly => two weeks, date
midday => time, date
midnight => time, date
weekend = bank holiday weekend => date, saturday
christmas = xmas = easter = thanksgiving = hanukkah = ramadan = diwali => holiday, date
cinema listings = picture house = movie theatre = movie theater => cinema, showtime, movie
chemists = a and e = casualty ward => pharmacy, hospital, place
cash point = cashpoint = cash machine = atm => bank, place, nearby
loo = restroom = public toilet = toilets => place, nearby
off licence = corner shop = newsagent = kiosk => shop, place
dustbin = wheelie bin = trash can = garbage can => waste, collection
cooker = stove = hob => appliance, device
faucet = plumbing => water, maintenance
windscreen = windshield = tyre pressure = tire pressure => vehicle, tire
pram = stroller = nappy = diaper => baby, product
trousers = jumper = sweater = hoodie = tee shirt => clothing, product
shoes = boots to wear => clothing, product
spectacles = sunglasses => glasses, product
gadget = gizmo = doodad = thingy => device, item
freebies = giveaway item => free, gift
bargain = steal of price = cheapie => price, deal, offer
skint = broke money = short of cash => balance, budget
splash out = splurge = fork out = cough up => pay, spend, payment
lolly = dosh = moolah => money
quid = pound sterling = pounds sterling = gbp > currency, exchange rate
bucks = greenback > dollar, currency
yen = jpy > currency, exchange rate
rupee = inr > currency, exchange rate
swiss franc = chf > currency, exchange rate
yuan = renminbi = cny > currency, exchange rate
zloty = pln > currency, exchange rate
canadian dollar = cad currency > currency, exchange rate
litecoin = ltc > crypto, coin
dogecoin = doge > crypto, coin, token
ripple coin = xrp > crypto, coin
cardano > crypto, coin, token
tether = usdt > stablecoin, crypto, token
usdc > stablecoin, crypto, token
tesla > vehicle, stock
tsla > stock, ticker, quote
nvda = nvidia stock > stock, ticker, quote
msft > stock, ticker, quote
amzn > stock, ticker, quote
spy etf = qqq = voo > etf, fund, quote
bmw > vehicle
toyota > vehicle
volkswagen > vehicle
volvo > vehicle
ryanair > flight, airline
lufthansa > flight, airline
easyjet > flight, airline
british airways > flight, airline
amtrak > train, station
sncf > train, journey
ikea > furniture, product, device
tesco > grocery, product, shop
aldi > grocery, product, shop
lidl > grocery, product, shop
bundesliga > football, match, standings
ncaa > college, game, score
wnba > basketball, game
motogp > race, racing, rider
nascar > race, racing, driver
rugby > match, sport, score
volleyball > match, sport
badminton > match, sport
snooker > match, sport
marathon > race, run, activity
triathlon > race, activity
guitar > music, chord
piano > music, note
drums > music, track
paracetamol = ibuprofen = painkiller => drug, medication
aspirin > drug, medication, compound
antibiotic = antibiotics => drug, medication
insulin > drug, glucose, medication
statin = statins => drug, medication
caffeine > compound, drug
ethanol = methanol => compound, molecule, chemical
boiling point = melting point = density of substance => property, compound
influenza = flu => disease, condition
diabetes > disease, condition, glucose
asthma > disease, condition
migraine = headache > symptom, condition
fever = cough > symptom, condition
sore throat = runny nose > symptom, condition
malaria = measles = tuberculosis > disease
dementia = alzheimers > disease, condition
jupiter = saturn = venus planet > planet, astronomy
eclipse > astronomy, moon, sun
milky way > galaxy, astronomy
hubble = james webb > telescope, image, astronomy
dinosaur = fossil > species, animal
elephant = tiger = lion > animal, species
butterfly = insect > species, animal
mushroom = fungi > species, recipe
oak = maple tree > tree, plant
chicken = beef = pork = lamb chop > recipe, ingredient, food
pasta = spaghetti = noodles > recipe, ingredient, food
salad = soup = stew = casserole > recipe, meal
cake = muffin = pie recipe > recipe, meal
pizza = burger = kebab > restaurant, recipe, food
sushi = curry = tapas > restaurant, recipe, food
breakfast > meal, recipe, restaurant
brunch > meal, recipe, restaurant
lunch > meal, recipe, restaurant
dinner > meal, recipe, restaurant
banana = avocado = broccoli > food, nutrition, ingredient
chickpeas = lentils = tofu > ingredient, recipe, food
veggie = veggies => vegetarian, vegetable, recipe
margarita = mojito = martini = negroni > cocktail, drink
latte = cappuccino > coffee, drink
poodle = labrador = beagle > dog, breed
siamese cat = tabby > cat, breed
leo sign = virgo = scorpio = sagittarius = capricorn = aquarius > horoscope, sign
genesis chapter = psalms = proverbs of bible > bible, verse
shakespeare = hamlet > book, poem, author
harry potter = star wars = lord of the rings > movie, book, character
pikachu = pokemon > pokemon, character
batman = superman = spiderman > movie, character, comic
mona lisa = van gogh = picasso = rembrandt > artwork, art
louvre = british museum > museum, artwork
eiffel tower = big ben = colosseum > attraction, place
everest = mont blanc > mountain, elevation
heathrow = jfk airport = gatwick > airport, flight
thames = danube = rhine > river, water level
amazon prime = prime video > movie, series, order
pythagoras = fibonacci number > math, calculate
sonar fish = fishing spot > fish, catch
headlines of today = papers today > top headlines, news
bbc = cnn = reuters = guardian newspaper > news, article, headline
new york times = nyt = washington post > news, article
wall street journal = financial times > news, article
faulty = damaged goods = broken on arrival => return, complaint, refund
price match = match price = price of rivals => competitor, price
card declined = declined card => charge, payment, failed
tip jar = crowd funding => donation, campaign
lullaby = symphony > music, song
jazz = techno = hip hop = heavy metal > genre, music
oscar = oscars = emmy = grammy = golden globe > award, movie
theatre ticket = theater ticket = opera ticket > event, ticket
protein shake = smoothie = energy drink > nutrition, drink, recipe
allergic => allergy
nhs number = social security number => identity, patient
cancer trial = vaccine trial => clinical trial
shooting star = meteor shower = perseids => meteor, asteroid, astronomy
legal advice = legal question = legal help => attorney, lawyer, legal
stock chart = share chart = price graph => historical prices, historical, chart
commentary = match report = live ticker => play by play, live
brain dump = random thought => note
undo send = take mail back => unsend, delete message
page margin = line spacing => page setup, margin, format
guest sign up => attendee, respond
invoice address => address, customer
freelancer payment = pay contractor => payout, transfer, bill
parking permit = resident permit => permit, parking
school holiday = half term = summer break => holiday, date
exchange student = study abroad => education, university
flatmate = roommate = housemate => tenant, person
neighbour watch = burglary = theft = robbery => crime, incident
pickpocket = fraudster = scammer = con artist => fraud, crime
fraud check = fraud score = fraud detection => fraud, risk
receipt photo = photo of receipt => receipt, ocr, expense
loyalty scheme = stamp card => loyalty, reward
half off => discount, deal
cashback = cash back => reward, refund
layaway = hire purchase = on credit => installment, payment
nest egg = rainy day fund = piggy bank => savings, balance, account
pocket money = allowance of child => allowance, transfer
moonlighting => job
fat finger = wrong price => correct, update
bench press = squat = deadlift => exercise, workout, set
sit ups = push ups = pull ups => exercise, workout
yoga = pilates = stretching => workout, activity, class
couch to 5k = marathon plan => training plan, run
hangover = dehydrated => hydration, water
power nap = lie in = beauty sleep => sleep
bun in oven = expecting baby => pregnancy
animal clinic => appointment, animal
dog walker = pet sitter = dog sitter => appointment, pet
sunbathing = heat index = feels like temperature => temperature, uv, forecast
black ice = icy roads = slippery road => alert, road, weather
pea souper = poor visibility => fog, visibility
cats and dogs outside => rain, precipitation
star gazing = telescope view => astronomy, star
globe trotting = backpacking = gap year => travel, trip
staycation = mini break = long weekend => trip, accommodation
red eye = night flight = early flight => flight
jet lag = world time => timezone
lay by = motorway services => place, stop
dual carriageway = ring road => road
zebra crossing = roundabout => road, map
black cab = airport transfer = shuttle bus = airport shuttle => transfer, ride, taxi
rail card = railcard = travelcard = oyster card => train, ticket, fare
season ticket = day ticket = day pass => ticket, pass, fare
left luggage = lost luggage => baggage, luggage
duty free = tax refund for tourists => tax, refund
chemistry set = test tube => experiment, chemical
mental arithmetic = long division => calculate, divide
rule of three = back of envelope => calculate, estimate
crib sheet = cribs = revision notes => study, flashcard, note
cram = cramming = revise for exam => study, flashcard, review
school trip = field trip => trip, event
parents evening = sports day => event, calendar
detention = truancy => student, attendance
swear jar = bad language = profanity = swear words => profanity, moderation, filter
small talk = ice breaker = icebreaker => question, joke, activity
tongue twister = nursery rhyme => poem, rhyme
pen pal = penfriend => contact, message
agony aunt = life coach = advice slip => advice
fortune cookie = magic 8 ball => advice, random, fortune
brain training = mind game => puzzle, quiz
jigsaw = rubiks => puzzle
noughts and crosses = tic tac toe => game, board
hide and seek = scavenger hunt => game, activity
bnb => hotel, accommodation
flat to let = house to let = room to let => rental, rental listing, property
settle up => pay, payment
clock off = knock off work => clock out
telly off = switch telly off => turn off
`;
