/** Attempts on the operator's port: without a session, with parts of one, and as other pages could make a browser do it. */
import { connect } from 'node:net';
import { type Asked, type Attempt, ask, FORM_BODY, JSON_BODY, type Victim } from './attempt.ts';

const refusedAt = (asked: string, status: number) => ({ event: 'operator.refused', surface: 'http', asked, status });
const API = 'POST /api/approvals/:id/approve';
const FORM = 'POST /console/:id/approvals/:action/approve';

function tried(
  name: string,
  asked: (victim: Victim) => Asked,
  refused: RegExp,
  recorded: Attempt['recorded'],
): Attempt {
  return { name, make: (victim) => ask(victim.operatorPort, asked(victim)), refused, recorded };
}

/** Approving over the interface for programs. */
const api = (name: string, headers: (victim: Victim) => Readonly<Record<string, string>>, more: Partial<Asked> = {}) =>
  tried(
    `the interface for programs, ${name}`,
    (victim) => ({
      method: 'POST',
      path: `/api/approvals/${victim.action.id}/approve`,
      body: JSON.stringify({ hash: victim.action.hash }),
      headers: { ...JSON_BODY, ...headers(victim) },
      ...more,
    }),
    /^401/,
    refusedAt(API, 401),
  );

/** All that the console's own form would send, but for what is said. */
function whole(
  victim: Victim,
  headers: Readonly<Record<string, string>> = {},
  fields: Record<string, string> = {},
): Asked {
  const { operatorPort, visit, action } = victim;
  const own = { origin: `http://127.0.0.1:${operatorPort}`, cookie: visit.cookie };
  return {
    method: 'POST',
    path: `${visit.base}/approvals/${action.id}/approve`,
    headers: { ...FORM_BODY, ...own, ...headers },
    body: new URLSearchParams({ form_token: visit.formToken, hash: action.hash, ...fields }).toString(),
  };
}

const form = (
  name: string,
  status: number,
  headers: Readonly<Record<string, string>>,
  fields: Record<string, string> = {},
): Attempt =>
  tried(
    `the console's form, ${name}`,
    (victim) => whole(victim, headers, fields),
    new RegExp(`^${status}`),
    refusedAt(FORM, status),
  );

const MADE_UP = 'x'.repeat(43);

export const CONSOLE_ATTEMPTS: readonly Attempt[] = [
  api('without a token', () => ({})),
  api('with a token that is made up', () => ({ authorization: `Bearer ${MADE_UP}` })),
  api("with the client's token", ({ system }) => ({ authorization: `Bearer ${system.tokens.claude}` })),
  api("with the cookie of the operator's browser", ({ visit }) => ({ cookie: visit.cookie })),
  api('with the form token of a page', ({ visit }) => ({ authorization: `Bearer ${visit.formToken}` })),
  api('with a name and a password', () => ({ authorization: `Basic ${Buffer.from('operator:').toString('base64')}` })),
  api('as a proxy that says who it forwards for', () => ({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-user': 'operator',
    'x-forwarded-host': 'localhost',
    'x-real-ip': '127.0.0.1',
    forwarded: 'for=127.0.0.1;host=localhost',
  })),
  {
    name: 'the interface for programs, with tokens that are guessed',
    async make({ operatorPort }) {
      const guesses = Array.from({ length: 10 }, (_, at) => String.fromCharCode(65 + at).repeat(43));
      const answers = await Promise.all(
        guesses.map((guess) =>
          ask(operatorPort, { path: '/api/approvals', headers: { authorization: `Bearer ${guess}` } }),
        ),
      );
      return [...new Set(answers.map((answer) => answer.slice(0, 3)))].join();
    },
    refused: /^401$/,
    recorded: refusedAt('GET /api/approvals', 401),
  },
  tried(
    'all calls of the script at once, without a token',
    ({ action: { id, hash, scriptId } }) => ({
      method: 'POST',
      path: `/api/approvals/scripts/${scriptId}/approve`,
      headers: JSON_BODY,
      body: JSON.stringify({ actions: [{ id, hash }] }),
    }),
    /^401/,
    refusedAt('POST /api/approvals/scripts/:scriptId/approve', 401),
  ),
  tried(
    'the stream of what waits, without a session',
    () => ({ path: '/api/approvals/events' }),
    /^401/,
    refusedAt('GET /api/approvals/events', 401),
  ),
  tried(
    "the console's stream, without a cookie",
    ({ visit }) => ({ path: `${visit.base}/events` }),
    /^401/,
    refusedAt('GET /console/:id/events', 401),
  ),
  tried(
    'the real values, without a session',
    ({ action }) => ({ method: 'POST', path: `/api/approvals/${action.id}/reveal`, headers: JSON_BODY, body: '{}' }),
    /^401/,
    refusedAt('POST /api/approvals/:id/reveal', 401),
  ),
  tried(
    'by spellings of the address that a check might not know',
    ({ action: { id } }) => ({
      method: 'POST',
      path: `/api//approvals/%2e%2e/approvals/${id}/approve;x=1`,
      headers: JSON_BODY,
      body: '{}',
    }),
    /^(?:400|401|404)/,
    undefined,
  ),
  form('without a cookie', 401, { cookie: '' }),
  form('with a cookie that is made up', 401, { cookie: `session=${MADE_UP}` }),
  form('from another site', 403, { origin: 'https://evil.example' }),
  form('from another server of this machine', 403, { origin: 'http://127.0.0.1:3000' }),
  form('from a sandboxed frame', 403, { origin: 'null' }),
  form('from a page that the browser knows to be of another site', 403, { 'sec-fetch-site': 'cross-site' }),
  form('by another name of this machine (DNS rebinding)', 403, { host: 'evil.example', origin: 'http://evil.example' }),
  form('through a proxy that names the right host', 403, { host: 'evil.example', 'x-forwarded-host': '127.0.0.1' }),
  form('with a form token that is made up', 403, {}, { form_token: MADE_UP }),
  form('with a cookie in its fields', 401, { cookie: '' }, { session: MADE_UP }),
  tried(
    "a stolen cookie without its session's path",
    (victim) => ({ ...whole(victim), path: `/console/${'y'.repeat(22)}/approvals/${victim.action.id}/approve` }),
    /^401/,
    refusedAt(FORM, 401),
  ),
  tried(
    'no form at all, without an origin',
    (victim) => ({ ...whole(victim), headers: { ...FORM_BODY, cookie: victim.visit.cookie } }),
    /^403/,
    refusedAt(FORM, 403),
  ),
  tried(
    'a link to the decision, which a browser follows with its cookie',
    (victim) => {
      const { path, body = '', headers = {} } = whole(victim);
      return { path: `${path}?${body}`, headers };
    },
    /^404/,
    undefined,
  ),
  tried(
    'a link that says that it is a form',
    (victim) => {
      const { path, body = '', headers = {} } = whole(victim);
      return { path: `${path}?${body}&_method=POST`, headers: { ...headers, 'x-http-method-override': 'POST' } };
    },
    /^404/,
    undefined,
  ),
  tried(
    "a session by the client's token as the passphrase",
    ({ system }) => ({
      method: 'POST',
      path: '/api/session',
      headers: JSON_BODY,
      body: JSON.stringify({ passphrase: system.tokens.claude }),
    }),
    /^403/,
    refusedAt('POST /api/session', 403),
  ),
  tried(
    'a log-in with an empty passphrase',
    ({ operatorPort }) => ({
      method: 'POST',
      path: '/log-in',
      headers: { ...FORM_BODY, origin: `http://127.0.0.1:${operatorPort}` },
      body: 'passphrase=&to=approvals',
    }),
    /^403/,
    refusedAt('POST /log-in', 403),
  ),
  tried(
    'a session by what is no text at all',
    () => ({
      method: 'POST',
      path: '/api/session',
      headers: JSON_BODY,
      body: JSON.stringify({ passphrase: { $ne: null }, isSet: false }),
    }),
    /^400/,
    undefined,
  ),
  tried(
    'a set-up link that is made up',
    () => ({ path: `/set-up/${MADE_UP}` }),
    /^403/,
    refusedAt('GET /set-up/:secret', 403),
  ),
  tried(
    'a first passphrase once more, by the form of the set-up link',
    ({ operatorPort }) => ({
      method: 'POST',
      path: '/set-up',
      headers: { ...FORM_BODY, origin: `http://127.0.0.1:${operatorPort}` },
      body: `link=${MADE_UP}&passphrase=an attacker chose this&again=an attacker chose this`,
    }),
    /^(?:403|429)/,
    refusedAt('POST /set-up', 403),
  ),
  {
    name: 'what only the socket may do, at the port',
    async make({ operatorPort }) {
      const body = JSON.stringify({ passphrase: 'an attacker chose this' });
      const answers = await Promise.all([
        ask(operatorPort, { method: 'PUT', path: '/api/passphrase', headers: JSON_BODY, body }),
        ask(operatorPort, { method: 'POST', path: '/api/passphrase/link', headers: JSON_BODY, body: '{}' }),
      ]);
      return answers.map((answer) => answer.slice(0, 3)).join();
    },
    refused: /^404,404$/,
    recorded: undefined,
  },
  {
    name: 'a second request hidden in the body of an allowed one',
    make: ({ operatorPort, action }) =>
      new Promise((resolve, reject) => {
        const hidden = `POST /api/approvals/${action.id}/approve HTTP/1.1\r\nHost: 127.0.0.1:${operatorPort}\r\nContent-Type: application/json\r\nContent-Length: ${action.hash.length + 11}\r\n\r\n{"hash":"${action.hash}"}`;
        let text = '';
        const socket = connect(operatorPort, '127.0.0.1');
        socket.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        socket.once('error', reject).once('close', () => resolve(text.match(/HTTP\/1\.1 \d+/g)?.join() ?? 'closed'));
        socket.setTimeout(2_000, () => socket.destroy());
        socket.end(
          `GET /health HTTP/1.1\r\nHost: 127.0.0.1:${operatorPort}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
        );
      }),
    refused: /^(?:HTTP\/1\.1 (?:200|400|401),?)+$|closed/,
    recorded: undefined,
  },
];
