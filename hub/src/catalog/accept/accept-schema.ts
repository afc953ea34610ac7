/**
 * What a worker says about its own arguments is data from a stranger. Here a schema is bounded before anything evaluates
 * it or shows it: its size, its depth, and references, which stay inside the document.
 */
import type { JsonSchema } from '../tool.ts';

const MAX_SCHEMA_CHARS = 64 * 1024;
const MAX_DEPTH = 40;

/** Why a schema was not accepted; the message names no value of the schema, only the rule. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

/**
 * A copy of the schema that is safe to keep and to show.
 * @throws SchemaRefused when it is no object schema, too large, too deep, or refers outside itself.
 */
export function acceptSchema(schema: unknown): JsonSchema {
  if (!isRecord(schema)) throw new SchemaRefused('the schema is not an object');
  if (JSON.stringify(schema).length > MAX_SCHEMA_CHARS) {
    throw new SchemaRefused(`the schema is longer than ${MAX_SCHEMA_CHARS} characters`);
  }
  return acceptKeywords(schema, 0);
}

/** Their members are named by the worker, and are schemas. */
const NAMED_SCHEMAS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);
/** What they hold is a value of an argument, or names of arguments. */
const DATA = new Set(['const', 'enum', 'default', 'example', 'examples', 'required', 'dependentRequired']);

type Kind = 'schema' | 'named schemas' | 'data';

function acceptKeywords(schema: JsonSchema, depth: number): JsonSchema {
  const accepted: [string, unknown][] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$ref' || keyword === '$dynamicRef' || keyword === '$recursiveRef') {
      if (typeof value !== 'string' || !value.startsWith('#')) {
        throw new SchemaRefused('the schema refers outside its own document');
      }
    }
    // A base of its own would turn "#…" into a reference elsewhere.
    if (keyword === '$id' || keyword === '$schema' || keyword === '__proto__') continue;
    accepted.push([keyword, acceptValue(value, depth + 1, kindOf(keyword))]);
  }
  // Patterns are never matched here, so "everything else" cannot be told apart: be lenient rather than refuse valid calls.
  const lenient =
    'patternProperties' in schema ? accepted.filter(([keyword]) => keyword !== 'additionalProperties') : accepted;
  return Object.fromEntries(lenient);
}

function kindOf(keyword: string): Kind {
  if (NAMED_SCHEMAS.has(keyword)) return 'named schemas';
  // What is not known may hold a schema.
  return DATA.has(keyword) ? 'data' : 'schema';
}

function acceptValue(value: unknown, depth: number, kind: Kind): unknown {
  if (depth > MAX_DEPTH) throw new SchemaRefused(`the schema is nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((item) => acceptValue(item, depth + 1, kind));
  if (!isRecord(value)) return value;
  if (kind === 'schema') return acceptKeywords(value, depth);
  const within = kind === 'data' ? 'data' : 'schema';
  // `__proto__` would be no member but a prototype.
  const members = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(members.map(([name, member]) => [name, acceptValue(member, depth + 1, within)]));
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
