/** Abbreviations of software, clouds, networks, security and models, and the commands people know by heart. */

export const CODE_NAMES = `
ado = azure devops = vsts => work item, repository, pipeline
gcs = google cloud storage => bucket
gcr = google container registry => image, registry
ecr = elastic container registry => image, registry, repository
acr = azure container registry => image, registry
ghcr => container registry, image
ecs = elastic container service => container, task, service
eks = elastic kubernetes service => kubernetes, cluster
gke = google kubernetes engine => kubernetes, cluster
rds = relational database service => database, instance
efs = elastic file system => storage
ebs = elastic block store => volume
kms = key management service => key, encrypt
acm = certificate manager => certificate
cfn = cloudformation => stack, template
ddb = dynamodb => table
cw = cloudwatch => metrics, logs, alarm
apigw = api gateway => route
alb = application load balancer => load balancer
nlb = network load balancer => load balancer
elb = elastic load balancer => load balancer
igw = internet gateway => gateway
asg = auto scaling group => instances
adf = azure data factory => pipeline
akv = azure key vault => secret, key vault
rbac = role based access control => role, permission
spn = service principal => identity, application
gce = google compute engine => instance
bq = bigquery => query, dataset
sqs = simple queue service => queue, message
sns > topic, notification
r53 = route53 = route 53 => dns record, hosted zone
vmss = virtual machine scale set => scale, instances
k3s => kubernetes, cluster
ocp = openshift => cluster, kubernetes, route
pvc = persistent volume claim => volume
vpa = vertical pod autoscaler => autoscale
cni => network
csi => storage, volume
api spec => openapi, specification
lldp; cdp neighbor => neighbors, devices
dnat; snat => nat, rule
wpa2; wpa3 => wifi
tty; pty => terminal
lun; iscsi => storage, volume
ssd; nvme => disk
lfi; rfi => vulnerability
cnapp; cwpp => findings, cloud
aes; rsa => encrypt, key
crl; ocsp => certificate
rlhf; dpo => fine tune, feedback
peft => fine tune
jdk; jre => java
toml; ini file => configuration
htop => processes, cpu
lsof; netstat => ports, connections
ifconfig; ipconfig => network interfaces
oci > container image
dind = docker in docker => container
mtls = mutual tls => certificate
sni => tls, host
ddns = dynamic dns => dns record
rdap => whois, domain
tld = top level domain => domain
fqdn = fully qualified domain name => domain, hostname
rpz => dns, block
vrf => routing
qos = quality of service => bandwidth, priority
sdwan = sd wan => network
rdp = remote desktop => session, screen
vnc => screen, remote
nvr => camera, recording
cidr = cidr block => subnet, prefix
oncall => on call
sev = severity
slo = service level objective => objective
sla = service level agreement => response time
mttd = mean time to detect => incident
itsm => ticket, incident, change
itil => incident, change, problem
ci cd => pipeline
sre = site reliability engineering => incident, on call
pir = post incident review => postmortem
wal = write ahead log => log
dba => database
rdbms = relational database => database, table
sql = structured query language => query
cte => query
tsql = t sql = plsql = pl sql => sql, query
mdx => query
dlt = delta live tables => pipeline
scd => table
pii = personally identifiable information => personal data
ioa = indicator of attack => detection
xdr = extended detection and response => alert, endpoint
mdr = managed detection => alert
ndr = network detection => traffic, alert
ueba => user, anomaly
iga = identity governance => access review
ciem => permission
easm => assets, exposure
vpr => severity, vulnerability
poam => finding, remediation
stig => compliance, hardening
byok => key, encrypt
tls = transport layer security => certificate
hmac => hash, signature
mitm = man in the middle => proxy, intercept
ctf = capture the flag => challenge
pcap = packet capture => packets
pr review => pull request review
cr review = code rev => code review
wip pr => draft
rc = release candidate => release
rtm = requirements traceability matrix => requirement, test case
bvt = build verification test => test
stlc => test
llm ops = llmops => prompts, traces, evaluation
mlops => model, experiment
nlu => language, intent
nlg => generate text
asr = automatic speech recognition => transcribe
vlm = vision language model => image, analyze
slm = small language model => model
sft => fine tune
a2a = agent to agent => agent
hitl = human in the loop => approval, feedback
stt = speech to text => transcribe
t2i = text to image => generate image
i2v = image to video => generate video
ast = abstract syntax tree => syntax
jvm => java
npx => run, npm
pnpm => npm, package
venv => python, environment
ipynb => notebook
wasm = web assembly = webassembly => binary
pwa = progressive web app => app
ssr = server side rendering => render
cwv = core web vitals => performance
ttfb = time to first byte => performance, latency
fcp => performance, web vitals
nfr => requirement
dsl = domain specific language => query, language
cfg => configuration
fs = filesystem = file system => file, directory
cwd => directory
stdin => input
stderr => error, log
csr > certificate
cors => headers
jsonl = ndjson => json
tsv => csv, table
b64 = base64 => encode, decode
docker rm => remove container
docker rmi => remove image
docker run => run container
docker build => build image
docker pull => pull image
docker push => push image
docker inspect => inspect container
docker system prune => prune
docker network ls => list networks
docker volume ls => list volumes
docker images => list images
docker stop => stop container
docker tag => tag image
kubectl delete => delete resource
kubectl scale => scale deployment
kubectl rollout => rollout
kubectl cordon => cordon
kubectl drain => drain
kubectl events => events
kubectl explain => explain resource
kubectl patch => patch resource
kubectl config => contexts
kubectl create => create resource
helm ls => list releases
helm install => install chart
helm upgrade => upgrade chart
helm rollback => rollback release
terraform init => initialize
terraform destroy => destroy
terraform import => import resource
terraform output => outputs
git fetch => fetch
git clone => clone repository
git merge => merge branch
git rebase => rebase
git show => show commit
git bisect => bisect
git worktree => worktree
git config => configuration
git rm => remove file
git restore => restore, discard changes
git switch => switch branch
git branch => list branches
git cherry pick => cherry pick
git revert => revert commit
git remote => remotes
git reflog => reference log
gh pr create => create pull request
gh issue create => create issue
gh run => workflow run
psql => postgres, query
redis cli => redis, command
mongosh => mongodb
aws s3 cp => upload, download object
aws s3 ls => list objects
tail f => follow log
grep r => search files
ls la => list directory
rm rf => delete directory
cp r => copy directory
mkdir => create directory
awk => text, extract
du sh => disk usage, size
df h => disk usage
free m => memory usage
kill 9 => kill process
ps ef => list processes
uname => system info
systemctl restart => restart service
systemctl status => service status
openssl => certificate, encrypt
ssh keygen => ssh key, generate key
scp => upload, download file
cves = cve
cwes = cwe
cpes = cpe
cpus = cpu
gpus = gpu
slos = slo
slas = sla
slis = sli
kpis = kpi
skus = sku
dbas = dba
clis = cli
cves; known cves => vulnerability
r2 => bucket, object storage
`;
