/** Words of security: weaknesses, attacks, evidence, identities, rights, secrets, rules of compliance. */

export const SECURITY = `
infosec; cyber security = cybersecurity; appsec; application security => security, vulnerability
vulnerability scan; vuln scan; security scan; security test; security audit => scan, vulnerabilities, security
vuln = vulns => vulnerability
security bug; security issue; security finding; security defect => vulnerability, finding, issue
security hotspot; hot spot in code => hotspot, security, issue
zero day = 0day = 0 day; unpatched hole => vulnerability, cve, exploited
proof of concept exploit; exploit code; exploit db = exploitdb; public exploit => exploit
cve id; cve number; cve record; cve details => cve, vulnerability
ghsa; github advisory; security advisories; osv => advisory, vulnerability
vulnerability database; national vulnerability database = nvd => cve, vulnerabilities
severity score; cvss score; risk rating; base score => cvss, severity
attack surface; exposure management; external exposure; exposed assets => assets, exposure, hosts
shadow it; unmanaged device => assets, devices
patch available; fixed version; fixed in version => version, vulnerability, fix
vulnerable dependencies; dependency check; dependency audit; npm audit; audit dependencies; vulnerable packages => dependencies, scan, vulnerabilities
supply chain; supply chain risk; supply chain security => dependencies, packages, scan
malicious package; typosquat; typosquatting; rogue package => package, malware, risk
package health; package risk; package trust => package, score
license compliance; license check; license risk; forbidden license => license, dependencies
bill of materials; cyclonedx; spdx => sbom
container scan; image scan; scan image; scan container => scan, image, vulnerabilities
iac scan; terraform scan; misconfiguration; misconfig; cloud misconfiguration => scan, configuration, findings
secret scan; credential scan; leaked credential; hardcoded secret; hard coded password; committed secret => secret scanning, secrets, scan
code analysis; code scan; source scan; sast scan => code scanning, scan code, analysis
taint analysis; data flow analysis => analysis, scan
custom rule; own rule; semgrep rule => rule
false positive; accepted risk; risk acceptance; wont fix; not exploitable => ignore, dismiss
ignore finding; mute finding; snooze finding => ignore, dismiss
cspm; cloud posture; posture management; security posture; secure score => security, compliance, findings
guard duty = guardduty; security hub => security, findings, alerts
cis benchmark; hardening; security baseline; hardening guide => compliance, benchmark, policy
soc 2 = soc2; iso 27001; hipaa; pci dss; pci; gdpr; nist; fedramp => compliance, framework, control
compliance control; security control; control test; control evidence => control, compliance, evidence
grc; compliance framework; audit readiness => compliance, framework
risk register; risk assessment => risk
vendor risk; third party risk; vendor review => vendor, risk
data classification; sensitive data; pii; personal data; personally identifiable => data, classification, redact, detect
redact; anonymize = anonymise; mask data; scrub data; deidentify = de identify; pseudonymize => redact, mask, anonymize
threat feed; threat intel = threat intelligence = cti; intel feed => threat, indicators, intelligence
indicators of compromise; iocs => indicator, ioc, threat
file hash; sha256; md5 hash; malware hash; sample hash => hash, file report
malware sample; suspicious file; virus scan; antivirus = anti virus; av scan; malware scan; malware analysis; detonate; detonation => malware, scan, analyze file, report
sandbox analysis; dynamic analysis; malware sandbox => sandbox, analysis, malware
suspicious url; bad link; phishing link; phishing site; url scan; link scan; scam site => url, scan, report, phishing
suspicious ip; bad ip; ip reputation; malicious ip; attacker ip; abuse report => ip, reputation, report
suspicious domain; domain reputation; bad domain; malicious domain => domain, reputation, report
phishing mail; phishing email; spoofed mail; email header analysis => email, phishing, headers
passive dns; dns history; historical dns => dns, resolutions
subdomain enumeration; subdomain finder; find subdomains; asset discovery => subdomains
certificate transparency; ct log; crt sh => certificates
threat actor; adversary; apt group; hacker group; hacking group; intrusion set => actor, group, threat
mitre; att ck; attack framework; mitre attack => technique, tactic
tactics techniques and procedures; attack pattern; attack technique => technique
kill chain; attack chain; attack path => attack, path
mitigation; countermeasure => mitigation
ransomware; trojan; spyware; worm malware; rootkit; botnet; keylogger; cryptominer; backdoor => malware, threat
command and control; c2 server; c2 => threat, malware, server
brute force; credential stuffing; password spraying; password attack; password guessing; failed logins => login, attack, failed
sql injection = sqli; cross site scripting = xss; csrf; ssrf; path traversal; idor; rce = remote code execution; xxe; command injection => vulnerability, scan, exploit
prompt injection; jailbreak; llm attack => prompt, scan, guardrail
denial of service; ddos attack; dos attack => attack, traffic
red team; ethical hacking; offensive security; bug bounty; pen test = pentest; pen testing = pentesting => scan, exploit, vulnerability
recon; reconnaissance; osint; open source intelligence => lookup, search, scan
port scan; port scanner; nmap; masscan; network scan; host discovery; ping sweep => scan, ports, hosts
web scan; web vulnerability scan; nikto; nuclei; burp => scan, web, vulnerabilities
directory brute force; dirbuster; gobuster; ffuf; content discovery => scan, directories
web spider; spider site => spider, crawl
intercepting proxy; proxy history; intercepted requests => proxy, http, request
reverse shell; bind shell; payload generator; msfvenom; meterpreter; metasploit => payload, session, exploit
password cracking; crack hash; hash cracking; crack password; hashcat => crack, hash, password
privilege escalation = privesc; lateral movement => attack, privileges
security alert; security event; security incident; security case => alert, detection, incident
detection rule; correlation rule; detection logic; analytic rule; alert logic; detection as code => rule, detection
notable event; siem alert => alert, event, incident
log source; log collector; data connector => source, connector, logs
hunting query; threat hunt; threat hunting; advanced hunting => query, hunt, search
edr agent; endpoint agent => agent, host
endpoint protection; device control; host isolation; contain host; isolate host; network containment => host, isolate, contain
infected host; compromised host; infected device; compromised machine => host, detection, device
live response; remote response; remote forensics => session, command, host
memory forensics; memory dump; ram dump; ram image => memory, process
disk image; forensic image; disk forensics => image, evidence
chain of custody; evidence item => evidence
prefetch; registry hive; event logs of windows; amcache => artifacts
timeline analysis; super timeline => timeline
security automation; response playbook => playbook, response
case management; investigation case => case
breached account; pwned password; leaked data; data breach; data leak; dark web; leaked accounts; breached password => breach, leak, exposed
have i been hacked; been hacked; compromised account => breach, account
password policy; password strength; password complexity; strong password; password generator; random password => password, policy, generate
password manager; bitwarden; 1password; keepass; lastpass => vault, password, item, secret
passkey; webauthn; fido; security key; yubikey; hardware key => authentication, factor, key
authenticator app; second factor = two step verification = 2sv = two factor authentication; second step login => mfa, factor, otp
reset mfa; reset factor; lost authenticator => factor, reset
passwordless; magic link; social login; email login => authentication, login
identity provider = idp; saml app; sso app; federated login => single sign on, identity provider, application
service provider; relying party; enterprise app; oauth app; oauth client; client application => application, client
client id; client secret; app credentials => client, credential, application
redirect uri; callback uri; reply url => callback url, application
scopes; oauth scope; api permission => scope, permission
bearer token; refresh token; id token; access jwt => token
revoke session; kill session; sign out everywhere; log out everywhere; end user session => revoke, session
login history; sign in log = sign in logs = signin log; login attempts; failed sign in; authentication log => logs, login, events, sign in
identity governance; access review; access certification; recertification => access, review, permission
deprovision; offboard account; deactivate account; suspend account; disable user => deactivate, user, suspend
provision user; onboard account; new hire account => create user
locked account; account locked; unlock account => unlock, user
admin account; super user = superuser; privileged account; root account => admin, user, role
guest user; external user; b2b user => user, guest, invite
security principal; iam user => user, role, identity
security group in directory; ad group => group
group membership => group members, members
realm; identity realm; user pool => realm, tenant, directory
least privilege; excessive permission; over privileged; unused permission => permission, policy, analysis
effective permission; effective access; simulate policy; policy simulator => permissions, policy, simulate, check access
abac; policy as code; opa = open policy agent; rego; kyverno; cedar policy => policy
admission controller; admission policy => policy
data loss; exfiltration; data exfiltration => data, leak, dlp
casb; saas security => findings, apps
zero trust; ztna; access policy; access application => access, policy, application
firewall log; blocked requests; waf event; waf log; firewall event => security events, logs, firewall
bot protection; bot management; bot detection; turnstile; captcha challenge => bot, challenge
under attack; attack mode => security level, ddos
encryption at rest; encrypted volume; disk encryption; bitlocker; filevault; full disk encryption => encryption, disk
public key encryption; asymmetric encryption; key pair = keypair; rsa key => key, generate key
digital signature; sign artifact; cosign; sigstore; code signing; signing certificate; notarize => sign, signature, certificate
checksum; file integrity; integrity check => hash, checksum, verify
cipher; cipher suite; weak cipher; tls version; ssl grade; ssl labs; ssl check; ssl test; tls test => ssl, tls, certificate, scan
security headers; csp = content security policy; hsts; http security => headers, security
cors; cross origin => headers, configuration
vault token; dynamic secret; secret engine; secrets engine; kv secret; vault path => secret, vault
secret version => secret, version
decrypt secret; reveal secret; show secret; read secret => get secret, secret value
disassembler; decompiler; ghidra; ida pro; binary ninja; reverse engineering tool => decompile, disassemble, function, binary
packed binary; unpack binary; obfuscated; deobfuscate => binary, analyze
mobile security; apk analysis; apk decompile; jadx; frida => apk, decompile, hook
firmware analysis; binwalk => binary, analyze
smart contract audit; contract audit => contract, audit
honeypot; canary token = canarytoken => alert, token
mdm device; managed endpoint; device posture; compliant device; noncompliant device; device inventory => devices, compliance
remote wipe; wipe phone; erase device; lost device; stolen laptop; lost phone => wipe, device, lock
laptop fleet; endpoint fleet; computer inventory; fleet of macs => devices, hosts, computers
credential dump; combo list; paste dump => breach, leak
golden ticket; pass the hash; kerberoasting; mimikatz => attack, technique, credential
jump list; shellbags; lnk file => artifact
honey token; honey creds; decoy account; deception => alert, token
account lockout; lockout => unlock, locked
seat allocation; seat licence; paid seats; seat count => license, billing
attack simulation; phishing simulation; phishing test; security awareness => phishing, simulation, campaign
security policy; acceptable use; infosec policy => policy
audit finding; remediation plan; corrective action => finding, control
device certificate; client certificate; mutual auth => certificate
quarantine file; quarantined mail; release from quarantine => quarantine
allow app; block app; application control => policy, application
`;
