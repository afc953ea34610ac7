/** What people say for stored data: databases, caches, search engines, analytics, charts. */

export const SAYINGS_OF_DATA = `
searchable attributes: fields should full text; which fields to search; where should search look; look only in title; limit lookup to; fields searched; search only in
filterable attributes: filter by which fields; allow filter on; narrow hits by
sortable attributes: sort by which fields; allow sort on; order hits by
stop words: ignore words; words to ignore; filler words
typo tolerance: forgive misspelling; tolerate typos; misspelt searches; how many typos
displayed attributes: fields to return; which fields come back; hide fields from results
database access: sql statements of run; which queries did; statements executed; queries seen by profiler; sql of trace
server info: which database release; version of database; what version is running; database version
advisors: security lint; performance tips; tips for database; security check of database; is my database secure; what could be better
execute card, card query: run saved query; run saved question; refresh report; run report; result of saved question
rename collection: table new title; rename table; table new name
set, members: unique values; collection of unique; no duplicates
sorted set: ranked values; values with score
hash: object with fields; map of values
publish: message to channel; tell listeners
sankey: flow with weights; weighted arrows; energy flow; money flow; flow of quantities; where does it flow
treemap: nested rectangles; boxes by size
funnel: drop off; how many stay at each step; conversion steps
radar: strengths and weaknesses; spider web
venn: what they have in common; overlapping circles; overlap of groups
word cloud: most used words; words by size
histogram: how often each value; spread of values; frequency of values
boxplot: quartiles; outliers; box and whiskers
fishbone: cause and effect; root causes
mind map: tree of ideas; brainstorm
network graph: who is connected; nodes and links
flow diagram: steps as boxes; process drawing; process chart
organization chart: reporting lines; boxes of staff
liquid: filled to; percent filled
pin map: dots on map; markers on map
path map: trip on map; route on map
district map: regions colored; states colored; provinces colored
dual axes: left and right scale
aggregate: group and sum; totals per; sum per; grouped by; average per
explain: how will query run; why is query slow; query strategy
indexes: speed up queries; make queries faster
slow queries: long running statements; statements that take long; queries taking long; what makes database slow
locks: who blocks whom; blocked statements; waiting transactions
process list: who is connected; running statements; open connections
refresh dataset: load newest data into; reload report data; update report data
dataset: tables behind report; model behind report
meta, metadata: allowed codes; valid codes; possible values; code list; lookup values
`;
