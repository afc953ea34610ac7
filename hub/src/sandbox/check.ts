/**
 * The check: from the text that a model sent to the one text that may run, or a refusal that says where and why.
 *
 * It reads by syntax tree, and the tree is always that of exactly the text that is answered. It is a courtesy to the
 * model first (early, precise errors) and a layer second: the realm does not rely on it. It fails closed: what exhausts
 * the parser or the bounds does not run.
 */
import { SallyportError } from '../errors.ts';
import { MODULE_ADVICE } from './forbidden.ts';
import { LINE_OFFSET, STATEMENTS_PREFIX, STATEMENTS_SUFFIX, type WrappedScript, wrapScript } from './forms.ts';
import { refusalError, refuseForbidden } from './refusals.ts';
import { readSourceText } from './source-text.ts';
import type { TypeStripper } from './strip-types.ts';
import { ParseFailure, type Place } from './syntax-tree.ts';

export interface CheckedScript {
  /** An async arrow function expression, strict. */
  readonly source: string;
  readonly lineOffset: number;
  /** From a place as the engine reports it (with `lineOffset` applied) to the model's own text. */
  placeOf(place: Place): Place;
}

const MODULE_SYNTAX = /'import' and 'export'|import\.meta/;

function parseError({ message, place }: ParseFailure): SallyportError {
  if (/'import' and 'export'|import\.meta/.test(message))
    return refusalError('import and export', place, MODULE_ADVICE);
  if (message.includes("'with' in strict mode")) {
    return refusalError('the with statement', place, 'read the properties by name');
  }
  const where = place === undefined ? '' : `line ${place.line}, column ${place.column}: `;
  const hint = message.includes('await')
    ? 'make the function that uses await async'
    : 'plain JavaScript is expected: statements, an async function, or one expression';
  return new SallyportError('SANDBOX_SYNTAX', `${where}${message}`, { hint });
}

/** Plain JavaScript first; only a text that does not parse is tried as TypeScript. */
async function wrapAny(code: string, stripper: TypeStripper): Promise<WrappedScript> {
  try {
    return wrapScript(code);
  } catch (failure) {
    if (!(failure instanceof ParseFailure)) throw failure;
    if (MODULE_SYNTAX.test(failure.message)) throw parseError(failure);
    const stripped = await stripper.strip(`${STATEMENTS_PREFIX}${code}${STATEMENTS_SUFFIX}`);
    if (stripped === undefined) throw parseError(failure);
    if ('unsupported' in stripped) {
      throw new SallyportError('SANDBOX_SYNTAX', stripped.unsupported.split('\n')[0] ?? 'unsupported TypeScript', {
        hint: 'use plain JavaScript instead of enums, namespaces and parameter properties',
      });
    }
    try {
      return wrapScript(stripped.text.slice(STATEMENTS_PREFIX.length, -STATEMENTS_SUFFIX.length));
    } catch (second) {
      throw second instanceof ParseFailure ? parseError(second) : second;
    }
  }
}

/** Throws SANDBOX_SYNTAX or SANDBOX_FORBIDDEN; the message begins with the line and column in the model's text. */
export async function checkScript(code: string, stripper: TypeStripper): Promise<CheckedScript> {
  const wrapped = await wrapAny(readSourceText(code), stripper);
  refuseForbidden(wrapped.tree, wrapped.placeOf);
  return {
    source: wrapped.text,
    lineOffset: LINE_OFFSET,
    placeOf: ({ line, column }) => wrapped.placeOf({ line: line - LINE_OFFSET, column }),
  };
}
