import { defineTool, defineWorker } from '@sallyport/worker-sdk';
import { startTestWorker } from '@sallyport/worker-sdk/testing';
import { expect, it } from 'vitest';
import { z } from 'zod';
import manifest from '../manifest.json' with { type: 'json' };
import { API_KEY, startFakeRedmine } from './fake-redmine.ts';
import { createKeyCheck } from './known-key.ts';

it('a key is asked about once a minute, and again when it changes', async () => {
  let nowMs = 0;
  const check = createKeyCheck(() => nowMs);
  const handler = async (_: unknown, ctx: Parameters<typeof check>[0]) => {
    await check(ctx);
    return 'known';
  };
  const tool = defineTool({ name: 'check', description: 'Checks.', input: z.object({}), annotations: {}, handler });
  const definition = defineWorker({
    manifest,
    tokens: { api_key: z.string(), host_url: z.string() },
    upstream: ({ api_key, host_url }) => ({ baseUrl: host_url, headers: { 'x-redmine-api-key': api_key } }),
    tools: [tool],
  });
  await using fake = await startFakeRedmine();
  await using worker = await startTestWorker(definition, { tokens: { api_key: API_KEY, host_url: fake.url } });
  await worker.call('check');
  await worker.call('check');
  expect(fake.requests).toHaveLength(1);
  nowMs += 60_000;
  await worker.call('check');
  expect(fake.requests).toHaveLength(2);
  await worker.writeToken('api_key', 'another-key');
  expect(await worker.fail('check')).toMatchObject({ code: 'PERMISSION_DENIED' });
});
