/** Words of moving and shaping data: warehouses, streams, jobs, models of tables, lineage, quality. */

export const PIPELINES = `
data warehouse; dwh; lakehouse; data lake; warehouse tables => database, tables, query
redshift; athena; presto; trino; synapse; bigquery; snowflake; databricks; spark sql > query, sql, warehouse
query engine; sql engine; ad hoc query = adhoc query; ad hoc sql => query, execute sql
sql warehouse; compute warehouse; virtual warehouse => warehouse, cluster
query cost; bytes scanned; scan size; query bytes; dry run query => query, estimate, dry run
long query; async query; query handle; query id => query, job, status, results
past queries; executed queries; recent queries => query history, queries
cancel query; kill query; abort query => cancel, query, kill
resultset => results, query
text to sql; nl to sql; natural language query; natural language to sql; ask database; chat with data; cortex analyst => query, sql, ask, generate
unity catalog; data catalogue; data catalog; metastore; glue catalog; hive metastore; metadata catalog => catalog, tables, schemas
catalog search; data discovery; discover data => search, tables, assets
data asset; data product; data set in catalog => asset, dataset, entity
business glossary; data glossary; business term; term definition => glossary, term
data owner; data steward; table owner => owner
data lineage; lineage graph; upstream table; downstream table; impact analysis; where does data come from; column lineage => lineage, upstream, downstream
data contract; data schema; schema contract => schema, contract
data test; data quality check; data quality rule; data validation; great expectations; soda check; expectation suite => test, quality, validation
data profiling; column profile; profile table; column stats; column statistics; data profile => profile, statistics, columns
data freshness; stale data; source freshness; data staleness => freshness, last updated
data observability; data incident => monitor, alert, quality
null values; missing values; empty cells => null, missing, quality
elt; etl job; data integration; data ingestion; data sync; load job; ingestion job; airbyte; fivetran; stitch data; meltano => connection, sync, job, pipeline
sync job; run sync; trigger sync; start sync; sync now; force sync of connection => sync, connection, trigger, job
source connector; destination connector; sink connector; data connector; connector config; kafka connect; debezium => connector, source, destination
reverse etl; census sync; hightouch => sync, destination
data pipeline run; pipeline execution; job execution; batch run => run, job, pipeline
dag; dag run; airflow; workflow orchestration; data orchestration; orchestrator; task instance => workflow, run, task
trigger dag; start dag; run dag; kick off dag => trigger, dag run
pause dag; unpause dag => pause, update dag
import error; dag error => errors, dag
airflow pool; airflow variable; airflow connection; xcom => variable, connection, pool
dagster; software defined asset; materialize asset; asset materialization = asset materialisation => asset, materialize, run
prefect; flow run; flow deployment; work pool; work queue => flow, run, deployment
backfill = back fill; catch up run; reprocess; re run history; replay data => rerun, run, clear
dbt; dbt model; dbt project; data model in dbt => model, run, build, compile
compile model; compiled sql; rendered sql => compile, sql
model lineage; model parents; model children; parent models; upstream models; downstream models => parents, children, lineage
semantic layer; metric definition; metric store; cube js; lookml; metricflow => metrics, dimensions, query
dimension table; fact table; star schema; slowly changing dimension => tables, model
measures and dimensions; kpi definition; business metric => metrics, dimensions
dbt job; dbt cloud job; scheduled model run => job, run, trigger
incremental model; incremental load; delta load => load, sync, model
staging table; temp table; temporary table => table
spark job; spark cluster; pyspark; dataproc; hadoop; mapreduce; glue job => job, cluster, run
notebook job; run notebook; execute notebook; scheduled notebook => notebook, run, job
compute cluster; start cluster; all purpose cluster; job cluster => cluster, start
delta table; iceberg; hudi; parquet; orc; avro; columnar file => table, file, schema
partitioned table; table partition; partition key => partition
event streaming; streaming platform; event log stream; message log; kinesis; redpanda; pulsar; nats; event hubs => stream, topic, messages
kafka topic; message topic; event topic; mqtt topic => topic
produce message; emit event; publish event; enqueue; send to queue; send to topic; write to topic => publish, send, produce, message
consume message; read topic; read messages from topic; poll queue; dequeue; receive message; peek queue; read from queue => consume, receive, messages, read
offset of consumer; consumer lag; lag of consumer; consumer offset; committed offset; unread messages in topic => consumer group, offset, lag
reset offset; rewind consumer; replay messages; replay topic => offset, reset, consumer group
topic partition; partition count; replication factor => topic, partitions
kafka broker; broker config; kafka cluster => cluster, broker, configuration
schema registry; message schema; avro schema; schema subject; schema version => schema, registry, subject
stream processing; flink; ksql; ksqldb; kafka streams; streaming sql; flink sql => statement, stream, query
rabbitmq exchange; queue binding; routing key => exchange, binding, queue
delayed message; scheduled message in queue => queue, schedule
safe query; select only => query, read
dml statement; modify data; change data statement => execute, update, insert
ddl statement; alter table; rename column; drop column; change column type => schema change, alter, table, migration
create index; add index; missing index; index recommendation; index advisor; index suggestion; hypothetical index => index, recommend, analyze
unused index; duplicate index; redundant index; bloated index => index, health, unused
table bloat; dead tuples; autovacuum; table maintenance => vacuum, health, maintenance
database health; db health; health of database; database checkup; database tuning; tune database => health, analyze, database
workload analysis; query workload; expensive statement; heaviest queries; costly queries => slow queries, top queries, analyze
tune query; optimize query; rewrite sql; sql optimization; query optimization; query tuning => optimize, explain, query
wait events; lock wait; lock tree; blocked sessions; blocking sessions => locks, blocking
active sessions; active queries; open sessions; session list; connected sessions => process list, sessions, connections, queries
kill connection; kill session; terminate session; drop connections => terminate, kill, connection
connection pool; pooler; pgbouncer; max connections; connection limit; too many connections => connections, pool
connection uri; database url; dsn string; jdbc; odbc; connection details => connection string, connection
read replica; follower database; standby database; database replica => replica
database cluster; db cluster; atlas cluster; rds; managed database; cloud sql; database instance; db instance => database, cluster, instance
database branch; branch of database; preview database; clone database; copy of database => branch, database
point in time recovery = pitr = point in time restore; restore database; recover database => restore, backup
database backup; db dump; pg dump; mysqldump; mongodump; export database => backup, dump, export
import dump; load dump; restore dump; pg restore; load sql file => restore, import
database migration; migration file; schema migration; run migrations; pending migration; flyway; liquibase; alembic; prisma migrate => migration, migrate, apply
reset database; wipe database; drop all tables => reset, database
seed data; seed database; populate database => seed, insert
schema diff; compare schema; schema comparison; schema drift => compare, schema, diff
er diagram; entity relationship; table relationships; table relations; foreign keys => schema, relationships, tables
column description => description, schema, column
check constraint; unique constraint; constraints => constraint, schema
table trigger; database trigger; db trigger => trigger
database function; db function; sproc; stored procedure; stored proc; user defined function = udf; pl sql => function, procedure, routine
sequence of table; auto increment; serial column; identity column => sequence, column
database role; db role; database privileges; table permission; grant select => role, privileges, grant
postgres extension; pgvector; postgis; timescaledb => extension
row policy; table policy; row security => row level security, policy
table preview; sample rows; preview rows; first rows; top rows; peek at table; example rows => sample, rows, preview, select
row count of table => count, rows
nosql; document database; documentdb; couchbase; couchdb; cosmos db = cosmosdb; wide column; scylla > database, collection, document
partial update; patch document => update, document
insert many; bulk insert; batch insert; bulk load; mass insert; copy into => insert, bulk, import
single document; fetch document; document by id => find, document, get
aggregation stage; group stage; match stage; lookup stage => aggregate
collection index; text index; compound index; ttl index; unique index => index
mongo shell; mongosh => command, database
graph database; graph db; neo4j; cypher; cypher query; gremlin; sparql; triple store; memgraph; rdf => graph, query, cypher
node label; relationship type; graph schema; graph model => schema, graph, labels, relationship
shortest path; graph traversal; neighbours of node; neighbors of node => path, graph, neighbors
search cluster; elastic cluster; shard allocation; index health => cluster, shards, health
index mapping; index fields => mapping, fields, index
index template; component template; index settings => template, settings, index
index alias; alias of index => alias
full text query; dsl query; query dsl; esql = es ql; lucene query => search, query
ingest pipeline; ingest processor; enrich processor => pipeline, ingest
search relevance; boost field; tune search; ranking formula => relevance, ranking, settings
in memory store; cache server; memcached; valkey; dragonfly; keydb; elasticache => cache, redis, key
cache hit rate; hit ratio; cache stats; eviction => info, statistics, memory
redis info; redis stats; cache memory => info, memory
redis json; json path; json document in redis => json
ttl of key; key expiry; key lifetime; key expiration => ttl, expire
evict key; invalidate key => delete, key
flush all = flushall; flushdb; wipe cache; empty cache; clear all keys => flush, clear, delete
increment key; counter key => increment
sql lite; sqlite file; local database; embedded database; duckdb file => sqlite, database
spreadsheet to sql; query csv; sql on csv; csv query; query parquet; query file with sql => query, csv, sql
data frame = dataframe; polars; summary statistics; exploratory analysis; eda => data, analyze, statistics, describe
correlation matrix; correlate columns => correlation
pivot table; cross tab = crosstab => pivot, aggregate
data cleaning; clean data; data wrangling; data prep; data preparation; tidy data => clean, transform
embedded dashboard; bi dashboard; business intelligence; bi report; looker; tableau; superset; qlik; metabase; power bi report => dashboard, report, chart
saved chart; saved look; tableau view; workbook view => chart, view, report
dashboard filter; report filter => filter, dashboard
scheduled report; report subscription; emailed report; report schedule => subscription, schedule, report
published datasource; extract refresh; refresh extract => datasource, refresh
dax; dax query; m query; power query => query, dataset, measure
unload data; copy to s3 => export, download
shared dataset => share
customer data platform = cdp; segment events; event collection; rudderstack => events, sources, destinations
master data; golden record; entity resolution; record linkage => match, merge, records
`;
