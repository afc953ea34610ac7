/** Sentences, mails, tickets, logs and tables in which personal data stands: `{x}` is the value. */

/** `{x}` an address, `{y}` another one, `{u}` one as it is written in a URL. */
export const EMAIL_TEXTS: readonly string[] = [
  'Please write to {x} if the import fails again.',
  'From: Anna Kowalska <{x}>\nTo: support <{y}>\nSubject: Re: invoice\n\nHi, see below.',
  'Bitte melden Sie sich bei {x}, danke!',
  'Napisz do mnie ({x}) albo zadzwoń po 15.',
  'Puedes escribirme a {x}; respondo mañana.',
  'Contactez {x} ou {y} avant vendredi.',
  'Scrivimi a «{x}» appena puoi.',
  'Mail {x} even als je klaar bent.',
  'Envie o comprovante para {x}.',
  'Hör av dig till {x}!',
  '[2024-03-11T08:15:02Z] INFO auth login ok user={x} ip=- ms=23',
  'id;name;email;active\n17;Jan;{x};1\n18;Eva;{y};0',
  '| Name | Mail |\n| --- | --- |\n| Piotr | {x} |\n| Ana | {y} |',
  'git log: commit by Dev One <{x}> on main, reviewed by {y}',
  'https://app.example.com/unsubscribe?email={u}&list=42',
  '[mail me](mailto:{x}) or open a ticket',
  'Error: user {x} not found\n    at findUser (/srv/app/users.js:41:13)\n    at async main (/srv/app/index.js:9:3)',
  'const admin = "{x}"; // who gets the alerts',
  'Co-authored-by: Pair Partner <{x}>',
  'cc @lead: the customer is {x}, contract no. 4711',
  '{x}',
  'Contatti: {x}; {y}',
  '{x}, {y}',
  'SELECT * FROM users WHERE email = \'{x}\' OR email = "{y}";',
  'To: {x}\r\nReply-To: {y}\r\n\r\nHello',
];

/** Numbers with their country code need no label. */
export const INTERNATIONAL_PHONE_TEXTS: readonly string[] = [
  'Call me on {x} after lunch.',
  'You can reach the site manager at {x}.',
  'Sie erreichen mich unter {x}.',
  'Proszę dzwonić: {x} (do 18).',
  'Mi móvil: {x}. Gracias.',
  'Appelez le {x} pour confirmer.',
  'Il mio numero è {x}, chiamami!',
  'Bel me op {x}.',
  'Me liga no {x} por favor',
  'Ring mig på {x} i morgon.',
  '--\nKarl Müller | Sales | {x} | Beispiel GmbH',
  'name;phone;city\nJan;{x};Gdańsk',
  '| Ana | {x} | Porto |',
  '[call] outbound to={x} duration=124s result=answered',
  'tel:{x}',
  'WhatsApp/Signal: {x}',
  '{x}',
  'Ticket #4411: customer asks to be called back ({x}), prefers mornings.',
  'sms sent to {x}, id 9f2',
  'He left two numbers: {x} / {y}',
];

/** National numbers, which only their surroundings tell apart; by language. */
export const NATIONAL_PHONE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Phone: {x}',
    'My cell is {x}, text me.',
    'call me at {x} any time',
    'Tel. {x}, ext. 12',
    'Mobile {x} | Fax n/a',
    'She asked us to ring {x} tomorrow.',
    'contact number: {x}',
    'Telephone number {x} (home)',
  ],
  de: [
    'Telefon: {x}',
    'Tel.: {x}',
    'Handy {x}, am besten abends',
    'Rufen Sie mich bitte unter {x} an.',
    'Mobilnummer: {x}',
    'Rückruf erbeten: {x}',
  ],
  pl: [
    'tel. {x}',
    'telefon kontaktowy: {x}',
    'Mój numer telefonu to {x}.',
    'kom. {x}',
    'Proszę zadzwonić pod {x}',
    'Zadzwoń: {x}',
  ],
  es: ['Teléfono: {x}', 'Llámame al {x}', 'mi móvil es {x}', 'Tlf. {x}', 'Tel: {x} (tardes)'],
  fr: ['Tél. : {x}', 'Appelez-moi au {x}', 'mon portable : {x}', 'Téléphone {x}', 'Joignable au {x} le matin'],
  nl: ['Telefoon: {x}', 'Bel mij op {x}', 'mobiel: {x}', 'Telefoonnummer {x}', 'tel. {x} (kantoor)'],
  pt: ['Telefone: {x}', 'Telemóvel: {x}', 'me liga no {x}', 'Celular {x}', 'Contacto telefónico: {x}'],
  sv: ['Telefon: {x}', 'Mobil: {x}', 'Ring mig på {x}', 'tfn {x}', 'Telefonnummer: {x}'],
  it: ['Telefono: {x}', 'Cellulare: {x}', 'chiamami al {x}', 'Tel. {x}', 'recapito telefonico {x}'],
};

/** Where national numbers stand in tables, under a heading. */
export const PHONE_TABLES: readonly string[] = [
  'name,phone\nJan Nowak,{x}\nEwa Lis,{y}',
  '| Kunde | Telefon |\n|---|---|\n| Meyer | {x} |\n| Schulz | {y} |',
  'id;telefon;miasto\n1;{x};Łódź\n2;{y};Kraków',
  'Name\tMobile\tCity\nAna\t{x}\tPorto\nRui\t{y}\tFaro',
];

export const IBAN_TEXTS: readonly string[] = [
  'Please transfer the deposit to {x} by Friday.',
  'IBAN: {x}\nBIC: DEUTDEFFXXX',
  'Bitte überweisen Sie auf {x}, Verwendungszweck RE-2024-118.',
  'Numer konta: {x}',
  'Transferencia a la cuenta {x} (alquiler)',
  'Mon RIB : {x}',
  'Bonifico su {x} intestato a Rossi',
  'Rekening {x} t.n.v. J. de Vries',
  'Conta para pagamento: {x}.',
  'Betala till {x}, tack.',
  '{x}',
  'payment_id=991 debtor={x} amount=12.50 EUR',
  'name;iban;amount\nMeyer;{x};120,00\nLis;{y};99,00',
  '| Supplier | IBAN |\n| --- | --- |\n| ACME | {x} |\n| Nova | {y} |',
  'WARN sepa: rejected "{x}" (AC04)',
  'refund({ iban: "{x}", amount: 1200 })',
  'The old account ({x}) is closed; use {y} from now on.',
  '<Id><IBAN>{x}</IBAN></Id>',
];

export const CARD_TEXTS: readonly string[] = [
  'My card {x} was charged twice.',
  'Card number: {x}, exp 09/27',
  'Kreditkarte {x} bitte sperren.',
  'Zapłaciłem kartą {x} wczoraj.',
  'La tarjeta {x} fue rechazada.',
  'Carte bancaire : {x}',
  'Carta di credito {x} scaduta',
  'creditcard {x} werkt niet',
  'Cartão {x} recusado de novo.',
  'Kortnummer {x} gäller inte.',
  'payment declined pan={x} code=05',
  'order;card;amount\n118;{x};10.00\n119;{y};12.00',
  '| Customer | Card | Date |\n|---|---|---|\n| Ann | {x} | 2024-02-02 |',
  "charge('{x}', 4200, 'eur')",
  'Visa/MC on file: {x}',
  '[gateway] auth request card_number={x} amount=1999 currency=EUR',
];

/** `{L}` is what the identifier is called; the tables have it as a heading. */
export const NATIONAL_ID_TEXTS: Readonly<Record<string, readonly string[]>> = {
  any: [
    '{L}: {x}',
    '{L} {x}',
    'Anna, {L} {x}, 2 dependants',
    '[kyc] verified {L}={x} score=0.97',
    'name;{L};city\nA. Nowak;{x};X\nB. Lis;{y};Y',
    '| Name | {L} |\n| --- | --- |\n| A. B. | {x} |\n| C. D. | {y} |',
    'Ticket 118: wrong {L} on file, should be {x}.',
    '- {L}: {x}\n- status: active',
    '{ "{L}": "{x}" }',
    '({L}: {x})',
  ],
  en: ['My {L} is {x}, please update it.', 'Customer confirmed {L} {x} by phone'],
  de: ['Meine {L} lautet {x}.', 'Die {L} des Kunden ist {x}'],
  pl: ['Mój {L} to {x}, proszę o zmianę.', 'Pracownik ({L} {x}) dostarczył umowę'],
  es: ['Mi {L} es {x}, gracias.', 'Cliente con {L} {x}'],
  fr: ['Mon {L} est le {x}.', 'Salarié, {L} : {x}'],
  it: ['Il mio {L} è {x}.', 'Cliente con {L} {x}'],
  nl: ['Mijn {L} is {x}.', 'Klant met {L} {x}'],
  pt: ['Meu {L} é {x}.', 'Cliente com {L} {x}'],
  sv: ['Mitt {L} är {x}.', 'Kund med {L} {x}'],
};

/** Machines' addresses: personal only where the operator asks for it. */
export const IP_TEXTS: readonly string[] = [
  '{x} - - [11/Mar/2024:08:15:02 +0000] "GET / HTTP/1.1" 200 512',
  'login from {x} refused',
  'Der Server {x} antwortet nicht.',
  'ssh: connect to host {x} port 22: Connection timed out',
  'client={x} upstream={y} ms=4',
  'zablokowano adres {x}',
  'La IP {x} está en la lista negra',
  'remote_addr: {x}',
];

export const MAC_TEXTS: readonly string[] = [
  'device {x} joined the network',
  'DHCPACK on lease to {x} via eth0',
  'Das Gerät {x} ist unbekannt.',
  'link/ether {x} brd on wlan0',
  'MAC: {x}',
  'urządzenie {x} zablokowane',
];
