import { expect, test, vi } from 'vitest';
import { captureOutput } from '../captured-output.ts';
import { writeJson } from '../files.ts';
import { inTerminal, NO_TERMINAL, noEngine, RIGHT, startTestOperator } from '../operator/test-operator.ts';
import { temporaryProject } from '../temporary-home.ts';
import { catalog } from './catalog.ts';
import { passphrase } from './passphrase.ts';

const output = captureOutput();

const CRANE = {
  name: 'crane',
  trust: 'byo',
  state: 'available',
  tools: 1,
  held: 1,
  revision: '0123456789abcdef',
  pending: { state: 's1', tools: [{ kind: 'new', name: 'drop', after: { name: 'drop' } }] },
};

const hub = ({ isSet }: { isSet: boolean }) => startTestOperator({ isSet, integrations: [CRANE] });
const run = (args: string[], terminal = inTerminal()) => catalog([...args, '--project', 'acme'], noEngine, terminal);

test('the list names trust, revision, what is held, and how to decide', async () => {
  await using _ = await hub({ isSet: true });
  expect(await run(['list'])).toBe(0);
  expect(output.said).toBe(
    'crane  byo  available  1 tool, 1 held  revision 0123456789abcdef; changes wait for a decision: bin/sallyport catalog accept crane --project acme\n',
  );
});

test('a refresh asks the hub to look first', async () => {
  await using at = await hub({ isSet: true });
  expect(await run(['refresh', 'crane'])).toBe(0);
  expect(await run(['refresh'])).toBe(0);
  expect(at.asked).toEqual(['POST /api/refresh {"integration":"crane"}', 'POST /api/refresh {}']);
  expect(output.said).toMatch(/^(crane {2}byo .*\n){2}$/);
});

test('accepting shows the changes, takes the passphrase, and names exactly the state that was shown', async () => {
  await using at = await hub({ isSet: true });
  expect(await run(['accept', 'crane'], inTerminal(RIGHT))).toBe(0);
  expect(output.said).toMatch(/"drop": new.*Accepted\./s);
  expect(at.asked.slice(1)).toEqual([
    'GET /api/passphrase',
    `POST /api/session {"passphrase":"${RIGHT}"}`,
    'POST /api/changes/accept {"integration":"crane","state":"s1"}',
    'DELETE /api/session',
  ]);
});

test('without a terminal nothing is accepted, nor any passphrase set', async () => {
  await using at = await hub({ isSet: false });
  expect(await run(['accept', 'crane'], NO_TERMINAL)).toBe(1);
  expect(await passphrase(['--project', 'acme'], noEngine, NO_TERMINAL)).toBe(1);
  expect(at.asked).toEqual([]);
});

test.each([
  ['a wrong passphrase', inTerminal('not this one'), 'not the passphrase'],
  ['a question that is broken off', inTerminal(undefined), 'Nothing was changed'],
])('%s accepts nothing', async (_, terminal, told) => {
  await using at = await hub({ isSet: true });
  const code = await run(['accept', 'crane'], terminal).catch((error: Error) => {
    output.said += error.message;
    return 1;
  });
  expect(code).toBe(1);
  expect(output.said).toContain(told);
  expect(at.asked.filter((one) => one.includes('/accept'))).toEqual([]);
});

test('how far an integration is trusted is decided with the passphrase, too', async () => {
  await using at = await hub({ isSet: true });
  expect(await run(['trust', 'crane', 'vetted'], inTerminal(RIGHT))).toBe(0);
  expect(at.asked).toContain('POST /api/trust {"integration":"crane","trust":"vetted"}');
  expect(output.said).toContain('crane is vetted from now on.');
  for (const words of [
    ['trust', 'crane', 'very'],
    ['trust', 'crane'],
    ['accept', 'crane', 'vetted'],
    ['list', 'crane'],
    ['diff'],
    ['constructor'],
    [],
  ])
    await expect(run(words, inTerminal(RIGHT))).rejects.toThrow(/vetted\|byo|is too much|There is no|needs/);
});

test('where none is set, accepting has one chosen first: long enough, and typed twice', async () => {
  await using at = await hub({ isSet: false });
  expect(await run(['accept', 'crane'], inTerminal('short', RIGHT, 'a slip', RIGHT, RIGHT, RIGHT))).toBe(0);
  expect(at.asked).toContain(`PUT /api/passphrase {"passphrase":"${RIGHT}"}`);
  expect(output.said).toMatch(/at least 12 characters.*not the same/s);
});

test('changing the passphrase takes the old one', async () => {
  await using at = await hub({ isSet: true });
  expect(
    await passphrase(
      ['--project', 'acme'],
      noEngine,
      inTerminal(RIGHT, 'another one entirely', 'another one entirely'),
    ),
  ).toBe(0);
  expect(at.asked.at(-1)).toBe(`PUT /api/passphrase {"passphrase":"another one entirely","old":"${RIGHT}"}`);
});

test('a hub that does not run is named, with how to start it', async () => {
  await using temporary = await temporaryProject();
  vi.stubEnv('SALLYPORT_HOME', temporary.project.home);
  await writeJson(temporary.project.systemFile, { mode: 'processes', port: 4000 });
  await expect(run(['list'])).rejects.toThrow('does not run. Run: make up PROJECT=acme');
});
