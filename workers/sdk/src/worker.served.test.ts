/** A worker as a server: whom it answers, how it says that it is not well, and how it stops. */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { craneWorker, SECRET, tokens, tool } from './crane-fixture.ts';
import { connectClient, startTestWorker } from './testing.ts';

describe('a worker without its tokens', () => {
  it('still lists its tools, answers calls with what is missing, and is well as soon as the files are there', async () => {
    await using worker = await startTestWorker(craneWorker(), { tokens: { host_url: 'http://127.0.0.1:9' } });
    expect(await worker.list()).toHaveLength(3);
    expect(await worker.fail('ask')).toMatchObject({
      code: 'WORKER_UNAVAILABLE',
      retryable: false,
      error: 'Crane is not configured: token file tokens/<project>/crane/api_key is missing',
      hint: expect.stringContaining('Needs the right to lift.'),
    });
    const before = await fetch(`${worker.url}/health`);
    expect([before.status, await before.json()]).toEqual([
      503,
      { status: 'not-configured', missing: ['api_key'], reasons: { api_key: 'missing' } },
    ]);
    await worker.writeToken('api_key', `${SECRET}\n`);
    const after = await fetch(`${worker.url}/health`);
    expect([after.status, await after.json()]).toEqual([200, { status: 'ok' }]);
    expect(await worker.call('say')).toMatchObject({ host_url: 'http://127.0.0.1:9' });
  });
});

describe('the HTTP side of a worker', () => {
  function ask(url: string, headers: Record<string, string>, body?: string) {
    return new Promise<number | undefined>((resolve, reject) => {
      const req = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (res) => {
        res.resume().on('end', () => resolve(res.statusCode));
      });
      req.on('error', reject).end(body);
    });
  }

  it('refuses a foreign Host or Origin, as a page with a rebound name would send', async () => {
    await using worker = await startTestWorker(craneWorker(), { tokens: tokens() });
    expect(await ask(`${worker.url}/health`, { host: 'evil.example' })).toBe(403);
    expect(await ask(`${worker.url}/mcp`, { host: 'evil.example' }, '{}')).toBe(403);
    expect(await ask(`${worker.url}/health`, { origin: 'https://evil.example' })).toBe(403);
    expect(await ask(`${worker.url}/health`, { host: 'localhost:1' })).toBe(200);
  });

  it('answers unknown paths, oversized bodies and broken JSON with their status', async () => {
    await using worker = await startTestWorker(craneWorker(), { tokens: tokens() });
    const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    expect(await ask(`${worker.url}/else`, {})).toBe(404);
    expect(await ask(`${worker.url}/mcp`, json, '{')).toBe(400);
    expect(await ask(`${worker.url}/mcp`, json, ' '.repeat(4 * 1024 * 1024 + 1))).toBe(413);
  });
});

describe('stopping a worker', () => {
  it('lets a short call finish and fails a long one, both with an answer', async () => {
    const waits = tool('wait', z.object({ ms: z.int() }), async ({ ms }) => {
      await sleep(ms, undefined, { ref: false });
      return 'waited';
    });
    const running = await craneWorker([waits]).listen({
      host: '127.0.0.1',
      port: 0,
      tokensDir: '/nowhere',
      log: pino({ level: 'silent' }),
    });
    const client = await connectClient(running.url, 'modern');
    const short = client.callTool({ name: 'wait', arguments: { ms: 300 } });
    const long = client.callTool({ name: 'wait', arguments: { ms: 600_000 } });
    await sleep(100);
    await running.stop(1_000);
    expect((await short).content).toEqual([{ type: 'text', text: 'waited' }]);
    expect((await long)._meta?.['sallyport/error']).toMatchObject({ code: 'WORKER_UNAVAILABLE', retryable: false });
    await client.close();
    await expect(fetch(running.url)).rejects.toThrow();
  });
});
