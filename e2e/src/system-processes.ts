/** The processes of a composed system as this machine sees them: their environment, and what stands in their memory. */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containersOf } from './containers.ts';
import type { SystemAddress } from './system.ts';

export interface SystemProcesses {
  readonly hub: number;
  readonly keeper: number;
  /** Those that are there at this moment. */
  readonly runners: readonly number[];
  /** Every process that lasts, by its service: `hub`, `sandbox`, `worker-…`, and in containers `egress`. */
  readonly services: ReadonlyMap<string, number>;
}

const CHUNK_BYTES = 1024 * 1024;
const PAGE_BYTES = 4096;

export async function processesOf(system: SystemAddress): Promise<SystemProcesses> {
  const services = system.mode === 'containers' ? await containerPids(system) : await localPids(system);
  const keeper = pidOf(services, 'sandbox');
  return { hub: pidOf(services, 'hub'), keeper, runners: childrenOf(keeper), services };
}

function pidOf(services: ReadonlyMap<string, number>, service: string): number {
  const pid = services.get(service);
  if (pid === undefined) throw new Error(`no process of ${service}`);
  return pid;
}

/** Names and values, each entry ended by a zero byte; empty for a process that has ended. */
export function environmentOf(pid: number): Buffer {
  return Buffer.from(tryReadFile(`/proc/${pid}/environ`));
}

/**
 * Gives out all memory that the process can write to and has used, piece by piece; two pieces overlap by `overlapBytes`.
 * Nothing for one that has ended. A page that it never used is read as zeros without touching it: the kernel would make
 * it one of the process's own, and a container that comes to its memory limit that way is killed.
 */
export function* memoryOf(pid: number, overlapBytes: number): Iterable<Buffer> {
  if (!existsSync(`/proc/${pid}/mem`)) return;
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const pages = openSync(`/proc/${pid}/pagemap`, 'r');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  try {
    for (const [start, end] of writableRanges(pid)) {
      for (let at = start; at < end; at += CHUNK_BYTES - overlapBytes) {
        const piece = chunk.subarray(0, Math.min(CHUNK_BYTES, end - at));
        const used = usedRuns(pages, at, piece.length);
        if (used.length === 0) continue;
        piece.fill(0);
        for (const [from, to] of used) tryRead(memory, piece.subarray(from, to), at + from);
        yield piece;
      }
    }
  } finally {
    closeSync(memory);
    closeSync(pages);
  }
}

/** What the process has in memory that no file holds. */
export function ownMemoryMb(pid: number): number {
  const [, kibibytes] = /^RssAnon:\s*(\d+) kB$/m.exec(tryReadFile(`/proc/${pid}/status`)) ?? [];
  return Number(kibibytes) / 1024;
}

/** The parts of a piece whose pages are in memory or swapped out (the two highest bits of a page's entry), as offsets. */
function usedRuns(pages: number, at: number, length: number): readonly (readonly [from: number, to: number])[] {
  const first = Math.floor(at / PAGE_BYTES);
  const entries = Buffer.alloc((Math.ceil((at + length) / PAGE_BYTES) - first) * 8);
  const read = tryRead(pages, entries, first * 8);
  const runs: [number, number][] = [];
  for (let entry = 7; entry < read; entry += 8) {
    if ((entries[entry] ?? 0) < 0x40) continue;
    const start = (first + Math.floor(entry / 8)) * PAGE_BYTES - at;
    const [from, to] = [Math.max(0, start), Math.min(length, start + PAGE_BYTES)];
    const last = runs.at(-1);
    if (last?.[1] === from) last[1] = to;
    else runs.push([from, to]);
  }
  return runs;
}

/** Pages that the kernel gives to nobody are no memory of the process's own. */
function tryRead(file: number, into: Buffer, at: number): number {
  try {
    return readSync(file, into, 0, into.length, at);
  } catch {
    return 0;
  }
}

function writableRanges(pid: number): readonly (readonly [start: number, end: number])[] {
  const lines = tryReadFile(`/proc/${pid}/maps`).split('\n');
  return lines.flatMap((line) => {
    const [, start, end, name = ''] = /^([0-9a-f]+)-([0-9a-f]+) rw\S* \S+ \S+ \S+ *(.*)$/.exec(line) ?? [];
    if (start === undefined || end === undefined || name.startsWith('/dev/')) return [];
    return [[Number.parseInt(start, 16), Number.parseInt(end, 16)]] as const;
  });
}

async function containerPids(system: SystemAddress): Promise<ReadonlyMap<string, number>> {
  return new Map([...(await containersOf(system))].map(([service, { State }]) => [service, State.Pid]));
}

/** By the names that their services have in containers. */
async function localPids({ home, project }: SystemAddress): Promise<ReadonlyMap<string, number>> {
  const { nonce } = JSON.parse(await readFile(join(home, 'projects', project, 'run', 'run.json'), 'utf8'));
  const commands = allPids().map((pid) => [pid, tryReadFile(`/proc/${pid}/cmdline`)] as const);
  const services = commands.flatMap(([pid, command]): [service: string, pid: number][] => {
    if (!command.includes(nonce)) return [];
    const [, program = '', worker] =
      /(hub\/src\/main|sandbox\/src\/keeper|workers\/([\w-]+)\/src\/main)\.ts/.exec(command) ?? [];
    if (worker !== undefined) return [[`worker-${worker}`, pid]];
    return program === '' ? [] : [[program.split('/')[0] ?? '', pid]];
  });
  return new Map(services);
}

function childrenOf(parent: number): readonly number[] {
  return allPids().filter((pid) => {
    // The name stands in parentheses and may hold anything.
    const [, rest = ''] = /\) (.*)$/s.exec(tryReadFile(`/proc/${pid}/stat`)) ?? [];
    return Number(rest.split(' ')[1]) === parent;
  });
}

function allPids(): readonly number[] {
  return readdirSync('/proc').map(Number).filter(Number.isSafeInteger);
}

function tryReadFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
