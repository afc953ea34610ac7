/** What people say for writing programs: reading code, changing it, running it, packages, interfaces, screens. */

export const SAYINGS_OF_PROGRAMMING = `
find symbol, search symbols, symbol: where is class; where is function; look up class; locate method; find method; code of function; show class; show method
find references, references: who uses function; usages of method; find callers
go to definition, definition: where does function come from; source of function; where is type declared
symbols overview, document symbols: classes in file; methods of class; contents of source file; which methods; outline of code
hover, type: what type is; signature of function; docs of symbol; parameters of function
diagnostics, errors, problems: what is wrong with file; does it compile; errors in project; warnings in code; red lines; mistakes in code; typing errors
rename symbol, rename: new name for function; rename everywhere; call class differently; other name for variable; change name of method
replace symbol, replace: rewrite function; new body for function; swap implementation; change method body
insert after symbol, insert: add method to class; add function below
code actions, quick fix: fix automatically; repair error for me; suggest fix; add missing import
format, format document: tidy my code; fix indentation; clean layout of code; make code pretty; correct spacing
lint: bad style in code; style problems; code against rules; find sloppy code
search for pattern, search code, search: find text in project; search whole project; find string in project; where does text occur
read file: show me source; content of source; open source file
edit file, replace: change few lines; alter code in file; swap text in file; replace text in file
create file, write file: new source file; write code to file
list directory, directory tree: what files are there; what does project consist of; look around project; structure of project
read multiple files, files: several files at once; bunch of files
move file, rename file: file to other folder; call file differently
execute command, run command, shell: run in console; use command line; run shell; do in terminal
run code, execute code, execute python, python: try code; try out script; run script; calculate with python; let code run; test snippet; what does code output; compute in python
install packages, install: add library to project; get dependencies; add npm package; missing module
run script, script: start project script; npm start; start app locally; start dev server
process, background: start in background; server that keeps running
build, build project: compile project; does project build; make executable; make binary; compile everything
run tests, test: tests of class; run test file
debug, start debugging: find bug step by step; run with debugger; look why it fails
breakpoint, set breakpoint: stop there; halt when reached; pause here
evaluate, variables: what is in variable
step, step over: next line of program; go on one step
stack trace: where are we in program; chain of calls
git: version control
package, package info: about npm package; about python package; what is package; details of library; is library maintained
search packages: is there library; find npm module; library that can; package that does; find gem
versions, latest version: newest version of library; which version should i; version to use; current version of package
dependencies: what does package need; which packages do i use
dependents: who uses package; used by which projects; projects depending on
download counts, downloads: how popular is library; is package popular
http request, request, send request: call url; call rest; try endpoint; try api; see what api returns; post to url; test rest; send data to url; hit url
fetch, fetch url: get content of url; download web page; read url; load from url
api specification, openapi, endpoints: what can api do; endpoints there are; api description; paths of api
create collection, collection: group api calls; save api calls
graphql, query: ask graphql; graph api
webhook: call my server when; tell my app when; push to my url
convert, json: turn yaml into json; csv into json; xml into json
validate, validate json: is json ok; is json correct; json broken; is yaml ok; does json match
diff, compare: two texts compare; two files differ; spot difference
regex, match: does pattern match; build pattern
encode, decode: to base 64; from base 64; make url safe
timestamp, current time: what time; epoch to date
uuid: random identifier
calculate: do math; do sum; add up numbers
component, get component: code of button; ready made button; ui building block; ready made ui; source of component; code for component
list components, components: which ui elements; building blocks available; what components; ui elements there are
component demo, demo, examples: how to use component; show example of component; sample of component; usage of component
design, get design context, code: turn design into code; build from figma; code for figma; implement design; code from mockup
variables, tokens, variable: colors of design; fonts of design; spacing of design; design values
selection: what have i selected; marked in figma; marked in design; current selection
styles: colors and fonts
create page, page: new screen in design
translation keys, keys: missing texts; untranslated texts; strings of app
scene, get scene: what is in scene; objects in scene; what is in level; everything in scene
create object, object: add cube; add sphere; new object in scene
transform, set transform, object: make object bigger
material, texture: paint object; surface of object; make it shiny
run game, play: start game; play scene
add component, component: give object behaviour; attach script; physics for object
console logs, logs: errors in unity; output of editor; what does engine say
simulator, boot simulator: start iphone on mac; virtual iphone; open simulator
build and run, build: run app on phone; app on simulator; start app on simulator
describe ui, ui: what is on screen of app; buttons of app; layout of screen
list apps, apps: what is installed on phone; apps on phone; programs on phone
tap: push on screen; press on phone; touch button; finger press
logs: app log
review code, code review: is my code good; look over my code; feedback on code; check my code
explain code, explain: what does this code do; make sense of code; help understand code; describe code
generate code, generate: write code for; write function; program for me; code that does
refactor: make code better; clean code up; improve code; simplify code; nicer code
notebook, create notebook: new jupyter; start notebook; python notebook
add cell, insert cell, cell: new block in notebook; code into notebook; write into notebook
execute cell, run cell: run notebook block; run part of notebook
restart kernel, kernel: notebook hangs; fresh notebook; notebook stuck; reset notebook
upload, firmware: flash board; code onto arduino; load onto chip; sketch onto board
serial: output of board; messages of arduino
workflow, create workflow: automate this; automation that; if this then that; connect two apps
executions, list executions: did automation run; automation failed; runs of automation; why did automation
activate workflow, activate: turn automation on; start automation; switch automation
scrape, extract: get data off website; prices from website; collect from website; pull data from page
crawl: whole website; all pages of site; every page of site
map, sitemap: all urls of site
navigate: call up website; bring up site; surf to
click: activate button
type, fill: put text in field; enter my name; type in search box
snapshot: what is on page; structure of page; elements on page; what can be clicked
cookies: stay logged in; saved login of site
wait: until ready; page still loading
references, callers: called by what; what calls function; who touches variable; function called from; impact of changing function
go to definition, definition: jump where defined; where is it declared; go where declared
selection: highlighted in figma; highlighted in design; highlighted in editor; what did i highlight; marked code
scrape, extract: grab table off page; pull table from page; lift data from page; rip data; harvest page
upload, firmware: burn firmware; flash chip; flash firmware; load firmware
screenshot: phone screen now; grab phone screen
package version, latest version: newest react; newest django; latest react; current release of library; bump library
build, build project: make release build; debug build; does solution build; compile solution
run tests, test: does suite pass; green tests; test run locally
search and replace, replace: swap every occurrence; change everywhere; mass rename
open file: jump to file; show file in ide
terminal, execute command: output of shell; shell session; open shell; new terminal
format: prettify file; line up code
documentation, library docs: api docs of library; readme of library; look up api
request, http: http post; make post; rest post
`;
