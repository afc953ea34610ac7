/** Words of the studio: cutting film and sound, making music, photographs and broadcasts. */

export const STUDIO = `
video editor = film editing = movie editing = post production => video, timeline, edit
video project = edit timeline = sequence of clips = montage => timeline, project, sequence
blade clip = split clip => split, cut, clip
jump cut = silence removal = remove silence = cut silence => silence, trim, cut
slow motion = slowmo = time lapse = timelapse = fast forward clip = playback speed => speed
fade in = fade out = crossfade = dissolve => transition, fade
lower third = text overlay = burn in text => text overlay, overlay, title
watermark video = logo overlay = picture in picture => overlay, video
green screen = chroma key = greenscreen => chroma key, background
colour grading = color grading = colour correction = lut => color, filter
aspect ratio = letterbox = portrait video = vertical video = reframe => crop, resize, aspect ratio
transcode = re encode = video format = video converter = remux => convert video, convert
bitrate = codec = frame rate = frames per second => media info, codec
key frame = keyframes => frame, keyframe, thumbnail
render queue = render job = export video = render out => render, export
screen recorder = screencast = screen capture video => record screen, recording
webcam = capture card = video source => camera, source
streaming software = broadcast software => scene, stream, source
scene of stream = switch scene = studio mode => scene
transition of scene = stinger => transition
audio source = mic = microphone = mute mic => audio, input, mute, microphone
audio level = loudness = gain of mic = sound level => volume, level
normalize audio = loudness normalization => normalize, audio
audio format = audio converter = wav to mp3 => convert audio, convert, audio
pitch shift = key change of song = auto tune => pitch
reverb = echo effect = delay effect = compressor effect => effect, audio
split stems = stem separation = voice remover = karaoke version => separate, stem, isolate voice
audio workstation = daw = music software => track, clip, tempo
midi = midi note = midi clip = piano roll => note, clip, midi
drum beat = drum pattern = drum machine = beat maker => drum, pattern, beat
synth = synthesizer = virtual instrument = plugin of track => instrument, device, plugin
loop sample = sample pack = sound library => sample, loop, clip
mixing desk = mixer channel = fader => track, volume, pan
arm track = overdub => record, track, arm
metronome = beats per minute of song => tempo, metronome
setlist = gig programme => playlist, concert
chord progression = harmony = music theory => chord, scale
compose music = song generator = ai music = text to music => generate music, music
jingle = background music = theme tune => music, generate music
ai voice = voice actor = voice talent = speaker voice => voice, list voices, text to speech
read text aloud = narrator = audio version = spoken version => text to speech
podcast editing = episode notes => podcast, episode, transcript
ai video = text to video = video generator = animate picture = image to video => generate video, video
ai avatar = talking avatar = presenter avatar => avatar, video
upscale video = enhance video = video enhancer => upscale, video
stabilise video = stabilize video = shaky video => stabilize, video
photo editing = photo editor = retouch = touch up photo => edit image, image
photo shoot => photo
raw photo = raw file of camera = lightroom => photo, image
colourise = colorize photo = old photo => colorize, image, restore
portrait photo = headshot = selfie => image, face
face swap = deepfake = swap faces => face swap, face
collage = photo grid = montage of photos => collage, image
printing press = print shop = photo print => print, order
subtitle file = srt = vtt = subtitle track => subtitle, caption
translate subtitles = translate video = dubbed version = dub video => dub, translate, subtitle
video chapters = time stamps of video = video outline => chapter, timestamp, transcript
video script = screenplay = script for film => script, generate
thumbnail of video = cover of video => thumbnail
short form video = tiktok video = vertical clip => short, video
broadcast schedule = programme schedule = stream schedule => schedule
viewer numbers = concurrent viewers = audience numbers => viewer, statistics
`;
