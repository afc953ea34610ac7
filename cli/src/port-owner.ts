/** Is a port of this machine's loopback free, and if not, whose is it. */
import { readdir, readFile, readlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { RunCommand } from './run-command.ts';

const TIMEOUT_MS = 10_000;

/** Asks both ways: some systems let a second socket listen on 127.0.0.1 beside one on every address. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port)) && !(await answers(port));
}

/** Names the owner of a port that is taken, as well as this system can tell. */
export async function nameOwner(port: number, run: RunCommand): Promise<string> {
  return (
    (await containerOn(port, run)) ??
    (await processByProc(port)) ??
    (await processByLsof(port, run)) ??
    'a process that this user may not see'
  );
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

async function containerOn(port: number, run: RunCommand): Promise<string | undefined> {
  const format = '{{.Names}}\t{{.Label "com.docker.compose.project"}}';
  const args = ['ps', '--filter', `publish=${port}`, '--format', format];
  const [name, project] =
    (await run('docker', args, { timeoutMs: TIMEOUT_MS })).stdout.trim().split('\n')[0]?.split('\t') ?? [];
  if (!name) return undefined;
  return `the container ${name}${project ? ` of the compose project "${project}"` : ''}`;
}

/** Linux: the socket's inode in /proc/net, then the process that holds it. */
async function processByProc(port: number): Promise<string | undefined> {
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const text = await readFile(table, 'utf8').catch(() => '');
    for (const inode of listeningInodes(text, port)) inodes.add(`socket:[${inode}]`);
  }
  if (inodes.size === 0) return undefined;
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const descriptor of descriptors) {
      const target = await readlink(`/proc/${pid}/fd/${descriptor}`).catch(() => '');
      if (!inodes.has(target)) continue;
      const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();
      return describeProcess(pid, command);
    }
  }
  return undefined;
}

/** The inodes of the sockets that listen on a port, from the text of /proc/net/tcp or tcp6. */
export function listeningInodes(table: string, port: number): readonly string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return table.split('\n').flatMap((line) => {
    const fields = line.trim().split(/\s+/);
    const [local = '', state, inode] = [fields[1], fields[3], fields[9]];
    return state === '0A' && local.endsWith(`:${hex}`) && inode !== undefined ? [inode] : [];
  });
}

/** macOS, and Linux without /proc. */
async function processByLsof(port: number, run: RunCommand): Promise<string | undefined> {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const { stdout } = await run('lsof', args, { timeoutMs: TIMEOUT_MS });
  const pid = /^p(\d+)$/m.exec(stdout)?.[1];
  const command = /^c(.+)$/m.exec(stdout)?.[1];
  return pid === undefined ? undefined : describeProcess(pid, command ?? '');
}

function describeProcess(pid: string, command: string): string {
  return `process ${pid}${command === '' ? '' : ` (${command.slice(0, 120)})`}`;
}
