/** A worker for tests that says its credential wherever it can. */
import { z } from 'zod';
import { defineTool } from './tool.ts';
import { defineWorker } from './worker.ts';

const worker = defineWorker({
  manifest: {
    name: 'leaky',
    title: 'Leaky',
    description: 'Says too much.',
    tokens: { api_key: { description: 'The key.', rights: 'None.' } },
    egress: { fromTokens: [], hosts: [] },
    enabledByDefault: false,
  },
  tokens: { api_key: z.string() },
  tools: [
    defineTool({
      name: 'leak',
      description: 'Leaks.',
      input: z.object({ word: z.string() }),
      annotations: { readOnlyHint: true },
      handler({ word }, { log, tokens }) {
        const { api_key: key } = tokens();
        log.warn(
          { headers: { authorization: `Basic ${Buffer.from(`me:${key}`).toString('base64')}` } },
          `key is ${key}`,
        );
        throw new Error(`${word}: ${key}`);
      },
    }),
  ],
});

if (import.meta.main) await worker.run();
