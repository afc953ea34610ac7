/** A system of processes whose hub is there to be killed: real hub, real keeper and runners, the demo worker; nothing else. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, REPOSITORY, type SystemAddress } from '../system.ts';

const PROJECT = 'crash';

export interface FragileSystem {
  readonly address: Pick<SystemAddress, 'url' | 'tokens'>;
  /** What `bin/sallyport` knows it by. */
  readonly project: string;
  readonly home: string;
  /** The demo worker by itself: its ledger says what reached it. */
  readonly workerUrl: string;
  readonly auditFolder: string;
  /** Starts a hub; there must be none. The next one is loaded meanwhile. */
  startHub(): Promise<void>;
  /** Rejects when the hub ends by itself. */
  hubFailed(): Promise<never>;
  /** Ends it as a crash would, wherever it is. */
  killHub(): Promise<void>;
  close(): Promise<void>;
}

export async function createFragileSystem(): Promise<FragileSystem> {
  const home = await mkdtemp(join(tmpdir(), 'sp-crash-'));
  // As the command line lays out a project, so that it can be asked about this one.
  const inHome = (path: string) => join(home, 'projects', PROJECT, path);
  const [port, workerPort] = [await freePort(), await freePort()];
  const tokens = { claude: newToken(), second: newToken() };
  await mkdir(inHome('config'), { recursive: true });
  await writeFile(inHome('system.json'), JSON.stringify({ mode: 'processes', port }));
  await writeFile(inHome('config/clients.json'), JSON.stringify({ clients: Object.entries(tokens).map(clientEntry) }));
  const workerUrl = `http://127.0.0.1:${workerPort}/mcp`;
  const worker = { name: 'demo', url: workerUrl, trust: 'vetted' };
  await writeFile(inHome('config/workers.json'), JSON.stringify({ workers: [worker] }));
  // Writes run without a person: what is tried out here is the way of a call that leaves.
  await writeFile(inHome('config/policy.yaml'), 'mode: auto\n');

  const children = new Set<ChildProcess>();
  const log = openSync(inHome('log'), 'a');
  const start = (program: string, environment: Readonly<Record<string, string>>, output: 'pipe' | number = log) => {
    const child = spawn(process.execPath, ['--disable-sigusr1', join(REPOSITORY, program)], {
      env: environment,
      stdio: ['pipe', output, log],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    child.stdin?.on('error', () => undefined);
    return child;
  };
  // The path of a socket may not be long.
  const socket = join(home, 's.sock');
  start('workers/demo/src/main.ts', { PORT: String(workerPort), LOG_LEVEL: 'warn' });
  start('sandbox/src/keeper.ts', { SANDBOX_SOCKET: socket });

  const standBy = async (): Promise<ChildProcess> => {
    const child = start(
      'e2e/src/crash/standby-hub.ts',
      {
        PORT: String(port),
        OPERATOR_PORT: '0',
        CONFIG_DIR: inHome('config'),
        STATE_DIR: inHome('state'),
        SANDBOX_SOCKET: socket,
        MAX_RUNNERS: '2',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: inHome('compiled'),
      },
      'pipe',
    );
    await once(child.stdout ?? child, 'data');
    return child;
  };
  let next = standBy();
  let hub: ChildProcess | undefined;
  let failed = Promise.withResolvers<never>();
  return {
    address: { url: `http://127.0.0.1:${port}/mcp`, tokens },
    project: PROJECT,
    home,
    workerUrl,
    auditFolder: inHome('state/audit'),
    async startHub() {
      hub = await next;
      failed = Promise.withResolvers();
      failed.promise.catch(() => undefined);
      hub.once('exit', (code, signal) => failed.reject(new Error(`the hub ended by itself with ${code ?? signal}`)));
      hub.stdin?.write('start\n');
      next = standBy();
      // Where the test ends meanwhile, it is killed.
      next.catch(() => undefined);
    },
    hubFailed: () => failed.promise,
    async killHub() {
      if (hub === undefined) throw new Error('no hub was started');
      if (hub.exitCode !== null || hub.signalCode !== null)
        throw new Error(`the hub had ended by itself: ${hub.exitCode}`);
      const gone = once(hub, 'exit');
      hub.kill('SIGKILL');
      await gone;
      hub = undefined;
    },
    async close() {
      const gone = [...children].map((child) => {
        child.kill('SIGKILL');
        return once(child, 'exit');
      });
      await Promise.all(gone);
      closeSync(log);
      await rm(home, { recursive: true, force: true });
    },
  };
}

function newToken(): string {
  return `sp_${randomBytes(32).toString('base64url')}`;
}

function clientEntry([name, token]: readonly [string, string]) {
  const tokenSha256 = createHash('sha256').update(token).digest('hex');
  return { name, tokenSha256, createdAt: new Date().toISOString() };
}
