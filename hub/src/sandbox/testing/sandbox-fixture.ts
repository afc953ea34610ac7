/** For tests: the hub's side on a socket in a temporary folder, with a real keeper and real runner processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { AuditRecord } from '../../audit/audit-log.ts';
import { readConfig } from '../../config.ts';
import type { Call, Gate } from '../../gate/call.ts';
import { workspaceOf } from '../../identity.ts';
import { limitsFrom, type ScriptLimits } from '../../limits.ts';
import type { Execution, ExecutionRequest } from '../execution.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import type { Surface } from '../surface.ts';

export const silent = pino({ level: 'silent' });

/** What an operator gets who sets nothing. */
export const DEFAULT_LIMITS = limitsFrom(readConfig({}));

export const TEST_SURFACE: Surface = {
  demo: ['add', 'echo', 'fail', 'listUsers', 'slow'],
  gitlab: ['getMr', 'listMergeRequests'],
};

export interface SandboxFixture {
  readonly sandbox: Sandbox;
  readonly socketPath: string;
  readonly audit: AuditRecord[];
  readonly calls: Call[];
  execute(code: string, request?: Partial<ExecutionRequest> & { window?: string }): Promise<Execution>;
  /** The keeper that runs now. */
  keeper(): KeeperProcess | undefined;
  startKeeper(): void;
  close(): Promise<void>;
}

export interface TemporarySocket {
  readonly path: string;
  remove(): void;
}

export function temporarySocket(): TemporarySocket {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return { path: join(folder, 'hub.sock'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface KeeperProcess {
  readonly process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function startKeeperProcess(socketPath: string): KeeperProcess {
  const child = spawn(process.execPath, [keeperPath], { env: { SANDBOX_SOCKET: socketPath }, stdio: 'ignore' });
  return {
    process: child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

const keeperPath = createRequire(import.meta.url).resolve('@sallyport/sandbox/keeper');

export async function startSandbox(
  options: {
    gate?: Gate;
    maxRunners?: number;
    keeper?: boolean;
    surface?: Surface;
    notSetUp?: readonly string[];
    /** Saved results, as JSON text by id. */
    results?: ReadonlyMap<string, string>;
    limits?: Partial<ScriptLimits>;
  } = {},
): Promise<SandboxFixture> {
  const socket = temporarySocket();
  const socketPath = socket.path;
  const audit: AuditRecord[] = [];
  const calls: Call[] = [];
  const gate: Gate = async (call) => {
    calls.push(call);
    // As if a worker stood behind it, whose tool `write` is the only one that changes anything.
    const access = call.method === 'write' ? 'write' : 'read';
    call.onMilestone({ at: 'resolved', tool: { wireName: call.method, access, isDestructive: false } });
    call.onMilestone({ at: 'left' });
    try {
      const value = await (options.gate ?? (async ({ args }) => args))(call);
      call.onMilestone({ at: 'answered', as: 'ok' });
      return value;
    } catch (error) {
      call.onMilestone({ at: 'answered', as: 'error' });
      throw error;
    }
  };
  const limits = { ...DEFAULT_LIMITS.script, ...options.limits };
  const sandbox = createSandbox({
    socketPath,
    maxRunners: options.maxRunners ?? 4,
    limits,
    maxResultBytes: () => limits.valueBytes,
    gate,
    surface: () => options.surface ?? TEST_SURFACE,
    notSetUp: () => options.notSetUp ?? [],
    results: {
      mentionedIn: (code) => new Map([...(options.results ?? [])].filter(([id]) => code.includes(id))),
      ids: () => [...(options.results?.keys() ?? [])],
    },
    audit: {
      append: async (record) => {
        audit.push(record);
      },
      close: async () => {},
    },
    log: silent,
  });
  await sandbox.listen();
  let keeper: KeeperProcess | undefined;
  const fixture: SandboxFixture = {
    sandbox,
    socketPath,
    audit,
    calls,
    execute(code, { window, ...request } = {}) {
      const client = { name: 'tester' };
      return sandbox.execute({
        scriptId: randomUUID(),
        code,
        timeoutMs: 20_000,
        client,
        workspace: workspaceOf(client, window),
        signal: new AbortController().signal,
        onProgress: () => {},
        ...request,
      });
    },
    keeper: () => keeper,
    startKeeper() {
      keeper = startKeeperProcess(socketPath);
    },
    async close() {
      await keeper?.stop();
      await sandbox.close();
      socket.remove();
    },
  };
  if (options.keeper !== false) fixture.startKeeper();
  return fixture;
}
