/** Looks into, and cuts short, the containers of a composed system. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { SystemAddress } from './system.ts';

async function docker(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('docker', args, { timeout: 60_000, maxBuffer: 16 * 1024 * 1024 });
  return stdout.trim();
}

async function dockerBytes(...args: readonly string[]): Promise<Buffer> {
  const options = { timeout: 60_000, maxBuffer: 512 * 1024 * 1024, encoding: 'buffer' } as const;
  const { stdout, stderr } = await promisify(execFile)('docker', args, options);
  return Buffer.concat([stdout, stderr]);
}

/** Everything that the container wrote on stdout and stderr. */
export function logsOf({ Id }: { readonly Id: string }): Promise<Buffer> {
  return dockerBytes('logs', Id);
}

/** A folder of the container with all that is in it, as a tar file. */
export function folderOf({ Id }: { readonly Id: string }, path: string): Promise<Buffer> {
  return dockerBytes('cp', `${Id}:${path}`, '-');
}

export const Inspected = z.object({
  Id: z.string(),
  Image: z.string(),
  State: z.object({ Pid: z.number(), Running: z.boolean(), Health: z.object({ Status: z.string() }).optional() }),
  Config: z.object({ Env: z.array(z.string()).nullable(), User: z.string(), Labels: z.record(z.string(), z.string()) }),
  HostConfig: z.object({
    ReadonlyRootfs: z.boolean(),
    CapDrop: z.array(z.string()).nullable(),
    Privileged: z.boolean(),
  }),
  Mounts: z.array(z.object({ Source: z.string(), Destination: z.string(), RW: z.boolean(), Type: z.string() })),
  NetworkSettings: z.object({
    Ports: z.record(z.string(), z.array(z.object({ HostIp: z.string(), HostPort: z.string() })).nullable()).nullable(),
    Networks: z.record(
      z.string(),
      z.object({ IPAddress: z.string(), Gateway: z.string(), Aliases: z.array(z.string()).nullable() }),
    ),
  }),
});
export type Inspected = z.infer<typeof Inspected>;

/** Every container of the system, by the name of its service. */
export async function containersOf({ project }: SystemAddress): Promise<ReadonlyMap<string, Inspected>> {
  const ids = await docker(
    'ps',
    '--all',
    '--quiet',
    '--filter',
    `label=com.docker.compose.project=sallyport-${project}`,
  );
  const inspected = z.array(Inspected).parse(JSON.parse(await docker('inspect', ...ids.split('\n'))));
  return new Map(
    inspected.map((container) => [container.Config.Labels['com.docker.compose.service'] ?? '', container]),
  );
}

/** One container by its service's name. */
export async function containerOf(system: SystemAddress, service: string): Promise<Inspected> {
  const container = (await containersOf(system)).get(service);
  if (container === undefined) throw new Error(`no container of the service ${service}`);
  return container;
}

/** Runs JavaScript in a new node process inside the container; the JSON that it prints is the answer. */
export async function inside({ Id }: Inspected, code: string): Promise<unknown> {
  return JSON.parse(
    await docker(
      'exec',
      Id,
      'node',
      '-e',
      `(async () => { ${code} })().then((value) => console.log(JSON.stringify(value ?? null)))`,
    ),
  );
}

/** The same in a container of its own beside this one, with its image, its user and its volumes, and no network. */
export async function besides({ Id, Image, Config }: Inspected, code: string): Promise<unknown> {
  const volumes = ['--volumes-from', `${Id}:ro`, '--network', 'none', '--user', Config.User];
  const program = `(async () => { ${code} })().then((value) => { console.log(JSON.stringify(value ?? null)); process.exit(); })`;
  return JSON.parse(await docker('run', '--rm', ...volumes, '--entrypoint', 'node', Image, '-e', program));
}

export async function stopContainer({ Id }: Inspected): Promise<void> {
  await docker('stop', Id);
}

export async function startContainer({ Id }: Inspected): Promise<void> {
  await docker('start', Id);
}

/** Ends the container's process the way a crash does; the engine sees the process gone, as after any crash. */
export function killProcess({ State }: Inspected): void {
  process.kill(State.Pid, 'SIGKILL');
}

/** What became of dialling each `host:port` from inside the container: `open`, or the error. */
export async function dial(
  container: Inspected,
  targets: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const code = `
    const net = require('node:net');
    const dial = (target) => new Promise((resolve) => {
      const at = target.lastIndexOf(':');
      const socket = net.connect({ host: target.slice(0, at), port: Number(target.slice(at + 1)) });
      const end = (word) => { socket.destroy(); resolve([target, word]); };
      socket.setTimeout(3000, () => end('timeout'));
      socket.on('connect', () => end('open'));
      socket.on('error', (error) => end(error.code));
    });
    return Object.fromEntries(await Promise.all(${JSON.stringify(targets)}.map(dial)));`;
  return z.record(z.string(), z.string()).parse(await inside(container, code));
}

/**
 * What each `host:port` answers to `GET /health`, empty where nothing of ours does. An open connection alone proves
 * nothing here: a network may have a gateway that takes every connection, whoever it is for.
 */
export async function healthOf(
  container: Inspected,
  targets: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const code = `
    const http = require('node:http');
    const ask = (target) => new Promise((resolve) => {
      const at = target.lastIndexOf(':');
      const options = { host: target.slice(0, at), port: Number(target.slice(at + 1)), path: '/health', headers: { host: 'localhost' }, timeout: 3000 };
      const request = http.get(options, (response) => {
        let body = '';
        response.on('data', (chunk) => { body += chunk; });
        response.on('end', () => resolve([target, body.includes('"status"') ? body : '']));
      });
      request.on('timeout', () => request.destroy(new Error('timeout')));
      request.on('error', () => resolve([target, '']));
    });
    return await Promise.all(${JSON.stringify(targets)}.map(ask));`;
  return z.array(z.tuple([z.string(), z.string()])).parse(await inside(container, code));
}
