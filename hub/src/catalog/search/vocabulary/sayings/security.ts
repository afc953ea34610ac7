/** What people say for security: weaknesses, attacks, evidence, accounts, rights, secrets. */

export const SAYINGS_OF_SECURITY = `
scan, security scan: is my code secure; find holes in code; check code for holes; security check of project; weaknesses in my code; audit my code; can code be attacked
scan dependencies, dependencies: are my libraries safe; unsafe libraries; libraries with holes; known holes in packages; is package safe; vulnerable libs; check libraries
scan image, scan container, image: is image safe; holes in image; is container secure; vulnerabilities in docker
scan infrastructure, iac: is terraform secure; cloud set up safely; is bucket public; open to world by mistake; wrong cloud settings
secrets, secret scanning: passwords in code; keys in code; leaked api key; forgotten passwords in source; did someone commit password
findings, list findings: results of security scan; what did scanner find; security problems found; what holes
vulnerability, get vulnerability, cve: details of security hole; what is this cve; how bad is hole; about weakness; is hole serious; fix for cve
search vulnerabilities, search cves: holes in product; known holes in software; weaknesses of product; is version vulnerable; is my version affected; security holes in version
exploits, search exploits: how could attacker use; attack code for; is there exploit; working exploit; attack for hole
ignore, dismiss: not really a problem; scanner is wrong; false alarm; we accept risk; wrong alarm
sbom: list of all components; what is in software; ingredients of software
license: may we use library; is licence ok; legal problems with library; licence conflicts
file report, scan file, file: is file infected; check file for virus; is attachment dangerous; is download safe; is exe safe; contains malware
url report, scan url, url: is link safe; is website dangerous; is this site fake; can i click link; is link phishing; scam website
ip report, ip reputation: is ip bad; who attacks me; is address known attacker; has ip been reported; attacks from ip; who is behind ip
domain report, domain: is domain trustworthy; is domain evil; is domain malicious; age of domain
breach, breaches: was my password stolen; was my account hacked; is my email leaked; was my mail in leak; stolen accounts; has been leaked
threat intelligence, indicators: known bad addresses; known attacker addresses; bad hashes
threat actors, actors: who is behind attack; which hackers; hacker groups; groups attacking
techniques, attack techniques: how do attackers work; methods of attackers; how hackers get in; attack methods
mitigations: how to defend against; protect against attack; stop technique; defence against
alerts, list alerts: suspicious activity; what did antivirus find; attacks detected; something suspicious; what did edr find; who attacked us; intrusion attempts
incidents, security incidents: attack in progress; were we hacked; security cases; ongoing attacks; are we under attack
hosts, list hosts: protected computers; laptops with agent; computers with sensor; machines with agent
isolate host, contain, isolate: take infected laptop offline; cut computer off; lock down machine; separate infected machine; disconnect infected
lift containment, unisolate, release: reconnect computer; end isolation
search logs, events: logins from abroad; suspicious logins; strange logins; failed logins
run query, hunt: search for traces of attacker; look for attack in logs; trace of attacker; look for suspicious process
detection rules, rules: what triggers security alarm; when does siem alarm; what do we detect; alarm on attack
process tree, processes: what did malware start; parent of process; launched by
memory, volatility: analyze ram dump; look into memory image
list users, users: employees with login; accounts in directory; people in okta; directory accounts; everyone with account
create user: new hire login; account for new employee; set up new joiner; login for new colleague; new employee account
deactivate user, suspend user, disable user: employee has left; leaver account; block account; lock account; freeze account; shut off account
unlock user, unlock: locked out; cannot log in; account is locked
reset password: forgot password; new password for user; send password link; password expired; change login secret
reset factors, reset mfa, factors: lost phone for login; new phone for login; lost second factor
groups, list groups: which groups; groups in directory; teams in directory
add user to group, group: put user in group; give group access; make member of group; add colleague to group
assign application, application: give user app; app for employee
applications, list applications: which apps have login; apps with sso; single login apps
create application, application: register app for login; new client for login; app with login; add login to app
assign role, role: make admin; give admin rights; promote to admin; rights to user; make someone administrator
permissions, roles: who may do what; what may user do; who is admin; list of admins
revoke session, sessions: log user out everywhere; kick user session; end all logins; force sign out
sign in logs, logs: when did user last log in; login history of user; from where did user log in; last login of
access review: check everyone rights; recheck access; review of rights
conditional access, policy: only from office; block login from country; require second factor; force mfa; who must use mfa
api key, token: new key for api; rotate key; replace leaked key; revoke key; key was leaked; make key invalid
secret, read secret: password stored in vault; look up stored password; where is password; login for service
generate password, password: make strong password; random password; safe password; new password idea
encrypt, decrypt: lock file with password; scramble text; unscramble; make text unreadable
hash: fingerprint of file; md5 of file
certificate, ssl: is https ok; is site encrypted properly; which certificate does site; expired https
headers, security headers: is website configured safely; missing protection headers; website hardening
ports, open ports: what is reachable from internet; what do we expose; services visible outside
subdomains: other sites of domain; hidden sites of; hosts under domain; find all hosts of
compliance, controls: are we compliant; ready for audit; pass audit; missing for certification; failing controls; gaps in compliance
evidence: proof for auditor
vendors, vendor: suppliers we checked; is supplier safe
risks, risk: biggest dangers; list of dangers
personal data, pii, redact: remove names from text; hide personal details; black out; strip personal data; hide credit card; names and addresses in text
devices, managed devices: company laptops; which laptops; phones of staff; computers of staff; macs we manage
wipe device, wipe, device: laptop stolen; phone lost; erase lost; delete everything on phone; erase remotely
lock device, lock: lock lost laptop; lock phone from afar
patch, updates: missing updates; machines not patched; outdated computers
firewall, waf: stop bots; block attackers; keep out bad traffic; someone hammers site; block visitor; attack on site
decompile, function: what does binary do; what does exe do; see code of program; logic of binary; how does program work inside
strings: texts in binary; readable text in program; words inside binary
rename function, rename: better name for function in binary; name subroutine
xref, cross references: where is function called in binary; who uses string
crack, hash: recover password; guess password; password from hash
fuzz, directories: hidden pages; find hidden folders; secret pages of site; unlinked pages
intercept, proxy: look at app traffic; see what app sends; read requests of app; change request on the way
vulnerability, scan: riddled with holes; lib full of holes; holes in library; known bugs in lib
file report, file: is exe nasty; nasty file; weird attachment; strange exe; suspicious download
url, scan url: link dodgy; dodgy link; weird link; strange link; shady site
isolate, isolate host: yank laptop off; pull laptop off net; off the net; cut laptop off; unplug machine
threat actors: gangs target; gangs behind; who targets banks; hackers behind
techniques: how do crooks get in; how do attackers get in; tricks of attackers; attacker methods
permissions: who can touch production; who can reach; who has keys to
rotate, key: cycle key; cycle leaked key; swap leaked key; swap credentials; new secret for old
redact: blank out; blank out card numbers; wipe names; censor text
create user: new starter; new joiner; starter needs login; joiner needs account
deactivate user: leaver must lose; leaver; kill account; shut account; close down account
devices: unpatched laptops; laptops unpatched; old laptops; machines behind on patches
session, revoke: force logout; log out all devices; end login of user
factor, mfa: sms code at login; login by sms; code by text message
sbom, software: software inventory; inventory of libraries; inventory of components
callback, redirect: redirect address for client; return address after login
`;
