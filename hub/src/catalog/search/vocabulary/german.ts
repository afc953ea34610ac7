/** German words of requests and of what tools handle, with their English. */
import type { LanguageTable } from './dictionary.ts';

export const GERMAN: LanguageTable = {
  endings:
    /^(?:e|en|em|er|es|est|ern|erst|n|ne|nen|nis|nisse|s|st|t|te|ten|ter|tes|tem|ung|ungen|ens|end|ende|enden|ender|endes|in|innen|isch|ische|ischen|bar|bare|baren|lich|liche|lichen)?$/,
  changedEnds: [],
  compounds: true,
  loanEndings: ['en', 'n', 'e'],
  stopWords: `
aufs furs aber als am an ans auch auf aus bei beim bin bis bitte bist brauche brauchen da damit dann das dass dein deine dem den denn der
des dich die dies diese diesem diesen dieser dieses dir doch du durch ein eine einem einen einer eines er es etwas euch euer
fur gegen gib gibt habe haben hat hatte helfen hilf hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja jede jedem jeden
jeder jedes jemand kann kannst konnen konnte konntest koennen koennte man mich mir mit mochte moechte
muss mussen nach nicht noch nun nur ob oder ohne per schon sehr sein seine seinem seinen seiner seit sich sie sind so soll
sollen sollte uber ueber um und uns unser unsere unserem unseren unter vom viel viele von vor wann warum was welche welchem welchen welcher
welches wenn werden wie will wir wird wo wollen wurde wurde wurden zu zum zur zwischen gerne eben mal halt moglich dabei davon dazu
fuer wieviel gibts
`,
  words: `
room: raum* zimmer*; difference, compare: unterschied*; cache: zwischenspeicher*; clear, empty: leer* geleert*
refresh: neuladen; period: zeitraum*; main: haupt*; grant: vergeb* gewahr* erteil*; wiki: wiki*; pod: pod; sprint: sprint*; app: app*; api: api*; web: web*
english: englisch*; german: deutsch*; polish: polnisch*; spanish: spanisch*; french: franzosisch*
manage: verwalt* administrier*; my: mein*; who: wer wem wen
show, view, display: zeig* anzeig* angezeigt* vorzeig* darstell* ansehen anschauen ansicht* angucken einseh*
list: auflist* aufzahl* liste listen auflistung* aufgelistet* verzeichnis* ubersicht*
get, fetch: hol* abhol* abruf* ruf* abgerufen* bekomm* erhalt* besorg* nenn* gib
read: les* lies* auslesen ausles* gelesen* einles*; download: herunterlad* runterlad* heruntergeladen* ziehen
load: lad* laden geladen*
search, find: such* durchsuch* gesucht* find* gefunden* nachschlag* aufspur* ermittel* ermitteln
query: abfrag* anfrag*; create, add: erstell* anleg* angelegt* erzeug* mach* eroffn* neuanlag* verfass* leg lege
new: neu neue neuen neuer neues neuem neueste* neust*
add: hinzufug* hinzugefugt* erganz* zufug* fug* eintragen eintrage
delete, remove: losch* geloscht* entfern* beseitig* wegwerf* tilg* rauswerf* ausblend*
update, change, edit: ander* geander* verander* aktualisier* bearbeit* editier* modifizier* anpass* angepasst* uberarbeit*
rename: umbenenn* umbenannt*; set: setz* festleg* einstell*; replace: ersetz* austausch*
send: send* schick* verschick* absend* versend* gesendet* gesandt* ubermittel* zusend*
publish: veroffentlich* veroffentlichung* publizier*; write: schreib* geschrieben* verfass*
save: speicher* abspeicher* gespeichert* sicher sichern sichere; open: offn* offen* offene* geoffnet* aufmach*
close: schliess* geschlossen* abschliess* zumach* abgeschlossen*
start, run: start* gestartet* beginn* loslaufen anstoss*; execute, run: ausfuhr* ausgefuhrt* fuhr* laufen
stop: stopp* anhalt* angehalten* beend* beendet* abbrech*
cancel: abbrech* stornier* absag* abgesagt* kundig* abgebrochen*
enable, turn on: aktivier* einschalt* anschalt* eingeschaltet*
disable, turn off: deaktivier* ausschalt* abschalt* ausgeschaltet*; restart: neustart*
restore: wiederherstell* zurucksetz* zuruckhol*; undo: ruckgangig*; repeat, retry: wiederhol* erneut* nochmal*
copy: kopier* kopie kopien duplizier* vervielfaltig*; move: verschieb* verschoben* beweg* umzieh*
transfer: uberweis* ubertrag* transferier*; upload: hochlad* hochgeladen*; import: importier* einspiel*
export: exportier* ausfuhr*; attach: anhang* anhange* beifug*
merge: zusammenfuhr* zusammenfug* mergen gemerged* verein*; connect, connection: verbind* verbund* anbind*
assign: zuweis* weise zugewiesen* zuordn* zugeordnet* zuteil*; assignee: bearbeiter* zustandig* verantwortlich*
approve: genehmig* freigeb* freigegeben* freigab* bewillig*; confirm, accept: bestatig* akzeptier* annehm* zusag*
reject: ablehn* abgelehnt* verweiger* zuruckweis*; share: teil* freigeb* freigab* geteilt*
invite, invitation: einlad* eingeladen*; join: beitret* teilnehm*; leave: verlass* austret*
subscribe: abonnier* abonn*; login: anmeld* einlogg* angemeldet*; logout: abmeld* auslogg*; register: registrier*
check, verify: pruf* uberpruf* gepruft* kontrollier* verifizier* checken nachseh*; validate: validier*
compare: vergleich* verglichen*; analyze: analys* auswert* untersuch*
calculate: berechn* rechn* ausrechn* kalkulier* errechn*; count: zahl* anzahl* zahlen; number: nummer* zahl*
sum: summ* summier*; sort: sortier* ordn*; filter: filter* gefiltert*
convert: umwandel* umwandl* konvertier* umrechn* wandel*; translate, translation: ubersetz*
summarize, summary: zusammenfass* zusammengefasst*; generate: generier*
plan, schedule: plan* einplan* geplant* terminier* zeitplan*; reschedule: verleg* vertag*; remind, reminder: erinner*
notification, notify: benachrichtig* verstandig* hinweis* mitteil*; monitor: uberwach* monitor*
track: verfolg* nachverfolg*; wait: wart*; recommend, suggest: empfehl* empfohlen* vorschlag* vorschlagen
predict, forecast: vorhersag* prognos* vorherseh*; explain: erklar* erlauter*; ask, question: frag* gefragt*
answer, reply: antwort* beantwort*; mark: markier* kennzeichn*; rate, review: bewert* rezension* beurteil*
vote: abstimm* stimm*; play: spiel* abspiel* wiedergab* wiedergeb*; record: aufnehm* aufnahm* aufzeichn*
draw: zeichn*; install: installier*; deploy, deployment: ausroll* bereitstell* deploy* einsatz*
build: bau* build* kompilier*; test: test* getestet*; fix: beheb* behoben* reparier* korrigier*
buy: kauf* einkauf* erwerb* gekauft*; sell, sale: verkauf*; pay, payment: bezahl* zahlung* bezahlung*
book, reservation: buch* buchung* reservier* gebucht*; order: bestell* auftrag*; archive: archivier* archiv*
lock, block: sperr* gesperrt* blockier*; unlock: entsperr*; click: klick*; resize: skalier* vergrosser* verkleiner*
issue, ticket: ticket* vorgang* vorgange meldung* fall; bug, error: fehler* bug* defekt* storung*
problem, issue: problem*; task: aufgabe*; project: projekt*; merge request: mergerequest*; repository: repositor*
branch: zweig* branch*; commit: commit*; code: code* quelltext* quellcode*
comment: kommentar* kommentier* bemerkung* anmerkung*; discussion: diskussion* diskutier* erorter*
thread: thread* faden; label, tag: etikett* schlagwort* kennzeichen*; version: version*
release: release* veroffentlichung*; milestone: meilenstein*; priority: priorität* prioritat* vorrang*
status, state: status zustand* stand; description: beschreib* beschrieben*; title: titel* uberschrift*
author: autor* verfasser* urheber*; owner: besitz* eigentumer* inhaber*; reviewer: prufer* gutachter*
member: mitglied*; participant, attendee: teilnehmer*; time spent, time entry: zeiterfass* aufwand* zeitbuchung*
time: zeit* uhrzeit*; pipeline: pipeline*; job: job*; server: server* rechner*; database: datenbank*; data: daten*
table: tabell*; column: spalt*; row: zeil*; record, entry: datensatz* datensatze eintrag* eintragen eintrage
key: schlussel*; index: index*; schema: schema*; backup: sicherung* datensicherung* backup*
container: container* behalter*; cluster: cluster*; network: netz* netzwerk*; address: adress* anschrift*
domain: domain* domane*; cloud: cloud* wolke; environment: umgebung*; variable: variabl*
configuration, settings: konfigur* konfiguration* einstell* einstellung*; option, preference: option*
parameter: parameter*; process: prozess* verfahren*; log: protokoll* log logs logbuch*
metric: metrik* messwert* kennzahl*; alert, alarm: alarm* warnung* warn*
incident: zwischenfall* vorfall* vorfalle storfall*; performance: leistung*
usage: nutz* verwend* verbrauch* auslast* gebrauch*; memory: arbeitsspeicher* hauptspeicher*
storage: speicherplatz* ablage*; disk: festplatt* platte* laufwerk*; device: gerat*
password: passwort* passworter kennwort* kennworter; username: benutzername*; user: benutz* nutzer* anwender*
account: konto* konten benutzerkonto*; role: rolle*; permission, right: berechtig* recht* erlaub* rechte
access: zugriff* zugang* zugange; security: sicherheit*; vulnerability: schwachstell* sicherheitslucke* lucke*
certificate: zertifikat*; token: token*; message: nachricht* botschaft*; email, mail: mail* email* post
inbox: posteingang* postfach*; draft: entwurf* entwurfe; recipient: empfang*; sender: absend*; subject: betreff*
topic: thema themen; attachment: anhang* anhange* anlage* dateianhang*; unread: ungelesen*; channel: kanal* kanale
chat, conversation: chat* gesprach* unterhalt* konversation*; reaction: reaktion*; calendar: kalender*
event: ereignis* veranstalt* event*; appointment, meeting, event: termin*
meeting: besprech* sitzung* treffen* meeting* konferenz*; deadline, due date: frist* falligkeit* fallig* abgabe*
holiday, vacation: urlaub* ferien* feiertag*; birthday: geburtstag*; contact: kontakt* ansprechpartner*
person, people: person* leute* mensch*; name: name* namen* vorname*; last name: nachname*
phone: telefon* handy* rufnummer* anruf*; note: notiz* vermerk*; file: datei*
folder, directory: ordner* verzeichnis* mappe*; path: pfad*; document: dokument* unterlag*
documentation: dokumentation* doku; page: seite*; website, web page: webseit* website* internetseite*
spreadsheet: kalkulationstabelle* tabellenkalkulation* arbeitsmapp*; sheet: blatt* blatter tabellenblatt*
cell: zelle*; presentation: prasentation*; slide: folie*; form: formular*; survey: umfrage* befrag*
template: vorlage* schablone*; text: text*; word: wort* worter*; sentence: satz* satze; language: sprach*
paragraph: absatz* absatze; report: bericht* report*; chart, graph: diagramm* grafik* schaubild*
dashboard: dashboard* ubersicht*; board: tafel* brett*; card: karte* karten*; group: gruppe*; team: team* mannschaft*
organization: organisation*; company: firm* unternehm* gesellschaft* betrieb*; customer, client: kund* kunde* klient*
employee: mitarbeit* angestellt* arbeitnehmer*; department: abteil*; invoice: rechnung*; receipt: quittung* beleg*
product: produkt* artikel* ware*; shop, store: laden* geschaft* shop*; cart: warenkorb*; price: preis*
cost, expense: kosten kost* ausgab*; discount: rabatt* gutschein* ermassig* nachlass*
delivery, shipping: liefer* versand* zustell*; package, parcel: paket* sendung*
inventory, stock: bestand* lager* bestande vorrat*; stock, share: aktie*; stock exchange, market: borse*
currency: wahrung* devisen*; exchange rate: wechselkurs*; rate: kurs*; money: geld*; bank: bank*
balance: saldo* kontostand* guthaben*; transaction: transaktion* buchung* umsatz*; tax: steuer*
salary: gehalt* lohn* gehalter; loan: kredit* darlehen*; cryptocurrency: kryptowahrung* krypto*
investment: investition* geldanlage*; dividend: dividend*; revenue: umsatz* umsatze einnahm*; income: einkommen*
profit: gewinn*; market: markt* markte*; offer: angebot*; contract: vertrag* vertrage*; subscription: abo* abonnement*
campaign: kampagn*; advertisement: werb* anzeig*; post: beitrag* beitrage*; follower: follower*; article: artikel*
news: nachricht* neuigkeit*; law: gesetz* recht*; map: landkart* stadtplan*
place, location: ort* orte* standort* platz*; city: stadt* stadte*; country: land lander* landes staat*
street: strasse*; route, directions: rout* weg wegbeschreibung* streck* anfahrt*; distance: entfern* abstand* distanz*
coordinates: koordinat*; nearby: nahe* umgeb* umkreis*; weather: wetter*; temperature: temperatur*
rain: regen* niederschlag*; wind: wind*; air: luft*; travel, trip: reis*; flight: flug* fluge*; plane: flugzeug*
airport: flughafen*; train: zug zuge zugen bahn*; station: bahnhof* haltestell* station*; bus: bus*
car: auto* wagen* fahrzeug*; hotel: hotel* unterkunft* ubernacht*; restaurant: restaurant* gaststatte* lokal*
recipe: rezept*; food: essen* lebensmittel* speise*; movie: film* kino*; series: serie*; actor: schauspiel*
music: musik*; song: lied* lieder* song*; artist: kunstler*; album: album* alben; playlist: wiedergabelist*
video: video*; audio, sound: ton tone klang* gerausch*; voice: stimme*
photo, picture, image: bild* bilder* foto* abbild*; color: farb*; book: buch bucher* buches
library: bibliothek* bucherei*; game, match: spiel* partie*; player: spieler*; league: liga*
score, result: ergebnis* resultat* spielstand*; standings: tabell*; sport: sport*; health: gesundheit*
doctor: arzt* arzte*; patient: patient*; medicine, drug: medikament* arznei*; disease: krankheit*
exercise, workout: ubung* training*; school: schule*; course: kurs* lehrgang*; student: schuler* student*
science, research: forsch* wissenschaft* studie*; light: licht* lampe*; home, house: haus* wohnung* heim*
heating: heizung* heiz*; day: tag*; today: heut*; yesterday: gestern* gestrig*; tomorrow: morgen morgig*; week: woch*
month: monat*; year: jahr*; hour: stund*; minute: minut*; date: datum*
now, current: jetzt aktuell* derzeit* gegenwart*; last, latest, recent: letzt* jungst* neuest* kurzlich*
next: nachst* folgend* kommend* anstehend*; previous: vorherig* vorig*; first: erste*
all: all alle allen aller alles samtlich*; every: jeden; top, best: beste besten bester bestes meist* hochst*
popular: beliebt* popular*; free, available: frei* verfugbar*; important: wichtig*; urgent: dringend* eilig*
similar: ahnlich*; random: zufall* zufallig*; history: verlauf* historie* geschicht*; change: anderung*
content: inhalt*; detail: einzelheit* detail*; information: information* auskunft* angabe*; type: typ typen art arten
category: kategori*; size: gross* grosse*; value: wert*; link: link* verknupf* verweis*; part: teil*
example: beispiel*; help: hilfe*; knowledge: wissen*; line: zeil* linie*; screenshot: bildschirmfoto*
screen: bildschirm*; window: fenster*; browser: browser*; button: knopf* schaltflache* taste*; function: funktion*
class: klasse*; method: methode*; request: anfrag* anforder* antrag*; response: antwort* ruckmeld*; rule: regel*
model: modell*; statistics: statistik*; percent: prozent*; quality: qualitat*; energy: energie* strom*
property: eigenschaft* immobilie*
scan: scann* einscann*; submit: einreich* eingereicht*; overwrite: uberschreib*; discard: verwerf* verworfen*; clean up: aufraum* aufgeraumt*
reopen: wiedereroffn*; trigger: auslos* ausgelost*; terminate: terminier*; revoke: widerruf* entzieh*; pause: pausier* pause pausen
resume, continue: fortsetz* fortfuhr* weitermach*; revert: zuruckroll* zuruckdreh*; clone: klon*; migrate: migrier* migration*
extract: extrahier* auszug* herauszieh*; split: aufteil* aufspalt* trenn*; detach, remove: abhang* abkoppel*; allow: erlaub* zulass* zugelassen*
decline: absag* ausschlag*; ban: verbann* sperr* gesperrt*; mute: stummschalt* stumm*; snooze, later: schlummer*; unsubscribe: abbestell*
evaluate: bewert* beurteil* evaluier*; estimate: schatz* kostenschatz*; total, sum: gesamt* insgesamt; average: durchschnitt* mittelwert*
difference, minus: abzug*; rank: rangliste* rang rangfolge*; compress: komprimier* verkleiner*; unpack, extract: entpack*; encrypt: verschlussel*
decrypt: entschlussel*; decode: dekodier*; encode: kodier*; format: formatier* format*; delay, postpone: verschieb* verzoger* aufschieb*
notify, notification: benachrichtig* mitteil*; monitor: uberwach* beobacht*; trace, track: verfolg* nachverfolg* ruckverfolg*
suggest, recommend: vorschlag* empfehl* empfohlen* empfiehl*; explain: erklar* erlauter*; describe: beschreib*; recognize, detect: erkenn* erkannt*
classify: klassifizier* einordn* einstuf*; highlight: hervorheb* markier*; pin: anheft* anpinn*; hide: versteck* verberg*; public: offentlich*
private: privat* vertraulich*; audit: prufprotokoll* revision*; response, feedback: ruckmeldung*; feedback: feedback*; poll, vote: abstimm* umfrag*; like: gefallt
favorite: favorit* lieblings*; press, click: druck* klick*; tap: antipp* tippen; fill: ausfull* ausgefullt*; scroll: scroll*; drag: zieh*
screenshot, capture: aufnehm* aufnahm* bildschirmaufnahm*; record, recording: aufzeichn*; paint, draw: mal malen zeichn*; plot: plott*
uninstall: deinstallier*; ship: verschiff*; trade: handel* gehandelt*; apply: anwend* bewerb*; failed, failure: fehlgeschlag* fehlschlag* gescheitert*
crash: absturz* absturz; wrong: falsch*; invalid: ungultig*; valid: gultig*; missing: fehlend* fehlt fehlen; empty: leer*; duplicate: doppelt* duplikat*
progress: fortschritt*; heading: uberschrift*; section: abschnitt* kapitel*; object: objekt*; length: lang* lange; duration: dauer*
time zone: zeitzone*; range, period: bereich* spann* zeitspann*; daily: taglich*; weekly: wochentlich*; monthly: monatlich*; yearly, annual: jahrlich*
quarter: quartal*; profile: profil*; team, squad: kader*; default: standard*; sample: muster* stichprob*; limit: grenze* limit*; quota: kontingent* quote quoten
batch: stapel*; visible: sichtbar*; manual: handbuch* anleitung*; unit: einheit*; username: benutzername*; app: anwendung* programm*; parent: ubergeordnet*
worldwide: weltweit*; industry: branche* industrie*; request, requirement: anforderung*; increase: erhoh* steiger* anstieg*; decrease: senk* verringer* ruckgang*
frequency: haufigkeit* haufig*; glossary: glossar*; abbreviation: abkurz*; dictionary: worterbuch*; embed: einbett*; nearest: nachstgelegen*
feature: funktion* merkmal*; idea: idee*; to do: aufgabenliste*; epic: epic*; checklist: checkliste*; backlog: ruckstand*; goal: ziel*; workflow: arbeitsablauf* ablauf*
automation: automatisier*; worklog: arbeitszeit* zeiterfass*; watcher: beobachter*; developer: entwickler*; readme: liesmich; fork: abspalt*; conflict: konflikt*
build: bau* build*; phase: phase*; dependency: abhangigkeit*; library: programmbibliothek*; debug: fehlersuch*; endpoint: endpunkt*; string: zeichenkette*
production: produktiv* produktion*; development: entwicklung*; shell, command: befehl* kommando*; site: webauftritt*; license: lizenz*; protection: schutz*
architecture: architektur*; training: training*; machine learning: maschinelles; speech, voice: sprach* gesprochen*; transcript: mitschrift* abschrift* transkript*
mood, sentiment: stimmung*; spelling: rechtschreib*; grammar: grammatik*; mailbox: postfach* mailbox*; sent: gesendet*; spam: spam*; trash: papierkorb* mull*
reply: antwort*; forward: weiterleit* weitergeleitet*; signature: unterschrift* signatur*; sign: unterschreib* unterzeichn*; newsletter: rundbrief* newsletter*
announcement: ankundig* bekanntmach*; notice: aushang* hinweis*; smartphone, mobile: handy* mobiltelefon*; voicemail: anrufbeantworter*; call: anruf* telefonat* telefonier*
agenda: tagesordnung*; guest: gast* gaste; busy: beschaftigt* belegt*; recurring: wiederkehrend*; alarm: wecker* alarm*; timer: zeitgeber* stoppuhr*
absence: abwesenheit*; sick: krank*; birth: geburt*; reminder: erinner*; done, completed: erledigt* fertig*; overdue: uberfallig*; late: verspat* spat*; habit: gewohnheit*
drive: laufwerk*; paper: papier*; field: feld*; formula: formel*; questionnaire: fragebogen* fragebogen; font: schriftart* schrift*; bold: fett*; printer, print: druck* drucker*
deal: abschluss*; locale, region: region*; meaning: bedeutung*; synonym: synonym*; quote: zitat* zitier*; joke: witz*; poem: gedicht*; icon: symbol* icon*; logo: logo*
background: hintergrund*; crop: zuschneid*; rotate: dreh* rotier*; scale, resize: skalier* vergross*; shape: form*; rectangle: rechteck*; circle: kreis*; arrow: pfeil*
bar: balken*; pie: kuchen* torten*; line: linien*; shortcut: abkurzung*; replica: replik*; volume: volumen* lautstarke*; traffic: verkehr* datenverkehr*
outage: ausfall* storung*; uptime: betriebszeit*; duty: bereitschaft*; escalate: eskalier*; threshold: schwellwert* schwelle*; processor: prozessor*; usage, load: auslastung*
key: schlussel*; authentication: authentifizier*; compliance: vorschrift*; threat: bedroh*; attack: angriff*; risk: risiko* risiken; virus: virus viren; leak: leck* datenleck*
area: gebiet* flache*; asset: vermogenswert* anlage*; hardware: hardware*; operating system: betriebssystem*; business: geschaft*; financial statement: bilanz* jahresabschluss*
earnings: ertrag* ertrage; cash flow: geldfluss* cashflow*; loss: verlust*; debt: schuld* schulden; bond: anleihe*; fund: fonds; option: optionsschein*; portfolio: depot* portfolio*
gold: gold*; oil: erdol* ol; raw material, commodity: rohstoff*; futures: termingeschaft*; wallet: geldborse* brieftasche*; payment: zahlung* bezahl*; refund: erstatt* ruckerstatt* ruckzahl*
budget: haushalt* budget*; mortgage: hypothek*; interest rate: zinssatz* zins*; interest: zinsen; salary, wage: lohne; payroll: lohnabrechnung* gehaltsabrechnung*; inflation: inflation* teuerung*
gross domestic product: bruttoinlandsprodukt*; unemployment: arbeitslos*; economy: wirtschaft*; bookkeeping: buchhaltung*; goods: guter; variant: variante*; catalog: katalog*
warehouse: lagerhaus* lager*; opportunity: verkaufschance*; supplier: lieferant*; seller: verkaufer* handler*; buyer: kaufer*; lead: interessent*; complaint: beschwerde* reklamation*
loyalty: treue*; gift: geschenk*; staff: personal*; colleague: kolleg*; boss, manager: chef* vorgesetzt*; candidate, applicant: bewerber* kandidat*; resume: lebenslauf* lebenslaufe
recruitment: personalsuche* rekrutier*; vacancy, job: stelle* stellenangebot* arbeitsplatz*; interview: vorstellungsgesprach* interview*; attendance: anwesenheit*; shift: schicht* dienstplan*
marketing: marketing*; keyword: stichwort* schlagwort* schlusselwort*; ranking: platzierung*; audience: zielgruppe* publikum*; trend: trend*; blog: blog*; newspaper: zeitung*; forum: forum foren
moderator: moderator*; copyright: urheberrecht*; court: gericht*; decision: entscheid* urteil*; patent: patent*; government: regierung* behord*; election: wahl* wahlen; politician: politiker*
parliament: parlament* bundestag*; insurance: versicher*; real estate: immobil*; rent: miet* vermiet*; donation: spende* spenden; landmark: sehenswurdigkeit*; radius: radius*
latitude: breitengrad*; longitude: langengrad*; altitude: hohe* hohen*; arrival: ankunft*; departure: abfahrt* abflug*; timetable: fahrplan*; delay: verspatung*; traffic jam: stau staus
subway: ubahn; taxi: taxi*; vehicle: fahrzeug* kraftfahrzeug*; truck: lastwagen* lkw; bicycle: fahrrad* rad; fuel: kraftstoff* benzin* sprit*; parking: parkplatz* parken parkhaus*; highway: autobahn*
postal code: postleitzahl*; population: bevolker* einwohner*; capital: hauptstadt*; border: grenze*; continent: kontinent*; airline: fluggesellschaft*; aircraft: flieger*; luggage: gepack*
passport: reisepass* ausweis*; visa: visum visa*; ship: schiff* boot*; cruise: kreuzfahrt*; accommodation: unterkunft*; climate: klima*; snow: schnee*; storm: sturm* gewitter* unwetter*
humidity: luftfeuchtigkeit*; pollution: verschmutz*; air quality: luftqualitat*; earthquake: erdbeben*; tide: gezeiten*; sea: meer*; sunrise: sonnenaufgang*; sunset: sonnenuntergang*; moon: mond*
planet: planet*; satellite: satellit*; horoscope: horoskop*; episode: folge* episode*; season: staffel* saison*; trailer: vorschau*; subtitle: untertitel*; noise: rausch* larm*
podcast: podcast*; radio: radio* rundfunk*; band: band*; singer: sanger*; lyrics: liedtext*; concert: konzert*; museum: museum* museen; exhibition: ausstellung*; art: kunst*; painting: gemalde*
leaderboard: bestenliste*; tournament: turnier*; cup: pokal*; championship: meisterschaft*; soccer: fussball*; horse: pferd*; race: rennen*; betting: wette* wetten; chess: schach*; quiz: quiz* ratsel*
fitness: fitness*; step: schritt*; heart rate, pulse: puls* herzfrequenz*; sleep: schlaf*; weight: gewicht*; nutrition: ernahr*; calorie: kalorie*; meal: mahlzeit*; ingredient: zutat*; cook: kochen koche kocht gekocht*
coffee: kaffee*; menu: speisekarte*; drink, beverage: getrank* getranke*; wine: wein*; beer: bier*; cocktail: cocktail*; hospital: krankenhaus* klinik*; symptom: symptom*; vaccine, vaccination: impf*
blood pressure: blutdruck*; blood: blut*; trial: studie*; citation: quellenangabe* zitat*; magazine: zeitschrift*; gene: gen gene*; protein: protein*; molecule: molekul*; species, kind: arten
animal: tier*; dog: hund*; cat: katze*; plant: pflanz*; flower: blume*; garden: garten*; mathematics: mathemat*; equation: gleichung*; solve: losen losung*; probability: wahrscheinlich*
education: bildung*; university: universitat* hochschule*; teacher: lehrer*; lesson: unterricht*; homework: hausaufgabe*; check, exam: prufung*; exam: klausur*; flashcard: karteikart* lernkart*; learn: lern* gelernt*
gender: geschlecht*; age: alter*; wedding: hochzeit*; lamp: lampe* leucht*; brightness: helligkeit*; temperature: warme*; thermostat: thermostat*; air conditioning: klimaanlage*; sensor: sensor* fuhler*
camera: kamera*; door: tur turen; gate: tor; scene: szene*; vacuum: staubsaug*; robot: roboter*; speaker: lautsprecher*; electricity, power: strom* leistung*; battery: batterie* akku*; solar: solar* photovoltaik*
crime: verbrech* kriminal*; police: polizei*; clothes: kleid* kleidung*; hair: haar*; religion: religion*; bible: bibel*; quran: koran*; prayer: gebet*; plate: kennzeichen*; bracket: klammer*
computer, server: rechner*; gainers, winner: gewinner*; map, card: karte karten; recording, capture: aufnahme*; participant, attendee: teilnehmer*; review, check, exam: prufung*; citation, quote: zitier* zitat*
sales, revenue, transaction: umsatz*; report, analyze: auswertung*; hours, time entry: stunden; save, storage, memory: speicher*; isolate, split, disconnect: trenn* abtrenn*; case, issue, ticket: fall falle
reference, link: verweis*; analyst: analyst*; availability, free: verfugbar* verfugbarkeit*; reset, restore: zurucksetz*; rollback, revert: zuruckroll*; undo, revert, rollback: ruckgangig*; on call, duty: bereitschaft*
chapter, section: kapitel*; album, disk: platte platten; employee, collaborator: mitarbeiter*; stop, complete, end: beende*; close, complete, lock: abschliess*; resolve, solve: losen; upcoming, next: kommend* anstehend*; steps: schritte schritten
`,
};
