/** Words of models and agents: prompts, training, serving, memory, retrieval, measures, pictures and voices they make. */

export const MODELS = `
foundation model; frontier model; gpt model; ai model; ml model => model
model hub; model zoo; model catalog; model repository; hugging face = huggingface => models, model, search models
local model; local llm; self hosted model; ollama; lm studio; vllm; open weights => model, llm, generate
model weights; checkpoint file; gguf; safetensors; quantization; quantized => model, download
pull model; fetch model => pull, model
unload model => delete, model
loaded models; running models; models in memory => models, running
model provider; llm provider; inference provider; llm gateway; ai gateway; model router; litellm; openrouter => model, provider, gateway
token price; token cost; llm cost; price per token => model, cost, usage, pricing
token usage; tokens used; token count; count tokens => tokens, usage
context window; context length; context size => model, context, tokens
chat completion; text completion; text generation; generate text; ask llm; ask gpt; ask ai; llm call => chat, generate, prompt, completion
second opinion; ask another model; other model opinion; ask expert model; consult model => chat, ask, model
multi turn; conversation history; chat session => conversation, thread, messages
system prompt; system instruction; system message => prompt, instructions
prompt template; prompt library; stored prompt; prompt registry; prompt management; saved prompt => prompt, template
prompt version; prompt history => prompt, version
prompt engineering; improve prompt; optimize prompt; rewrite prompt; better prompt; prompt enhancer => prompt, enhance, improve
few shot; example prompts => prompt, examples
structured output; json mode; json schema output => schema, extract, generate
function calling; tool calling; tool call; tool use => tools, call
mcp server = mcp servers; model context protocol server; mcp registry; server registry; connector catalog => server, mcp, tools
ai agent; autonomous agent; agent run; subagent = sub agent; multi agent; agent team => agent
agent handoff; delegate to agent; hand to agent; agent task; background agent => agent, task, delegate
agent memory; long term memory; persistent memory; remember fact; store memory; save memory; remember this; user memory => memory, memories, add memory, store
recall memory; retrieve memory; search memory; what you remember; memory lookup => memory, search memories, retrieve
forget memory; erase memory; delete memory; forget fact => memory, delete
knowledge triple; subject predicate object; relation in graph; graph memory => relation, entity, knowledge graph
knowledge source; knowledge store; document index; corpus; knowledge document => knowledge base, documents
chunking; text splitter; split into chunks; chunk size => chunk, split
context retrieval; retrieve passages; relevant passages => retrieve, search, query
rerank = re rank; reranker; reranking => rerank, rank, relevance
hybrid retrieval; dense vector; sparse vector; bm25 => vector, search, hybrid
create embeddings; embed text; text embedding; sentence embedding; embedding model => embedding, embed, vector
vector similarity; cosine similarity; semantic similarity; similarity score => similarity, vector, search
metadata filter; vector filter => filter, vectors
vector namespace => namespace, vectors, index
vector dimension; index dimension; distance metric => index, collection, create
training data; train data; labelled data = labeled data; training set; ground truth; annotation task; data labeling = data labelling => dataset, annotation, label
fine tuning = finetuning; fine tune; lora; adapter training; custom model; train model; model training; training job; training run => train, job, fine tune, run
hyperparameter = hyper parameter; hyperparameter sweep; hyperparameter tuning => parameters, run, sweep, experiment
experiment tracking; ml experiment; experiment run; mlflow; weights and biases = wandb; ml run; tracked run => experiment, run, metrics
loss curve; training metrics; learning curve; training loss => metrics, run, history
model registry; registered model; model stage => model, version, registry
model serving; model deployment; deploy model; inference endpoint; model endpoint; serving endpoint; host model => endpoint, model, deploy
run prediction; run inference; model prediction; predict with model; replicate model => prediction, predict, run, model
batch inference; batch prediction; batch job => batch, job, predict
gpu pod; gpu instance; rent gpu; gpu rental; gpu server; gpu type; gpu cloud => gpu, pod, instance
hf space; gradio; gradio app; demo space; demo app => space, app
llm observability; llm trace; llm tracing; prompt trace; langfuse; langsmith; trace of llm; generation log => traces, observations, runs
llm judge; llm as judge; judge model; scoring function; grader => evaluator, score, evaluation
eval run; run evals; test prompt; prompt test; eval dataset; golden dataset; test set => evaluation, dataset, experiment
hallucination; answer quality => evaluation, score
leaderboard of models; model benchmark; model comparison; compare models => models, compare, benchmark
guardrail = guard rail; content filter; content moderation; toxicity; safety filter; unsafe content => moderation, safety, guardrail
ai detector; ai written; ai generated text; ai content detection => detect
human in loop; human approval; ask human; human feedback; clarifying question => ask, approval, feedback
chain of thought; step by step thinking; think through; structured thinking; reason through; think aloud => thinking, sequential, reasoning
plan mode; planning step; decompose task; task decomposition => plan, tasks
deep research; research agent; research report; research assistant => research, report, search
answer engine; ai search; ai answer; answer with sources; answer with citations => search, answer, ask
web grounding; fresh web data; web context => search, web
named entity recognition = ner; entity extraction; extract entities => entities, extract
keyword extraction; keyphrase = key phrase; topic modeling = topic modelling; topic extraction => keywords, topics, extract
text classification; zero shot; intent detection; categorize text => classify, text
language detection; which language => detect language, language
image generation; text to image = txt2img; ai image; ai picture; ai art; image from prompt; stable diffusion; sdxl; midjourney; dall e = dalle; flux image => generate image, image
image editing; inpaint; inpainting; outpaint; outpainting; img2img; edit picture => edit image, image
upscale; upscaler; super resolution; enlarge picture; sharpen picture => upscale, image, enhance
negative prompt; sampler; diffusion seed => image, generate
image captioning; describe image; image understanding; image recognition; vision model; look at picture; analyze picture; visual question => analyze image, describe image, image, vision
object detection; bounding box; detect objects; face detection; face recognition; pose detection; segmentation mask => detect, image, objects
video generation; ai video; image to video; animate picture => generate video, video
talking head; ai avatar; avatar video; lip sync = lipsync => avatar, video
voice clone; voice cloning; clone voice; custom voice; copy voice => voice, clone
voice library; available voices; speaker list => voices
voice over = voiceover; narrate; narration; read out loud; speech synthesis; text to voice; make it talk => text to speech, speech, audio
voice agent; phone agent; call agent; conversational ai; ai caller => agent, call, voice
sound effect; sfx; foley => sound, audio, generate
speech to speech; voice isolation; remove noise => audio, voice, isolate
song generation; ai music; music generation; compose music => music, generate
speaker diarization; diarization = diarisation; speaker labels => transcribe, speakers
whisper; transcription model; voice to text => transcribe, speech to text
comfyui; image workflow; node workflow => workflow, image
3d generation; text to 3d; image to 3d; mesh generation => 3d, model, generate
automl = auto ml; time series forecast; forecasting model => forecast, model, train
feature store; feature importance; feature engineering => features, model
classification model; regression model; random forest; xgboost; decision tree; scikit learn => model, train, predict
confusion matrix; model accuracy; f1 score; precision and recall; model metrics => metrics, evaluate, model
model drift; data drift => monitor, drift, model
synthetic data; data augmentation; generate dataset => generate, dataset
data set hub; find dataset; public dataset; open dataset => search datasets, dataset
research paper search; ml paper => search papers, paper
library docs; up to date docs; package docs; code docs; framework docs; api docs lookup => documentation, docs, library
repo wiki; ask repo; repo documentation; explain repo; understand codebase; explain codebase => repository, ask question, wiki, documentation
repo to prompt; pack repo; pack codebase; flatten repo; repomix => pack, codebase
model temperature; sampling params; generation settings => parameters, generate
tensorboard; training curve; epoch loss => metrics, run
alpha matte; background matte; cut out subject => remove background
bot handover; hand over to human => handoff, transfer
taxonomy of terms => graph, schema, terms
model endpoint url; api of model => endpoint, model
assistant thread; chat thread => thread, messages
face swap; virtual try on; product photo => image, generate, edit
pixel art; icon generation => image, generate
image variation; variations of picture; style transfer => image, generate, edit
ai slides; ai presentation => presentation, generate
code review by ai; ai code review => review
ai summary; auto summary => summarize
`;
