import { expect, test } from 'vitest';
import { textTool } from '../catalog/worker/worker-fixture.ts';
import { gateBefore, READ, scriptWith } from './gate-fixture.ts';

const MB = 1 << 20;

test.each([
  { tool: 'read', end: 'masked' },
  { tool: 'fail', end: 'masked' },
])('the room of an answer is kept until it is masked: $tool', async ({ tool }) => {
  const text = 'from jane.doe@acme.org';
  await using fixture = await gateBefore([
    textTool('read', text, READ),
    { name: 'fail', ...READ, run: () => ({ isError: true, content: [{ type: 'text', text }] }) },
  ]);
  const { catalog } = fixture;
  const events: string[] = [];
  const watched: typeof catalog = {
    ...catalog,
    callTool: (of, args, options) =>
      catalog.callTool(of, args, {
        ...options,
        keepRoom: (release) =>
          options.keepRoom?.(() => {
            events.push('released');
            release();
          }),
      }),
  };
  fixture.rebuild({ catalog: watched, onMasked: () => events.push('masked') });
  await fixture.call(tool).catch(() => undefined);
  expect(events).toEqual(['masked', 'released']);
});

test('ten large answers at a time come one after the other, and none is refused', async () => {
  const text = 'x'.repeat(4 * MB);
  await using fixture = await gateBefore([textTool('read', text, READ)]);
  const script = scriptWith();
  const calls = Array.from({ length: 10 }, () => fixture.call('read', {}, script));
  for (const value of await Promise.all(calls)) expect(value === text).toBe(true);
});

test('a script that ends while its answers wait for room leaves the room to the next', async () => {
  const text = 'x'.repeat(4 * MB);
  await using fixture = await gateBefore([textTool('read', text, READ)]);
  const stop = new AbortController();
  const script = scriptWith({ signal: stop.signal });
  const calls = Array.from({ length: 10 }, () => fixture.call('read', {}, script));
  await Promise.race(calls);
  stop.abort();
  await Promise.allSettled(calls);
  const next = Array.from({ length: 5 }, () => fixture.call('read'));
  for (const value of await Promise.all(next)) expect(value === text).toBe(true);
});
