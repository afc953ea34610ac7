import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { integrationWith } from '../catalog/declare/tool-fixture.ts';
import { readConfig } from '../config.ts';
import { limitsFrom } from '../limits.ts';
import { createCallLimits } from './call-limits.ts';
import { openPolicy, type Policy } from './policy.ts';

let folder: string;
let file: string;
let logged: string[];
let policy: Policy | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sallyport-policy-'));
  file = join(folder, 'policy.yaml');
  logged = [];
});
afterEach(async () => {
  policy?.close();
  policy = undefined;
  await rm(folder, { recursive: true });
});

function open(): Promise<Policy> {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  return openPolicy({
    configDir: folder,
    integrations: () => [integrationWith('redmine'), integrationWith('demo')],
    log,
    pollIntervalMs: 20,
  });
}

/** In one step: the folder never holds half a file. */
async function write(text: string): Promise<void> {
  await writeFile(join(folder, 'next.yaml'), text);
  await rename(join(folder, 'next.yaml'), file);
}

const inFlight = (number: number) => `integrations: { redmine: { limits: { in_flight: ${number} } } }\n`;

test('without a file nothing is said, and nothing is made', async () => {
  policy = await open();
  expect([policy.current(), policy.isFileGone()]).toEqual([{}, false]);
  await expect(rm(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a change comes into force by itself; one that does not parse changes nothing and is told with its place', async () => {
  policy = await open();
  const limits = createCallLimits(limitsFrom(readConfig({})), policy.current);
  const changes: number[] = [];
  policy.onChange(() => changes.push(limits.of('redmine').inFlight));
  expect(limits.of('redmine').inFlight).toBe(10);
  await write(inFlight(4));
  await expect.poll(() => limits.of('redmine').inFlight, { timeout: 20_000 }).toBe(4);
  await write('integrations:\n  redmine:\n    limit: { in_flight: 5 }\n');
  await expect.poll(() => logged.join(''), { timeout: 20_000 }).toContain('line 3, column 5');
  expect(logged.join('')).toContain('did you mean');
  expect(limits.of('redmine').inFlight).toBe(4);
  await write(inFlight(6));
  await expect.poll(() => limits.of('redmine').inFlight, { timeout: 20_000 }).toBe(6);
  expect(changes).toEqual([4, 6]);
});

test('a file that goes while the hub runs lifts nothing, and that is told until there is one again', async () => {
  await write('rules: [{ integration: demo, tool: add, verdict: deny }]\n');
  policy = await open();
  const { rules } = policy.current();
  expect([rules?.length, policy.isFileGone()]).toEqual([1, false]);
  await rm(file);
  await expect.poll(() => policy?.isFileGone(), { timeout: 20_000 }).toBe(true);
  expect(policy.current().rules).toEqual(rules);
  const loud = logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(loud).toMatchObject([{ msg: expect.stringContaining('IS GONE') }]);
  // This is how to say nothing.
  await write('');
  await expect.poll(() => policy?.isFileGone(), { timeout: 20_000 }).toBe(false);
  expect(policy.current()).toEqual({});
});

test('a policy that cannot be used from the start stops the start, since there is none to go by', async () => {
  await write('integrations: [\n');
  await expect(open()).rejects.toThrow(/policy\.yaml cannot be used\.\nline \d+, column \d+/);
});

test('a folder in place of the policy stops the start, and says what to do', async () => {
  await mkdir(file);
  await expect(open()).rejects.toThrow('cannot be used.\nit is a folder where a file belongs; move it away');
});

test('what is not there is pointed out, with the nearest one', async () => {
  await writeFile(file, 'integrations: { redmin: {} }\nrules: [{ tool: ad, verdict: deny }]\n');
  policy = await open();
  expect(logged.map((line) => JSON.parse(line)).filter(({ where }) => where !== undefined)).toMatchObject([
    { where: 'integrations', what: 'integration', name: 'redmin', nearest: 'redmine' },
    { where: 'rules.1', what: 'tool', name: 'ad', nearest: 'add' },
  ]);
});

test('what the policy says of an integration counts for it alone, and never lifts a limit of the whole', () => {
  const defaults = limitsFrom(readConfig({ MAX_CALLS_PER_SCRIPT: '50', SANDBOX_MAX_VALUE_BYTES: '100000' }));
  const over = { in_flight: 100, calls_per_script: 100, result_bytes: 1_000_000, timeout_ms: 1_000 };
  const limits = createCallLimits(defaults, () => ({ integrations: { redmine: { limits: over } } }));
  expect(limits.of('redmine')).toEqual({ inFlight: 100, waiting: 1_000, callsPerScript: 50, resultBytes: 100_000 });
  expect(limits.of('demo')).toEqual(defaults.call);
  expect(limits.of('constructor')).toEqual(defaults.call);
  const timeouts = [
    { integration: 'redmine', timeoutMs: 5_000 },
    { integration: 'demo', timeoutMs: 5_000 },
    { integration: 'demo', timeoutMs: undefined },
    { integration: 'demo', timeoutMs: 900_000 },
  ].map(limits.timeoutMs);
  expect(timeouts).toEqual([1_000, 5_000, 60_000, 600_000]);
});
