import { expect, test } from 'vitest';
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

test("at its script's deadline a call leaves the end to the script, and never calls it the worker's", async () => {
  const stop = new AbortController();
  await using fixture = await gateBefore([{ name: 'hang', ...READ, run: () => new Promise(() => undefined) }]);
  const late = scriptWith({ signal: stop.signal, deadline: performance.now() + 50 });
  const order: string[] = [];
  const ended = fixture.call('hang', {}, late).catch((error: unknown) => {
    order.push('call');
    throw error;
  });
  setTimeout(() => {
    order.push('script');
    stop.abort();
  }, 200);
  await expect(ended).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
  expect(order).toEqual(['script', 'call']);
  const over = scriptWith({ deadline: performance.now() });
  await expect(fixture.call('hang', {}, over)).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
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
