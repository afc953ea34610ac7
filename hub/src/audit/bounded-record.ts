/** Keeps a record within the longest line of the log: what is too long is cut field by field, and the line says so. */
import { createHash } from 'node:crypto';
import type { AuditRecord } from './audit-log.ts';

/** In place of a field that was cut. */
interface Cut {
  /** How the text began; for a value that is no text, its JSON. */
  readonly cut: string;
  /** Of the whole, UTF-8. */
  readonly bytes: number;
  /** Of the whole. */
  readonly sha256: string;
}

/** What each field may take, as JSON, when all together take too much; halved until they fit. */
const FIRST_ALLOWANCE_BYTES = 16 * 1024;
/** What a cut takes beside its text. */
const CUT_REST_BYTES = 140;

/** The record as JSON of at most `maxBytes`. Fields that are short, as names and outcomes are, stay whole. */
export function boundedText(record: AuditRecord, maxBytes: number): string {
  const whole = JSON.stringify(record);
  if (Buffer.byteLength(whole) <= maxBytes) return whole;
  const fields = Object.entries(record).flatMap(([name, value]) => {
    const json: string | undefined = JSON.stringify(value);
    return json === undefined ? [] : [{ name, value, json, jsonBytes: Buffer.byteLength(json) }];
  });
  const marks = new Map<string, Omit<Cut, 'cut'>>();
  for (let allowance = FIRST_ALLOWANCE_BYTES; ; allowance = Math.floor(allowance / 2)) {
    const parts = fields.map(({ name, value, json, jsonBytes }) => {
      if (jsonBytes <= Math.max(allowance, CUT_REST_BYTES)) return `${JSON.stringify(name)}:${json}`;
      const text = typeof value === 'string' ? value : json;
      const mark = marks.get(name) ?? markOf(text);
      marks.set(name, mark);
      return `${JSON.stringify(name)}:${JSON.stringify({ cut: beginning(text, allowance - CUT_REST_BYTES), ...mark })}`;
    });
    const text = `{${parts.join(',')}}`;
    if (Buffer.byteLength(text) <= maxBytes || allowance === 0) return text;
  }
}

function markOf(text: string): Omit<Cut, 'cut'> {
  return { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') };
}

/** So much of it as takes `maxBytes` as JSON; an escaped character takes more than its own. */
function beginning(text: string, maxBytes: number): string {
  for (let chars = Math.max(0, maxBytes); chars > 0; chars = Math.floor(chars / 2)) {
    const begun = text.slice(0, chars).toWellFormed();
    if (Buffer.byteLength(JSON.stringify(begun)) - 2 <= maxBytes) return begun;
  }
  return '';
}
