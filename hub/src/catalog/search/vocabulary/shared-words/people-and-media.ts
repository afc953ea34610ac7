/** Words of people, mail, chat, money, media, sports, science: English, then Polish, German, Spanish and French. */

export const PEOPLE_AND_MEDIA = `
security: bezpieczenstw* zabezpiecz* | absicher* |  |
service: uslug* serwis* | dienst* | servicio* |
night: noc nocy noca noce nocny nocne | nacht* nachte* nachtlich* | noche* nocturn* | nuit*
weekend: weekend* | wochenend* |  | weekend*
team, squad, roster: sklad* | aufstellung* | alineacion* | effectif*
result, score: rezultat* | ergebnisse ergebnissen spielergebnis spielergebnisse | resultad* |
set up, create:  | einricht* eingericht* |  |
automatic:  | automatisch* selbsttatig* | automatic* | automatiqu*
label:  | beschrift* |  |
left, remaining: zostal* pozostal* reszt* | ubrig* verbleib* restlich* | qued* restant* | restant*
quote, price: notowan* | kursstand* notierung* aktienkurs* | cotizacion* cotiz* | cotation*
stock price: notowan* | aktienkurs* borsenkurs* | cotizacion* | bours*
turn off: zgas* gasic | ausmach* abdreh* |  | etei*
turn on: zapal* | anmach* eingeschalt* |  |
lower, decrease: scisz* | herunterdreh* | baj* disminu* | redui*
raise, increase: podnosi* podglosn* | hochdreh* | suben subio |
living room: salon* salonie | wohnzimmer* | salon* | salon*
bedroom: sypialn* | schlafzimmer* | dormitori* |
kitchen: kuchni* kuchen* | kuche* |  |
bathroom: lazienk* | badezimmer* | bano banos | bain*
garage: garaz* | garage* | garaj* cocher* | garage*
blind, cover: rolet* zaluzj* | rollladen* rolladen jalousie* rollo* | persian* | volet* store*
collaborator, colleague: wspolpracownik* |  | colaborador* | collaborat*
most popular, top: najpopularniejsz* | meistgehort* |  |
best, top:  | best* |  |
most sold, best seller: bestseller* najczesciej | meistverkauft* verkaufsschlager* | vendid* |
playlist: skladank* | playlist* | playlist* | playlist*
subtask, sub issue: podzadan* | unteraufgab* teilaufgab* | subtarea* | sous
estimate: szacunek szacunk* |  |  |
measure, track: pomiar* mierz* zmierz* | mess* |  | mesur*
stopwatch, timer:  | zeitmess* | cronometr* | chrono*
organization chart: organigram* organizacyjn* | organigramm* | organigrama* | organigramm*
mind map: mysli | gedankenkart* mindmap* | mental* | mental*
isolate, isolation: izol* odizol* | isolier* abtrenn* | aisl* | isol*
computer, asset: komputer* | computer* | computador* | ordinateur*
computer: komputer* | computer* | computador* | ordinateur*
host: hosc* | wirt* | anfitrion* | hote*
certificate: certyfikat* swiadectw* |  |  |
collection: kolekcj* zbior* | sammlung* kollektion* | coleccion* |
insert, add: wstaw* | einfug* eingefug* | inser* |
rate, tax rate: stawk* | steuersatz* steuersatze* | impositivo* |
tax:  |  | impuest* fiscal* |
coupon: talon* | rabattcode* | vale | coupon*
payment method, payment gateway:  | zahlungsart* zahlungsmethod* bezahlart* |  |
night, sleep: noc nocy nocna | nacht | anoche noche | nuit
resting: spoczynkow* | ruhe* ruhepuls* | reposo* | repos
pulse, heart rate:  | ruhepuls* herzschlag* | ritmo |
burned:  | verbrannt* | quemad* | brule*
check in, guest: zameldow* meldun* | eincheck* anreis* | registr* |
check out: wymeldow* | auscheck* abreis* |  |
medicine: leku |  | medicin* |
script: skrypt* | skript* | guion* |
console: konsol* | konsole* browserkonsole* | consol* | consol*
android: androida |  |  |
resign, give up: podda* poddaj | aufgeb* aufgab kapitulier* | rend* rindo | abandon*
judgment, decision, case:  | gerichtsurteil* gerichtsentscheid* |  |
case:  | falle fallen | caso casos |
cash flow: przeplyw* pieniezn* | kapitalfluss* kapitalflussrechnung* | caja | tresorerie*
income statement:  | gewinnrechnung* erfolgsrechnung* verlustrechnung* |  |
balance sheet:  |  |  | bilan*
gainers: rosnac* | kursgewinner* tagesgewinner* | suben alcist* ganador* | hausse*
losers: tracac* spadajac* | verlierer* kursverlierer* | bajan bajist* perdedor* |
euro:  |  | euros |
dollar: dolar* |  | dolar* |
cash, money:  | bargeld* | efectiv* |
artifact: artefakt* | artefakt* | artefact* | artefact*
dataset: zbior zbioru zbiory | datenbestand* | conjunto* |
sticky note: karteczk* samoprzylepn* | klebezettel* haftnotiz* notizzettel* | adhesiv* | autocollant*
decompile: dekompilier* dekompil* | dekompilier* dekompil* zuruckubersetz* | descompil* | decompil*
disassemble: dezasembl* | disassembl* | desensambl* | desassembl*
subscriber: subskrybent* abonent* | abonnent* | suscriptor* abonad* |
disk, storage:  |  | almacenamient* |
space, storage: przestrzen* |  | espacio* | espace*
vocabulary, flashcard: slowk* | vokabel* | vocabular* tarjet* | vocabulair* fiche*
rejoin, refresh, update:  | auffrisch* neulad* |  |
undo, revert: cofa* | zurucknehm* zuruckgeroll* | revierte | defai*
reset: zresetuj* reset* zerow* | zuruckgesetzt* | reset* |
page on call, alert: wezw* | alarmier* |  |
on call, schedule:  | rufbereitschaft* bereitschaftsdienst* |  |
acknowledge:  | quittier* |  | acquitt* confirm*
confirm:  |  |  | confirm*
redirect, forward: przekier* | umleit* weitergeleit* | redirig* reenv* desvi* | redirig*
vacation, out of office: biurem | abwesenheitsnotiz* |  |
leave, vacation:  | urlaubstag* urlaubsantrag* |  |
history:  |  | historial* historic* | historiqu*
pin:  | angeheft* fixier* | ancl* |
unpin: odpi* | loslos* ablos* losheft* | desfij* desancl* | desepingl*
kick, remove: wykop* | werf* hinauswerf* |  | expuls*
ban:  | bann* | vet* |
timeout, mute: ucisz* |  |  | muet*
voice channel:  | sprachkanal* |  | vocal*
stage:  | buhne* | escenario* | etap*
reaction:  |  |  | reaction*
poll: sondaz* |  | votacion* |
survey, form:  |  | cuestionari* | enquet*
submission:  | einsendung* |  |
tweet, post: tweet* | tweet* | tuit* tweet* | tweet*
follow: obserw* | folg* | sig* |
follower: fani fanow |  |  |
like: polub* lubie* | mag gefallen | gust* |
bookmark:  | lesezeichen* merk* |  | signet*
trends, trending:  | angesagt* |  |
timeline:  | zeitleiste* | cronologi* |
message: komunikat* |  |  |
direct message:  | direktnachricht* privatnachricht* |  |
thread:  | diskussionsfaden* |  |
draft: roboczy* robocz* |  |  |
trash: smietnik* |  | basur* | corbeil*
restore, recover: przywr* | wiederhergestell* retten |  |
permanent: trwal* stale | endgultig* dauerhaft* | definitiv* permanent* | definitiv*
language:  |  | lengu* | langu*
template: wzorzec* | vorlag* | plantill* |
signature:  |  |  | signatur*
sign:  | unterzeich* |  |
brand: brand* | marke* |  |
campaign:  | werbekampagne* |  | campagn*
advertisement, ad:  | werbeanzeige* | publicitari* |
audience, targeting: docelow* |  |  | cibl*
budget:  | etat* |  |
insights, performance: skutecznosc* efekt* | erfolg* | rendimient* |
lead:  |  | prospect* | prospect*
opportunity:  | chance* gelegenheit* |  |
deal:  |  | trato tratos |
pipeline: lejek lejk* | vertriebspipeline* | embudo* tuberi* |
customer: kupujac* |  |  |
company: przedsiebiorstw* | firma | empres* compani* sociedad* | entrepris* societ*
call: telefonicz* | angerufen |  |
phone number:  | telefonnummer* |  |
recording:  | mitschnitt* |  |
transcript: stenogram* | niederschrift* | transcripcion* | transcription*
participant: uczestni* | beteiligt* |  |
attendee: uczestni* |  |  |
invite: zaprosz* |  |  |
appointment:  | verabredung* |  |
reschedule, move:  | umleg* |  |
free slot, availability: okienk* | zeitfenster* verfugbarkeit* | hueco* | creneau*
reminder:  |  | recordator* |
shopping list:  | einkaufsliste* einkaufszettel* |  |
grocery, shopping: spozywcz* |  | comestibl* viveres |
check off, mark: odhacz* odznacz* | abhak* ankreuz* abgehakt* | tach* | coch*
complete: ukoncz* | erledig* vollend* | acab* finaliz* | achev*
done:  | getan |  | fait*
habit, routine: rutyn* plan | trainingsplan* | rutin* | routin*
workout: silown* cwicz* | trainingseinheit* | entren* entrenamient* | entrain*
exercise: cwicz* |  | ejercici* | exercic*
weight: masa masy cialo |  |  |
food: jedz* zjadl* | nahrung* | comid* aliment* |
water: wod* | wasser* | agua* | eau
distance:  |  | distanci* |
game: partie parties partii |  |  | partie parties partii
move: posuniec* | zugs | movimiento* | coup coups
draw: remis* | remis* unentschieden* | empate* | nulle
challenge: wyzw* wyzwan* | herausforder* | desafi* | defi*
puzzle: lamiglow* |  | rompecabez* acertij* puzle* | enigm*
chess:  | schachpartie* |  |
schedule: terminarz* | spielplan* terminplan* |  |
player: zawodni* |  |  |
paper: prac* | arbeit* fachartikel* aufsatz* | articul* | publicat*
science, paper:  |  | cientific* | scientifiqu*
research: badawcz* |  | estudi* | etud*
cancer: rak* raka nowotw* | krebs* | cancer* | cancer*
citation:  | zitation* | citad* citar cite citen | citat* citar citen
reference: bibliograf* przypis* referenc* | literaturverzeichnis* referenz* | referenci* bibliograf* | referenc* bibliograph*
abstract: abstrakt* | abstrakt* kurzfassung* |  |
judge: sedzi* | richter* | juez jueces jueza | juge*
court:  |  | juzgad* |
lawyer, attorney: prawnik* adwokat* | anwalt* anwalte* rechtsanwalt* | abogad* | avocat*
law: praw* |  | derech* |
lawsuit, case: pozew* pozwu | klage* rechtsstreit* | demanda* pleito* juicio* | proces*
film, movie:  |  | pelicul* |
watch: oglada* oglad* | schau* anschau* guck* gesehen | mirar | regard*
watched: ogladal* | gesehen* angeschaut* | visto vistos | vu vus vues
series:  | fernsehserie* |  |
song, track:  | musikstuck* |  |
artist:  |  | grup* |
album: plyt* |  |  |
release: premier* | neuerschein* | lanzamient* estren* | sortie*
audiobook: audiobook* | horbuch* horbucher* | audiolibr* |
genre:  | gattung* musikrichtung* |  |
video, clip: klip* filmik* |  |  |
channel:  |  |  | chain*
subtitle:  |  |  | sous titr*
comment:  | bemerk* |  |
clip: klip* fragment* | ausschnitt* |  |
avatar, replica: awatar* sobowtor* | doppelganger* zwilling* | replica* gemelo* | jumeau
picture, image:  |  |  | imag*
chart:  | kurve* |  | diagramm*
pie chart:  | kreisdiagramm* tortendiagramm* kuchendiagramm* | tarta |
bar chart:  | balkendiagramm* saulendiagramm* |  |
line chart:  | liniendiagramm* verlaufsdiagramm* | lineal |
histogram: histogram* | histogramm* | histograma* | histogramm*
scatter: punktow* rozrzut* | streudiagramm* punktwolke* | dispersion* |
flow diagram: przeplywu | flussdiagramm* ablaufdiagramm* |  |
map:  |  | plano | cart*
board:  | board* | pizarr* |
card:  |  | tarjet* | cart* fich*
column:  | kolonne* | column* |
row:  | reihe* |  | lign* rang*
table:  | tisch* | tabl* | tabl*
query:  |  |  | requet*
execute: wykon* | durchfuhr* |  |
backup:  | sicherungskopie* datensicher* |  |
migration:  | datenmigration* umzug* |  |
index:  | indize* | indic* | indic*
synonym: bliskoznacz* |  |  |
stop words: ignorowan* | stoppworter* fullworter* |  |
typo: literow* | tippfehler* schreibfehler* | errata* tipograf* | faute*
`;
