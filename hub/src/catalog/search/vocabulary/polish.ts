/** Polish words of requests and of what tools handle, with their English. */
import type { LanguageTable } from './dictionary.ts';

export const POLISH: LanguageTable = {
  endings:
    /^(?:ow|iow|uj|acj|izacj|cj|i?n|nik|k|c|cz|i?czn|yczn|sk|osc|i?en|i?on|an|owan|n?iet|n?ieci|al|il|yl|l|aj|ij|yj|j|iw|yw)?(?:[aeiouy]|ia|ie|ii|iu|i?ami|i?ach|i?om|i?ow|i?owi|i?em|i?ego|i?emu|i?ej|[iy]ch|[iy]mi?|i?ek|[aeiy]?c|ajcie|amy?|asz|acie|uj|cie|my|[iye]?sz|[iye]my|[aiy]l|[aiy]j|i?en|owac|owal|i?um)?$/,
  compounds: false,
  loanEndings: ['owi', 'ami', 'ach', 'iem', 'ow', 'om', 'em', 'ie', 'y', 'i', 'a', 'u', 'e'],
  stopWords: `
a aby albo ale ani bardzo bez bo by byc byl byla bylo byly bym chce chcialbym chcialabym chcemy cie co czy czyli dla do
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
`,
};
