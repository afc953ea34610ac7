import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FixtureTool } from '../catalog/worker/worker-fixture.ts';
import { type Circuit, createBreakers } from './breaker.ts';
import { type GateFixture, gateBefore, READ, scriptWith } from './gate-fixture.ts';

// Only what the day's clock says; what waits does so in real time.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const passMs = (ms: number) => vi.setSystemTime(Date.now() + ms);

function reported(code: string, more: { retryable?: boolean; status?: number } = {}) {
  const error = { error: 'it broke', code, retryable: false, ...more };
  return { isError: true, content: [{ type: 'text' as const, text: 'no' }], _meta: { 'sallyport/error': error } };
}

const DOWN = () => reported('UPSTREAM_TIMEOUT', { retryable: true });
const WELL = () => ({ content: [{ type: 'text' as const, text: 'fine' }] });

/** A worker with one read, whose behaviour the test changes, and the changes of its circuit. */
async function circuitBefore(first: FixtureTool['run'], tool: Partial<FixtureTool> = READ) {
  const at: { run: FixtureTool['run']; calls: number } = { run: first, calls: 0 };
  const run: FixtureTool['run'] = (...given) => {
    at.calls += 1;
    return at.run(...given);
  };
  const fixture = await gateBefore([{ name: 'get', ...tool, run }]);
  const breakers = createBreakers(() => 20_000);
  const changes: Circuit[] = [];
  breakers.onChange((circuit) => changes.push(circuit));
  fixture.rebuild({ breakers });
  return { fixture, breakers, changes, at };
}

async function fail(fixture: GateFixture, times: number, code = 'UPSTREAM_TIMEOUT'): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await expect(fixture.call('get')).rejects.toMatchObject({ code });
  }
}

test('after five failures in a row an integration is not called, and the refusal says when it will be', async () => {
  const { fixture, breakers, changes, at } = await circuitBefore(DOWN);
  await using _ = fixture;
  await fail(fixture, 5);
  passMs(1_500);
  await expect(fixture.call('get')).rejects.toMatchObject({
    code: 'CIRCUIT_OPEN',
    retryable: true,
    message: expect.stringContaining('tracker failed 5 times in a row'),
    hint: expect.stringContaining('in 4 s'),
  });
  expect(at.calls).toBe(5);
  expect(breakers.circuits()).toEqual([{ integration: 'tracker', state: 'open', retryAt: 1_005_000 }]);
  expect(changes).toEqual(breakers.circuits());
  expect(fixture.records.at(-1)).toMatchObject({
    event: 'call.finished',
    outcome: 'refused',
    errorCode: 'CIRCUIT_OPEN',
  });
});

test('one call tries again after the pause; when it fails the pause is twice as long, up to a minute', async () => {
  const { fixture, breakers, at } = await circuitBefore(DOWN);
  await using _ = fixture;
  await fail(fixture, 5);
  for (const pauseMs of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    passMs(pauseMs - 1);
    await fail(fixture, 1, 'CIRCUIT_OPEN');
    passMs(1);
    await fail(fixture, 1);
    await fail(fixture, 1, 'CIRCUIT_OPEN');
  }
  expect(at.calls).toBe(5 + 6);
  at.run = WELL;
  passMs(60_000);
  await expect(fixture.call('get')).resolves.toBe('fine');
  expect(breakers.circuits()).toMatchObject([{ state: 'closed', retryAt: undefined }]);
  at.run = DOWN;
  await fail(fixture, 5);
  expect(breakers.circuits()).toMatchObject([{ state: 'open', retryAt: Date.now() + 5_000 }]);
});

test('while one call tries, the others are refused instead of joining it', async () => {
  const { fixture, breakers, at, changes } = await circuitBefore(DOWN);
  await using _ = fixture;
  await fail(fixture, 5);
  passMs(5_000);
  const [reached, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<ReturnType<typeof WELL>>()];
  at.run = () => {
    reached.resolve();
    return answer.promise;
  };
  const trying = fixture.call('get');
  await reached.promise;
  expect(breakers.circuits()).toMatchObject([{ state: 'half-open' }]);
  await fail(fixture, 3, 'CIRCUIT_OPEN');
  answer.resolve(WELL());
  await expect(trying).resolves.toBe('fine');
  expect(changes.map(({ state }) => state)).toEqual(['open', 'half-open', 'closed']);
  expect(at.calls).toBe(6);
});

describe('no circuit opens', () => {
  test.each([
    ['arguments that the worker does not like', () => reported('INVALID_ARGUMENTS')],
    ['requests that its upstream refuses', () => reported('API_ERROR', { status: 429, retryable: true })],
    ['a credential that is not accepted', () => reported('PERMISSION_DENIED')],
    ['a worker that is not configured', () => reported('WORKER_UNAVAILABLE')],
    ['errors of a worker that speaks in plain text', () => ({ isError: true, ...WELL() })],
  ])('for %s', async (_what, run) => {
    const { fixture, at } = await circuitBefore(run);
    await using _ = fixture;
    for (let time = 0; time < 12; time += 1) {
      await expect(fixture.call('get')).rejects.not.toMatchObject({ code: 'CIRCUIT_OPEN' });
    }
    expect(at.calls).toBe(12);
  });

  test('for scripts that end before the answer comes', async () => {
    const { fixture, at } = await circuitBefore(WELL);
    await using _ = fixture;
    for (let time = 0; time < 12; time += 1) {
      const stop = new AbortController();
      at.run = () => {
        stop.abort();
        return new Promise<never>(() => undefined);
      };
      const script = scriptWith({ signal: stop.signal });
      await expect(fixture.call('get', {}, script)).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
    }
    at.run = WELL;
    await expect(fixture.call('get')).resolves.toBe('fine');
  });

  test('for scripts that gave their calls too little time', async () => {
    const { fixture, at } = await circuitBefore(() => new Promise<never>(() => undefined));
    await using _ = fixture;
    for (let time = 0; time < 12; time += 1) {
      const script = scriptWith({ deadline: performance.now() + 20 });
      await expect(fixture.call('get', {}, script)).rejects.not.toMatchObject({ code: 'CIRCUIT_OPEN' });
    }
    at.run = WELL;
    await expect(fixture.call('get')).resolves.toBe('fine');
  });

  test('while there is an answer now and then, be it an error', async () => {
    const { fixture, at } = await circuitBefore(DOWN);
    await using _ = fixture;
    for (let round = 0; round < 4; round += 1) {
      at.run = DOWN;
      await fail(fixture, 4);
      at.run = () => reported('INVALID_ARGUMENTS');
      await fail(fixture, 1, 'INVALID_ARGUMENTS');
    }
  });
});

describe('a circuit opens', () => {
  test.each<[string, string, FixtureTool['run']]>([
    ['an upstream that fails', 'API_ERROR', () => reported('API_ERROR', { status: 503 })],
    ['a worker that cannot reach it', 'WORKER_UNAVAILABLE', () => reported('WORKER_UNAVAILABLE', { retryable: true })],
  ])('for %s', async (_what, code, run) => {
    const { fixture } = await circuitBefore(run);
    await using _ = fixture;
    await fail(fixture, 5, code);
    await fail(fixture, 1, 'CIRCUIT_OPEN');
  });

  test('for a worker that is gone', async () => {
    const { fixture } = await circuitBefore(WELL);
    await using _ = fixture;
    await fixture.call('get');
    await fixture.worker.close();
    await fail(fixture, 5, 'WORKER_UNAVAILABLE');
    await fail(fixture, 1, 'CIRCUIT_OPEN');
  });
});

test('a script that ends while its call tries closes no circuit', async () => {
  const { fixture, breakers, at } = await circuitBefore(DOWN);
  await using _ = fixture;
  await fail(fixture, 5);
  passMs(5_000);
  const stop = new AbortController();
  at.run = () => {
    stop.abort();
    return new Promise<never>(() => undefined);
  };
  await expect(fixture.call('get', {}, scriptWith({ signal: stop.signal }))).rejects.toMatchObject({
    code: 'SANDBOX_TIMEOUT',
  });
  expect(breakers.circuits()).toMatchObject([{ state: 'open' }]);
});

test('nobody is asked about a call that could not be made', async () => {
  const { fixture, at } = await circuitBefore(DOWN, {});
  await using _ = fixture;
  await fail(fixture, 5);
  fixture.setPolicy({ mode: 'ask' });
  at.run = WELL;
  await fail(fixture, 1, 'CIRCUIT_OPEN');
  passMs(5_000);
  await expect(fixture.call('get')).rejects.toThrow('a person would be asked here');
});
