import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeAnswer, startFakeUpstream } from '../fake-upstream.ts';
import { createUpstream, type UpstreamRequest } from './client.ts';
import { openDispatcher } from './dispatcher.ts';

const toEnd: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

async function upstreamOf(
  answer: Parameters<typeof startFakeUpstream>[0],
  options: { signal?: AbortSignal; basePath?: string } = {},
) {
  const fake = await startFakeUpstream(answer);
  const dispatcher = new Agent();
  toEnd.push(fake.close, () => dispatcher.destroy());
  return { fake, get: client(fake.url + (options.basePath ?? ''), dispatcher, options.signal) };
}

function client(baseUrl: string, dispatcher: Dispatcher, signal: AbortSignal = new AbortController().signal) {
  const access = () => ({ baseUrl, headers: { 'x-key': 'the-key' } });
  const upstream = createUpstream({ dispatcher, access, signal, random: () => 0 });
  return (path: string, more: Partial<UpstreamRequest> = {}) => upstream.request({ method: 'GET', path, ...more });
}

const inTurn =
  (...answers: FakeAnswer[]) =>
  (_: unknown, index: number) =>
    answers[index] ?? { status: 500 };

describe('the upstream client', () => {
  it('sends the headers of the access and reads JSON', async () => {
    const { fake, get } = await upstreamOf(() => ({ json: { ok: true } }), { basePath: '/redmine' });
    expect((await get('/a.json', { query: { q: 1 } })).json()).toEqual({ ok: true });
    expect(fake.requests[0]).toMatchObject({ url: '/redmine/a.json?q=1', headers: { 'x-key': 'the-key' } });
  });

  it.each([429, 502, 503, 504])('repeats a safe request after %i', async (status) => {
    const { fake, get } = await upstreamOf(inTurn({ status, headers: { 'retry-after': '0' } }, { json: 1 }));
    expect((await get('/')).json()).toBe(1);
    expect(fake.requests).toHaveLength(2);
  });

  it('gives up after four attempts with what the upstream said', async () => {
    const { fake, get } = await upstreamOf(() => ({
      status: 503,
      headers: { 'retry-after': '0' },
      json: { error: 'tired' },
    }));
    await expect(get('/')).rejects.toMatchObject({
      code: 'API_ERROR',
      status: 503,
      message: 'the upstream failed (503): tired',
    });
    expect(fake.requests).toHaveLength(4);
  });

  it('does not wait for a Retry-After that is longer than it may, but says it', async () => {
    const { fake, get } = await upstreamOf(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
    await expect(get('/')).rejects.toMatchObject({
      code: 'API_ERROR',
      retryable: true,
      hint: 'call again after 3600 s',
    });
    expect(fake.requests).toHaveLength(1);
  });

  it('never repeats a write', async () => {
    const { fake, get } = await upstreamOf(() => ({ status: 503, headers: { 'retry-after': '0' } }));
    await expect(get('/', { method: 'POST', json: {} })).rejects.toMatchObject({ code: 'API_ERROR' });
    expect(fake.requests).toHaveLength(1);
  });

  it('repeats a safe request whose connection broke, and says of a write that it may have happened', async () => {
    const { fake, get } = await upstreamOf((_, index) => (index === 1 ? { json: 1 } : 'hang-up'));
    expect((await get('/')).json()).toBe(1);
    await expect(get('/', { method: 'POST', json: {} })).rejects.toMatchObject({
      code: 'WORKER_UNAVAILABLE',
      retryable: false,
      hint: expect.stringContaining('may have taken effect'),
    });
    expect(fake.requests).toHaveLength(3);
  });

  it.each<[string, FakeAnswer, string]>([
    ['fails', { status: 500 }, 'API_ERROR'],
    ['answers too late for what is in front of it', { status: 504 }, 'API_ERROR'],
    ['says too much', { text: 'x'.repeat(100) }, 'RESULT_TOO_LARGE'],
    ['says what cannot be read', { status: 201, text: '<html>' }, 'API_ERROR'],
    ['says nowhere what came of it', { status: 303 }, 'API_ERROR'],
  ])(
    'says of a write that it may have happened where the upstream %s, and of a read that it did not',
    async (_, answer, code) => {
      const { get } = await upstreamOf(() => ({ ...answer, headers: { 'retry-after': '3600' } }));
      const read = async (more: Partial<UpstreamRequest>) => (await get('/', { maxBytes: 50, ...more })).json();
      await expect(read({ method: 'POST', json: {} })).rejects.toMatchObject({
        code,
        retryable: false,
        mayHaveHappened: true,
        hint: expect.stringContaining('may have taken effect'),
      });
      await expect(read({})).rejects.toMatchObject({ code, mayHaveHappened: false });
    },
  );

  it.each([
    [302, '/done', true],
    [303, 'http://elsewhere.example/done', true],
    [301, '/moved', false],
    [308, 'https://moved.example/', false],
  ])('of a write that is answered by %i to %s it says so: %s', async (status, location, mayHaveHappened) => {
    const { fake, get } = await upstreamOf(() => ({ status, headers: { location } }));
    await expect(get('/', { method: 'POST' })).rejects.toMatchObject({ mayHaveHappened, retryable: false });
    expect(fake.requests).toHaveLength(1);
  });

  it('does not say so of one that was refused', async () => {
    const { get } = await upstreamOf(() => ({ status: 400 }));
    await expect(get('/', { method: 'POST' })).rejects.toMatchObject({ status: 400, mayHaveHappened: false });
  });

  it.each([
    [401, 'PERMISSION_DENIED'],
    [403, 'PERMISSION_DENIED'],
    [404, 'INVALID_API_REQUEST'],
    [409, 'INVALID_API_REQUEST'],
    [500, 'API_ERROR'],
  ])('answers %i with %s', async (status, code) => {
    const { get } = await upstreamOf(() => ({ status }));
    await expect(get('/')).rejects.toMatchObject({ code, status, retryable: false });
  });

  it('names what was not found', async () => {
    const { get } = await upstreamOf(() => ({ status: 404, text: '<html>' }));
    await expect(get('/', { what: 'issue 7' })).rejects.toThrow('issue 7 was not found (404)');
  });

  it('follows a redirect of a safe request within the origin only', async () => {
    const other = await startFakeUpstream(() => ({ json: 'stolen' }));
    toEnd.push(other.close);
    const { fake, get } = await upstreamOf(({ url }) => {
      if (url === '/old') return { status: 302, headers: { location: '/new' } };
      if (url === '/new') return { json: 'here' };
      return { status: 302, headers: { location: `${other.url}/x` } };
    });
    expect((await get('/old')).json()).toBe('here');
    await expect(get('/away')).rejects.toThrow(`redirects to another origin, ${other.url}; not followed`);
    await expect(get('/old', { method: 'POST', json: {} })).rejects.toThrow('redirects this request; not followed');
    expect(other.requests).toEqual([]);
    expect(fake.requests.map(({ url }) => url)).toEqual(['/old', '/new', '/away', '/old']);
  });

  it('does not run in circles', async () => {
    const { fake, get } = await upstreamOf(() => ({ status: 301, headers: { location: '/again' } }));
    await expect(get('/')).rejects.toThrow('not followed');
    expect(fake.requests).toHaveLength(6);
  });

  it('stops reading an answer that is too large, without its end', async () => {
    const endless: Server = createServer((_, res) => {
      const more = () => {
        while (!res.destroyed && res.write('x'.repeat(16_384)));
      };
      res.on('drain', more);
      more();
    });
    await new Promise<void>((resolve) => {
      endless.listen(0, '127.0.0.1', resolve);
    });
    const dispatcher = new Agent();
    toEnd.push(
      () => new Promise((resolve) => endless.close(resolve)),
      () => dispatcher.destroy(),
    );
    const get = client(`http://127.0.0.1:${(endless.address() as AddressInfo).port}`, dispatcher);
    await expect(get('/', { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'RESULT_TOO_LARGE' });
  });

  it('gives up on an upstream that does not answer', async () => {
    const { get } = await upstreamOf(() => new Promise(() => {}));
    await expect(get('/', { timeoutMs: 50 })).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT', retryable: true });
    await expect(get('/', { timeoutMs: 50, method: 'POST', json: {} })).rejects.toMatchObject({
      code: 'UPSTREAM_TIMEOUT',
      retryable: false,
    });
  });

  it('stops with its signal', async () => {
    const stop = new AbortController();
    const { get } = await upstreamOf(
      () => {
        stop.abort();
        return new Promise(() => {});
      },
      { signal: stop.signal },
    );
    await expect(get('/')).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE' });
  });

  it('says that nobody listens', async () => {
    const { fake, get } = await upstreamOf(() => ({}));
    await fake.close();
    await expect(get('/', { method: 'POST' })).rejects.toMatchObject({
      code: 'WORKER_UNAVAILABLE',
      retryable: true,
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('refuses an answer that is not JSON', async () => {
    const { get } = await upstreamOf(() => ({ text: '<html>login' }));
    const answer = await get('/');
    expect(() => answer.json()).toThrow('not JSON');
  });
});

describe('behind the egress proxy', () => {
  async function proxied(status: number) {
    const asked: string[] = [];
    const proxy = createServer((_, res) => res.writeHead(500).end());
    proxy.on('connect', (req, socket, head) => {
      asked.push(`${req.url} ${req.headers['x-key'] ?? 'no key'}`);
      if (status !== 200) {
        socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
        return;
      }
      const [host, port] = (req.url ?? '').split(':');
      const out = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        out.write(head);
        out.pipe(socket).pipe(out);
      });
      for (const end of [out, socket]) end.on('error', () => out.destroy());
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve);
    });
    const dispatcher = openDispatcher(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    const fake = await startFakeUpstream(() => ({ json: 'through' }));
    toEnd.push(
      () => new Promise((resolve) => proxy.close(resolve)),
      fake.close,
      () => dispatcher.destroy(),
    );
    return { asked, fake, get: client(fake.url, dispatcher) };
  }

  it('plain http goes through a tunnel too, so that the proxy sees no header', async () => {
    const { asked, fake, get } = await proxied(200);
    expect((await get('/')).json()).toBe('through');
    expect(asked).toEqual([`${new URL(fake.url).host} no key`]);
  });

  it('a host that is not on the list is said to be so', async () => {
    const { fake, get } = await proxied(403);
    await expect(get('/')).rejects.toMatchObject({
      code: 'WORKER_UNAVAILABLE',
      retryable: false,
      message: `${fake.url} is not on this worker's egress list`,
      hint: expect.stringContaining('make up'),
    });
    expect(fake.requests).toEqual([]);
  });

  it('a host that the proxy does not reach is told with what to look at', async () => {
    const { get } = await proxied(502);
    await expect(get('/')).rejects.toMatchObject({
      code: 'WORKER_UNAVAILABLE',
      retryable: true,
      hint: expect.stringContaining('not on localhost only'),
    });
  });
});
