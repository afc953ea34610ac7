/** What people say for law, the state, health, schools, property, travel and shows in words of their own. */

export const SAYINGS_OF_SOCIETY = `
search cases: has anyone sued; court cases about; judgments about; find lawsuits; lawsuits against; was ever sued; sued before
law, legislation: what does law say; is it legal; is it allowed by law; legal to; what is forbidden; text of law; rules by law
bill: law being made; planned law; new law; law in congress; laws being discussed; proposed laws
member, legislator: who represents me; my representative; who sits in congress; who is my senator
vote: how did congress vote; who voted for; who voted against; voted on law
contribution, donation: who paid campaign; money for politicians; who gives money to politicians; who funds politician
election: who won vote; when do we vote; next election
regulation: rules of agency; government rules; official rules
contract award, spending: what does government buy; who got government money; government pays; tax money spent
grant: money from government; money for project; get funding; apply for money; who funds
patent: who invented; invented already; protected invention; is idea protected
trademark: is name taken; protected name; brand name taken; name already used
envelope, signature request: have it signed; needs to be signed; ask to sign; send to sign; collect signatures; let customer sign; contract to sign
envelope status, signature status: has he signed; who has signed; not signed yet; did they sign; signed yet
contract, agreement: deal on paper; what did we sign; signed papers; agreed in writing
consent: did user agree; agreed to cookies; permission of user
personal data: what do we know about user; what we store about person; data about person
audit log: who touched; trace of changes
sanction, screening: on blacklist of; may we do business with; person on sanctions
crime: how safe is; is area safe; safe neighbourhood; dangerous area
emergency, alert: something bad happened; is it safe there; disaster near
population: how many people live; how many inhabitants; live in country
country: capital of; language spoken in; what do they speak; money in country; neighbours of country
holiday, public holiday: is tomorrow day off; days off in country; shops closed; when is easter; school free days
timezone, current time: what time is it; what is time in; clock in other city; late is it
convert time: what time for them; time in their city
date: what day is; days until; weeks until
drug: what is medicine for; about medicine; about pill; medicine against; what helps against
interaction: mix medicines; take both pills
adverse event, side effect: is medicine dangerous; what can medicine do; people got sick from; bad reactions
drug label: leaflet of medicine; how to take medicine; how much medicine
recall: product taken back; taken off market; called back product; unsafe product
clinical trial: studies that take patients; test new medicine; studies for patients; patients wanted; new treatments being tested
condition, disease: what is wrong with me; i am ill; what illness; about illness; about disease
patient: person being treated; about patient; sick person
observation, lab result: results of blood; what did lab say; values of blood; my blood values
appointment: see doctor; go to doctor; visit doctor; see dentist; time with doctor; haircut
provider, doctor: find a doctor; doctor near; doctor for; specialist for; good doctor
nutrition: what is in food; how healthy; is it healthy; calories in; how many calories; sugar in; fat in; protein in
recipe: what can i cook; what should i cook; how to make dish; dinner with; cook with; dish with; something to eat; what is for dinner; make for dinner; use up food
recipe by ingredient, recipe: from what i have; what is in my fridge; cook from leftovers
meal plan: what to eat this week; meals for week; plan meals; dinners for week
shopping list: what do we need from shop; buy milk; what to buy
cocktail, drink: what can i drink; mix a drink; drink with gin; drink with
restaurant: where to eat; eat out; go for dinner; place for dinner; somewhere to eat; good food near; hungry
reservation, restaurant: reserve seats
activity: my last run; my last ride; how far did i run; how far did i ride; did i exercise
sleep: did i sleep well; hours in bed; when did i go to bed
readiness, recovery: how rested; how fit am i today; should i train; ready to train
weight: did i lose weight; how fat; pounds lost; kilos lost
create workout, log workout: write down training; note training; i trained; did gym
course: learn something; class about; where can i learn; learn about online; lesson about
assignment: what homework; homework due; what must be handed in; work for school; due for class; set homework
submission: handed in; hand in work; who handed in; turned in
grade: what mark; how did students do; how did pupils do; passed exam
student: kids in class; pupils in; who is in class; learners in
enroll: put student in; sign up for class; join class; take part in course
quiz: test my knowledge
definition, define: what does word mean; explain word; word means; what is meant by
synonym: say differently; similar words
rhyme: words that sound like; sounds like word; ends like
detect language: which language is; what language is; language of text
check text, grammar: is spelling right; mistakes in text; correct my english; correct text; typos in text; fix spelling; is it spelled
quote, quotation: something wise; words of famous; said by famous; inspire me; motivate me
joke: make me laugh; something funny; cheer me up; tell something funny
fact: tell me something interesting; something interesting
random activity, activity: what can i do today; nothing to do
book: something to read; what to read; books by; written by author; good read
library, loan: take out book; return book
word, dictionary: look up in dictionary; how is it spelled; how do you spell
calculate: do the maths; do the sum; what is plus; what is times; how much is plus; sums for me
convert units: how many feet; how many meters; how many pounds; how many kilos; in celsius; in fahrenheit
protein: what does protein do; sequence of protein; building plan of protein
gene: what does gene do; which gene; hereditary
variant: change in gene; gene change; mutation of gene
compound, molecule: about substance; chemical stuff; what is substance; formula of substance
species: what animal; what plant is; name of animal; which bird; which plant
property listing, property: place to live; buy a home; buy a house; buy flat; houses for sale; homes in; find home; find flat; flat in; house in
rental, rental listing: flat to rent; home to rent; rent a flat; rent a house; apartment to rent; room to rent
property value, estimate: what is my house worth; house worth; home worth; value of house; price of house; worth of flat
mortgage: can i afford house; monthly payment for house; pay for house
tenant: who lives there; who rents; people renting
work order, maintenance: something broke at home; tap drips; have repaired; needs repair
flight: fly to; fly from; get on plane; plane to; cheapest way to fly; flying to; fly home
flight status: is plane late; is flight late; has plane landed; when does plane land; where is plane; when does flight land; on time
hotel: where to stay; sleep in; somewhere to stay; stay overnight; spend night; stay in; room for night; bed for night
book hotel, reservation: need room for
car rental: need car for; car for week; drive on holiday
train, journey: get there by train; take train; next train; last train; rail from
transit, bus: next bus; when does bus; take bus; without a car
departure: what leaves; leaves from station; next one leaves
trip, itinerary: plan holiday; plan vacation; plan my trip; days in city; week in; what to do in; plan weekend
attraction, activity: what is there to see; worth seeing; what to see; something to do in; fun things; see in city
visa: may i enter; need passport; papers for country; allowed to enter
traffic: is road busy; roads busy; stuck on road; jam on way; road blocked
fuel price: where is petrol cheap; cheap petrol; cheap gas; cheapest petrol
charging station: charge my car; charge electric car; plug in car
parking: where can i park; leave my car; place for car; park car
vehicle: my car; where is car; is car locked; car doors
air quality: is air clean; is air bad; how clean is air; can i breathe; dirty air
tide: when is water high; sea come in; water come up
earthquake: did earth shake; ground shook; shaking ground; earth shook
sunrise, sunset: when does it get dark; when is it light; sun go down; sun come up; get dark
space station, iss: where are astronauts
asteroid: rocks from space; hit earth; close to earth; objects near earth
astronomy picture, image: picture of space; photo of space; picture from mars; nasa picture
movie: something to watch; film about; good film; what to watch tonight; film tonight; movie night ideas; film with
showtimes, now playing: what is in cinema; on at cinema; go to cinema; running in cinema
movie credits, cast: who is in film; actors of
tv show, series: what series; good series; how many seasons; season of
watch provider: where can i watch; which service has; can i stream; watch film online
concert, event: who plays near; bands playing; what is on tonight; something on weekend; what is happening in city; live music near; tickets for
lyrics: what does song say; sing along; words of song
recognize song: what song is; which song is; name of song
text to speech: read it to me; read out; say out loud; speak text; turn text into sound
speech to text, transcribe: turn speech into; type what i say; write what was spoken; voice into text
generate image: draw me; make picture; picture of something; paint me; create picture; make art; imagine picture
generate music: make song; compose song; make tune; song from words
score, match: who won; did we win; who is winning; how did they play; what was score
odds: likely winner; chances of team; who is favourite
standings: how is team placed
fixture, schedule: next match; against whom
player: how is player doing; best scorer
lineup: who is playing today; who is on pitch
achievement: what have i unlocked; trophies in game; unlocked in game
owned games: games i have; my games; what games do i own
recently played: what did i play; last game i played
random, dice: roll a dice; flip a coin; throw dice; pick number; draw lots
horoscope: what do stars say; star sign says
`;
