/** Rarer words for what tools do and deal with, each with the common ones: what is said in letters, laws and slang. */

export const VERBS = `
amend = amendment => update, edit, change
adjourn => postpone, reschedule
affix => attach, add
allot => assign, allocate
apportion => split, allocate
ascertain => check, verify
augment => add, extend, increase
back up copy => backup
banish = oust = evict = eject => remove, ban
blacklist = denylist = deny list = block list = blocklist => block, blocked
whitelist = allowlist = allow list = safelist = safe list => allow, allowed
bring forward => reschedule, move
broaden => extend, expand
browse through => list, search
calibrate => adjust, configure
chase up = chase => follow up, remind
circulate => share, send, distribute
collate => combine, collect, group
conclude => end, complete, finish
condense => summarize, shorten, compress
consult => read, view, ask
countermand => cancel
craft => create, write
curate => list, select, collection
decommission => delete, retire, disable
deduct = deduction => subtract, reduce
deduplicate = dedupe = dedup => merge duplicates, remove duplicates, duplicate
demote = demotion => remove role, change role, downgrade
deposit money => top up, fund, credit
depict => draw, image, generate image
designate as => assign, set
devise => create, design
disburse = disbursement => payout, payment, transfer
discontinue => stop, cancel, deactivate
disregard => ignore, skip
disseminate => publish, share, distribute
divulge => reveal, share
dole out => distribute
earmark => reserve, allocate, tag
edit down => trim, shorten
elaborate => expand, explain
elapsed => duration, time
emphasise => highlight
encompass => include
enlist = enrol = enroll = enrolment => register, add member, sign up
enquire = enquiry = inquire = inquiry => ask, query, request
enrich = enrichment => add data, lookup, append
erase completely => permanently delete
escalate = escalation => raise priority, transfer, assign
exempt = exemption => exclude, exclude from
expedite = fast track => prioritize, priority
expunge => delete, purge
extend deadline => update due date
fabricate => generate, create
fill out = complete form => fill, submit form
flag up => report, flag
foretell => predict, forecast
formulate => create, write
garner => collect
gauge => measure, estimate
glance over => overview, preview
hand out => distribute, share
hand over = handover = hand off => transfer, assign, reassign
harvest => extract, collect, scrape
impersonate => act as, on behalf
incorporate => add, include, merge
inscribe => write, register
instigate => start, trigger
jettison => delete, remove
jot => write, note, create note
juxtapose => compare
keep tabs => monitor, track
kick off => start, trigger, launch
lay out => arrange, layout
leaf through => browse
liaise => contact, message
look after => manage, monitor
memorise = memorize => remember, store, save
mend = rectify => fix, repair, update
minutes of => meeting notes
narrate = narration => text to speech, voice
nominate = nomination => assign, propose, select
nullify = annul => cancel, void, revoke
omit => exclude, skip
opt in => subscribe, consent
opt out => unsubscribe, suppression
outsource => assign
overhaul => update
parse out => extract
peruse => read, view
pinpoint => locate, find
postpone = put off => reschedule, snooze, delay
preclude => block, prevent
procure = procurement => purchase, order, supplier
promulgate => publish
prohibit => block, deny, ban
prolong => extend, renew
quantify => measure, count
ratify => approve, sign
re arrange = rearrange = reorganise = reorganize => reorder, move, sort
re assign = reassign => assign, change owner, transfer
re calculate = recalculate = recompute => calculate, refresh, update
re categorise = recategorise = recategorize = reclassify => change category, move, categorize
re issue = reissue => send again, create, renew
re name = retitle => rename
re publish = republish => publish, repost
re schedule = rebook => reschedule, change booking, move
re send => resend
recite => read, text to speech
reckon => calculate, estimate
reclaim => recover, refund
recompense => refund, pay
reconcile = reconciliation => match, match transactions, bank transaction
recount => count
redact => mask, remove, hide
redeem = redemption => use, apply, claim
relinquish => leave, release, transfer
remit = remittance => payment, send money, transfer
renew = renewal => extend, renewal date, subscription
renounce => leave, cancel
reprimand => warn
reproduce => copy, replicate
rescind => cancel, revoke, withdraw
reshuffle => reorder, shuffle
reword = rephrase = paraphrase => rewrite, edit text
rig up => set up
round up => list, summary, collect
sanction > approve, penalty
scrutinise = scrutinize => inspect, review, audit
segregate => separate, split
sequester => isolate
single out => select, highlight
stash => save, store
strike out => delete, strikethrough
subdivide => split
submit again = resubmit => retry, submit
summon => call, invite
supplant => replace
surrender => resign, transfer
survey people => create survey, questionnaire
tabulate => table
take stock => inventory, count
tally = tot up => count, total, sum
tinker => edit, adjust
touch base => contact, meeting, message
transcribe = write out speech => speech to text, transcript
truncate => trim, shorten, clear
turn down => reject, decline, lower
tweak => update, adjust, edit
unearth => find, discover
unpick => split
unsend => delete message, recall
vie => compete
vouch => verify, recommend
wade through => search
whittle down => filter, narrow
wind up => close, end
withhold => hold, block
write off => delete, adjustment
zap => delete
zero in => focus, zoom
annex = appendix = addendum => attachment, document
bifurcate => split
blurb => description, summary
breakdown by => group by, distribution
byline => author
chronology => timeline, history
clearance => approval, permission
counterpart => equivalent, related
date stamp => date, timestamp
denomination => unit, currency
eligibility = eligible => qualify, requirement, check
entitlement => right, allowance, balance
erratum = corrigendum => correction, error
excerpt => extract, snippet
fine print => terms, conditions
hierarchy => tree, structure, parent
itemised list => line items
lead time => delivery time, duration
longlist = shortlist = short list => list, candidate, favorite
moniker => name, alias
namesake => same name
nomenclature => name, terminology
paperwork => document, form
parameterise => configure
permutation => combination
precis = synopsis => summary, abstract, plot
proceedings => case, conference paper
pseudonym = pen name => alias, nickname
quota left => remaining, limit, usage
ramification => impact
recency => date, latest
remainder => rest, remaining, balance
repertoire => list, works
roll call => attendance, list members
rota = rotas => shift, schedule, roster
scorecard => score, report, rating
shortfall => deficit, missing
specimen => sample, example
stakeholder => contact, member
status quo => current state
tagline = strapline = slogan => title, brand, description
tranche => part, batch
trove => collection
turnaround => duration, response time
uptick => increase, growth
vicinity = proximity => nearby, near, distance
wish list = wishlist => favorites, saved items, list
yardstick => metric, benchmark
`;
