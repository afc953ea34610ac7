/** Words of cloud, containers and networks: machines, clusters, stacks, routes, names, files of far hosts. */

export const INFRASTRUCTURE = `
bare metal; dedicated server; physical server; physical machine => server, host
vps = virtual private server; droplet; cloud server; cloud instance; compute instance; cloud vm => instance, server, virtual machine
linux box; server box; remote box; remote machine; remote server; remote host => host, ssh, server
hypervisor; esxi; kvm; qemu; proxmox => virtual machine, node
guest vm; guest machine; vm guest => virtual machine
lxc; system container => container
vm snapshot; machine snapshot => snapshot
vm image; ami; golden image; base image; disk image => image
vm size = machine type; instance family; flavor of vm; flavour of vm; instance size => size, instance type
power up; boot machine => start
hard reset; force restart; power reset => reset, reboot
spot instance; preemptible; reserved instance => instance, pricing
auto scaling group = asg; scale set; vmss; instance group; node pool = nodepool; node group => scale, instances, nodes
horizontal scaling; scale out; scale in; scale up; scale down => scale
right sizing = rightsizing; oversized; over provisioned => recommendation, resize, cost
idle resource; unused resource; orphaned resource; zombie resource; cloud waste => unused, cost
availability zone = az; data centre = data center = datacenter => zone, region
cloud account; cloud subscription; aws account; cloud project => account, subscription, project
landing zone; management group; organizational unit = ou => organization, account
finops; cloud spend = cloud bill = cloud cost; cost breakdown; spend by service => cost, billing, usage
cost anomaly; spending spike; bill spike => anomaly, cost
cost forecast; projected spend => forecast, cost
spending limit; cost budget; budget alert => budget
price list; price sheet; pricing calculator; cost estimate => pricing, price
cloud credits => billing, pricing
resource tag; cost tag; cost allocation tag => tag
resource inventory; cloud inventory; asset inventory => list resources, resources
resource name; arn; resource id => resource
object store; blob store = blob storage; blob container; storage bucket; s3 bucket; gcs bucket; r2 bucket; minio => bucket, object, storage
storage account => storage, blob
object key; object path => object, key
presigned url = signed url; temporary link; sas url; sas token; expiring link => share, url, presigned
object lifecycle; lifecycle rule; retention rule; data retention => lifecycle, retention
block storage; ebs; block device; data disk => volume, disk
network drive; nfs; smb; nas; shared drive; network share => share, storage
file system mount; mount point = mountpoint => mount, volume
disk quota => quota, storage
cold storage; archive tier => archive, storage
faas = function as a service; cloud function; cloud run function; lambda function; azure function => function, serverless
invoke lambda; call lambda; trigger lambda; run lambda => invoke function, invoke
cold start => latency, function
function url; function endpoint => function, url
worker code; worker script => function, worker, code
cloudflare worker; edge worker => function, script
durable object = durable objects => worker, storage
event bridge = eventbridge; event bus => event, rule
step function = step functions; state machine; durable function => workflow, execution
message bus = message broker; service bus; event hub; event broker => queue, topic, message
sqs => queue, message
aws sns; amazon sns => topic, notification, publish
pub sub topic => topic
dead letter = dead letter queue = dlq; poison message; poison queue => queue, failed messages
queue depth; backlog of messages; messages waiting; queue size => queue, message count
drain queue; flush queue; purge queue => purge, queue
platform as a service = paas => app, hosting
software as a service = saas => app
iaas => infrastructure, cloud
dyno = dynos => app, process, scale
webapp; cloud run; app engine; container app; app runner; elastic beanstalk; fargate => service, app, deploy
static site; static hosting; static website; jamstack => site, pages, deploy
maintenance mode; under construction => maintenance
custom domain; vanity domain; own domain; bring your own domain => domain
buy domain; purchase domain; domain availability; domain name available; free domain => domain, availability
domain registrar; registrar => domain, registration
zone file; dns zone; hosted zone; name server = nameserver = nameservers => zone, dns
a record; aaaa record; cname record; txt record; mx record; ns record; srv record; caa record => dns record
spf; dkim; dmarc => dns record, email, domain
dns propagation; dns resolution; resolve domain; resolve hostname => dns lookup, resolve
dnssec => dns
domain expiry; domain age; domain registration date => whois
url redirect; url forwarding; redirect rule; page rule => redirect, rule
cache purge; purge cache; flush cache; clear cdn; cache invalidation; invalidate cache => purge, cache, invalidation
cdn distribution; edge cache; cloudfront; edge network => cdn, distribution
edge location; pop location => region, edge
reverse proxy; nginx; haproxy; traefik => proxy, route, upstream
server block; virtual host; vhost => host, route, site
load balancing; alb; elb; nlb; lb rule; application gateway => load balancer
backend pool; backend set => target, upstream
sticky session; session affinity => session
lb listener => load balancer
ssl termination; tls termination => certificate, tls
lets encrypt; certbot; cert manager; cert renewal; renew certificate => certificate
expiring cert; cert expiry; certificate expiry => certificate, expire
self signed; root ca; certificate authority; ca cert => certificate
certificate signing request => certificate
bastion; jump host; jumpbox = jump box => ssh, host
ssh session = ssh connection; remote session; remote login => ssh, connect
scp; rsync; copy over ssh; secure copy => upload, download, transfer, file
remote command; command over ssh; ssh command; run remotely => ssh, execute command
sudo; as root; root access => execute command, privilege
systemd; systemctl; init script; unit file => service
daemon status => service, status
crontab entry; cron entry => cron, job
package update; yum; dnf; apt get; os packages => package, install
os update; os patch; security patches; patch level; patch tuesday => update, patch
disk full; low disk space; out of disk => disk usage, storage
swap space; memory pressure; oom = out of memory; oomkilled; oom kill => memory
load average; cpu load; system load => cpu, load
environment file; env file; dotenv file => environment variables
secret manager = secrets manager; key vault = keyvault; parameter store; password vault => secret, vault
secret rotation; rotate secret; rotate key; key rotation; rotate credentials => rotate, secret, key
kms; key management; encryption key; customer managed key; hsm => key, encrypt
vpc peering; network peering; private link; private endpoint; transit gateway => network, vpc, endpoint
virtual network = vnet; private network => network
internet gateway; nat gateway; egress gateway; outbound gateway => gateway, network
elastic ip; static ip; floating ip; reserved ip => ip address
inbound rule; ingress rule; open port rule; outbound rule; egress rule; firewall rule; acl rule; iptables; nftables; ufw => firewall, rule, security group
vpn tunnel; site to site; wireguard; openvpn; ipsec => vpn
mesh vpn; tailnet; tailscale; zerotier => vpn, device
exit node; subnet router => route, device
ip allowlist; ip whitelist; access list; trusted ips; allowed ips => allow list, ip, access
ip blocklist; block ip; ban ip; ip ban => block, ip
ip block; ip pool; cidr block; address range; address space; address pool => subnet, prefix, ip range
ipam; ip address management; ip plan => ip address, prefix
dhcp lease; dhcp reservation; dhcp => lease, ip address
mac address; hardware address; arp table; arp => network, device
vlan; virtual lan; broadcast domain => network
switch port; network port; patch port => port, interface
nic; network adapter; network interface; ethernet => interface
routing table; static route; default route; next hop => route
bgp; ospf; routing protocol; bgp peer; bgp neighbor => routing, route
access point; wifi ap; wireless ap => access point device, device, wifi
ssid; wlan = wireless network = wi fi network = wifi network => wifi, network
wifi password; wifi key; guest wifi; guest network; hotspot voucher => wifi, guest, voucher
wifi client; connected client; wireless client => client, device
kick client; block client; disconnect client => block, client
port mapping; port forwarding rule; nat rule => port forward
gateway device; network gear => device
device config; running config; startup config => configuration, device
network topology; network map; network diagram; topology => map, devices, topology
server rack; rack unit => rack, device, location
packet capture = pcap; sniff; packet sniffer; sniffer; tcpdump; wireshark; tshark => capture, packets, traffic
netflow; traffic flow; flow log = flow logs; vpc flow logs => flows, traffic, log
packet loss; jitter; round trip time = rtt => ping, latency
tracert; mtr; hop count; network hops; network path; route to host => traceroute
speed test = speedtest; internet speed; connection speed; download speed => bandwidth, speed
listening port; port check; listening socket; netstat; port in use => port, connections
socket; tcp connection => connection, port
http check; curl check; site up check => ping, http, status
snmp; oid => device, monitor
ipmi; bmc; idrac; ilo; out of band => power, server
wake on lan = wol; magic packet => wake
uninterruptible power supply; battery backup => power, battery
smart status; disk health; smart data; drive health => disk, health
raid; zfs; storage pool; zpool; disk array; raid array => pool, disk, storage
dataset snapshot; zfs snapshot => snapshot
home lab = homelab; self hosted server => server
container engine; container runtime; podman; containerd; docker daemon; docker host => docker, container
docker compose; compose file; compose stack; compose project; compose up => compose, stack
docker image; oci image; container build; build image => image, build, container
dockerfile; containerfile => docker, build, image
image digest => image, tag
image layer => image
docker hub = dockerhub; image hub => registry, image, repository
dangling image; unused image; image cleanup; docker cleanup; reclaim space; docker prune => prune, image
running containers; docker container ls; containers up => list containers
container logs; docker logs => logs, container
container stats; docker stats; container usage; container memory; container cpu => stats, container
container shell; docker exec => exec, container
container restart loop; crash loop; crashloopbackoff; crashing pod; pod crash => pod, events, logs
image pull error; imagepullbackoff; pending pod; stuck pod; unhealthy pod; failing pod => pod, events, describe
pod events; kubernetes events; kube events; cluster events => events
docker network; bridge network; container network => network
docker volume; named volume; bind mount; bind volume => volume
sidecar; init container => container, pod
kube cluster; kubernetes cluster; eks; gke; aks cluster; k3s; openshift; rancher; minikube; kind cluster => cluster, kubernetes
control plane; master node; api server; kube apiserver => cluster, node
kube context; kubectl context; switch cluster; change cluster; current context => context
kube namespace; project in openshift => namespace
k8s manifest; kube manifest; kubernetes yaml; manifest yaml; kube yaml; k8s yaml => manifest, resource, apply
apply yaml; apply manifest; deploy manifest => apply, create resource
kube resource; kubernetes object; k8s object; kube object => resource
custom resource; kubernetes operator => custom resource definition, resource
replicaset; replica count; number of replicas => replicas, scale
stateful app; stateful workload => statefulset
kube job; batch job; one off job => job
kube secret; k8s secret; opaque secret => secret
kube service; cluster ip; nodeport; node port service => service
ingress controller; ingress rule => ingress
network policy; netpol => network, policy
pvc = persistent volume claim; volume claim => persistent volume, volume
storage class => storage
resource limit; memory limit; cpu limit; resource request; requests and limits => limits, resources, memory, cpu
liveness probe; readiness probe; startup probe => probe, health
node affinity; taint and toleration; node selector; pod placement => taint, node
drain node; evacuate node; empty host; node maintenance => drain, cordon
rollout status; rollout history; deployment rollout; undo rollout; rollback deployment => rollout
restart workload; bounce pods; recycle pods; cycle pods => rollout restart, restart
helm release; helm chart; installed chart; chart release => release, chart, helm
helm values; chart values; values yaml; values file => values, chart
upgrade chart; chart upgrade => helm upgrade, upgrade
cluster health; cluster state; cluster overview => cluster status, health
service mesh; istio; linkerd; virtual service; destination rule => mesh, traffic, service
gitops; argo cd; argo; flux cd; flux => application, sync, deployment
out of sync; config drift; drift detection => drift, sync, diff
sync app; force sync; resync = re sync => sync, refresh
resource tree; app tree; app resources => resources, tree
infra code; terraform code; hcl; tf file; opentofu; cloudformation; arm template; cdk; pulumi => infrastructure as code, template, stack
terraform plan; speculative plan; infra plan => plan, run
terraform apply; apply run; infra apply => apply, run
terraform state; tfstate; infra state => state, workspace
terraform module; tf module; infra module => module
terraform provider; tf provider; provider docs => provider
terraform variable; tfvars => variable, workspace
stack output = stack outputs; terraform output => output, stack
stack drift => drift, stack
destroy infra; tear down stack; teardown => destroy, delete stack
config management; ansible; puppet; saltstack => playbook, configuration, inventory
ansible playbook; run playbook => playbook
ansible inventory; host inventory; host group => inventory, hosts
job template; tower job; awx => template, job, launch
service discovery; service registry; service catalog => services, catalog
key value store; kv store; kv namespace; etcd => key, value, namespace
d1; d1 database => database, sql
tenant id; directory id => tenant
managed identity; service principal; app registration; instance profile => identity, application, role
role binding; cluster role; assume role; role policy => role, permission
iam policy; access policy; bucket policy; policy document; permission policy => policy, permission
access key id; access keys; static keys => access key, credential
backup job; backup plan; backup vault; restore point; recovery point; snapshot schedule => backup, restore
disaster recovery; rpo; rto => backup, restore, failover
high availability; ha cluster; multi az => replica, failover
device fleet; machine fleet => devices, hosts
iot hub; iot thing; iot device; device twin; device shadow; mqtt => device, message, topic
reimage; re image; reinstall os => rebuild, reinstall
http cache; web accelerator; varnish => cache, cdn
scratch space; scratch disk; ephemeral storage; ephemeral disk => volume, storage
workload identity; pod identity => service account, identity
pod autoscaling; autoscaling; autoscaler => scale, horizontal
desired state; live state; manifest drift => diff, sync
layer cache; image cache; builder cache => prune, cache
server vitals; container vitals; machine vitals => stats, metrics
uplink; trunk port; port channel => interface, port
captive portal; splash page; hotspot portal => guest, hotspot, voucher
lease table; ip lease => dhcp, clients
hot standby; warm standby => replica, failover
compute node; head node; slurm; hpc cluster => node, job, cluster
kernel version; kernel module; kernel log => system, log
cloud shell; serial console; vnc console; machine console => console, session
public ip address; public subnet; private subnet => ip, subnet, network
cloud trail; activity of account; api activity => events, audit
domain controller; group policy; gpo => directory, policy, computer
resource lock; delete lock; deletion protection => lock, protection
edge rule; rewrite rule; url rewrite; transform rule => rule, rewrite
zone settings; zone config => zone, settings
origin server; origin pull; origin certificate => origin, certificate
`;
