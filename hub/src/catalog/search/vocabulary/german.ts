/** German words of requests and of what tools handle, with their English. */
import type { LanguageTable } from './dictionary.ts';

export const GERMAN: LanguageTable = {
  endings:
    /^(?:e|en|em|er|es|est|ern|erst|n|ne|nen|nis|nisse|s|st|t|te|ten|ter|tes|tem|ung|ungen|ens|end|ende|enden|ender|endes|in|innen|isch|ische|ischen|bar|bare|baren|lich|liche|lichen)?$/,
  compounds: true,
  loanEndings: ['en', 'n', 'e'],
  stopWords: `
aber als am an ans auch auf aus bei beim bin bis bitte bist brauche brauchen da damit dann das dass dein deine dem den denn der
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
`,
};
