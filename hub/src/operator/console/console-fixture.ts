/** For tests: a console over things that live in memory, full of what strangers may write. */
import type { Action } from '../../approvals/action.ts';
import type { OperatorDecisions } from '../../approvals/approvals.ts';
import { memoryAudit } from '../../catalog/pins/memory-pins.ts';
import type { PinnedTools } from '../../catalog/pins/pins.ts';
import type { Integration, Tool } from '../../catalog/tool.ts';
import type { WorkspaceKey } from '../../identity.ts';
import type { ActionKind } from '../../policy/decision.ts';
import { IN_MEMORY, openStore } from '../../store/store.ts';
import { createOperatorApp } from '../operator-app.ts';
import { createOperatorSessions } from '../operator-sessions.ts';
import { createPassphrase, PASSPHRASE_TABLES } from '../passphrase.ts';
import { createPassphraseChoice } from '../passphrase-choice.ts';
import { createActivity } from './activity.ts';
import type { Topic } from './layout.ts';

export const PASSPHRASE = 'correct horse battery';

/** Texts that try to be more than text. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onfocus='alert(1)' autofocus='",
  '</title></textarea></style><h1>Approved</h1>',
  '<!--',
  ']]><b>bold</b>',
  '<a href="http://evil.example">click</a>',
  'javascript:alert(1)',
  '&lt;script&gt;',
  '&#60;b&#62;',
  '<meta http-equiv=refresh content="0;url=http://evil.example">',
  '<form action=//evil.example><button>Approve</button></form>',
  '<base href="http://evil.example/">',
  '\u202Eevorppa\u202C \u2066hidden\u2069',
  'zero\u200Bwidth\u2060and\uFEFFbom',
  'bell\u0007escape\u001B[31m',
  'tag\u{E0041}\u{E0042} variation\uFE0F',
  '$' + '{alert(1)}`',
  '{{constructor.constructor("alert(1)")()}}',
];

export const WORDS = HOSTILE.join('\n');

function toolOf(wireName: string, description: string): Tool {
  return {
    integration: 'crane',
    wireName,
    method: undefined,
    description,
    keywords: [],
    inputSchema: { type: 'object', properties: { [WORDS]: { description: WORDS } } },
    outputSchema: undefined,
    example: undefined,
    timeoutMs: undefined,
    access: 'write',
    isDestructive: true,
    isIdempotent: false,
  };
}

export const CRANE: Integration = {
  name: 'crane',
  trust: 'byo',
  endpoint: WORDS,
  purpose: WORDS,
  state: 'available',
  tools: [toolOf(WORDS, WORDS)],
  held: [{ wireName: WORDS, method: undefined, reason: 'changed' }],
  skills: [{ id: WORDS, integration: 'crane', filename: 'a.md', title: WORDS, tags: [], content: '' }],
  spec: undefined,
  refreshedAt: Date.parse('2026-11-30T12:00:00Z'),
  lastError: WORDS,
};

export const PINNED: PinnedTools = {
  accepted: [],
  documents: { skills: [], spec: undefined },
  revision: '0123456789abcdef',
  purpose: WORDS,
  listedAt: Date.parse('2026-11-30T12:00:00Z'),
  served: [],
  held: [],
  pending: {
    state: 's1',
    image: { before: 'sha256:1', after: WORDS },
    purpose: { before: 'Lifts.', after: WORDS },
    tools: [
      {
        kind: 'changed',
        name: WORDS,
        before: { description: 'Lifts.' },
        after: { description: WORDS, [WORDS]: WORDS },
      },
      { kind: 'new', name: 'drop', before: undefined, after: { description: WORDS } },
    ],
    documents: [
      { kind: 'changed', name: WORDS, before: { content: 'Lift.' }, after: { content: WORDS } },
      { kind: 'gone', name: 'OpenAPI document', before: { [WORDS]: WORDS }, after: undefined },
    ],
  },
};

export function actionOf(id: string, more: Partial<Action> = {}): Action {
  return {
    id,
    client: 'claude',
    entry: undefined,
    // Only ever compared.
    workspace: 'w' as WorkspaceKey,
    scriptId: 'script-1',
    callId: 1,
    integration: 'crane',
    method: 'lift',
    tool: 'lift',
    access: 'write',
    description: '',
    // Only ever shown.
    kind: 'crane:lift' as ActionKind,
    rule: 'mode ask',
    mayBeAlways: true,
    pin: 'p',
    hash: `hash-of-${id}`,
    shownArgs: '{"id":7}',
    preview: undefined,
    callLines: [1],
    stagedAt: Date.parse('2026-11-30T12:00:00Z'),
    expiresAt: Date.parse('2026-12-01T12:00:00Z'),
    state: 'pending',
    isRetryable: false,
    attempts: 0,
    surface: undefined,
    reason: undefined,
    error: undefined,
    ...more,
  };
}

/** What an app needs for its console, for tests of something else. */
export const QUIET_CONSOLE = {
  activity: createActivity('/nonexistent'),
  topics: { listen: () => () => undefined },
  circuits: () => [],
};

/** `auditFolder`: of an audit log, where the test has one. */
export function consoleFixture({
  actions = [],
  code = 'await crane.lift({ id: 7 })',
  auditFolder = '/nonexistent',
  integrations = [CRANE],
  notSetUp = [],
  pinned = PINNED,
}: {
  readonly actions?: readonly Action[];
  readonly code?: string;
  readonly auditFolder?: string;
  readonly integrations?: readonly Integration[];
  readonly notSetUp?: readonly string[];
  /** Of `crane`. */
  readonly pinned?: PinnedTools;
} = {}) {
  const waiting = new Map(actions.map((action) => [action.id, action]));
  const decisions: string[] = [];
  const topics = new Set<(topic: Topic) => void>();
  const approvals: OperatorDecisions = {
    open: () => [...waiting.values()],
    openCount: () => waiting.size,
    find: (id) => waiting.get(id) ?? actions.find((action) => action.id === id),
    scriptOf: () => ({ code, sha256: '0'.repeat(64) }),
    reveal: async (id, surface) => {
      decisions.push(`reveal ${id} ${surface}`);
      return waiting.has(id) ? JSON.stringify({ secret: WORDS }) : undefined;
    },
    async approve(id, hash, surface, always) {
      const action = waiting.get(id);
      if (action === undefined) return 'decided';
      if (action.hash !== hash) return 'other';
      waiting.delete(id);
      decisions.push(`approve ${id} ${surface}${always ? ' always' : ''}`);
      return { done: Promise.resolve({ ...action, state: 'applied' as const }) };
    },
    async reject(id, surface, reason) {
      if (!waiting.delete(id)) return 'decided';
      decisions.push(`reject ${id} ${surface} ${reason}`);
      return 'rejected';
    },
    always: () => [{ kind: 'crane:lower', integration: 'crane', tool: WORDS, surface: 'http', at: 0 }],
    async revokeAlways(kind, surface) {
      decisions.push(`revoke ${kind} ${surface}`);
      return true;
    },
    listen: () => () => undefined,
  };
  const passphrase = createPassphrase(openStore(IN_MEMORY, [PASSPHRASE_TABLES]), { memoryKib: 64, passes: 1 });
  const sessions = createOperatorSessions();
  const audit = memoryAudit();
  const choice = createPassphraseChoice({ passphrase, sessions, audit });
  const app = createOperatorApp('http', {
    catalog: {
      integrations: () => integrations,
      notSetUp: () => notSetUp,
      pinned: (name) => (name === 'crane' ? pinned : undefined),
      refresh: async (name) => void decisions.push(`refresh ${name}`),
      setTrust: async (name, trust, surface) => void decisions.push(`trust ${name} ${trust} ${surface}`),
      async accept(name, state, surface) {
        if (state !== pinned.pending?.state) return 'other';
        decisions.push(`accept ${name} ${surface}`);
        return 'accepted';
      },
    },
    approvals,
    activity: createActivity(auditFolder),
    circuits: () => [{ integration: 'gitlab', state: 'open', retryAt: Date.parse('2026-11-30T12:00:09Z') }],
    topics: {
      listen(listener) {
        topics.add(listener);
        return () => void topics.delete(listener);
      },
    },
    passphrase,
    choice,
    sessions,
    audit,
    policy: { explain: () => ({ problem: '' }), strangers: () => [] },
    metrics: { contentType: 'text/plain', text: async () => '' },
    log: {
      error: (what: unknown) => void decisions.push(`error ${String((what as { err?: Error }).err?.stack)}`),
      info: () => undefined,
    },
  });
  const tell = (topic: Topic): void => {
    for (const listener of topics) listener(topic);
  };
  return { app, passphrase, choice, sessions, audit, decisions, waiting, tell };
}

export const HOST = '127.0.0.1:4001';
export const OWN = { host: HOST, origin: `http://${HOST}` };

type Options = NonNullable<Parameters<typeof consoleFixture>[0]>;

/** A browser that has logged in. */
export async function visited(options: Options = {}) {
  const fixture = consoleFixture(options);
  await fixture.passphrase.set(PASSPHRASE);
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fixture.app.inject({
      method: 'POST',
      url,
      headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const answer = await post('/log-in', { passphrase: PASSPHRASE, to: 'approvals' });
  const setCookie = String(answer.headers['set-cookie']);
  const [cookie = ''] = setCookie.split(';');
  const base = String(answer.headers.location).replace(/\/approvals$/, '');
  const get = (path: string, headers: Record<string, string> = { cookie }) =>
    fixture.app.inject({ url: `${base}/${path}`, headers: { host: HOST, ...headers } });
  const formToken = /name="form_token" value="([\w-]+)"/.exec((await get('approvals')).body)?.[1] ?? '';
  const send = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    post(`${base}/${path}`, { form_token: formToken, ...fields }, { cookie, ...headers });
  return { ...fixture, post, get, send, base, cookie, setCookie, formToken };
}
