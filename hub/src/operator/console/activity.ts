/** What the audit log says of who did what: pages of it, and everything about one script. Shows the log, adds nothing. */
import type { StoredRecord } from '../../audit/record-line.ts';
import { type Place, type PlacedRecord, readBack } from './read-back.ts';

const PAGE_RECORDS = 50;
/** So much is looked through for one page; where that finds less than a page, the reader may go on from there. Bytes. */
const MAX_LOOKED_THROUGH = 32 * 1024 * 1024;

export interface ActivityFilter {
  readonly show: 'all' | 'scripts' | 'calls' | 'decisions';
  readonly client: string;
  readonly integration: string;
  readonly outcome: 'any' | 'ok' | 'failed' | 'waiting';
  /** Epoch milliseconds; of records at or after, and before. */
  readonly since: number | undefined;
  readonly until: number | undefined;
}

export interface ActivityPage {
  /** The newest first. */
  readonly records: readonly PlacedRecord[];
  /** Where older ones may be; undefined where the log begins. */
  readonly older: Place | undefined;
}

export interface Activity {
  page(filter: ActivityFilter, before: Place | undefined): Promise<ActivityPage>;
  /** The records about one script in the order of the log, looked for from its end or from a place just after them. */
  ofScript(scriptId: string, before: Place | undefined): Promise<readonly StoredRecord[]>;
  /** The last records of decisions about calls, the newest first; fewer where they are too far back. */
  decided(count: number): Promise<readonly StoredRecord[]>;
}

/** `folder`: of the audit log. */
export function createActivity(folder: string): Activity {
  async function collect(
    before: Place | undefined,
    most: number,
    mayFit: (line: Buffer) => boolean,
    fits: (record: StoredRecord) => boolean,
  ): Promise<ActivityPage> {
    const records: PlacedRecord[] = [];
    let lookedThrough = 0;
    for await (const { record, place, bytes } of readBack(folder, before, mayFit)) {
      if (record !== undefined && fits(record)) records.push({ record, place });
      lookedThrough += bytes;
      if (records.length >= most || lookedThrough > MAX_LOOKED_THROUGH) return { records, older: place };
    }
    return { records, older: undefined };
  }

  return {
    page: (filter, before) => collect(before, PAGE_RECORDS, lineFilter(filter), (record) => fitsFilter(record, filter)),

    async ofScript(scriptId, before) {
      const needle = `"correlationId":${JSON.stringify(scriptId)}`;
      const { records } = await collect(
        before,
        Number.POSITIVE_INFINITY,
        (line) => line.includes(needle),
        ({ correlationId }) => correlationId === scriptId,
      );
      return records.map(({ record }) => record).toReversed();
    },

    async decided(count) {
      const { records } = await collect(
        undefined,
        count,
        (line) => line.includes('"event":"action.'),
        ({ event }) => DECIDED.has(event),
      );
      return records.map(({ record }) => record);
    },
  };
}

/** What ends the wait of a call for a person. */
const DECIDED: ReadonlySet<string> = new Set(['action.applied', 'action.failed', 'action.rejected', 'action.expired']);

/** What clients and their scripts do; the rest is what became of it, and what the operator and the hub did. */
const NO_DECISION: ReadonlySet<string> = new Set(
  'call.dispatched call.finished script search listing action.list action.result'.split(' '),
);

function lineFilter({ client, integration }: ActivityFilter): (line: Buffer) => boolean {
  const needles = [client, integration].filter((word) => word !== '');
  return (line) => needles.every((needle) => line.includes(needle));
}

function fitsFilter(record: StoredRecord, filter: ActivityFilter): boolean {
  const at = Date.parse(record.time);
  // One that is too old ends no page: the clock may have gone back, and those before it be newer.
  if (filter.since !== undefined && at < filter.since) return false;
  if (filter.until !== undefined && at >= filter.until) return false;
  if (!isShown(record, filter)) return false;
  if (filter.client !== '' && record['client'] !== filter.client) return false;
  if (filter.integration !== '' && !isAbout(record, filter.integration)) return false;
  return filter.outcome === 'any' || outcomeOf(record) === filter.outcome;
}

function isShown({ event }: StoredRecord, { show }: ActivityFilter): boolean {
  const isCall = event === 'call.finished';
  if (show === 'calls') return isCall;
  if (show === 'scripts') return event === 'script';
  if (show === 'decisions') return !NO_DECISION.has(event);
  return !isCall && event !== 'call.dispatched';
}

/** Of a script: whether it called it, or tried to. The ledger of a long one may be cut; then what it reached tells. */
function isAbout({ integration: of, ledger, endpointsAccessed }: StoredRecord, integration: string): boolean {
  if (of === integration) return true;
  const calls = Array.isArray(ledger) ? ledger.map((entry: unknown) => isRecord(entry) && entry['call']) : [];
  const reached: readonly unknown[] = Array.isArray(endpointsAccessed) ? endpointsAccessed : [];
  return [...calls, ...reached].some((name) => typeof name === 'string' && name.startsWith(`${integration}.`));
}

/** How it ended, as far as the record says. */
export function outcomeOf({ event, outcome }: StoredRecord): 'ok' | 'failed' | 'waiting' | undefined {
  if (event === 'action.staged') return 'waiting';
  if (event === 'action.applied') return 'ok';
  if (event === 'action.failed' || event === 'action.rejected' || event === 'action.expired') return 'failed';
  if (event === 'operator.refused') return 'failed';
  if (typeof outcome !== 'string') return undefined;
  if (outcome === 'ok') return 'ok';
  return outcome === 'held' ? 'waiting' : 'failed';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
