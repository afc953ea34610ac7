/** Counts what became of the attacks, and writes the table that docs/sandbox.md shows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const CONFIGURATIONS = ['nothing', 'whole', 'check off', 'and realm off', 'and permission model off'] as const;
export type Configuration = (typeof CONFIGURATIONS)[number];

/** By family, then configuration, then what stopped it (or `succeeded`): how many. */
const counts = new Map<string, Map<Configuration, Map<string, number>>>();

export function count(family: string, configuration: Configuration, outcome: string): void {
  const row = counts.get(family) ?? new Map<Configuration, Map<string, number>>();
  const cell = row.get(configuration) ?? new Map<string, number>();
  counts.set(family, row.set(configuration, cell.set(outcome, (cell.get(outcome) ?? 0) + 1)));
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
