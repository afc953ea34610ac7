/** What the audit log of a hub says, held against what really reached the worker. */
import { type LogSource, readLines } from '@sallyport/hub/audit-lines';
import { type StoredRecord, soundRecord } from '@sallyport/hub/audit-record';
import { z } from 'zod';
import { connectRaw } from '../clients.ts';
import type { FragileSystem } from './fragile-system.ts';
import { markOf } from './load.ts';

const Calls = z.object({ calls: z.array(z.object({ id: z.int(), tool: z.string(), args: z.unknown() })) });

/** One call, by what it asks for: the load makes no two alike. */
function keyOf(tool: unknown, args: unknown): string {
  const sorted = Object.entries(z.record(z.string(), z.unknown()).parse(args)).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${String(tool)} ${JSON.stringify(sorted)}`;
}

export interface WorkerLedger {
  /** Takes over what came since; the worker remembers a thousand calls. */
  read(): Promise<void>;
  /** Each call that reached the worker, as often as it did. */
  arrived(): readonly string[];
}

export function createWorkerLedger({ address, workerUrl }: FragileSystem): WorkerLedger {
  const seen = new Map<number, string>();
  return {
    async read() {
      const worker = await connectRaw({ ...address, url: workerUrl });
      const { text } = await worker.callTool('list_calls', {});
      const { calls } = Calls.parse(JSON.parse(text));
      const [first] = calls;
      if (first !== undefined && first.id > 1 && !seen.has(first.id - 1)) throw new Error('calls were missed');
      for (const { id, tool, args } of calls) seen.set(id, keyOf(tool, args));
    },
    arrived: () => [...seen.values()],
  };
}

export interface LoggedCalls {
  readonly dispatched: ReadonlySet<string>;
  readonly finishedOk: ReadonlySet<string>;
  /** Of dispatched calls no record says how they ended: the hub was killed meanwhile. */
  readonly withoutEnd: number;
  /** The marks of the scripts whose value was on its way to the client. */
  readonly answered: ReadonlySet<string>;
}

export async function readLoggedCalls(source: LogSource): Promise<LoggedCalls> {
  const open = new Map<string, string>();
  const dispatched = new Set<string>();
  const finishedOk = new Set<string>();
  const answered = new Set<string>();
  const idOf = ({ correlationId, callId, actionId, attempt }: StoredRecord) =>
    JSON.stringify([correlationId, callId, actionId, attempt]);
  for await (const { bytes } of readLines(source)) {
    const record = bytes === undefined ? undefined : soundRecord(bytes);
    if (record?.event === 'call.dispatched') {
      const key = keyOf(record['tool'], record['arguments']);
      if (dispatched.has(key)) throw new Error(`dispatched twice: ${key}`);
      dispatched.add(key);
      open.set(idOf(record), key);
    } else if (record?.event === 'call.finished') {
      const key = open.get(idOf(record));
      open.delete(idOf(record));
      if (record['outcome'] !== 'ok') continue;
      if (key === undefined) throw new Error(`finished and never dispatched: record ${record.seq}`);
      finishedOk.add(key);
    } else if (record?.event === 'script' && record['outcome'] === 'ok') {
      answered.add(markOf(String(record['code'])));
    }
  }
  return { dispatched, finishedOk, withoutEnd: open.size, answered };
}
