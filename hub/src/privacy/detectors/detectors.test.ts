/** What the detectors find in texts, and the look-alikes that they leave. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

/** Put together here, so that no file holds anything that looks like a key. */
const KEY_BODY = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC';
const begin = (type: string): string => `-----BEGIN ${type}-----`;
const end = (type: string): string => `-----END ${type}-----`;
const JWT = [{ alg: 'HS256' }, { sub: '1' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

describe.each<readonly [string, string]>([
  ['mail anna.k+tag@example.com now', 'mail <EMAIL> now'],
  ['<anna@example.com>, "o\'neil@example.com"', '<<EMAIL>>, "<EMAIL>"'],
  ['?email=anna%40example.com&x=1', '?email=<EMAIL>&x=1'],
  ['user=anna@example.com ok', 'user=<EMAIL> ok'],
  ['bounces+anna=example.org@lists.example.com', '<EMAIL>'],
  ['a%b@example.com', '<EMAIL>'],
  ['zażółć@przykład.pl 用户@例子.cn', '<EMAIL> <EMAIL>'],
  ['IBAN DE89 3704 0044 0532 0130 00, thanks', 'IBAN <IBAN>, thanks'],
  ['de89370400440532013000', '<IBAN>'],
  ['card 4111 1111 1111 1111 / 3782-822463-10005', 'card <CARD> / <CARD>'],
  ['Visa 4111111111111111', 'Visa <CARD>'],
  ['+49 30 901820', '<PHONE>'],
  ['Tel.: 030 901820', 'Tel.: <PHONE>'],
  ['me liga no 912 345 335', 'me liga no <PHONE>'],
  ['(212) 555-0143', '<PHONE>'],
  ['Telefoonnummer 0470-12-61-99', 'Telefoonnummer <PHONE>'],
  ['name,phone\nJan,601479850\nEwa,601479851', 'name,phone\nJan,<PHONE>\nEwa,<PHONE>'],
  ['| Name | SIN |\n|---|---|\n| A | 258240142 |', '| Name | SIN |\n|---|---|\n| A | <NATIONAL_ID> |'],
  ['DB_PASSWORD=swordfish', 'DB_PASSWORD=<SECRET>'],
  ['mysql --password=sword-fish shop', 'mysql --password=<SECRET> shop'],
  ['npm publish --token abc123def', 'npm publish --token <SECRET>'],
  ['curl -u ci:sw0rdfish https://x.example.com', 'curl -u ci:<SECRET> https://x.example.com'],
  ['{"password": "sword fish"}', '{"password": "<SECRET>"}'],
  ['<password>swordfish</password>', '<password><SECRET></password>'],
  ['hasło: Rower12!', 'hasło: <SECRET>'],
  ['mot de passe : Velo-1999', 'mot de passe : <SECRET>'],
  ['Das Passwort ist Rad1999!', 'Das Passwort ist <SECRET>'],
  ['Passwort im 2. OG ist jetzt Kaffee-7#Tasse, ja', 'Passwort im 2. OG ist jetzt <SECRET>, ja'],
  ['Hasło do VPN: Wisla_2025zima (nowe)', 'Hasło do VPN: <SECRET> (nowe)'],
  ['パスワードは Sakura#2025x です', 'パスワードは <SECRET> です'],
  ['use the new pw tr0ub4dor&3 today', 'use the new pw <SECRET> today'],
  ['creds for the box: deploy / hunter2!Zz', 'creds for the box: deploy / <SECRET>'],
  ['PIN 4711, CVV: 123, your login code is 482913', 'PIN <SECRET>, CVV: <SECRET>, your login code is <SECRET>'],
  ['mysqldump -u root -pWm8kQz31 shop', 'mysqldump -u root -p<SECRET> shop'],
  ["sshpass -p 'Fels&Moos12' ssh a@b", "sshpass -p '<SECRET>' ssh a@b"],
  ['redis-cli -h cache -a 9fKq27LmXz ping', 'redis-cli -h cache -a <SECRET> ping'],
  ['machine g.example login bot password swordfish', 'machine g.example login bot password <SECRET>'],
  ['Database=crm;Password=Brot&Salz77;Encrypt=true', 'Database=crm;Password=<SECRET>;Encrypt=true'],
  ['a?password=x1y2&lang=de', 'a?password=<SECRET>&lang=de'],
  ['see https://x.example/?access_token=aB3dE5gH7jK9mN1p', 'see https://x.example/?access_token=<SECRET>'],
  ["if password == 'sword-fish':", "if password == '<SECRET>':"],
  ['Nr konta: 61 1090 1014 0000 0712 1981 2874', 'Nr konta: <IBAN>'],
  ['erreichbar unter 0171 / 483 29 16', 'erreichbar unter <PHONE>'],
  ['Rückruf +49 (0)511 / 8756-0', 'Rückruf <PHONE>'],
  ['it is +44 7700 900123 now', 'it is <PHONE> now'],
  ['手机：138 1234 5678', '手机：<PHONE>'],
  ['СНИЛС 112-233-445 95', 'СНИЛС <NATIONAL_ID>'],
  ['マイナンバー：1234 5678 9018', 'マイナンバー：<NATIONAL_ID>'],
  ['Authorization: Bearer q8Zk3nXw0Lr5Tb7Yc2Vd', 'Authorization: Bearer <SECRET>'],
  ["{ Authorization: 'Basic YWRtaW46cTh6azNuWHcw' }", "{ Authorization: 'Basic <SECRET>' }"],
  ['Set-Cookie: sid=q8Zk3nXw0Lr5Tb7Yc2Vd; Path=/', 'Set-Cookie: sid=<SECRET>; Path=/'],
  ['postgres://app:swordfish@db:5432/shop', 'postgres://app:<SECRET>@db:5432/shop'],
  [`id ${JWT}.c2lnbmF0dXJl.`, 'id <JWT>.'],
  [`k ${begin('RSA PRIVATE KEY')}\n${KEY_BODY}\n${end('RSA PRIVATE KEY')} x`, 'k <PRIVATE_KEY> x'],
  [`cut ${begin('OPENSSH PRIVATE KEY')}\n${KEY_BODY}`, 'cut <PRIVATE_KEY>'],
])('in %j', (text, masked) => {
  test('the value alone is masked', async () => {
    expect(await kindsIn(text)).toBe(masked);
  });
});

describe.each([
  'logo@2x.png and @scope/pkg@1.2.3',
  'git@github.com:acme/app.git',
  'ts 1712345678.123456 and 1712345678123',
  'due 03/12/2013 or 2013-12-03',
  'DE89 3704 0044 0532 0130 01',
  'Seriennummer 4111 1111 1111 1111',
  'serial 0965 9993 0766 9121',
  'progress 07037/934282',
  'order 4155550143',
  'const password = getPassword();',
  'password = os.environ["DB_PASSWORD"]',
  'const token = await fetchToken(user);',
  'this.password = password;',
  'password: see the wiki',
  'the password is required',
  'password=changed',
  'token: none needed',
  'Authorization: Bearer <token>',
  'https://host.example:8080/path@v2',
  `${begin('PUBLIC KEY')}\n${KEY_BODY}\n${end('PUBLIC KEY')}`,
  'eyJub3QiOiJhIGhlYWRlciJ9.e30.x',
  'from 10.0.0.7',
  'if (password === undefined) return; if (password == other) stop();',
  'Message-ID: <CAJ7xk2mQ8pQ.4821@mail.example>',
  'GPIO pin 17, exit code 137, error code: 12345, status code 404',
  'password for user: anna42! and password policy: min-12-chars',
  'the password plugin is mysql-8.0.33, see RFC-2119',
  'meeting 842,,84217392205#',
  'password for PROJ-1234, login: see ticket 42 / later',
  'password reset took 120ms at 14:30',
  'clave primaria: user_id2',
])('in %j', (text) => {
  test('nothing is masked', async () => {
    expect(await kindsIn(text)).toBe(text);
  });
});
