/** Words of everyday and of what tools do to things: English, then Polish, German, Spanish and French. */

export const EVERYDAY = `
new releases, news: nowosc* | neuheit* neuerscheinung* | novedad* | nouveaut*
shareholder, holder: akcjonariusz* udzialow* | aktionar* anteilseigner* | accionist* | actionnair*
travel, distance, route: przejazd* przejech* | fahrt* fahrzeit* reisezeit* | trayect* recorrid* |
orientation: orientacj* | ausrichtung* | orientacion* | orientation*
delegate: delegat* pelnomocni* zastepc* | stellvertret* vertret* delegiert* | delegad* representant* | delegue*
summary, report: zestawien* | zusammenstell* | recopil* | synthes* bilan
unstable, flaky: niestabiln* chwiejn* | instabil* wackel* | inestabl* | instabl*
scatter: punktow* rozrzut* | streu* streudiagramm* | dispersion* | dispersion* nuag*
resource: zasob* | ressourc* | recurs* | ressourc*
headline, heading:  |  | titular* |
outline, structure: konspekt* zarys* struktur* | gliederung* struktur* aufbau* | esquem* estructur* | structur*
viewer: widz* | zuschauer* | espectador* | spectateur*
mass, bulk: masow* | massenhaft* massen* | masiv* | massif*
public, publish:  |  |  | publiqu*
stream, broadcast: transmisj* |  | transmision* emision* directo |
follow, follows: obserwowan* | folgt | siguen | suit
wake up, alert: obudz* | weck* aufweck* | despiert* despert* |
machine, device: maszyn* | maschine* | maquin* | machine*
weekday, day:  | wochentag* |  |
inch, unit:  | masseinheit* |  |
worker, employee:  |  | trabajador* |
salary, payroll:  |  | salari* | salair*
attendance: frekwenc* |  |  |
sick: zwolnien* | krankmeldung* krankenstand* |  |
expense: wydat* | spesen* auslage* |  | depens* frais
fine, fee:  | gebuhr* | tarif* comision* | frais
bank: bank* |  |  |
loan: pozycz* |  | prestam* |
debt:  |  |  | dett*
inflation: inflac* |  |  |
fear, greed: strach* chciw* | angst gier | miedo codici* | peur avidit*
opponent, seek: przeciwnik* | gegner* | oponente* rival* adversari* | adversair*
win: wygra* zwyciest* | gewonnen | ganar victori* | gagn* victoir*
lose: przegra* | verlier* verloren | perder pierd* |
goal:  | treffer | goles |
flight: przelot* |  |  |
walk: spacer* pieszo | fuss spazier* | andando camin* | pied
pharmacy: aptek* | apothek* | farmaci* | pharmac*
school:  |  | escuel* colegi* |
child: dzieck* dzieci | kind kinder kindern | nino ninos hijo hijos | enfant*
mother, family: mama matk* | mutter | madre mama |
birthday:  |  |  | anniversair*
milk, shopping: mleko mleka | milch | leche |
recipe:  |  | recet* |
sound:  |  | sonid* |
louder, volume: podglosn* | lauter |  |
quiet, mute: ciszej cicho | leiser leise |  |
bright, brightness: jasn* | heller | brill* claro | lumineu* clair
dark: ciemn* | dunkel* | oscur* | sombr*
warm, temperature: cieplo ciepl* | warm warmer | calor calient* | chaud*
cold, temperature: zimn* | kalt* kalter | frio fria | froid*
window:  |  | ventan* | fenetr*
empty, clear: oproz* | entleer* |  |
broken, failure: zepsut* popsut* | kaputt* | avéri* | cass*
cause, reason: przyczyn* powod* | ursache* grund* | causa* motiv* | caus* raison*
reason, explain: dlaczego | warum | porque | pourquoi
suspicious, malware: zlosliw* | verdachtig* schadlich* schadsoftware* | sospechos* malicios* | suspect* malveillant*
exploit: wykorzystywan* | ausgenutzt* | explotad* | exploite*
hacker, breach: wlaman* | einbruch* | fug* filtrac* | fuit*
settings:  |  | configurac* | reglag*
preferences:  | voreinstellung* praferenz* |  |
plan: planu plany |  | planes |
step:  |  |  | etap*
rule:  |  | norma* |
condition: warun* | bedingung* | condicion* | condition*
trigger: wyzwalacz* |  |  |
workflow: obieg* przeplyw* |  |  |
reuse, template:  |  | prefabricad* |
translate:  |  | traduzc* |
word:  |  | palabr* |
letter: list listu | brief briefe | carta* | lettr*
opinion, review:  |  | opinion* | avis
meaning, definition: definicj* | definition* |  |
article:  |  | articul* |
audio:  | tonspur* | sonid* |
logo:  |  | logotip* |
color: barw* |  |  |
layer: warstw* | ebene* | capa* | couche*
component: komponent* | komponente* bauteil* baustein* |  | composant*
style: styl* | stil* | estil* | style*
frame: ramk* | rahmen* |  |
arrow, connector:  |  | flech* conector* |
note:  |  | apunt* |
append: dopis* | anfug* angehang* | anex* |
page break: podzial* | seitenumbruch* umbruch* | salto |
footnote: przypis* | fussnote* |  |
paragraph:  |  | parraf* | paragraph*
password protect, protect: zabezpiecz* | geschutzt* | protecc* |
percent:  |  | porcentaj* ciento | pourcent*
biggest, largest: najwieks* |  | mayor* |
oldest, first: najstarsz* | altest* | antigu* | ancien*
duplicate: duplikat* zduplik* |  |  |
unused: nieuzywan* | ungenutzt* unbenutzt* | usad* | inutilis*
overdue:  | verspatet* |  |
unread: nieprzeczyt* |  | leid* |
subscriber: abonent* | abonnent* | suscript* |
reader: czytelni* |  | lector* |
visitor: odwiedz* | besucher* | visitante* | visiteur*
visit: odwiedz* | besuch* | visit* | visit*
lead, prospect:  |  | prospect* | prospect*
target:  |  | objetiv* | cibl*
owner:  |  | titular* |
admin: administrator* | administrator* |  | administrateur*
guest:  |  | huesped* | hote*
stay: pobyt* | aufenthalt* | estanci* estad* | sejour*
cleaning: sprzat* | reinig* putz* |  | menage
breakfast: sniadan* | fruhstuck* | desayun* | dejeuner
delivery:  |  | entreg* | livrais*
supplier:  | anbieter* |  |
competitor: konkuren* | konkurren* wettbewerb* | competidor* competenc* | concurren*
contract:  |  | contrat* |
signature:  |  |  | signatur*
parcel:  |  | paquet* |
star: gwiazdk* | stern* | estrell* | etoil*
deck: tali* | kartenstapel* | mazo mazos baraj* |
expiration, due: wygasn* wygasa* | verfall* | vencim* vence* caduc* | expir* echeanc*
body, measurement: cialo ciala | korper* | cuerpo corporal* | corps corporel*
endpoint, asset, device:  | endgerat* |  |
label, tag:  | beschrift* | rotul* | libell*
earlier, previous: wczesniejsz* | fruher* |  | anterieur*
high, elevation: wysoko | hoch |  | haut hauteur*
mountain: gor gory gora | berg berge | montan* | montagn*
area chart: warstwow* | flachendiagramm* |  | aires
family: rodzinn* | familiar* | familiar* | familial*
batch, bulk: wiele | viele mehrere stapelweise | muchos varios | plusieurs
stack: stos stosu |  | pila pilas |
sticker, emoji: naklejk* emotikon* | aufkleber* | pegatin* emotic* | autocollant*
mention: wzmian* | erwahn* | mencion* | mention*
hashtag, tag: hasztag* | hashtag* |  |
story: relacj* |  |  | histoir*
keyword:  |  | palabr* |
attribute: atrybut* |  | atribut* propied* | propriet*
variant: odmian* | variant* | variacion* |
ledger: ksieg* | hauptbuch* kontobuch* | mayor |
payout:  | auszahl* | retiro* | versement*
yield: rentown* | rendite* | rendim* | rendement*
sector, industry: sektor* | sektor* | sector* | secteur*
screener: selekc* | auswahl* |  |
candle, chart: swiec* | kerze* kerzen* | vela velas | bougie*
volume, traded: obrot* | handelsvolum* |  |
workload, deployment:  | arbeitslast* |  |
replica: replik* |  | replic* | repliqu*
namespace: przestrz* | namensraum* |  | espace
secret: sekret* tajemn* | geheimnis* | secret* | secret*
authorization: uprawn* | autorisier* | autoriz* |
gateway rule, route:  | weiterleitungsregel* | enrut* | routag*
cache, memory:  |  | memori* |
leaderboard, ranking:  | bestenlist* |  | classem*
vaccination: szczep* |  |  |
dentist, appointment: dentyst* | zahnarzt* | dentist* | dentist*
dinner, meal: obiad* kolacj* | abendess* mittagess* | comid* almuerz* |
evening: wieczor* | abend* |  | soir*
every week, weekly:  |  | semanal* |
every hour, hourly: cogodzinn* |  |  |
lately, recent:  |  | ultimamente | recemment
critical, severity: krytyczn* | kritisch* schwerwiegend* | critic* grave graves | critiqu* grav*
clean, clear:  | bereinig* saubern saubere* |  |
memory usage, usage: zuzyc* | speicherverbrauch* | consum* |
energy, consumption: zuzyc* | stromverbrauch* | consum* |
literature, paper: literatur* | literatur* fachliteratur* | literatur* | litteratur*
binary: binarn* | binar* | binari* | binair*
loop, repeat: petl* powtarz* | schleife* | bucle* | boucl*
virtual: wirtualn* | virtuell* |  | virtuel*
guest list:  | gasteliste* |  |
waiting, pending: oczekuj* | ausstehend* | pendient* | attent*
scheduled: zaplanowan* | angesetzt* |  |
`;
