/** A value that is longer than an answer: what it is, its beginning, what is left out, and where the whole of it is. */
import { SAVED_FOR_MS } from '../workspace/saved-results.ts';
import { count, head } from './answer-text.ts';
import { shapeOf } from './value-shape.ts';

/** The most characters of the beginning: enough to see what the data is like, few enough to be read. */
const HEAD_CHARS = 8_000;

/**
 * `whole` is the value as an answer would show it, of which at most `limit` characters may be shown; `id` is the one
 * under which later scripts find the value.
 */
export function describeLong(value: unknown, whole: string, limit: number, id: string): string {
  const shown = head(whole, Math.max(0, Math.min(limit, HEAD_CHARS)));
  const { begin, what } = beginning(value, whole, shown);
  const minutes = SAVED_FOR_MS / 60_000;
  return [
    `[Too long for an answer: ${count.format(whole.length)} characters. The whole value is kept for ${minutes} minutes as results.${id}: use it in the next script, and filter, count or group there, or return the fields you need.`,
    `Shape: ${shapeOf(value)}`,
    `Its beginning, ${what}:]`,
    begin,
  ].join('\n');
}

/** The part that is shown: whole rows of a list, else characters; and how much it is of how much. */
function beginning(value: unknown, whole: string, shown: string): { begin: string; what: string } {
  const characters = `${count.format(shown.length)} of ${count.format(whole.length)} characters`;
  if (typeof value === 'string') {
    const lines = (content: string) => count.format(content.split('\n').length);
    return { begin: shown, what: `${characters}, ${lines(shown)} of ${lines(whole)} lines` };
  }
  if (!Array.isArray(value)) return { begin: shown, what: characters };
  const rows: string[] = [];
  let left = shown.length;
  for (const row of value) {
    const json = JSON.stringify(row);
    left -= json.length + 1;
    if (left < 0) break;
    rows.push(json);
  }
  if (rows.length === 0) return { begin: shown, what: `${characters} of ${count.format(value.length)} items` };
  return { begin: rows.join('\n'), what: `${count.format(rows.length)} of ${count.format(value.length)} items` };
}
