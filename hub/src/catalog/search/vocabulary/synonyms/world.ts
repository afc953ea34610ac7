/** Words of the world outside: places, travel, weather, health, science, school, home. */

export const WORLD = `
map ~ location ~ geography ~ chart
location ~ place ~ position ~ address ~ coordinates
place ~ location ~ venue ~ point of interest = poi
point of interest = poi ~ place ~ attraction ~ landmark
attraction ~ sight ~ landmark ~ things to do
nearby ~ near ~ close to ~ around ~ within radius
geocode ~ address to coordinates ~ coordinates
reverse geocode ~ coordinates to address
coordinates = coords ~ latitude longitude ~ gps ~ position
latitude = lat
longitude = lng = lon
distance ~ how far ~ range ~ miles
directions ~ route ~ navigation ~ way
route ~ directions ~ path ~ way ~ navigation
travel time ~ duration ~ eta = estimated time of arrival
traffic ~ congestion ~ jam
public transport ~ transit ~ bus ~ train ~ subway
timetable ~ schedule ~ departures
train ~ railway = rail ~ station
subway ~ metro ~ underground
bus ~ coach ~ transit
taxi ~ cab ~ ride
car ~ vehicle ~ automobile ~ auto
vehicle ~ car ~ truck
car rental ~ rent a car ~ hire car
bicycle = bike ~ cycling
fuel ~ gas ~ petrol ~ gasoline
charging station ~ electric vehicle = ev
parking ~ car park ~ parking lot
road ~ street ~ highway
postal code = postcode = zip code = zipcode = zip
country ~ nation ~ state
city ~ town ~ municipality
capital ~ main city
state ~ province ~ region
continent ~ region
population ~ inhabitants ~ demographics
border ~ boundary
elevation ~ altitude ~ height
area ~ region ~ zone
travel ~ trip ~ journey ~ tour
trip ~ journey ~ travel ~ itinerary
itinerary ~ trip plan ~ travel plan
flight ~ plane ~ airline ~ air travel
airplane ~ aircraft ~ flight
airport ~ iata ~ terminal
airline ~ carrier ~ flight
ticket ~ fare ~ booking
fare ~ ticket price ~ price
hotel ~ accommodation ~ lodging ~ stay ~ room
accommodation ~ hotel ~ apartment ~ lodging ~ stay
vacation rental ~ airbnb ~ accommodation
booking ~ reservation ~ appointment
passenger ~ traveler
luggage ~ baggage
visa ~ passport ~ entry requirements
ship ~ vessel ~ boat
cruise ~ ship
tourism ~ travel
weather ~ forecast ~ temperature ~ climate ~ conditions
forecast ~ weather ~ prediction ~ outlook
weather forecast ~ weather ~ forecast
temperature = temp ~ heat ~ weather
rain ~ precipitation ~ weather
snow ~ precipitation ~ ski
wind ~ weather ~ storm
humidity ~ moisture
storm ~ hurricane ~ severe weather
weather alert ~ weather warning
air quality ~ aqi ~ pollution
pollution ~ air quality ~ emission
climate ~ weather ~ temperature
carbon ~ co2 ~ emission
earthquake ~ seismic ~ quake
disaster ~ emergency ~ hazard
tide ~ sea ~ marine
sunrise ~ sunset ~ sun
moon ~ lunar
planet ~ astronomy ~ space
space ~ astronomy ~ nasa ~ satellite
satellite ~ orbit ~ iss
asteroid ~ near earth object
star sign ~ horoscope ~ zodiac ~ astrology
fitness ~ workout ~ exercise ~ training
exercise ~ workout ~ training
workout ~ exercise ~ training
step ~ walk ~ activity
calorie ~ energy ~ nutrition ~ kcal
nutrition ~ diet ~ food ~ calories
diet ~ nutrition ~ eating
recipe ~ cooking ~ meal ~ dish
meal ~ dish ~ food ~ recipe
food ~ meal ~ dish ~ eat
ingredient ~ food ~ component
cook ~ prepare ~ recipe
restaurant ~ cafe ~ dining ~ eat out ~ food
cafe ~ coffee shop
menu ~ dishes
drink ~ beverage ~ cocktail
cocktail ~ drink
wine ~ drink
beer ~ brewery
health ~ medical ~ wellness
medical ~ health ~ clinical ~ medicine
doctor ~ physician ~ practitioner
patient ~ person ~ medical record
hospital ~ clinic ~ medical center
disease ~ illness ~ condition ~ disorder
symptom ~ sign ~ complaint
diagnose ~ condition ~ identify
medicine ~ drug ~ medication ~ pharmaceutical
drug ~ medication ~ medicine
prescribe ~ medication
vaccine ~ vaccination ~ immunization
covid = covid19 = coronavirus ~ pandemic
clinical trial ~ medical study ~ study
heart rate ~ pulse
blood pressure ~ vital signs
weight ~ mass ~ bmi
body mass index = bmi
sleep ~ rest
mental health ~ psychology
science ~ research ~ scientific
research ~ study ~ investigate
scientific paper ~ paper ~ publication ~ study ~ research article
paper ~ article ~ publication ~ manuscript
citation ~ reference ~ cite
journal ~ magazine ~ publication
abstract ~ summary
preprint ~ arxiv ~ paper
gene ~ genome ~ dna ~ genetic
protein ~ sequence ~ structure
molecule ~ compound ~ chemical
chemical ~ substance ~ compound
species ~ animal ~ organism
animal ~ species ~ pet
pet ~ dog ~ cat ~ animal
dog ~ breed ~ pet
cat ~ breed ~ kitten
plant ~ flower ~ garden
mathematics = math = maths ~ calculation ~ equation
equation ~ formula ~ solve
calculator ~ calculate ~ compute
average ~ mean
median ~ middle
standard deviation ~ variance
percent = percentage ~ ratio
probability ~ chance ~ odds
prime number ~ factor
convert units ~ unit conversion ~ unit converter
encyclopedia ~ wiki ~ knowledge
school ~ education ~ college
education ~ learning ~ school
university ~ college ~ school
student ~ pupil ~ learner
teacher ~ instructor ~ professor
course ~ class ~ lesson ~ training
lesson ~ class ~ lecture
homework ~ assignment
exam ~ test ~ quiz
grade ~ mark ~ score
flashcard = flash card ~ deck ~ anki
learn ~ study ~ practice
baby name ~ name
gender ~ sex
age ~ years old
nationality ~ country of origin
family ~ relatives
wedding ~ marriage
dating ~ match ~ love
love ~ romance
smart home ~ home automation ~ iot ~ home
home automation ~ smart home ~ devices
light ~ lamp ~ bulb ~ lighting
brightness ~ dim ~ light
thermostat ~ heating ~ temperature
heating ~ thermostat ~ warm
air conditioning = ac ~ cooling ~ climate
sensor ~ device ~ measurement
camera ~ webcam ~ video
door ~ lock ~ gate
plug ~ socket ~ outlet ~ switch
scene ~ automation
vacuum ~ robot
speaker ~ media player ~ volume
volume ~ loudness
internet of things = iot ~ devices
energy ~ power ~ electricity
battery ~ charge ~ power
solar ~ photovoltaic ~ energy
crime ~ police ~ offense
emergency ~ help ~ alert
fuel price ~ gas price ~ petrol price
fashion ~ clothes ~ clothing
outfit ~ clothes
beauty ~ cosmetics ~ makeup
hair ~ haircut
religion ~ bible ~ quran ~ prayer
bible ~ verse ~ scripture
prayer ~ prayer times
license plate ~ number plate ~ registration number
vehicle identification number = vin
outlook > forecast, prospect
in flight => aviation, aircraft
danger => hazard, warning, alert
aviation => flight, aircraft, pilot
grid => map square, cell
map square => grid area, gridpoint
mileage => distance
altitude = elevation => height
gym plan => routine, workout plan, training plan
workout programme = workout program = training programme = training program => routine, workout plan
training session => workout
lift > exercise, workout
smart home routine => automation
routine => automation, workflow
rule => automation
blind > cover, shutter, shade
furnace => heating, climate
bulb => light, lamp
appliance => device, entity
digital object identifier = doi
scholar => author, researcher, academic
health science => medical, medrxiv
life science => biology, biorxiv
unreviewed => preprint
bibliography => reference, citation
vocab = vocabulary => word, flashcard
weigh in => weight, body weight
slumber => sleep
hydration => water
workout log => workout history, workouts
chore => task, household task
grocery list = shopping list => list, items
dentist => appointment
doppler => radar
weather radar site => radar station
measuring station => station, observation
pilot report => aviation, sigmet
airspace => atsu, region
pressure > weather
lamp state = light state => state, entity
sensor value = sensor reading => entity state, state
smart device => device, entity
room > area
house floor => floor
who references whom => citation network
paper graph => citation network
influence => citation
co citation => citation
endnote => footnote, reference
treatise => paper, article
thesis = dissertation => paper
flash card layout => note type, model
note type = card type => model
card layout => template, model
study session => review
due cards => review
retention => review
climbed => floors
trophy => badge, achievement
commute => directions, travel time
turn by turn => directions
as the crow flies => distance
pick up kids => appointment
kid => child, family member
measuring site = weather site => station, observation station
house for sale = home for sale = property for sale => property listing, real estate listing
flat = apartment => property, accommodation
lat lon = lat lng = lat long => coordinates
tourney => tournament
club => team
`;
