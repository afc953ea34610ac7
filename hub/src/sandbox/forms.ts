/**
 * The forms in which a script may be written, each turned into one async function expression: statements, a lone
 * expression, a function that is then called, a last expression without `return`.
 *
 * The model's text starts on the second line of the result and keeps its lines; only where `return` is put before a
 * last expression do columns of that line move, and `placeOf` moves them back.
 */
import type { Statement } from 'acorn';
import { SallyportError } from '../errors.ts';
import {
  hasOwnReturn,
  isExpressionStatement,
  ParseFailure,
  type Place,
  parseScript,
  type SyntaxNode,
} from './syntax-tree.ts';

export interface WrappedScript {
  readonly text: string;
  /** The tree of exactly `text`. */
  readonly tree: SyntaxNode;
  /** From a place in `text` to the place in what the model wrote. */
  placeOf(place: Place): Place;
}

/** Added to a line of the wrapped text to get the model's line. */
export const LINE_OFFSET = -1;

const HEAD = "(async () => {'use strict';";
const RETURN = 'return ';

/** Everything that `wrap` puts around a text of statements; for the type stripper, which wants whole programs. */
export const STATEMENTS_PREFIX = `${HEAD}\n`;
export const STATEMENTS_SUFFIX = '\n})';

interface ParsedForm {
  readonly text: string;
  readonly tree: SyntaxNode;
  /** The model's statements (and `return (…)` where that was put around). */
  readonly statements: readonly Statement[];
}

/** Parses a whole text and makes sure that it is our one function, so that no text can close the wrapper and go on. */
function parseForm(text: string): ParsedForm {
  const tree = parseScript(text);
  const [only] = tree.body;
  if (tree.body.length === 1 && only?.type === 'ExpressionStatement' && only.end === text.length) {
    const main = only.expression;
    const isWhole = main.start === 1 && main.end === text.length - 1;
    if (isWhole && main.type === 'ArrowFunctionExpression' && main.async && main.body.type === 'BlockStatement') {
      return { text, tree, statements: main.body.body.slice(1) };
    }
  }
  throw new SallyportError('SANDBOX_SYNTAX', 'the script closes a brace or parenthesis that it did not open', {
    hint: 'check that every } and ) has its opening one',
  });
}

function unmoved(form: ParsedForm): WrappedScript {
  return { text: form.text, tree: form.tree, placeOf: ({ line, column }) => ({ line: line + LINE_OFFSET, column }) };
}

function asStatements(code: string, tail = ''): ParsedForm {
  return parseForm(`${STATEMENTS_PREFIX}${code}${tail}${STATEMENTS_SUFFIX}`);
}

/** `end`: where the expression ends in the code; what follows it is a semicolon or comments. */
function asExpression(code: string, end: number, call: '' | '()'): ParsedForm {
  return parseForm(`${HEAD}return (\n${code.slice(0, end)}\n)${call};${code.slice(end)}${STATEMENTS_SUFFIX}`);
}

/** `{a: 1}` as a value, which as statements is a block or does not parse. */
function tryObjectLiteral(code: string): ParsedForm | undefined {
  if (!code.trimStart().startsWith('{')) return undefined;
  try {
    return asExpression(code, code.trimEnd().replace(/;$/, '').length, '');
  } catch {
    return undefined;
  }
}

function returnLast(code: string, last: SyntaxNode): WrappedScript {
  const at = last.start - STATEMENTS_PREFIX.length;
  const form = asStatements(`${code.slice(0, at)}${RETURN}${code.slice(at)}`);
  const start = { line: last.loc?.start.line ?? 0, column: (last.loc?.start.column ?? 0) + 1 };
  return {
    text: form.text,
    tree: form.tree,
    placeOf({ line, column }) {
      const moved =
        line === start.line && column > start.column ? Math.max(start.column, column - RETURN.length) : column;
      return { line: line + LINE_OFFSET, column: moved };
    },
  };
}

/** Throws ParseFailure (with a place in the model's text) or SallyportError. */
export function wrapScript(code: string): WrappedScript {
  try {
    const form = asStatements(code);
    const [first] = form.statements;
    const last = form.statements.at(-1);
    if (form.statements.length === 1 && first !== undefined) {
      if (first.type === 'FunctionDeclaration') return unmoved(asStatements(code, `\nreturn ${first.id.name}();`));
      if (first.type === 'BlockStatement') return unmoved(tryObjectLiteral(code) ?? form);
      if (isExpressionStatement(first)) {
        const isFunction = /^(?:Arrow)?FunctionExpression$/.test(first.expression.type);
        // An expression's own end lies before a closing parenthesis around it; the statement's end is safe.
        const statementEnd = first.end - STATEMENTS_PREFIX.length;
        const end = code.slice(0, statementEnd).replace(/;$/, '').length;
        return unmoved(asExpression(code, end, isFunction ? '()' : ''));
      }
    }
    if (isExpressionStatement(last) && !hasOwnReturn(form.statements)) return returnLast(code, last);
    return unmoved(form);
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    const literal = tryObjectLiteral(code);
    if (literal !== undefined) return unmoved(literal);
    const { place } = error;
    throw new ParseFailure(error.message, place && { line: place.line + LINE_OFFSET, column: place.column });
  }
}
