/** Words of software, systems, the home, trade, and what is done with them: English, then Polish, German, Spanish and French. */

export const SYSTEMS_AND_TRADE = `
branch: odnog* |  | ram* |
commit: rewizj* |  |  |
merge:  | zusammengefuhr* verschmelz* |  |
merge request, pull request:  | anderungsantrag* mergeanfrage* |  |
reviewer:  |  |  | relecteur*
review: przegl* | begutacht* durchsicht* | resen* | revu* avis
approve:  | zustimm* |  |
issue, ticket:  | anliegen | incidenci* | inciden*
problem, issue: klopot* |  |  |
comment, note: adnotacj* |  | comentari* observacion* | remarqu*
assignee:  | zugewies* | responsabl* | responsabl*
assign: przypis* | zugewies* |  |
milestone: milow* |  |  |
backlog: zaleglosc* backlog* | backlog* | pendient* |
epic: epik* | epos |  | epique*
priority:  | dringlichkeit* wichtigkeit* | priorid* |
time entry, worklog:  | zeiteintrag* zeiteintrage* arbeitsstunde* | trabajad* |
log time: zalogow* | erfass* verbuch* | imput* registr* | saisir
test:  |  |  | essai*
failed: niezaliczon* |  |  |
flaky: niestabiln* | instabil* unzuverlassig* | inestabl* | instabl*
deploy: wdraz* | ausgeroll* | implant* |
environment:  |  | entorn* ambient* |
variable:  |  | variabl* | variabl*
secret: sekret* tajn* poufn* | geheim* | secret* | secret*
vulnerability: luk* dziur* |  | vulnerabilid* | vulnerabilit* faill*
scan: przeskan* | abtast* | escan* |
code:  | programmcode* | codig* |
line: linijk* |  | renglon* | lign*
search code:  | codesuche |  |
package:  |  | paquet* libreri* | bibliothe*
dependency:  | abhangig* |  |
license:  |  | licenci* |
version:  | fassung* |  |
release notes, changelog:  | anderungsprotokoll* | novedades | nouveautes
library:  |  | bibliotec* librer* | bibliothe*
repository:  |  | repositori* |
file:  |  | archiv* ficher* |
folder, directory: teczk* |  | carpet* director* | repertoir*
content:  |  | contenid* |
rename:  | umgenannt* |  |
copy, duplicate: skopi* | vervielfalt* |  |
upload: wgr* zaladow* | hochgelad* raufladen | suben subio |
download: pobra* | heruntergelad* | baj* |
share: udostep* | freigegeb* |  |
access, permission: uprawn* |  | permis* |
user: uzytkowni* |  |  | utilisat*
account:  | account* |  |
cluster:  |  |  | grappe*
node: wezel* wezl* | knoten* | nodo* | noeud*
pod: pod poda pody podow podach |  | pod | pod
container: pojemnik* |  |  |
log:  |  | registr* bitacor* |
port:  |  | puert* |
domain:  |  | domini* |
certificate, ssl: certyfikat* ssl | ssl | ssl | ssl
address:  |  | domicili* |
firewall: zapor* | brandmauer* | cortafueg* | pare
queue: kolejk* | warteschlange* | cola colas | file
memory:  | gedachtnis* | memori* | memoir*
process:  |  | proces* |
command:  |  | comand* |
schedule, cron: codzien* regularn* | regelmassig* zeitgesteuert* |  | regulier*
scheduled task: zaplanowan* |  |  |
health, status: dziala* | erreichbar* funktionier* gesund* |  | fonctionn*
status:  |  | situacion* |
alert:  | alarmier* |  |
warning:  | unwetterwarn* | advertenci* | avertiss*
incident:  |  | incident* incidenci* averi* |
screenshot:  | screenshot* | pantallaz* |
click:  | anklick* |  |
button: guzik* |  |  |
fill:  | eingeb* eingegeb* |  |
form:  |  | formulari* |
navigate, open: przejdz* wejdz* | geh navigier* aufruf* aufgerufen* | abr* |
back: wstecz wroc | zuruck | atras volver | retour
tab:  | reiter* tab tabs | pestan* | onglet*
scrape, extract: zeskrob* | abgreif* | rasp* |
web search: internecie internet* | internet* | internet* | internet*
device:  |  | dispositiv* aparat* | dispositif*
phone: smartfon* | smartphone* |  |
emulator: emulator* | emulator* | emulador* | emulateur*
install:  | aufspiel* |  |
app: apk* |  | app | appli
battery: akumulator* |  | bateri* |
volume:  |  | volum* |
clipboard:  | zwischenablage* | portapapel* |
notification:  |  |  | notif*
light: oswietl* | beleucht* | lampar* | lamp*
heating, climate: kaloryf* | heizkorper* | calefac* |
temperature:  |  | temperatur* |
door, lock: zamek zamk* | schloss* haustur* | puert* cerradur* | serrur*
lock: zarygl* | verriegel* | cerr* |
unlock:  | aufschliess* entriegel* | abr* |
vacuum:  | saug* |  |
scene:  |  | escen* | scen* ambianc*
automation: automatyzac* | automation* automatik* |  |
weather:  |  | meteo* |
forecast:  | wettervorhersag* |  |
rain: pada* | regn* |  | pleuv*
storm: wichur* sztorm* |  |  |
snow:  | schnei* | niev* |
hourly:  | stundenweise | horari* |
airport:  |  | aeropuert* |
directions, route: dojecha* | wegbeschreib* fahrtroute* | indicacion* llegar | rout*
distance, duration: daleko | weit fahrzeit* fahrtzeit* | distanci* | dure*
coordinates, geocode:  |  |  | coordonne*
places, nearby: niedaleko |  |  |
restaurant: restaurac* |  |  |
elevation: npm | hohenlage* seehohe* | elevacion* |
room: sal* |  | cuarto* | chambr*
guest:  |  | huesped* |
arrival:  | anreise* |  |
rate, price: stawk* | tarif* zimmerpreis* | tarif* |
order:  |  | pedid* |
product:  |  | product* articul* | articl*
stock, inventory:  | lagerbestand* | existencia* inventari* |
refund:  | zuruckerstatt* zuruckzahl* | devol* devuelv* |
shipping:  |  | entreg* | livrais* expedit*
invoice:  |  | factur* |
payment: zaplat* |  | cobr* |
transaction:  |  | operacion* |
charge:  | belast* abbuch* einzieh* | cobr* | debit* prelev*
report: zestawien* |  |  |
sales report:  | umsatzbericht* verkaufsbericht* |  |
review, rating:  |  | resen* opinion* | avis
tag: tagow tagu znaczni* |  |  |
post, blog:  | blogbeitrag* blogeintrag* | entrad* articul* | billet*
unpublish:  | zuruckzieh* offline depublizier* | despublic* retir* | depubli*
page: podstron* | unterseite* |  |
media: media mediow | medien* mediathek* | medios multimedia | media*
member: uzytkowni* |  | soci* |
unsubscribe:  |  | desuscri* |
stock, share:  |  |  | bours*
exchange rate, forex:  | umrechnungskurs* |  | devis*
crypto: krypto* |  |  |
dividend:  | ausschutt* | dividend* |
earnings:  | geschaftszahl* quartalszahl* | gananci* | benefic*
insider: wtajemnicz* |  |  | initie*
holidays:  |  | festiv* feriad* |
market: ryn* |  | mercad* |
analyst: analityk* |  | analist* | analyst*
price target: docelow* | kursziel* |  |
sleep: spie | geschlafen* |  |
calories:  |  | calor* | calor*
heart rate: serc* |  |  |
family: rodzin* | familie* familien* | famili* | famill*
translation: przekl* |  |  | traduc*
glossary: glosariusz* | terminolog* | glosari* |
string, text: ciag* | zeichenkett* | text* | chain* text*
progress:  |  | avanc* | avanc* progres*
screenshot context: kontekst* | kontext* | contexto* | context*
summary, report:  | uberblick* |  |
search: szuk* znaj* |  |  |
similar:  |  | semejant* |
recommend:  | empfohl* | recomend* |
compare: porown* |  |  |
analyze:  | analysier* |  |
trigger, run: uruch* |  |  |
rerun, retry: jeszcze |  |  |
stop:  |  | deteng* | stopp*
pause:  |  |  | paus* suspen*
close:  |  | cerr* |
reopen:  | wiederoffn* wieder |  |
archive:  |  | archiv* |
move: przenie* przesu* |  |  |
change:  | wechsel* |  |
add: dopis* | hinzugefug* |  |
average:  |  | promedi* | moyen*
total: calkowit* |  |  |
latest: najswiezsz* | aktuellste* |  |
upcoming:  | bevorstehend* |  | venir
current:  | derzeitig* momentan* | vigent* |
evening: wieczor* | abend* |  | soir*
morning: rano poranek porank* | morgens vormittag* fruh |  | matin*
evidence: dowod* | beweis* | evidenci* | preuve*
policy:  | richtlinie* |  |
tenant: najemc* dzierzawc* | mandant* | inquilin* | locatair*
route:  |  |  | rout*
plugin: wtyczk* | erweiterung* | complement* | greffon*
gateway:  | schnittstelle* | pasarela* | passerell*
consumer: konsument* | konsument* | consumidor* | consommat*
vector: wektor* | vektor* | vector* | vecteur*
capture: przechwy* | erfass* aufgenomm* |  |
breakpoint:  | haltepunkt* |  |
variable name:  | variablenname* |  | variabl*
dashboard: kokpit* | instrumententafel* |  |
widget, gadget: widzet* gadzet* |  |  |
space: przestrzen* |  | espacio* | espace*
workspace: robocz* przestrzen* | arbeitsbereich* | espacio* | espace
team:  |  |  | equipo equipos
group:  |  | grup* |
organization: organizac* |  |  |
resolve:  | auflos* gelost* klar* | resuelv* | resolu*
other: inny inna inne innego innej innym |  | otro otra otros otras | autre autres
remaining: zostalo pozostalo | ubrig verbleibend* | quedan queda | reste restent
`;
