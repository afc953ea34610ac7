/** Words of industry: making, storing and moving goods, fleets, building sites, farms, clubs and care. */

export const INDUSTRY = `
bill of materials = parts list = component list => bom, component, material
production order = manufacturing order = job order = shop order => production order, work order, manufacturing
production line = assembly line = shop floor = work centre = work center => work center, workstation, production
production plan = production schedule = capacity planning = material requirements = mrp => production, plan, schedule
finished goods = semi finished = raw material stock => product, inventory, material
scrap rate = reject rate = defect rate = yield rate => quality, defect
quality inspection = inspection lot = goods inspection = incoming inspection => quality inspection, inspection
non conformance = nonconformity = defect report = corrective action => defect, issue, quality
machine downtime = equipment failure = oee => downtime, machine, maintenance
preventive maintenance = upkeep = maintenance plan => maintenance, schedule
machine data = sensor data => sensor, measurement
batch number = lot tracking = batch tracking = serial number = serial no => batch, serial, lot
shelf life = best before = expiry of goods => expiry date, expiration
storage location = storage bin = bin location = stock location = warehouse location => location, warehouse
inbound delivery = inbound goods => receipt, inbound shipment
outbound delivery = order picking => fulfillment, shipment, pick
pallet = skid = shipping container => container, shipment
container tracking = cargo tracking = freight tracking => container, shipment, tracking
freight quote = shipping quote = freight rate = haulage => shipping rate, rate, quote
haulier = hauler = trucking company = freight forwarder = logistics company => carrier
drop ship = dropship = dropshipping => order, supplier, fulfillment
sourcing goods = vendor management => supplier, purchase order, inventory
supplier rating = vendor rating = vendor scorecard => supplier, rating
blanket order = framework contract = call off order => purchase order, contract
fleet = vehicle fleet = company cars = car fleet => vehicle, list vehicles, fleet
fleet tracking = vehicle position = truck position = telematics => vehicle, location, tracking
logbook of driver = tachograph = hours of service => driver, log
car battery = charge level = state of car = range of car => vehicle, battery, charge
lock car = unlock car = open car = car doors => vehicle, lock, unlock
preheat car = warm up car = defrost car = car climate => vehicle, climate
honk = flash lights of car => vehicle, horn
construction site = jobsite = job site => project, site
construction project => project
punch list = snag list = snagging => punch, issue, list
site diary = daily log of site => daily log, report
request for information = rfi = submittal => rfi, submittal, request
blueprint of house = construction drawing = technical drawing = cad drawing => drawing, plan
quantity takeoff = bill of quantities = cost estimation => estimate, quantity
arable = harvest of field = farmland => crop, field, agriculture
farm = farming = agricultural = agronomy => agriculture, crop, farm
fertiliser = fertilizer = pesticide => crop, input, product
livestock = cattle = herd => animal, livestock
soil sample = soil type = ground moisture => soil
satellite vegetation = ndvi = vegetation index => vegetation, satellite, index
fishery = fishing = angling => fish, catch
forest fire = deforestation = tree cover = logging of trees => forest, fire
oil rig = oil well = pipeline of gas => energy, oil
grid load = grid frequency = power demand = power outage = blackout => electricity, grid, outage
water supply = water meter = tap water => water, meter, consumption
gas meter = meter reading = meter readings => meter, reading, consumption
facility booking = court booking = pitch booking = room hire => booking, reservation, facility
club member = membership card = member number => member, membership
gym member = class booking = class schedule of gym => class, booking, member
front office = concierge = bellboy => reception, guest
guest list of hotel = arrivals of today = in house guests => guest, reservation, arrival
room service = minibar = extras of room => order, charge, service
chambermaid = turn down service => housekeeping, room
overbooking = overbooked = room inventory => availability
booking channel = distribution channel of rooms => channel, rate, availability
point of interest search = local business = business near => place, search places
local business listing = google business = business profile => business profile, location, review
franchise = branch office = shop branch = store branch => location, store, branch
care home = nursing home = assisted living => facility
donate blood = blood donation = blood bank => donation
charity event = fund raiser => campaign, donation, event
parish = congregation = church member => member, group
kids club = youth club = scout group => group, event
foster = adopt animal = rehome => adopt, animal
telecom = mobile plan = phone plan => plan, subscription
sim = sim card = esim => sim
roaming = mobile data => usage, data
phone provider = mobile operator = carrier lookup = network operator => carrier, lookup, phone number
parcel scanner = barcode scanner = scan goods => barcode, scan
label printer = print label => label, print
price tag = shelf label => price, label
weighing = weighbridge = weigh goods => weight
temperature log = cold chain = cooling chain => temperature, sensor
security guard = patrol = guard tour => visit, report
visitor log = visitor badge = visitor management = sign in visitor => visitor, check in
access card = key card = keycard = door access = badge access => access, credential, door
meeting room booking = room reservation = book meeting room => room, reservation, event
parcel of staff => package, delivery
catering = canteen = lunch menu => menu, meal, order
`;
