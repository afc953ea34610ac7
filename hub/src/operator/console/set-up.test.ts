import { expect, test } from 'vitest';
import { consoleFixture, HOST, OWN, PASSPHRASE } from './console-fixture.ts';

/** A console without a passphrase, and a browser before it. */
function atFirst() {
  const fixture = consoleFixture();
  const { app, choice } = fixture;
  const get = (path: string) => app.inject({ url: path, headers: { host: HOST } });
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/set-up',
      headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const chosen = (link: string, passphrase = PASSPHRASE, again = passphrase) => ({ link, passphrase, again });
  const events = () => fixture.audit.records.map(({ event, surface }) => `${event} ${surface}`);
  return { ...fixture, link: choice.link.make(), get, send, chosen, events };
}

test('the link leads to a form; what is typed there is the passphrase, and opens the console', async () => {
  const { link, get, send, chosen, passphrase, events } = atFirst();
  const page = await get(`/set-up/${link}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`name="link" value="${link}"`);
  // Looking uses nothing up: browsers look ahead, and reload.
  expect((await get(`/set-up/${link}`)).statusCode).toBe(200);
  const answer = await send(chosen(link));
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/console\/[\w-]{22}\/approvals$/);
  expect(answer.headers['set-cookie']).toContain('HttpOnly; SameSite=Strict');
  expect(await passphrase.matches(PASSPHRASE)).toBe(true);
  expect(events()).toEqual(['passphrase.set http', 'operator.unlocked http']);
});

test('a link that was used shows and sets nothing any more, and is refused on the audit log', async () => {
  const { link, get, send, chosen, passphrase, events } = atFirst();
  await send(chosen(link));
  expect((await get(`/set-up/${link}`)).statusCode).toBe(403);
  expect((await get(`/set-up/${link}`)).body).not.toContain('action="/set-up"');
  expect((await send(chosen(link, 'the passphrase of an attacker'))).statusCode).toBe(403);
  expect(await passphrase.matches(PASSPHRASE)).toBe(true);
  expect(events().slice(2)).toEqual(Array(3).fill('operator.refused http'));
});

test('a link is dead once a terminal has set a passphrase', async () => {
  const { link, send, chosen, choice, passphrase } = atFirst();
  await choice.choose('set in the terminal', 'terminal');
  expect((await send(chosen(link))).statusCode).toBe(403);
  expect(await passphrase.matches('set in the terminal')).toBe(true);
});

test.each([
  ['too short', 'too short', 'too short', '12 characters'],
  ['not typed the same twice', PASSPHRASE, `${PASSPHRASE}.`, 'not the same'],
])('a passphrase that is %s is told, and the link is still good', async (_what, passphrase, again, told) => {
  const fixture = atFirst();
  const { link, send, chosen } = fixture;
  const answer = await send(chosen(link, passphrase, again));
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(told);
  expect(answer.body).not.toContain(`value="${passphrase}"`);
  expect(fixture.passphrase.isSet()).toBe(false);
  expect((await send(chosen(link))).statusCode).toBe(303);
});

test('whoever has no link is told what to do, and sets nothing', async () => {
  const { get, send, chosen, passphrase } = atFirst();
  for (const answer of [await get('/set-up/made-up'), await send(chosen('made-up'))]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('bin/sallyport passphrase');
    expect(answer.body).not.toContain('type="password"');
  }
  expect((await send({ link: 'made-up' })).statusCode).toBe(400);
  expect(passphrase.isSet()).toBe(false);
});

test('a web page that tries links does not keep the operator from using the right one', async () => {
  const { link, get } = atFirst();
  for (let at = 0; at < 30; at++) expect((await get(`/set-up/guess-${at}`)).statusCode).toBe(403);
  expect((await get(`/set-up/${link}`)).statusCode).toBe(200);
});

test.each([
  ['another site', { origin: 'http://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:3000' }],
  ['nobody', { origin: '' }],
])('the form is refused that comes from %s, even with the link', async (_what, headers: Record<string, string>) => {
  const { link, send, chosen, passphrase } = atFirst();
  expect((await send(chosen(link), headers)).statusCode).toBe(403);
  expect(passphrase.isSet()).toBe(false);
});

test('of two who use the link at the same moment one sets the passphrase', async () => {
  const { link, send, chosen, passphrase, events } = atFirst();
  const answers = await Promise.all([send(chosen(link)), send(chosen(link, 'another one entirely'))]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  const winner = statuses[0] === 303 ? PASSPHRASE : 'another one entirely';
  expect(await passphrase.matches(winner)).toBe(true);
  expect(events().filter((event) => event.startsWith('passphrase.set'))).toHaveLength(1);
});
