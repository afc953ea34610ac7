/** A record of the audit log as one line for a person; what stands in it can neither break the line nor move the cursor. */
import type { StoredRecord } from '@sallyport/hub/audit-record';
import { visibleJson } from '@sallyport/hub/plain-text';

const SCRIPT_CHARS = 8;
const MAX_FIELD_CHARS = 300;
/** Shown in a place of their own, or too much for a line; --json has all. */
const NOT_LISTED = new Set(
  'seq time event prev hash client correlationId integration tool method access outcome durationMs arguments code codeSha256 ledger endpointsAccessed auditId authStrategy workspace detail limit'.split(
    ' ',
  ),
);

export function renderRecord(record: StoredRecord): string {
  const { seq, time, event, client, access, outcome, durationMs, correlationId } = record;
  const rest = Object.entries(record).filter(([name]) => !NOT_LISTED.has(name));
  return [
    time.replace('T', ' '),
    `#${seq}`,
    event,
    client,
    calledName(record),
    access,
    outcome,
    durationMs === undefined ? undefined : `${String(durationMs)} ms`,
    ...rest.map(([name, value]) => `${name}=${bounded(visibleJson(value))}`),
    correlationId === undefined ? undefined : `script ${String(correlationId).slice(0, SCRIPT_CHARS)}`,
  ]
    .flatMap((part) => (part === undefined || part === '' ? [] : [shown(String(part))]))
    .join('  ');
}

function calledName({ integration, tool, method }: StoredRecord): string | undefined {
  const name = tool ?? method;
  if (integration === undefined) return undefined;
  return name === undefined ? String(integration) : `${String(integration)}.${String(name)}`;
}

function bounded(text: string): string {
  return text.length > MAX_FIELD_CHARS ? `${text.slice(0, MAX_FIELD_CHARS)}…` : text;
}

/** On one line, every invisible character spelled out. */
function shown(text: string): string {
  return visibleJson(text).slice(1, -1).replaceAll('\\"', '"');
}
