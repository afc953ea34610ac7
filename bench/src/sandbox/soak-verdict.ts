/** What a soak must not have done, as a list of complaints; empty when all is well. */
import type { SoakReport } from './soak.ts';

/** How much more than early on is not yet called growth: caches fill, collectors come when they come. */
const SLACK_SHARE = 1.25;
const SLACK_MB = 12;

export function complaintsAbout(report: SoakReport, maxRunners: number): string[] {
  const complaints = report.wrong.map((text) => `a script ended otherwise than it must: ${text}`);
  const { memory, keeperFiles, before, after } = report;
  const grew = (what: string, early: number, late: number): void => {
    if (late > early * SLACK_SHARE + SLACK_MB)
      complaints.push(`${what} grew from ${early.toFixed(1)} to ${late.toFixed(1)} MB`);
  };
  grew('the heap of the hub', memory.early.hubHeapMb, memory.late.hubHeapMb);
  grew('the keeper', memory.early.keeperMb, memory.late.keeperMb);
  grew('a runner', memory.early.runnerMb, memory.late.runnerMb);
  // One that is being ended may still be seen beside its successor.
  if (report.mostRunners > 2 * maxRunners) complaints.push(`${report.mostRunners} runner processes at a time`);
  if (memory.late.runners > maxRunners) complaints.push(`${memory.late.runners} runner processes at rest`);
  if (report.leftProcesses > 0) complaints.push(`${report.leftProcesses} processes are left`);
  if (report.strangeFiles.length > 0) complaints.push(`files are left: ${report.strangeFiles.join(', ')}`);
  // A file for each runner, whose number differs by those that start just now.
  if (keeperFiles.late > keeperFiles.early + maxRunners) {
    complaints.push(`the keeper has ${keeperFiles.late} files open, early on it had ${keeperFiles.early}`);
  }
  if (after.files > before.files) complaints.push(`${after.files - before.files} files are left open`);
  for (const [kind, count] of Object.entries(after.resources)) {
    const was = before.resources[kind] ?? 0;
    if (count > was) complaints.push(`${count - was} more ${kind} than before`);
  }
  return complaints;
}
