/** Words of running systems: databases, cloud, containers, networks, monitoring, security. */

export const OPERATIONS = `
database = db ~ sql ~ data store = datastore ~ schema
sql ~ query ~ database ~ select
sql query ~ run query ~ execute sql ~ select statement
table ~ relation ~ entity
collection ~ table ~ bucket
row ~ record ~ document ~ entry
record ~ row ~ entry ~ item ~ document
column ~ field ~ attribute
field ~ column ~ property ~ attribute
schema ~ structure ~ table definition ~ columns ~ describe table
index ~ key
primary key = pk ~ id
foreign key = fk ~ relation ~ reference
join ~ combine tables
transaction ~ commit
stored procedure ~ function ~ routine
view ~ query
query plan ~ explain query ~ execution plan
slow query ~ query performance
migration ~ schema change
seed ~ test data ~ sample data
insert ~ add row ~ create record
upsert ~ insert or update
truncate ~ empty table ~ clear
dump ~ backup ~ export
key value ~ cache ~ redis
cache ~ temporary storage
queue ~ message queue ~ topic ~ broker
topic ~ channel ~ queue
publish ~ produce ~ send message
consume ~ subscribe ~ receive
kubernetes = k8s ~ cluster ~ container
cluster ~ kubernetes ~ nodes
pod ~ container ~ workload
container ~ docker ~ pod
docker ~ container
deployment ~ workload ~ rollout ~ release
namespace ~ scope
ingress ~ route ~ gateway
config map = configmap ~ configuration
helm ~ chart ~ kubernetes package
replica ~ copy ~ instance
scale ~ resize ~ replicas ~ autoscale
image ~ container image
volume ~ disk ~ storage ~ persistent volume = pvc
node ~ server ~ machine ~ host
server ~ host ~ machine ~ instance ~ backend
virtual machine = vm ~ instance ~ server
instance ~ server ~ vm ~ machine
serverless ~ function ~ lambda
lambda ~ function ~ serverless
cloud ~ aws ~ azure ~ gcp
infrastructure = infra ~ cloud ~ resources
infrastructure as code = iac ~ terraform
bucket ~ object storage ~ blob ~ s3
object storage ~ bucket ~ s3 ~ blob
blob ~ object ~ file
storage ~ disk ~ space ~ drive
disk ~ storage ~ drive ~ volume
disk space ~ storage usage ~ free space
load balancer = lb ~ traffic
content delivery network = cdn ~ cache
domain ~ dns ~ host name = hostname
domain name system = dns ~ domain ~ record
dns record ~ domain record ~ a record ~ cname
whois ~ domain registration ~ domain owner
hosting ~ server ~ deploy
ip address = ip ~ network address
geolocation ~ ip location ~ location
network ~ net ~ vpc ~ subnet
subnet ~ network ~ cidr
virtual private network = vpn
firewall ~ security group ~ rules ~ network policy
port ~ socket
proxy ~ gateway ~ relay
gateway ~ proxy ~ router
ping ~ reachable ~ latency ~ check host
traceroute ~ network path
bandwidth ~ traffic ~ throughput
traffic ~ visits ~ bandwidth
latency ~ delay ~ response time
uptime ~ availability ~ status ~ online
down ~ offline ~ outage ~ unavailable
outage ~ incident ~ downtime ~ disruption
incident ~ outage ~ alert ~ issue
on call = oncall ~ pager ~ duty schedule
escalate ~ raise ~ page someone
postmortem = post mortem ~ incident report
health check ~ status ~ ping ~ liveness
monitor ~ observability ~ metrics
monitoring ~ metrics ~ alerting ~ observability
metric ~ measurement ~ statistic ~ kpi ~ gauge
alert ~ alarm ~ warning ~ notify
alert rule ~ alarm ~ threshold
log ~ logs ~ event ~ trace ~ output
log ~ journal ~ syslog
event ~ log entry ~ activity
activity ~ event ~ history ~ feed ~ audit
audit log ~ activity log ~ audit trail ~ event log
trace ~ span ~ apm
exception ~ error ~ crash
crash ~ exception ~ error
time series ~ metrics ~ history
statistic ~ metric ~ analytics ~ figures ~ numbers
cpu ~ processor ~ load
memory usage ~ ram
resource usage ~ cpu ~ memory ~ utilization
process list ~ running processes ~ ps
kill process ~ terminate process
service ~ daemon ~ server
cron ~ schedule ~ timer ~ recurring job
scheduled job ~ cron ~ timer
secret ~ credential ~ vault
credential = cred ~ secret ~ password ~ login
password = passwd = pwd ~ passphrase ~ secret ~ credential
token ~ key ~ api key
api key ~ token ~ secret key
key ~ token ~ secret
encrypt ~ cipher ~ encode ~ protect
hash ~ checksum ~ digest ~ md5 ~ sha
certificate = cert ~ tls = ssl ~ https
single sign on = sso ~ saml ~ oauth
multi factor = mfa = 2fa = two factor ~ otp ~ authentication
one time password = otp ~ verification code
authentication ~ login ~ sign in ~ identity
authorization ~ permission ~ access control
access control ~ permission ~ rbac = role based access ~ acl
identity ~ user ~ account
policy ~ rule
rule ~ policy ~ condition
compliance ~ policy ~ regulation
security ~ vulnerability ~ protection ~ safety
threat ~ attack ~ risk ~ malware
malware ~ virus ~ threat
malicious ~ phishing ~ harmful ~ suspicious
breach ~ leak ~ exposed ~ pwned
penetration test = pentest ~ security scan
scan ~ check ~ analyze
reputation ~ trust score
captcha ~ recaptcha ~ human verification
blacklist ~ blocklist ~ deny list
whitelist ~ allowlist ~ allow list
quota ~ limit ~ usage
rate limit ~ throttle ~ quota
billing ~ invoice ~ cost ~ usage
cost ~ price ~ spend ~ expense
region ~ zone ~ location ~ area
resource ~ asset ~ item ~ object
stack ~ set of resources
provision ~ create ~ set up
device ~ machine ~ hardware ~ phone
emulator ~ simulator ~ virtual device
android ~ mobile ~ phone
ios ~ iphone ~ apple
windows ~ desktop ~ pc
operating system = os ~ platform ~ system
system information ~ system info ~ hardware
hibernate => pause, suspend, sleep
reactivate => enable, resume, activate, restore
timed job = cron job = scheduled job = scheduled task = timed task => schedule task
upstream > backend, origin server
key value pair => hash, field
dictionary > hash, map
hash map = hashmap => hash
cached value => cache, key value, string value
cache entry => key, cached value
megabyte = mb => size, storage
gigabyte = gb => size, storage
disk usage => storage size, size, disk space
footprint => size, usage
server health => server status, health check
tenant => directory, organization, account
vector store = vector database = vector db = vector index => embedding, collection
document store => collection, document database
materialized view => view
rowset => rows, table contents
data browser => table contents, browse table
lock => blocking, deadlock
deadlock => lock, blocked transaction
connection string => connection, database url
db user => database user, user
worker node = worker => node
evict => drain, remove
reschedule pods => drain
schedulable => uncordon
unschedulable => cordon
rollout restart => restart deployment
tail > log, follow log
stdout => output, log
syslog => system log, log
system messages => log, system log
throttle => limit, rate limit, slow down
slow 3g => network throttling, emulate network
bandwidth limit => throttle, emulate network
handset => phone, device, mobile device
smartphone => mobile device, phone, device
simulator => emulator, virtual device
sideload => install app
software > app, application, package
process list = task manager => list processes, running processes
muted => snoozed, silenced
acknowledge = ack => confirm, accept alert
runbook = playbook => procedure
status page => uptime, health
heartbeat => health check, ping
evidence => forensic, acquisition, artifact
forensic => evidence, investigation
triage > investigate, prioritize
quarantine => isolate, contain
isolate > quarantine, disconnect
endpoint > device, asset
tls certificate => ssl, certificate
banner > service, host
reverse dns => reverse lookup
public address => public ip, my ip, external ip
subscription > account, plan
edge function => serverless function, function
realtime => live, subscribe
stream > log, queue, events
consumer group => subscriber, consumer
route > path, mapping, rule
api gateway => gateway, route
ssl => certificate, tls
consumer > client, user
container output = container stdout => pod logs, logs
exec into => exec, run in container, shell
get into pod => exec
toleration => taint
autoscale = auto scale => scale, horizontal
expose => publish, make reachable, service
rollback => undo rollout, revert
rolling update => rollout
kube config = kubeconfig => context
current cluster => context
http access entry = access log = request log => log, api log
access log entry => log
env = environment => environment variable
config value => variable, setting
file share = network share => smb, storage
ftp = sftp = ftps => file transfer, repository
evidence storage => evidence repository
memory image => memory dump, acquisition
hunt > triage, search
baseline => reference, comparison
alert trail => alert log, alert history
on call page => alert
escalation => on call, route
tenant switch => select tenant
blueprint => template
workload => pod, deployment
instance type => size, machine type
webpages open = open pages = open tabs => url, tabs
current url => url, page
toggle dark => dark mode, appearance
frontmost => active, focused, foreground
foreground app => active application
do not disturb => focus mode
paste board = pasteboard => clipboard
grant => privilege, permission
db account = database account => database user, user
configured cluster => context, kubeconfig
mail server => smtp
compute => capacity, resource
tcp service = network service => port
smart device => entity, device
hard disk = new disk = pv => volume, persistent volume
tls cert = ssl cert => certificate, ssl
bring down => stop, shut down
port forward = port forwarding => forward, proxy
autostart => startup
failover => replica, backup
`;
