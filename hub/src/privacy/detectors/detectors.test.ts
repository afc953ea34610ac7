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
])('in %j', (text) => {
  test('nothing is masked', async () => {
    expect(await kindsIn(text)).toBe(text);
  });
});

describe('tokens of makers', () => {
  const run = (length: number): string => 'q8Zk3nXw0Lr5Tb7Yc2VdF4Hs9Gm1Jp6A'.repeat(5).slice(0, length);
  const hex = (length: number): string => '3f9a1c07b5d2e846'.repeat(6).slice(0, length);
  test.each([
    ['GitHub', `ghp_${run(36)}`],
    ['GitLab', `glpat-${run(20)}`],
    ['Slack', `xoxb-${'1'.repeat(12)}-${'2'.repeat(12)}-${run(24)}`],
    ['Stripe', `sk_live_${run(24)}`],
    ['OpenAI', `sk-proj-${run(74)}`],
    ['npm', `npm_${run(36)}`],
    ['Telegram', `7123456789:AA${run(33)}`],
    ['Mailchimp', `${hex(32)}-us12`],
    ['DigitalOcean', `dop_v1_${hex(64)}`],
    ['Terraform Cloud', `${run(14)}.atlasv1.${run(67)}`],
    ['Azure', `${run(3)}8Q~${run(34)}`],
    ['Brevo', `xkeysib-${hex(64)}-${run(16)}`],
  ])('%s: without a label, and nothing around it', async (_, secret) => {
    expect(await kindsIn(`rotate \`${secret}\`, please`)).toBe('rotate `<SECRET>`, please');
  });
});
