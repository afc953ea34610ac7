/** Words of travel and the outdoors: journeys, transport, maps, weather, the earth and the sky. */

export const TRAVEL = `
airfare = plane ticket = air ticket = flight ticket = plane fare => flight, fare, flight offer
cheap flight = flight deal = flight offer = flight price = low fare => flight, flight offer, price
one way flight => flight, trip
return flight => flight, trip
round trip => flight, trip
roundtrip => flight, trip
return ticket => flight, trip
layover => flight, stop, connection
stopover => flight, stop, connection
connecting flight => flight, stop, connection
nonstop flight => flight, stop, connection
flight number => flight, flight status, aircraft
flight code => flight, flight status, aircraft
flight status => flight, aircraft
flight tracker => flight, flight status, aircraft
plane tracker => flight, flight status, aircraft
flight radar => flight, flight status, aircraft
departure board => departure, arrival, flight, status
arrivals board => departure, arrival, flight, status
departure time => departure, arrival, flight, status
arrival time => departure, arrival, flight, status
flight delay => departure, arrival, flight, status
boarding pass => seat, flight, check in
online check in => seat, flight, check in
seat selection => seat, flight, check in
seat map => seat, flight, check in
cabin class => seat, flight, check in
low cost carrier = flag carrier = budget airline = air carrier => airline
aerodrome => airport
airfield => airport
airstrip => airport
heliport => airport
tail number = aircraft registration = callsign => aircraft, flight
iata code = icao code = airport code => airport, code
baggage allowance = hand luggage = carry on bag = suitcase = checked bag => baggage, luggage
frequent flyer miles = flight points => loyalty, miles
inn => hotel, accommodation
motel => hotel, accommodation
guesthouse => hotel, accommodation
guest house => hotel, accommodation
hostel => hotel, accommodation
bed and breakfast => hotel, accommodation
resort => hotel, accommodation
overnight stay = place to stay = where to sleep = night in hotel => hotel, accommodation
holiday home = holiday let = holiday rental = vacation home = short term rental = short let => vacation rental, listing, accommodation
campground = campsite = camp site = camping site = caravan site => camping, campground, park
hotel price = hotel rate = hotel deal = hotel offer => hotel, rate, hotel offer
hotel room = double room = single room => room, hotel
hotel rating = hotel review = guest rating => hotel, review, rating
all inclusive = package holiday = package tour = package trip = holiday package => trip, tour, package
vacation plan = holiday plan = trip planner = travel planner = travel itinerary = road trip = city break = weekend getaway => trip, itinerary, travel plan
sightseeing = tourist attraction = places to visit = things to see = tourist sight => attraction, activity, point of interest, place
guided tour = excursion = day trip = sightseeing tour => tour, activity
travel guide = guidebook = city guide => guide, destination, place
holiday destination = travel destination => destination
travel agent = tour operator => travel, agency
hire car = car hire = rental car = rent car => car rental, car, vehicle
ride share = rideshare = ride hailing = minicab = cab ride => ride, taxi
car pool = carpool = car sharing = carshare => car, ride, vehicle
scooter => bike, station, vehicle
e scooter => bike, station, vehicle
bike share => bike, station, vehicle
bikeshare => bike, station, vehicle
bike hire => bike, station, vehicle
shared bike => bike, station, vehicle
coach trip => bus, transit, stop, line
bus ride => bus, transit, stop, line
bus line => bus, transit, stop, line
bus stop => bus, transit, stop, line
tram => bus, transit, stop, line
streetcar => bus, transit, stop, line
trolleybus => bus, transit, stop, line
light rail => bus, transit, stop, line
train connection = train journey = rail journey = rail trip = train ticket = train time = train schedule => train, journey, connection, schedule
railroad = railway station = train station = rail station => station, train
underground train => subway, line, transit
metro line => subway, line, transit
subway line => subway, line, transit
train platform = railway platform => platform, departure
gtfs = transit feed = public transit => transit, route, stop
ferry = ferry crossing = ferry boat => ferry, route
port of call = harbour = harbor = seaport = marina => port, ship
ship tracking = vessel tracking => vessel, ship, position
motorway = freeway = expressway = interstate = turnpike => road, highway, traffic
roadworks = road works = road closure = road closed = road construction => road, traffic, incident
traffic jam = traffic congestion = gridlock = tailback => traffic
toll road = toll fee = road toll = vignette = road tax => toll
parking space = parking spot = parking place = parking garage => parking
filling station => fuel, station, fuel price
gas station => fuel, station, fuel price
petrol station => fuel, station, fuel price
service station => fuel, station, fuel price
fuel station => fuel, station, fuel price
diesel = unleaded = petrol => fuel, fuel price
ev charging = charging point = charge point = charging spot => charging station
odometer = car mileage = milometer => mileage, odometer, vehicle
car registration = vehicle registration = registration plate = licence plate => vehicle, license plate
car make = car model = car brand = vehicle make => make, model, vehicle
used car = second hand car = car dealer = car listing => car, vehicle, listing
roadworthiness = car inspection = vehicle inspection = mot test => vehicle, inspection
lorry => vehicle
van => vehicle
hgv => vehicle
motorbike => vehicle, motorcycle
motorcycle => vehicle
moped => vehicle, motorcycle
driver route = route planner = route planning = journey planner = trip routing => route, directions, journey
delivery route = route optimization = travelling salesman = multi stop => optimize route, route, waypoint
drive time area = isochrone = reachable area => isochrone
satnav = sat nav = gps navigation => directions, navigation
gps track = gpx => route, activity, track
geofence = geo fence = virtual fence => zone, geofence, area
geolocate = ip location = locate ip => location, ip, geolocation
postal address = mailing address = street address = address check = address validation => address, validate address, geocode
address autocomplete = place autocomplete = address suggestion => autocomplete, place
street name = house number = road name => address, street
street photo = streetview = street view => street view, image, panorama
satellite picture = aerial photo = aerial view = satellite map = earth imagery => satellite, imagery, image
map image = map picture = map snapshot = draw map => static map, map
map tile = map layer = basemap => tile, map, layer
geojson = shapefile = kml = gis = geospatial => geometry, feature, layer, map
bounding box = map extent = bbox => area, bounds
census tract = admin boundary = administrative area = county border => boundary, area, region
topography => elevation
terrain => elevation
relief of land => elevation
contour lines => elevation
summit = peak of mountain = mountain top => mountain, elevation
hiking trail = footpath = nature trail = bike path = cycle path => trail, route
national park = nature reserve = state park => park
beach => coast, marine, place
coast => marine, place
shore => coast, marine, place
seaside => coast, marine, place
weather report = weather conditions = weather outlook = met data = meteorological = meteorology => weather, forecast, observation
weather history = past weather = historical weather = climate data => historical weather, weather, archive
meteorologist = met office = weather service => weather, forecast
degrees outside = celsius = fahrenheit = outdoor temperature => temperature, weather
rainfall => precipitation, rain, forecast
drizzle => precipitation, rain, forecast
showers of rain => precipitation, rain, forecast
chance of rain => precipitation, rain, forecast
rain probability => precipitation, rain, forecast
downpour => precipitation, rain, forecast
snowfall = snow depth = blizzard = ski report = powder snow = avalanche => snow, forecast, avalanche
thunderstorm => storm, alert, weather
thunder => storm, alert, weather
lightning => storm, alert, weather
hail => storm, alert, weather
gale => wind
breeze => wind
wind speed => wind
windy => wind
cyclone => hurricane, storm
typhoon => hurricane, storm, cyclone
tropical storm => hurricane, storm, cyclone
hurricane track => hurricane, storm, cyclone
heat wave => temperature, alert, weather
heatwave => temperature, alert, weather
heat warning => temperature, alert, weather
cold snap => temperature, alert, weather
frost => temperature, alert, weather
freeze warning => temperature, alert, weather
overcast => cloud, weather, forecast
cloud cover => cloud, weather, forecast
cloudy => cloud, weather, forecast
sunny => cloud, weather, forecast
sunshine => cloud, weather, forecast
fog => visibility, weather
visibility outside => visibility, weather
mist => visibility, weather
dew point = dewpoint = moisture in air => humidity
barometer = barometric pressure = air pressure = atmospheric pressure => pressure
uv index = sunburn = sun protection = ultraviolet => uv index, uv
pollen count = pollen forecast => pollen
smog = fine dust = particulate matter = pm2 = ozone level = air pollution => air quality
river level = water level = flooding = flood warning = high water => flood, water level, river
drought = soil moisture = rain deficit => drought, soil
sea temperature = swell = surf = surf report = wave height = sea state => wave, marine, ocean
high tide => tide
low tide => tide
ebb => tide
dawn => sunrise, sunset
dusk => sunrise, sunset
twilight => sunrise, sunset
daylight => sunrise, sunset
golden hour => sunrise, sunset
day length => sunrise, sunset
moon phase = full moon = new moon = lunar phase => moon
solar flare => space weather, solar
aurora => space weather, solar
northern lights => space weather, solar
geomagnetic storm => space weather, solar
space weather => solar
meteor => asteroid, near earth
meteorite => asteroid, near earth
comet => asteroid, near earth
near earth object => asteroid, near earth
outer space => astronomy, star, space
cosmos => astronomy, star, space
stargazing => astronomy, star, space
star map => astronomy, star, space
night sky => astronomy, star, space
constellation => astronomy, star, space
exoplanet => astronomy, planet, image
galaxy => astronomy, planet, image
telescope => astronomy, planet, image
nebula => astronomy, planet, image
rocket launch = space launch = spacecraft = space mission = space probe => launch, mission, rocket
mars rover = rover photo => mars, rover
space station = astronauts in space => iss, space, station
astronomy picture = space photo of day => apod, astronomy picture
seismology = tremor = aftershock = magnitude of quake => earthquake
volcanic => volcano, tsunami, alert
volcano eruption => volcano, tsunami, alert
eruption => volcano, tsunami, alert
tsunami => volcano, alert
greenhouse gas = carbon footprint = carbon emissions = carbon intensity = ghg => emission, carbon, co2
wind power => energy, electricity, generation
green energy => energy, electricity, generation
power grid => energy, electricity, generation
electricity mix => energy, electricity, generation
electricity price = power price = spot price of power = energy tariff => electricity, price, tariff
wildlife => species, observation
fauna => species, observation
flora => species, observation
biodiversity => species, observation
endangered species => species, observation
bird watching = birding = bird sighting => bird, observation
flag of country = country facts = country code => country
world clock = local time = time difference = current time = time in city => time, timezone, current time
convert time = time conversion = time converter => convert time, timezone
daylight saving = summer time = winter time => timezone
visa requirement = entry requirement = border control => visa, entry
foreign currency = travel money = money exchange => currency, exchange rate
`;
