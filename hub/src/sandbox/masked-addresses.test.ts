import { afterEach, expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

test.each([
  'return users.filter((user) => user.email.endsWith("@example.com")).length',
  'return users.find((user) => user.email === "ada@example.com")',
  'return user.email.split("@")[1]',
  'return users.filter((user) => /@example\\.com$/.test(user.email))',
  'return user.email.includes(`@b`)',
  'const wanted = ["ada@example.com"]; return wanted.includes(user.email)',
  'return pick({ where: (user) => user.email.endsWith("@example.com") })',
])('%s: looks for an address', (code) => {
  expect(checkText(code)?.looksForAddresses).toBe(true);
});

test.each([
  'return await demo.listUsers({ query: "ada@example.com", any: ["@example.com"], all: `@b` })',
  'return user["@id"]',
  'return { "@type": 1, "by": "@" }',
  '/* ada@example.com */ return user.email // @',
  'return users.filter((user) => user.email === other.email)',
])('%s: does not', (code) => {
  expect(checkText(code)?.looksForAddresses).toBe(false);
});

let fixture: SandboxFixture | undefined;
afterEach(() => fixture?.close());

test('only a script that was given masked addresses, and looks for one, is told that they have no @', async () => {
  const email = '[EMAIL:3f9a1c07]';
  fixture = await startSandbox({
    results: new Map([['r1', JSON.stringify([email])]]),
    gate: async ({ method }) => (method === 'listUsers' ? [{ email }] : [{ email: 'shown' }]),
  });
  const noteOf = async (code: string) => (await fixture?.execute(code))?.note;
  const told = expect.stringMatching(/^e-mail addresses come as tokens such as \[EMAIL:.*let the integration filter$/);
  const filtered = (list: string) =>
    `return (${list}).filter((one) => String(one.email).endsWith("@example.com")).length`;
  expect(await noteOf(filtered('await demo.listUsers({})'))).toEqual(told);
  expect(await noteOf(filtered('results.r1'))).toEqual(told);
  expect(await noteOf(filtered('await demo.echo({})'))).toBeUndefined();
  expect(await noteOf('return (await demo.listUsers({})).length')).toBeUndefined();
});
