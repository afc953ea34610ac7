/** The check of one text: parse, wrap, refuse. Synchronous and pure, since it runs in the hub's thread or beside it. */
import { SallyportError } from '../errors.ts';
import { EXPORT_ADVICE, MODULE_ADVICE } from './forbidden.ts';
import {
  LINE_OFFSET,
  type MovedPart,
  placeInScript,
  STATEMENTS_PREFIX,
  STATEMENTS_SUFFIX,
  type WrappedScript,
  wrapScript,
} from './forms.ts';
import { looksForAddresses } from './masked-addresses.ts';
import { refusalError, refuseForbidden } from './refusals.ts';
import { ParseFailure, type Place } from './syntax-tree.ts';

/** What may run, as plain data. */
export interface CheckedText {
  readonly source: string;
  readonly moved?: MovedPart;
  /** It has a text to compare with e-mail addresses. */
  readonly looksForAddresses: boolean;
}

/**
 * `text` has annotations blanked and lines kept; `unsupported` says what is more than an annotation, and `line` where;
 * undefined where the text is no TypeScript either.
 */
export type StripTypes = (
  text: string,
) => { readonly text: string } | { readonly unsupported: string; readonly line: number | undefined } | undefined;

const MODULE_SYNTAX = /'import' and 'export'|import\.meta/;

function parseError({ message, place }: ParseFailure, code: string): SallyportError {
  if (MODULE_SYNTAX.test(message)) {
    const isExport = textFrom(code, place).startsWith('export');
    return refusalError('import and export', place, isExport ? EXPORT_ADVICE : MODULE_ADVICE);
  }
  if (message.includes("'with' in strict mode")) {
    return refusalError('the with statement', place, 'read the properties by name');
  }
  const where = place === undefined ? '' : `line ${place.line}, column ${place.column}: `;
  return new SallyportError('SANDBOX_SYNTAX', `${where}${message}`, {
    hint: syntaxHint(message, textBefore(code, place)),
  });
}

/** What stands on the line of the place, before it. */
function textBefore(code: string, place: Place | undefined): string {
  return place === undefined ? '' : lineAt(code, place).slice(0, place.column - 1);
}

/** What stands on the line of the place, from it on. */
function textFrom(code: string, place: Place | undefined): string {
  return place === undefined ? '' : lineAt(code, place).slice(place.column - 1);
}

function lineAt(code: string, { line }: Place): string {
  return code.split('\n')[line - 1] ?? '';
}

function syntaxHint(message: string, before: string): string {
  // In a function that is not async, `await` is a name, and what follows it is what the parser stumbles over.
  if (message.includes('await') || /\bawait\s+$/.test(before.slice(-40)))
    return 'make the function that uses await async';
  if (/=$/.test(before)) return 'write the characters themselves: => and not =&gt;';
  if (message.includes('Unicode escape')) return 'the code holds \\n as text: send real line breaks';
  return 'plain JavaScript is expected: statements, an async function, or one expression';
}

/** What of TypeScript makes code, and what to write instead. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\benum\b/, "write a constant object instead: const Color = { Red: 'red', Blue: 'blue' }"],
  [/\bnamespace\b|\bmodule\b/, 'write a constant object instead: const Shapes = { area: (side) => side * side }'],
  [/parameter property/, 'assign it in the constructor instead: constructor(name) { this.name = name; }'],
];

/** `line` is one of the text that was stripped, with what is put around the script. */
function unsupportedError(said: string, line: number | undefined, code: string): SallyportError {
  const message = said.split('\n', 1)[0]?.replace(/ in (?:strip-only|type strip) mode/, '') ?? '';
  const [pattern, instead] = INSTEAD.find(([one]) => one.test(message)) ?? [];
  const own = line === undefined ? undefined : { line: line + LINE_OFFSET, column: 1 };
  const column = own && Math.max(lineAt(code, own).search(pattern ?? /\S/), lineAt(code, own).search(/\S/), 0) + 1;
  const where = own === undefined ? '' : `line ${own.line}, column ${column}: `;
  return new SallyportError('SANDBOX_SYNTAX', `${where}${message}`, {
    hint: instead ?? 'of TypeScript only annotations are taken: write plain JavaScript',
  });
}

function wrapJavaScript(code: string): WrappedScript | ParseFailure {
  try {
    return wrapScript(code);
  } catch (failure) {
    if (failure instanceof ParseFailure && !MODULE_SYNTAX.test(failure.message)) return failure;
    throw failure instanceof ParseFailure ? parseError(failure, code) : failure;
  }
}

function wrapTypeScript(code: string, failure: ParseFailure, strip: StripTypes): WrappedScript {
  const stripped = strip(`${STATEMENTS_PREFIX}${code}${STATEMENTS_SUFFIX}`);
  if (stripped === undefined) throw parseError(failure, code);
  if ('unsupported' in stripped) throw unsupportedError(stripped.unsupported, stripped.line, code);
  const wrapped = wrapJavaScript(stripped.text.slice(STATEMENTS_PREFIX.length, -STATEMENTS_SUFFIX.length));
  if (wrapped instanceof ParseFailure) throw parseError(wrapped, code);
  return wrapped;
}

/** Plain JavaScript first; only a text that does not parse is tried as TypeScript. Without `strip`: undefined instead. */
export function checkText(code: string, strip: StripTypes): CheckedText;
export function checkText(code: string): CheckedText | undefined;
export function checkText(code: string, strip?: StripTypes): CheckedText | undefined {
  let wrapped = wrapJavaScript(code);
  if (wrapped instanceof ParseFailure) {
    if (strip === undefined) return undefined;
    wrapped = wrapTypeScript(code, wrapped, strip);
  }
  const { text, tree, moved } = wrapped;
  refuseForbidden(tree, (place) => placeInScript(place, moved));
  const looks = code.includes('@') && looksForAddresses(tree);
  return { source: text, looksForAddresses: looks, ...(moved === undefined ? {} : { moved }) };
}
