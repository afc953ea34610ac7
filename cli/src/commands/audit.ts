/** `audit`: shows records of the audit log, and checks that it is whole. */
import { type LogSource, readLines } from '@sallyport/hub/audit-lines';
import { type StoredRecord, soundRecord } from '@sallyport/hub/audit-record';
import { type Verdict, verifyLog } from '@sallyport/hub/audit-verify';
import { counted } from '@sallyport/hub/counted';
import { visibleJson } from '@sallyport/hub/plain-text';
import { sallyportCommand } from '../as-typed.ts';
import { logSource } from '../audit/log-source.ts';
import { FILTER_FLAGS, recordFilter } from '../audit/record-filter.ts';
import { renderRecord } from '../audit/render-record.ts';
import { readOptions } from '../options.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { UsageError } from '../usage-error.ts';

export const help = `sallyport audit tail | query | verify [OPTIONS] [--project NAME]

  tail     the last records, the newest last
  query    all records
  verify   reads the whole log, and finds the first record that was altered, taken away or moved

  --client NAME        of this client
  --integration NAME   of this integration
  --tool NAME          of this tool: create_note, createNote, demo.create_note
  --outcome NAME       ok, refused, held, ended, tool-error, unclear, protocol-error, transport-error, result-refused, or a
                       code like API_ERROR
  --script ID          of this script, by its id (correlationId), or the beginning of it
  --since, --until     a time (2026-11-30, 2026-11-30T21:00Z) or how long ago (90s, 30m, 2h, 7d)
  -n, --lines N        how many records tail shows: 20 where this is not given
  --json               records as they are, one JSON object a line; of verify its verdict

In containers the log lies on the volume of the hub, which has to run for this. Exit codes: 0 when it was read (and is
whole), 1 when it cannot be read, 2 for a mistake on the command line, 3 when verify finds it not whole.

  bin/sallyport audit tail --client claude
  bin/sallyport audit query --outcome tool-error --since 2h --json | jq -r .tool`;

const NOT_WHOLE = 3;
const DEFAULT_LINES = 20;
const ACTIONS = {
  tail: { flags: [...FILTER_FLAGS, 'lines', 'json'] },
  query: { flags: [...FILTER_FLAGS, 'json'] },
  /** Always reads the whole log. */
  verify: { flags: ['json'] },
} as const;

export async function audit(args: readonly string[], run: RunCommand = runCommand): Promise<number> {
  const accepted = { command: 'audit', actions: ACTIONS };
  const { project, last, words, given, json } = await readOptions(args, process.env, accepted);
  const [action] = words;
  const filter = recordFilter(given, new Date());
  const lines = linesOf(given.get('lines'));
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  const source = await logSource(project, last.mode, run);
  if (action === 'verify') return tellVerdict(await verifyLog(source), json);
  const show = (record: StoredRecord): void => say(json ? visibleJson(record) : renderRecord(record));
  const unsound = await showRecords(source, filter, action === 'tail' ? lines : undefined, show);
  if (unsound > 0)
    progress(
      `${counted(unsound, 'line is no record', 'lines are no records')} as the hub wrote them: ${sallyportCommand(project, 'audit verify')} says which.`,
    );
  return 0;
}

function linesOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LINES;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--lines takes a number from 1 to 999999, not "${text}".`);
  return Number(text);
}

/** @returns How many lines are no records as the hub wrote them. */
async function showRecords(
  source: LogSource,
  filter: (record: StoredRecord) => boolean,
  atMost: number | undefined,
  show: (record: StoredRecord) => void,
): Promise<number> {
  const kept: StoredRecord[] = [];
  let unsound = 0;
  let any = false;
  for await (const { bytes, isWhole } of readLines(source)) {
    // The end of the log, while it is written.
    if (!isWhole) continue;
    any = true;
    const record = bytes === undefined ? undefined : soundRecord(bytes);
    if (record === undefined) unsound += 1;
    if (record === undefined || !filter(record)) continue;
    if (atMost === undefined) show(record);
    else if (kept.push(record) > atMost) kept.shift();
  }
  for (const record of kept) show(record);
  if (!any) progress('There is no record yet.');
  return unsound;
}

function tellVerdict(verdict: Verdict, asJson: boolean): number {
  const { records, head, problem, tornEnds, unfinishedBytes } = verdict;
  const code = problem === undefined ? 0 : NOT_WHOLE;
  if (asJson) {
    say(visibleJson(verdict));
    return code;
  }
  for (const { after, file, bytes } of tornEnds) {
    say(`The hub was killed after record ${after}: ${bytes} bytes of a record that it had begun lie in ${file}.`);
  }
  if (unfinishedBytes > 0) {
    say(
      `After record ${head.seq}: ${unfinishedBytes} bytes of a record that is being written, or was when the hub was killed.`,
    );
  }
  if (problem === undefined) {
    say(`The audit log is whole: ${counted(records, 'record')}. The last one has the hash ${head.hash}`);
  } else {
    say(`The audit log is NOT whole. ${problem.file}, line ${problem.line}: ${problem.what}.`);
    say(`Up to there: ${counted(records, 'record')}, the last one with the hash ${head.hash}`);
  }
  return code;
}
