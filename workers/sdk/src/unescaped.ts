/** A text with its escapes undone, which still knows where each of its characters stood. */

export interface Unescaped {
  readonly text: string;
  /** The range of the original text that a range of this one stands for. */
  origin(start: number, end: number): Range;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One escape: what it became stands at `at`, what it was from `start` to `end`. */
interface Piece extends Range {
  readonly at: number;
  readonly length: number;
}

/** Percent codes of one UTF-8 character; HTML entities by number, or of markup; JSON and JavaScript escapes. */
const ESCAPE = new RegExp(
  [
    '%[0-7][0-9a-f]',
    '%[cd][0-9a-f]%[89ab][0-9a-f]',
    '%e[0-9a-f](?:%[89ab][0-9a-f]){2}',
    '%f[0-7](?:%[89ab][0-9a-f]){3}',
    '&#(?:[0-9]{1,8}|x[0-9a-f]{1,8});?',
    '&(?:amp|lt|gt|quot|apos);',
    '\\\\(?:u[0-9a-f]{4}|u\\{[0-9a-f]{1,8}\\}|x[0-9a-f]{2}|["/bfnrt])',
    // A run of them at once: it may be as long as the text.
    '(?:\\\\\\\\)+',
  ].join('|'),
  'gi',
);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const SHORT: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Undoes one layer of escapes, each by itself whatever its neighbours are; undefined where there is none. */
export function unescapeOnce(text: string): Unescaped | undefined {
  if (!/[%&\\]/.test(text)) return undefined;
  const pieces: Piece[] = [];
  const parts: string[] = [];
  let done = 0;
  let at = 0;
  ESCAPE.lastIndex = 0;
  for (let match = ESCAPE.exec(text); match !== null; match = ESCAPE.exec(text)) {
    const [found] = match;
    const meaning = meaningOf(found);
    if (meaning === undefined) continue;
    const start = match.index;
    at += start - done;
    parts.push(text.slice(done, start), meaning);
    done = start + found.length;
    pieces.push({ at, length: meaning.length, start, end: done });
    at += meaning.length;
  }
  if (pieces.length === 0) return undefined;
  parts.push(text.slice(done));

  const whole = (position: number): Range => {
    const piece = lastAtOrBefore(pieces, position);
    if (piece === undefined) return { start: position, end: position + 1 };
    if (position < piece.at + piece.length) return piece;
    const start = piece.end + position - piece.at - piece.length;
    return { start, end: start + 1 };
  };
  return {
    text: parts.join(''),
    origin: (start, end) => ({ start: whole(start).start, end: whole(end - 1).end }),
  };
}

function meaningOf(found: string): string | undefined {
  if (found.startsWith('%'))
    return found.length === 3
      ? String.fromCharCode(Number.parseInt(found.slice(1), 16))
      : Buffer.from(found.replaceAll('%', ''), 'hex').toString();
  if (found.startsWith('\\\\')) return found.slice(found.length / 2);
  const name = found.slice(1).toLowerCase();
  if (name.startsWith('#x')) return character(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return character(Number.parseInt(name.slice(1), 10));
  if (found.startsWith('&')) return ENTITIES[name.slice(0, -1)];
  if (name.startsWith('u{')) return character(Number.parseInt(name.slice(2), 16));
  // One half of a pair by itself, too: the other one follows.
  if (name.length > 1) return String.fromCharCode(Number.parseInt(name.slice(1), 16));
  return SHORT[name] ?? name;
}

function character(codePoint: number): string | undefined {
  return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : undefined;
}

function lastAtOrBefore(pieces: readonly Piece[], position: number): Piece | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pieces[middle]?.at ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}
