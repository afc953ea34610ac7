/** From JSON Schema to a compact TypeScript type: what is declared is what validation accepts. */
import { plainText, visibleJson } from '../../plain-text.ts';
import type { JsonSchema } from '../tool.ts';
import { isSchema, resolveReference } from './resolve-reference.ts';

/** A name that needs no quotes. */
export const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const MAX_ENUM_VALUES = 30;
const MAX_DESCRIPTION_CHARS = 300;
/** Below this depth a type is cut to `unknown`; tried from the top until the text fits. */
const MAX_DEPTH = 8;

export interface TypeOptions {
  /** Puts the descriptions of properties into comments. */
  readonly descriptions: boolean;
  /** Longest text; deeper parts give way to `unknown` until it fits. */
  readonly maxChars: number;
}

/** The type of a value that the schema describes. */
export function schemaType(schema: JsonSchema, options: TypeOptions): string {
  for (let depth = MAX_DEPTH; depth > 0; depth--) {
    const text = typeOfDepth(schema, depth, options);
    if (text !== undefined && text.length <= options.maxChars) return text;
  }
  return 'unknown /* too large to show */';
}

/** The whole type of a value, or undefined where that is longer than `maxChars`. */
export function wholeSchemaType(schema: JsonSchema, maxChars: number): string | undefined {
  const text = typeOfDepth(schema, MAX_DEPTH, { descriptions: false, maxChars });
  return text === undefined || text.length > maxChars ? undefined : text;
}

/** Undefined where the text would be far too long: a schema of a few references can stand for more than any memory holds. */
function typeOfDepth(schema: JsonSchema, depth: number, { descriptions, maxChars }: TypeOptions): string | undefined {
  const budget = { parts: maxChars * 2 };
  try {
    return emit(schema, { root: schema, descriptions, depth, open: new Set(), budget });
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}

class OverBudget extends Error {}

interface Scope {
  readonly root: JsonSchema;
  readonly descriptions: boolean;
  /** Levels left before a type is cut. */
  readonly depth: number;
  /** References being expanded right now: meeting one again is a recursive type. */
  readonly open: ReadonlySet<string>;
  /** Parts of the type that may still be written; each is a character at least. */
  readonly budget: { parts: number };
}

function emit(schema: unknown, scope: Scope): string {
  scope.budget.parts -= 1;
  if (scope.budget.parts < 0) throw new OverBudget();
  if (schema === false) return 'never';
  if (!isSchema(schema)) return 'unknown';
  const ref = schema['$ref'];
  if (typeof ref === 'string') return emitReference(ref, scope);
  if ('const' in schema) return literal(schema['const']);
  const values = schema['enum'];
  if (Array.isArray(values)) return emitEnum(values);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const options = schema[keyword];
    if (Array.isArray(options)) return union(options.map((option) => emit(inherit(schema, option), deeper(scope))));
  }
  const all = schema['allOf'];
  if (Array.isArray(all))
    return intersection(
      [schemaWithout(schema, 'allOf'), ...all].filter(constrains).map((part) => emit(part, deeper(scope))),
    );
  const type = schema['type'];
  if (Array.isArray(type)) return union(type.map((one: unknown) => emit({ ...schema, type: one }, scope)));
  const nullable = schema['nullable'] === true ? ' | null' : '';
  return emitTyped(typeof type === 'string' ? type : inferredType(schema), schema, scope) + nullable;
}

function emitTyped(type: string | undefined, schema: JsonSchema, scope: Scope): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return emitArray(schema, scope);
    case 'object':
      return emitObject(schema, scope);
    default:
      return 'unknown';
  }
}

function emitArray(schema: JsonSchema, scope: Scope): string {
  const prefix = schema['prefixItems'];
  const rest = schema['items'];
  if (Array.isArray(prefix)) {
    const minItems = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
    const parts = prefix.map((item, index) =>
      index < minItems ? emit(item, deeper(scope)) : `(${emit(item, deeper(scope))})?`,
    );
    const open = rest === false ? [] : [`...${arrayOf(rest === undefined ? 'unknown' : emit(rest, deeper(scope)))}`];
    return `[${[...parts, ...open].join(', ')}]`;
  }
  return rest === undefined ? 'unknown[]' : arrayOf(emit(rest, deeper(scope)));
}

function arrayOf(item: string): string {
  return /[|&]| \/\*/.test(item) && !/^\{.*\}$/.test(item) ? `(${item})[]` : `${item}[]`;
}

function emitObject(schema: JsonSchema, scope: Scope): string {
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : [];
  const additional = schema['additionalProperties'];
  if (properties.length === 0) {
    if (additional === false) return '{}';
    return `Record<string, ${isSchema(additional) ? emit(additional, deeper(scope)) : 'unknown'}>`;
  }
  if (scope.depth <= 1) return 'object';
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const members = properties.map(([name, property]) => {
    const comment = scope.descriptions ? describe(property) : '';
    return `${comment}${IDENTIFIER.test(name) ? name : visibleJson(name)}${required.has(name) ? '' : '?'}: ${emit(property, deeper(scope))}`;
  });
  if (isSchema(additional)) members.push('[key: string]: unknown');
  return `{${members.join('; ')}}`;
}

function describe(property: unknown): string {
  if (!isSchema(property)) return '';
  const notes = [
    property['description'],
    'default' in property ? `default ${literal(property['default'])}` : undefined,
    property['format'],
  ];
  const text = notes.filter((note): note is string => typeof note === 'string' && note !== '').join('; ');
  return text === ''
    ? ''
    : `/** ${plainText(text, MAX_DESCRIPTION_CHARS).replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */ `;
}

function emitReference(ref: string, scope: Scope): string {
  const target = resolveReference(ref, scope.root);
  if (target === undefined) return 'unknown';
  // A type that contains itself has no finite text here: its inner occurrence is cut.
  if (scope.open.has(ref) || scope.depth <= 1) return 'unknown /* recursive */';
  return emit(target, { ...deeper(scope), open: new Set([...scope.open, ref]) });
}

function emitEnum(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_ENUM_VALUES).map(literal);
  if (values.length <= MAX_ENUM_VALUES) return union(shown);
  return `${union(shown)} /* … ${values.length - MAX_ENUM_VALUES} more */`;
}

function literal(value: unknown): string {
  return visibleJson(value);
}

function union(options: readonly string[]): string {
  return options.length === 0 ? 'never' : [...new Set(options)].join(' | ');
}

function intersection(parts: readonly string[]): string {
  return parts.length === 0
    ? 'unknown'
    : [...new Set(parts)].map((part) => (part.includes(' | ') ? `(${part})` : part)).join(' & ');
}

/** A branch of a union keeps what its parent says about objects (shared properties stand beside `anyOf`). */
export function inherit(parent: JsonSchema, branch: unknown): unknown {
  if (!isSchema(branch) || !('properties' in parent) || '$ref' in branch) return branch;
  const own = isSchema(branch['properties']) ? branch['properties'] : {};
  const shared = isSchema(parent['properties']) ? parent['properties'] : {};
  const required = [parent['required'], branch['required']].flatMap((names) => (Array.isArray(names) ? names : []));
  return { type: 'object', ...branch, properties: { ...shared, ...own }, required };
}

function schemaWithout(schema: JsonSchema, keyword: string): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));
}

function constrains(part: unknown): boolean {
  return (
    isSchema(part) && Object.keys(part).some((key) => !['description', 'title', '$defs', 'definitions'].includes(key))
  );
}

function inferredType(schema: JsonSchema): string | undefined {
  if ('properties' in schema || 'additionalProperties' in schema) return 'object';
  return 'items' in schema || 'prefixItems' in schema ? 'array' : undefined;
}

function deeper(scope: Scope): Scope {
  return { ...scope, depth: scope.depth - 1 };
}
