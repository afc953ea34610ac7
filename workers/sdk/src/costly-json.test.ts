import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isCostlyJson } from './costly-json.ts';
import { connectClient, startTestWorker } from './testing.ts';
import { defineTool } from './tool.ts';
import { defineWorker } from './worker.ts';

const echo = defineTool({
  name: 'echo',
  description: 'Says it again.',
  input: z.object({ a: z.unknown() }),
  annotations: { readOnlyHint: true },
  handler: () => ({ heard: true }),
});
const parrot = defineWorker({
  manifest: {
    name: 'parrot',
    title: 'Parrot',
    description: 'Repeats.',
    tokens: {},
    egress: { fromTokens: [], hosts: [] },
    enabledByDefault: false,
  },
  tokens: {},
  tools: [echo],
});

const lists = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe.each(['modern', 'legacy'] as const)('a worker, asked by a client of the %s era', (era) => {
  it.each([
    ['hundreds of thousands of objects', Array(240_000).fill({})],
    ['lists in lists', lists(1_000)],
  ])('refuses %s unread, from eight calls at once, and takes the next call', async (_, a) => {
    await using worker = await startTestWorker(parrot, { era });
    const client = await connectClient(worker.url, era);
    const attack = () => client.callTool({ name: 'echo', arguments: { a } });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, attack));
    await client.close();
    expect(outcomes.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    expect(String(outcomes.map((one) => (one.status === 'rejected' ? one.reason : '')))).toContain('too many values');
    expect(await worker.call('echo', { a: [1] })).toEqual({ heard: true });
  });
});

it('takes as many values as a hub sends', async () => {
  await using worker = await startTestWorker(parrot);
  expect(await worker.call('echo', { a: Array(99_990).fill({}) })).toEqual({ heard: true });
});

it('counts no bracket or comma in a text', () => {
  expect(isCostlyJson(JSON.stringify({ a: '[{,"'.repeat(300_000) }))).toBe(false);
});
