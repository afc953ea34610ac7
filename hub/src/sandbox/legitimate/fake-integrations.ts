/** A deterministic world for the scripts of this folder: what every tool answers follows from its arguments alone. */
import { SallyportError } from '../../errors.ts';
import type { Call, Gate } from '../../gate/call.ts';
import type { Surface } from '../surface.ts';

interface Arguments {
  readonly [name: string]: unknown;
}

export const SURFACE: Surface = {
  demo: ['add', 'echo', 'fail', 'listUsers', 'slow'],
  gitlab: ['getMr', 'listMergeRequests'],
  redmine: ['getIssue', 'listIssues', 'listTimeEntries', 'updateIssue'],
  crm: ['getContact', 'searchContacts'],
  flaky: ['report'],
};

const ISSUE_COUNT = 25;
const PEOPLE = ['Ada', 'Björn', 'Chloé'];
const PRIORITIES = ['low', 'normal', 'high', 'urgent'];
const CONTACTS = ['Ann', 'Bob', 'Cem', 'Dee', 'Eve', 'Fay', 'Gus'];

/** The n-th of a list that repeats for ever. */
function cycle(list: readonly string[], n: number): string {
  return list[n % list.length] ?? '';
}

function issue(id: number) {
  return {
    id,
    subject: `Issue ${id}`,
    status: id % 4 === 0 ? 'closed' : 'open',
    priority: cycle(PRIORITIES, id),
    assignee: id % 5 === 0 ? null : cycle(PEOPLE, id),
    estimatedHours: id * 1.5,
    createdOn: new Date(Date.UTC(2026, 0, id)).toISOString(),
    tags: id % 2 === 0 ? ['even', `mod${id % 3}`] : [`mod${id % 3}`],
  };
}

function listIssues({ status, offset = 0, limit = 10 }: Arguments) {
  const all = Array.from({ length: ISSUE_COUNT }, (_, index) => issue(index + 1));
  const found = all.filter((one) => status === undefined || one.status === status);
  const [from, count] = [Number(offset), Number(limit)];
  return { issues: found.slice(from, from + count), totalCount: found.length, offset: from, limit: count };
}

function getIssue({ id }: Arguments) {
  if (Number(id) >= 1 && Number(id) <= ISSUE_COUNT) return issue(Number(id));
  throw new SallyportError('INVALID_API_REQUEST', `no issue ${String(id)}`, { hint: 'listIssues knows the ids' });
}

function searchContacts({ cursor }: Arguments) {
  const from = cursor === undefined ? 0 : Number(String(cursor).slice(1));
  const items = CONTACTS.slice(from, from + 3).map((name, index) => ({ id: from + index + 1, name }));
  return { items, nextCursor: from + 3 < CONTACTS.length ? `c${from + 3}` : null };
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const TOOLS: { readonly [name: string]: (args: Arguments, call: Call) => unknown } = {
  'demo.fail': () => {
    throw new SallyportError('API_ERROR', 'the upstream answered 500', { hint: 'try later' });
  },
  'demo.nothing': () => undefined,
  'demo.listUsers': ({ page }) => ({
    items: [{ id: Number(page) * 2 - 1 }, { id: Number(page) * 2 }],
    page,
    totalPages: 3,
  }),
  /** Answers after `ms` milliseconds. */
  'demo.slow': async (args, { script }) => {
    await waitFor(Number(args['ms'] ?? 0), script.signal);
    return args;
  },
  'gitlab.listMergeRequests': ({ page }) => (Number(page) > 2 ? [] : [{ iid: page }]),
  'redmine.listIssues': listIssues,
  'redmine.getIssue': getIssue,
  'redmine.listTimeEntries': ({ issueId }) => [
    { issueId, hours: Number(issueId) / 2, spentOn: '2026-02-01' },
    { issueId, hours: 0.25, spentOn: '2026-02-02' },
  ],
  'redmine.updateIssue': (args) => {
    if (args['status'] === 'deleted') throw new SallyportError('PERMISSION_DENIED', 'issues are never deleted');
    return { ...getIssue(args), ...args };
  },
  'crm.searchContacts': searchContacts,
  'crm.getContact': ({ id }) => ({ id, name: CONTACTS[Number(id) - 1] ?? null, email: `c${String(id)}@example.com` }),
  /** Succeeds with the third call of a script. */
  'flaky.report': (args, { id }) => {
    if (id < 3) throw new SallyportError('UPSTREAM_TIMEOUT', 'the upstream did not answer in time');
    return { ...args, rows: 3 };
  },
};

/** Tools that are not named above answer their arguments. */
export const fakeGate: Gate = async (call) => {
  const { integration, method, args } = call;
  const tool = TOOLS[`${integration}.${method}`];
  return tool === undefined ? args : tool((args ?? {}) as Arguments, call);
};
