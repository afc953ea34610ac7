import { expect, test } from 'vitest';
import { executionHint, type FailedScript } from './execution-hint.ts';

/** The hint for an error of a script of which no more is known than is given. */
function hintOf(name: string, message: string, script: Partial<FailedScript>): string | undefined {
  return executionHint({
    failed: { type: 'failed', name, message },
    source: '',
    line: '',
    surface: { demo: [] },
    notSetUp: [],
    openCalls: [],
    pendingCalls: [],
    results: [],
    ...script,
  });
}

function hintFor(source: string, openCalls: readonly string[]): string | undefined {
  return hintOf('TypeError', 'x is not iterable', { source, openCalls, results: ['r1'] });
}

test('the call made last of those without await is named', () => {
  expect(hintFor('demo.a({}); demo.b({}); await demo.c({})', ['demo.a', 'demo.b', 'demo.c', 'demo.a'])).toContain(
    'write await demo.a(…)',
  );
});

test('a call that is open a thousand times hides no other one', () => {
  const open = ['demo.a', ...Array.from({ length: 999 }, () => 'demo.b')];
  expect(hintFor('demo.a({}); await demo.b({})', open)).toContain('write await demo.a(…)');
});

test('so many names, and places of a name, are looked at and no more', () => {
  const names = Array.from({ length: 11 }, (_, n) => `demo.m${n}x`);
  const awaited = names.slice(1).map((name) => `await ${name}({});`);
  expect(hintFor(['demo.m0x({});', ...awaited].join('\n'), names)).toMatch(/^that is no list/);
  expect(hintFor(`${'await demo.a({});'.repeat(99)} demo.a({})`, ['demo.a'])).toContain('demo.a');
  expect(hintFor(`${'await demo.a({});'.repeat(100)} demo.a({})`, ['demo.a'])).toMatch(/^that is no list/);
  expect(hintFor(`${' '.repeat(100_000)}demo.a({})`, ['demo.a'])).toMatch(/^that is no list/);
});

test.each([
  ['const old = results.r9; return old.items', "Cannot read properties of undefined (reading 'items')"],
  ['for (const one of results["r12"]) one', 'results.r12 is not iterable'],
  ['const { items } = results?.r2', "Cannot destructure property 'items' of 'results?.r2' as it is undefined."],
  ['results.r1; results.r3.map(String)', "Cannot read properties of undefined (reading 'map')"],
])('a saved result that is not kept any more is named: %s', (source, message) => {
  const hint = hintOf('TypeError', message, { source, line: source, surface: {}, results: ['r1'] });
  expect(hint).toMatch(
    /^results\.(?:r9|r12|r2|r3) is not kept here: a saved value lives 30 minutes after its last use/,
  );
});

test.each([
  ['return (await demo.listUsers()).users.map((u) => u.name)', 'undefined', 'map', 'users'],
  ['return page.data.rows\n', 'null', 'rows', 'data'],
  ['return a.b.c.d.length', 'undefined', 'd', 'c'],
  ['return a.b?.c', 'undefined', 'x', undefined],
])('%s: a field that is not there is named', (source, kind, read, field) => {
  const message = `Cannot read properties of ${kind} (reading '${read}')`;
  const hint = hintOf('TypeError', message, { source, line: source, surface: {} });
  if (field === undefined) expect(hint).toBeUndefined();
  else expect(hint).toContain(`there is no ${field} in that value, or it is ${kind}`);
});

/** The hint for a TypeError of a script of one line. */
function typeErrorHint(
  source: string,
  message: string,
  openCalls: readonly string[] = [],
  pendingCalls: readonly string[] = [],
): string | undefined {
  const surface = { demo: ['createNote', 'getUser', 'listUsers'] };
  return hintOf('TypeError', message, { source, line: source, surface, openCalls, pendingCalls });
}

test.each([
  ['const { users } = await demo.listUsers({}); return users.map(String)', 'undefined', 'map'],
  ['return users.find((user) => user.id === 0).email', 'undefined', 'email'],
  ['const [first] = []; return first.id', 'undefined', 'id'],
  ['let user = null; return user?.name ?? user.name', 'null', 'name'],
])('%s: what may be undefined is told', (source, kind, read) => {
  expect(typeErrorHint(source, `Cannot read properties of ${kind} (reading '${read}')`)).toMatch(
    new RegExp(`^what stands before \\.${read} is ${kind}: .*find\\(\\) without a hit`),
  );
});

test.each([
  'return await demo.getUser({ id: idOf(3) }).name.toUpperCase()',
  'return demo.getUser({ id: 3 })\n  .name.length',
])('%s: the field of a promise is told as that', (source) => {
  expect(typeErrorHint(source, "Cannot read properties of undefined (reading 'length')", ['demo.getUser'])).toContain(
    'write (await demo.getUser(…)).name',
  );
});

test('a promise that is waited for by then() is not', () => {
  const source = 'demo.getUser({ id: 3 }).then(String); undefined.length';
  const hint = typeErrorHint(source, "Cannot read properties of undefined (reading 'length')", ['demo.getUser']);
  expect(hint).toContain('write await demo.getUser(…)');
});

test.each([
  ['actions.get', 'await actions.list() answers a list'],
  ['demo.users.list', 'demo.listUsers({…})'],
  ['demo.note.create', 'demo.createNote({…})'],
  ['demo.xyz.qwertyuiop', 'demo.METHOD({…}); search_tools lists its methods'],
])('%s(), which is no function, is told with what there is', (path, told) => {
  expect(typeErrorHint(`await ${path}()`, `${path} is not a function`)).toContain(told);
});

test('one that is kept is not', () => {
  const source = 'return results.r1.items.x.y';
  const message = "Cannot read properties of undefined (reading 'x')";
  const hint = hintOf('TypeError', message, { source, line: source, surface: {}, results: ['r1'] });
  expect(hint ?? '').not.toContain('not kept');
});

test.each([
  ['tools', 'return await tools.demo.listUsers()', 'demo is a global by itself: write demo.listUsers(…)'],
  ['tools', 'return await tools.other.listUsers()', 'integrations: demo'],
  ['print', 'print(1)', 'integrations: demo'],
  ['callTool', 'return await callTool("demo", "list_users")', 'it stands on each integration: demo.callTool('],
])('%s, as in %s, is told where it is', (name, line, told) => {
  const surface = { demo: ['listUsers'] };
  expect(hintOf('ReferenceError', `${name} is not defined`, { source: line, line, surface })).toContain(told);
});

test('a page that is gone through like a list is told as none', () => {
  const source = 'const page = await demo.listUsers({}); for (const user of page) user';
  expect(typeErrorHint(source, 'page is not iterable')).toMatch(/^that is no list: a page has its list in a property/);
});

test.each(['redmine', 'redmine_list_issues', 'Redmine'])(
  '%s, of an integration that is not set up, is told as that',
  (name) => {
    const hint = (notSetUp: readonly string[]) => hintOf('ReferenceError', `${name} is not defined`, { notSetUp });
    expect(hint(['redmine'])).toMatch(/^redmine is known here but not set up.*bin\/sallyport status/);
    expect(hint(['red', 'redmines'])).toBe('no variable of an earlier script is left; integrations: demo');
  },
);

test.each([
  ['performance', 'Date.now()'],
  ['crypto', 'Math.random()'],
  ['AbortController', 'Promise.race'],
  ['Blob', 'base64'],
  ['alert', 'console.log'],
])('what a browser has, and a script has not, is answered with what it has: %s', (name, words) => {
  expect(hintOf('ReferenceError', `${name} is not defined`, {})).toContain(words);
});

test('of a line its first 1,000 characters are looked at and no more', () => {
  const read = 'a.b.x';
  const message = "Cannot read properties of undefined (reading 'x')";
  const hintAfter = (chars: number) => hintOf('TypeError', message, { line: ' '.repeat(chars) + read });
  expect(hintAfter(1_000 - read.length)).toContain('there is no b in that value');
  expect(hintAfter(1_001 - read.length) ?? '').not.toContain('there is no b in that value');
});

test.each([
  ["Cannot read properties of undefined (reading 'toString')", 'note.id.toString()', /Otherwise there is no id in/],
  ['note.tags.map is not a function', 'note.tags.map(String)', /Otherwise that is no list/],
])('%s: where a call waits for a person, that is told first', (message, source, also) => {
  const hint = typeErrorHint(`const note = await demo.createNote({}); ${source}`, message, [], ['demo.createNote']);
  expect(hint).toMatch(
    /^if that is the value of demo\.createNote: it waits for a person, and gave \{ status: "pending"/,
  );
  expect(hint).toMatch(also);
});
