import { expect, test } from 'vitest';
import { textTool } from '../catalog/worker/worker-fixture.ts';
import { gateBefore, scriptWith } from './gate-fixture.ts';

test('an unknown method is answered with the real ones, nearest first', async () => {
  await using fixture = await gateBefore([textTool('list_issues', ''), textTool('get_issue', '')]);
  await expect(fixture.call('getIsue')).rejects.toMatchObject({
    code: 'UNKNOWN_METHOD',
    message: expect.stringContaining('Its methods: getIssue, listIssues.'),
  });
  expect(fixture.records).toMatchObject([{ event: 'call.finished', outcome: 'refused', errorCode: 'UNKNOWN_METHOD' }]);
});

test.each([
  ['list_issues', {}, 'no method "list_issues", did you mean "listIssues"? Its methods: listIssues, getIssue.'],
  ['listIssue', {}, 'no method "listIssue", did you mean "listIssues"? Its methods: listIssues, getIssue.'],
  ['callTool', { name: 'listIssues' }, 'no tool "listIssues", did you mean "list_issues"? Its tools: list_issues, get'],
  ['paint', {}, 'no method "paint". Its methods: '],
])('%s %j: who may have meant another name is asked', async (method, args, message) => {
  await using fixture = await gateBefore([textTool('list_issues', ''), textTool('get_issue', '')]);
  const error = { code: 'UNKNOWN_METHOD', message: expect.stringContaining(message) };
  await expect(fixture.call(method, args)).rejects.toMatchObject(error);
});

test('an unknown integration is answered with the real ones', async () => {
  await using fixture = await gateBefore([]);
  await expect(fixture.call('x', {}, scriptWith(), 'gitlab')).rejects.toMatchObject({
    code: 'UNKNOWN_INTEGRATION',
    message: expect.stringContaining('tracker'),
  });
});

test('a tool without a method is reached by its wire name', async () => {
  await using fixture = await gateBefore([textTool('2fa', 'code')]);
  await expect(fixture.call('callTool', { name: '2fa', args: {} })).resolves.toBe('code');
  await expect(fixture.call('callTool', { name: '3fa' })).rejects.toMatchObject({
    code: 'UNKNOWN_METHOD',
    message: expect.stringContaining('2fa'),
  });
  await expect(fixture.call('callTool', '2fa')).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' });
});

test('a script that guesses on is told the names in their own order; another script is not', async () => {
  await using fixture = await gateBefore([textTool('alpha_list', ''), textTool('get_issue', '')]);
  const guesser = scriptWith();
  const messages: unknown[] = [];
  for (let guess = 0; guess < 6; guess++) {
    messages.push(await fixture.call('getIsue', {}, guesser).catch((error: Error) => error.message));
  }
  const nearestFirst = expect.stringContaining('Its methods: getIssue, alphaList.');
  expect(messages).toEqual([
    ...Array.from({ length: 5 }, () => nearestFirst),
    expect.stringContaining('Its methods: alphaList, getIssue.'),
  ]);
  await expect(fixture.call('getIsue', {}, scriptWith({ id: 's-2' }))).rejects.toMatchObject({ message: nearestFirst });
});
