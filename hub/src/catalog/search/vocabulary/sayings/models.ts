/** What people say for models and agents: asking, remembering, retrieving, training, making pictures and voices. */

export const SAYINGS_OF_MODELS = `
search models, models: find ai model; which models are there for; model that can; which model is good for; find open model
list models, models: what models can i use; which llms; installed models; models on my machine; local models; what ai is available
model info, model details: about this model; what can model do; parameters of model; licence of model
pull model, pull: get model onto machine; download llm; install model
delete model, remove model: free space from models; get rid of model; uninstall model
chat, chat completion, generate: ask gpt; ask gemini; ask claude; what does other ai think; let ai answer; send to llm; ask language model; talk to model
search datasets, datasets: find data to train; training data for; data for machine learning; open data for model
dataset, dataset info: what is in training data; columns of training data; look at training data; rows of dataset
search spaces, spaces: try model online; demo of model; ai demos; ai apps
run space, generate image: try demo; call demo
search papers, papers: papers about llm; latest ai research; ml research
add memory, store memory, create memory: remember that; keep in mind; note for next time; memorize; memorise; save fact; learn that i; remember my preference; remember for later; know next time
search memories, search memory, recall: what do you know about me; what did i tell you; do you remember; what have we talked; look in memory; past conversations; what was said before; remembered about
delete memory, memory: forget that; forget about me; unlearn; wipe memory; erase what you know; stop remembering
list memories, memories: everything you remember; what is stored in memory; all remembered facts
create entities, entities: add person to graph; new node in graph; remember person; add thing to graph
create relations, relations: link two nodes; connect entities; relationship between entities; a works for b
add observations, observations: add fact to entity; attach fact
read graph, graph: everything in memory graph; whole memory; show memory graph
search nodes, nodes: look up in memory graph; find in memory graph
sequential thinking, thinking: think step by step; think it through; reason carefully; think hard; break down problem; reflect on
plan, tasks: make plan for coding; break work into steps; split feature into tasks; task list for agent
knowledge base, search knowledge base, query: ask my documents; search company knowledge; question about my files; chat with documents; search my docs; ask about pdf; answers from documents
add document, upload document, ingest: teach bot documents; add to knowledge; give bot files; index my documents; index files; make searchable
semantic search, vector search, search: find similar text; text with same meaning; search by meaning; related passages; find passages about; closest in meaning
upsert, upsert records: put vectors; store embeddings; save vectors; add to vector index; insert embeddings
create index, create collection: new vector store; set up vector database
embeddings, embed: turn text into numbers; text to vector; vector of text
rerank: best results first; sort hits by relevance; order passages by
generate image, create image: draw me; make picture of; paint picture; picture from description; illustration of; make logo; create artwork; make drawing; picture by ai; ai drawing; dream up picture
edit image: change picture with ai; add object to picture; replace in picture; retouch; touch up photo; change background of picture
upscale, enhance: make picture sharper; bigger resolution; picture is blurry; improve photo quality; sharper image
analyze image, describe image: what is in picture; what does photo show; tell what picture shows; describe photo; what is on image
generate video, create video: make clip from text; film from description; animate picture; make short film
text to speech, speech: read it aloud; say it out loud; let voice read; make audio of text; turn article into audio; speak text; voice for text; spoken version
voices, list voices: which speakers; who can read aloud; available speakers; voices to choose
clone voice, voice: my own voice; copy my voice; imitate voice
transcribe, speech to text: write down what is said; audio into text; type up recording; what is said in recording; spoken words to text; voice memo to text; minutes from recording
sound effects, sound: noise of; make sound of; sound of thunder
generate music, music: compose song; background music; make beat
train, fine tune: teach model; adapt model to my data; model of my own; train on my data; learn from my data
training runs, runs, experiments: how is training going; results of training; compare trainings; which run was best; best experiment; loss of run
log metrics, log: record training result; note experiment result
deploy model, endpoint, deployment: put model into production; serve model; host model; model as api; make model available
predict, prediction, predictions: let model decide
predictions, get prediction: is image finished; state of generation; result of generation; has model finished
gpu, pods, create pod: rent graphics card; machine with gpu; gpu for training; hire gpu
prompts, list prompts: stored instructions; which prompts; our prompts; collection of prompts
get prompt, prompt: text of prompt; current prompt; prompt in production
create prompt, prompt: save instruction; new instruction for bot; write prompt
enhance prompt, prompt: make my prompt better; better instruction; improve instruction; rewrite my prompt
traces, observations: what did llm answer; what did agent do; calls to llm; steps of agent; log of ai calls; why did bot say
scores, score: thumbs for answer; quality of answers
evaluate, evaluation: is model good; compare answers; measure quality of bot; is bot getting worse
usage, cost, tokens: how much did ai cost; spent on llm; tokens this month; ai bill; llm spending
count tokens, tokens: how long is prompt; fits in context
agents, list agents: which bots; assistants do we have; our assistants; ai workers
create agent, agent: make my own bot; new ai assistant; build assistant; set up bot
run agent, agent: let bot do; give agent task; hand task to ai; let ai handle; ai take over
ask user, ask human, feedback: get my opinion; ask me before; ask for permission first
list tools, tools: what can you do; what can i do here; capabilities
search servers, servers, registry: find mcp; find connector for; is there mcp for; integration for service
resolve library, library: id of library; look up library
get documentation, library docs, documentation: current docs of framework; how to use framework; docs for react; manual of library; how do i use library
ask question, repository: question about codebase; explain project; how does repo work; understand project; what does repo do
search web, web search: facts from internet; ask internet; look online; ai with sources
deep research, research: thorough report; in depth report; investigate topic
detect, objects: what things are on picture; find faces; count people in picture; find cars in image
extract, entities: pull facts from text; structured data from text
classify: put text in category; which category; sort texts; kind of text; spam or not
sentiment: is text positive; happy or angry; how do people feel; tone of text; positive or negative
summarize: shorten text; long text short; gist of text; boil down
translate: into another language; text in german; into english
moderation, moderate: is text harmful; offensive text; hate speech; is content allowed; unsuitable content
detect ai: written by robot; is it human written
forecast: how will numbers develop; extend curve; continue series
transcribe, speech to text: podcast into text; lecture into text; interview into text; voice message into text; spoken into written
clone voice, voice: talk in my voice; speak in my voice; voice of mine
search memories, memory: know of my preferences; my preferences so far; facts about me; told you earlier
generate image: picture of dragon; conjure picture; dream scene; art from words; poster of; avatar for me; cartoon of
add document, knowledge base: pdfs into knowledge; files into knowledge; load manuals; documents into assistant
agent, run agent: fire off agent; spawn agent; spawn subagent; parallel agents; start helper agent
chat, completion: hand prompt to; another llm opinion; ask other model; cross check with model; second model
model, list models: llms on box; which llm; models on server; hosted models
embeddings, embed: embed sentence; embed document; sentence to vector
evaluation, scores: score outputs; score answers; grade answers; mark answers of bot
voice, dubbing, dub: dub video; film in other language; other voice for video
`;
