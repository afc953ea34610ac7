import { expect, test, vi } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { textTool } from '../catalog/worker/worker-fixture.ts';
import { gateBefore, READ, scriptWith } from './gate-fixture.ts';

test('what the worker says of its failure is kept, within the codes it may use', async () => {
  const error = {
    error: 'Subject cannot be blank',
    code: 'INVALID_API_REQUEST',
    retryable: false,
    hint: 'Give a subject.',
  };
  const run = () => ({
    isError: true,
    content: [{ type: 'text' as const, text: 'no' }],
    _meta: { 'sallyport/error': error },
  });
  await using fixture = await gateBefore([{ name: 'create', run }]);
  await expect(fixture.call('create')).rejects.toMatchObject({
    code: 'INVALID_API_REQUEST',
    message: 'tracker.create: Subject cannot be blank',
    hint: 'tracker says: Give a subject.',
  });
});

test('a worker cannot pass its failure off as a decision of the hub', async () => {
  const error = { error: 'x', code: 'SANDBOX_TIMEOUT', retryable: true };
  await using fixture = await gateBefore([
    {
      name: 'create',
      run: () => ({ isError: true, content: [{ type: 'text', text: 'no' }], _meta: { 'sallyport/error': error } }),
    },
  ]);
  await expect(fixture.call('create')).rejects.toMatchObject({ code: 'API_ERROR', retryable: false });
});

test('a broken connection during a write is not called repeatable, during a read it is', async () => {
  const cut = () => {
    fixture.worker.cut();
    return new Promise<never>(() => undefined);
  };
  await using fixture = await gateBefore([
    { name: 'write', run: cut },
    { name: 'read', ...READ, run: cut },
  ]);
  await expect(fixture.call('write')).rejects.toMatchObject({
    code: 'WORKER_UNAVAILABLE',
    retryable: false,
    hint: expect.stringContaining('may have taken effect'),
  });
  await expect(fixture.call('read')).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE', retryable: true });
});

test('an answer over the limit is no reason to send a write again in smaller pieces', async () => {
  // More than twice the limit of a result: no answer has to be that long.
  const big = 'x'.repeat(12 << 20);
  await using fixture = await gateBefore([textTool('write', big), textTool('read', big, READ)]);
  await expect(fixture.call('write')).rejects.toMatchObject({
    code: 'RESULT_TOO_LARGE',
    hint: expect.stringContaining('may have taken effect'),
  });
  await expect(fixture.call('read')).rejects.toMatchObject({
    hint: 'A result may have 5242880 bytes. Ask for fewer items or fields.',
  });
});

test('of a worker that is away for long, the operator is named and nothing is called repeatable', async () => {
  const since = Date.now();
  await using fixture = await gateBefore([textTool('read', 'x')]);
  await fixture.worker.close();
  await expect
    .poll(() => fixture.catalog.integration('tracker')?.awaySince, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(since);
  await expect(fixture.call('read')).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE', retryable: true });
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  await expect(fixture.call('read')).rejects.toMatchObject({
    code: 'WORKER_UNAVAILABLE',
    retryable: false,
    hint: expect.stringContaining('bin/sallyport status'),
  });
  now.mockRestore();
});

test('the end of the script ends its call at the worker', async () => {
  const stop = new AbortController();
  let aborted: () => void = () => undefined;
  const atWorker = new Promise<void>((resolve) => {
    aborted = resolve;
  });
  const run = (_: object, signal: AbortSignal): Promise<never> => {
    signal.addEventListener('abort', () => aborted());
    stop.abort();
    return new Promise(() => undefined);
  };
  await using fixture = await gateBefore([{ name: 'hang', ...READ, run }]);
  await expect(fixture.call('hang', {}, scriptWith({ signal: stop.signal }))).rejects.toMatchObject({
    code: 'SANDBOX_TIMEOUT',
  });
  await atWorker;
});

test('a call ends before its script does, so that the script can still answer, and says that it is why', async () => {
  await using fixture = await gateBefore([{ name: 'hang', ...READ, run: () => new Promise(() => undefined) }]);
  const stop = new AbortController();
  const order: string[] = [];
  stop.signal.addEventListener('abort', () => order.push('script'));
  const deadline = performance.now() + 2_000;
  setTimeout(() => stop.abort(), 2_000);
  const ended = fixture.call('hang', {}, scriptWith({ signal: stop.signal, deadline }));
  await expect(ended).rejects.toMatchObject({
    code: 'UPSTREAM_TIMEOUT',
    message: expect.stringMatching(/within the \d+ ms that its script had left for it/),
    hint: expect.stringContaining('timeout_ms'),
  });
  order.push('call');
  await expect.poll(() => order).toEqual(['call', 'script']);
});

test('when its script has no time left a call is never called slow', async () => {
  await using fixture = await gateBefore([{ name: 'hang', ...READ, run: () => new Promise(() => undefined) }]);
  const over = scriptWith({ deadline: performance.now() });
  await expect(fixture.call('hang', {}, over)).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
});

test('its worker is told a time that ends before the call does', async () => {
  await using fixture = await gateBefore([
    textTool('read', '', READ),
    textTool('brief', '', { ...READ, _meta: { timeoutMs: 500 } }),
  ]);
  const told: unknown[] = [];
  const callTool: Catalog['callTool'] = async (_tool, _args, { timeoutMs, meta }) => {
    told.push([timeoutMs, meta?.['sallyport/timeLeftMs']]);
    return { content: [] };
  };
  fixture.rebuild({ catalog: { ...fixture.catalog, callTool } });
  const long = () => scriptWith({ deadline: performance.now() + 300_000 });
  await fixture.call('read', {}, long());
  await fixture.call('brief', {}, long());
  expect(told).toEqual([
    [60_000, 59_000],
    [500, 450],
  ]);
});

test('a tool is given the time it declares, not more', async () => {
  await using fixture = await gateBefore([
    { name: 'hang', ...READ, _meta: { timeoutMs: 50 }, run: () => new Promise(() => undefined) },
  ]);
  await expect(fixture.call('hang')).rejects.toMatchObject({
    code: 'UPSTREAM_TIMEOUT',
    retryable: true,
    message: expect.stringContaining('50 ms'),
  });
});
