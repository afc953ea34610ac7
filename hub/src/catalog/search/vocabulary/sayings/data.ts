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
list databases, databases: which databases exist; databases on server; all databases
list schemas, schemas: parts of database; which schemas; areas of database
list tables, tables: what tables are there; names of tables
describe table, table schema: columns and their types; what does table look like; fields and types; which columns has table; explain table
execute sql, run query, query: ask database in sql; get rows from; rows where; select rows; pull numbers from database; join two tables; report from database; get data out of database
insert, insert rows: put rows into table; add line to table; new entry in table
update rows, update: change rows; correct row; change value in table; overwrite value in table
delete rows, delete: remove rows; rows older than; throw rows away; clean old rows
create table: new table with columns; set up table; define table
drop table: throw table away; get rid of table; remove whole table
alter table, schema change: add column to table; extra column; change type of column; table gets column; rename column
create index: faster lookup on column; make search on column fast; index on column; speed up lookup
explain query, explain, query plan: why does query take so long; how does database run query; plan of query; does query use index; full table scan
analyze indexes, recommend indexes, indexes: which index would help; missing index; what should be indexed; tips for faster queries
top queries, slow queries: heaviest queries; queries that eat time; worst queries; most expensive queries; where does database spend time
database health, health: is postgres well; problems in database; check up of database; database in good shape; bloated tables
connections, sessions: how many are connected; who uses database; clients on database
kill query, terminate, cancel query: stop running query; end hanging query; stop long query; get rid of hanging session; kill blocking
locks: what is blocking; table locked; query waits; stuck transaction; who holds lock
connection string: url of database; database login; how to reach database
create branch, branch: copy of database to try; database for experiments; safe copy of data
restore, point in time: database as of yesterday; undo deletion in database; get deleted data back; back to earlier state; data from before
backup, create backup: save copy of database; copy all data away
users, database users: logins of database; database accounts
create user, create role: new database login; account for database
grant, privileges: let user read table; rights on table; who may read table
extensions: add ons of postgres; features of postgres
find, find documents: look up in mongo; entries in collection; records in collection
collection schema, schema: fields of documents; shape of documents
collection indexes, indexes: indexes of collection; indexes on table
insert many, insert documents: many documents at once
update many, update documents: change all documents; change many documents; set field on all
create cluster, cluster: new mongo; new database cluster; set up cluster
get, get key: what is cached; read from cache; stored under key; value in redis; look up key
set, set key: put in cache; write to cache; cache value; save in redis
delete key, delete: remove from cache; throw out of cache; forget key
scan keys, keys, scan: what is in redis; keys starting with; browse redis
expire, ttl: how long is it cached; keep only for an hour; let key vanish; lifetime of cached
info: how is redis doing; memory of redis
search, search documents: full text lookup; find documents in elastic; search in index; query elastic
list indices, indices: which indexes in elastic; indexes exist; elastic indexes
get mappings, mappings: fields of index; what fields has index; structure of index
create index, index: new search index; set up search
add documents, index documents: make documents searchable; fill index
shards, cluster health: is elastic ok; index red; cluster yellow; where do shards live
query graph, cypher, graph: neighbours in graph; ask graph
get schema, schema: what kinds of nodes; kinds of relations; model of graph
list topics, topics: which topics; what streams exist; kafka topics; queues in kafka
create topic: new kafka topic; set up topic
produce, produce message, publish: write to kafka; message into topic; event into stream
consume, consume messages: read from kafka; events from topic; what flows through topic; latest events in topic; look into topic; messages in topic
consumer groups, consumer group, lag: is consumer behind; who reads topic; how far behind; backlog of consumer; consumers falling behind
connectors: data into kafka; kafka to database; feeds of kafka
schemas, schema registry: format of messages
list dags, dags, workflows: which data jobs; data pipelines there are; scheduled data jobs; jobs in airflow
trigger dag, trigger, run: start data job; run data pipeline; start pipeline by hand; run job now; kick off load
dag runs, runs, task instances: did data job run; did load finish; did nightly load work; failed data jobs; data job failed
task logs, logs: why did data job fail; output of task; error of data job
pause dag, pause: stop nightly load; stop scheduled job
clear task, rerun: repeat data job; run failed task again; rerun load for yesterday
list connections, connections: what do we sync; configured syncs; where does data come from
sync, trigger sync: fetch newest data; pull data now; refresh data from source; copy data over; load from source now
list models, models: tables in dbt
run models, run, build: build tables; rebuild tables; refresh models; recompute tables; run transformations
lineage: what feeds table; which tables depend; what breaks if
query metrics, metrics: revenue by month; business numbers; figures by region
data quality, test: is data correct; wrong data
profile, statistics: what is in column; distribution of column; how is data spread
search, catalog, assets: which table has
glossary, term: what does metric mean; meaning of field; definition of term
owners, owner: who is responsible for table; who owns table
cluster, start cluster: start spark; machine for notebook; compute for notebook
notebook, run notebook: start data notebook; run analysis notebook
warehouse, warehouses: size of warehouse; start warehouse; compute in snowflake
ask, natural language: question in plain english; ask my data; plain language question; without sql
load data, import, import data: csv into database; excel into database; upload csv; load file into table
export, export data: table to csv; table to file; database to excel; download table
read file, data: open parquet
join, merge: combine two tables; match two lists; bring tables together
pivot: turn table around
create chart, chart: draw numbers; plot data; draw curve; visualise data; graph of data
line chart: development over time; curve over time; trend over time; course over time
bar chart, column chart: bars for; values side by side
pie chart: share of whole; slices of pie; percentages as circle
scatter: does one depend on other; two values against each other; dots in chart; correlation picture
area chart: stacked over time; filled curve
dashboard, create dashboard: overview of numbers; page of charts; charts on one page; collect charts
list dashboards, dashboards: which reports do we have
schedule, subscription: mail me report; report every monday; send report weekly; report by mail
explain query, explain: why does select crawl; why does query crawl; query is crawling; query is a dog; bad query plan
slow queries: long runners; queries that crawl; statements that drag; queries over a second
kill, terminate: boot session off; kick session; throw session off database; drop session
set, expire: park value for hour; value with lifetime; key that vanishes; store for hour
publish, produce: event on bus; fire event; emit event; raise event
runs, job runs: did etl finish; did import finish; did job finish; state of nightly job; etl status; how did etl go
lineage: origin of figure; where does figure come from; which sources feed
data quality, quality: holes in data; gaps in data; garbage in data; duplicates in data; dirty data; nulls in data; broken data
sync, connection: rows from salesforce into warehouse; crm into warehouse; pull into warehouse; load from crm; source to warehouse
select, sample: first few records; handful of rows; few example rows; couple of records; peek at data
glossary, term: what does abbreviation mean; what does kpi mean; meaning of business term
branch, clone: database to play with; sandbox database; throwaway database
truncate: empty out table; clear table
vacuum, health: shrink database; reclaim space database; compact database
partition: split table by date; chop big table
health, vacuum: clean up bloat; table bloat; index bloat
`;
