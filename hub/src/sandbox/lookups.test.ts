/** What scripts ask of the hub itself, as it comes over the wire and as it reads in a script. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SallyportError } from '../errors.ts';
import type { Gate } from '../gate/call.ts';
import { JsonText } from '../json-text.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

const SKILLS = [
  { id: 'demo/first', integration: 'demo', filename: 'first.md', title: 'First', tags: ['a'] },
  { id: 'gitlab/second', integration: 'gitlab', filename: 'second.md', title: 'Second', tags: [] },
];

const gate: Gate = async ({ integration, method, args }) => {
  switch (`${integration}.${method}`) {
    case 'skills.list':
      return new JsonText(JSON.stringify(SKILLS));
    case 'catalog.spec':
      return new JsonText('{"openapi":"3.1.0","paths":{"/a":{},"/b":{}},"__proto__":{"left":1}}');
    case 'skills.read':
      throw new SallyportError('INVALID_ARGUMENTS', 'There is no skill "x".');
    default:
      return { integration, method, args };
  }
};

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await startSandbox({ gate });
});
afterAll(() => fixture.close());

async function answerOf(code: string): Promise<unknown> {
  const { value, error } = await fixture.execute(code);
  if (error !== undefined) throw error;
  return value;
}

describe('the lookups of a script', () => {
  it.each([
    ['skills.list({ tag: "a" })', SKILLS],
    ['search("merge requests")', { integration: 'catalog', method: 'search', args: { query: 'merge requests' } }],
    [
      'search("x", { integration: "demo", limit: 3 })',
      { integration: 'catalog', method: 'search', args: { query: 'x', options: { integration: 'demo', limit: 3 } } },
    ],
    ['catalog.search("x")', { integration: 'catalog', method: 'search', args: { query: 'x' } }],
    ['catalog.integrations()', { integration: 'catalog', method: 'integrations' }],
    ['actions.list()', { integration: 'actions', method: 'list' }],
    ['actions.result("act-1")', { integration: 'actions', method: 'result', args: { id: 'act-1' } }],
    [
      'actions.wait("act-1", { ms: 5 })',
      { integration: 'actions', method: 'wait', args: { id: 'act-1', options: { ms: 5 } } },
    ],
    ['catalog.tools("demo")', { integration: 'catalog', method: 'tools', args: { integration: 'demo' } }],
  ])('%s', async (call, answer) => {
    expect(await answerOf(`return await ${call}`)).toEqual(answer);
  });

  it('answer plain data that code can filter', async () => {
    expect(
      await answerOf('return (await skills.list()).filter(({ tags }) => tags.includes("a")).map((s) => s.id)'),
    ).toEqual(['demo/first']);
  });

  it('fail like calls', async () => {
    expect(
      await answerOf('try { await skills.read("x") } catch (e) { return [e.code, e.retryable, e.message] }'),
    ).toEqual(['INVALID_ARGUMENTS', false, 'There is no skill "x".']);
  });

  it.each([
    'await demo.spec',
    'await demo.spec()',
    '(await Promise.all([demo.spec]))[0]',
    '(await batch([demo.spec])).results[0]',
  ])('give the OpenAPI document by %s', async (expression) => {
    expect(await answerOf(`const spec = ${expression}; return Object.keys(spec.paths)`)).toEqual(['/a', '/b']);
  });

  it('ask for a document only when it is waited for, and leave objects without a prototype of their own', async () => {
    fixture.calls.length = 0;
    expect(await answerOf('const { spec } = demo; return [typeof spec, String(demo), ({}).left]')).toEqual([
      'function',
      '[integration demo: 5 methods]',
      null,
    ]);
    expect(fixture.calls).toEqual([]);
    expect(await answerOf('await gitlab.spec; return ({}).left === undefined')).toBe(true);
    expect(fixture.calls.map(({ method, args }) => [method, args])).toEqual([['spec', { integration: 'gitlab' }]]);
  });

  it('cannot be changed', async () => {
    const code = `
      const changes = [
        () => { skills.list = () => 1 }, () => { catalog.tools = 1 }, () => { search.x = 1 }, () => { demo.spec.then = 1 },
        () => { delete skills.read }, () => Object.setPrototypeOf(catalog, { x: 1 }),
      ];
      return changes.map((change) => { try { change(); return 'changed' } catch (e) { return e.name } });`;
    expect(await answerOf(code)).toEqual(Array.from({ length: 6 }, () => 'TypeError'));
  });

  it.each([
    ['return skills.filter((s) => s.tags)', /await skills\.list\(/],
    ['for (const skill of skills) console.log(skill)', /await skills\.list\(/],
    ['return catalog.redmine()', /await catalog\.integrations\(\)/],
    ['return Object.keys(demo.spec.paths)', /const spec = await demo\.spec$/],
    ['return search("x").map((hit) => hit.name)', /write \(await search\(…\)\)\.map/],
    ['return skill.list()', /did you mean skills\?/],
  ])('%s is told the right form', async (code, hint) => {
    const { error } = await fixture.execute(code);
    expect(error).toMatchObject({ code: 'SANDBOX_EXECUTION', hint: expect.stringMatching(hint) });
  });
});
