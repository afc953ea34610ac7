/** Texts made to be slow: the time grows with their length, never with its square. */
import { describe, expect, test } from 'vitest';
import { tableSecret } from './detectors/table-secret.ts';
import { maskValue } from './mask.ts';
import { contextOf } from './privacy-fixture.ts';

const SIZE = 100_000;

/** Of this thread alone, so that a busy machine does not count. */
async function cpuMsFor(pattern: string, length: number): Promise<number> {
  const text = pattern.repeat(Math.ceil(length / pattern.length));
  const start = process.threadCpuUsage();
  await maskValue(text, contextOf());
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

describe.each(
  [
    ['a@', '12-34', '1', '1.2.', 'eyJ', '-----BEGIN PRIVATE KEY-----', 'password=', 'password="', 'the password is '],
    [
      'a:',
      'aa bb ',
      '+',
      'http://a:',
      'DE12 ',
      'a,b\n',
      'a%3D',
      'Basic ',
      '--token ',
      'a',
      '[EMAIL:3f9a1c07] a@b.example ',
    ],
    ['Cookie: a=b; ', 'Authorization: x ', 'Digest AWS4-X ', '?sig=', '<password>a ', 'password: a;b', '"a b@'],
    ['recovery codes: ab12-cd34 ', 'seed phrase: word ', '2fa abcd ', '123456 is your ', 'setx a ', 'echo a |'],
    [
      "INSERT INTO t (password) VALUES ('a'),",
      'INSERT INTO t (password) VALUES (',
      '<a key="x" ',
      'name: x, value: ',
      'WIFI:S:a;',
      'variable "a" { default ',
      '<key>a</key> ',
      '<input value="a" ',
      'login("a", ',
      "set('token', ",
      'a:a:a:',
      'a:5432:a:',
      'snmpwalk ',
      'config set a/',
      'net use \\\\a ',
      '/reset?a&',
      '/reset',
      '&a[b]',
      'jdbc:oracle:thin:a',
      'token Ab1Cd2',
      'the safe code ',
      'code of the door ',
      'login as a with ',
      'passphrase is "a b ',
      '\\"password\\":\\"',
      'password=a{',
      'arn:secret:',
      'password: |\n  ',
      'password: a = ',
      'setPassword("a',
      'smbclient -U a%',
      'Ihr Code ',
      'A'.repeat(20),
      '1//0',
      'user,password\n',
      'a.b.c.',
      'password,"a,',
      'password,b\n"a,',
      '<td>password',
      '<td ',
      '<tr>',
      '<table><tr><td>password</td><td><p>',
      'password|b\n--',
      'COPY a (password',
      'kind: Secret\n',
      'password:<b></b>',
      'password: <code>',
      'kind: Secret\ndata:\n  a: b\n',
      '- kind: Secret\n  data:\n    ',
      'data:\n a: |\n  kind: Secret\n',
      '[["password"],["a"',
      '[[ "password": \'[',
      '"columns":["password"],"rows":[["a"],',
    ],
    ['tel 604418277, a ', '0221 / 418 277 - 0 ', '1234567x', 'SIP/a', ';a=', '1Z ABC 123 ', 'a (', '，1'],
    ['a(at)', 'a (at) b (dot) ', 'a.', "'COM+", 'message id '],
  ].flat(),
)('%j again and again', (pattern) => {
  test('costs a linear time', async () => {
    await cpuMsFor(pattern, SIZE);
    const once = await cpuMsFor(pattern, SIZE);
    const fourTimes = await cpuMsFor(pattern, 4 * SIZE);
    // Sixteen times would be its square; what is done in a few milliseconds is not worth measuring.
    expect(fourTimes).toBeLessThan(Math.max(10 * once, 200));
  });
});

test('a line of a thousand headings costs what ten of a hundred do, and others get their turn after each', async () => {
  const linesOf = (headings: number): string => `key${',a'.repeat(headings - 1)}\n\n`;
  const [few, many] = [linesOf(100), linesOf(990)];
  await cpuMsFor(many, SIZE);
  const ofFew = await cpuMsFor(few, SIZE);
  expect(await cpuMsFor(many, SIZE)).toBeLessThan(Math.max(4 * ofFew, 200));
  const pauses = [...tableSecret(many.repeat(50))].filter((finding) => finding === undefined);
  expect(pauses.length).toBeGreaterThanOrEqual(50);
});

test('others get their turn while a long text is masked', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  })();
  await maskValue('Nothing here but 1,000 words and a@b.example. '.repeat(20_000), contextOf());
  isDone = true;
  await others;
  // A pause after every five milliseconds, of some hundreds; one hold would leave a single turn.
  expect(turns).toBeGreaterThan(5);
});
