import { expect, test } from 'vitest';
import { textTool } from '../catalog/worker/worker-fixture.ts';
import { readConfig } from '../config.ts';
import { limitsFrom } from '../limits.ts';
import { createCallLimits } from '../policy/call-limits.ts';
import { createBreakers } from './breaker.ts';
import { gateBefore, READ, scriptWith } from './gate-fixture.ts';

test('the 501st call of a script is refused, the first of the next one is not', async () => {
  await using fixture = await gateBefore([textTool('get', 'x', READ)]);
  const one = scriptWith();
  await Promise.all(Array.from({ length: 500 }, () => fixture.call('get', {}, one)));
  await expect(fixture.call('get', {}, one)).rejects.toMatchObject({
    code: 'CALL_LIMIT_EXCEEDED',
    message: expect.stringContaining('500'),
  });
  await expect(fixture.call('get')).resolves.toBe('x');
});

test('ten calls are in flight at a time, the others wait in line, and none is lost', async () => {
  let inFlight = 0;
  let most = 0;
  const order: number[] = [];
  const { promise: full, resolve: tenAreHere } = Promise.withResolvers<void>();
  const run = async ({ n }: Record<string, unknown>) => {
    order.push(Number(n));
    inFlight += 1;
    most = Math.max(most, inFlight);
    // The first ten wait for each other, so that the test does not depend on how fast they arrive.
    if (order.length === 10) tenAreHere();
    await full;
    inFlight -= 1;
    return { content: [{ type: 'text' as const, text: `n${n}` }] };
  };
  await using fixture = await gateBefore([{ name: 'get', ...READ, run }]);
  const one = scriptWith();
  const answers = await Promise.all(Array.from({ length: 35 }, (_, n) => fixture.call('get', { n }, one)));
  expect(answers).toEqual(Array.from({ length: 35 }, (_, n) => `n${n}`));
  expect(most).toBe(10);
  expect(order).toHaveLength(35);
});

test('the limit of calls is the one that is set, and an integration can have a lower one of its own', async () => {
  await using fixture = await gateBefore([textTool('get', 'x', READ)]);
  const limits = limitsFrom(readConfig({ MAX_CALLS_PER_SCRIPT: '7' }));
  const policy = { integrations: { tracker: { limits: { calls_per_script: 3 } } } };
  fixture.rebuild({ callsPerScript: 7, callLimits: createCallLimits(limits, () => ({})) });
  const one = scriptWith();
  for (let n = 0; n < 7; n += 1) await fixture.call('get', {}, one);
  await expect(fixture.call('get', {}, one)).rejects.toMatchObject({ message: expect.stringContaining('7 calls;') });
  fixture.rebuild({ callsPerScript: 7, callLimits: createCallLimits(limits, () => policy) });
  const two = scriptWith();
  for (let n = 0; n < 3; n += 1) await fixture.call('get', {}, two);
  await expect(fixture.call('get', {}, two)).rejects.toMatchObject({
    code: 'CALL_LIMIT_EXCEEDED',
    message: expect.stringContaining('3 calls to tracker;'),
    hint: expect.stringContaining('larger pages'),
  });
});

test('when 1,000 calls wait for an integration the next one is refused, by default', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: full, resolve: tenAreHere } = Promise.withResolvers<void>();
  let started = 0;
  const run = async () => {
    started += 1;
    if (started === 10) tenAreHere();
    await released;
    return { content: [] };
  };
  await using fixture = await gateBefore([{ name: 'get', ...READ, run }]);
  const scripts = [scriptWith(), scriptWith(), scriptWith()];
  const calls = Array.from({ length: 1_010 }, (_, n) => fixture.call('get', {}, scripts[n % 3]));
  await full;
  await expect(fixture.call('get', {}, scripts[0])).rejects.toMatchObject({
    code: 'CONCURRENT_LIMIT_EXCEEDED',
    message: expect.stringContaining('1000 calls to tracker'),
  });
  release();
  await Promise.all(calls);
  expect(started).toBe(1_010);
});

test("the policy's time counts for a call, whatever its tool declares", async () => {
  const hang = () => new Promise<never>(() => undefined);
  await using fixture = await gateBefore([{ name: 'hang', ...READ, _meta: { timeoutMs: 100_000 }, run: hang }]);
  const policy = { integrations: { tracker: { limits: { timeout_ms: 40 } } } };
  fixture.rebuild({ callLimits: createCallLimits(limitsFrom(readConfig({})), () => policy) });
  await expect(fixture.call('hang')).rejects.toMatchObject({
    code: 'UPSTREAM_TIMEOUT',
    message: expect.stringContaining('limit of 40 ms'),
  });
});

test('a call that waits ends with its script and leaves its place', async () => {
  const stop = new AbortController();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let started = 0;
  const run = async () => {
    started += 1;
    if (started === 10) stop.abort();
    await released;
    return { content: [] };
  };
  await using fixture = await gateBefore([{ name: 'get', ...READ, run }]);
  const running = Array.from({ length: 10 }, () => fixture.call('get'));
  await expect(fixture.call('get', {}, scriptWith({ signal: stop.signal }))).rejects.toMatchObject({
    code: 'SANDBOX_TIMEOUT',
  });
  release();
  await Promise.all(running);
  await expect(fixture.call('get')).resolves.toBe('');
  expect(started).toBe(11);
});

test('a call that waits for a person takes no place at its integration, and gives back none that is not its own', async () => {
  const decided = Promise.withResolvers<void>();
  let inFlight = 0;
  let most = 0;
  let reached = Promise.withResolvers<void>();
  let answer = Promise.withResolvers<void>();
  const run = async () => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    reached.resolve();
    await answer.promise;
    inFlight -= 1;
    return { content: [{ type: 'text' as const, text: 'x' }] };
  };
  await using fixture = await gateBefore([{ name: 'get', ...READ, run }, textTool('write', 'w')]);
  const policy = { integrations: { tracker: { limits: { in_flight: 1 } } } };
  const breakers = createBreakers(() => 20_000);
  let held = 0;
  const allHeld = Promise.withResolvers<void>();
  fixture.setPolicy({ mode: 'ask' });
  fixture.rebuild({
    callLimits: createCallLimits(limitsFrom(readConfig({})), () => policy),
    breakers,
    async hold(call) {
      call.place?.leave();
      // A second time changes nothing.
      call.place?.leave();
      held += 1;
      if (held === 3) allHeld.resolve();
      await decided.promise;
      return 'decided';
    },
  });
  const writes = Array.from({ length: 3 }, () => fixture.call('write'));
  await allHeld.promise;
  const first = fixture.call('get');
  await reached.promise;
  reached = Promise.withResolvers<void>();
  const second = fixture.call('get');
  decided.resolve();
  expect(await Promise.all(writes)).toEqual(['decided', 'decided', 'decided']);
  answer.resolve();
  expect(await first).toBe('x');
  answer = Promise.withResolvers<void>();
  await reached.promise;
  answer.resolve();
  expect(await second).toBe('x');
  expect(most).toBe(1);
});

test('a call that a person decided about is one of those under way again before it is sent', async () => {
  const decided = Promise.withResolvers<void>();
  let inFlight = 0;
  let most = 0;
  await using fixture = await gateBefore([textTool('write', 'w')]);
  const policy = { integrations: { tracker: { limits: { in_flight: 2 } } } };
  let held = 0;
  const allHeld = Promise.withResolvers<void>();
  fixture.setPolicy({ mode: 'ask' });
  fixture.rebuild({
    callLimits: createCallLimits(limitsFrom(readConfig({})), () => policy),
    async hold({ place }) {
      place?.leave();
      held += 1;
      if (held === 9) allHeld.resolve();
      await decided.promise;
      await place?.enter();
      // A second time changes nothing.
      await place?.enter();
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      return 'sent';
    },
  });
  const writes = Array.from({ length: 9 }, () => fixture.call('write'));
  await allHeld.promise;
  decided.resolve();
  expect(new Set(await Promise.all(writes))).toEqual(new Set(['sent']));
  expect(most).toBe(2);
});

test('a call that waits for a person is none that tries whether an integration works again', async () => {
  const decided = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await using fixture = await gateBefore([textTool('get', 'x', READ), textTool('write', 'w')]);
  const breakers = createBreakers(() => 20_000);
  fixture.setPolicy({ mode: 'ask' });
  fixture.rebuild({
    breakers,
    async hold() {
      held.resolve();
      await decided.promise;
      return 'decided';
    },
  });
  const write = fixture.call('write');
  await held.promise;
  expect(await fixture.call('get')).toBe('x');
  expect(breakers.circuits()).toMatchObject([{ state: 'closed' }]);
  await fixture.worker.close();
  for (let time = 0; time < 5; time += 1)
    await expect(fixture.call('get')).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE' });
  expect(breakers.circuits()).toMatchObject([{ state: 'open' }]);
  decided.resolve();
  expect(await write).toBe('decided');
  expect(breakers.circuits()).toMatchObject([{ state: 'open' }]);
});
