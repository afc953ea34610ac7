/** Scripts as a model writes them, through everything: check, runner, realm; each with its exact value and calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxFixture, startSandbox } from '../testing/sandbox-fixture.ts';
import { fakeGate, SURFACE } from './fake-integrations.ts';
import { readLegitimateScripts } from './read-scripts.ts';

const topics = readLegitimateScripts();
const all = [...topics.values()].flat();
let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandbox({ gate: fakeGate, surface: SURFACE });
});
afterAll(() => fixture.close());

describe.each([...topics])('scripts that a model writes: %s', (_topic, scripts) => {
  it.each(scripts.map((script) => [script.name, script] as const))('%s', async (_name, { code, outcome }) => {
    fixture.calls.length = 0;
    const progress: string[] = [];
    const { value, error, logs, calls } = await fixture.execute(code, {
      onProgress: (text, fraction) => progress.push(fraction === undefined ? text : `${text} (${fraction})`),
    });
    expect(error?.toShape()).toBeUndefined();
    expect(value).toEqual(outcome.value);
    expect(
      fixture.calls.map(({ integration, method, args }) =>
        args === undefined ? [`${integration}.${method}`] : [`${integration}.${method}`, args],
      ),
    ).toEqual(outcome.calls);
    expect(calls.map(({ id }) => id)).toEqual(outcome.calls.map((_call, index) => index + 1));
    expect(logs.map(({ level, text }) => `${level}: ${text}`)).toEqual(outcome.logs);
    expect(progress).toEqual(outcome.progress);
  });
});

describe('the collection', () => {
  it('has at least 100 scripts, 40 of them with two or more calls, and no name twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(all.filter(({ outcome }) => outcome.calls.length >= 2).length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});
