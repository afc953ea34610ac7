/** Words of programming: code, packages, interfaces, web pages, models of language. */

export const PROGRAMMING = `
lint ~ check style ~ static analysis ~ validate
format ~ code style
refactor ~ rename ~ restructure ~ rewrite
debug ~ troubleshoot ~ diagnose ~ breakpoint
breakpoint ~ debug ~ stop
stack trace = stacktrace = backtrace ~ error ~ exception
compile ~ build ~ transpile
dependency = dep = deps ~ package ~ library ~ requirement
package ~ library ~ module ~ dependency
library = lib ~ package ~ module
module ~ package ~ component
plugin = plug in ~ extension ~ add on = addon
npm ~ package ~ node
pip ~ package ~ python ~ pypi
version ~ release ~ tag
function = func = fn ~ method ~ procedure
method ~ function ~ call
class ~ type ~ object
interface = iface ~ type ~ contract
symbol ~ definition ~ identifier ~ function
definition ~ declaration ~ go to definition
reference ~ usage ~ where used ~ caller
variable ~ env ~ setting
constant = const ~ value
environment variable = env var ~ variable ~ setting
environment ~ stage ~ deployment target
staging ~ test environment ~ preproduction
production = prod ~ live
development = dev ~ local
configuration ~ settings ~ options ~ preferences
api ~ endpoint ~ service ~ interface ~ rest
endpoint ~ api ~ url ~ route
rest ~ api ~ http
graphql ~ query ~ api
webhook = web hook ~ hook ~ callback ~ event subscription
request ~ call ~ http request
http request ~ fetch url ~ curl ~ call api
header ~ http header
payload ~ body ~ data
response ~ answer ~ result ~ reply
result ~ output ~ outcome ~ response
output ~ result ~ stdout
input ~ argument ~ parameter
parameter ~ argument ~ option ~ input
flag ~ option ~ feature flag
feature flag ~ feature toggle ~ flag
terminal ~ shell ~ console ~ command line = cli ~ bash
command = cmd ~ shell ~ execute ~ terminal
script ~ program ~ code ~ command
execute command ~ run command ~ shell ~ bash
process ~ task ~ program ~ pid
thread ~ process
memory = ram ~ heap
regular expression = regex = regexp ~ pattern
pattern ~ regex ~ glob
string = str ~ text
integer = int ~ number
boolean = bool ~ flag ~ true or false
json ~ data ~ object
yaml = yml ~ configuration
xml ~ markup
csv ~ spreadsheet ~ table ~ comma separated
markdown = md ~ text ~ document
html ~ web page ~ markup
css ~ style ~ stylesheet
javascript = js ~ script ~ code
typescript = ts
python = py
frontend = front end ~ ui ~ client
backend = back end ~ server
user interface = ui = gui ~ screen ~ component
component ~ widget ~ element
screen ~ page ~ view ~ display
dom ~ html ~ page ~ accessibility tree
web page = webpage ~ site ~ page ~ url ~ html
website = web site = site ~ page ~ domain
browser ~ page ~ tab ~ web
tab ~ page ~ window
screenshot = screen shot = screencap ~ capture screen ~ image of page
snapshot ~ backup ~ image ~ capture
bookmark ~ favorite ~ save link
cookie ~ session
accessibility = a11y
performance = perf ~ speed ~ profiling
benchmark ~ performance test ~ speed
vulnerability ~ security issue ~ cve ~ exposure
cve ~ vulnerability ~ advisory
secret ~ password ~ credential ~ token ~ key
access token ~ token ~ api key ~ personal access token = pat
deploy key ~ ssh key
license ~ terms
protected branch ~ branch protection ~ protect branch
approval rule ~ approval ~ required reviewers
artifact ~ download ~ file
registry ~ repository ~ package registry
container image ~ docker image ~ image
architecture ~ design ~ structure
diagram ~ chart ~ flowchart ~ graph ~ uml
mermaid > diagram, flowchart, chart
uml ~ diagram
migration ~ upgrade ~ schema change
mock ~ fake ~ stub ~ test data
fixture ~ test data
sandbox ~ playground ~ isolated environment
notebook ~ jupyter ~ ipynb
cell ~ notebook cell
model context protocol = mcp
artificial intelligence = ai ~ machine learning = ml ~ model
large language model = llm ~ language model ~ ai ~ gpt ~ chatbot
chatbot = bot ~ assistant ~ agent
agent ~ assistant ~ bot
prompt ~ instruction ~ question
embedding ~ vector ~ semantic search
vector ~ embedding ~ similarity
semantic search ~ vector search ~ similarity search
rag = retrieval augmented generation ~ knowledge base ~ semantic search
memory ~ remember ~ recall ~ knowledge
knowledge base ~ wiki ~ documents ~ faq
knowledge graph ~ graph ~ entities ~ memory
entity ~ object ~ node
reasoning ~ thinking ~ think
inference ~ predict ~ run model
train ~ fine tune = finetune ~ model
dataset = data set ~ data ~ table
generate image ~ text to image ~ create picture
text to speech = tts ~ speak ~ voice ~ read aloud
speech to text = stt ~ transcribe ~ dictation ~ voice recognition
ocr ~ text recognition ~ extract text ~ read image
natural language processing = nlp ~ text analysis
sentiment ~ opinion ~ mood ~ emotion
plagiarism ~ duplicate text
spell check = spelling ~ grammar ~ proofread
readability ~ text analysis
word count ~ count words
`;
