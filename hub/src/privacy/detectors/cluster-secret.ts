/** A secret of Kubernetes as YAML: everything in its `data` and `stringData`, whatever it is called. */
import type { Finding, WholeDetector } from '../finding.ts';
import { isPlaceholder } from '../placeholder.ts';

const IS_ONE = /^[ \t]*(?:- )?kind:[ \t]{0,4}["']?Secret["']?[ \t]*\r?$/m;
/** A line with a name: how far it is indented, what it is called, and what follows. */
const LINE = /^([ \t]*(?:- )?)["']?([\w./-]{1,253})["']?:(?:[ \t]+(\S.*?)?)?[ \t]*\r?$/;
/** Names that an object begins with. */
const FIRST = /^(?:apiVersion|kind|metadata|data|stringData|type|immutable)$/;
const BLOCK = /^[|>][+-]?\d?[+-]?$/;
const QUOTED = /^(["'])(.*)\1$/;
const MAX_LINE_CHARS = 100_000;
/** Lines that are read without a pause. */
const LINES_AT_ONCE = 100;

interface Open {
  /** Where its names begin in their lines. */
  readonly column: number;
  readonly found: Finding[];
  isSecret: boolean;
  isInData: boolean;
  /** Where the names in its data begin. */
  inner: number | undefined;
}

export const clusterSecret: WholeDetector = function* (text) {
  if (!text.includes('kind:') || !text.includes('Secret') || !IS_ONE.test(text)) return;
  let open: Open | undefined;
  let lines = 0;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    const newline = text.indexOf('\n', start);
    end = newline === -1 ? text.length : newline;
    lines += 1;
    if (lines % LINES_AT_ONCE === 0) yield undefined;
    const line = text.slice(start, Math.min(end, start + MAX_LINE_CHARS));
    if (line.trim() === '') continue;
    const [, indent, name = '', value = ''] = LINE.exec(line) ?? [];
    const column = indent?.length ?? line.length - line.trimStart().length;
    const begins = FIRST.test(name) && (indent?.endsWith('- ') === true || open === undefined);
    const ends = column < (open?.column ?? 0) || (begins && column === open?.column) || line.startsWith('---');
    if (open !== undefined && ends) {
      if (open.isSecret) yield* open.found;
      open = undefined;
    }
    if (open === undefined && FIRST.test(name))
      open = { column, found: [], isSecret: false, isInData: false, inner: undefined };
    if (open === undefined) continue;
    if (column === open.column) {
      open.isInData = name === 'data' || name === 'stringData';
      open.inner = undefined;
      open.isSecret ||= name === 'kind' && /^["']?Secret["']?$/.test(value);
    } else if (open.isInData) addTo(open, { line, start, column, value, isNamed: indent !== undefined });
  }
  if (open?.isSecret === true) yield* open.found;
};

interface Line {
  readonly line: string;
  readonly start: number;
  readonly column: number;
  readonly value: string;
  readonly isNamed: boolean;
}

/** The value in a line of the data, or the whole line in a text of several. */
function addTo(open: Open, { line, start, column, value, isNamed }: Line): void {
  open.inner ??= column;
  const isValue = isNamed && column === open.inner;
  const whole = isValue ? value : line.trim();
  if (whole === '' || (isValue && (BLOCK.test(whole) || isPlaceholder(whole)))) return;
  const inner = QUOTED.exec(whole)?.[2] ?? whole;
  if (inner === '') return;
  const at = start + line.lastIndexOf(whole) + whole.indexOf(inner);
  open.found.push({ kind: 'SECRET', start: at, end: at + inner.length });
}
