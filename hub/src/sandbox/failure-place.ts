/** Where a script failed: the line of the text that ran, and the place in what the model wrote. */
import type { CheckedScript } from './check.ts';
import type { Failed } from './execution-hint.ts';
import { LINE_END } from './forms.ts';

const WORD = /[\w$]/;

/** The line of the text that ran; empty where the failure names none. */
export function failedLine({ line }: Failed, { source, lineOffset }: CheckedScript): string {
  return line === undefined ? '' : (source.split(LINE_END)[line - lineOffset - 1] ?? '');
}

/**
 * The place as a message ends with it; empty where there is none. `unknownName`: the name that is not defined. Of such
 * an error the engine often tells where the statement begins; the name itself is looked for from there.
 */
export function placeText(failed: Failed, checked: CheckedScript, unknownName: string | undefined): string {
  if (failed.line === undefined) return '';
  const column = failed.column ?? 1;
  const at = unknownName === undefined ? -1 : indexOfName(failedLine(failed, checked), unknownName, column - 1);
  const place = checked.placeOf({ line: failed.line, column: at < 0 ? column : at + 1 });
  return failed.column === undefined ? ` (line ${place.line})` : ` (line ${place.line}, column ${place.column})`;
}

/** As a reference: not within another word, not a property or a key, not in quotes. */
function indexOfName(line: string, name: string, from: number): number {
  for (let at = line.indexOf(name, from); at >= 0; at = line.indexOf(name, at + 1)) {
    const [before, after] = [line.charAt(at - 1), line.charAt(at + name.length)];
    if (!(WORD.test(before) || WORD.test(after) || /[.'"`]/.test(before) || /['"`:]/.test(after))) return at;
  }
  return -1;
}
