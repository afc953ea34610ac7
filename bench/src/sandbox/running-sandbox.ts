/** The real sandbox: the hub's side on a socket of its own, a real keeper process, default limits; only the gate is ours. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@sallyport/hub/config';
import { workspaceOf } from '@sallyport/hub/identity';
import { limitsFrom } from '@sallyport/hub/limits';
import { createSandbox, type SandboxOptions } from '@sallyport/hub/sandbox';
import { pino } from 'pino';

type Execution = Awaited<ReturnType<ReturnType<typeof createSandbox>['execute']>>;

export interface RunningSandbox {
  readonly keeperPid: number;
  readonly folder: string;
  /** Records of the audit log so far, counted by event. */
  readonly audited: ReadonlyMap<string, number>;
  execute(code: string, workspace: string, timeoutMs?: number): Promise<Execution>;
  /** A workspace is over. */
  end(workspace: string): void;
  close(): Promise<void>;
}

const keeperPath = fileURLToPath(import.meta.resolve('@sallyport/sandbox/keeper'));
const client = { name: 'bench' };

export async function startRunningSandbox(
  gate: SandboxOptions['gate'],
  methods: readonly string[],
): Promise<RunningSandbox> {
  const config = readConfig({});
  const limits = limitsFrom(config);
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
  const socketPath = join(folder, 'hub.sock');
  const audited = new Map<string, number>();
  const surface = { demo: methods };
  const sandbox = createSandbox({
    socketPath,
    maxRunners: config.MAX_RUNNERS,
    limits: limits.script,
    maxResultBytes: () => limits.call.resultBytes,
    gate,
    surface: () => surface,
    notSetUp: () => [],
    results: { mentionedIn: () => new Map(), ids: () => [] },
    audit: {
      append: async ({ event }) => void audited.set(event, (audited.get(event) ?? 0) + 1),
      close: async () => {},
    },
    log: pino({ level: 'silent' }),
  });
  await sandbox.listen();
  const keeper = spawn(process.execPath, ['--disable-sigusr1', keeperPath], {
    env: { SANDBOX_SOCKET: socketPath, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  // A keeper without its hub waits for one for ever.
  const endKeeper = (): void => void keeper.kill('SIGKILL');
  process.on('exit', endKeeper);
  const never = new AbortController().signal;
  let closing: Promise<void> | undefined;

  async function stop(): Promise<void> {
    if (keeper.exitCode === null && keeper.signalCode === null) {
      keeper.kill('SIGTERM');
      await once(keeper, 'exit');
    }
    process.off('exit', endKeeper);
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    keeperPid: keeper.pid ?? 0,
    folder,
    audited,
    execute: (code, workspace, timeoutMs = config.SANDBOX_EXECUTE_TIMEOUT_MS) =>
      sandbox.execute({
        scriptId: randomUUID(),
        code,
        timeoutMs,
        client,
        workspace: workspaceOf(client, workspace),
        signal: never,
        onProgress: () => {},
      }),
    end: (workspace) => sandbox.end(workspaceOf(client, workspace)),
    close() {
      closing ??= stop();
      return closing;
    },
  };
}
