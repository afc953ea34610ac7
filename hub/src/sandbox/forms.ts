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

/** Where `return (` was put before an expression of the model's, in lines and columns of its own text. */
export interface MovedPart {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
}

export interface WrappedScript {
  readonly text: string;
  /** The tree of exactly `text`. */
  readonly tree: SyntaxNode;
  readonly moved: MovedPart | undefined;
}

/** Added to a line of the wrapped text to get the model's line. */
export const LINE_OFFSET = -1;

const HEAD = "(async () => {'use strict';";
const RETURN = 'return (';
/** What ends a line for the language. */
export const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

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

function unmoved({ text, tree }: ParsedForm): WrappedScript {
  return { text, tree, moved: undefined };
}

/** From a place in a wrapped text to the place in what the model wrote. */
export function placeInScript({ line, column }: Place, moved: MovedPart | undefined): Place {
  const own = line + LINE_OFFSET;
  if (moved === undefined) return { line: own, column };
  if (own > moved.endLine) return { line: own - 1, column };
  const isMoved = own === moved.startLine && column > moved.startColumn;
  return { line: own, column: isMoved ? Math.max(moved.startColumn, column - RETURN.length) : column };
}

function asStatements(code: string, tail = ''): ParsedForm {
  return parseForm(`${STATEMENTS_PREFIX}${code}${tail}${STATEMENTS_SUFFIX}`);
}

/**
 * Puts `return (…)` around the part of the code that is an expression. `return` has to stand on the line of the
 * expression: the engine reports some errors at the statement's place.
 */
function asValue(code: string, start: number, end: number, call: '' | '()'): WrappedScript {
  // The parenthesis after a line break, since a comment may end the expression's last line.
  const body = `${code.slice(0, start)}${RETURN}${code.slice(start, end)}\n)${call};${code.slice(end)}`;
  const before = code.slice(0, start).split(LINE_END);
  const [startLine, startColumn] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  const endLine = startLine + code.slice(start, end).split(LINE_END).length - 1;
  const { text, tree } = asStatements(body);
  return { text, tree, moved: { startLine, startColumn, endLine } };
}

/** `{a: 1}` and `function () {…}` as values, which as statements are something else or do not parse. */
function tryBareValue(code: string): WrappedScript | undefined {
  const start = code.length - code.trimStart().length;
  const isFunction = /^(?:async\s+)?function\b/.test(code.slice(start));
  if (code[start] !== '{' && !isFunction) return undefined;
  try {
    return asValue(code, start, code.trimEnd().replace(/;$/, '').length, isFunction ? '()' : '');
  } catch {
    return undefined;
  }
}

/** A place behind the model's text means that the text ended too early. */
function inModelsText({ message, place }: ParseFailure, code: string): ParseFailure {
  if (place === undefined) return new ParseFailure(message, undefined);
  const lines = code.trimEnd().split(LINE_END);
  if (place.line + LINE_OFFSET <= lines.length) {
    return new ParseFailure(message, { line: place.line + LINE_OFFSET, column: place.column });
  }
  const end = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return new ParseFailure('the script ends too early: something that was opened is not closed', end);
}

/** Throws ParseFailure (with a place in the model's text) or SallyportError. */
export function wrapScript(code: string): WrappedScript {
  try {
    const form = asStatements(code);
    const [first] = form.statements;
    const last = form.statements.at(-1);
    const isLone = form.statements.length === 1;
    if (isLone && first?.type === 'FunctionDeclaration') {
      return unmoved(asStatements(code, `\nreturn ${first.id.name}();`));
    }
    if (isLone && first?.type === 'BlockStatement') return tryBareValue(code) ?? unmoved(form);
    if (isExpressionStatement(last) && !hasOwnReturn(form.statements)) {
      const isFunction = isLone && /^(?:Arrow)?FunctionExpression$/.test(last.expression.type);
      const [start, end] = [last.start - STATEMENTS_PREFIX.length, last.end - STATEMENTS_PREFIX.length];
      return asValue(code, start, start + code.slice(start, end).replace(/;$/, '').length, isFunction ? '()' : '');
    }
    return unmoved(form);
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    const bare = tryBareValue(code);
    if (bare !== undefined) return bare;
    throw inModelsText(error, code);
  }
}
