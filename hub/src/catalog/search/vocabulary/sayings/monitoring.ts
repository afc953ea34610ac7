/** What people say for watching systems: dashboards, metrics, logs, traces, alerts, incidents, duty. */

export const SAYINGS_OF_MONITORING = `
query metrics, metrics: how did cpu develop; load over last hour; numbers of last hour; graph of memory; cpu over time; traffic over time; curve of requests
list metrics, metric names: what can be measured; which metrics; metrics exist; available measurements; what do we measure
label values, labels: possible values of label; which hosts report
search dashboards, list dashboards: which dashboards; boards in grafana; find dashboard about
get dashboard, dashboard: panels of dashboard; what is on dashboard; open dashboard
create dashboard, update dashboard: new board with graphs; add panel; add widget
datasources, list datasources: where do metrics come from; which databases does grafana; sources of grafana
search logs, query logs, logs: find error in logs; grep logs; look through logs; log lines with; entries containing; what was logged; lines mentioning; logs of service; errors in last hour; logs since
log patterns, patterns: what errors repeat; most common log messages; group log lines; recurring messages
log groups, list log groups: log sources
slow requests, traces: where is bottleneck; why is api slow; slow pages; endpoint slow; requests taking long; which call is slow
get trace, trace details, trace: follow request through services; path of request; what did request do; journey of request; where did request fail
search spans, spans, traces: requests that failed; find slow calls
services, list services: which services do we have; our microservices; apps monitored; microservices
service dependencies, dependencies: who calls service; what does service depend on; services behind service; which services use
profile: which function burns cpu; what uses cpu; hot code
search issues, list issues, issues: what crashes; new errors; errors in production; top errors; bugs users hit; crashes today; unresolved errors; most frequent errors; exceptions this week; errors since release
get issue, issue details: show error details; where does exception come from; stack trace of error; details of crash; full error; which line throws
update issue, resolve issue: mark error fixed; error is fixed; ignore this error; error solved; silence error; assign error
search events, events: how often did error happen; count errors; who was affected; users affected; how many users hit; errors by browser; occurrences
analyze issue, root cause: why does it crash; what causes crash; explain error; suggest fix for error; ai look at error; how to fix error
releases, find releases: which version introduced; crash since version; versions deployed with errors
replay: watch user session; see what user clicked
create project: monitor new app; add app to sentry; set up error tracking; track errors of
dsn, client key: where to send errors; sentry setup key; key for sentry
list monitors, monitors: what do we watch; what is monitored
create monitor, monitor: watch my site; check my site every; tell me when site goes down; keep an eye on site; watch url; notify when down; alert when site down; check website every
monitor status, monitors: is site up; which sites are down; is anything down; are all services up; sites currently down; all green
uptime: how often was it down; how reliable; how long was it down; percent available; availability last month
pause monitor, monitor: suspend check
heartbeat: did backup job run; tell me when job did not run
list alert rules, alert rules, alerts: thresholds set; alarm rules; conditions for alarms; configured alarms
create alert rule, create alert, alert rule: warn when cpu high; alarm when disk full; notify when errors rise; alarm above threshold; warn if memory; new alarm; tell me if metric
list alerts, alerts: anything burning; what is alarming; what fires; which alarms are on; anything wrong right now; open problems; active problems
silence, mute, downtime: no alarms in maintenance; quiet while deploy; stop warnings; do not alarm; ignore alarms for; mute alarms; no alarms tonight
contact points, notification: who gets alarms; where do alerts go; alerts to slack; alert mails to; who is notified; alert recipients; alarms to chat
acknowledge incident, acknowledge: i take it; i am on incident; confirm page; saw alarm
create incident, incident: declare outage; report outage; we have outage; something is on fire; raise major incident; start emergency; open sev
list incidents, incidents: what outages; recent outages; current outages; ongoing emergencies; what broke last night; open outages; incidents going on; past outages
update incident, incident: outage is over; end outage; change severity of outage; mark outage solved; fixed outage; reassign incident
incident notes, add note, activity: write down what happened; note to incident; comment on outage; update about outage; progress of outage
related incidents, similar incidents, past incidents: did this happen before; seen outage before; same problem earlier
on call, on call users: who carries pager; who is on pager; whom do i wake; who is up tonight; who has shift; who answers alarms; who is responsible tonight; engineer on duty
schedules, on call schedule, schedule: when is my duty; duty plan; pager plan; who is next on duty; my next shift; duty calendar; rota
override, create override: swap duty; take my shift; cover my duty; cover for colleague on call; someone else on duty
escalation policies, escalation policy: nobody reacts
status page, components: tell customers about outage; public outage notice; inform customers of downtime; announce outage; customers see status
postmortem: what did we learn; write up outage; outage report; report after outage; lessons of outage
runbook: what to do when; steps for outage; how to fix known outage; emergency steps
slo, service level objective: are we reliable enough; budget of errors; reliability goal; promised availability
hosts, list hosts: which servers report; servers monitored; agents reporting; which machines
host metrics, host: how is server doing; how is machine doing; vitals of server
annotation, create annotation: mark deploy on graph; mark point on graph; note on graph; event on graph
deeplink: link to graph; share graph; url of graph; link to panel
synthetic test, synthetics: robot user; simulate user visit; check login works; test journey
anomaly, anomalies: anything unusual; strange behaviour; something odd; odd values; unusual traffic; spikes; out of ordinary
recent changes, deployments, events: what changed before outage; what did we deploy before
team, teams: which team owns service; who owns service; responsible team; team behind service
notebook: write up of investigation; investigation report
workflows, workflow: automatic reaction to alarm; react automatically; automatic remediation
audit logs: who changed dashboard; who deleted monitor; who touched alarm
usage: how many logs do we send; ingest volume; monitoring bill
crashes: app closes unexpectedly; app quits; app dies; app freezes
performance: which screens are slow; sluggish; page takes ages; slow for users
trigger, triggers: zabbix problems; conditions in zabbix
alerts, list alerts: services scream; what is screaming; what is yelling; noisy right now; everything red
silence, mute: shut pager up; shut alarm up; pager quiet; quiet hours for alerts
status page: tell customers we are down; tell customers; customers know about outage; public notice
heartbeat: did cron tick; cron tick; nightly job alive; did nightly job run
traces, latency: endpoint drags; which endpoint drags; slowest endpoint; slowest calls; what drags
issues, errors: exceptions since; errors since deploy; crashes since; new crashes
events, users: people hit crash; how many hit bug; users hit by bug; impact of crash
metrics: graph p99; plot latency; chart of cpu; curve of memory; traffic curve
deployments, events: ship before it broke; deploy before outage; culprit deploy; bad deploy
responders, incident: pull people into incident; add people to outage; get help on outage; bring in experts
escalation, escalation policy: second line support; backup on call; next level
root cause, analyze: cause of error spike; why error spike; what is behind spike; why did errors jump
`;
