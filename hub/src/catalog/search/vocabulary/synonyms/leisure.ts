/** Words of leisure: films, music, books, streaming, sports, games. */

export const LEISURE = `
movie ~ film ~ cinema ~ motion picture
film ~ movie ~ video
series ~ tv show ~ show
tv show ~ series ~ television ~ episode
television = tv ~ channel ~ broadcast
episode ~ part ~ series
season ~ series
actor ~ cast ~ star ~ performer ~ actress
cast ~ actors ~ crew
director ~ filmmaker
streaming ~ watch online ~ stream
trailer ~ preview ~ clip
video ~ clip ~ film ~ footage ~ movie
watch ~ view ~ play video
subtitle ~ caption ~ transcript
caption ~ subtitle ~ description
audio ~ sound ~ voice ~ recording
sound ~ audio ~ noise
voice ~ speech ~ audio
record ~ recording ~ capture
podcast ~ episode ~ show
radio ~ station ~ broadcast
music ~ song ~ track ~ audio
song ~ track ~ music ~ tune
track ~ song
album ~ record ~ release
artist ~ band ~ musician ~ singer
band ~ artist ~ group
singer ~ artist ~ vocalist
lyrics ~ song text ~ words of song
playlist = play list ~ song list ~ queue
play ~ listen ~ playback
concert ~ live event ~ gig ~ show
genre ~ style ~ category
anime ~ manga ~ japanese animation
comic ~ manga ~ cartoon
gif ~ animated image ~ meme
meme ~ funny picture
wallpaper ~ background image
book ~ publication ~ novel ~ isbn ~ title
library ~ books ~ collection
author ~ writer
poem ~ poetry ~ verse
museum ~ gallery ~ exhibition
art ~ artwork ~ painting
sport ~ sports ~ game ~ match
match ~ game ~ fixture ~ event
game ~ match ~ play ~ video game
video game ~ game ~ gaming
fixture ~ match ~ schedule
live score ~ result ~ scores
score ~ result ~ points
result ~ score ~ outcome
standings ~ table ~ ranking ~ leaderboard
leaderboard = leader board ~ ranking ~ top players ~ standings
ranking ~ rank ~ standings ~ position
player ~ athlete ~ competitor
athlete ~ player ~ sportsman
coach ~ trainer ~ manager
team ~ club ~ squad
squad ~ roster ~ lineup ~ team
roster ~ squad ~ players
league ~ championship ~ division ~ competition
tournament ~ competition ~ cup ~ championship
competition ~ contest ~ tournament
soccer ~ football
basketball = nba
baseball = mlb
ice hockey = nhl ~ hockey
american football = nfl ~ football
formula one = formula 1 = f1 ~ racing
race ~ racing ~ grand prix
horse racing ~ race
cricket ~ match
tennis ~ atp ~ wta
golf ~ pga
fight ~ boxing ~ mma ~ ufc
goal ~ score ~ target
odds ~ betting ~ bookmaker
bet ~ wager ~ gambling
lottery ~ draw ~ jackpot
olympics ~ games
chess ~ opening ~ board game
puzzle ~ quiz ~ riddle
trivia ~ quiz ~ facts
quiz ~ trivia ~ test ~ questions
fact ~ trivia ~ information
mixtape => playlist
tracklist = track list => playlist, tracks, album tracks
discography => albums, artist albums
single > song, track
tune in => listen, stream
volume up => louder, volume
skip > next track, next
rewind => previous, seek
seen => watched, viewed, watch history
watch history = viewing history => played, recently watched
listening history => recently played, play history
on deck => continue watching, in progress
watchlist = watch list => to watch, saved
media server => library, movie
livestream = live stream = live broadcast => stream, broadcast
broadcast => stream, live stream
streamer => broadcaster, channel
viewer => audience, watcher, user
highlight => clip, excerpt
excerpt => clip, snippet, segment
rip => download, extract
captions => subtitles, transcript
chapter => segment, section, part
soundtrack => audio, music
hitter = batter => batting
pitcher => pitching, thrower
lineup = line up => roster, starting players
ballclub => team
ballpark = stadium => venue
box score = boxscore => game stats
play off = playoff => postseason
prospect => draft, young player
win loss => record, standings
fantasy => player stats
strength > rating, level
skill rating => rating
opponent => rival, player
blitz => speed chess, game
takeback => undo move
resign => give up, forfeit
arena => tournament
puzzle => exercise, problem
kata => coding problem, exercise
playthrough => game
gamer => player
shelf => library, collection
mix > playlist, mixtape
style of music = music style = kind of music => genre, category
mood > genre, category
song list = list of songs => playlist
chart hits => top tracks
audiobook = audio book => spoken book
currently playing => now playing, playback
now playing => current track, playback state
cast to => transfer playback, device
speed dial => shortcut
rematch => new game, challenge
correspondence game => game
grandmaster => player, fide
ongoing => current, in progress, active
claim win => claim victory
give up => resign
round robin => tournament, arena
knockout => tournament
storm => rush, race
pitch types => pitch arsenal, arsenal
spray chart = hit chart => spraychart
strike zone => pitch location
velocity > speed
hard hit => exit velocity, barrel
percentile => rank, rating
home run => homer
prospect list => top prospects
schedule of games = game schedule => schedule
`;
