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
picture show = feature film = blockbuster => movie
documentary => movie, genre
short film => movie, genre
cartoon film => movie, genre
film star = movie star = actress => actor, cast, person
filmography = films of actor = movies of actor => movie credits, person, credits
box office = movie earnings => revenue, movie
movie poster = film poster => poster, image
now showing = in theaters = in cinemas = showtimes = cinema listings => now playing, movie, showtime
tv guide = tv listing = tv schedule = programme guide = epg = what is on tv => schedule, tv
sitcom => tv show, series, tv
soap opera => tv show, series, tv
miniseries => tv show, series, tv
tv series => tv show, series, tv
telenovela => tv show, series, tv
next episode = new episode = air date = airdate => episode, schedule
rewatch = binge watch = binge => watch, series
where to watch = streaming service = streaming platform => watch provider, streaming
film review = movie rating = film rating = critic score => rating, review
film genre = movie genre => genre
manga series = comic book = graphic novel = webtoon => manga, comic
anime series = anime show => anime
voice over = voiceover = dubbing = read aloud = read out loud = spoken text => text to speech, voice
dictation = dictate = voice typing => speech to text, transcribe
voice cloning = clone voice = copy voice = synthetic voice => clone, voice
noise removal = clean audio = background noise => isolate, audio, noise
sound effect = foley = sfx => sound effect, sound
mix down = audio editing = audio track => audio
beat of song = tempo = musical key => audio features, bpm
song recognition = recognise song = identify song = name that tune => recognize, song, track
tune of = hit song = chart topper = number one hit => top tracks, chart
ep record => album
vinyl => album
record album => album
vocalist = rapper = crooner = frontman => artist
boy band => artist, band
rock band => artist, band
pop group => artist, band
orchestra => artist, band
choir => artist, band
songwriter => artist, author, writer
lyricist => artist, author, writer
song words = words to song = karaoke => lyrics
sheet music = guitar tab = chords = musical score => chord, music
gig list = tour dates => concert, event
record label = music label => label
shuffle play = shuffle mode = random order of songs => shuffle
repeat mode = loop song = play again => repeat
next song => next, skip
skip song => next, skip
skip track => next, skip
previous song = go back track => previous
louder => volume, set volume
quieter => volume, set volume
turn up volume => volume, set volume
turn down volume => volume, set volume
mute sound => volume, set volume
liked songs = favourite songs = saved songs = saved tracks = my music => saved tracks, library, liked
queue song = play next = line up track => queue, add to queue
playing device = playback device = play on speaker = connect speaker => device, transfer playback
radio station = internet radio = web radio = fm station => radio, station
podcaster = podcast show = podcast series => podcast, show
podcast feed = latest podcast => episode, podcast
film clip = footage clip = stock video = stock footage = b roll => video, search videos
stock photo = stock picture = stock image = royalty free image = free photo => photo, search photos, image
cut video = trim video = shorten video = clip video => trim, video
join videos = merge clips = stitch videos = concat video => concatenate, merge, video
burn subtitles = hard subtitles = add captions => subtitle, caption, video
frame grab = video still = still from video => frame, thumbnail, extract frame
video length = runtime of film => duration
video upload = post video = vlog => upload video, video
watch time = view count = number of views = video views => statistics, views, video
monetization = ad revenue of channel => revenue, analytics
live chat = chat of stream => chat, live, message
go live stream => stream, live
raid channel => raid
subs of streamer = channel subscribers => subscriber, subscription
emote = emotes => emoji, emote
clip of stream => clip
hobby = pastime = leisure activity => activity, random activity
cocktail party = pub crawl => event
comic strip = xkcd => comic
dad joke = funny story = make laugh = chuck norris => joke
paint by = drawing of = sketch of => image, draw
art gallery = painting collection = artworks of museum => artwork, museum, object
museum object = museum piece = artifact in museum => object, collection, museum
photo album = picture album = photo library = camera roll => album, photo
film camera = photo data = exif => metadata, photo
magazine = gazette => article, publication, news
broadsheet = daily paper = tabloid => news, newspaper
breaking news = top story = lead story = news bulletin = news flash => top headlines, headline, news
news outlet = news site = news agency = news publisher => source, news
op ed = opinion piece = editorial column => article, opinion
`;
