import { expect, test } from 'vitest';
import { actionOf, consoleFixture, HOST, OWN, PASSPHRASE, visited } from './console-fixture.ts';

test('the passphrase opens a session whose cookie goes to a path that nobody else knows', async () => {
  const { setCookie, base } = await visited();
  expect(base).toMatch(/^\/console\/[\w-]{22}$/);
  expect(setCookie).toMatch(new RegExp(`^session=[\\w-]{43}; Path=${base}; HttpOnly; SameSite=Strict$`));
});

test('neither the cookie nor the path alone shows or does anything', async () => {
  const { app, get, base, cookie, post, formToken, decisions } = await visited({ actions: [actionOf('a1')] });
  const other = await visited();
  expect((await get('approvals', {})).statusCode).toBe(401);
  expect((await get('approvals', { cookie: other.cookie })).statusCode).toBe(401);
  expect((await app.inject({ url: `${other.base}/approvals`, headers: { host: HOST, cookie } })).statusCode).toBe(401);
  expect((await app.inject({ url: '/console//approvals', headers: { host: HOST, cookie } })).statusCode).toBe(401);
  const fields = { form_token: formToken, hash: 'hash-of-a1' };
  expect((await post(`${base}/approvals/a1/approve`, fields)).statusCode).toBe(401);
  expect((await get('events', {})).statusCode).toBe(401);
  expect(decisions).toEqual([]);
});

test('the cookie is no key to the interface for programs', async () => {
  const { app, cookie } = await visited();
  expect((await app.inject({ url: '/api/changes', headers: { host: HOST, cookie } })).statusCode).toBe(401);
});

test('a wrong passphrase opens nothing, says so, and is on the audit log', async () => {
  const { post, audit } = await visited();
  const answer = await post('/log-in', { passphrase: 'wrong', to: 'approvals' });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain('This is not the passphrase.');
  expect(audit.records.at(-1)).toEqual({
    event: 'operator.refused',
    surface: 'http',
    asked: 'POST /log-in',
    status: 403,
  });
});

test('without a passphrase the first page says where to set one, and takes none', async () => {
  const { app } = consoleFixture();
  const page = await app.inject({ url: '/', headers: { host: HOST } });
  expect(page.body).toContain('bin/sallyport passphrase');
  expect(page.body).not.toContain('type="password"');
});

test.each([
  ['another site', { origin: 'http://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:3000' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a page that the browser says is of another site', { 'sec-fetch-site': 'same-site' }],
  ['nobody', { origin: '' }],
])('a form that comes from %s is refused', async (_what, headers: Record<string, string>) => {
  const { send, post, decisions } = await visited({ actions: [actionOf('a1')] });
  expect((await send('approvals/a1/approve', { hash: 'hash-of-a1' }, headers)).statusCode).toBe(403);
  expect((await post('/log-in', { passphrase: PASSPHRASE, to: 'approvals' }, headers)).statusCode).toBe(403);
  expect(decisions).toEqual([]);
});

test('a form without the token of its session is refused', async () => {
  const { send, decisions } = await visited({ actions: [actionOf('a1')] });
  const other = await visited();
  for (const form_token of ['', 'x', other.formToken])
    expect((await send('approvals/a1/approve', { form_token, hash: 'hash-of-a1' })).statusCode).toBe(403);
  expect((await send('log-out', { form_token: '' })).statusCode).toBe(403);
  expect(decisions).toEqual([]);
});

test('an address of a session at which there is nothing says so on a page, with the way back', async () => {
  const { get, base } = await visited();
  for (const path of ['', 'none', 'approvals/a1/approve']) {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(`href="${base}/approvals"`);
    expect((await get(path, {})).statusCode).toBe(401);
  }
});

test('logging out ends the session at the hub, not only in the browser', async () => {
  const { send, get } = await visited();
  const answer = await send('log-out');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['set-cookie']).toContain('Max-Age=0');
  expect((await get('approvals')).statusCode).toBe(401);
});

test('approving takes the hash of what was shown', async () => {
  const { get, send, decisions } = await visited({ actions: [actionOf('a1'), actionOf('a2')] });
  expect((await get('approvals')).body).toContain('value="hash-of-a1"');
  expect((await send('approvals/a1/approve', { hash: 'hash-of-a2' })).statusCode).toBe(409);
  expect((await send('approvals/a1/reject', { hash: 'hash-of-a2', reason: '' })).statusCode).toBe(409);
  expect((await send('approvals/a1/approve', {})).statusCode).toBe(400);
  expect(decisions).toEqual([]);
  expect((await send('approvals/a1/approve', { hash: 'hash-of-a1' })).statusCode).toBe(303);
  expect((await send('approvals/a1/approve', { hash: 'hash-of-a1' })).statusCode).toBe(409);
  expect((await send('approvals/a2/reject', { hash: 'hash-of-a2', reason: ' too late ' })).statusCode).toBe(303);
  expect(decisions).toEqual(['approve a1 http', 'reject a2 http too late']);
});

test('a kind is allowed for ever only by a tick, and is asked about again by a click', async () => {
  const { send, decisions } = await visited({ actions: [actionOf('a1')] });
  await send('approvals/a1/approve', { hash: 'hash-of-a1', always: 'yes' });
  await send('approvals/ask-again', { kind: 'crane:lower' });
  expect(decisions).toEqual(['approve a1 http always', 'revoke crane:lower http']);
});

test('the tick is not offered where a kind may not be allowed for ever', async () => {
  const { get } = await visited({ actions: [actionOf('a1', { mayBeAlways: false })] });
  expect((await get('approvals')).body).not.toContain('name="always"');
});

test('all calls of a script are approved together from the page that shows them all', async () => {
  const shown = ['a1', 'a2', 'a3'].map((id) => actionOf(id));
  const { get, base, cookie, app, formToken, decisions, waiting } = await visited({ actions: shown });
  const { body } = await get('approvals/script/script-1');
  const actions = [...body.matchAll(/name="action" value="([^"]+)"/g)].map(([, value = '']) => value);
  expect(actions).toEqual(['a1 hash-of-a1', 'a2 hash-of-a2', 'a3 hash-of-a3']);
  // One that came later was not shown, and one was decided elsewhere.
  waiting.set('a4', actionOf('a4'));
  waiting.delete('a2');
  const fields = new URLSearchParams([['form_token', formToken], ...actions.map((one) => ['action', one])]);
  const answer = await app.inject({
    method: 'POST',
    url: `${base}/approvals/all`,
    headers: { ...OWN, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('1 of 3 were decided already');
  expect(decisions).toEqual(['approve a1 http', 'approve a3 http']);
});

test('all calls of a script are rejected together there, and each can be looked at with its real values', async () => {
  const shown = ['a1', 'a2', 'a3'].map((id) => actionOf(id));
  const { get, base, cookie, app, formToken, decisions, waiting } = await visited({ actions: shown });
  const { body } = await get('approvals/script/script-1');
  for (const { id } of shown) expect(body).toContain(`approvals/${id}/real`);
  const rejected = [...body.matchAll(/name="rejected" value="([^"]+)"/g)].map(([, value = '']) => value);
  waiting.delete('a2');
  waiting.set('a3', actionOf('a3', { hash: 'other' }));
  const fields = new URLSearchParams([
    ['form_token', formToken],
    ['reason', 'Wrong crane'],
    ...rejected.map((one) => ['rejected', one]),
  ]);
  const answer = await app.inject({
    method: 'POST',
    url: `${base}/approvals/none`,
    headers: { ...OWN, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('2 of 3 were decided already');
  expect(decisions).toEqual(['reject a1 http Wrong crane']);
});

test('the real values are shown by a form alone, which is put down', async () => {
  const { get, send, decisions } = await visited({ actions: [actionOf('a1')] });
  expect((await get('approvals')).body).not.toContain('secret');
  expect((await get('approvals/a1/real')).statusCode).toBe(404);
  expect((await send('approvals/a1/real')).body).toContain('secret');
  expect(decisions).toEqual(['reveal a1 http']);
});

test('integrations that are not set up are named as such', async () => {
  const { get } = await visited({ notSetUp: ['redmine'] });
  expect((await get('integrations')).body.replace(/<[^>]*>/g, ' ')).toMatch(
    /Not set up\s+redmine\s+bin\/sallyport status/,
  );
  const { get: other } = await visited();
  expect((await other('integrations')).body).not.toContain('Not set up');
});

test('changes of an integration are accepted as they were shown, or not at all', async () => {
  const { get, send, decisions } = await visited();
  expect((await get('integrations/crane')).body).toContain('name="state" value="s1"');
  expect((await send('integrations/crane/accept', { state: 's0' })).statusCode).toBe(409);
  expect((await send('integrations/crane/accept', { state: 's1' })).statusCode).toBe(303);
  expect((await send('integrations/pier/accept', { state: 's1' })).statusCode).toBe(404);
  await send('integrations/crane/trust', { trust: 'vetted' });
  await send('integrations/refresh', { integration: 'crane' });
  expect((await send('integrations/crane/trust', { trust: 'all' })).statusCode).toBe(400);
  expect(decisions).toEqual(['accept crane http', 'trust crane vetted http', 'refresh crane']);
});

test('an open page is told what changed, once for many changes, until it is closed', async () => {
  const { app, base, cookie, tell } = await visited();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const closing = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${address.port}${base}/events`, {
    headers: { cookie },
    signal: closing.signal,
  });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(': open\n\n');
  for (const topic of ['activity', 'approvals', 'activity'] as const) tell(topic);
  expect((await reader?.read())?.value).toBe('data: activity approvals\n\n');
  closing.abort();
  await app.close();
});

test('every answer of the console forbids scripts, styles, frames and requests that are not its own', async () => {
  const { app, get } = await visited();
  const answers = [
    await app.inject({ url: '/', headers: { host: HOST } }),
    await app.inject({ url: '/style.css', headers: { host: HOST } }),
    await app.inject({ url: '/live.js', headers: { host: HOST } }),
    await app.inject({ url: '/', headers: { host: 'evil.example' } }),
    await get('approvals'),
    await get('approvals', {}),
    await get('integrations/pier'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403, 200, 401, 404]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
});
