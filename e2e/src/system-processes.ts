/** The processes of a composed system as this machine sees them: their environment, and what stands in their memory. */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerOf } from './containers.ts';
import type { SystemAddress } from './system.ts';

export interface SystemProcesses {
  readonly hub: number;
  readonly keeper: number;
  /** Those that are there at this moment. */
  readonly runners: readonly number[];
}

const CHUNK_BYTES = 1024 * 1024;
const PAGE_BYTES = 4096;

export async function processesOf(system: SystemAddress): Promise<SystemProcesses> {
  const [hub, keeper] =
    system.mode === 'containers'
      ? [(await containerOf(system, 'hub')).State.Pid, (await containerOf(system, 'sandbox')).State.Pid]
      : await Promise.all([localPid(system, 'hub/src/main.ts'), localPid(system, 'sandbox/src/keeper.ts')]);
  return { hub, keeper, runners: childrenOf(keeper) };
}

/** Names and values, each entry ended by a zero byte; empty for a process that has ended. */
export function environmentOf(pid: number): Buffer {
  return Buffer.from(tryReadFile(`/proc/${pid}/environ`));
}

/**
 * Gives out all memory that the process can write to and has used, piece by piece; two pieces overlap by `overlapBytes`.
 * What it never used is not touched: looking at it would make it the process's own. Nothing for one that has ended.
 */
export function* memoryOf(pid: number, overlapBytes: number): Iterable<Buffer> {
  if (!existsSync(`/proc/${pid}/mem`)) return;
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const pages = openSync(`/proc/${pid}/pagemap`, 'r');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  try {
    for (const [start, end] of writableRanges(pid)) {
      for (let at = start; at < end; at += CHUNK_BYTES - overlapBytes) {
        const length = Math.min(CHUNK_BYTES, end - at);
        if (isUsed(pages, at, length)) yield chunk.subarray(0, tryRead(memory, chunk, length, at));
      }
    }
  } finally {
    closeSync(memory);
    closeSync(pages);
  }
}

/** Whether any page is in memory or swapped out: the two highest bits of its entry. */
function isUsed(pages: number, at: number, length: number): boolean {
  const first = Math.floor(at / PAGE_BYTES);
  const entries = Buffer.alloc((Math.ceil((at + length) / PAGE_BYTES) - first) * 8);
  const read = tryRead(pages, entries, entries.length, first * 8);
  for (let entry = 7; entry < read; entry += 8) if ((entries[entry] ?? 0) >= 0x40) return true;
  return false;
}

/** Pages that the kernel gives to nobody are no memory of the process's own. */
function tryRead(memory: number, chunk: Buffer, length: number, at: number): number {
  try {
    return readSync(memory, chunk, 0, length, at);
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

async function localPid({ home, project }: SystemAddress, program: string): Promise<number> {
  const { nonce } = JSON.parse(await readFile(join(home, 'projects', project, 'run', 'run.json'), 'utf8'));
  for (const pid of allPids()) {
    const command = tryReadFile(`/proc/${pid}/cmdline`);
    if (command.includes(program) && command.includes(nonce)) return pid;
  }
  throw new Error(`no process runs ${program}`);
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
