/** What people say for the objects and actions of the world outside: places, weather, home, health, games, science. */

export const SAYINGS_OF_WORLD = `
geocode: coordinates of; latitude of; where exactly; address to; position of address; coordinates address; lat long; gps of; map coordinates
reverse geocode: which address; address of point; what is at coordinates; street at; address at; what street; coordinates to; where am i
directions: how do i get; way to; how to get; route to; drive to; walk to; get from; way from; navigate to; best way; fastest way; shortest way; road to; path from; how to reach; driving to; by train; on foot; go from
distance matrix: how long drive; how far; travel time; how long takes; distance between; drive time; kilometers between; miles between; time to drive; time to get; how long from; minutes between
elevation: how high; height above sea; above sea level; altitude; height of place; meters above
search places: where can i eat; restaurants near; shops near; near me; around here; nearby; close by; where is next; pharmacies near; cafes; petrol station; in the neighbourhood; in the area; hotels near; in walking distance; museums
place details: when does open; opening hours; phone number of restaurant; is open; reviews of place; about restaurant; open now; when closes; about place; phone of
forecast: will it rain; how warm; weather tomorrow; what weather; need umbrella; sunny; rain tomorrow; snow tomorrow; how cold; how hot; temperature tomorrow; will snow; raining; weather be; weather weekend; next days weather; coming days; weather like
forecast hourly: hour by hour; each hour; by the hour; when will rain; weather this afternoon; this afternoon; tonight; hourly weather
observations: weather now; current weather; measured temperature; right now outside; current temperature; temperature outside; weather outside; current conditions; measured at; how warm is it
alerts: storm warning; weather warning; danger of; flood; tornado; hurricane; severe weather; weather dangerous; dangerous weather; warnings for; storm coming; storms; bad weather
radar: where does it rain; rain picture; rain on map; precipitation
stations: where is weather measured; weather stations; measuring stations; measuring points
taf: airport forecast; weather at airport; forecast for airport; aviation forecast; forecast for pilots; airport weather
sigmet: danger for pilots; dangerous for planes; aviation warning; pilots; turbulence; icing; hazards for flight; hazards for aircraft; aircraft; flight hazard
zone: weather area; forecast area; county
glossary: what means weather term; weather words; terms explained; explanation of terms
light: lamp; bulb; lighting; brighter; darker; dim; make bright; lamps; dim lights; illuminate
turn on, toggle: switch on; put on; make light
control: switch on; switch off; turn on; turn off; open blinds; close blinds; turn up; turn down; set temperature; dim
climate: heating; warmer; colder; thermostat; air conditioning; room temperature; how warm room; make warmer; cooler; radiator; heat up; heater
cover: blinds; shutters; garage; curtains; roller shutter; open garage; close curtains; awning
lock: door; front door; lock door; unlock door; house door
vacuum: clean floor; robot; hoover; cleaning robot; clean house; hoovering
alarm: burglar; house security; arm house; intruder; leave house; burglar alarm; secure house
scene: mood lighting; movie mood; lighting mood; movie night; cosy; preset lights
automation: do automatically when; happen by itself; every evening; rule for home; when i leave; smart rule; by itself; if then
devices, entities: what is connected; smart things; connected things; gadgets; what can i control; things at home; sensors
entity state: is light on; is door open; temperature in room; sensor value; is window open; is on; reading of sensor; state of; is open; is locked
history: how was earlier; past values; over last day; changed over; earlier values; values over time
addon: extension of home assistant; extra program; add on; extra software
dashboard: screen for home; control panel; start screen
hacs: community extensions; community store; third party integration; unofficial
update: new version of; upgrade; newest firmware; newer version
sleep: how did i sleep; hours slept; slept; last night; how long slept; rest at night; asleep; sleep quality; bed; woke up
heart rate: pulse; beats per minute; how fast heart; heartbeat; bpm; heart beat
steps: how far walk; how much walk; walked; steps today; walking
activities: sports i did; workouts; exercises done; training; runs; exercise; sports; workout; ran
calories: energy burnt; burned; burnt; energy used; burned today; kcal
body measurements: how heavy; weight; fat; how much do i weigh; weigh; bmi; body fat; my weight
food logs: what did i eat; ate; meals; eaten; what i ate; nutrition; eating
water logs: how much drink; drank; drunk; water intake; hydration; glasses of water; drink enough
floors climbed: stairs; upstairs; staircase; floors; climbed
badges: awards; achievements; trophies; medals; rewards earned
active zone minutes: time in motion; intense exercise; active minutes; minutes active; cardio
lifetime stats: since beginning; all time; ever; in total since; best day; record day; overall
workout: gym session; training session; what did i train; exercise session; lifting; gym; strength training; trained; last training
routine: training plan; workout plan; exercise plan; plan for gym; workout program
exercise template: which exercises; kinds of exercises; exercise list; bench press; squats
game: chess game; match; play
challenge: ask opponent; invite to play; play against; challenge friend; duel; want to play; dare; play with
move: play pawn; next move; make move; e4
resign: give up; surrender; i lose; concede; lay down
draw: offer peace; half point; remis; tie
abort: stop game before; cancel game
tournament: competition; contest; many players; event with players
team: club of players; chess club; group of players; my club
puzzle: chess problem; exercise for chess; tactics; mate in; brain teaser; chess exercise; tactical
leaderboard: best players; who is best; strongest players; top players; top list; highest rated
profile: about player; player info; info about player
export games: save games; all games of; games as pgn; download games; pgn
seek: find opponent; look for opponent; any opponent; play someone; random opponent
opening explorer: how do masters play; opening moves; popular moves; opening statistics; best first move
tablebase: endgame; few pieces; perfect play; end of game
cloud evaluation: who is better; position good; how good position; evaluate position; engine evaluation; winning position; stockfish
broadcast: live transmission; watch tournament; live games; follow tournament
study: shared analysis; chess lesson; annotated
schedule: who plays when; when do play; next game; next games; games today; which games; fixtures; plays tonight; who plays tonight; when is game; play next; upcoming games
standings: who is first; who leads; table of league; rank of team; position of team; leads league; leading; league table; place in league; division leaders
roster: who plays for; players of team; team members; squad; players in team; who is on team; lineup
boxscore: how did game go; numbers of game; summary of game; stats of game
linescore: score by inning; runs by inning; score of game; what is score
player stats: how good is player; player season; numbers of player; how many home runs; batting average; player performance
leaders: who has most; most home runs; best in league; top of league; most strikeouts
statcast: ball speed; how hard hit; launch angle; exit velocity; pitch speed; how fast thrown
pitcher: thrower; who throws; throws
batter: hitter; hits; who hits
play by play: every moment of game; what happened in game; each play; course of game
draft: picking new players; new talents; young players chosen; newly picked
paper: study; scientific article; research; publication; scholarly; academic article; journal article; scientific publication
search papers: find studies; find research; literature about; studies on; research on; what research; scientific articles; literature search; academic; scholarly
citations: who cited; cited by; who refers; how often cited; quotes paper; cited; who quotes; influential
references: what does cite; sources of; literature list; bibliography; cites; literature used; sources used
abstract: short summary of paper; summary of paper; what is paper about; what paper about
author papers: what has researcher written; publications of; works of; written by; publications by; everything by
author: researcher; scientist; professor; who wrote; scholar
download paper: get full text; pdf of paper; save paper; full paper; fetch paper; paper as pdf; get pdf
read paper: full text of; text of paper; whole paper; read study; read article
citation network: how papers connect; who cites whom; web of citations; graph of citations; related papers
pubmed: medical studies; medicine; health studies; medical research; clinical; medical literature; biomedical
biorxiv: biology preprint; biology; life science; biological
medrxiv: health preprint; medical preprint; clinical preprint
arxiv: physics paper; preprint; math paper; computer science paper; physics
doi: identifier of paper; link to paper
calendar: family plans; what is planned; who has what
family: household; relatives; kids; mum and dad; family members; at home
problem: coding task; coding exercise; interview question; programming exercise; coding challenge; programming puzzle
daily challenge: problem of the day; today problem; today exercise; today challenge; puzzle of day
solution: how to solve; answer to; solved; how others solved; best approach
contest: competition result; competition history; ranking in competition; rating
submission: my answers; accepted solutions; recent solutions; attempts; solved recently
translate: other language
nearest: closest; next to me
area chart: filled curve; filled trend; filled graph; curve filled
boxscore: numbers of match; single match; stats of match; match numbers; how did match go
problem: coding puzzle; statement of puzzle; coding riddle; text of exercise; coding problem; algorithm question
challenge: wants to play; who wants to play; dares me; invitations to play
papers search, search papers: find literature; look for literature; literature on; scholarly literature
body measurements: do i weigh; how heavy am i; my body; body weight; waist; body size
elevation: how high is; mountain; hill; high above
search track, search: find track; find a track; track by name; song by name; song named
entity action: turn lamp on; turn lamp off; lamp on; lamp off; switch lamp; lights on; lights off; turn off light
transcript: being said; said in clip; what is said; what does say; in writing; written version
decks: stacks of flashcards; card stacks; piles of cards; flashcard sets; which decks
player stats: how well does player; career of player; numbers of athlete
water logs: glasses drunk; enough water
weather: outside; umbrella; jacket; sunscreen
route: way; path; drive
vacuum: hoover; sweep floor; sweep
sigmet: in flight danger; in flight hazard; hazard for planes; flight warnings; aviation hazard; air hazard; danger in air
gridpoint forecast: weather in words; outlook in words; written forecast
rating history: elo progress; elo over time; strength over time; chess strength; rating progress; how did rating; rating development; rating graph
directions: navigate from; home to work; commute; how to drive; from a to b
routine: gym plan; training programme; workout programme; exercise programme
doi: digital object identifier; permanent link to paper
automation: smart home routine; house routine; automatic routine
related: what else belongs; what belongs to room; connected to room; belongs to room
call service: trigger action; raw action; run service; low level action
add note: vocab into deck; word into deck; new flash card; card into deck; put into deck; new flashcard
area: sphere of life; part of life
entity: is lamp on; is the lamp; read sensor; value of sensor; reading of
radar station: doppler site; radar site
citation network: who references whom; references whom; graph of papers; papers referencing
note type, model: layout of flashcard; card fields; flashcard fields; fields of card
player lookup, lookup player: id of player; find player
category playlists: song lists by; mixes for; playlists for mood; lists by genre
`;
