/** Polish words of requests and of what tools handle, with their English. */
import type { LanguageTable } from './dictionary.ts';

export const POLISH: LanguageTable = {
  endings:
    /^(?:ow|iow|uj|acj|izacj|cj|i?n|nik|k|c|cz|i?czn|yczn|sk|osc|i?en|i?on|an|owan|n?iet|n?ieci|al|il|yl|l|aj|ij|yj|j|iw|yw)?(?:[aeiouy]|ia|ie|ii|iu|i?ami|i?ach|i?om|i?ow|i?owi|i?em|i?ego|i?emu|i?ej|[iy]ch|[iy]mi?|i?ek|[aeiy]?c|ajcie|amy?|asz|acie|uj|cie|my|[iye]?sz|[iye]my|[aiy]l|[aiy]j|i?en|owac|owal|i?um)?$/,
  changedEnds: [
    ['scie', 'st'],
    ['dzie', 'd'],
    ['cie', 't'],
    ['ci', 't'],
    ['dze', 'g'],
    ['dzy', 'g'],
    ['rze', 'r'],
    ['rzy', 'r'],
    ['sze', 'ch'],
    ['ce', 'k'],
    ['cy', 'k'],
  ],
  compounds: false,
  loanEndings: ['owi', 'ami', 'ach', 'iem', 'ow', 'om', 'em', 'ie', 'y', 'i', 'a', 'u', 'e'],
  stopWords: `
pod poza skad a aby albo ale ani bardzo bez bo by byc byl byla bylo byly bym chce chcialbym chcialabym chcemy cie co czy czyli dla do
dlaczego gdy gdzie i ich ile im in jak jaka jaki jakie jakis jakich jako je jego jej jest jestem jesli jezeli juz kiedy
ktora ktore ktory ktorych ktorego ktorej ktorym ma mam mamy maja mi mnie moge mozesz mozna
mu musze na nad nam nas nasz nasza nasze nie nich niej niego nim o od oraz po podczas pomoz poprzez potrzebuje prosze przed
przez przy przeciw sa sie sobie swoj swoja swoje swoich ta tak taki takie tam te tego tej temu ten to tobie tu tych tylko tym u
w we wedlug wobec wraz z za ze zeby zamiast mozliwosc sposob cos ktos jakas danego danej dany dana moglbys trzeba
`,
  words: `
room: pokoj pokoje pokoju pokoi sala sali sale; difference, compare: roznic*; cache: podreczn*; clear, empty: wyczysc* czysc* oprozni*
refresh: odswiez*; main, default: glown* domysln*; request: wniosek wniosk*; grant: przyzna* nadaj nadac; create, issue: wystaw*
job, work: praca pracy prace zatrudn*; english: angielsk*; german: niemieck*; polish: polsk*; spanish: hiszpansk*; french: francusk*
manage: zarzadza* administr*; my: moj moja moje moich mojego mojej; who: kto kogo komu
show, get, view: pokaz* wyswietl* zobacz* obejrz* przejrzyj* przeglada* podejrz* prezent* pokazuj*
list: lista listy liste listuj* wylistuj* wymien wymienic spis spisu zestawienie zestawienia wykaz* lister
get, fetch: pobierz pobrac pobier* pobran* wez wezmij uzyska* otrzyma* zdobadz zdobyc daj podaj
read: czyta* odczyt* przeczyta*; download, export: sciagn* sciag*
search, find: szuka* wyszuk* znajdz znalezc znajd* znalez* odszuk* poszuk* odnajd*; query: zapytani* kwerend* odpyt*
create, add: utworz* tworz* stworz* zaloz* zaklad* zrob* zrobic; new: nowy nowa nowe nowego nowej nowych nowym
add: doda* dodaj* dodawa* dopisz* dopisa* dolacz*
delete, remove: usun* usuw* skasuj* kasuj* kasow* skasow* wykasuj* wymaz* wywal* zlikwid* wyrzuc*
update, edit, change: zmien* zmian* zmieni* aktualiz* zaktualiz* edytuj* edycj* edytow* modyfik* zmodyfik* popraw* przerob* uaktualn*
rename, change name: przemian*; set: ustaw ustawic ustawiam ustawiaj ustal ustalic
send: wysl* wysyl* przesl* przesyl* nadaj nadac; publish: opublik* publik*
write: napisz* napisa* pisz* pisa* zapisz* zapisa* wpisz* wpisa*; save: zapisz* zapisa* zachow*
open: otworz* otwart* otwier*; close: zamkn* zamyk* zamkniet*
start, run: uruchom* uruchamia* wystartuj* startuj* rozpocz* odpal* wlacz* zacznij* zaczac
execute, run: wykona* wykonaj* wykonyw*; stop: zatrzym* zastopuj* wstrzym* przerw* zakoncz*
cancel: anuluj* anulow* odwola* odwolaj* rezygn*; enable, turn on: wlacz* aktyw* uaktywn*
disable, turn off: wylacz* dezaktyw*; restart: zrestartuj* restartuj* ponown* ponow* wznow*
restore: przywroc* przywrac* odtworz* odzysk* cofn*
copy: kopiuj* skopiuj* kopi* kopiow* skopiow* powiel* duplikuj* zduplikuj*
move: przenies* przeniesc przesun* przenos*; transfer: przelej* przelew* przekaz*
upload: wgraj* wgryw* przeslij* zaladuj* wczyta* wrzuc*; import: zaimport* importuj* importow*
export: eksport* wyeksport*; attach, attachment: zalacz* zalacznik* zalaczn*
merge: scal* polacz* polaczen* zlacz* laczen*; connect: polacz* podlacz* polaczen*
assign: przypisany przypisana przypisane przypisz* przypisa* przydziel* przypisan* wyznacz*; assignee: przypisany przypisana wykonawc* odpowiedzialn*
approve, accept: zatwierdz* zatwierdzen* zaakcept* akcept* potwierdz*; reject: odrzuc* odmow* odmaw*
share: udostepn* podziel* wspoldziel*; invite: zapros* zaprasz* zaproszen*; join: dolacz*; leave: opusc* opuszcz*
subscribe: subskryb* zasubskryb* obserwuj*; login: zaloguj* logowan* loguj*; logout: wyloguj*
register: zarejestr* rejestr*; check, verify: sprawdz* sprawdza* zweryfik* weryfik* skontrol* kontrol*
validate: waliduj* walidacj*; compare: porowna* porownaj* porownyw*; analyze: analiz* przeanaliz* zanaliz*
calculate: oblicz* policz* wylicz* obliczen* kalkul*; count, number: ilosc* liczb* zlicz* licznik* numer*
sum: suma sumy sume zsumuj* sumow*; sort: sortuj* posortuj* sortow*; filter: filtr* przefiltr* odfiltr*
convert: konwert* przekonwert* skonwert* przelicz* zamien* konwersj* przeksztalc*
translate, translation: przetlumacz* tlumacz* tlumaczen* przeklad*
summarize, summary: podsumuj* podsumow* stresc* streszcz*; generate: wygener* generow* generuj*
plan, schedule: zaplanuj* planuj* planow* harmonogram* rozklad*; reschedule, move: przelozyc przeloz* przesun*
remind, reminder: przypom* przypomn* przypomin*; notification, notify: powiadom* powiadam* zawiadom*
monitor: monitoruj* monitorow* nadzor*; track: sledz* sledzen*; wait: czeka* poczeka* zaczeka*
recommend, suggest: polec* zasugeruj* sugest* zaproponuj* rekomend*; predict, forecast: przewid* prognoz*
explain: wyjasn* wytlumacz* objasn*; ask, question: zapytaj* pytan* spyta* zada*
answer, reply: odpow* odpisz* odpisa* odpowied*; mark: oznacz* zaznacz*; rate, rating: ocen* oceny
vote: glosuj* glosow* zaglosuj*; play: odtwarza* odtworz* zagraj graj; record: nagra* nagryw*
draw: narysuj* rysuj* rysow*; install: zainstal* instaluj* instalacj*; deploy, deployment: wdroz* wdraza* wdrozen*
build: zbuduj* buduj* budowan* kompil*; test: testuj* przetestuj* testow* testy testu; fix: napraw*
buy: kup* kupic zakup*; sell, sale: sprzeda* sprzedaz* sprzedaj*
pay, payment: zaplac* plac placic placenie place platnosc* oplat* wplat* oplac*; book, reservation: zarezerw* rezerw*
order: zamow* zamawi* zamowien*; archive: zarchiw* archiw*; lock, block: zablok* blok*; unlock, unblock: odblok*
click: klikn* klik*; resize: przeskaluj* skaluj* rozmiar*
issue, ticket: zgloszen* zglos* zglosz* zglasza* bilet* sprawa sprawy sprawe spraw
bug, error: blad bledy bledow bledu bledem blednie bled* usterk* awari* pluskw*; problem, issue: problem*
task: zadan* zadanie; project: projekt* projekci*; merge request, pull request: mrki mrka mrow prki
repository: repozytor* repo; branch: galaz galez* galezi branczu brancz* branch; commit: komit* commit* zatwierdzen*
code: kod kodu kodem kody kodzie zrodlow*; review: przeglad* recenz* opini*
comment: komentarz* skoment* komentow* uwag*; discussion: dyskusj*; thread: watek watk*
label, tag: etykiet* znacznik* tag tagi; version: wersj*; release: wydan* wydaj*; milestone: kamien* kamieni kamienie
priority: priorytet*; status, state: stan stanu stany statusu statusy; description: opis opisu opisem opisy
title: tytul*; author: autor*; owner: wlascicel* wlascicie*; reviewer: recenzent*; member: czlonk* czlonek uczestnik*
time spent, time entry, hours: przepracow* godzin* czas; time: czas* czasu; pipeline: potok* pipelin*; job: zlecen*
server: serwer*; database: baza baze bazy baz bazie; data: dane danych danymi danym; table: tabel*; column: kolumn*
row: wiersz*; record, entry: rekord* wpis wpisu wpisy wpisow; key: klucz*; index: indeks*; schema: schemat*
backup: zapasow* backup*; container: kontener*; image: obraz* obrazk*; cluster: klaster* klastr*
network: siec sieci sieciow*; address: adres*; domain: domen*; cloud: chmur*; environment: srodowisk*
variable: zmienna zmiennej zmienne zmiennych; configuration, settings: konfigur* ustawien* skonfig*
option, preference: opcj* preferenc*; parameter: parametr*; process: proces*; log: logi logow dziennik* log
metric: metryk*; alert: alarm* ostrzez*; incident: incydent*; performance: wydajnosc*
usage: zuzyci* wykorzystan* uzyc* uzyci*; memory: pamiec* pamieci; disk: dysk*; device: urzadzen*
password: hasl* haslo hasel; user: uzytkownik* uzytkownic*; account: kont konto konta kontem kontach
role: rola role roli; permission, access: uprawnien* dostep* zezwol* pozwol* prawa; security: bezpiecz*
vulnerability: podatnosc* luki luka; certificate: certyfik*; token: tokeny tokenu tokenow; message: wiadomosc*
email, mail: mail maila maile mailem maili mailow poczt* email* mejl* e-mail*; inbox: skrzynk* odebran*; draft: szkic*
recipient: odbiorc* adresat*; sender: nadawc*; subject, topic: temat*; attachment: zalacznik*; unread: nieprzeczytan*
channel: kanal*; chat, conversation: czat* rozmow* konwersacj*; reaction: reakcj*; calendar: kalendarz*
event: wydarzen* zdarzen* imprez*; meeting: spotkan* zebran* narad*
appointment: wizyt* termin terminu terminy terminow terminie terminem
deadline: termin terminu terminy terminow terminie terminem; invitation: zaproszen*
holiday, vacation, leave: urlop* swiet* swiat wakacj*; birthday: urodzin*; contact: kontakt*
person, people: osob* ludzie ludzi czlowiek*; name: nazw* imie imion imienia imiona; surname, last name: nazwisk*
phone: telefon* komork*; note: notatk* notat* notk*; file: plik*; folder, directory: folder* katalog*; path: sciezk*
document: dokument*; documentation: dokumentacj*; page: strona strony strone stron stronie stronach
website, web page: witryn* strona strony strone stron stronie stronach internetow*; spreadsheet: arkusz* skoroszyt*
cell: komork*; presentation: prezentacj*; slide: slajd*; form: formularz*; survey: ankiet*; template: szablon*
text: tekst*; word: slowo slowa slow slowem slowami slowach wyraz*; sentence: zdan*; language: jezyk*
paragraph: akapit*; report: raport* sprawozdan*; chart, graph: wykres*; diagram: diagram* schemat*; dashboard: pulpit*
board: tablic*; card: kart* karty; group: grup*; team: zespol* druzyn*; organization: organizacj*
company: firma firmy firme firm firmie firmom firmach firmowy firmowe spolk* przedsiebior*
customer, client: klient* kliencie*; employee: pracowni*; department: dzial dzialu dzialy; invoice: faktur*
receipt: paragon*; bill: rachun*; product: produkt* towar*; shop, store: sklep*; cart: koszyk*
price: cena ceny cen cene cenie cenow* cennik*; cost, expense: koszt* kosztuj* wydatk* wydatek
discount: znizk* rabat* promocj*; delivery, shipping: dostaw* wysylk*; package, parcel: paczk* przesylk* pakiet*
inventory, stock: magazyn* zapas*; stock, share: akcj* gield* gieldow*; currency: walut*
exchange rate: kurs kursu kursy kursow; money: pieniad* pieniedzy kas* gotowk*; bank: banku banki bankow*
balance: saldo salda sald bilans*; transaction: transakcj*; tax: podat*; salary: pensj* wynagrodz* zarobk* wyplat*
loan: kredyt* pozyczk*; cryptocurrency: kryptowal*; investment: inwestycj* inwestow*; dividend: dywidend*
revenue, income: przychod* dochod*; profit: zysk*; market: rynek rynk*; offer: ofert*; contract: umow* kontrakt*
subscription: abonament* subskrypcj*; campaign: kampani*; advertisement: reklam*; post: post posty postow posta
follower: obserwujac*; article: artykul*; news: wiadomosc* aktualnosc* newsy; blog: blog*; law: prawo prawa prawn*
map: mapa mapy mape mapie map; place, location: miejsc* lokalizacj* polozen*; city: miast* miescie
country: kraj kraju kraje krajow panstw*; street: ulic*; route, directions: trasa trase trasy tras dojazd* drog*
distance: odleglosc* dystans*; coordinates: wspolrzedn*; nearby: pobliz* okolic* blisk*; weather: pogod*
temperature: temperatur*; rain: deszcz* opad*; wind: wiatr*; air: powietrz*; travel, trip: podroz* wyciecz* wyjazd*
flight: lot lotu loty lotow; plane: samolot*; airport: lotnisk*; train: pociag*; station: stacj* dworzec* dworc*
bus: autobus*; car: samochod* auto auta; hotel: hotel* nocleg*; restaurant: restauracj* knajp*; recipe: przepis*
food: jedzen* zywnosc*; movie: film*; series: serial serialu seriale seriali; actor: aktor*; music: muzyk*
song: piosenk* utwor utwory utworu utworow utworem; artist: artyst* wykonawc*; album: album*; playlist: playlist*
video: wideo film* nagran*; audio, sound: dzwiek* glos*; photo, picture: zdjec* fotograf* fotk*; color: kolor*
book: ksiazk*; library: bibliotek*; game, match: gra gry gre gier mecz* rozgryw*; player: gracz* zawodnik*
league: lig*; score, result: wynik*; sport: sport*; health: zdrow*; doctor: lekarz* doktor*; patient: pacjent*
medicine, drug: lek leki lekow lekarstw*; disease: chorob*; exercise, workout: cwiczen* trening*; school: szkol*
course: kurs kursy kursow; student: uczen uczni* student*; science, research: nauk* badan* naukow*
light: swiatl* lamp*; home: dom domu domow* mieszkan*; weekly: tygodniow*; day: dzien dni dnia dniu dziennie
today: dzis dzisiaj dzisiejsz*; yesterday: wczoraj*; tomorrow: jutr*; week: tydzien tygodni* tygodnia
month: miesiac* miesiec*; year: rok roku lata lat; hour: godzin*; minute: minut*; date: data daty dat date datami
now, current: teraz aktualn* biezac* obecn*; last, latest, recent: ostatni* najnowsz* niedawn*
next: nastepn* kolejn* nadchodz*; previous: poprzedn*; first: pierwsz*; all: wszystk* kazd* calosc cala caly cale
most, top: najlepsz* najwieksz* najpopularn* najwyzsz*; popular: popularn*; free, available: dostepn* woln*
important: wazn* istotn*; urgent: piln*; similar: podobn*; random: losow* przypadk*; history: histori*; change: zmian*
content: tresc* zawartosc*; detail: szczegol*; information: informac*; type: typ typu typy rodzaj*
category: kategori*; size: rozmiar* wielkosc*; value: wartosc*; link: odnosnik* lacz*; part: czesc*
example: przyklad*; help: pomoc*; knowledge: wiedz*; line: lini*; screen, screenshot: ekran* zrzut*; window: okn*
browser: przegladark*; button: przycisk*; function: funkcj*; class: klas*; method: metod*
request: zadan* prosb* zapyt*; response, answer: odpowiedz*; rule: regula reguly regule regul zasad*
model: modele modelu; statistics: statyst*; percent: procent*; quality: jakosc*; energy: energi*
scan: skan* zeskan*; submit: zloz*; overwrite: nadpis*; discard: odrzuc* porzuc*; clean up: posprzat* uporzadk*; reopen: ponown*
trigger: wyzwol* wyzwal*; terminate, kill: ubij* zabij* zakoncz*; revoke: cofn* uniewaznij* uniewazn* odwol*; pause: wstrzym* pauz* zapauz*; resume, continue: wznow* wznaw* kontynu*
revert, roll back: wycof* przywroc*; clone: klon* sklon*; migrate: migr* zmigr*; extract: wyodrebn* wyciagn* wyluskaj*; split: podziel* dziel* rozdziel*; detach: odlacz* odepnij*
allow: pozwol* pozwal* zezwol* zezwal*; decline, reject: odmow* odrzuc*; ban: zban* wyrzuc* banuj*; mute: wycisz*; snooze: drzemk*; unsubscribe: wypis* odsubskryb*
evaluate, rate: ocen* ocenia*; estimate: szacuj* oszacuj* szacow* oszacow* wycen*; total, sum: lacznie laczn* suma sumy sume razem; average: sredni*; rank: ranking* uszereg*
compress: kompres* skompres* spakuj* spakow*; unpack, extract: rozpakuj* rozpakow*; encrypt: szyfr* zaszyfr*; decrypt: odszyfr* rozszyfr* deszyfr*; decode: dekod* zdekod*; encode: zakod* kodow*
format: format* sformat*; delay, postpone: opozn* odloz* przeloz* odrocz*; notify, notification: powiadom* powiadam* zawiadom*; monitor: monitor* nadzor*; track, trace: sledz* wysledz*
suggest, recommend: sugest* sugeruj* zasugeruj* polec* rekomend* zaproponuj* propon*; explain: wyjasn* wytlumacz* objasn*; describe: opisz* opisa*; recognize, detect: rozpozna* wykry* wykryj*
classify: klasyfik* sklasyfik*; highlight: podkresl* wyroznij* wyrozn*; pin: przypnij* przypi* przypin*; hide: ukry* ukryj* schow*; public: publiczn*; private: prywatn*; audit: audyt*
feedback: opini*; poll, vote: glosow* zaglos* glosuj* ankiet*; favorite: ulubion*; press, click: nacisn* kliknij* klikn*; fill: wypeln*; scroll: przewin* przewij*; drag: przeciagn*
capture, record: nagra* nagraj* nagryw* rejestr*; paint, draw: namaluj* malow* rysuj* narysuj* rysow*; uninstall: odinstal*; trade: handl*; apply: zastos* aplik*
failed, failure: nieudan* awari* niepowodzen*; crash: zawies*; wrong: zly zle zla; invalid: niepopraw* niewazn* nieprawidl*; missing: brakuj* brak braku; empty: pust*; duplicate: duplik* powtorz*
progress: postep*; heading: naglow*; section: sekcj* rozdzial*; object: obiekt*; length: dlugosc*; duration: trwan* trwa; time zone: strefa strefy strefe stref; range, period: zakres* okres*
daily: codzienn* dzienn*; weekly: cotygodn*; monthly: miesieczn* comiesieczn*; yearly, annual: roczn* coroczn*; quarter: kwartal*; profile: profil*; default: domysln*; sample: probk*; limit: limit* ogranicz*
batch: zbiorcz* hurtow*; visible: widoczn*; manual: podrecznik* instrukcj*; unit: jednostk*; username: login* nick*; app, application: aplikacj* program programu programy; parent: nadrzedn* rodzic*
worldwide: swiatow* swiat swiata swiecie; industry: branz* przemysl*; requirement: wymagan* wymog*; increase: zwieksz* wzrost* podnies*; decrease: zmniejsz* spadek spadku spadk* obniz*; frequency: czestotliw*
glossary, dictionary: slownik* slownicz*; abbreviation: skrot*; embed: osadz*; nearest: najbliz*; feature: funkcjonaln* cech*; idea: pomysl*; to do: zadan*; goal: cel cele celu celow
workflow: przebieg*; automation: automat* zautomat*; worklog: przepracow* czasu; watcher: obserwuj* obserwator*; developer: programist* dewelop* developer*; conflict: konflikt*; fork: rozwidl*
phase, stage: etap* faza fazy fazie faze; dependency: zaleznosc* zaleznosci; debug: debug* zdebug*; endpoint: koncow*; string: lancuch* napis*; production: produkcj* produkcyjn*; development: rozwoj* deweloperski*
command, recommend: polecen*; command: komend*; license: licencj*; protection: ochron* chron*; architecture: architekt*; machine learning: maszynow*; speech: mow mowy mowe; transcript: transkrypcj* zapis*; sentiment, mood: nastroj*
spelling: ortograf* pisown*; grammar: gramatyk* gramatyczn*; mailbox: skrzynk*; spam: spam*; trash: kosz kosza koszu smieci; forward: przekaz* przesl*; signature: podpis*; sign: podpisz* podpis*
newsletter: biuletyn* newsletter*; announcement: ogloszen* oglos*; notice: uwag*; mobile, phone: komork* komorkow*; call: dzwon* zadzwon* polaczen* rozmow*; agenda: porzadek; guest: gosc goscie gosci goscia
busy: zajet*; recurring: cyklicz* powtarzaj*; alarm: budzik* alarm*; timer: minutnik* stoper*; absence: nieobecn*; leave, vacation: urlop*; sick: chorobow* chory; birth: urodz* narodz*; reminder: przypomn* przypomin*
done, completed: zrobion* ukonczon* zakonczon* gotow*; overdue, late: zaleg* spoznion* przetermin*; habit: nawyk*; drive: dysk*; paper: papier*; field: pole pola polu pol; formula: formul* wzor wzoru
questionnaire: kwestionariusz*; font: czcionk*; bold: pogrub*; print: druk* wydruk*; printer: drukark*; region: region* wojewodztw*; meaning: znaczen* znaczy; synonym: synonim*; quote: cytat* cytuj*
joke: dowcip* zart*; poem: wiersz*; icon: ikon*; logo: logo*; background: tlo tla tle; crop: przytn* przyci* kadr*; rotate: obroc* obrac*; resize, scale: skaluj* przeskal*; shape: ksztalt*
rectangle: prostokat*; circle: okrag* kolo kola kolko; arrow: strzalk*; theme: motyw*; bar: slupk*; pie: kolow*; line: liniow*; volume: glosnosc* wolumen* wolumin*; traffic: ruch ruchu
outage: awari* przestoj* przerw*; duty: dyzur*; escalate: eskal*; threshold: prog progu progow*; processor: procesor*; load: obciaz*; authentication: uwierzyteln* autoryz*; compliance: zgodnosc*
threat: zagroz*; attack: atak*; risk: ryzyk*; virus: wirus*; leak: wyciek*; area: obszar* powierzch*; asset: aktyw*; hardware: sprzet*; operating system: operacyjn*; business: biznes*; financial: finans*
loss: strat*; earnings: zarob* zysk*; debt: dlug* zadluz*; bond: obligac*; fund: fundusz*; portfolio: portfel*; gold: zlot zlota zloto; oil: rop ropy ropa; raw material, commodity: surow*; wallet: portfel*
refund: zwrot* zwroc*; budget: budzet*; mortgage: hipote*; interest: odset* oprocentow*; interest rate: stop stopy stopa; payroll: plac place; inflation: inflacj*; unemployment: bezroboc*; economy: gospodark* ekonom*
accounting: ksiegow*; goods: towar*; variant: wariant*; catalog: katalog*; warehouse: magazyn*; opportunity: szans* okazj*; supplier: dostawc*; seller: sprzedawc*; buyer: nabywc*; lead: potencjaln*
complaint: reklamac* skarg* zazalen*; loyalty: lojalnosc*; gift: prezent* podarun*; staff: personel* kadr*; colleague: wspolpracown* koleg*; boss, manager: szef* kierown* przeloz*; candidate, applicant: kandydat*
resume: zyciorys* cv; recruitment: rekrut*; vacancy: wakat* stanowisk*; interview: kwalifikacyjn*; attendance: frekwencj* obecnosc*; shift: zmianow* grafik*; marketing: marketing*; keyword: kluczow*
ranking: ranking* pozycj*; audience: odbiorc* publicznosc*; trend: trend*; blog: blog*; newspaper: gazet*; forum: forum fora; copyright: autorsk*; court: sad sadu sady sadow*; decision: decyzj* orzecz* wyrok*
patent: patent*; government: rzad rzadu rzadow*; election: wybor*; politician: polity*; parliament: parlament* sejm*; insurance: ubezpiecz*; real estate: nieruchomosc*; rent: wynaj* najem najmu czynsz*; donation: darowizn*
landmark, attraction: zabyt* atrakcj*; radius: promien* promieni*; latitude: szerokosc*; longitude: dlugosc*; altitude: wysokosc*; arrival: przyjazd* przylot*; departure: odjazd* odlot* wyjazd*; timetable: rozklad*
delay: opoznien*; traffic jam: korek korki korkow kork*; subway: metro*; tram: tramwaj*; taxi: taksow* taxi; vehicle: pojazd*; truck: ciezarow*; bicycle: rower*; fuel: paliw* benzyn*; parking: parking* parkow*
highway: autostrad*; email, postal code: pocztow*; population: ludnosc* populac* mieszkanc*; capital: stolic*; border: granic*; continent: kontynent*; airline: lini* lotnicz*; luggage: bagaz*; passport: paszport*
visa: wiz wizy wiza wize; ship: statek statk* okret*; cruise: rejs*; climate: klimat*; snow: snieg* sniez*; storm: burz*; humidity: wilgotn*; pollution: zanieczyszcz* smog*; earthquake: trzesien*
tide: plyw*; sea: morz* morsk*; sunrise: wschod*; sunset: zachod*; moon: ksiezyc*; planet: planet*; satellite: satelit*; horoscope: horoskop*; episode: odcin*; season: sezon*; trailer: zwiastun*
subtitle: napisy; noise: halas* szum*; podcast: podcast*; radio: radi*; band: zespol*; singer: piosenkar* wokalist*; lyrics: tekst*; concert: koncert*; museum: muze*; exhibition: wystaw*; art: sztuk*
painting: obraz*; leaderboard, standings: tabel* klasyfikacj*; tournament: turniej*; cup: puchar*; championship: mistrzostw*; soccer, football: pilk* pilkarsk*; horse: kon konie konia koni; race: wyscig*
betting: bukmach*; chess: szach*; quiz: quiz* zagadk*; fitness: fitness*; step: krok*; heart rate, pulse: tetn* puls*; sleep: sen snu spani* spal*; weight: wag wagi waga wage; nutrition: odzyw* zywien*
calorie: kalor*; meal: posil*; ingredient: skladnik*; cook: gotow* ugot*; coffee: kawa kawy kawe kawiarn*; menu: jadlospis* menu; drink, beverage: napoj* drink*; wine: wino wina; beer: piwo piwa piw
hospital: szpital* klinik*; symptom: objaw*; vaccine: szczepi* szczepion*; blood pressure: cisnien*; blood: krew krwi; trial: kliniczn*; citation: cytow*; magazine: czasopism*; gene: gen geny genu genow
protein: bialk*; molecule: czastecz* molekul*; species: gatun*; animal: zwierz*; dog: pies psa psy psow; cat: kot koty kota kotow; plant: roslin*; flower: kwiat*; garden: ogrod*; mathematics: matemat*
equation: rownan*; solve: rozwiaz*; probability: prawdopodob*; education: edukac* oswiat*; university: uniwersyt* uczeln* studia; teacher: nauczyciel*; lesson: lekcj*; homework: domow*; exam: egzamin* sprawdzian*
flashcard: fiszk*; learn: uczyc naucz*; gender: plec plci; age: wiek wieku; wedding: slub* wesel*; lamp: lampk* zarow*; brightness: jasnosc*; thermostat: termostat*; heating: ogrzew* grzejnik*; air conditioning: klimatyz*
sensor: czujnik*; camera: kamer*; door: drzwi*; gate: bram*; scene: scen*; vacuum: odkurz*; robot: robot*; speaker: glosnik*; electricity, power: prad pradu elektryczn*; battery: bateri* akumulat*; solar: sloneczn* fotowolt*
crime: przestep*; police: polic*; clothes: ubran* odziez*; hair: wlos*; religion: religi*; bible: bibli*; quran: koran*; prayer: modlit*; plate: rejestracyjn*
cancel, resign: rezygn*; issue, ticket, case: spraw*; profit, earnings, income statement: zyskow; balance, balance sheet: bilans*; undo, revert, rollback, restore: cofn* wycof*
on call, duty: dyzur*; resolve, solve: rozwiaz*; article, paper: artykul*; citation, quote: cytuj* cytat* cytow*; schedule, shift: grafik*; completed, done: wykonan* zrobion*
chapter, section: rozdzial*; genre, species: gatun*; recording, video: nagran*; query, request: zapytan*; copy, backup: kopi*; app, application: aplikac*; variable: zmienn*; post, record, entry: wpis*
subtitle, string: napis*; bookmark, tab: zakladk*; clipboard, hide: schow*; rerun, retry, restart: ponow* powtorz*; upcoming, next: nadchodz*; incident, outage, failure: awari*; burned: spalon* spalil*
duration: dlugo; coupon: kupon*; availability, free: wolny wolne wolnych; steps: krokow kroki
`,
};
