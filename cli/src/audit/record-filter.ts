/** Which records of the audit log somebody asks for. */
import { CALL_OUTCOMES } from '@sallyport/hub/audit-outcomes';
import type { StoredRecord } from '@sallyport/hub/audit-record';
import { RETRYABLE } from '@sallyport/hub/errors';
import { nearestNames } from '@sallyport/hub/nearest-name';
import type { FlagName } from '../flags.ts';
import { UsageError } from '../usage-error.ts';

export const FILTER_FLAGS = [
  'client',
  'integration',
  'tool',
  'outcome',
  'script',
  'since',
  'until',
] as const satisfies readonly FlagName[];

/** Of calls, and of scripts and calls that failed. */
const OUTCOMES: readonly string[] = [...CALL_OUTCOMES, ...Object.keys(RETRYABLE)];

const UNIT_MS: { readonly [unit: string]: number } = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Of a script's id, which is long. */
const MIN_SCRIPT_CHARS = 6;

/**
 * Says of each record whether it fits all that was asked for.
 * @throws UsageError for an outcome or a time that is none, or too little of a script's id.
 */
export function recordFilter(given: ReadonlyMap<FlagName, string>, now: Date): (record: StoredRecord) => boolean {
  const [client, integration, tool, outcome, script] = (
    ['client', 'integration', 'tool', 'outcome', 'script'] as const
  ).map((flag) => given.get(flag));
  const since = timeOf('since', given, now);
  const until = timeOf('until', given, now);
  if (outcome !== undefined && !OUTCOMES.includes(outcome)) throw unknownOutcome(outcome);
  if (script !== undefined && script.length < MIN_SCRIPT_CHARS) {
    throw new UsageError(`--script takes the id of a script, or at least its first ${MIN_SCRIPT_CHARS} characters.`);
  }
  return (record) =>
    (client === undefined || record['client'] === client) &&
    (integration === undefined || record['integration'] === integration || reached(record, integration, undefined)) &&
    (tool === undefined || isTool(record, tool)) &&
    (outcome === undefined || record['outcome'] === outcome || record['errorCode'] === outcome) &&
    (script === undefined || isOfScript(record, script)) &&
    (since === undefined || record.time >= since) &&
    (until === undefined || record.time <= until);
}

function unknownOutcome(outcome: string): UsageError {
  const [nearest] = nearestNames(outcome, OUTCOMES, 1);
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return new UsageError(`There is no outcome "${outcome}".${meant}\nThe outcomes are: ${OUTCOMES.join(', ')}`);
}

function isOfScript({ correlationId }: StoredRecord, script: string): boolean {
  return typeof correlationId === 'string' && correlationId.startsWith(script);
}

/** By its name on the wire, its method, or either after the integration's and a dot. */
function isTool(record: StoredRecord, wanted: string): boolean {
  const { integration, tool, method, lookup } = record;
  const before = typeof integration === 'string' ? `${integration}.` : '';
  const names = [tool, method].flatMap((name) => (typeof name === 'string' ? [name, `${before}${name}`] : []));
  const [first = '', second] = wanted.split('.', 2);
  return (
    names.includes(wanted) ||
    lookup === wanted ||
    reached(record, second === undefined ? undefined : first, second ?? first)
  );
}

/** Whether a script called it. */
function reached(
  { endpointsAccessed }: StoredRecord,
  integration: string | undefined,
  tool: string | undefined,
): boolean {
  if (!Array.isArray(endpointsAccessed)) return false;
  return endpointsAccessed.some((endpoint: unknown) => {
    if (typeof endpoint !== 'string') return false;
    const [of, ...name] = endpoint.split('.');
    return (integration === undefined || of === integration) && (tool === undefined || name.join('.') === tool);
  });
}

/** ISO 8601 in UTC, as records have it: such texts sort like the times that they are. */
function timeOf(flag: 'since' | 'until', given: ReadonlyMap<FlagName, string>, now: Date): string | undefined {
  const text = given.get(flag);
  if (text === undefined) return undefined;
  const [, amount, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const at = amount === undefined ? Date.parse(text) : now.getTime() - Number(amount) * (UNIT_MS[unit] ?? 0);
  if (Number.isNaN(at) || (amount === undefined && !/^\d{4}-/.test(text))) {
    throw new UsageError(
      `--${flag} takes a time (2026-11-30, 2026-11-30T21:00Z) or how long ago (90s, 30m, 2h, 7d), not "${text}".`,
    );
  }
  return new Date(at).toISOString();
}
