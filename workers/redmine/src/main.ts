/** Defines the Redmine worker, and runs it where this file is what Node was started with. */
import { baseUrl, defineWorker } from '@sallyport/worker-sdk';
import { z } from 'zod';
import manifest from '../manifest.json' with { type: 'json' };
import { accountTools } from './account-tools.ts';
import { issuePreviewTool } from './issue-preview-tool.ts';
import { issueReadTools } from './issue-read-tools.ts';
import { issueWriteTools } from './issue-write-tools.ts';

export const worker = defineWorker({
  manifest,
  tokens: {
    api_key: z.string().regex(/^[\x21-\x7e]+$/, 'must be one word of printable ASCII characters'),
    host_url: baseUrl,
  },
  upstream: ({ api_key, host_url }) => ({ baseUrl: host_url, headers: { 'x-redmine-api-key': api_key } }),
  tools: [...issueReadTools, ...issueWriteTools, issuePreviewTool, ...accountTools],
  skills: new URL('../skills/', import.meta.url),
});

if (import.meta.main) await worker.run();
