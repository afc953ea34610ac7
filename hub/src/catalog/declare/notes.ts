/** What validation knows and a type cannot say, in the words of a comment. */
import { plainText, visibleJson } from '../../plain-text.ts';
import type { JsonSchema } from '../tool.ts';
import type { Note } from './shape.ts';

const MAX_NOTE_CHARS = 300;
/** A summary leaves longer ones to the full declaration. */
const MAX_BRIEF_CHARS = 40;

/** Defaults that go without saying. */
const EMPTY = new Set(['null', 'false', '""', '[]', '{}']);

/** Text that stands in a comment and cannot end it, in one line. */
export function commentText(text: string, maxChars: number): string {
  return plainText(text.replace(/\s+/g, ' '), maxChars).replaceAll('*/', '*\\/');
}

/** What the schema says of values of the kind. */
export function notesOf(schema: JsonSchema, kind: 'string' | 'number' | 'list' | 'object'): readonly Note[] {
  const all = { string: stringNotes, number: numberNotes, list: listNotes, object: objectNotes }[kind](schema);
  return all.map((note) => ({ ...note, of: kind }));
}

/** What the schema says of values of whatever kind. */
export function commonNotes(schema: JsonSchema): readonly Note[] {
  const value = visibleJson(schema['default']);
  return [
    ...('default' in schema ? note(`default ${value}`, EMPTY.has(value) ? 'full' : 'brief') : []),
    ...(Array.isArray(schema['oneOf']) && schema['oneOf'].length > 1 ? note('exactly one of them', 'full') : []),
    ...schemas(schema, ['not', 'if', 'then', 'else']),
  ];
}

/** One note; `brief` ones stand in summaries too, where they are short. */
function note(text: string, where: 'brief' | 'full'): readonly Note[] {
  const shown = commentText(text, MAX_NOTE_CHARS);
  return [{ of: 'any', text: shown, brief: where === 'brief' && shown.length <= MAX_BRIEF_CHARS ? shown : undefined }];
}

/** Keywords whose value is a schema, as they are: they are rare, and JSON Schema is known to whoever reads this. */
function schemas(schema: JsonSchema, keywords: readonly string[]): readonly Note[] {
  return keywords
    .filter((keyword) => keyword in schema)
    .flatMap((keyword) => note(`${keyword} ${visibleJson(schema[keyword])}`, 'full'));
}

function numberNotes(schema: JsonSchema): readonly Note[] {
  const step = numberIn(schema, 'multipleOf');
  return [
    ...range(numberIn(schema, 'minimum'), numberIn(schema, 'maximum'), '', 'brief'),
    ...only(numberIn(schema, 'exclusiveMinimum'), (limit) => note(`>${limit}`, 'brief')),
    ...only(numberIn(schema, 'exclusiveMaximum'), (limit) => note(`<${limit}`, 'brief')),
    ...only(step, (size) => note(`multiple of ${size}`, 'brief')),
    ...([schema['type']].flat().includes('integer') ? note('integer', 'full') : []),
  ];
}

function stringNotes(schema: JsonSchema): readonly Note[] {
  const [least, most] = [numberIn(schema, 'minLength'), numberIn(schema, 'maxLength')];
  const { format, pattern } = schema;
  return [
    ...(typeof format === 'string' ? note(format, 'brief') : []),
    // That a text is not empty goes without saying.
    ...range(least, most, ' chars', least === 1 && most === undefined ? 'full' : 'brief'),
    ...(typeof pattern === 'string' ? note(`pattern ${visibleJson(pattern).slice(1, -1)}`, 'brief') : []),
  ];
}

function listNotes(schema: JsonSchema): readonly Note[] {
  return [
    ...range(numberIn(schema, 'minItems'), numberIn(schema, 'maxItems'), ' items', 'brief'),
    ...(schema['uniqueItems'] === true ? note('unique', 'full') : []),
    ...schemas(schema, ['contains', 'minContains', 'maxContains', 'unevaluatedItems']),
  ];
}

function objectNotes(schema: JsonSchema): readonly Note[] {
  const dependent = Object.entries(recordIn(schema, 'dependentRequired')).filter(
    ([, names]) => Array.isArray(names) && names.length > 0,
  );
  return [
    ...range(numberIn(schema, 'minProperties'), numberIn(schema, 'maxProperties'), ' properties', 'brief'),
    ...dependent.flatMap(([name, names]) => note(`${visibleJson(name)} needs ${visibleJson(names)}`, 'brief')),
    ...schemas(schema, ['propertyNames', 'patternProperties', 'dependentSchemas']),
  ];
}

/** `1-100`, `>=1`, `<=100`, and the unit. */
function range(
  least: number | undefined,
  most: number | undefined,
  unit: string,
  where: 'brief' | 'full',
): readonly Note[] {
  if (least === undefined) return only(most, (limit) => note(`<=${limit}${unit}`, where));
  if (most === undefined) return note(`>=${least}${unit}`, where);
  if (least === most) return note(`${unit === '' ? '=' : ''}${least}${unit}`, where);
  return note(`${least}${least < 0 ? ' to ' : '-'}${most}${unit}`, where);
}

function only(value: number | undefined, words: (value: number) => readonly Note[]): readonly Note[] {
  return value === undefined ? [] : words(value);
}

function numberIn(schema: JsonSchema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

function recordIn(schema: JsonSchema, keyword: string): object {
  const value = schema[keyword];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
