/** Words of writing programs: editors, languages, packages, interfaces, engines, screens, texts of code. */

export const DEVELOPMENT = `
language server; lsp server; code intelligence => definition, references, symbols, diagnostics
go to definition = jump to definition = goto definition; peek definition; where declared => definition, symbol
find usages = find all references; call sites; usages of symbol => references, usages
call hierarchy; call graph; caller graph => callers, calls, references
type hierarchy; class hierarchy; inheritance tree => hierarchy, types, class
go to implementation; implementations of interface => implementation
hover info; tooltip of symbol; type of variable; signature help; function signature => hover, type, signature
document symbols; file outline; outline of file; code outline; file structure; symbols overview; class outline => symbols, overview, outline
workspace symbol; symbol search; find symbol; find function; locate function; search symbol => symbol, search, find
rename symbol; rename variable; rename function; rename everywhere; rename across project => rename, refactor
code action; quick fix; auto fix => fix, code action
organize imports; sort imports; unused imports => imports, code action
code completion; intellisense; autocompletion; tab completion => completion
syntax error; parse error; compile errors; problems panel; red squiggles; type errors; type check = typecheck; tsc; mypy; pyright => diagnostics, errors, problems
prettier; code formatter; gofmt; pretty printer; reformat file => format
eslint; ruff; pylint; flake8; rubocop; clippy; stylelint; golangci lint => lint, check
syntax tree; tree sitter; ast grep; structural search; code pattern; parse code => ast, search, pattern
search and replace; find and replace; bulk replace; regex replace => replace, search
replace lines; insert lines; edit lines; apply edit; text edit; apply patch; patch file => edit, replace, file
replace function; rewrite method; replace body; edit function => replace, symbol, body
ripgrep; grep files; full text in files; text search in files => search, files, pattern
find files by name; file pattern; wildcard search => search files, find, pattern
tail file; head file; first lines of file; last lines of file; line range => read, file, lines
concatenate files => read multiple files, files
directory tree; folder tree; folder structure; project structure; project layout => tree, directory, list
file stat; file permissions => file info, file
file watcher => watch, file
project root; allowed folders; allowed directories; working directory = current directory = cwd => directory, allowed directories
open editor = open editors; active file; focused file => editor, open files, active
selected code; editor selection; highlighted code => selection, editor
run configuration; launch config; run target => run configuration, run
run code; execute code; code interpreter; python interpreter; code runner; run python; execute python; run snippet; run javascript; execute script => run code, execute, python, sandbox
repl = read eval print loop; interactive shell; interactive python => session, execute, terminal
code cell; notebook cell; add cell; run cell; insert cell; execute cell; markdown cell => cell, notebook, execute, insert
kernel restart; restart kernel; jupyter kernel; notebook kernel => kernel, restart, notebook
background process; long running process; long running command; dev server; start dev server => process, start, server
process output; read output of process; command output => output, read, process
environment setup; virtualenv = virtual env = venv; conda env; pipenv; uv tool => environment, python, install
install package; install dependencies; add package; add dependency; npm install; pip install; npm i; yarn add; cargo add => install, package, dependency
npm run; npm script; package script; pnpm; make target; makefile; task runner; gradle task; maven goal => run script, script, task, build
gradle; maven; bazel; cmake; msbuild; xcodebuild; webpack; esbuild; turborepo => build
clean build; clean project; clear derived data; rebuild project => clean, build
xcode scheme; build scheme; build target => scheme, target
ios simulator; boot simulator; simulator app; start simulator => simulator, boot
android emulator; start emulator; adb shell => emulator, device, android
app bundle; aab; installer package; signed build => build, app
app store connect; testflight; play console; beta tester; app review => app, build, testers, review
push certificate; provisioning profile => profile, certificate
app permission; location permission of app; privacy setting of app => permission, privacy
ui hierarchy; view hierarchy; ui tree; accessibility tree; screen elements; ui dump; describe screen => elements, screen, hierarchy, ui
crash dump; core dump; minidump; crash log; crash report => dump, crash, logs
debug session; attach debugger; debugger; gdb; lldb; pdb; remote debugging; start debugging => debug, session
step into; step out; single step => step
local variables; inspect variable; watch variable; variable value at => variables, evaluate, inspect
conditional breakpoint; break on exception; log point = logpoint => breakpoint
memory address; read memory; memory dump of process; hex dump = hexdump => memory, read
library id; resolve library; package identifier => library, resolve
package lookup; package info; package details; package metadata; latest version of package => package, version, latest
package search; find package; find library; search npm => search, package
weekly downloads; npm downloads; package popularity; npm trends => downloads, statistics, package
package readme; library readme => readme, package
breaking change; migration guide; upgrade guide; upgrade path => changelog, migration, upgrade
openapi = open api = swagger; api spec = api specification; api definition; api schema; openapi spec => specification, schema, api, endpoints
api endpoint list; list endpoints; api operations; api paths => endpoints, operations
api collection; request collection; postman collection => collection, request
http client; rest client; make http request; send http request; hit endpoint; call endpoint; call rest; api request; rest call; test endpoint; test api => request, http, send, call, api
graphql schema; introspect; introspect schema => schema, introspect, query
graphql mutation => graphql, update
grpc; rpc call; remote procedure => call, request
wsdl => service, call, request
websocket = web socket; server sent events = sse; long polling => connection, stream, message
query string; path parameter; request body; form data; request headers => parameters, body, headers
http code; response code => status, response
postback; callback hook; outgoing hook; incoming hook; event hook => webhook
webhook delivery; redeliver; resend webhook; webhook log => webhook, deliveries, redeliver, events
api versioning; deprecate endpoint => version
sdk generation; generate client; client library; codegen; generate code; scaffolding; starter kit; starter template; project template; new project from template; bootstrap project => generate, create, template, project
ui component; ui library; component library; shadcn; material ui; radix; web component; react component => component
component demo; component example; component usage; component preview; component story => component, example, story
component props; component properties => props, component
css class; utility class; tailwind; tailwind class => class, css, style
css variable; theme variable; style token; color token; spacing token => variables, tokens, styles
design to code; figma to code; code from design; mockup to code => design, code, generate
design file; design node; selected layer; current selection; selection in figma => node, selection, file, design
design annotation; dev mode; dev resources => annotations, design
svg icon; icon set; icon library; icon pack; lucide; font awesome; brand icon => icon, icons, search
i18n key; translation key; untranslated key; missing translation => translation, key, locale
convert case; snake case; camel case; kebab case; slugify => case, convert, text
base64; url encode; url decode; percent encoding; html entities => encode, decode
json path = jsonpath; jq = json query = query json => json, query
json schema; validate json; json validation => validate, json, schema
pretty json = format json = beautify json; json formatter; minify json => json, format
yaml to json; json to yaml; csv to json; json to csv; xml to json => convert, json
regex test; test regex; regex tester; match pattern => regex, match, test
cron expression; parse cron; explain cron; next run of cron => cron
unix time; epoch; unix timestamp; epoch time; iso date => timestamp, time, convert
uuid generator; generate uuid; new guid; random id; ulid; nanoid => uuid, generate
random number; random string; dice roll => random, generate
decode jwt; jwt decoder; inspect token; parse jwt => decode, jwt, token
hash text; compute hash; sha 256; md5 sum => hash
text diff; diff files => diff, compare
word wrap => count, lines, text
semantic code search; codebase index; index codebase; code index; code embedding; search code by meaning => search code, index, codebase
code graph; repo map; dependency analysis; module graph; import graph => graph, dependencies, code
code example; sample code; code samples; example code => example, code, search
coding question; stack overflow = stackoverflow; programming question => questions, answers, search
coding guideline; coding standard; best practices; style guide; coding convention => guidelines, best practices, rules
architecture decision; decision record => decision
explain code; what does code do; walk through code; understand code => explain, analyze, code
code generation task; write code for me => generate, code
game object = gameobject; scene object; prefab; actor in level; unreal actor; unity object => object, actor, scene
scene graph; scene hierarchy; open scene; load scene; level editor; unity scene => scene
blueprint graph; blueprint node; visual script => blueprint, node
game script; component script; monobehaviour => script, component
play mode; enter play mode; start game in editor => play, run
editor console; unity console; console output of editor => console, logs
3d model; 3d object; 3d asset => object, model, 3d
pbr material; shader; texture map; surface material => material, texture
microcontroller; arduino; esp32; raspberry pi; gpio; serial port; flash firmware; upload sketch => board, device, serial, upload
printed circuit; pcb; schematic; kicad; netlist; circuit diagram => board, schematic, circuit
cad model; openscad; freecad; stl; 3d print; 3d printer; slicer => model, 3d, print
cobol; fortran; mainframe; as400; jcl => program, source, job
abap report; abap program; function group; abap class; abap source => program, source, object
low code; no code; automation flow; workflow automation; make scenario; automation scenario => workflow, automation, run
workflow template; workflow node; n8n workflow; flow node => workflow, node, template
workflow execution; execution log of workflow; failed execution => execution, workflow
cms entry; headless cms; content model; strapi; sanity studio => content, entry, document, schema
link shortener; shorten url; tiny url; shorten link => short link, link, shorten
url metadata; open graph; og tags; meta tags; link preview => metadata, url
sitemap = site map; robots txt => site, urls, crawl
web crawler; site crawler; crawl job; crawl status => crawl
headless browser; browser automation; remote browser; cloud browser; browserless; stealth browser => browser, session, navigate
web scraper; scraping api; unlock page => scrape, extract
dom snapshot; page snapshot; page structure; element tree => snapshot, page, elements
xpath query; query selector; find element; element by css => selector, element, find
page html; rendered html; html source; view source => html, page, content
browser cookie; local storage; session storage => cookies, storage
browser history; visited sites; browsing history => history, browser
browser profile; incognito; private window => profile, browser, session
network tab; har; har file; dev tools; inspector of browser => network requests, console, browser
block request; intercept request; mock response; stub request => route, network, mock
viewport size; mobile view; responsive view; device emulation => resize, viewport, emulate
full page capture; element screenshot; page capture => screenshot
file picker; upload input => upload, file
js dialog; alert box; confirm dialog; prompt dialog => dialog, handle
press key; key press; keyboard shortcut = hotkey = hot key; key combination; keystroke => press, key, keyboard
right click; double click; mouse click; left click => click, mouse
mouse wheel; scroll down; scroll up; scroll to bottom => scroll
extract variable; extract function; inline variable; change signature; move method => refactor
stack frame; stack frames => stack trace, call stack
dom tree; dom dump => snapshot, html, page
spritesheet; texture atlas => texture, image, asset
rigid body; collider; physics body => physics, object
navmesh; nav mesh; bake lights; lighting bake => scene, bake
gcode; print job of printer => print, printer
animation clip; keyframe; timeline of animation => animation
camera in scene; light in scene; skybox => scene, camera, light
unit conversion; hex to decimal; binary to decimal => convert
text case; title case; upper case; lower case => case, text
lorem ipsum; filler text => text, generate
html to markdown; page to markdown; markdown to html => convert, markdown
curl to code; convert curl => curl, convert, request
ascii art; figlet; banner text => ascii, text
color picker; color converter; hex to rgb => color, convert
git hosting; code hosting => repository
`;
