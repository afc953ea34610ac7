import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ALICE,
  INITIALIZE,
  JSON_ONLY,
  openSession,
  STREAMING,
  scriptCall,
  send,
  sessionful,
  startTestHub,
  stateless,
  type TestHub,
} from './test-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ maxBodyBytes: 10_000, allowedHosts: ['hub.example'] });
});
afterAll(() => hub.close());

const ping = stateless('tools/list');

describe('what is not a good request is told so as a JSON-RPC error', () => {
  test.each([
    ['broken JSON', '{"jsonrpc":', 400, -32700],
    ['nothing', '', 400, -32700],
    ['a byte order mark', '\uFEFF{}', 400, -32700],
    ['a batch', `[${INITIALIZE}]`, 400, -32600],
    ['an empty batch', '[]', 400, -32600],
    ['a string', '"hello"', 400, -32600],
    ['an object that is no JSON-RPC', '{"hello":1}', 400, -32600],
    ['a method that is no string', '{"jsonrpc":"2.0","id":1,"method":7}', 400, -32600],
    ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}', 400, -32600],
    ['params that are a list', '{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}', 400, -32602],
    ['a call without a session', sessionful('tools/list'), 400, -32000],
    ['an initialize without its params', sessionful('initialize'), 400, -32602],
    [
      'an endless nesting',
      `{"jsonrpc":"2.0","id":1,"method":"initialize","params":${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}}`,
      413,
      -32000,
    ],
  ])('%s', async (_what, body, status, code) => {
    const reply = await send(hub.url, { headers: STREAMING, body });
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(reply.text)).toMatchObject({ jsonrpc: '2.0', error: { code, message: expect.any(String) } });
  });

  test('an unknown method is 404 without sessions and an ordinary answer within one', async () => {
    const modern = await send(hub.url, stateless('no/such'));
    expect(modern.status).toBe(404);
    expect(JSON.parse(modern.text)).toMatchObject({ id: 1, error: { code: -32601 } });

    const session = await openSession(hub.url);
    const old = await send(hub.url, {
      headers: { ...session, accept: 'application/json' },
      body: sessionful('no/such'),
    });
    expect(old.status).toBe(200);
    expect(JSON.parse(old.text)).toMatchObject({ id: 1, error: { code: -32601 } });
  });

  test('a body over the limit is 413, declared or streamed', async () => {
    const body = sessionful('ping', { padding: 'x'.repeat(20_000) });
    const declared = await send(hub.url, { headers: STREAMING, body });
    expect([declared.status, JSON.parse(declared.text).error.code]).toEqual([413, -32000]);
    const chunked = await send(hub.url, { headers: { ...STREAMING, 'transfer-encoding': 'chunked' }, body });
    expect([chunked.status, JSON.parse(chunked.text).error.code]).toEqual([413, -32000]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', undefined])('content type %s is 415', async (type) => {
    const { 'content-type': _, ...rest } = STREAMING;
    const reply = await send(hub.url, {
      headers: type === undefined ? rest : { ...rest, 'content-type': type },
      body: ping.body,
    });
    expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([415, -32000]);
  });

  test('a compressed body is refused, not read as broken JSON', async () => {
    const reply = await send(hub.url, { headers: { ...STREAMING, 'content-encoding': 'gzip' }, body: 'x' });
    expect(reply.status).toBe(415);
  });

  test('another path is 404, another verb 405 with Allow', async () => {
    const path = await send(hub.url.replace('/mcp', '/nothing'), { headers: STREAMING, body: ping.body });
    expect([path.status, JSON.parse(path.text).error.message]).toEqual([404, expect.stringContaining('/mcp')]);
    for (const method of ['PUT', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND']) {
      const verb = await send(hub.url, { method, headers: JSON_ONLY });
      expect([method, verb.status, verb.headers.allow]).toEqual([method, 405, 'GET, POST, DELETE']);
    }
    for (const method of ['GET', 'DELETE']) {
      const headers = { ...STREAMING, 'mcp-protocol-version': '2026-07-28' };
      const modern = await send(hub.url, { method, headers });
      expect([method, modern.status, modern.headers.allow]).toEqual([method, 405, 'POST']);
    }
  });

  test.each(['/%zz', '/mcp/%', '//', '/mcp%00'])('the odd path %s is a JSON error', async (path) => {
    const reply = await send(hub.url.replace('/mcp', ''), { headers: STREAMING });
    expect(reply.status).toBe(404);
    const odd = await rawRequest(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(odd).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(JSON.parse(odd.slice(odd.indexOf('\r\n\r\n')))).toMatchObject({ jsonrpc: '2.0', error: {} });
  });

  test('a client that accepts neither JSON nor an event stream is 406', async () => {
    const reply = await send(hub.url, {
      headers: { ...ping.headers, accept: 'text/html' },
      body: ping.body,
    });
    expect([reply.status, JSON.parse(reply.text).id]).toEqual([406, 1]);
  });

  test('bytes that are no HTTP get a JSON error and the connection ends', async () => {
    const answer = await rawRequest('HELO hub\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ error: { code: -32600 } });
    const huge = await rawRequest(`GET /mcp HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`);
    expect(huge).toMatch(/^HTTP\/1\.1 431 /);
  });
});

function rawRequest(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(hub.port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', (error) => (text === '' ? reject(error) : resolve(text)));
  });
}

describe('a web page cannot reach the hub through a name of its own', () => {
  test.each([
    ['another Host', { host: 'evil.example' }],
    ['another Host with the right port', { host: 'evil.example:4000' }],
    ['a Host that only begins like ours', { host: 'localhost.evil.example' }],
    ['a Host with a user in front', { host: 'localhost@evil.example' }],
    ['another Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['an Origin that only ends like ours', { origin: 'http://evil-localhost' }],
  ])('%s is 403', async (_what, headers) => {
    const reply = await send(hub.url, { headers: { ...ping.headers, ...headers }, body: ping.body });
    expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([403, -32000]);
    const health = await send(hub.url.replace('/mcp', '/health'), { method: 'GET', headers });
    expect(health.status).toBe(403);
  });

  test.each(['localhost', 'localhost:4000', '127.0.0.1:1', '[::1]:4000', 'hub.example:4000'])(
    'Host %s is ours',
    async (host) => {
      const origin = `http://${host}`;
      const reply = await send(hub.url, { headers: { ...ping.headers, host, origin }, body: ping.body });
      expect(reply.status).toBe(200);
    },
  );
});

test('a hub that listens everywhere is not reached by the name of everywhere', async () => {
  await using open = await startTestHub({ bind: '0.0.0.0' });
  const health = (host: string) =>
    send(open.url.replace('/mcp', '/health'), { method: 'GET', headers: { host: `${host}:${open.port}` } });
  expect([(await health('0.0.0.0')).status, (await health('127.0.0.1')).status]).toEqual([403, 200]);
});

test('a hub that runs is live; it is ready while scripts can run, and says why they cannot', async () => {
  let reason: string | undefined = 'the sandbox is not connected';
  await using waiting = await startTestHub({ notReady: () => reason });
  const get = async (path: string) => {
    const { status, text } = await send(waiting.url.replace('/mcp', path), { method: 'GET' });
    return [status, JSON.parse(text)];
  };
  expect(await get('/health/live')).toEqual([200, { status: 'ok' }]);
  expect(await get('/health/ready')).toEqual([503, { status: 'not-ready', reason: 'the sandbox is not connected' }]);
  reason = undefined;
  expect(await get('/health/ready')).toEqual([200, { status: 'ok' }]);
});

test('health says that the policy file is gone', async () => {
  await using gone = await startTestHub({ isPolicyGone: () => true });
  const reply = await send(gone.url.replace('/mcp', '/health'), { method: 'GET' });
  expect(JSON.parse(reply.text)).toEqual({ status: 'ok', policy: 'gone' });
});

test('health needs no token and says nothing but that it is well', async () => {
  const reply = await send(hub.url.replace('/mcp', '/health'), { method: 'GET' });
  expect([reply.status, reply.text]).toEqual([200, '{"status":"ok"}']);
});

describe('a client proves itself with a bearer token', () => {
  test.each([
    ['no header', undefined, undefined],
    ['another scheme', 'Basic YWxpY2U6eA==', undefined],
    ['no scheme', ALICE, undefined],
    ['no token', 'Bearer', 'invalid_token'],
    ['a blank token', 'Bearer   ', 'invalid_token'],
    ['an unknown token', 'Bearer nobody', 'invalid_token'],
    ['two tokens', `Bearer ${ALICE} ${ALICE}`, 'invalid_token'],
    ['a token with a comma', `Bearer ${ALICE},x`, 'invalid_token'],
    ['a token with a tab', `Bearer ${ALICE}\tx`, 'invalid_token'],
    ['a token with letters beyond ASCII', 'Bearer \u00e9', 'invalid_token'],
    ['a token over 8 KB', `Bearer ${'a'.repeat(8193)}`, 'invalid_token'],
    ['a variable that is not set', `Bearer \${SALLYPORT_TOKEN}`, 'invalid_token'],
    ['the header twice', [`Bearer ${ALICE}`, `Bearer ${ALICE}`], 'invalid_request'],
  ])('%s is 401', async (_what, authorization: string | string[] | undefined, error: string | undefined) => {
    const { authorization: _, ...rest } = ping.headers;
    const headers: OutgoingHttpHeaders = { ...rest };
    // Some of these are no value that the types allow.
    if (authorization !== undefined) Object.assign(headers, { authorization });
    for (const method of ['POST', 'GET', 'DELETE']) {
      const reply = await send(hub.url, { method, headers, ...(method === 'POST' ? { body: ping.body } : {}) });
      expect(reply.status).toBe(401);
      const challenge = reply.headers['www-authenticate'];
      expect(challenge).toMatch(/^Bearer realm="sallyport"/);
      expect(/ error="(\w+)"/.exec(challenge ?? '')?.[1]).toBe(error);
      expect(JSON.parse(reply.text).error.message).toMatch(
        /shown once, when it is made: `bin\/sallyport client add NAME` in a terminal/,
      );
    }
  });

  test.each([`\${SALLYPORT_TOKEN}`, `\${SALLYPORT_TOKEN:-}`, '$SALLYPORT_TOKEN', '%SALLYPORT_TOKEN%'])(
    'the token %s is told apart from one that is not known',
    async (token) => {
      const headers = { ...ping.headers, authorization: `Bearer ${token}` };
      const reply = await send(hub.url, { headers, body: ping.body });
      const words = 'the bearer token looks like an environment variable that is not set';
      expect(JSON.parse(reply.text).error.message).toContain(words);
      expect(reply.headers['www-authenticate']).toContain(words);
    },
  );

  test('the scheme is case-insensitive', async () => {
    for (const scheme of ['bearer', 'BEARER', 'BeArEr']) {
      const headers = { ...ping.headers, authorization: `${scheme} ${ALICE}` };
      expect((await send(hub.url, { headers, body: ping.body })).status).toBe(200);
    }
  });

  test('another spelling of the path needs a token as well', async () => {
    const reply = await send(hub.url.replace('/mcp', '/%6dcp'), {
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(reply.status).toBe(401);
  });

  test('a body is not read before the client is known', async () => {
    const reply = await send(hub.url, { headers: { 'content-type': 'application/json' }, body: '{broken' });
    expect(reply.status).toBe(401);
  });
});

test('a client that accepts only JSON gets plain JSON in both generations', async () => {
  const modern = scriptCall('return 1');
  const withToken = JSON.parse(modern.body);
  withToken.params._meta.progressToken = 7;
  const accept = { ...JSON_ONLY, accept: 'application/json' };
  const reply = await send(hub.url, { headers: { ...modern.headers, ...accept }, body: JSON.stringify(withToken) });
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/json']);
  expect(JSON.parse(reply.text)).toMatchObject({ id: 1, result: { content: [{ type: 'text', text: 'return 1' }] } });

  const opened = await send(hub.url, { headers: accept, body: INITIALIZE });
  expect(opened.headers['content-type']).toBe('application/json');
  expect(JSON.parse(opened.text)).toMatchObject({ id: 1, result: { protocolVersion: '2025-11-25' } });
  const session = { ...accept, 'mcp-session-id': opened.headers['mcp-session-id'] };
  const listed = await send(hub.url, { headers: session, body: sessionful('tools/list') });
  expect(JSON.parse(listed.text).result.tools).toHaveLength(2);
  const stream = await send(hub.url, { method: 'GET', headers: session });
  expect(stream.status).toBe(406);
});
