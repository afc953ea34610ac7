/** Secrets in settings, commands and calls, where no sign stands between a name and its value; and what looks like them. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

const RANDOM = 'q8Zk3nXw0Lr5Tb7Yc2VdF4Hs';

describe.each<readonly [string, string]>([
  ['port 6379\nrequirepass Elm-Root7\nmaxclients 10', 'port 6379\nrequirepass <SECRET>\nmaxclients 10'],
  ['masterauth "Elm-Root7"', 'masterauth "<SECRET>"'],
  ['username ops password 0 Elm.Root7', 'username ops password 0 <SECRET>'],
  ['enable secret 5 Elm.Root7', 'enable secret 5 <SECRET>'],
  ['snmp-server community elm-root RO', 'snmp-server community <SECRET> RO'],
  ['rocommunity elmroot', 'rocommunity <SECRET>'],
  ['snmpwalk -v2c -c elmroot sw-1', 'snmpwalk -v2c -c <SECRET> sw-1'],
  ['db-1.example:5432:shop:app:Elm-Root7', 'db-1.example:5432:shop:app:<SECRET>'],
  ['*:*:shop:app:Elm-Root7', '*:*:shop:app:<SECRET>'],
  ['aws configure set aws_secret_access_key elm/Root7+', 'aws configure set aws_secret_access_key <SECRET>'],
  ['npm config set //npm.example/:_authToken Elm-Root7', 'npm config set //npm.example/:_authToken <SECRET>'],
  ['//npm.example/:_authToken=3f9a1c07b5', '//npm.example/:_authToken=<SECRET>'],
  ['users=ops:$apr1$q8Zk3nXw$c2VdF4Hs9Gm1Jp6AL0r5T1', 'users=ops:<SECRET>'],
  ['net use Z: \\\\nas\\a Elm$Root7 /user:svc', 'net use Z: \\\\nas\\a <SECRET> /user:svc'],
  ["$a = ConvertTo-SecureString 'Elm&Root7' -AsPlainText", "$a = ConvertTo-SecureString '<SECRET>' -AsPlainText"],
  ['new NetworkCredential("svc", "Elm.Root7", "D")', 'new NetworkCredential("svc", "<SECRET>", "D")'],
  ['auth=("svc", "Elm.Root7")', 'auth=("svc", "<SECRET>")'],
  ["$db = new mysqli('db', 'app', 'Elm.Root7')", "$db = new mysqli('db', 'app', '<SECRET>')"],
  ["define('DB_PASSWORD', 'Elm!Root');", "define('DB_PASSWORD', '<SECRET>');"],
  ["headers.set('X-Api-Key', 'elm7root')", "headers.set('X-Api-Key', '<SECRET>')"],
  ['variable "db_password" {\n  default = "elm"\n}', 'variable "db_password" {\n  default = "<SECRET>"\n}'],
  ['<key>Password</key>\n<string>Elm</string>', '<key>Password</key>\n<string><SECRET></string>'],
  ['<input value="Elm.7" type="password">', '<input value="<SECRET>" type="password">'],
  [`{"name":"SESSION","value":"${RANDOM}"}`, '{"name":"SESSION","value":"<SECRET>"}'],
  ['{"m":"{\\"password\\":\\"Elm.Root\\",\\"n\\":3}"}', '{"m":"{\\"password\\":\\"<SECRET>\\",\\"n\\":3}"}'],
  ['Uid=app;Pwd=Elm{Root}7;Trust=yes', 'Uid=app;Pwd=<SECRET>;Trust=yes'],
  ['userPassword:: RWxtLlJvb3Q3', 'userPassword:: <SECRET>'],
  ['?card[exp]=11&card[cvc]=418&n=1', '?card[exp]=11&card[cvc]=<SECRET>&n=1'],
  ['?user%5Bpassword%5D=elm', '?user%5Bpassword%5D=<SECRET>'],
  ['SSID;WLAN-Schlüssel\nHof;Elm-Root-77', 'SSID;WLAN-Schlüssel\nHof;<SECRET>'],
  ['jdbc:oracle:thin:scott/Elm7@//db:1521/x', 'jdbc:oracle:thin:scott/<PASSWORD>@//db:1521/x'],
  ['sqlplus scott/Elm7@db', 'sqlplus scott/<PASSWORD>@db'],
  ['"app:Elm-Root7@tcp(db:3306)/x"', '"app:<PASSWORD>@tcp(db:3306)/x"'],
  [`the maker's secret ${RANDOM}, order 7`, "the maker's secret <SECRET>, order 7"],
  [`login with PAT ${RANDOM} now`, 'login with PAT <SECRET> now'],
  ['password: |\n  Elm.Root7\n', 'password: |\n  <SECRET>\n'],
  ['let password: String = "elm"', 'let password: String = "<SECRET>"'],
  ['a.setPassword("Elm.Root7")', 'a.setPassword("<SECRET>")'],
  ['smbclient //nas/a -U svc%Elm.Root7', 'smbclient //nas/a -U svc%<SECRET>'],
  ['http -a svc:Elm.Root7 https://a.example', 'http -a svc:<SECRET> https://a.example'],
  ['WPA2 key: elmroot77', 'WPA2 key: <SECRET>'],
  ['api key 3f9a1c07b5d2e8463f9a1c07b5d2e846', 'api key <SECRET>'],
  [`AccessKeySecret ${RANDOM}`, 'AccessKeySecret <SECRET>'],
])('in %j', (text, masked) => {
  test('the secret alone is masked', async () => {
    expect(await kindsIn(text)).toBe(masked);
  });
});

test.each([
  'requirepass is set in redis.conf',
  'token\tv2.1.0',
  'password 5 times wrong',
  'press key 7 to go on',
  'docker run -u 1000:1000 -p 8080:80 a/b',
  'read -s -p "Password: " PW',
  'https://user:<password>@proxy.example:3128',
  'snmp-server community public RO',
  'src/auth.ts:4182:27:error:TS2345-a',
  'aws configure set region eu-north-1',
  'net use Z: \\\\nas\\a /persistent:no',
  'ConvertTo-SecureString $env:PW -AsPlainText',
  'new NetworkCredential(user, password)',
  "define('PASSWORD_MIN_LENGTH', '12abc');",
  "t.set('password', 'Your password')",
  'variable "db_password" {\n  type = string\n}\nvariable "region" { default = "eu-north-1" }',
  '<key>PasswordPolicy</key>\n<string>v2-strict</string>',
  '<input type="hidden" value="4.12.0-a">',
  'let password: String = readLine()',
  'a.setToken(next); b.password("Your password")',
  'hash key 3f9a1c07b5d2e8463f9a1c07b5d2e846',
  'counts[token]=418; map[key]=value1',
  'secret prod-db-credentials-2026 of the cluster',
  'token Base64UrlEncodedTokenFactory is a class',
  'secret arn:aws:secretsmanager:eu-west-1:041827703104:secret:prod/db-Kq2mNv',
  'Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==',
  '"jsonwebtoken": "^9.0.2", "js-cookie": "3.0.5"',
  'PIN=____ TOKEN=…',
  'token card_1PqK2mNvYx8Lw, network visa',
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});
