/** A record of the audit log as one line for a person; what stands in it can neither break the line, nor pass for more of it, nor move the cursor. */
import { accessWords } from '@sallyport/hub/access-words';
import { type Actor, actorOf } from '@sallyport/hub/audit-actor';
import type { StoredRecord } from '@sallyport/hub/audit-record';
import { visibleJson } from '@sallyport/hub/plain-text';

const SCRIPT_CHARS = 8;
const MAX_FIELD_CHARS = 300;
/** Stands bare on a line; a name that is more (a script may write anything for a method) could pass for the columns after it. */
const PLAIN = /^[\w.:@/$-]+$/;
/** `operator (console)`, `user of claude (asked)`. */
const PLAIN_PHRASE = /^[\w.:@/$-]+( [\w.:@/$()-]+)*$/;
/** Shown in a place of their own, or too much for a line; --json has all. */
const NOT_LISTED = new Set(
  'seq time event prev hash client correlationId integration tool method access destructive outcome durationMs arguments code codeSha256 ledger endpointsAccessed auditId authStrategy workspace detail limit'.split(
    ' ',
  ),
);

export function renderRecord(record: StoredRecord): string {
  const { seq, time, event, outcome, durationMs, correlationId } = record;
  const rest = Object.entries(record).filter(([name]) => !NOT_LISTED.has(name));
  const columns = [
    word(time).replace('T', ' '),
    `#${seq}`,
    word(event),
    ...named(actorOf(record), record['client']),
    calledName(record),
    access(record),
    outcome === undefined ? undefined : word(outcome),
    durationMs === undefined ? undefined : `${word(durationMs)} ms`,
    ...rest.map(([name, value]) => `${word(name)}=${quoted(value)}`),
    correlationId === undefined ? undefined : `script ${word(begun(correlationId))}`,
  ];
  return columns.filter((column) => column !== undefined).join('  ');
}

/** A client that is called like an operator stands in quotes. */
function named(actor: Actor | undefined, client: unknown): string[] {
  if (actor === undefined) return client === undefined ? [] : [word(client)];
  const { who, forClient } = actor;
  const shown = who !== client && PLAIN_PHRASE.test(who) ? who : word(who);
  return forClient === undefined ? [shown] : [shown, `for ${word(forClient)}`];
}

function calledName({ integration, tool, method }: StoredRecord): string | undefined {
  if (integration === undefined) return undefined;
  const name = tool ?? method;
  return name === undefined ? word(integration) : `${word(integration)}.${word(name)}`;
}

function access({ access: kind, destructive }: StoredRecord): string | undefined {
  if (kind === undefined) return undefined;
  return kind === 'read' || kind === 'write'
    ? accessWords({ access: kind, isDestructive: destructive === true })
    : word(kind);
}

function word(value: unknown): string {
  const isPlain = typeof value === 'number' || (typeof value === 'string' && PLAIN.test(value));
  return isPlain ? String(value) : quoted(value);
}

function begun(id: unknown): unknown {
  return typeof id === 'string' ? id.slice(0, SCRIPT_CHARS) : id;
}

/** As JSON on one line, with every invisible character spelled out; nor has it two blanks in a row, which part the columns. */
function quoted(value: unknown): string {
  const text = visibleJson(value).replaceAll('  ', ' \\u0020');
  return text.length > MAX_FIELD_CHARS ? `${text.slice(0, MAX_FIELD_CHARS)}…` : text;
}
