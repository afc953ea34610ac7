/** Small tools, each of which shows one way a call can go: quick, slow, failing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { defineTool, type Tool, UpstreamError } from '@sallyport/worker-sdk';
import { z } from 'zod';

export const basicTools: readonly Tool[] = [
  defineTool({
    name: 'add',
    description: 'Adds two numbers: {sum}.',
    input: z.object({ a: z.number(), b: z.number() }),
    annotations: { readOnlyHint: true, idempotentHint: true },
    examples: [{ a: 2, b: 3 }],
    handler: ({ a, b }) => ({ sum: a + b }),
  }),
  defineTool({
    name: 'echo',
    description: 'Returns its arguments, whatever they are.',
    input: z.looseObject({}),
    annotations: { readOnlyHint: true, idempotentHint: true },
    handler: (args) => args,
  }),
  defineTool({
    name: 'slow',
    description: 'Answers after a while: {waitedMs}. Ends at once when its call is cancelled.',
    input: z.object({ ms: z.int().min(0).max(600_000).describe('how long, in milliseconds') }),
    annotations: { readOnlyHint: true },
    keywords: ['wait', 'delay', 'sleep'],
    timeoutMs: 600_000,
    async handler({ ms }, { signal }) {
      await sleep(ms, undefined, { signal });
      return { waitedMs: ms };
    },
  }),
  defineTool({
    name: 'fail',
    description: 'Fails as an upstream would that answers with this HTTP status and message.',
    input: z.object({ message: z.string().default('it broke'), status: z.int().min(400).max(599).default(500) }),
    annotations: { readOnlyHint: true },
    keywords: ['error'],
    handler({ message, status }) {
      throw new UpstreamError(status, message);
    },
  }),
];
