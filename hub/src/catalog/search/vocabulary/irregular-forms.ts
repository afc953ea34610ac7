/** English words whose base form no rule of endings finds, and words that such a rule would confuse with others. */

/**
 * One base form a line, then what is reduced to it: irregular verbs and plurals, nouns of verbs, abbreviations, British
 * spellings. A base form that is followed by `!` is kept as it is written, since its stem is another word's.
 */
export const IRREGULAR_FORMS = `
be: is are was were been being am
have: has had having
do: does did done doing
go: goes went gone going
get: got gotten getting gets
make: made making
take: took taken taking
give: gave given giving
see: saw seen
know: knew known
think: thought
come: came coming
find: found
begin: began begun beginning
send: sent
write: wrote written writing
run: ran running
read: reads reading
build: built
buy: bought
sell: sold
pay: paid
say: said
tell: told
keep: kept
hold: held
lose: lost
win: won
meet: met
speak: spoke spoken
break: broke broken
choose: chose chosen
draw: drew drawn
drive: drove driven
eat: ate eaten
fall: fell fallen
feel: felt
fly: flew flown
forget: forgot forgotten
grow: grew grown
hear: heard
hide: hid hidden
lead: led
learn: learnt
mean: meant
ride: rode ridden
rise: rose risen
shake: shook shaken
shoot: shot
show: shown
sing: sang sung
sleep: slept
spend: spent
steal: stole stolen
swim: swam swum
teach: taught
throw: threw thrown
understand: understood
undo: undid undone undoes
rewrite: rewrote rewritten
resend: resent
rebuild: rebuilt
overwrite: overwrote overwritten
withdraw: withdrew withdrawn withdrawal
wake: woke woken
wear: wore worn
freeze: froze frozen
unfreeze: unfroze unfrozen
bind: bound
bring: brought
catch: caught
add!: adds added adding addition
person: people persons
man: men
woman: women
child: children
mouse: mice
foot: feet
tooth: teeth
life: lives
wife: wives
knife: knives
leaf: leaves
shelf: shelves
half: halves
index: indices indexes indexing
vertex: vertices
matrix: matrices
appendix: appendices
axis: axes
basis: bases
crisis: crises
hypothesis: hypotheses
diagnose: diagnosis diagnoses diagnostic diagnostics
thesis: theses
synthesize: synthesis syntheses synthesise synthesised
criterion: criteria
phenomenon: phenomena
datum!: data
medium!: media
schema: schemata schemas
formula: formulae formulas
bacterium: bacteria
curriculum: curricula
stimulus: stimuli
status!: statuses stati
bus!: buses
virus!: viruses
alias!: aliases
canvas!: canvases
address: addresses
process: processes
analyze: analysis analyses analyse analysed analysing analyser analyzer analytics analytic
compare: comparison comparisons
describe: description descriptions
subscribe: subscription subscriptions
unsubscribe: unsubscription
transcribe: transcription transcriptions transcript transcripts
prescribe: prescription prescriptions
notify: notification notifications
verify: verification verifications
classify: classification classifications
modify: modification modifications
identify: identification
specify: specification specifications spec specs
clarify: clarification
certify: certification certifications
qualify: qualification qualifications
simplify: simplification
unify: unification
quantify: quantification
convert: conversion conversions converter
decide: decision decisions
divide: division
revise: revision revisions
expire: expiry expiries expiration
deliver: delivery deliveries
discover: discovery
recover: recovery
fail: failure failures
depart: departure departures
arrive: arrival arrivals
pronounce: pronunciation
explain: explanation explanations
apply: applied applies applying
reply: replies replied replying
multiply: multiplication multiplied
reduce: reduction reductions
produce: production
introduce: introduction
resolve: resolution resolutions
solve: solution solutions
evolve: evolution
submit: submission submissions
permit: permission permissions
transmit: transmission
admit: admission admissions
extend: extension extensions
expand: expansion
suspend: suspension
include: inclusion
exclude: exclusion exclusions
persist: persistence persistent
redirect: redirection
retry: retries retried
query: queries queried querying
configure: config configs configuration configurations reconfigure
authenticate: auth authentication authn
authorize!: authorizes authorized authorizing authorise authorised authorization authorisation authz
initialize: init initialise initialised initialization initialisation
document: doc docs documents documentation
information: info infos
parameter: param params
argument: arg args
variable: var vars
attribute: attr attrs
property: prop props properties
environment: env envs
directory: dir dirs
repository: repo repos
message: msg msgs
source: src
destination: dest dst
original: orig
previous: prev
temporary: tmp
maximum: max maxima
minimum: min minima
average: avg
statistic: stat stats statistics
organize!: organizes organized organizing organizer organise organised organising
organization!: organizations organisation organisations org orgs
recognize: recognise recognised recognition
optimize: optimise optimised optimising optimization optimisation
summarize: summarise summarised summarising summarization summary summaries
customize: customise customised customization customisation
categorize: categorise categorised categorization
synchronize: sync syncs synced syncing synchronise synchronised synchronization synchronisation
visualize: visualise visualised visualization visualisation viz
normalize: normalise normalised normalization normalisation
serialize: serialise serialised serialization
minimize: minimise minimised
maximize: maximise maximised
tokenize: tokenise tokenised tokenization
localize: localise localised localization localisation l10n
internationalize: internationalise internationalization i18n
finalize: finalise finalised
prioritize: prioritise prioritised prioritization
randomize: randomise randomised
anonymize: anonymise anonymised anonymization
monetize: monetise
utilize: utilise utilised utilization utilisation
virtualize: virtualise virtualization
color: colour colours coloured colors
favorite: favourite favourites favorites fav favs
behavior: behaviour behaviours
neighbor: neighbour neighbours neighborhood neighbourhood
honor: honour
labor: labour
license: licence licences
defense: defence
offense: offence
catalog: catalogue catalogues catalogued
dialog: dialogue dialogues
program: programme programmes programs
center: centre centres centered centred
meter: metre metres
kilometer: kilometre kilometres km
liter: litre litres
theater: theatre theatres
fiber: fibre
check: cheque cheques
cancel: cancelled cancelling cancellation canceled canceling
label: labelled labelling
travel: travelled travelling traveller
model: modelled modelling
enroll: enrol enrolment enrollment
fulfill: fulfil fulfilment fulfillment
artifact: artefact artefacts
airplane: aeroplane aeroplanes
gray: grey
tire: tyre tyres
jewelry: jewellery
pajamas: pyjamas
skeptic: sceptic
install: installation instal
timezone: timezones
university!: universities uni
department!: departments dept
apartment!: apartments flats
important!: importantly importance
conversation!: conversations convo convos
animate: animation animations animated
relation!: relations relationship relationships
generate: generation generations generator gen
second!: seconds secs
hour!: hours hrs
paste!: pastes pasted pasting
container!: containers containerized
shipping!: shipment shipments
number: num nums
designate: designated
academy: academic academics academies
`;

/** Words that stay as they are, and so do not meet others of their stem (`customer`, `custom`); their plural comes to them. */
export const WORDS_APART = `
sub customer custom setting internal intern interval international universe universal activity goods news community
several matter marketing meeting organ policy police stationery wander relative general generic minute day past
filing direction publication performance identifier rating emergency planet plane recipe recipient contact contract
experiment experience secret secretary physics physician physical tray
cms dns fps gps kms lms mms nfs pms rds sms sns sqs tls vps xls
`;
