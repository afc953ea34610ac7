/** What people say for their own computer: windows, displays, keys, terminals, services, scripts. */

export const SAYINGS_OF_DESKTOP = `
list windows, windows: what is open on desktop; windows on screen; all open windows
focus window, activate window, switch window: bring window to front; window in front; jump to window; other window; go to window; switch to window
move window, resize window, window: window to left half; arrange windows; tile windows; make window bigger; window to other monitor; snap window; put windows side by side; window size and position
minimize window, window: hide window; shrink window to dock
close window: shut window; get rid of window
maximize window, window: window full screen; fill screen with window; window as big as screen
switch app, activate app, app: bring app to front; jump to app; go to other app
quit app, close app: end app; shut app; exit program; app hangs
displays, list displays, display: which monitors; second monitor; screens attached; how many monitors; monitor resolution
brightness: screen too dark; screen too bright; dim screen; brighten screen; darker screen
lock screen, lock: lock my computer; lock my mac; lock pc; screen locked
sleep, sleep computer: computer to sleep; mac to sleep; put pc to sleep
wallpaper, desktop picture: desktop background; background of desktop; change my background
screen recording, record screen: film my screen; video of my screen; capture what i do; record what happens on screen
mouse move, move mouse: pointer to position; cursor to position; put pointer; pointer at coordinates
click, mouse click: click at coordinates; press mouse button; left button; right button of mouse
drag: hold mouse and move; drag from to
type text, type: write with keyboard; enter letters into app; key in text; simulate typing
press key, key: hit return; press enter; keystroke; key combo; press shortcut; press escape; control c
get cursor position, mouse position: where is pointer; where is mouse; pointer coordinates
find on screen, screen text, ocr: where on screen is; read text from screen; text visible on screen; find button on screen
clipboard: what did i copy; put text on clipboard; into clipboard; copied content
run applescript, applescript: script mac; automate mac; mac automation; control mac app
run shortcut, shortcut: siri shortcut; run my shortcut; apple shortcut
powershell, run powershell: windows script; windows command; cmd on windows; windows shell; ps script
registry, registry key: windows registry; regedit; registry value; setting in registry
services, list services: windows services; background services; services on computer
startup: starts with computer; starts at login; autostart programs; login items
installed programs, list apps: which programs are installed; software installed; installed software; what software do i have
install, install package: brew install; install program; set up program; winget; choco install; install software
updates, system update: is my computer up to date; windows update; macos update; new system version
network info, network: my network settings; which network am i on; my connection; ip settings of computer
wifi: turn wifi off on computer; wifi on laptop; connect laptop to wifi; available wifi; wifi networks around
bluetooth: pair headphones; connect headphones; bluetooth devices; paired devices
audio device, audio output: sound through headphones; switch speaker; sound output; which speaker; microphone input
mute, volume: sound off; silent computer; no sound
printer, print: print document; which printers; print queue; send to printer
trash: empty bin; empty trash; deleted files on mac; recycle bin
drives, disks, list drives: which drives; usb stick; plugged in disk; mounted disks; hard drives
eject: remove usb stick; unmount disk; take out disk safely
spotlight, search files: find anything on mac; search my computer; file on my computer; search whole disk
open file, open: open with default app; open document in app
open url, open: open link in browser; open website in my browser
reveal, finder: show file in folder; show in finder; show in explorer
file permissions, permission: make script executable; change owner of file; chmod
compress, zip: pack folder; make archive of folder; zip up folder
extract, unzip: unpack archive; open zip; unpack zip; untar
disk usage: what takes space on computer; biggest files; large folders; what fills my disk
create session, new session, session: new terminal window; open terminal; start shell; new tmux; fresh terminal
list sessions, sessions: open terminals; tmux sessions; running terminals
read output, capture pane, output: what does terminal show; see terminal; content of terminal; last output of terminal; screen of terminal
send keys, send input, input: type into terminal; answer prompt of program; input to running program; press key in terminal
split pane, pane: divide terminal; second pane; terminal side by side
kill session, kill process: end terminal; stop what is running in terminal; interrupt command; ctrl c; break off command
environment variables: env of shell; path variable; variables of shell
command history, history: what did i run; past commands; earlier commands; shell history
processes, list processes: what slows down my computer; what uses ram; top programs; busy programs
temperature, sensors: how hot is cpu; fan speed; cpu heat; computer hot
uptime: since when is computer running; last boot; last restart of computer
users: who is logged on to computer; accounts on computer
date, time: clock of computer; system clock
notification, send notification: pop up on my screen; toast message; desktop alert; message on my desktop
speech, say: computer say; let computer speak; speak through speaker
camera, webcam, take photo: picture with webcam; photo with laptop camera; webcam shot
screenshot: picture of my desktop; capture desktop; desktop image; show me my screen; capture window
`;
