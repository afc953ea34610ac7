import { describe, expect, test } from 'vitest';
import { textTool } from '../catalog/worker/worker-fixture.ts';
import { SallyportError } from '../errors.ts';
import { FULL_GRANT, type Grant } from '../policy/grants.ts';
import { parseScope } from '../policy/scope-grammar.ts';
import { gateBefore, READ, scriptWith } from './gate-fixture.ts';

const grant = (scope: string): Grant => ({ scope: parseScope(scope).scope });
const NOBODY_ELSES = [
  textTool('list_issues', 'issues', READ),
  textTool('2fa', 'code', READ),
  textTool('delete_issue', 'gone'),
  textTool('5g', 'secret'),
];

test('a call within the grant runs, by its method and by its wire name', async () => {
  await using fixture = await gateBefore(NOBODY_ELSES);
  fixture.grant(grant('#tool=tracker.listIssues&tool=tracker.2fa'));
  await expect(fixture.call('listIssues')).resolves.toBe('issues');
  await expect(fixture.call('callTool', { name: 'list_issues' })).resolves.toBe('issues');
  await expect(fixture.call('callTool', { name: '2fa' })).resolves.toBe('code');
});

describe('a client that is granted one tool reaches no other', () => {
  test.each<[string, unknown?]>([
    ['deleteIssue'],
    ['delete_issue'],
    ['DeleteIssue'],
    ['deleteissue'],
    ['deleteIssue '],
    ['delete\u200bIssue'],
    ['d\u0435leteIssue'],
    ['delete%49ssue'],
    ['tracker.deleteIssue'],
    ['listIssues.deleteIssue'],
    ['__proto__'],
    ['constructor'],
    ['callTool', { name: 'delete_issue' }],
    ['callTool', { name: 'deleteIssue' }],
    ['callTool', { name: 'DELETE_ISSUE' }],
    ['callTool', { name: 'delete%5Fissue' }],
    ['callTool', { name: 'tracker.delete_issue' }],
    ['callTool', { name: '5g' }],
    ['callTool', { name: 'callTool', args: { name: 'delete_issue' } }],
    ['callTool', { name: 'list_issues&tool=delete_issue' }],
  ])('as %j %j', async (method, args) => {
    await using fixture = await gateBefore(NOBODY_ELSES);
    fixture.grant(grant('#tool=tracker.list_issues'));
    await expect(fixture.call(method, args)).rejects.toMatchObject({ code: 'PERMISSION_DENIED', retryable: false });
    expect(fixture.records).toMatchObject([
      { event: 'call.finished', outcome: 'refused', errorCode: 'PERMISSION_DENIED' },
    ]);
  });
});

test.each<[string, string, unknown?, string?]>([
  ['#tool=tracker.list_issues', 'deleteIssue'],
  ['#tool=tracker.list_issues', 'delete_issue'],
  ['#tool=tracker.list_issues', 'deletIssue'],
  ['#tool=tracker.list_issues', 'listIsues'],
  ['#tool=tracker.list_issues', 'callTool', { name: 'delete_issue' }],
  ['#tool=tracker.list_issues', 'callTool', { name: '5g' }],
  ['#tool=tracker.list_issues&server=tracker', 'deleteIssue'],
  ['#server=demo', 'listIssues'],
  ['#server=demo', 'listIssues', {}, 'demo'],
  ['#server=demo', 'listIssues', {}, 'Tracker'],
  ['#server=demo&server=tracker', 'listIsues'],
  ['#foo=bar', 'listIssues'],
])('to a client of %s a call of %s %j is answered the same, be there such a tool or not', async (scope, ...call) => {
  const [method, args, integration] = call;
  await using withIt = await gateBefore(NOBODY_ELSES);
  const isReached = (wireName: string) =>
    scope.includes('server=tracker') && !scope.includes('tool=') ? true : wireName === 'list_issues';
  await using without = await gateBefore(NOBODY_ELSES.filter(({ name }) => isReached(name)));
  const shapes: unknown[] = [];
  for (const fixture of [withIt, without]) {
    fixture.grant(grant(scope));
    const error: unknown = await fixture.call(method, args, scriptWith(), integration).catch((thrown) => thrown);
    shapes.push(error instanceof SallyportError ? error.toShape() : error);
  }
  expect(shapes[0]).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  expect(shapes[0]).toEqual(shapes[1]);
});

test('the refusal says what the client may call and how that is changed, and names nothing else', async () => {
  await using fixture = await gateBefore(NOBODY_ELSES);
  fixture.grant(grant('#tool=tracker.list_issues&tool=demo.add'));
  await expect(fixture.call('deleteIssue')).rejects.toMatchObject({
    message: 'This client is not granted tracker.deleteIssue. It may call: tracker.listIssues.',
    hint: expect.stringContaining('bin/sallyport client scope claude'),
  });
  fixture.grant(grant('#nonsense'));
  await expect(fixture.call('listIssues')).rejects.toMatchObject({
    code: 'PERMISSION_DENIED',
    message: 'This client is not granted tracker.listIssues. It may call: nothing at the moment.',
  });
});

test('a misspelt name within the grant is unknown, and only names that the client knows are suggested', async () => {
  await using fixture = await gateBefore(NOBODY_ELSES);
  fixture.grant(grant('#server=tracker'));
  await expect(fixture.call('listIsues')).rejects.toMatchObject({
    code: 'UNKNOWN_METHOD',
    message: 'tracker has no method "listIsues", did you mean "listIssues"? Its methods: listIssues, deleteIssue.',
  });
  fixture.grant(grant('#server=tracker&server=demo&tool=tracker.list_issues&tool=demo.add'));
  await expect(fixture.call('add', {}, scriptWith(), 'demo')).rejects.toMatchObject({
    code: 'UNKNOWN_INTEGRATION',
    message: 'There is no integration "demo". There are: tracker.',
  });
});

test('a grant that is taken away ends at once, also for a call that waits in line', async () => {
  const open = Promise.withResolvers<void>();
  let started = 0;
  const run = async () => {
    started += 1;
    await open.promise;
    return { content: [{ type: 'text' as const, text: 'done' }] };
  };
  await using fixture = await gateBefore([{ name: 'slow', ...READ, run }]);
  const script = scriptWith();
  // One more than are let in at a time.
  const calls = Array.from({ length: 11 }, () => fixture.call('slow', {}, script));
  const outcomes = Promise.allSettled(calls);
  await expect.poll(() => started).toBe(10);
  fixture.grant(grant('#server=demo'));
  await expect(fixture.call('slow', {}, script)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  open.resolve();
  const [last] = (await outcomes).slice(-1);
  expect(last).toMatchObject({ status: 'rejected', reason: { code: 'PERMISSION_DENIED' } });
  expect(started).toBe(10);
  fixture.grant(FULL_GRANT);
  await expect(fixture.call('slow', {}, script)).resolves.toBe('done');
});
