/** Words of sport and games: teams, matches, tables, races, bets, video games, cards and chess. */

export const SPORTS = `
sports team = ball club = franchise of league => team
football club = soccer club = soccer team = football team => team, football
football match = soccer match = soccer game = ball game => match, fixture, football
kick off time = match day = matchday = tip off = face off => schedule, fixture, game
sports result = final score = scoreline = full time score => score, result
league position = league ranking = points table => standings, table
goal scorer = goalscorer = top scorer = golden boot => scorer, player, leaders
starting eleven = starting line up = team sheet = formation of team => lineup
transfer market = player transfer = signing of player => transfer, player
injury list = injured player = injury report => injury, player
referee => official
umpire => official, referee
match official => official, referee
stadium = arena of team = pitch of team => venue
world cup => tournament, league, competition
champions league => tournament, league, competition
premier league => tournament, league, competition
euro cup => tournament, league, competition
grand slam => tennis, tournament
wimbledon => tennis, tournament
tennis tournament => tennis, tournament
pole position => lap, session, race, qualifying
pit stop => lap, session, race, qualifying
lap time => lap, session, race, qualifying
fastest lap => lap, session, race, qualifying
race results = race winner = podium => race, result
driver standings = constructor standings = championship points => standings, driver
super bowl = gridiron = touchdown => nfl, game
march madness = college sports => game, score
slam dunk = hoops => basketball
puck = stanley cup => hockey, nhl
bookie => odds
sportsbook => odds
betting line => odds
point spread => odds
moneyline => odds
fantasy team = fantasy league = dream team => fantasy, team, roster
gold medal => medal, olympics
olympic medal => medal, olympics
medal table => medal, olympics
esports = e sports = pro gaming => match, game, tournament
video gaming = computer game = pc game = console game = playstation = xbox = nintendo => game
game achievement = gamerscore = unlocked achievement => achievement
game library = owned games = games i own => library, game, owned games
playtime = time played = hours played => playtime, recently played
gamer tag = gamertag = summoner name = player name => player, profile, summoner
loot = game item = in game item = inventory of player => item, inventory
character sheet = hero stats = champion stats => character, champion, hero
trading card = card game = magic card = pokemon card => card
dungeon => game, character, dice
role playing => game, character, dice
tabletop => game, character, dice
rpg => game, character, dice
dungeons and dragons = dnd game => spell, monster, class
minecraft => block, world
blocks world => block, world
chess position => position, fen, analyze
board position => position, fen, analyze
fen string => position, fen, analyze
chess master = gm chess => player, grandmaster
chess opening => opening
checkmate => chess, move
castling => chess, move
tactic puzzle = chess tactic = mate puzzle => puzzle
sudoku => puzzle, game
wordle => puzzle, game
crosswords => puzzle, game
quiz night = pub quiz = trivia question => trivia, question
`;
