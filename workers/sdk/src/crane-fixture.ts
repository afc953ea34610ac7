/** For tests: a worker for cranes, with a credential to lose. */
import { z } from 'zod';
import { defineTool, type ToolDeclaration } from './tool.ts';
import { baseUrl } from './upstream/target-url.ts';
import { defineWorker } from './worker.ts';

export const SECRET = 'key-0123456789';
export const manifest = {
  name: 'crane',
  title: 'Crane',
  description: 'Lifts things.',
  tokens: {
    api_key: { description: 'The key.', rights: 'Needs the right to lift.' },
    host_url: { description: 'The address.', rights: 'None.', secret: false },
  },
  egress: { fromTokens: ['host_url'], hosts: [] },
  enabledByDefault: false,
};
export const read = { readOnlyHint: true };

export function tool<I extends z.ZodObject>(name: string, input: I, handler: ToolDeclaration<I, z.ZodType>['handler']) {
  return defineTool({ name, description: name, input, annotations: read, handler });
}

export function craneWorker(extra: Parameters<typeof defineWorker>[0]['tools'] = []) {
  return defineWorker({
    manifest,
    tokens: { api_key: z.string(), host_url: baseUrl },
    upstream: (tokens) => ({ baseUrl: tokens.host_url, headers: { authorization: `Bearer ${tokens.api_key}` } }),
    tools: [
      tool('lift', z.object({ tons: z.int(), note: z.string().optional() }), ({ tons }) => ({ lifted: tons })),
      tool('ask', z.object({}), async (_, { upstream }) =>
        (await upstream.request({ method: 'GET', path: '/' })).json(),
      ),
      tool('say', z.object({}), (_, ctx) => ctx.tokens()),
      ...extra,
    ],
  });
}

export const tokens = (url = 'http://127.0.0.1:9') => ({ api_key: SECRET, host_url: url });
