/** Names of products of software teams, each with the words for what it is, as in the table of all products. */

export const TOOL_PRODUCTS = `
azure devops > work item, repository, pipeline, pull request
codeberg; forgejo; gogs > git, repository, issue
sourcehut > git, repository
sourcegraph > code search, repository
azure repos; codecommit > git, repository
phabricator > code review, task
shortcut app > story, issue
basecamp; wrike; smartsheet > project, task
taiga > project, user story
openproject > work package, project
mantisbt > issue, bug
pivotal tracker > story
zentao > story, defect
testrail; zephyr; xray jira; qase; testlink; practitest > test case, test run, test suite
browserstack; saucelabs; lambdatest > browser, device, test
applitools; chromatic > visual, screenshot, snapshot
cypress test; webdriver; appium; testcafe > browser, test, device
jest; vitest; pytest; junit; rspec; phpunit > test, run tests
jmeter; gatling; locust load; artillery; k6 > load test, performance
postman; insomnia rest; hoppscotch > api, request, collection
wiremock; mockoon > mock
codecov; coveralls > coverage
codacy; code climate; codescene > code quality
sonar; sonarcloud > code quality, issue, quality gate
semgrep > scan, code, rule
snyk > vulnerability, dependency, scan
trivy; grype; anchore > vulnerability, image, scan
checkmarx; veracode; fortify > vulnerability, scan
mend scan; black duck; fossa > license, dependency, vulnerability
gitleaks; trufflehog; gitguardian > secret, scan
checkov; tfsec; terrascan; kics > infrastructure, scan
prowler; orca security; lacework > cloud, findings, compliance
qualys; nessus; tenable; rapid7; openvas > vulnerability, scan, asset
crowdstrike; sentinelone; carbon black > detection, host, alert
wazuh; ossec > alert, agent, rule
greynoise; abuseipdb > ip, reputation
censys; fofa; zoomeye; binaryedge > host, port
urlscan; urlhaus > url, scan
alienvault; opencti; misp > threat, indicator, event
any run; hybrid analysis; joe sandbox > malware, sandbox, analysis
haveibeenpwned > breach, password
maltego; spiderfoot; hunter io > domain, lookup
hashicorp vault; infisical; doppler; akeyless > secret
onelogin; ping identity; authentik; zitadel; authelia > identity, user, application
cognito; workos; stytch > authentication, user
entra id; azure active directory > identity, user, group
jamf; kandji; mosyle; fleetdm > device, computer
vanta; drata; secureframe > compliance, control, evidence
buildkite; drone ci; teamcity; bitrise; appveyor; tekton; concourse > build, pipeline, job
codemagic; fastlane > build, app
harness io > pipeline, deployment, feature flag
octopus deploy; spinnaker; codedeploy > deployment, release
codebuild; codepipeline; cloud build > build, pipeline
nexus; artifactory; jfrog; cloudsmith; verdaccio > repository, artifact, package
harbor registry > image, registry, project
quay io > image, registry
launchdarkly; flagsmith; configcat; growthbook; statsig; split io > feature flag, experiment
portainer > container, stack, docker
hashicorp nomad > job, cluster
docker swarm > service, stack, node
fly io; flyio; render com; koyeb; dokku; coolify; caprover > app, deploy
linode; vultr; hetzner; ovh; scaleway; lightsail > server, instance
openstack; vmware; vsphere; vcenter; proxmox; hyper v; nutanix; ovirt > virtual machine, host, snapshot
truenas; synology; unraid; qnap > storage, volume, app
unifi; ubiquiti; omada; meraki > network, client, device, site
mikrotik; pfsense; opnsense; fortigate; fortinet; palo alto firewall > firewall, rule, interface
cisco ios; juniper; junos; arista; nexus switch > interface, routing, device
netbox; nautobot > device, ip address, rack, site
pihole; adguard; nextdns > dns, block
akamai; bunny cdn > cdn, cache, purge
godaddy; namecheap; porkbun; gandi > domain, dns record
workers kv > key value
cloud functions; azure functions > function
cosmosdb > database, container, document
eventhub; servicebus > queue, topic, message
kusto; azure data explorer > query, table
loki; graylog; logz; papertrail; logtail; better stack; sumo logic > log, search
honeycomb; lightstep; signoz; instana; appdynamics; dynatrace > trace, metric, monitoring
uptimerobot; pingdom; statuscake; uptime kuma > monitor, uptime, check
netdata; telegraf; influx > metric
incident io; firehydrant; squadcast; victorops; xmatters > incident, on call
raygun; honeybadger; airbrake; logrocket; fullstory > error, session
grafana loki; grafana tempo > log, trace
backstage io; cortex io; opslevel; port io > catalog, service, entity
planetscale; neon; cockroachdb; yugabyte; tidb; turso; xata; singlestore > database, sql, branch
timescale; questdb > database, time series
arangodb; dgraph; falkordb; memgraph; tigergraph; nebula graph > graph database, query
couchbase; couchdb; ravendb; surrealdb; rethinkdb > database, document
milvus; weaviate; lancedb; chromadb; marqo; zilliz > vector database, collection
typesense; algolia; solr; vespa search; manticore > search, index, document
memcached; valkey; upstash > cache, key
airflow; prefect; dagster; mage ai; kestra; temporal workflow; luigi; argo workflows > workflow, run, job
dbt; sqlmesh; dataform > model, run, lineage
airbyte; fivetran; hevo; matillion; talend; informatica > connection, sync, pipeline
kafka; confluent; redpanda; activemq; zeromq > topic, message
flink; apache spark; hadoop > job, cluster
datahub; openmetadata; atlan; collibra; alation; amundsen > catalog, lineage, glossary, asset
monte carlo data; soda data; bigeye > data quality, monitor
superset; looker; redash; lightdash; qlik; mode analytics; sigma computing; thoughtspot > dashboard, chart, query
power bi > dataset, report, dashboard
hex notebook; deepnote; colab; kaggle > notebook, dataset
vertex ai; sagemaker; azure ml; bedrock > model, endpoint, training
mlflow; wandb; comet ml; neptune ai; clearml > experiment, run, model
langfuse; langsmith; helicone; arize; braintrust; promptlayer > trace, prompt, evaluation
langchain; llamaindex; haystack; crewai; autogen; langgraph > agent, llm
mem0; letta > memory
replicate com; runpod; modal labs; together ai; fal ai; lambda labs > model, gpu, prediction
mistral; deepseek; qwen; cohere; anthropic; groq > llm, model, chat
elevenlabs; playht; cartesia; murf > voice, text to speech, audio
deepgram; assemblyai > transcribe, speech to text
midjourney; dalle; stable diffusion; leonardo ai; ideogram > generate image, image
runwayml; kling; heygen; synthesia > generate video, video
comfyui; automatic1111 > image, workflow
exa ai; serper; serpapi; kagi; searxng; jina; linkup > web search, search
apify; scrapy; brightdata; zyte; scrapingbee; oxylabs; crawl4ai > scrape, crawl
browserbase; browserless; hyperbrowser; steel browser; stagehand > browser, session
e2b; daytona; code sandbox; replit; gitpod; codespaces > sandbox, code, workspace
cursor ide; vs code; jetbrains; intellij; pycharm; webstorm; neovim; emacs; xcode > editor, file, project
devin ai; codex; claude code; aider > agent, code
unreal; unreal engine; godot; roblox > game engine, scene
autodesk maya; houdini; cinema 4d > 3d, scene
freecad; fusion 360; solidworks; autocad; onshape; openscad > cad, model
storyblok; contentstack; prismic; directus; sanity cms; payload cms > content, entry
make com; integromat; pipedream; workato; power automate; node red; activepieces > workflow, automation
retool; appsmith; budibase; bubble io > app
segment io; rudderstack; mixpanel; amplitude; matomo; plausible; umami > analytics, event
launchd; supervisor process; pm2 > process, service
`;
