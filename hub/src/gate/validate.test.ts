import { expect, test } from 'vitest';
import { type FixtureTool, textTool } from '../catalog/worker/worker-fixture.ts';
import { gateBefore, READ } from './gate-fixture.ts';

const inputSchema = {
  properties: { project: { type: 'string' }, limit: { type: 'integer', maximum: 100 } },
  required: ['project'],
};
const seen: unknown[] = [];
const run: FixtureTool['run'] = (args) => {
  seen.push(args);
  return { content: [] };
};
const list: FixtureTool = { name: 'list', ...READ, inputSchema, run };

test.each([
  [{}, 'project'],
  [{ project: 1 }, '"project" must be string'],
  [{ project: 'a', limit: 500 }, '"limit" must be at most 100'],
  [[1], 'one object'],
  ['a', 'one object'],
])('%j never leaves, and the error names what is wrong', async (args, named) => {
  await using fixture = await gateBefore([list]);
  await expect(fixture.call('list', args)).rejects.toMatchObject({
    code: 'INVALID_ARGUMENTS',
    message: expect.stringContaining(named),
  });
  expect(seen).toEqual([]);
  expect(fixture.records.map(({ event, outcome }) => [event, outcome])).toEqual([['call.finished', 'refused']]);
});

test('the error shows the declaration where that is short, else the way to it', async () => {
  const wide = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`property_${n}`, { type: 'string' }]));
  await using fixture = await gateBefore([
    list,
    textTool('2fa', '', { inputSchema }),
    textTool('paged', '', { inputSchema: { properties: { page: { type: 'integer' } } } }),
    textTool('wide', '', { inputSchema: { properties: wide, required: ['property_0'] } }),
  ]);
  const declared = 'It is declared as tracker.list(args: {project: string; limit?: number /* <=100 */})';
  await expect(fixture.call('list', {})).rejects.toMatchObject({ hint: declared });
  await expect(fixture.call('list', 'x')).rejects.toMatchObject({ hint: declared });
  await expect(fixture.call('list', 1)).rejects.toMatchObject({ hint: declared });
  // As a script sends tracker.list({}, { limit: 1 }).
  await expect(fixture.call('list', [{}, { limit: 1 }])).rejects.toMatchObject({
    message: 'tracker.list takes one object with named arguments, not a list or several.',
  });
  // As in collect(tracker.paged).
  await expect(fixture.call('paged', 1)).rejects.toMatchObject({
    hint: 'Of pages: collect((page) => tracker.paged({ page })). It is declared as tracker.paged(args?: {page?: number})',
  });
  await expect(fixture.call('callTool', { name: '2fa', args: {} })).rejects.toMatchObject({
    hint: 'It is declared as tracker.callTool(name: "2fa", args: {project: string; limit?: number /* <=100 */})',
  });
  await expect(fixture.call('wide', {})).rejects.toMatchObject({
    hint: 'search_tools with query "tracker.wide" and detail "full" shows the arguments.',
  });
});

test('a schema that refers to itself for ever refuses instead of hanging', async () => {
  await using fixture = await gateBefore([textTool('loop', '', { inputSchema: { allOf: [{ $ref: '#' }] } })]);
  await expect(fixture.call('loop', {})).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' });
});
