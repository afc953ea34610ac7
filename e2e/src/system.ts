/** A whole system of its own, brought up by the command that users type, and taken down again. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const REPOSITORY = join(import.meta.dirname, '../..');
const UP_TIMEOUT_MS = 280_000;

export type Mode = 'containers' | 'processes';

/** What a test needs to reach the system; plain data, since it crosses from the set-up to the tests. */
export interface SystemAddress {
  readonly mode: Mode;
  readonly project: string;
  readonly port: number;
  readonly url: string;
  /** Two clients, so that one can look on while the other is busy. */
  readonly tokens: { readonly claude: string; readonly second: string };
  readonly home: string;
  /** A credential that lies in a worker's token folder and is used by nobody. */
  readonly planted: string;
}

/** A Redmine that somebody started beside the tests, or undefined. */
export interface RedmineAddress {
  readonly url: string;
  readonly apiKey: string;
  readonly database: string;
}

/** The Redmine that the environment names: REDMINE_URL, REDMINE_API_KEY and REDMINE_DATABASE (its SQLite file). */
export function redmineOf(environment: NodeJS.ProcessEnv): RedmineAddress | undefined {
  const { REDMINE_URL: url, REDMINE_API_KEY: apiKey, REDMINE_DATABASE: database } = environment;
  return url !== undefined && apiKey !== undefined && database !== undefined ? { url, apiKey, database } : undefined;
}

/** Runs `bin/sallyport` with the given arguments in the given home. */
export async function sallyport(args: readonly string[], home: string, environment: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, SALLYPORT_HOME: home, ...environment };
  return await promisify(execFile)(join(REPOSITORY, 'bin/sallyport'), args, {
    env,
    timeout: UP_TIMEOUT_MS,
    maxBuffer: 16 * 1024 * 1024,
  });
}

export function modeEnvironment(mode: Mode): NodeJS.ProcessEnv {
  return mode === 'processes' ? { SALLYPORT_NO_CONTAINERS: '1' } : {};
}

/** Brings a system up and says where it is. */
export async function startSystem(mode: Mode, redmine: RedmineAddress | undefined): Promise<SystemAddress> {
  const home = await mkdtemp(join(tmpdir(), 'sp-'));
  const project = `e2e${randomBytes(3).toString('hex')}`;
  const port = await freePort();
  const tokens = { claude: newToken(), second: newToken() };
  await writeConfig(home, project, tokens);
  const planted = randomBytes(24).toString('hex');
  await writeTokens(home, project, 'demo', { unused_key: planted });
  if (redmine !== undefined)
    await writeTokens(home, project, 'redmine', { host_url: redmine.url, api_key: redmine.apiKey });
  const address = { mode, project, port, url: `http://127.0.0.1:${port}/mcp`, tokens, home, planted };
  try {
    // As talkative as they can be, since nothing of what must not be told is told then either.
    const environment = { ...modeEnvironment(mode), LOG_LEVEL: 'debug' };
    await sallyport(['up', '--project', project, '--port', String(port)], home, environment);
  } catch (error) {
    await stopSystem(address).catch(() => undefined);
    throw error;
  }
  return address;
}

/** Takes the system down with all its data. */
export async function stopSystem({ project, home, mode }: SystemAddress): Promise<void> {
  await sallyport(['down', '--project', project, '--volumes'], home, modeEnvironment(mode));
  await rm(home, { recursive: true, force: true });
}

function newToken(): string {
  return `sp_${randomBytes(32).toString('base64url')}`;
}

/** Writes of vetted workers run: nobody is there to approve them. */
export const POLICY = 'mode: auto\n';

async function writeConfig(home: string, project: string, tokens: SystemAddress['tokens']): Promise<void> {
  const folder = join(home, 'projects', project, 'config');
  await mkdir(folder, { recursive: true });
  const clients = Object.entries(tokens).map(([name, token]) => ({
    name,
    tokenSha256: createHash('sha256').update(token).digest('hex'),
    createdAt: new Date().toISOString(),
  }));
  await writeFile(join(folder, 'clients.json'), JSON.stringify({ clients }));
  await writeFile(join(folder, 'policy.yaml'), POLICY);
}

async function writeTokens(
  home: string,
  project: string,
  worker: string,
  tokens: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = join(home, 'tokens', project, worker);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [field, value] of Object.entries(tokens))
    await writeFile(join(folder, field), `${value}\n`, { mode: 0o600 });
}

/** A port to start a system at: the next one, the operator's, is free, too. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await listenOnce(0);
    if (port !== undefined && (await listenOnce(port + 1)) !== undefined) return port;
  }
}

/** Undefined where somebody has the port. */
async function listenOnce(port: number): Promise<number | undefined> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return undefined;
  }
  const { port: taken } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return taken;
}
