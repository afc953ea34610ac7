/** Words of watching systems: metrics, logs, traces, alerts, incidents, duty, goals of service. */

export const MONITORING = `
o11y => observability, monitoring, metrics
telemetry; opentelemetry = otel => metrics, traces, logs
apm = application performance monitoring; app performance => performance, traces, service
real user monitoring; real user metrics => performance, sessions, browser
synthetics; synthetic monitor; synthetic test; synthetic check => monitor, test, check
uptime check; uptime monitor; website monitor; site monitor; availability check; availability monitor => monitor, uptime
maintenance window = planned maintenance = scheduled maintenance; scheduled downtime => downtime, maintenance, mute
mean time to recovery = mean time to repair = mean time to resolve => incident, metrics
mtbf = mean time between failures => incident, metrics
slo = service level objective; error budget; burn rate; sli = service level indicator; reliability target => slo, objective
golden signals; golden metrics => metrics, service
throughput; requests per second = rps; qps; request rate => metrics, rate
p95; p99; p50; percentile latency; tail latency; response times; slow endpoint => latency, duration, performance
error rate; failure rate; error ratio; error percentage => errors, metrics
5xx; 500 error; server error; internal server error; 502; 503; bad gateway => error, logs
4xx; 404 => error, logs
time series database = tsdb; prometheus; influxdb; mimir => metrics, query
promql = prometheus query; metric query; metrics query => query prometheus, metrics
range query; instant query => query, metrics
metric name; available metrics; metric list; metric catalog => list metrics, metric names
metric label; label value; dimension of metric; metric tag => label names, label values, tags
metric dimension => dimension
cardinality; high cardinality => metrics, labels
scrape target; node exporter; scrape job => target, metrics
gauge panel; graph panel; dashboard panel; dashboard widget; dashboard tile => panel, dashboard, widget
dashboard link = link to dashboard; deep link = deeplink => deeplink, url, dashboard
dashboard json; dashboard definition; dashboard source => dashboard, get dashboard
dashboard folder => folder, dashboard
grafana datasource; metrics source => datasource, data source
chart annotation; event marker; deployment marker; graph annotation => annotation
log aggregation; log management; log store; centralized logging; central logging; loki => logs, search logs
log query; logql; log search; query logs; log explorer; logs insights; kql; spl => logs, search, query
log group; log stream; log index => logs, list
log line; log entry; log message; log record; log event => log
log level = loglevel; verbosity; debug level => level, log
log pattern; log template; error pattern; common errors => pattern, logs
log volume; log count; log stats => statistics, logs
log retention; log rotation => retention, log
live tail; log tail; stream logs; follow logs; tail logs => logs
server log; application log; app log; error log; stderr; console log => logs
event viewer; windows event log; event id; journalctl; dmesg => events, log
cloudwatch; stackdriver; azure monitor; log analytics => metrics, logs, alarm
cloudtrail; api audit; control plane log => events, audit log
distributed trace = distributed tracing; request trace; jaeger; zipkin => trace, spans
trace span; child span; root span => trace
trace id; correlation id; request id => trace
slow trace; slow span; slow transaction; slow requests => trace, latency, duration
service map; service graph; dependency map; service topology; service dependency => services, dependencies, map
service owner; service ownership; who owns service => owner, team, service
software catalog; service catalog; developer portal; internal developer portal => catalog, services, entities
service scorecard; maturity score => scorecard, score
profiler flame; continuous profiling; pyroscope; cpu profiling => profile
error tracking; error monitoring; crash reporting; exception tracking; bugsnag; rollbar; crashlytics => issues, errors, events
error group; grouped errors; error fingerprint; exception group => issue
crash rate; crash free = crash free users; crash free sessions => crashes, release, statistics
unhandled exception; uncaught exception; unhandled error; uncaught error => error, issue
breadcrumb = breadcrumbs => events
session replay; screen replay; user replay => replay, session
source map = sourcemap; debug symbols; dsym => upload, artifact
regressed; new error => issue, release
affected users; impacted users; user impact => users, issue
ignore error; mute error; archive error; snooze error => ignore, update issue, resolve
alert policy; alerting rule = alert definition = alert condition; alerting policy; alert config => alert rule, rule
firing alert; active alert; triggered alert; open alert; current alerts; alert instance => alerts, list alerts
alert silence; mute alert; mute timing => silence, mute, downtime
alert noise; alert fatigue; noisy alert; alert storm => alerts, statistics
alert channel = notification channel; contact point; notification policy; alert receiver; alert destination => contact points, notification
alert threshold; trigger threshold; alarm threshold => threshold, rule
anomaly detection; unusual spike; unusual behavior; outlier detection => anomaly, detection
capacity planning; capacity forecast; resource forecast => forecast, capacity
metric alarm; cloudwatch alarm; alarm state => alarm
alarm history; alert timeline => history, alarm
sev 2; incident severity; incident priority; severity level => severity
declare incident; open incident; start incident; raise incident => create incident
incident timeline; incident log; incident update; incident notes; incident activity => incident, timeline, activity, note
incident commander; incident lead; incident role; incident responder => incident, responders, role
war room; incident channel; bridge call => incident
resolve incident; close incident; end incident; incident over => incident, resolve, update
merge incidents => merge, incident
related incident; similar incident; past incident; previous incident => incidents, related
root cause analysis = rca; incident review; five whys; learning review; blameless review => postmortem, incident
action item of incident; follow up action; incident follow up => follow up, action item
pager alert; pagerduty alert; oncall alert => page, alert, incident
oncall rota = on call rota = on call roster = oncall roster; duty roster; on call rotation => on call, schedule
oncall engineer => on call, users
on call shift = oncall shift; duty shift => shift, on call
on call override; schedule override; swap shift; cover shift; shift swap => override, schedule
escalation policy = escalation chain; escalation path; escalation rule => escalation
first responder; incident team => on call, responder
status page component; component status; public status; statuspage => status page, component
status incident; status page update; outage notice; outage announcement => status page, incident
subscriber notice; status subscriber => subscriber, status page
dead mans switch; heartbeat monitor; cron monitor; cron monitoring; missed job; job monitor; check in monitor => heartbeat, monitor
host mute; mute host; unmute host => mute, host
host list; monitored hosts; monitored servers; host group => hosts
agent status; monitoring agent => agent, hosts
host metrics; server metrics; infrastructure metrics; node metrics; machine metrics => metrics, host, cpu, memory
database monitoring; query metrics; query insights; expensive queries => slow queries, query performance
zabbix; nagios; icinga; prtg; checkmk => host, trigger, problem
zabbix trigger; problem trigger => trigger
event correlation; alert grouping; alert correlation => events, alerts
deploy event; deployment tracking => deployment, events, change
workflow automation in incident; auto remediation; self healing => action, workflow
run book; runbook step; standard operating procedure = sop => runbook
ai investigation; root cause finder => investigate, analyze, issue
nrql; new relic query => query
dql; dynatrace query => query
datadog notebook; monitoring notebook; incident notebook => notebook
health score; health report; health overview; health summary => health
dashboards as code => dashboard
web analytics; site analytics; site traffic; website traffic => analytics, traffic
most visited pages; popular pages => analytics, pages
product analytics; user analytics; behavior analytics; amplitude; mixpanel; posthog => events, insight, query
conversion funnel => funnel, conversion
cohort; user retention; cohort analysis => retention, query
event property; event properties; tracked event; tracking event; custom event => events, properties
statsd; collectd => metrics
crash signature; error signature => issue, error
blackout window; blackout period; freeze alerts => maintenance, downtime, mute
canary check; http probe; tcp probe; ping probe => monitor, check
budget burn; error budget burn; burn alert => slo
replication lag; replica lag; replication delay => replication, replica
regex in logs; pattern in logs; string in logs => search logs
headroom => usage, metrics
trend line; week over week; baseline of metric => metrics, compare
incident channel; incident bridge => incident
time to acknowledge; response metrics; incident metrics => incident, statistics
false alert; flapping alert; noisy monitor => alert, monitor
service level; uptime guarantee => slo, sla, uptime
`;
