/** Words of stored data: databases, caches, search engines, vectors, analytics. */

export const DATA = `
rename table => rename collection
firebase > firestore, document, realtime database
document => record, entry
doc > document, record
nested collection => subcollection
upsert => insert or update, save, create or update, merge
unique values = distinct values => distinct, set members
deduplicate = dedupe => distinct, duplicate
unique collection => set
set member => element of set, value
sorted set = zset => leaderboard, score
element > member, value, item
push to list => append, lpush, rpush
prepend => lpush, left
pop > take off, remove first, remove last
queue length => list length, llen
dictionary field => hash field
hash field => hget, hset
number of keys => dbsize, key count
key space = keyspace => keys, scan
expire > expiration, ttl, time to live
subscribe > listen, pubsub
pubsub = pub sub = publish subscribe => channel, message
message stream => stream, xadd
event stream => stream
cursor > scan, pagination
aggregate => aggregation, group by, summarize
aggregation pipeline => aggregate
query planner = query plan = execution plan => explain
profiler => trace, profile, performance
slow statement = slow query => slow queries, long running query
long running query => slow query, process list
index usage => index statistics, indexes
fragmentation => table size, optimize
row count => count, table statistics
column type => data type, schema
data type => type, field type
enum > allowed values, choices
allowed value => option, choice, enum
lookup table => reference data, metadata
reference data => metadata, meta, catalog
database release = database version => server version, server info
release running => version
seed => fixture, sample data
restore point => backup, snapshot
dump ~ backup ~ export
replicate => mirror, sync
sharding => partition
partition => shard, segment
migration => schema change, migrate
row level security = rls => policy, security advisor
advisor => recommendation, lint, tip, check
tip > advice, recommendation, suggestion
security lint => security advisor, advisor
full text => search, searchable
searchable field => searchable attribute
sortable field => sortable attribute
filterable field => filterable attribute, facet
facet => filterable, category count
embedder => embedding model, vector
chunk > segment, passage, part
ingest => index, load, import
typo tolerance => fuzzy, spelling tolerance
fuzzy search => typo tolerance, approximate
separator token => dictionary, token
distinct attribute => deduplicate results
search engine => index, search
dataset => table, data source, model
semantic model => dataset
data source = datasource => database connection, connection
data refresh => refresh dataset, reload data
dataflow => etl, data pipeline
measure > metric, dax
tile > widget, panel, card
saved query = stored query => card, question, saved question
question > card, saved query
sql editor => sqllab, sql lab
share link => permalink, link
permalink = permanent link => short link, link
slice > chart, filter
drill down => filter, details
heat map = heatmap => density map
box and whisker = box plot => boxplot
scatterplot = scatter plot = scatter chart
frequency distribution => histogram
flow chart with weights = energy flow = money flow => sankey
alluvial => sankey
overlap > venn, intersection
set diagram => venn
hierarchical blocks => treemap
node link diagram => network graph
root cause => fishbone
ishikawa => fishbone
bullet graph => liquid, gauge
fill level => liquid chart, percentage
gauge > liquid, dial
pin map => map with markers
choropleth => district map, map
path map => route map
mean > average
spread > distribution, deviation
`;
