/** A call as an example: with the arguments that the tool itself shows, else with plausible ones by its schema. */
import { visibleJson } from '../../plain-text.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import { IDENTIFIER } from './print-shape.ts';
import { isSchema, resolveReference } from './resolve-reference.ts';

const MAX_CHARS = 600;
const MAX_DEPTH = 6;
/** A schema that multiplies itself makes no example that anybody would read. */
const MAX_VALUES = 200;
/** Items that a list of an example has, where it must have several. */
const MAX_ITEMS = 3;
const MAX_TEXT_CHARS = 40;

const BY_FORMAT: { readonly [format: string]: string } = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:00:00Z',
  time: '09:00:00Z',
  duration: 'P1D',
  email: 'ada@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** `await demo.add({ a: 2, b: 3 })`; undefined where no short one can be made. */
export function exampleCall(tool: Tool, callName: string): string | undefined {
  const scope = { root: tool.inputSchema, depth: 0, budget: { values: MAX_VALUES } };
  const args = tool.example ?? exampleOf(tool.inputSchema, 'value', scope);
  const text = isSchema(args) && Object.keys(args).length > 0 ? source(args) : '';
  const parts = [...(tool.method === undefined ? [visibleJson(tool.wireName)] : []), ...(text === '' ? [] : [text])];
  const call = `await ${callName}(${parts.join(', ')})`;
  return call.length > MAX_CHARS ? undefined : call;
}

interface Scope {
  readonly root: JsonSchema;
  readonly depth: number;
  /** What is left for the whole example. */
  readonly budget: { values: number };
}

/** A value that the schema accepts, as far as can be told; what is said in the schema itself comes first. */
function exampleOf(schema: unknown, name: string, scope: Scope): unknown {
  scope.budget.values -= 1;
  if (scope.depth > MAX_DEPTH || scope.budget.values < 0) return {};
  if (!isSchema(schema)) return name;
  const inner = { ...scope, depth: scope.depth + 1 };
  const ref = schema['$ref'];
  if (typeof ref === 'string') return exampleOf(resolveReference(ref, scope.root), name, inner);
  const said = saidValue(schema);
  if (said !== undefined) return said;
  const all = schema['allOf'];
  if (Array.isArray(all)) return allOf(schema, all, name, inner);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const options: unknown = schema[keyword];
    if (!Array.isArray(options) || options.length === 0) continue;
    const option: unknown = options.find((one) => !(isSchema(one) && one['type'] === 'null'));
    return exampleOf(inherit(schema, option), name, inner);
  }
  const types: unknown[] = [schema['type']].flat();
  switch (types.find((type) => type !== 'null') ?? impliedType(schema)) {
    case 'object':
      return objectOf(schema, inner);
    case 'array':
      return listOf(schema, name, inner);
    case 'integer':
      return numberOf(schema, 1);
    case 'number':
      return numberOf(schema, 0);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema, name);
    default:
      return types.includes('null') ? null : name;
  }
}

/** What the schema says itself: its constant, an example, its default, the first of its choices. */
function saidValue(schema: JsonSchema): unknown {
  if ('const' in schema) return schema['const'];
  const [example] = Array.isArray(schema['examples']) ? schema['examples'] : [];
  if (example !== undefined) return example;
  if (schema['default'] !== undefined && schema['default'] !== null) return schema['default'];
  return Array.isArray(schema['enum']) ? schema['enum'][0] : undefined;
}

function impliedType(schema: JsonSchema): string | undefined {
  if ('properties' in schema || 'required' in schema) return 'object';
  return 'items' in schema ? 'array' : undefined;
}

function allOf(schema: JsonSchema, parts: readonly unknown[], name: string, scope: Scope): unknown {
  const { allOf: _parts, ...own } = schema;
  const values = [...parts, ...(impliedType(own) === undefined ? [] : [own])].map((part) =>
    exampleOf(part, name, scope),
  );
  return values.every(isSchema) ? Object.assign({}, ...values) : values[0];
}

/** A branch of a union keeps what its parent says about objects (shared properties stand beside `anyOf`). */
function inherit(parent: JsonSchema, branch: unknown): unknown {
  if (!isSchema(branch) || !('properties' in parent) || '$ref' in branch) return branch;
  const own = isSchema(branch['properties']) ? branch['properties'] : {};
  const shared = isSchema(parent['properties']) ? parent['properties'] : {};
  const required = [parent['required'], branch['required']].flatMap((names) => (Array.isArray(names) ? names : []));
  return { type: 'object', ...branch, properties: { ...shared, ...own }, required };
}

function objectOf(schema: JsonSchema, scope: Scope): JsonSchema {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const names = required.filter((name): name is string => typeof name === 'string' && name !== '__proto__');
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? true, name, scope)]));
}

function listOf(schema: JsonSchema, name: string, scope: Scope): readonly unknown[] {
  const prefix = Array.isArray(schema['prefixItems']) ? schema['prefixItems'] : [];
  const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 1;
  const most = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : MAX_ITEMS;
  const count = Math.max(0, Math.min(Math.max(least, prefix.length), most, MAX_ITEMS));
  return Array.from({ length: count }, (_, index) =>
    exampleOf(prefix[index] ?? schema['items'] ?? true, name.replace(/s$/, ''), scope),
  );
}

function numberOf(schema: JsonSchema, step: 0 | 1): number {
  const bound = (keyword: string): number | undefined =>
    typeof schema[keyword] === 'number' ? schema[keyword] : undefined;
  const above = bound('exclusiveMinimum');
  const below = bound('exclusiveMaximum');
  const least = bound('minimum') ?? (above === undefined ? 1 : above + (step === 1 ? 1 : 0.5));
  const most = bound('maximum') ?? (below === undefined ? least : below - (step === 1 ? 1 : 0.5));
  const value = Math.min(least, most);
  const multiple = bound('multipleOf');
  const fitting = multiple !== undefined && multiple > 0 ? Math.ceil(value / multiple) * multiple : value;
  return step === 1 ? Math.ceil(fitting) : fitting;
}

function textOf(schema: JsonSchema, name: string): string {
  const format = schema['format'];
  if (typeof format === 'string' && Object.hasOwn(BY_FORMAT, format)) return BY_FORMAT[format] ?? name;
  const least = typeof schema['minLength'] === 'number' ? Math.min(schema['minLength'], MAX_TEXT_CHARS) : 0;
  const most = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : MAX_TEXT_CHARS;
  return name.padEnd(least, 'x').slice(0, Math.max(most, 0));
}

/** JavaScript as a person writes it: `{ a: 1, list: [true] }`. */
function source(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (!isSchema(value)) return visibleJson(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${IDENTIFIER.test(name) ? name : visibleJson(name)}: ${source(member)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
