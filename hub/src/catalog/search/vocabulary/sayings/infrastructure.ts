/** What people say for cloud, containers and networks: machines, clusters, stacks, names, routes, bills. */

export const SAYINGS_OF_INFRASTRUCTURE = `
list instances, instances: which servers are running; my virtual machines; vms running; servers do we have; which vms; machines in cloud; ec2 boxes; our servers
create instance, create server, create vm: new linux box; get a vps; rent machine; provision server; set up vm; spin up droplet
start instance, start vm: power on vm; boot vm; switch on server; wake up server; turn vm on
stop instance, stop vm: power off vm; switch off server; turn vm off; shut vm down; shut server down
reboot instance, reboot: restart vm; restart server; bounce server; power cycle server
delete instance, delete vm: destroy server; get rid of vm; terminate vm; throw away vm; decommission server
resize instance, resize: bigger machine; more memory for vm; more cpu for server; upgrade server size; give vm more ram; smaller machine
snapshot, create snapshot: freeze vm state; save state of vm; picture of vm state; snapshot before upgrade
restore snapshot, rollback snapshot, restore: put vm back; return to saved state; go back to snapshot; vm as it was
list buckets, buckets: which s3 buckets; storage buckets; what buckets; all buckets
list objects, objects: files in bucket; what is in bucket; contents of bucket; browse bucket; s3 files
put object, upload object, upload: file into bucket; file to s3; store file in cloud; save to bucket; copy file to bucket
get object, download object, download: file from bucket; file from s3; read from bucket; fetch from bucket
presigned url, signed url: temporary download link; link that expires; share bucket file; shareable link to object; time limited link
invoke function, invoke, function: call lambda; run serverless function; trigger lambda; execute cloud function; test lambda; run lambda
list functions: which lambdas; serverless functions; all lambdas; cloud functions do we have
function logs, logs: lambda output; why did lambda fail; lambda errors; what did function print
deploy function, deploy worker, deploy: upload lambda; publish worker; ship function; push worker; new version of lambda
cost, cost and usage: how much do we spend; cloud bill this month; what does cloud cost; why is bill so high; which service is expensive; spend per service; aws bill; azure bill; cloud costs by
cost forecast, forecast: what will bill be; expected bill; bill end of month; projected costs
budget: limit spending; warn when costs exceed; spending cap
pricing, price: what would server cost; how much for instance; compare prices of instances
recommendations, optimization: save money in cloud; cut cloud costs; unused servers; wasted resources; idle servers
tags: resources tagged; tagged with
list users, iam users: who has aws account; accounts in iam; users in cloud account
attach policy, policy: give rights to role; allow user to read bucket; grant role access
simulate policy, permissions: why access denied; can role access; access denied why
access key: api keys of user; create key pair for user; new aws key; programmatic access
secret value, get secret: read password from vault; fetch stored password; what is secret; get credential from vault; value from key vault
create secret, put secret, secret: store password; keep api key safe; save credential; put password in vault; put in key vault
send message, queue: message into sqs
receive messages, queue: what is in queue; look into queue; peek into queue
purge queue, purge: throw away messages; drop all messages
publish, topic: announce to subscribers; send to topic; fan out; broadcast to topic
stack, stacks, list stacks: deployed templates; deployed infrastructure; cloudformation deployed
create stack, deploy stack, deploy: deploy template; create from template; stand up infrastructure; build infrastructure
delete stack, destroy: tear down environment; remove infrastructure; take down stack; remove everything deployed
plan, preview: what would terraform change; preview infra change; show planned changes; infra changes before apply
apply, run: carry out terraform; make infra changes; apply infra; run terraform
workspace, workspaces: terraform environments; separate states; terraform states
provider documentation, provider: docs of terraform resource; how to write terraform; terraform resource arguments; arguments of resource
module, search modules: ready made terraform; terraform building blocks; reusable terraform
playbook, run playbook: configure servers; same setup on all servers; automate servers; provisioning script
list clusters, clusters: which kubernetes; all clusters; k8s clusters; clusters do we run
list pods, get pods, pods: what runs in cluster; which pods; running workloads; containers in cluster; all pods; what is in namespace
describe pod, describe, pod: why pod pending; pod stuck; pod details; why pod crashes; pod keeps crashing
get logs, pod logs, logs: what did pod write; output of pod; pod output; container log; kube logs; print pod log
delete pod, pod: get rid of pod; kick pod; remove stuck pod; force pod away
events, get events: what happened in cluster; cluster warnings; kube warnings; recent cluster happenings
scale deployment, scale: how many pods; run three copies; change pod count; more pods; fewer pods; add pods; scale to zero
rollout restart, restart: fresh pods; restart all pods; restart app in cluster; cycle deployment
rollout undo, rollback: previous deployment in cluster; undo deployment; old image back; back to old image
set image, update deployment, update: new image for deployment; change image version; deploy new image
apply manifest, apply, create resource: yaml to cluster; install yaml; submit yaml; create from yaml; deploy from manifest; put yaml on cluster
delete resource, delete: remove from cluster; remove k8s object
exec, execute command: command in pod; command in container; run inside container; look inside container; enter container; go into container; terminal in pod; bash in container
port forward: open pod locally; cluster service on localhost; connect to pod from laptop; reach cluster service
contexts, list contexts: which cluster am i on; active cluster; other cluster; change cluster
namespaces, list namespaces: areas of cluster; cluster projects; all namespaces
nodes, list nodes: machines in cluster; cluster servers; workers of cluster; hosts of cluster
config map: app config in cluster
secrets: passwords in cluster; credentials in cluster
ingress: reach app from outside; public address of app; url into cluster; expose app in cluster
helm install, install chart, install: install app into cluster; put app in cluster; deploy chart; set up chart; install from chart
helm upgrade, upgrade chart, upgrade: newer chart; change chart values; update chart
helm uninstall, uninstall: remove chart; remove release from cluster
helm list, list releases: charts installed; installed charts; which charts
sync application, sync: make cluster match git; deploy from git; apply from git; bring cluster in line
application, list applications: apps in argo; deployed apps; gitops apps
explain resource, explain: fields of k8s resource; how to write manifest; what does field do in manifest
list containers, containers: which containers run; what is docker running; docker apps; running in docker; containers on host; all containers
run container, create container: start docker app; launch container; new container from image; docker run
stop container: shut container; halt container; end container; kill container
remove container, delete container: get rid of container; clean up container; throw container away
recreate container, recreate: container from new image; rebuild container; replace container
container logs, fetch logs, logs: output of docker; docker output; what container says; log of container
container stats, stats: memory of container; how much ram container; container load; which container eats; cpu of containers
inspect container, inspect: container details; how was container started; container config; ports of container; mounts of container
list images, images: which docker images; local images; images on host
pull image, pull: get image from hub
build image, build: image from dockerfile; docker build
remove image, delete image: get rid of image; clean up images
prune: free space docker; clean up docker; remove unused containers; leftover containers; dangling images; docker takes space
compose up, compose, deploy stack: start all services; start whole stack; bring up stack; multi container app
compose down, compose: stop whole stack; take stack down; shut all services
volumes, list volumes: where containers keep data; docker storage; container data
networks, list networks: how containers connect; docker networks; container networks
list domains, domains: which domains do we own; our domains; registered names
check domain, domain availability: is domain free; can i buy domain; is domain taken; domain still available; domain for sale
dns records, list dns records: where does domain point; dns entries; dns settings; records of domain; mx of domain
create dns record, dns record: point domain to server; point subdomain; add subdomain; new dns entry; add cname; add txt record; new subdomain; verify domain by txt
delete dns record, dns record: remove subdomain; drop dns entry
dns lookup, resolve: which ip does host have; ip behind domain; domain to ip; where does host resolve; mail server of domain
whois: who registered domain; owner of website; when does domain expire; who owns domain; registrant of domain
purge cache, cache: visitors see old version; refresh cdn; empty cdn; drop cached files; site shows stale content
redirect: send visitors to other url; forward old url; old address to new; forward visitors
firewall rule, firewall, security group: close port; let traffic in; allow ip; block ip; block country; block traffic from; let ip through
load balancer: spread traffic; distribute requests; share load between servers
certificate, ssl certificate: https for domain; padlock for site; https setup; when does https expire; renew https
ssh, execute command: run on remote machine; command on server; run over ssh; script on remote host
upload file, sftp: copy file to server; put file on server; send file to server; transfer file to server
download file, sftp: copy file from server; get file from server; fetch from server
service status, service: is nginx running; service running on server; is daemon up; state of daemon
restart service: bounce nginx; restart nginx; restart daemon; restart web server
disk usage: is disk full; server out of space; what fills disk; space left on server; how full is disk; drive full
memory usage: ram used; server out of memory; how much ram; ram left
cpu usage: server busy; processor load; server overloaded; how busy is server
network interfaces, interfaces: port down on switch; ports of switch; switch ports
vlan: separate networks; network for guests; divide network
devices, list devices: what is on my network; gear in rack; which switches; network gear; access points; routers we have
clients, list clients: who is on wifi; devices on wifi; who uses my network; phones on wifi; connected to wifi; on my wifi
block client, client: kick off wifi; kick device off network; ban from wifi; cut off device
wlan, wifi: change wifi password; wifi name; new wifi; hide wifi; guest wifi
restart device, reboot device: restart router; reboot access point; reset router
ping, latency: can i reach host; does host answer; how long to host; is server reachable; host responds; connection to host ok
traceroute: which way do packets go; path to server; hops to; route packets take
scan ports, port scan: which ports are open; open ports on host; what listens on; ports reachable
capture packets, packets: record network traffic; look at traffic; sniff network; what goes over wire; traffic on interface
speed test, bandwidth: how fast is my internet; is my connection slow; measure internet; internet slow
routes, routing: how does traffic flow; where is traffic sent
ip address, prefixes: free ip; next free address; unused ip; addresses in use; reserve ip; which ips are taken; assign ip
site, sites: data centers we have; our locations in netbox
backup: safe copy of server; back server up; backup vm; save vm; copy of vm
restore: get server back; bring back backup; recover vm; recover server; from backup
maintenance: planned work on server; announce maintenance
autoscaling, scale: grow with traffic; adapt to load; scale by load; more servers when busy
region, list regions: where can i deploy; data centre locations; closest data center; which regions
quota, limits: hit limit; raise limit
project, create project: new app on platform; set up app; new site on platform
create app, app: new heroku app; start new app; set up hosting; host my site; host my app
app logs, logs: why is my app crashing; output of my app; what does app print; app errors; my site is down why
deploy site, deploy: put site online; publish site; host website; put my page on web
database, create database: hosted database; get postgres; new postgres; spin up database; set up mysql; provision database
kv namespace, kv: key value pairs at edge; store keys at edge
analytics, traffic: visitors on site; visits by country; how much traffic; who visits
documentation, search documentation: how to do in aws; cloud docs; azure docs; service manual; aws manual; official docs of cloud
best practices: recommended setup; well architected
list instances, instances: idle boxes; our boxes; linux boxes; boxes running; compute running
create instance, create server: boot linux box; new box; get me a server; small linux server
cost: eating our money; aws money; where does cloud money go; cloud money; burning money in cloud
firewall rule, firewall: open to world; close to world; punch hole; only from office ip; port reachable from
dns record, create dns record: point www at; point at new ip; www to new server; change where domain points; move domain to server
purge queue, purge: drain dlq; drain queue; drain dead letters
events, pod: why is pod in; crashloop; image pull fails; pod will not come up
restart, rollout restart: recycle deployment; bounce app; kick deployment; cycle pods
list releases, helm: helm stuff installed; what is installed by helm; what did helm install
prune: unused docker layers; docker layers; docker eats disk; clear docker
plan: what would tf do; would terraform destroy; preview of infra
sync: differs from git; live state differs
ping: is host alive; host pingable; machine answering; is box up
certificate: cert about to lapse; cert runs out; how long is cert valid; https expiry
share, presigned url: hand out link to file; link to object; link to bucket file
logs: tail lambda; lambda said; function output
limits, resources: cpu and ram ceilings; memory ceiling; cap on memory; cap on cpu; resource ceilings
resize, volume: expand disk; grow disk; enlarge disk; bigger disk; more disk space for; extend volume
role, role binding, permissions: who can do what in cluster; rights in cluster; cluster rights
`;
