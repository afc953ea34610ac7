/** The figures for a reader: one line a contestant, each beside how many times the limit it is. */
import type { BusyNeighbour } from './busy-neighbour.ts';
import { CONTESTANTS, type ContestantName } from './contestant.ts';
import { CLIENT_COUNTS, type Figures } from './measure.ts';
import type { Memory } from './process-memory.ts';
import { CALL_COUNTS, PARALLEL_CALLS, SLOW_CALL_MS } from './scripts.ts';

const NAME_WIDTH = 14;

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(20)).join('');
}

function withRatio(value: number, limit: number, digits: number): string {
  return `${value.toFixed(digits)} (${(value / limit).toPrecision(2)} x)`;
}

function memoryText(memory: Memory | undefined): string {
  if (memory === undefined) return 'not told here';
  return `${memory.processes}: ${memory.rssMb.toFixed(0)} / ${memory.pssMb.toFixed(0)}`;
}

export function tableLines(
  figures: ReadonlyMap<ContestantName, Figures>,
  missing: ReadonlyMap<ContestantName, string>,
  busy: BusyNeighbour,
): string[] {
  const limit = figures.get('in-process');
  if (limit === undefined) throw new Error('the limit was not measured');
  const rows = [...figures];
  const lines = [...figures.keys()].map((name) => `${name.padEnd(NAME_WIDTH)}${CONTESTANTS[name]}`);
  for (const [name, problem] of missing) lines.push(`${name.padEnd(NAME_WIDTH)}left out: ${problem}`);
  for (const calls of CALL_COUNTS) {
    lines.push('', `Scripts with ${calls} calls: milliseconds for one client, scripts per second for 1, 8, 32 clients`);
    lines.push(line('', ['p50 ms', 'p99 ms', ...CLIENT_COUNTS.map((count) => `${count} clients /s`)]));
    for (const [name, { latency, perSecond }] of rows) {
      const { p50Ms, p99Ms } = latency[calls];
      lines.push(
        line(name, [
          withRatio(p50Ms, limit.latency[calls].p50Ms, 3),
          withRatio(p99Ms, limit.latency[calls].p99Ms, 2),
          ...CLIENT_COUNTS.map((count) => withRatio(perSecond[calls][count], limit.perSecond[calls][count], 0)),
        ]),
      );
    }
  }
  lines.push('', `${PARALLEL_CALLS} calls of ${SLOW_CALL_MS} ms at once, and memory (processes: RSS / PSS in MB)`);
  lines.push(line('', ['parallel ms', 'one client', 'after 32 clients']));
  for (const [name, { parallelMs, memory }] of rows) {
    lines.push(line(name, [parallelMs.toFixed(1), memoryText(memory.one), memoryText(memory.many)]));
  }
  const { quietP99Ms, besideP99Ms } = busy;
  lines.push('', "A busy loop in one workspace, and another workspace's scripts of one call:");
  lines.push(
    `p99 ${quietP99Ms.toFixed(2)} ms without, ${besideP99Ms.toFixed(2)} ms beside it: +${(besideP99Ms - quietP99Ms).toFixed(2)} ms`,
  );
  return lines;
}
