/** Tables as text: CSV, TSV, Markdown, HTML, what a database's shell prints. */
import { either } from '../marks.ts';
import { card, email, iban, nationalId, password, phone, sensitive, token } from '../short-names.ts';
import {
  alnum,
  amount,
  article,
  base32,
  base64,
  cardNumber,
  date,
  dni,
  hash,
  hex,
  ibanOf,
  id,
  lower,
  luhn,
  nir,
  pesel,
  place,
  product,
  schema,
  title,
  url,
  uuid,
  version,
  word,
} from './invented.ts';

const csv = (...rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(',')).join('\n');
const semicolons = (...rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(';')).join('\r\n');
const tsv = (...rows: readonly (readonly string[])[]): string => rows.map((row) => row.join('\t')).join('\n');
const markdown = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const html = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  `<table class="wrapped"><thead><tr>${head.map((each) => `<th>${each}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;
const htmlLines = (...rows: readonly (readonly [string, string])[]): string =>
  `<table>\n${rows.map(([name, value]) => `  <tr>\n    <th scope="row">${name}</th>\n    <td>${value}</td>\n  </tr>`).join('\n')}\n</table>`;

export const TABLES_IN_TEXT: readonly string[] = [
  csv(
    ['id', 'login', 'initial_password', 'role', 'created'],
    ['1041', 'm.lindqvist', password('Blaubeere&77'), title('Senior Developer'), date('2026-03-14')],
    ['1042', 'j.oyelaran', password('Rhabarber!19'), title('Product Owner'), date('2026-03-15')],
    ['1043', 'ci-runner', password('q8Zt-Lampe-x2'), title('Service Account'), date('2026-03-15')],
  ),
  semicolons(
    ['Personalnummer', 'Name', 'Telefon dienstlich', 'Mobil privat', 'IBAN', 'Eintritt'],
    [
      id('00041827'),
      'Hagedorn, Birte',
      phone('0431 9901-4410'),
      phone('0171 2286640'),
      iban(ibanOf('DE')),
      date('01.04.2019'),
    ],
    [
      id('00041828'),
      'Özdemir, Kaan',
      phone('0431 9901-4411'),
      phone('0160 94410287'),
      iban(ibanOf('DE', 1)),
      date('15.09.2021'),
    ],
  ),
  semicolons(
    ['Artikelnummer', 'Bezeichnung', 'EAN', 'Lagerplatz', 'Preis'],
    [
      article('DE44 1000 2041 8277'),
      product('Passwort-Buch A5, liniert'),
      article('4006381333931'),
      id('R12-F04'),
      amount('12.90'),
    ],
    [
      article('DE44 1000 2041 8278'),
      product('PIN-Nadel, 100 Stück'),
      article('4006381333948'),
      id('R12-F05'),
      amount('3.49'),
    ],
    [
      article('DE44 1000 2041 8279'),
      product('Tokenring-Kabel 3 m'),
      article('4006381333955'),
      id('R12-F06'),
      amount('8.20'),
    ],
  ),
  csv(
    ['Imię', 'Nazwisko', 'PESEL', 'Nr telefonu', 'E-mail', 'Stanowisko'],
    [
      'Bożena',
      'Wróblewska',
      nationalId(pesel('8405121934')),
      phone('604 228 711'),
      email('b.wroblewska@zaklad-mirex.pl'),
      title('Główna Księgowa'),
    ],
    [
      'Ignacy',
      'Sowa',
      nationalId(pesel('9111260577')),
      phone('+48 512 930 044'),
      email('i.sowa@zaklad-mirex.pl'),
      title('Starszy Programista'),
    ],
  ),
  csv(
    ['Nr zlecenia', 'Towar', 'Kod', 'Ilość', 'Data'],
    [id('84051219345'), product('Klucz płaski 13'), article('604228711'), '40', date('2026-11-03')],
    [id('84051219346'), product('Hasło reklamowe, baner'), article('604228712'), '2', date('2026-11-04')],
  ),
  csv(
    ['name', 'value', 'environment', 'protected', 'masked'],
    ['DEPLOY_TOKEN', token(`glpat-${alnum(20)}`), word('production'), 'true', 'true'],
    ['SENTRY_AUTH_TOKEN', token(`sntrys_${base64(60)}`), word('*'), 'true', 'true'],
    ['NPM_REGISTRY', url('https://npm.mirex.example/'), word('*'), 'false', 'false'],
    ['DB_PASSWORD', password('Kormoran.Teich_3'), word('staging'), 'true', 'true'],
    ['TOKEN_LIFETIME', word('3600'), word('*'), 'false', 'false'],
  ),
  csv(
    ['"Title"', '"Url"', '"Username"', '"Password"', '"Notes"', '"OTPAuth"'],
    [
      '"Hetzner"',
      `"${url('https://accounts.hetzner.com/')}"`,
      `"${email('ops@kiebitz.example')}"`,
      `"${password('vK2#mond, Satz')}"`,
      '""',
      `"otpauth://totp/Hetzner?secret=${sensitive(base32(32))}&issuer=Hetzner"`,
    ],
    [
      '"Router Lager"',
      `"${url('http://10.2.0.1/')}"`,
      '"admin"',
      `"${password('fritz4471kiebitz')}"`,
      `"${word('am Etikett')}"`,
      '""',
    ],
  ),
  csv(
    ['Payment id', 'Card number', 'Brand', 'Amount', 'Auth code', 'Order'],
    [id(`pay_${lower(14)}`), card(cardNumber(0)), word('visa'), amount('118.40'), id('041827'), id('4182770312')],
    [id(`pay_${lower(14)}`), card(cardNumber(1)), word('mastercard'), amount('9.99'), id('770312'), id('4182770313')],
  ),
  csv(
    ['shipment', 'tracking', 'carrier', 'weight_g', 'box'],
    [id(luhn('400012345678901')), id('1Z12345E0205271688'), word('UPS'), '1204', word('M')],
    [id('4182770312345671'), id('00340434292135100186'), word('DHL'), '880', word('S')],
  ),
  tsv(
    ['Nombre', 'DNI', 'Móvil', 'Correo electrónico', 'Cuenta bancaria'],
    [
      'Nuria Beltrán',
      nationalId(dni(40_218_377)),
      phone('655 120 983'),
      email('nuria.beltran@orujo.example'),
      iban(ibanOf('ES')),
    ],
    [
      'Pau Ferrer',
      nationalId(dni(7_731_902)),
      phone('611 40 92 18'),
      email('pau@orujo.example'),
      iban(ibanOf('ES', 1)),
    ],
  ),
  tsv(
    ['Réf', 'Nom', 'N° de sécurité sociale', 'Portable', 'Poste'],
    [
      id('SAL-0418'),
      'Maëlle Guivarch',
      nationalId(nir('2870529019044')),
      phone('06 31 90 44 18'),
      title('Développeuse senior'),
    ],
    [
      id('SAL-0419'),
      'Idriss Benali',
      nationalId(nir('1911075112208')),
      phone('07 68 22 10 93'),
      title('Chef de projet'),
    ],
  ),
  tsv(
    ['commit', 'author', 'date', 'subject'],
    [hash(hex(40)), word('build-bot'), date('2026-10-01T08:12:09Z'), title('Rotate token of the cache')],
    [hash(hex(40)), word('Ewa Zych'), date('2026-10-02T10:41:17Z'), title('Password: required in the schema')],
    [
      hash(hex(12)),
      word('renovate[bot]'),
      date('2026-10-03T06:00:00Z'),
      title('Update dependency jsonwebtoken to v9.0.3'),
    ],
  ),
  markdown(
    ['System', 'URL', 'User', 'Password', 'Owner'],
    ['Grafana', url('https://grafana.kiebitz.example'), 'viewer', password('Schilf-Rohr_28'), title('Platform Team')],
    [
      'Kibana',
      url('https://kibana.kiebitz.example'),
      'elastic',
      `\`${password('xP4mTz9qLw')}\``,
      title('Platform Team'),
    ],
    ['Wiki', url('https://wiki.kiebitz.example'), '–', word('SSO'), title('IT')],
    ['Jenkins', url('https://ci.kiebitz.example'), 'deploy', word('see vault'), title('Platform Team')],
  ),
  markdown(
    ['Parameter', 'Type', 'Required', 'Description'],
    [schema('password'), schema('string'), schema('required'), word('At least 12 characters')],
    [schema('api_key'), schema('string'), schema('optional'), word('Issued in the console')],
    [schema('pin'), schema('integer'), schema('required'), word('4 to 8 digits')],
    [schema('access_token'), schema('Bearer'), schema('required'), word('OAuth 2.0 access token')],
  ),
  markdown(
    ['Zugang (alt)', 'Kennwort (neu, ab 1.12.)', 'Stand'],
    ['wlan-gast', password('Sommerregen2026!'), date('2026-12-01')],
    ['drucker-2og', password('Tuete_Papier88'), date('2026-11-28')],
  ),
  markdown(
    ['Service', 'API key (prod)', 'Quota'],
    ['Maps', token(`AIza${base64('x'.length + 34).replace(/[+/]/g, 'k')}`), word('25,000/day')],
    ['Mail', token(`SG.${alnum(22)}.${alnum(43)}`), word('unlimited')],
    ['Weather', token(hex(32)), word('1,000/day')],
  ),
  markdown(
    ['Package', 'Current', 'Latest', 'Integrity'],
    ['jsonwebtoken', version('9.0.2'), version('9.0.3'), hash(`sha512-${base64(86)}==`)],
    ['password-hash', version('1.2.2'), version('1.2.2'), hash(`sha512-${base64(86)}==`)],
    ['pin-it', version('4.18.277'), version('5.0.0-rc.1'), hash(`sha512-${base64(86)}==`)],
  ),
  markdown(
    ['Sala', 'Kod do drzwi', 'Piętro', 'Miejsc'],
    ['Bałtyk', password('4471#'), '2', '12'],
    ['Tatry', password('9028#'), '3', '8'],
  ),
  markdown(
    ['Client', 'client_id', 'client_secret', 'Redirect'],
    ['Portal', id('portal-web'), sensitive(alnum(32)), url('https://portal.orujo.example/cb')],
    ['Kasse', id(uuid()), sensitive(`${alnum(8)}~${alnum(25)}`), url('https://kasse.orujo.example/cb')],
  ),
  markdown(
    ['Miejsce', 'Ulica', 'Telefon do recepcji', 'Godziny'],
    [place('Hotel Maria Skłodowska'), place('ul. Jana Pawła II 14'), phone('22 510 33 18'), word('8:00–20:00')],
    [place('Park Jordana'), place('al. 3 Maja 11'), phone('12 411 90 27'), word('6:00–22:00')],
  ),
  html(
    ['Service', 'Username', 'Password', 'Last changed'],
    ['SFTP Bank', 'kiebitz_pay', password('Habicht*Wolke5'), date('2026-08-30')],
    ['DHL Portal', email('versand@kiebitz.example'), password('Paket-Schnur.61'), date('2026-02-11')],
  ),
  html(
    ['Field', 'Validation', 'Example'],
    [schema('Password'), schema('min. 12 characters'), word('your-password-here')],
    [schema('Phone'), schema('E.164'), word('+CC NNN NNN')],
    [schema('Token'), schema('Bearer token'), word('&lt;token&gt;')],
  ),
  htmlLines(
    ['Name', 'Anselm Brandt'],
    ['Telefon', phone('0761 590 3318')],
    ['E-Mail', email('anselm.brandt@kiebitz.example')],
    ['Steuer-ID', either('12 345 678 901')],
    ['Passwort WLAN', password('Kessel-Dampf99')],
    ['Titel', title('Leiter Einkauf')],
  ),
  html(
    ['Pracownik', 'Numer konta', 'Telefon', 'Dział'],
    ['Halina Pająk', iban(ibanOf('PL').slice(2)), phone('791 204 883'), word('Kadry')],
    ['Mirosław Duda', iban(ibanOf('PL', 1)), phone('22 884 10 27'), word('Magazyn')],
  ),
  html(
    ['Device', 'Serial', 'Firmware', 'SKU'],
    ['Switch A', id('FOC2418X277'), version('17.9.4a'), article('PL61 1090 1014 0000')],
    ['Switch B', id('FOC2418X278'), version('17.9.4a'), article('PL61 1090 1014 0001')],
  ),
  `<ac:structured-macro ac:name="info"/><table><tbody><tr><td><p><strong>Host</strong></p></td><td><p>db-eu-2.kiebitz.example</p></td></tr><tr><td><p><strong>User</strong></p></td><td><p>fakt_ro</p></td></tr><tr><td><p><strong>Password</strong></p></td><td><p>${password('Milan#Horst40')}</p></td></tr><tr><td><p><strong>Port</strong></p></td><td><p>${word('5432')}</p></td></tr></tbody></table>`,
  ` id |   username   |        password        |     created_at\n----+--------------+------------------------+---------------------\n  1 | hbrandt      | ${password('Segel.Boje-71')}          | ${date('2026-01-04 09:12:00')}\n  2 | lkiefer      | ${password('Reuse!Korb8')}            | ${date('2026-01-05 10:40:13')}\n(2 rows)`,
  `+----+-----------+--------------------------------------------------------------+---------+\n| id | login     | password_hash                                                | status  |\n+----+-----------+--------------------------------------------------------------+---------+\n|  7 | e.zych    | ${password(`$2b$12$${alnum(53)}`)} | ${word('active')}  |\n|  8 | t.marek   | ${password(`$2b$12$${alnum(53)}`)} | ${word('blocked')} |\n+----+-----------+--------------------------------------------------------------+---------+`,
  `NAME                     TYPE                                  DATA   AGE\n${word('default-token-kq8mt')}      ${word('kubernetes.io/service-account-token')}   3      41d\n${word('smtp-credentials')}         ${word('Opaque')}                                2      18d\n${word('db-password')}              ${word('Opaque')}                                1      ${word('277d')}`,
  `CONTAINER ID   IMAGE                       CREATED       STATUS\n${id('9f3c2ab41827')}   ${word('vault:1.18.2')}                ${word('3 days ago')}    ${word('Up 3 days')}\n${id('0a1b2c3d4e5f')}   ${word('postgres:17-alpine')}          ${word('3 days ago')}    ${word('Up 3 days')}`,
  `INSERT INTO staff (id, full_name, phone, password, title) VALUES\n (1, 'Lena Kiefer', '${phone('+49 761 4402 91')}', '${password('Wespe+Birne44')}', '${title('Team Lead')}'),\n (2, 'Otto Rabe', '${phone('0152 33910448')}', '${password('RabeAufDach9')}', '${title('Intern')}');`,
  `COPY public.api_keys (id, owner, token, revoked) FROM stdin;\n1\tportal\t${token(hex(40))}\t${word('f')}\n2\tkasse\t${token(hex(40))}\t${word('t')}\n\\.`,
  `Employee,SSN,Phone (home),Bank account (IBAN)\nDana Whitlock,${nationalId('536-22-8714')},${phone('(503) 555-0188')},${iban(ibanOf('GB'))}\nRoy Castellan,${nationalId('602-41-9930')},${phone('971-555-0127')},${iban(ibanOf('IE'))}`,
  `Key,Summary,Assignee,Story points\n${id('TOKEN-41')},${title('Secret scanning for forks')},${word('unassigned')},5\n${id('PIN-12')},${title('PIN entry: 4 digits, then lock')},${word('unassigned')},3\n${id('KEY-4182')},${title('Key account overview')},${word('unassigned')},8`,
  `Password policy\tValue\nMinimum length\t${word('14')}\nMaximum age\t${word('90d')}\nHistory\t${word('24 passwords')}\nComplexity\t${word('Enabled')}`,
  `Token,Symbol,Price,Contract\n${word('Wrapped Ether')},${word('WETH')},${amount('3120.44')},${id(`0x${hex(40)}`)}\n${word('Chainlink')},${word('LINK')},${amount('14.02')},${id(`0x${hex(40)}`)}`,
];
