/**
 * The check: from the text that a model sent to the one text that may run, or a refusal that says where and why.
 *
 * It reads by syntax tree, and the tree is always that of exactly the text that is answered. It is a courtesy to the
 * model first (early, precise errors) and a layer second: the realm does not rely on it. It fails closed: what exhausts
 * the parser or the bounds does not run. Short plain JavaScript is read at once; anything else in a thread beside the
 * hub, since the worst text of the full length holds a parser for many seconds.
 */
import { SallyportError } from '../errors.ts';
import { checkText } from './check-text.ts';
import type { CheckAnswer } from './check-thread-worker.ts';
import { LINE_OFFSET, placeInScript } from './forms.ts';
import { readSourceText } from './source-text.ts';
import type { Place } from './syntax-tree.ts';

export interface CheckedScript {
  /** An async arrow function expression, strict. */
  readonly source: string;
  readonly lineOffset: number;
  /** It has a text to compare with e-mail addresses. */
  readonly looksForAddresses: boolean;
  /** From a place as the engine reports it (with `lineOffset` applied) to the model's own text. */
  placeOf(place: Place): Place;
}

/** The worst text of this length takes about as long as a turn of the hub may. */
const MAX_CHARS_AT_ONCE = 2_048;

/**
 * Throws SANDBOX_SYNTAX or SANDBOX_FORBIDDEN; the message begins with the line and column in the model's text.
 * `readBeside` is the thread's part, for the requester at hand; what it throws is passed on.
 */
export async function checkScript(
  code: string,
  readBeside: (text: string) => Promise<CheckAnswer>,
): Promise<CheckedScript> {
  const text = readSourceText(code);
  const atOnce = text.length <= MAX_CHARS_AT_ONCE ? checkText(text) : undefined;
  const answer = atOnce ?? (await readBeside(text));
  if ('refusal' in answer) {
    const { code: errorCode, message, hint } = answer.refusal;
    throw new SallyportError(errorCode, message, hint === undefined ? {} : { hint });
  }
  return {
    source: answer.source,
    lineOffset: LINE_OFFSET,
    looksForAddresses: answer.looksForAddresses,
    placeOf: ({ line, column }) => placeInScript({ line: line - LINE_OFFSET, column }, answer.moved),
  };
}
