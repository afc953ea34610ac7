/** What a worker answers to the clients of both eras. */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { craneWorker, read, SECRET, tokens, tool } from './crane-fixture.ts';
import { connectClient, startFakeUpstream, startTestWorker } from './testing.ts';
import { defineTool } from './tool.ts';

describe.each(['modern', 'legacy'] as const)('a worker, asked by a client of the %s era', (era) => {
  it('lists its tools by name, with what the hub wants to know of them', async () => {
    const hinted = defineTool({
      name: 'hoist',
      title: 'Hoist',
      description: 'Hoists.',
      input: z.object({ flag: z.string() }),
      output: z.object({ up: z.int() }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      deferLoading: false,
      timeoutMs: 90_000,
      keywords: ['raise'],
      examples: [{ flag: 'blue' }],
      category: 'lifting',
      handler: () => ({ up: 1 }),
    });
    await using worker = await startTestWorker(craneWorker([hinted]), { era, tokens: tokens() });
    const listed = await worker.list();
    expect(listed.map(({ name }) => name)).toEqual(['ask', 'hoist', 'lift', 'say']);
    expect(listed[1]).toMatchObject({
      title: 'Hoist',
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      _meta: {
        deferLoading: false,
        timeoutMs: 90_000,
        keywords: ['raise'],
        examples: [{ flag: 'blue' }],
        category: 'lifting',
      },
    });
    expect(listed[2]?.inputSchema).toEqual({
      type: 'object',
      properties: { tons: { type: 'integer' }, note: { type: 'string' } },
      required: ['tons'],
      additionalProperties: false,
    });
    expect((await worker.callRaw('hoist', { flag: 'blue' })).structuredContent).toEqual({ up: 1 });
  });

  it('leaves out of an answer what its output does not name, and fails where the answer does not fit', async () => {
    const hoists = (name: string, output: z.ZodObject, answer: object) =>
      defineTool({ name, description: name, input: z.object({}), output, annotations: read, handler: () => answer });
    const named = { up: z.int() };
    const tools = [
      hoists('plain', z.object(named), { up: 1, by: 'crane 3' }),
      hoists('loose', z.looseObject(named), { up: 1, by: 'crane 3' }),
      hoists('wrong', z.object(named), { up: 'crane 3' }),
    ];
    await using worker = await startTestWorker(craneWorker(tools), { era, tokens: tokens() });
    expect(await worker.call('plain')).toEqual({ up: 1 });
    expect(await worker.call('loose')).toEqual({ up: 1, by: 'crane 3' });
    expect(await worker.fail('wrong')).toMatchObject({ code: 'API_ERROR', error: 'the worker failed unexpectedly' });
  });

  it('gives its upstream up before the hub gives the call up, and says which of the two it was', async () => {
    const fake = await startFakeUpstream(() => new Promise(() => undefined));
    await using worker = await startTestWorker(craneWorker(), { era, tokens: tokens(fake.url) });
    const client = await connectClient(worker.url, era);
    const result = await client.callTool({ name: 'ask', arguments: {}, _meta: { 'sallyport/timeLeftMs': 200 } });
    expect(result._meta?.['sallyport/error']).toMatchObject({
      code: 'UPSTREAM_TIMEOUT',
      error: `${fake.url} did not answer in time`,
    });
    await client.close();
    await fake.close();
  });

  it('says with which status its upstream failed', async () => {
    const fake = await startFakeUpstream(() => ({ status: 503, headers: { 'retry-after': '0' } }));
    await using worker = await startTestWorker(craneWorker(), { era, tokens: tokens(fake.url) });
    expect(await worker.fail('ask')).toMatchObject({ code: 'API_ERROR', status: 503 });
    await fake.close();
  });

  it('answers a call, and a wrong argument with the property and what there is', async () => {
    await using worker = await startTestWorker(craneWorker(), { era, tokens: tokens() });
    expect(await worker.call('lift', { tons: 3 })).toEqual({ lifted: 3 });
    expect(await worker.fail('lift', { tonnes: 3 })).toEqual({
      error: 'tons: is required; Unrecognized key: "tonnes"',
      code: 'INVALID_ARGUMENTS',
      retryable: false,
      hint: 'arguments: tons, note?',
    });
    const raw = await worker.callRaw('lift', {});
    expect(JSON.parse(raw.content[0]?.type === 'text' ? raw.content[0].text : '')).toEqual(
      raw._meta?.['sallyport/error'],
    );
  });

  it('refuses a tool that it does not have', async () => {
    await using worker = await startTestWorker(craneWorker(), { era, tokens: tokens() });
    await expect(worker.callRaw('drop')).rejects.toThrow('no tool is named drop');
  });

  it('lets nothing of its credential out, whatever the upstream or its own code does', async () => {
    await using upstream = await startFakeUpstream(({ headers }, index) => ({
      status: index === 0 ? 200 : 400,
      json: {
        errors: [`you sent ${headers['authorization']}`],
        [SECRET]: { deep: [Buffer.from(`u:${SECRET}`).toString('base64')] },
      },
    }));
    await using worker = await startTestWorker(craneWorker(), { era, tokens: tokens(upstream.url) });
    const answers = [await worker.callRaw('ask'), await worker.callRaw('ask'), await worker.callRaw('say')];
    expect(upstream.requests[0]?.headers['authorization']).toBe(`Bearer ${SECRET}`);
    const text = JSON.stringify(answers);
    expect(text).toContain('[credential]');
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(Buffer.from(SECRET).toString('base64').slice(2, 10));
    expect(text).toContain(upstream.url);
  });

  it('shows no part of its credential either where a long error is cut off in the midst of it', async () => {
    await using upstream = await startFakeUpstream(({ url }) => {
      return { status: 400, json: { error: `${'x'.repeat(Number(url.slice(1)))}${SECRET}` } };
    });
    const ask = tool('ask_long', z.object({ length: z.int() }), ({ length }, ctx) =>
      ctx.upstream.request({ method: 'GET', path: `/${length}` }),
    );
    await using worker = await startTestWorker(craneWorker([ask]), { era, tokens: tokens(upstream.url) });
    for (let length = 430; length < 500; length += 7) {
      const { error } = await worker.fail('ask_long', { length });
      expect(error).not.toContain(SECRET.slice(0, 3));
      expect(error.length).toBeLessThanOrEqual(500);
    }
  });

  it('tells the tool when its caller has gone, and only then', async () => {
    let started = () => {};
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    let aborted: unknown;
    const over = new Promise((resolve) => {
      aborted = resolve;
    });
    const signals: AbortSignal[] = [];
    const wait = tool('wait', z.object({}), async (_, { signal }) => {
      signal.addEventListener('abort', () => (aborted as (value: string) => void)('aborted'));
      started();
      await sleep(600_000, undefined, { signal });
    });
    const quick = tool('quick', z.object({}), (_, { signal }) => {
      signals.push(signal);
      return 'done';
    });
    await using worker = await startTestWorker(craneWorker([wait, quick]), { era, tokens: tokens() });
    expect(await worker.call('quick')).toBe('done');

    // In the old era a caller that gives up without sessions can only be noticed by its connection.
    const gone = rawCall(worker.url, 'wait', era);
    await running;
    gone.destroy();
    expect(await over).toBe('aborted');
    expect(signals[0]?.aborted).toBe(false);
  });
});

/** A tools/call of which the test can drop the connection. */
function rawCall(url: string, name: string, era: 'modern' | 'legacy') {
  const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name };
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const req = request(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(era === 'modern' ? modern : { 'mcp-protocol-version': '2025-11-25' }),
    },
  });
  req.on('error', () => {});
  req.end(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: {}, ...(era === 'modern' ? { _meta: meta } : {}) },
    }),
  );
  return req;
}
