import { expect, test } from 'vitest';
import { SallyportError } from '../errors.ts';
import { workspaceOf } from '../identity.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { observedExecute, observedSearch } from './observed.ts';
import { executionWith } from './test-hub.ts';

const SECRET = 'ada@example.org';
const client = { name: 'claude' };
const request = {
  scriptId: 's-1',
  code: `return "${SECRET}"`,
  timeoutMs: 1_000,
  client,
  workspace: workspaceOf(client, undefined),
  signal: new AbortController().signal,
  onProgress: () => {},
};

function observers() {
  const lines: object[] = [];
  const counted: unknown[] = [];
  const metrics: Metrics = {
    callEnded: () => {},
    callMoved: () => {},
    masked: () => {},
    scriptEnded: (outcome) => void counted.push(['script', outcome]),
    searchEnded: (outcome) => void counted.push(['search', outcome]),
  };
  const log = { debug: (fields: object, text: string) => void lines.push({ text, ...fields }) };
  return { lines, counted, metrics, log };
}

test('a script is in the log when it comes and when its answer leaves, under one id and without its words', async () => {
  const seen = observers();
  const error = new SallyportError('SANDBOX_EXECUTION', SECRET);
  await observedExecute(async () => executionWith({ value: SECRET }), seen)(request);
  await observedExecute(async () => executionWith({ error }), seen)(request);
  await expect(observedExecute(() => Promise.reject(error), seen)(request)).rejects.toBe(error);
  const identity = { correlationId: 's-1', client: 'claude', tool: 'execute_code' };
  expect(seen.lines).toMatchObject([
    { text: '[MCP ▶ IN]', ...identity, codeChars: request.code.length },
    { text: '[MCP ◀ OUT]', ...identity, outcome: 'ok', calls: 0 },
    { text: '[MCP ▶ IN]' },
    { text: '[MCP ◀ OUT]', outcome: 'SANDBOX_EXECUTION' },
    { text: '[MCP ▶ IN]' },
    { text: '[MCP ◀ OUT]', outcome: 'SANDBOX_EXECUTION' },
  ]);
  expect(seen.counted).toEqual([
    ['script', 'ok'],
    ['script', 'SANDBOX_EXECUTION'],
    ['script', 'SANDBOX_EXECUTION'],
  ]);
  expect(JSON.stringify(seen.lines)).not.toContain('ada');
});

test('so is a search, and what became of one that failed', async () => {
  const seen = observers();
  const options = { client, detail: 'summary' as const, limit: 5, integration: SECRET };
  await observedSearch(() => SECRET, seen)(SECRET, options);
  const failing = observedSearch(() => Promise.reject(new TypeError(SECRET)), seen);
  await expect(failing(SECRET, options)).rejects.toThrow(TypeError);
  expect(seen.lines).toMatchObject([
    { text: '[MCP ▶ IN]', client: 'claude', tool: 'search_tools', inOne: true },
    { text: '[MCP ◀ OUT]', outcome: 'ok' },
    { text: '[MCP ▶ IN]' },
    { text: '[MCP ◀ OUT]', outcome: 'SANDBOX_LOST' },
  ]);
  expect(seen.counted).toEqual([
    ['search', 'ok'],
    ['search', 'SANDBOX_LOST'],
  ]);
  expect(JSON.stringify(seen.lines)).not.toContain('ada');
});
