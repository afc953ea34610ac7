import { expect, test } from 'vitest';
import { type FixtureTool, textTool } from '../catalog/worker/worker-fixture.ts';
import { gateBefore, READ, scriptWith } from './gate-fixture.ts';

test('a write is on disk before it leaves, a read need not be, and no argument is on the log', async () => {
  const order: string[] = [];
  const run: FixtureTool['run'] = () => {
    order.push(`worker after ${fixture.records.length} records`);
    return { content: [] };
  };
  await using fixture = await gateBefore([{ name: 'write', run }, textTool('read', '', READ)]);
  await fixture.call('write', { secret: 'hunter2' });
  await fixture.call('read');
  expect(order).toEqual(['worker after 1 records']);
  expect(
    fixture.records.map(({ event, tool, access, durable, outcome }) => [event, tool ?? outcome, access, durable]),
  ).toEqual([
    ['call.dispatched', 'write', 'write', true],
    ['call.finished', 'ok', undefined, false],
    ['call.dispatched', 'read', 'read', false],
    ['call.finished', 'ok', undefined, false],
  ]);
  expect(JSON.stringify(fixture.records)).not.toContain('hunter2');
});

test('the script is told when a write has left, and of nothing else', async () => {
  await using fixture = await gateBefore([
    textTool('write', ''),
    textTool('read', '', READ),
    textTool('wrong', '', { inputSchema: { required: ['a'] } }),
  ]);
  let told = 0;
  const one = scriptWith({
    onWriteSent: () => {
      told += 1;
    },
  });
  await fixture.call('read', {}, one);
  await fixture.call('wrong', {}, one).catch(() => undefined);
  expect(told).toBe(0);
  await fixture.call('write', {}, one);
  expect(told).toBe(1);
});

test('nothing leaves when it cannot be recorded', async () => {
  let reached = false;
  const run: FixtureTool['run'] = () => {
    reached = true;
    return { content: [] };
  };
  await using fixture = await gateBefore([{ name: 'write', run }]);
  fixture.rebuild({ audit: { ...fixture.audit, append: () => Promise.reject(new Error('disk full')) } });
  await expect(fixture.call('write')).rejects.toThrow('disk full');
  expect(reached).toBe(false);
});
