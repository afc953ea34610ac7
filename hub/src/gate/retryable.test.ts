/**
 * Whether each way in which a call fails is told to be repeatable, for a read and for a write: only where sending the same
 * again can help, and cannot do anything twice.
 */
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { AuditLog } from '../audit/audit-log.ts';
import { type FixtureTool, listen } from '../catalog/worker/worker-fixture.ts';
import { readConfig } from '../config.ts';
import { type ErrorCode, SallyportError } from '../errors.ts';
import { limitsFrom } from '../limits.ts';
import { createCallLimits } from '../policy/call-limits.ts';
import { parseScope } from '../policy/scope-grammar.ts';
import type { Script } from './call.ts';
import { type GateFixture, gateBefore, READ, scriptWith } from './gate-fixture.ts';

type Method = 'read' | 'write';
type Run = FixtureTool['run'];

interface Scene extends GateFixture {
  readonly stop: AbortController;
  /** Ended by `stop`. */
  readonly script: Script;
}

/** `run`: what the worker does. `act`: makes the call that fails. */
interface Way {
  readonly code: ErrorCode;
  /** Whether a read, and whether a write, may be sent again. */
  readonly retryable: readonly [read: boolean, write: boolean];
  readonly run?: (scene: () => Scene) => Run;
  readonly act?: (scene: Scene, method: Method) => Promise<unknown>;
}

const NEVER = [false, false] as const;
const BOTH = [true, true] as const;
const READ_ONLY = [true, false] as const;

const done: Run = () => ({ content: [{ type: 'text', text: 'done' }] });
const hang = (): Promise<never> => new Promise(() => undefined);
const says = (error: object) => (): Run => () => ({
  isError: true,
  content: [{ type: 'text', text: JSON.stringify({ error: 'no', ...error }) }],
});

const refusedByTheHub: Readonly<Record<string, Way>> = {
  'no such integration': {
    code: 'UNKNOWN_INTEGRATION',
    retryable: NEVER,
    act: (scene, method) => scene.call(method, {}, scene.script, 'trakcer'),
  },
  'no such method': { code: 'UNKNOWN_METHOD', retryable: NEVER, act: (scene, method) => scene.call(`${method}s`) },
  'arguments that do not fit': {
    code: 'INVALID_ARGUMENTS',
    retryable: NEVER,
    act: (scene, method) => scene.call(method, { n: 'three' }),
  },
  'a token that was never issued': {
    code: 'UNKNOWN_TOKEN',
    retryable: NEVER,
    act: (scene, method) => scene.call(method, { to: '[EMAIL:00000000]' }),
  },
  'no grant': {
    code: 'PERMISSION_DENIED',
    retryable: NEVER,
    act(scene, method) {
      scene.grant({ scope: parseScope('#server=other').scope });
      return scene.call(method);
    },
  },
  'a policy that denies it': {
    code: 'PERMISSION_DENIED',
    retryable: NEVER,
    act(scene, method) {
      scene.setPolicy({ rules: [{ integration: 'tracker', verdict: 'deny' }] });
      return scene.call(method);
    },
  },
  'a person who says no': {
    code: 'ACTION_REJECTED',
    retryable: NEVER,
    act(scene, method) {
      scene.setPolicy({ rules: [{ integration: 'tracker', verdict: 'ask' }] });
      scene.rebuild({ hold: () => Promise.reject(new SallyportError('ACTION_REJECTED', 'no')) });
      return scene.call(method);
    },
  },
  'one call too many for its script': {
    code: 'CALL_LIMIT_EXCEEDED',
    retryable: NEVER,
    act(scene, method) {
      scene.rebuild({ callsPerScript: 0 });
      return scene.call(method);
    },
  },
  'one too many that wait': {
    code: 'CONCURRENT_LIMIT_EXCEEDED',
    retryable: NEVER,
    run: () => hang,
    async act(scene, method) {
      limited(scene, { MAX_CALLS_IN_FLIGHT: '1', MAX_CALLS_WAITING: '1' });
      const first = [scene.call(method, {}, scene.script), scene.call(method, {}, scene.script)];
      const one = scene.call(method, {}, scene.script);
      await one.catch(() => scene.stop.abort());
      await Promise.allSettled(first);
      return one;
    },
  },
  'an audit log that cannot be written': {
    code: 'API_ERROR',
    retryable: NEVER,
    act(scene, method) {
      const failing = new SallyportError('API_ERROR', 'The audit log cannot be written.');
      const audit: AuditLog = { ...scene.audit, append: () => Promise.reject(failing) };
      scene.rebuild({ audit });
      return scene.call(method);
    },
  },
  'its circuit is open': {
    code: 'CIRCUIT_OPEN',
    retryable: BOTH,
    async act(scene, method) {
      await scene.worker.close();
      for (let n = 0; n < 5; n += 1) await scene.call(method).catch(() => undefined);
      return scene.call(method);
    },
  },
  'its script ended while it waited in line': {
    code: 'SANDBOX_TIMEOUT',
    retryable: BOTH,
    run: () => hang,
    async act(scene, method) {
      limited(scene, { MAX_CALLS_IN_FLIGHT: '1' });
      const first = scene.call(method);
      const one = scene.call(method, {}, scene.script);
      scene.stop.abort();
      await one.catch(() => scene.worker.cut());
      await first.catch(() => undefined);
      return one;
    },
  },
};

const lost: Readonly<Record<string, Way>> = {
  'a worker that is not there': {
    code: 'WORKER_UNAVAILABLE',
    retryable: BOTH,
    async act(scene, method) {
      await scene.worker.close();
      return scene.call(method);
    },
  },
  'a worker that dies during the call': {
    code: 'WORKER_UNAVAILABLE',
    retryable: READ_ONLY,
    run: (scene) => () => {
      scene().worker.cut();
      return hang();
    },
  },
  'a worker that hangs': {
    code: 'UPSTREAM_TIMEOUT',
    retryable: READ_ONLY,
    run: () => hang,
    act: (scene, method) => scene.call(`${method}Briefly`),
  },
  'a script that ends during the call': {
    code: 'SANDBOX_TIMEOUT',
    retryable: READ_ONLY,
    run: (scene) => () => {
      scene().stop.abort();
      return hang();
    },
  },
  'HTTP 429, which refuses a request unread': answering('API_ERROR', BOTH, (response) => response.writeHead(429).end()),
  'HTTP 400': answering('API_ERROR', NEVER, (response) => response.writeHead(400).end()),
  'HTTP 403': answering('API_ERROR', NEVER, (response) => response.writeHead(403).end()),
  'HTTP 404, also in a new session': answering('API_ERROR', NEVER, (response) => response.writeHead(404).end()),
  'HTTP 503': answering('WORKER_UNAVAILABLE', READ_ONLY, (response) => response.writeHead(503).end()),
  'an answer that ends half-way': answering('WORKER_UNAVAILABLE', READ_ONLY, (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"jsonrpc"');
    setImmediate(() => response.destroy());
  }),
  'no JSON': answering('API_ERROR', NEVER, (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in first</p>'),
  ),
  'an error of the protocol': answering('API_ERROR', NEVER, (response, id) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_603, message: 'no' } })),
  ),
  'an answer over every limit': answering('RESULT_TOO_LARGE', NEVER, (response, id) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text: 'x'.repeat(17 << 20) }] } })),
  ),
};

const saidByTheWorker: Readonly<Record<string, Way>> = {
  'an error in words': {
    code: 'API_ERROR',
    retryable: NEVER,
    run: () => () => ({ isError: true, content: [{ type: 'text', text: 'no' }] }),
  },
  '429 of its upstream': {
    code: 'API_ERROR',
    retryable: BOTH,
    run: says({ code: 'API_ERROR', retryable: true, status: 429 }),
  },
  '500 of its upstream': {
    code: 'API_ERROR',
    retryable: NEVER,
    run: says({ code: 'API_ERROR', retryable: false, status: 500 }),
  },
  'a time-out of what never left': {
    code: 'UPSTREAM_TIMEOUT',
    retryable: BOTH,
    run: says({ code: 'UPSTREAM_TIMEOUT', retryable: true }),
  },
  'a time-out of what may have happened': {
    code: 'UPSTREAM_TIMEOUT',
    retryable: NEVER,
    run: says({ code: 'UPSTREAM_TIMEOUT', retryable: false }),
  },
  'that it is not configured': {
    code: 'WORKER_UNAVAILABLE',
    retryable: NEVER,
    run: says({ code: 'WORKER_UNAVAILABLE', retryable: false }),
  },
  'that a refusal may be tried again': {
    code: 'INVALID_API_REQUEST',
    retryable: NEVER,
    run: says({ code: 'INVALID_API_REQUEST', retryable: true }),
  },
  "a code of the hub's own": {
    code: 'API_ERROR',
    retryable: NEVER,
    run: says({ code: 'CIRCUIT_OPEN', retryable: true }),
  },
  'too much JSON': {
    code: 'RESULT_TOO_LARGE',
    retryable: NEVER,
    run: () => () => ({ content: [{ type: 'text', text: `[${Array(400_000).fill('{}').join(',')}]` }] }),
  },
};

const ways = Object.entries({ ...refusedByTheHub, ...lost, ...saidByTheWorker }).flatMap(([name, way]) =>
  (['read', 'write'] as const).map((method, index) => ({ ...way, name, method, again: way.retryable[index] })),
);

test.each(ways)('$method, $name: $code, to be sent again: $again', async ({ run, act, method, code, again }) => {
  const stop = new AbortController();
  let scene: Scene | undefined;
  const theScene = (): Scene => {
    if (scene === undefined) throw new Error('called before it was there');
    return scene;
  };
  const tool: Omit<FixtureTool, 'name'> = {
    inputSchema: { properties: { n: { type: 'number' } } },
    run: run?.(theScene) ?? done,
  };
  await using fixture = await gateBefore([
    { name: 'read', ...READ, ...tool },
    { name: 'write', ...tool },
    { name: 'read_briefly', ...READ, _meta: { timeoutMs: 50 }, ...tool },
    { name: 'write_briefly', _meta: { timeoutMs: 50 }, ...tool },
  ]);
  scene = { ...fixture, stop, script: scriptWith({ signal: stop.signal }) };
  const failed = act === undefined ? scene.call(method, {}, scene.script) : act(scene, method);
  await expect(failed).rejects.toMatchObject({ code, retryable: again });
});

function limited(scene: Scene, environment: Readonly<Record<string, string>>): void {
  scene.rebuild({ callLimits: createCallLimits(limitsFrom(readConfig(environment)), () => ({})) });
}

/** A worker that lists two tools, and answers each call of one as `answer` does. */
function answering(
  code: ErrorCode,
  retryable: Way['retryable'],
  answer: (response: ServerResponse, id: unknown) => void,
): Way {
  return {
    code,
    retryable,
    async act(scene, method) {
      const { server, url } = await listen((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          const { id, method: asked } = JSON.parse(body === '' ? '{}' : body);
          const result = RESULTS[asked];
          if (asked === 'tools/call') answer(response, id);
          else if (result === undefined) response.writeHead(asked === 'notifications/initialized' ? 202 : 405).end();
          else
            response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, result }));
        });
      });
      try {
        scene.catalog.setWorkers([{ name: 'tracker', url: url.href, trust: 'vetted' }]);
        await expect.poll(() => scene.catalog.integration('tracker')?.tools.length).toBe(2);
        return await scene.call(method);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

const RESULTS: Readonly<Record<string, object>> = {
  initialize: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'x', version: '1' } },
  'tools/list': {
    tools: [
      { name: 'read', inputSchema: { type: 'object' }, ...READ },
      { name: 'write', inputSchema: { type: 'object' } },
    ],
  },
};
