/** Words of house and home: the smart home, its devices, property, errands, family, clothes and animals. */

export const HOUSEHOLD = `
lightbulb = light bulb = led strip = ceiling light = desk lamp = chandelier = night light = fairy lights => light
light switch = wall switch = dimmer = dimmer switch => switch, light
light color = colour temperature = color temperature = warm white => light, color
dimming = dim lights = brighten = light level => brightness, light
smart plug = power strip = power outlet = wall socket = power socket => plug, switch, outlet
smart lock = door lock = deadbolt = key code for door => lock, door
doorbell = door bell = intercom = video doorbell => doorbell, camera
security camera = surveillance camera = cctv = ip camera = baby monitor = nanny cam => camera, stream, snapshot
motion detector => motion, sensor
motion sensor => motion, sensor
presence sensor => motion, sensor
occupancy sensor => motion, sensor
smoke detector => sensor, alarm
smoke alarm => sensor, alarm
fire alarm => sensor, alarm
carbon monoxide alarm => sensor, alarm
leak sensor => sensor, alarm
water leak => sensor, alarm
burglar alarm = alarm system = security system = home security = intruder alarm => alarm, arm
heater = boiler = radiator = underfloor heating = central heating = heat pump => climate, thermostat, heating
aircon = air conditioner = air con = hvac = cooling system = ventilation = ventilator => climate, fan, air conditioning
room temperature = target temperature => set temperature, temperature, climate
air purifier = dehumidifier = humidifier = ceiling fan => fan, humidifier, air quality
roller blind = venetian blind = roller shutter = window shade = awning = curtain = drapes => cover, blind, curtain
garage door = front gate = driveway gate => cover, garage, gate
robot vacuum = vacuum cleaner = robot cleaner = roomba = mop robot => vacuum
lawn mower = lawnmower = mowing robot = robot mower => mower, lawn
sprinkler = garden watering = irrigation = water plants = garden hose => irrigation, watering, valve
washing machine => appliance, device, program
dishwasher => appliance, device, program
tumble dryer => appliance, device, program
laundry machine => appliance, device, program
oven => appliance, device, program
fridge => appliance, device, program
refrigerator => appliance, device, program
home appliance => appliance, device, program
coffee machine => device, switch, appliance
coffee maker => device, switch, appliance
kettle => device, switch, appliance
television set => media player, tv, device
tv set => media player, tv, device
smart tv => media player, tv, device
set top box => media player, tv, device
home cinema => media player, tv, device
hifi = stereo = sound system = soundbar = smart speaker = loudspeaker => speaker, media player, volume
remote control = remote controller = ir blaster = clicker => remote, command, control
smart meter = power meter = electricity meter = power usage = electricity consumption = power draw = wattage => energy, power, consumption, meter
solar panel => solar, energy, power
pv system => solar, energy, power
solar power => solar, energy, power
house battery = battery level = state of charge = battery percentage => battery
zigbee => device, hub, pair
zwave => device, hub, pair
matter device => device, hub, pair
smart hub => device, hub, pair
gateway of home => device, hub, pair
group of lights = light group = all lights => light, group
light scene = lighting scene = mood light = ambience => scene, light
if this then that = smart rule = trigger and action => automation, trigger
voice assistant = voice command = talk to house => conversation, assistant, intent
who is home = at home = presence of people = home presence => person, presence, zone, device tracker
occupant => tenant, lease, resident
resident => tenant, lease
renter => tenant, lease, resident
lodger => tenant, lease, resident
lessee => tenant, lease, resident
landlord => owner, property
lessor => owner, landlord, property
property owner => owner, landlord, property
tenancy = tenancy agreement = rental agreement = rental contract = lease agreement => lease
for rent = rental listing = apartment hunting = flat hunting = apartment rental => rental, rental listing, property
house hunting = homes for sale = buy house = house listing = realty = real property => property, listing, for sale
estate agent = realtor = real estate agent = broker of property => agent, real estate
house price = home value = property valuation = home price = zestimate => property, value, estimate, price
lot number = plot of land = land plot = acreage => property, parcel
property tax = council tax = real estate tax = rates on property => property, tax
square footage = floor area = floor space = living area = floor plan = floorplan => property, area, floor plan
condo = condominium = townhouse = duplex house = bungalow = studio apartment => property, apartment, home
rental income = rent price = rent estimate = market rent = rent roll = monthly rent => rent, rental
open house = house viewing = property viewing = flat viewing => appointment, viewing, property
housing market = property market = real estate market = housing prices => market, real estate, housing
service charge of building = homeowners association = hoa = facility management => property, maintenance
repair request = maintenance request = work order = handyman = plumber = electrician = tradesman => work order, maintenance, request
spare part = spare parts = machine part => part, inventory
house move = removal company = relocation of home => move, address
household chores = housework = chores = cleaning schedule = errands => chore, task, list
groceries list = grocery shopping = supermarket list = food shopping = weekly shop => shopping list, list, grocery
supermarket => grocery, store, product
grocery store => grocery, store, product
grocer => grocery, store, product
food store => grocery, store, product
bin collection = trash pickup = refuse collection = rubbish collection = waste collection = recycling day => collection, waste, schedule
utility bill => bill, payment
gas bill => bill, payment
electricity bill => bill, payment
water bill => bill, payment
phone bill => bill, payment
home insurance => insurance, policy
car insurance => insurance, policy
contents insurance => insurance, policy
family calendar = shared family = family planner => calendar, family, event
babysitter => appointment, family, care
nanny => appointment, family, care
childcare => appointment, family, care
child care => appointment, family, care
grandparents => family, contact, person
spouse => family, contact, person
husband => family, contact, person
wife => family, contact, person
partner in life => family, contact, person
family tree = genealogy = ancestry = ancestor = forefathers => family, genealogy, person, tree
bride => wedding
groom => wedding
marry => wedding
engagement party => wedding
honeymoon => wedding
birthday present = gift idea = present idea = gift list => gift
celebration = festivity = get together => event
obituary = funeral = cemetery = burial => obituary, death, memorial
zodiac sign => horoscope, astrology, tarot
birth chart => horoscope, astrology, tarot
tarot => horoscope, astrology
fortune telling => horoscope, astrology, tarot
natal chart => horoscope, astrology, tarot
church => religion, prayer, place
mosque => religion, prayer, place
synagogue => religion, prayer, place
worship => religion, prayer, place
mass at church => religion, prayer, place
scripture = gospel = psalm = old testament = new testament = bible passage => bible, verse, passage
quran = surah = ayah = hadith => quran, verse
apparel => clothing, fashion, product
garment => clothing, fashion, product
attire => clothing, fashion, product
wardrobe => clothing, fashion, product
footwear => clothing, fashion, product
sneakers => clothing, fashion, product
dress size = shoe size = clothing size => size, product
skincare => cosmetics, beauty, product
skin care => cosmetics, beauty, product
perfume => cosmetics, beauty, product
fragrance => cosmetics, beauty, product
lipstick => cosmetics, beauty, product
nail polish => cosmetics, beauty, product
hairdresser = barber = spa treatment => appointment, booking
furniture => product, room
sofa => furniture, product, room
mattress => furniture, product, room
home decor => furniture, product, room
interior design => furniture, product, room
puppy => dog, cat, image, breed
kitten => dog, cat, image, breed
doggy => dog, cat, image, breed
kitty => dog, cat, image, breed
dog picture => dog, cat, image, breed
cat picture => dog, cat, image, breed
dog breed => breed
cat breed => breed
pedigree => breed
breed of dog => breed
pet adoption = adopt pet = animal shelter = rescue dog => adopt, animal, shelter
houseplant = house plant = gardening = watering plants = seedling => plant, garden
toy => product, set
doll => toy, product, set
lego => toy, product, set
board games => toy, product, set
lost and found => item, search
locksmith => appointment, service
dry cleaning => appointment, service
laundry service => appointment, service
`;
