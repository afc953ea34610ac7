/** Counts what became of the attacks, and writes the table that docs/sandbox.md shows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIGURATIONS = ['nothing', 'whole', 'check off', 'and realm off', 'and permission model off'] as const;
type Configuration = (typeof CONFIGURATIONS)[number];

/** By family, then configuration, then what stopped it (or `succeeded`): how many. */
const counts = new Map<string, Map<Configuration, Map<string, number>>>();

export function count(family: string, configuration: Configuration, outcome: string): void {
  const row = counts.get(family) ?? new Map<Configuration, Map<string, number>>();
  const cell = row.get(configuration) ?? new Map<string, number>();
  counts.set(family, row.set(configuration, cell.set(outcome, (cell.get(outcome) ?? 0) + 1)));
}

/**
 * What stopped code in a runner's process, by the error that it met. A file that is there but not found, and a process that
 * is aborted since it got no thread, met the lock. The rest came to nothing: what they wanted is not in such a process.
 */
export function layerOf(answer: string): string {
  if (answer.includes('ERR_ACCESS_DENIED')) return 'permission model';
  const metLock = /EPERM|EACCES|ENOSYS|ENOENT|MODULE_NOT_FOUND|SIGSYS|SIGABRT|not permitted|permission denied/i;
  return metLock.test(answer) ? 'lock' : 'came to nothing';
}

function cellText(cell: ReadonlyMap<string, number> | undefined): string {
  if (cell === undefined) return '–';
  const parts = [...cell].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return parts.map(([outcome, number]) => `${number} ${outcome}`).join(', ');
}

function tableText(): string {
  const lines = [
    `| family | ${CONFIGURATIONS.join(' | ')} |`,
    `| --- |${' --- |'.repeat(CONFIGURATIONS.length)}`,
    ...[...counts].map(
      ([family, row]) => `| ${family} | ${CONFIGURATIONS.map((name) => cellText(row.get(name))).join(' | ')} |`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Into the folder that SALLYPORT_ATTACK_TABLE names, if it names one. */
export function writeTable(part: string): void {
  const folder = process.env['SALLYPORT_ATTACK_TABLE'];
  if (folder !== undefined) writeFileSync(join(folder, `${part}.md`), tableText());
}
