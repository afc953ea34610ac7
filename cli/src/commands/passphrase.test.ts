import { afterEach, expect, test, vi } from 'vitest';
import { inTerminal, LINK_PATH, NO_TERMINAL, noEngine, RIGHT, startTestOperator } from '../operator/test-operator.ts';
import { passphrase } from './passphrase.ts';

const written = { stdout: '', stderr: '' };
for (const stream of ['stdout', 'stderr'] as const)
  vi.spyOn(process[stream], 'write').mockImplementation((chunk) => {
    written[stream] += String(chunk);
    return true;
  });
afterEach(() => {
  Object.assign(written, { stdout: '', stderr: '' });
  vi.unstubAllEnvs();
});

const run = (terminal = inTerminal()) => passphrase(['--project', 'acme'], noEngine, terminal);

test('while none is set a link to the console is printed too, on the terminal itself', async () => {
  await using at = await startTestOperator({ isSet: false, port: 4010 });
  expect(await run(inTerminal(RIGHT, RIGHT))).toBe(0);
  expect(written.stdout).toContain(`http://127.0.0.1:4011${LINK_PATH}`);
  // What goes to stderr may be kept in a file while a terminal stands at the other two.
  expect(written.stderr).not.toContain(LINK_PATH);
  expect(at.asked).toContain(`PUT /api/passphrase {"passphrase":"${RIGHT}"}`);
});

test('Enter alone leaves it for the browser', async () => {
  await using at = await startTestOperator({ isSet: false });
  expect(await run(inTerminal(''))).toBe(1);
  expect(written.stdout).toContain(LINK_PATH);
  expect(at.asked.filter((one) => one.startsWith('PUT'))).toEqual([]);
});

test.each([
  ['one is set', true, inTerminal(undefined)],
  ['there is no terminal', false, NO_TERMINAL],
])('no link is made where %s', async (_why, isSet, terminal) => {
  await using at = await startTestOperator({ isSet });
  expect(await run(terminal)).toBe(1);
  expect(at.asked.filter((one) => one.includes('/link'))).toEqual([]);
  expect(written.stdout + written.stderr).not.toContain('/set-up/');
});

test('one that was set in the browser meanwhile is not set again', async () => {
  const answers: Record<string, readonly [number, object]> = {};
  await using at = await startTestOperator({ isSet: false, answers });
  const terminal = inTerminal(RIGHT, RIGHT);
  const ask = terminal.ask;
  const typing = async (question: string) => {
    if (question.startsWith('The same')) answers['/api/passphrase'] = [200, { isSet: true }];
    return ask(question);
  };
  expect(await run({ isTerminal: true, ask: typing })).toBe(0);
  expect(written.stderr).toContain('One was set meanwhile');
  expect(at.asked.filter((one) => one.startsWith('PUT'))).toEqual([]);
});
