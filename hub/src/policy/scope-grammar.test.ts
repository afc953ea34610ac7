import { describe, expect, test } from 'vitest';
import { type Random, randomFrom } from '../sandbox/testing/mutations.ts';
import {
  allows,
  EVERYTHING,
  formatScope,
  NOTHING,
  parseScope,
  reachesInto,
  type Scope,
  speaksOf,
} from './scope-grammar.ts';

const SEED = Number(process.env['SCOPE_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
const tool = (integration: string, wireName: string, method: string | undefined = wireName) => ({
  integration,
  wireName,
  method,
});
const TOOLS = [
  tool('gitlab', 'list_issues', 'listIssues'),
  tool('gitlab', 'delete.project', undefined),
  tool('redmine', 'list_issues', 'listIssues'),
  tool('demo', 'add'),
];
const reached = (text: unknown) =>
  TOOLS.filter((one) => allows(parseScope(text).scope, one)).map((one) => `${one.integration}.${one.wireName}`);

test.each([
  [undefined, ['gitlab.list_issues', 'gitlab.delete.project', 'redmine.list_issues', 'demo.add']],
  ['#server=gitlab', ['gitlab.list_issues', 'gitlab.delete.project']],
  ['#server=gitlab&server=demo', ['gitlab.list_issues', 'gitlab.delete.project', 'demo.add']],
  ['#tool=gitlab.listIssues', ['gitlab.list_issues']],
  ['#tool=gitlab.list_issues&tool=demo.add', ['gitlab.list_issues', 'demo.add']],
  ['#tool=gitlab.delete.project', ['gitlab.delete.project']],
  ['#tool=gitlab.list%5Fissues', ['gitlab.list_issues']],
  ['#server=gitlab&tool=gitlab.listIssues&tool=demo.add', ['gitlab.list_issues']],
  ['#tool=demo.add&server=gitlab', []],
])('the scope %s reaches %j', (text, names) => {
  expect(reached(text)).toEqual(names);
  expect(parseScope(text).problem).toBeUndefined();
});

describe('a scope that is not understood grants nothing, and says why', () => {
  test.each([
    ['', 'begins with "#"'],
    ['#', 'neither server=… nor tool=…'],
    ['server=gitlab', 'begins with "#"'],
    [' #server=gitlab', 'begins with "#"'],
    ['https://hub/#server=gitlab', 'begins with "#"'],
    ['#server', 'no value'],
    ['#server=', 'no value'],
    ['#tool=', 'no value'],
    ['#server=gitlab&tool=', 'no value'],
    ['#server=gitlab&', 'neither'],
    ['#&server=gitlab', 'neither'],
    ['#foo=bar', '"foo=bar" is neither'],
    ['#server=gitlab&foo=bar', 'neither'],
    ['#tools=gitlab.listIssues', 'neither'],
    ['#servers=gitlab', 'neither'],
    ['#Server=gitlab', 'neither'],
    ['#%73erver=gitlab', 'neither'],
    ['#server=gitlab;tool=gitlab.listIssues', 'percent-encoded'],
    ['#server=gitlab#tool=x.y', 'percent-encoded'],
    ['#server=gitlab=redmine', 'percent-encoded'],
    ['#server=gitlab,redmine', "can't be an integration"],
    ['#server=*', "can't be an integration"],
    ['#server=Gitlab', "can't be an integration"],
    ['#server=gitlab%20', "can't be an integration"],
    ['#server=gitlab%00', "can't be an integration"],
    ['#server=%', 'percent-encoded'],
    ['#server=%zz', 'percent-encoded'],
    ['#server=%C3', 'percent-encoded'],
    ['#server=git lab', 'percent-encoded'],
    ['#server=gitlab\n', 'percent-encoded'],
    ['#tool=listIssues', 'integration.name'],
    ['#tool=gitlab.', 'integration.name'],
    ['#tool=.listIssues', "can't be an integration"],
    ['#tool=gitläb.x', 'percent-encoded'],
    [`#server=${'a'.repeat(20_000)}`, 'at most'],
    [null, 'is a text'],
    [true, 'is a text'],
    [{ servers: ['gitlab'] }, 'is a text'],
    [['#server=gitlab'], 'is a text'],
  ])('%j', (text, problem) => {
    expect(parseScope(text)).toEqual({ scope: NOTHING, problem: expect.stringContaining(problem) });
    expect(reached(text)).toEqual([]);
  });
});

test.each([
  ['#tool=gitlab.listIssues', tool('gitlab', 'LIST_ISSUES', 'listissues')],
  ['#tool=gitlab.listIssues', tool('gitlab', 'listIssues\u200b', undefined)],
  ['#tool=gitlab.listIssues', tool('gitlabx', 'listIssues')],
  ['#tool=gitlab.listIssues', tool('gitlab', 'x.listIssues')],
  // The same letter to the eye, and under normalization: U+0131, and a composed accent.
  ['#tool=gitlab.listIssues', tool('gitlab', 'l\u0131stIssues', undefined)],
  ['#tool=gitlab.caf%C3%A9', tool('gitlab', 'cafe\u0301', undefined)],
  ['#tool=gitlab.*', tool('gitlab', 'listIssues')],
  ['#tool=gitlab.list%2A', tool('gitlab', 'listIssues')],
  ['#tool=gitlab.undefined', tool('gitlab', '2fa', undefined)],
])('the scope %s does not reach another spelling, %j', (text, other) => {
  expect(parseScope(text).problem).toBeUndefined();
  expect(allows(parseScope(text).scope, other)).toBe(false);
});

test('where two tools share a spelling, it is the one that has it for a wire name', () => {
  const { scope } = parseScope('#tool=gitlab.listIssues');
  expect(allows(scope, tool('gitlab', 'listIssues', undefined))).toBe(true);
  expect(allows(scope, tool('gitlab', 'list_issues', undefined))).toBe(false);
});

test('a scope speaks of names that are not there yet, and of no others', () => {
  const { scope } = parseScope('#server=gitlab&tool=gitlab.list_issues&tool=demo.add');
  expect(['list_issues', 'listIssues', 'listissues', 'add'].map((name) => speaksOf(scope, 'gitlab', name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(speaksOf(scope, 'demo', 'add')).toBe(false);
  expect(['gitlab', 'git', 'demo'].map((name) => reachesInto(scope, name))).toEqual([true, false, false]);
  expect(reachesInto(parseScope('#tool=gitlab.x').scope, 'git')).toBe(false);
});

describe(`any scope (SCOPE_SEED=${SEED})`, () => {
  const random = randomFrom(SEED);

  test('is read back as it was written', () => {
    for (let round = 0; round < 2_000; round++) {
      const scope = anyScope(random);
      expect(parseScope(formatScope(scope)).scope).toEqual(scope);
    }
    for (const scope of [EVERYTHING, NOTHING]) expect(parseScope(formatScope(scope)).scope).toEqual(scope);
  });

  test('that is damaged at one place never becomes everything, and reads back as what it is understood as', () => {
    for (let round = 0; round < 5_000; round++) {
      const text = formatScope(anyScope(random)) ?? '#';
      const at = Math.floor(random() * text.length);
      const put = random() < 0.3 ? '' : (CHARACTERS[Math.floor(random() * CHARACTERS.length)] ?? '');
      const { scope } = parseScope(text.slice(0, at) + put + text.slice(at + 1));
      expect(scope).not.toEqual(EVERYTHING);
      expect(parseScope(formatScope(scope)).scope).toEqual(scope);
    }
  });
});

const CHARACTERS = [
  '#',
  '&',
  '=',
  '%',
  '+',
  '.',
  '/',
  '?',
  ' ',
  '"',
  '\\',
  '\n',
  '\0',
  'é',
  '\u200b',
  '💡',
  'a',
  'Z',
  '0',
  '_',
  '$',
];

/** With at least one name in a part that limits: so it is what can be written. */
function anyScope(random: Random): Scope {
  const some = (make: () => string) => new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, make));
  const server = () => ['gitlab', 'a', 'a$_B9'][Math.floor(random() * 3)] ?? 'demo';
  const name = () =>
    Array.from(
      { length: 1 + Math.floor(random() * 6) },
      () => CHARACTERS[Math.floor(random() * CHARACTERS.length)],
    ).join('');
  const kind = random();
  return {
    servers: kind < 0.6 ? some(server) : undefined,
    tools: kind > 0.3 ? some(() => `${server()}.${name()}`) : undefined,
  };
}
