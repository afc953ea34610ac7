/** Words of law and the state: courts, contracts, compliance, government, elections, property rights. */

export const LAW = `
legal case = court proceedings = legal proceedings = court action = legal action => case, docket
case number = docket number = file number of case = cause number => docket, case
civil suit => case, docket
civil case => case, docket
criminal case => case, docket
small claims => case, docket
appeal = appellate = appeals court = court of appeal => appeal, court, case
supreme court = high court = scotus => court, opinion
magistrate = justices = bench of court => judge
tribunal => court
jurisprudence = judicial decision = court ruling = judicial opinion = court judgment => opinion, case law, decision
injunction => court order, filing, docket entry
restraining order => court order, filing, docket entry
subpoena => court order, filing, docket entry
summons => court order, filing, docket entry
affidavit => document, filing
deposition => document, filing
testimony => document, filing
witness statement => document, filing
evidence in court => document, evidence
plea => case, filing, docket
indictment => case, filing, docket
charges in court => case, filing, docket
settlement agreement = out of court => agreement, case
arbitration => dispute, case
mediation => dispute, case
hearing date = court date = trial date = court calendar => hearing, docket, calendar
legal aid => lawyer, legal
barrister = advocate = legal counsel = legal adviser = legal advisor = notary => attorney, lawyer
bar number = bar association => attorney
defendant party => party, plaintiff
respondent party => party, plaintiff
claimant => party, plaintiff
petitioner => party, plaintiff
appellant => party, plaintiff
legal citation = case citation = reporter citation => citation
act of parliament = enactment = legal code = civil code = penal code => law, legislation, statute
bylaw = ordinance = decree => regulation, law
bill in congress = draft law = bill in parliament = proposed law => bill, legislation
rulemaking = federal regulation = code of federal regulations = cfr = federal register => regulation, rule, document
official gazette = government gazette = official journal => gazette, publication, law
legal text = legal provision = section of law = paragraph of law = article of law => law, section, article
legal definition = legal term = legalese => definition, law
nda = non disclosure agreement = confidentiality agreement = confidentiality => agreement, contract
terms of service = terms and conditions = terms of use = tos => terms, policy, agreement
privacy notice = privacy statement = data protection notice => privacy policy, policy
contract clause = contract provision => contract, section, term
contract renewal = agreement renewal => contract, renewal
countersign = sign electronically = digitally sign = e sign = esign = sign online => signature, sign document, envelope
signing request = signature request = request signature = send for signature => signature request, envelope, send document
signatory = signing party => recipient
envelope > signature request, document
power of attorney = proxy authorization => document, authorization
deed = title deed = land registry = land register = cadastre => property, parcel, ownership
last will = testament = probate => document, estate
copyright claim = takedown = takedown notice = dmca => copyright, report, claim
prior art = patent search = inventions = patentee => patent, search patents
trade mark = service mark = trademark search => trademark
data subject request = right to be forgotten = gdpr request = erasure request = dsar => delete user data, privacy, personal data
personally identifiable information = pii = personal information = personal data => personal data, privacy, sensitive data
consent management = cookie consent = cookie banner => consent
retention policy = data retention = records retention = legal hold = litigation hold => retention, hold, policy
ediscovery = e discovery = legal discovery => search, export, case, hold
sanctions list = sanctions check = watch list screening = politically exposed = pep check = ofac => sanction, screening, check
due diligence = background research => company, report, screening
conflict of interest => check, party
regulatory filing = statutory filing = regulator filing => filing
compliance check = conformity check = conformance => compliance, check
internal control = controls testing => control, audit
audit trail = audit history = paper trail => audit log, activity log, history
code of conduct = ethics policy => policy
ministry = public agency = federal agency = government agency = authority of state => agency, government, department
municipality = town council = city hall = local authority = borough = local government => city, government
public sector = civil service = public administration => government
public contract = government contract = government procurement = federal contract = public tender => contract, award, procurement
government spending = public spending = federal spending = taxpayer money => spending, award, budget
government grant = federal grant = subsidy = subsidies = state aid = funding call => grant, funding, award
public data = government data = official statistics = national statistics => dataset, statistics, data
census = census bureau = demography => population, demographics, census data
lawmaker = legislator = congressman = congresswoman = representative of people => member, congress, legislator
roll call vote = vote in congress = voting record => vote, bill
parliament = house of commons = national assembly => parliament, legislation, member
polling station = polling place = ballot paper = electoral district => election, district, vote
campaign finance = political donation = campaign contribution = campaign donation = super pac => contribution, candidate, committee
lobbyist = lobbying => lobbying, contribution
political party = political candidate => party, candidate, election
head of state = prime minister = president of country => country, government, politician
identity card => identity, verify identity, document
id card => identity, verify identity, document
national id => identity, verify identity, document
passport check => identity, verify identity, document
passport number => identity, verify identity, document
driving licence => license, identity, document
drivers license => license, identity, document
birth certificate => certificate, document
marriage certificate => certificate, document
civil registry => certificate, document
residence permit = work permit = immigration = asylum => visa, permit, immigration
building permit = planning permission = construction permit => permit, property, planning
business licence = trading licence = business permit => license, permit, business
fine for parking = parking ticket = speeding ticket = traffic fine => fine, penalty
police report => crime, incident, police
crime report => crime, incident, police
crime rate => crime, incident, police
crime statistics => crime, incident, police
felony => crime, incident, police
arrest => police, wanted
warrant => police, wanted
wanted person => police, wanted
fugitive => police, wanted
missing person = missing people => person, notice
prison => inmate, facility
inmate => facility
fire brigade = firefighter = fire department = wildfire = bushfire => fire, incident, emergency
ambulance = paramedic = first aid => emergency
civil protection = evacuation = natural disaster = disaster relief => disaster, alert, emergency
embassy => country, advisory, travel
consulate => country, advisory, travel
travel advisory => country, advisory, travel
travel warning => country, advisory, travel
travel advice => country, advisory, travel
foreign aid = humanitarian aid = relief work => aid, humanitarian, project
refugee = displaced people => population, refugee
army => military
defence forces => military
veteran = veterans affairs => benefit, facility
social security = welfare benefits = unemployment benefit = state benefits => benefit
public records = vital records = archives of state => record, search records
freedom of information = foia => request, record
non profit = nonprofit = charity = ngo = charitable organization = foundation for good => organization, nonprofit, charity
`;
