import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditLog, AuditRecord } from '../audit/audit-log.ts';
import { type Catalog, createCatalog } from '../catalog/catalog.ts';
import { type FixtureTool, startWorker, textTool, type WorkerFixture } from '../catalog/worker-fixture.ts';
import { readConfig } from '../config.ts';
import { workspaceOf } from '../identity.ts';
import { limitsFrom } from '../limits.ts';
import { createCallLimits } from '../policy/call-limits.ts';
import type { Gate, Script } from './call.ts';
import { createGate, type GateOptions } from './gate.ts';

const read = { annotations: { readOnlyHint: true } };
let records: (AuditRecord & { durable: boolean })[];
let catalog: Catalog;
let worker: WorkerFixture;
let gate: Gate;
const audit: AuditLog = {
  append: async (record, { durable = false } = {}) => void records.push({ ...record, durable }),
  close: async () => undefined,
};

async function behind(tools: readonly FixtureTool[]): Promise<void> {
  worker = await startWorker(tools);
  catalog = createCatalog({ intervalMs: 0, log: pino({ level: 'silent' }) });
  catalog.setWorkers([{ name: 'tracker', url: worker.url.href }]);
  await new Promise<void>((resolve) =>
    catalog.onChange(() => catalog.integration('tracker')?.state === 'available' && resolve()),
  );
  gate = gateWith({});
}

function gateWith(options: Partial<GateOptions>): Gate {
  const limits = limitsFrom(readConfig({}));
  const callLimits = createCallLimits(limits, () => ({}));
  return createGate({ catalog, audit, callsPerScript: limits.script.calls, callLimits, ...options });
}

beforeEach(() => {
  records = [];
});
afterEach(async () => {
  await catalog.stop();
  await worker.close();
});

function script(signal: AbortSignal = new AbortController().signal, onWriteSent = () => {}): Script {
  const client = { name: 'claude' };
  const deadline = performance.now() + 30_000;
  return { id: 's-1', client, workspace: workspaceOf(client, undefined), signal, deadline, onWriteSent };
}

function call(method: string, args?: unknown, of = script(), integration = 'tracker'): Promise<unknown> {
  return gate({ script: of, id: 1, integration, method, args });
}

describe('values', () => {
  test.each([
    ['structured content as it is', { content: [], structuredContent: { sum: 3 } }, { sum: 3 }],
    ['text that is JSON as its value', { content: [{ type: 'text' as const, text: '[1, 2]' }] }, [1, 2]],
    ['other text as text', { content: [{ type: 'text' as const, text: '007' }] }, '007'],
    ['broken JSON as text', { content: [{ type: 'text' as const, text: '{"a":' }] }, '{"a":'],
    [
      'an image as a content block',
      { content: [{ type: 'image' as const, data: 'AA==', mimeType: 'image/png' }] },
      { type: 'image', data: 'AA==', mimeType: 'image/png' },
    ],
  ])('%s', async (_, result, value) => {
    await behind([{ name: 'get', ...read, run: () => result }]);
    await expect(call('get')).resolves.toEqual(value);
  });
});

describe('names', () => {
  test('an unknown method is answered with the real ones, nearest first', async () => {
    await behind([textTool('list_issues', ''), textTool('get_issue', '')]);
    await expect(call('getIsue')).rejects.toMatchObject({
      code: 'UNKNOWN_METHOD',
      message: expect.stringContaining('Its methods: getIssue, listIssues.'),
    });
    expect(records).toMatchObject([{ event: 'call.finished', outcome: 'refused', code: 'UNKNOWN_METHOD' }]);
  });

  test('an unknown integration is answered with the real ones', async () => {
    await behind([]);
    await expect(call('x', {}, script(), 'gitlab')).rejects.toMatchObject({
      code: 'UNKNOWN_INTEGRATION',
      message: expect.stringContaining('tracker'),
    });
  });

  test('a tool without a method is reached by its wire name', async () => {
    await behind([textTool('2fa', 'code')]);
    await expect(call('callTool', { name: '2fa', args: {} })).resolves.toBe('code');
    await expect(call('callTool', { name: '3fa' })).rejects.toMatchObject({
      code: 'UNKNOWN_METHOD',
      message: expect.stringContaining('2fa'),
    });
    await expect(call('callTool', '2fa')).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' });
  });
});

describe('arguments', () => {
  const inputSchema = {
    properties: { project: { type: 'string' }, limit: { type: 'integer', maximum: 100 } },
    required: ['project'],
  };
  const seen: unknown[] = [];
  const run: FixtureTool['run'] = (args) => {
    seen.push(args);
    return { content: [] };
  };
  const list: FixtureTool = { name: 'list', ...read, inputSchema, run };

  test.each([
    [{}, 'project'],
    [{ project: 1 }, '"project" must be string'],
    [{ project: 'a', limit: 500 }, '"limit" must be at most 100'],
    [[1], 'one object'],
    ['a', 'one object'],
  ])('%j never leaves, and the error names what is wrong', async (args, named) => {
    await behind([list]);
    await expect(call('list', args)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENTS',
      message: expect.stringContaining(named),
    });
    expect(seen).toEqual([]);
    expect(records.map(({ event, outcome }) => [event, outcome])).toEqual([['call.finished', 'refused']]);
  });

  test('the error shows the declaration where that is short, else the way to it', async () => {
    const wide = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`property_${n}`, { type: 'string' }]));
    await behind([
      list,
      textTool('2fa', '', { inputSchema }),
      textTool('wide', '', { inputSchema: { properties: wide, required: ['property_0'] } }),
    ]);
    const declared = 'It is declared as tracker.list(args: {project: string; limit?: number})';
    await expect(call('list', {})).rejects.toMatchObject({ hint: declared });
    await expect(call('list', 5)).rejects.toMatchObject({ hint: declared });
    await expect(call('callTool', { name: '2fa', args: {} })).rejects.toMatchObject({
      hint: 'It is declared as tracker.callTool(name: "2fa", args: {project: string; limit?: number})',
    });
    await expect(call('wide', {})).rejects.toMatchObject({
      hint: 'search_tools with query "tracker.wide" and detail "full" shows the arguments.',
    });
  });

  test('a schema that refers to itself for ever refuses instead of hanging', async () => {
    await behind([textTool('loop', '', { inputSchema: { allOf: [{ $ref: '#' }] } })]);
    await expect(call('loop', {})).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' });
  });
});

describe('failures', () => {
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
    await behind([{ name: 'create', run }]);
    await expect(call('create')).rejects.toMatchObject({
      code: 'INVALID_API_REQUEST',
      message: 'tracker.create: Subject cannot be blank',
      hint: 'tracker says: Give a subject.',
    });
  });

  test('a worker cannot pass its failure off as a decision of the hub', async () => {
    const error = { error: 'x', code: 'SANDBOX_TIMEOUT', retryable: true };
    await behind([
      {
        name: 'create',
        run: () => ({ isError: true, content: [{ type: 'text', text: 'no' }], _meta: { 'sallyport/error': error } }),
      },
    ]);
    await expect(call('create')).rejects.toMatchObject({ code: 'API_ERROR', retryable: false });
  });

  test('a broken connection during a write is not called repeatable, during a read it is', async () => {
    const cut = () => {
      worker.cut();
      return new Promise<never>(() => undefined);
    };
    await behind([
      { name: 'write', run: cut },
      { name: 'read', ...read, run: cut },
    ]);
    await expect(call('write')).rejects.toMatchObject({
      code: 'WORKER_UNAVAILABLE',
      retryable: false,
      hint: expect.stringContaining('may have taken effect'),
    });
    await expect(call('read')).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE', retryable: true });
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
    await behind([{ name: 'hang', ...read, run }]);
    await expect(call('hang', {}, script(stop.signal))).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
    await atWorker;
  });

  test("at its script's deadline a call leaves the end to the script, and never calls it the worker's", async () => {
    const stop = new AbortController();
    await behind([{ name: 'hang', ...read, run: () => new Promise(() => undefined) }]);
    const late = { ...script(stop.signal), deadline: performance.now() + 50 };
    const order: string[] = [];
    const ended = call('hang', {}, late).catch((error: unknown) => {
      order.push('call');
      throw error;
    });
    setTimeout(() => {
      order.push('script');
      stop.abort();
    }, 200);
    await expect(ended).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
    expect(order).toEqual(['script', 'call']);
    const over = { ...script(), deadline: performance.now() };
    await expect(call('hang', {}, over)).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
  });

  test('a tool is given the time it declares, not more', async () => {
    await behind([{ name: 'hang', ...read, _meta: { timeoutMs: 50 }, run: () => new Promise(() => undefined) }]);
    await expect(call('hang')).rejects.toMatchObject({
      code: 'UPSTREAM_TIMEOUT',
      retryable: true,
      message: expect.stringContaining('50 ms'),
    });
  });
});

describe('limits', () => {
  test('the 501st call of a script is refused, the first of the next one is not', async () => {
    await behind([textTool('get', 'x', read)]);
    const one = script();
    await Promise.all(Array.from({ length: 500 }, () => call('get', {}, one)));
    await expect(call('get', {}, one)).rejects.toMatchObject({
      code: 'CALL_LIMIT_EXCEEDED',
      message: expect.stringContaining('500'),
    });
    await expect(call('get')).resolves.toBe('x');
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
    await behind([{ name: 'get', ...read, run }]);
    const one = script();
    const answers = await Promise.all(Array.from({ length: 35 }, (_, n) => call('get', { n }, one)));
    expect(answers).toEqual(Array.from({ length: 35 }, (_, n) => `n${n}`));
    expect(most).toBe(10);
    expect(order).toHaveLength(35);
  });

  test('the limit of calls is the one that is set, and an integration can have a lower one of its own', async () => {
    await behind([textTool('get', 'x', read)]);
    const limits = limitsFrom(readConfig({ MAX_CALLS_PER_SCRIPT: '7' }));
    const policy = { integrations: { tracker: { limits: { calls_per_script: 3 } } } };
    gate = gateWith({ callsPerScript: 7, callLimits: createCallLimits(limits, () => ({})) });
    const one = script();
    for (let n = 0; n < 7; n += 1) await call('get', {}, one);
    await expect(call('get', {}, one)).rejects.toMatchObject({ message: expect.stringContaining('7 calls;') });
    gate = gateWith({ callsPerScript: 7, callLimits: createCallLimits(limits, () => policy) });
    const two = script();
    for (let n = 0; n < 3; n += 1) await call('get', {}, two);
    await expect(call('get', {}, two)).rejects.toMatchObject({
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
    await behind([{ name: 'get', ...read, run }]);
    const scripts = [script(), script(), script()];
    const calls = Array.from({ length: 1_010 }, (_, n) => call('get', {}, scripts[n % 3]));
    await full;
    await expect(call('get', {}, scripts[0])).rejects.toMatchObject({
      code: 'CONCURRENT_LIMIT_EXCEEDED',
      message: expect.stringContaining('1000 calls to tracker'),
    });
    release();
    await Promise.all(calls);
    expect(started).toBe(1_010);
  });

  test("the policy's time counts for a call, whatever its tool declares", async () => {
    const hang = () => new Promise<never>(() => undefined);
    await behind([{ name: 'hang', ...read, _meta: { timeoutMs: 100_000 }, run: hang }]);
    const policy = { integrations: { tracker: { limits: { timeout_ms: 40 } } } };
    gate = gateWith({ callLimits: createCallLimits(limitsFrom(readConfig({})), () => policy) });
    await expect(call('hang')).rejects.toMatchObject({
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
    await behind([{ name: 'get', ...read, run }]);
    const running = Array.from({ length: 10 }, () => call('get'));
    await expect(call('get', {}, script(stop.signal))).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
    release();
    await Promise.all(running);
    await expect(call('get')).resolves.toBe('');
    expect(started).toBe(11);
  });
});

describe('the record', () => {
  test('a write is on disk before it leaves, a read need not be, and no argument is on the log', async () => {
    const order: string[] = [];
    const run: FixtureTool['run'] = () => {
      order.push(`worker after ${records.length} records`);
      return { content: [] };
    };
    await behind([{ name: 'write', run }, textTool('read', '', read)]);
    await call('write', { secret: 'hunter2' });
    await call('read');
    expect(order).toEqual(['worker after 1 records']);
    expect(
      records.map(({ event, tool, access, durable, outcome }) => [event, tool ?? outcome, access, durable]),
    ).toEqual([
      ['call.dispatched', 'write', 'write', true],
      ['call.finished', 'ok', undefined, false],
      ['call.dispatched', 'read', 'read', false],
      ['call.finished', 'ok', undefined, false],
    ]);
    expect(JSON.stringify(records)).not.toContain('hunter2');
  });

  test('the script is told when a write has left, and of nothing else', async () => {
    await behind([
      textTool('write', ''),
      textTool('read', '', read),
      textTool('wrong', '', { inputSchema: { required: ['a'] } }),
    ]);
    let told = 0;
    const one = script(undefined, () => {
      told += 1;
    });
    await call('read', {}, one);
    await call('wrong', {}, one).catch(() => undefined);
    expect(told).toBe(0);
    await call('write', {}, one);
    expect(told).toBe(1);
  });

  test('nothing leaves when it cannot be recorded', async () => {
    let reached = false;
    const run: FixtureTool['run'] = () => {
      reached = true;
      return { content: [] };
    };
    await behind([{ name: 'write', run }]);
    gate = gateWith({ audit: { ...audit, append: () => Promise.reject(new Error('disk full')) } });
    await expect(call('write')).rejects.toThrow('disk full');
    expect(reached).toBe(false);
  });
});
