/** Secrets that their place names: a column, a field beside them, an element, a flag; and code that looks like it. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

describe.each<readonly [string, string]>([
  ['user,Password (initial)\nana,Zq105&kwT', 'user,Password (initial)\nana,<SECRET>'],
  ['user;Password / PIN;host\nana;Zq105&kwT;h1', 'user;Password / PIN;host\nana;<SECRET>;h1'],
  ['| user | admin_pw |\n| --- | --- |\n| ana | Zq105&kwT |', '| user | admin_pw |\n| --- | --- |\n| ana | <SECRET> |'],
  [
    'check(password, (again), Pluto9)\nshow(password, Pluto9)',
    'check(password, (again), Pluto9)\nshow(password, Pluto9)',
  ],
  ['user,password,login\nana,Pluto-9,1\nbob,"Tea4Two",2', 'user,password,login\nana,<SECRET>,1\nbob,"<SECRET>",2'],
  ['user,password\nana,"Zq1,05&k"', 'user,password\nana,"<SECRET>"'],
  ['name,value\nDB_PASSWORD,Elm.Root7\nTTL,12-a', 'name,value\nDB_PASSWORD,<SECRET>\nTTL,12-a'],
  [' id | password\n----+----------\n  1 | Elm.Root7', ' id | password\n----+----------\n  1 | <SECRET>'],
  ['+---+\n| a | password |\n+---+\n| 1 | Elm.Root7 |', '+---+\n| a | password |\n+---+\n| 1 | <SECRET> |'],
  [
    'COPY public.keys (id, token) FROM stdin;\n1\t3f9a1c07b5d2e8463f9a1c07b5d2e846',
    'COPY public.keys (id, token) FROM stdin;\n1\t<SECRET>',
  ],
  [
    '<table><tr><th>User</th><th><p>Password</p></th></tr><tr><td>ana</td><td> <code>Elm.Root7</code> </td></tr></table>',
    '<table><tr><th>User</th><th><p>Password</p></th></tr><tr><td>ana</td><td> <code><SECRET></code> </td></tr></table>',
  ],
  [
    '<tr><th>Passwort WLAN</th>\n<td>Elm.Root7</td></tr><tr><td>Port</td><td>80</td></tr>',
    '<tr><th>Passwort WLAN</th>\n<td><SECRET></td></tr><tr><td>Port</td><td>80</td></tr>',
  ],
  ['Sala;Kod do drzwi\nA;4711#', 'Sala;Kod do drzwi\nA;<SECRET>'],
  ['user,PIN\nana,4711', 'user,PIN\nana,<SECRET>'],
  ['id,api_token\n1,3f9a1c07b5d2e8463f9a1c07b5d2e846', 'id,api_token\n1,<SECRET>'],
  ['| User | Password |\n|---|---|\n| ana | `Onyx!77` |', '| User | Password |\n|---|---|\n| ana | `<SECRET>` |'],
  ['| Hasło | Lato!2026 |', '| Hasło | <SECRET> |'],
  [
    "INSERT INTO u (id, password, at) VALUES (1, 'Corn,Flower', 2), (2, 'x(y', 3)",
    "INSERT INTO u (id, password, at) VALUES (1, '<SECRET>', 2), (2, '<SECRET>', 3)",
  ],
  ["ALTER USER a IDENTIFIED BY 'Birch+Moss8';", "ALTER USER a IDENTIFIED BY '<SECRET>';"],
  ['<add key="SmtpPassword" value="a/b" />', '<add key="SmtpPassword" value="<SECRET>" />'],
  ['- name: DB_PASSWORD\n  value: swordfish', '- name: DB_PASSWORD\n  value: <SECRET>'],
  ['<entry key="db.password">Moss/Stone2</entry>', '<entry key="db.password"><SECRET></entry>'],
  ['<password>two words</password>', '<password><SECRET></password>'],
  ['WIFI:T:WPA;S:Guest;P:Marble-26;;', 'WIFI:T:WPA;S:Guest;P:<SECRET>;;'],
  ['keytool -storepass changeIt-88x -alias a', 'keytool -storepass <SECRET> -alias a'],
  ['az login -u app -p Blue-Harbor', 'az login -u app -p <SECRET>'],
  [
    "echo 'S3cret-Stdin!' | docker login -u bot --password-stdin",
    "echo '<SECRET>' | docker login -u bot --password-stdin",
  ],
  ['PGPASSWORD=elm HASLO_FTP=oak', 'PGPASSWORD=<SECRET> HASLO_FTP=<SECRET>'],
  ['password: Cedar;Oak2', 'password: <SECRET>'],
  ['पासवर्ड: Chai@Garam108', 'पासवर्ड: <SECRET>'],
  ['root:$6$q8Zk3nXw0Lr5Tb7Y$c2VdF4Hs9Gm1Jp6A:19782', 'root:<SECRET>:19782'],
])('in %j', (text, masked) => {
  test('the secret alone is masked', async () => {
    expect(await kindsIn(text)).toBe(masked);
  });
});

test.each([
  '| Pin | Function |\n|---|---|\n| GPIO17 | LED1 |',
  'import {\n  PrivateKey, PublicKey,\n  X448Key, RSAKey2,\n}',
  "INSERT INTO posts (id, title) VALUES (1, 'password rotation v2')",
  '<add key="PasswordPolicy" value="min12chars" />',
  '    token = nextToken\n',
  'const token = error ?? last;',
  'token is BlockMap | BlockSeq',
  'publicKey = MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE',
  'password: !vault |',
  'password: ENC[AES256_GCM,data]',
  'Passwort-Hash ist jetzt argon2id',
  '<tr><td>Password length</td><td>14-a</td></tr><tr><td>Password</td><td>ask Birte</td></tr>',
  '<table><tr><th>Password</th></tr></table><table><tr><th>Version</th></tr><tr><td>v2-Beta7</td></tr></table>',
  'name,value\nVERSION,v2-Beta7\nPASSWORD,unchanged',
  'password_policy=min-12 nextpagetoken=CAUQAA418zz',
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});
