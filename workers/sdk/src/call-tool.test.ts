import { pino } from 'pino';
import { Agent } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callTool } from './call-tool.ts';
import { type FakeAnswer, startFakeUpstream } from './fake-upstream.ts';
import { createScrubber } from './scrub.ts';
import { defineTool, type ToolContext } from './tool.ts';
import { ToolFailure } from './tool-failure.ts';

const toEnd: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

type Answer = FakeAnswer | 'hang-up' | Promise<never>;
const get = ({ upstream }: ToolContext) => upstream.request({ method: 'GET', path: '/' });
const put = ({ upstream }: ToolContext) => upstream.request({ method: 'PUT', path: '/', json: {} });
const putAndGet = async (ctx: ToolContext) => {
  await put(ctx);
  return get(ctx);
};

/** The failure of a tool that does as `handler` says, before an upstream that answers writes and reads so. */
async function failureOf(
  handler: (ctx: ToolContext) => unknown,
  answers: { readonly write: Answer; readonly read: Answer },
  annotations = {},
) {
  const fake = await startFakeUpstream(({ method }) => (method === 'GET' ? answers.read : answers.write));
  const dispatcher = new Agent();
  toEnd.push(fake.close, () => dispatcher.destroy());
  const tool = defineTool({
    name: 'lift',
    description: 'x',
    input: z.object({}),
    annotations,
    handler: (_, ctx) => handler(ctx),
  });
  const result = await callTool(
    tool,
    {},
    {
      tokens: { values: () => ({}), problems: () => [], scrubber: () => createScrubber([]) },
      upstream: { dispatcher, access: () => ({ baseUrl: fake.url, headers: {} }), random: () => 0 },
      signal: new AbortController().signal,
      stopping: new AbortController().signal,
      log: pino({ level: 'silent' }),
    },
  );
  return result._meta?.['sallyport/error'];
}

const DONE = { status: 204 };
const LIMITED = { status: 429, headers: { 'retry-after': '3600' } };
const MAY_HAVE_HAPPENED = {
  retryable: false,
  mayHaveHappened: true,
  hint: 'the request may have taken effect: look before sending it again',
};

describe('a call that fails after it wrote is never said to be repeatable', () => {
  it.each<[string, (ctx: ToolContext) => unknown, Answer, string]>([
    ['a read that is refused for the rate', putAndGet, LIMITED, 'API_ERROR'],
    ['a read whose connection breaks', putAndGet, 'hang-up', 'WORKER_UNAVAILABLE'],
    [
      'a failure of its own',
      async (ctx) => {
        await put(ctx);
        throw new ToolFailure('UPSTREAM_TIMEOUT', 'too late');
      },
      DONE,
      'UPSTREAM_TIMEOUT',
    ],
    [
      'an unexpected failure',
      async (ctx) => {
        await put(ctx);
        throw new TypeError('x is not a function');
      },
      DONE,
      'API_ERROR',
    ],
  ])('%s', async (_, handler, read, code) => {
    expect(await failureOf(handler, { write: DONE, read })).toMatchObject({ code, ...MAY_HAVE_HAPPENED });
  });

  it('a read beside a write that is under way', async () => {
    const never = new Promise<never>(() => undefined);
    const handler = (ctx: ToolContext) => Promise.all([put(ctx), get(ctx)]);
    expect(await failureOf(handler, { write: never, read: LIMITED })).toMatchObject(MAY_HAVE_HAPPENED);
  });

  it('also where the tool itself takes no notice of a write that broke off', async () => {
    const handler = async (ctx: ToolContext) => {
      await put(ctx).catch(() => undefined);
      return get(ctx);
    };
    expect(await failureOf(handler, { write: 'hang-up', read: LIMITED })).toMatchObject(MAY_HAVE_HAPPENED);
  });
});

describe('it still is', () => {
  const repeatable = { retryable: true, hint: 'call again after 3600 s' };

  it('where the upstream refused the write', async () => {
    const failure = await failureOf(put, { write: LIMITED, read: DONE });
    expect(failure).toMatchObject(repeatable);
    expect(failure).not.toHaveProperty('mayHaveHappened');
  });

  it('of a tool that only reads, though it asks by another method', async () => {
    const failure = await failureOf(putAndGet, { write: DONE, read: LIMITED }, { readOnlyHint: true });
    expect(failure).toMatchObject(repeatable);
  });
});
