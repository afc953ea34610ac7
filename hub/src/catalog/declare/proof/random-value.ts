/** For tests: values that a schema may accept, as a model writes them, and the same with one mistake in them. */
import type { JsonSchema } from '../../tool.ts';
import { isSchema, resolveReference } from '../resolve-reference.ts';

/** A number from 0 to 1, another one at every call. */
export type Random = () => number;

const MAX_DEPTH = 7;
const OBJECT_KEYWORDS = ['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames'];
const STRINGS = ['', 'a', 'bcd', 'open', 'abcdefghij', '2026-01-31', 'ada@example.com'];
const NUMBERS = [0, 1, 2, 3, -1, 1.5, 10, 47];

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** A schema asks for what there is not, or for values within values without end. */
class DeadEnd extends Error {}

function dead(): never {
  throw new DeadEnd();
}

/** Guesses that often fit; whether they do is for validators to say. */
export function candidates(schema: JsonSchema, count: number, random: Random): readonly unknown[] {
  const all = Array.from({ length: count }, () => {
    try {
      return [candidate(schema, schema, random, 0)];
    } catch (error) {
      if (error instanceof DeadEnd) return [];
      throw error;
    }
  }).flat();
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
}

function candidate(schema: unknown, root: JsonSchema, random: Random, depth: number): unknown {
  if (depth > MAX_DEPTH) dead();
  const parts = flattened(schema, root, random, 0);
  const choices = parts.flatMap((part) =>
    'const' in part ? [[part['const']]] : Array.isArray(part['enum']) ? [part['enum']] : [],
  );
  const [first, ...others] = choices.map((list) => new Map(list.map((value) => [JSON.stringify(value), value])));
  if (first !== undefined) {
    const common = [...first].filter(([text]) => others.every((list) => list.has(text)));
    const [, value] = pick(common, random) ?? dead();
    return value;
  }
  switch (typeFor(parts, random)) {
    case 'object':
      return objectFor(parts, root, random, depth);
    case 'array':
      return listFor(parts, root, random, depth);
    case 'string':
      return pick(STRINGS, random);
    case 'number':
      return pick(NUMBERS, random);
    case 'integer':
      return pick(NUMBERS.filter(Number.isInteger), random);
    case 'boolean':
      return random() < 0.5;
    default:
      return null;
  }
}

/** The schemas that a value has to fit all at once: of alternatives one is chosen. */
function flattened(schema: unknown, root: JsonSchema, random: Random, depth: number): readonly JsonSchema[] {
  if (!isSchema(schema) || depth > MAX_DEPTH) return [];
  const under = (part: unknown) => flattened(part, root, random, depth + 1);
  const list = (keyword: string): readonly unknown[] => (Array.isArray(schema[keyword]) ? schema[keyword] : []);
  return [
    schema,
    ...(typeof schema['$ref'] === 'string' ? under(resolveReference(schema['$ref'], root)) : []),
    ...list('allOf').flatMap(under),
    ...under(pick(list('anyOf'), random)),
    ...under(pick(list('oneOf'), random)),
    ...(isSchema(schema['then']) && random() < 0.5 ? under(schema['then']) : []),
  ];
}

function typeFor(parts: readonly JsonSchema[], random: Random): string {
  const said = parts.filter((part) => 'type' in part && part['type'] !== 'enum');
  const nullable = said.length > 0 && said.every((part) => part['nullable'] === true);
  if (nullable && random() < 0.3) return 'null';
  const types = said.map((part) => [part['type']].flat() as string[]); // the generator writes words alone
  const common = types.reduce((left, right) => left.filter((type) => right.includes(type)), types[0] ?? []);
  if (said.length > 0) return pick(common, random) ?? dead();
  // What speaks of members or items means an object or a list, though it lets all else pass.
  if (parts.some((part) => OBJECT_KEYWORDS.some((keyword) => keyword in part))) return 'object';
  if (parts.some((part) => 'items' in part || 'prefixItems' in part)) return 'array';
  return pick(['string', 'number', 'boolean', 'object', 'array'], random) ?? 'null';
}

function objectFor(parts: readonly JsonSchema[], root: JsonSchema, random: Random, depth: number): JsonSchema {
  const names = new Set(parts.flatMap((part) => (isSchema(part['properties']) ? Object.keys(part['properties']) : [])));
  const required = new Set(
    parts.flatMap((part) => (Array.isArray(part['required']) ? (part['required'] as string[]) : [])),
  ); // the generator writes names alone
  const open = parts.filter((part) => 'additionalProperties' in part || 'properties' in part);
  // Where nothing is said of others a model has no reason to write any.
  const wantsOthers =
    open.length > 0 &&
    open.every((part) => part['additionalProperties'] === true || isSchema(part['additionalProperties']));
  const others = wantsOthers && random() < 0.5 ? ['extra'] : [];
  const chance = depth > 3 ? 0.1 : 0.6;
  const shown = [...names, ...required, ...others].filter(
    (name) => required.has(name) || others.includes(name) || random() < chance,
  );
  const members = [...new Set(shown)]
    .filter((name) => name !== '__proto__')
    .map((name) => {
      const schemas = parts.flatMap((part) => {
        const properties = isSchema(part['properties']) ? part['properties'] : {};
        if (Object.hasOwn(properties, name)) return [properties[name]];
        return isSchema(part['additionalProperties']) ? [part['additionalProperties']] : [];
      });
      return [name, candidate({ allOf: schemas }, root, random, depth + 1)];
    });
  return Object.fromEntries(members);
}

function listFor(parts: readonly JsonSchema[], root: JsonSchema, random: Random, depth: number): readonly unknown[] {
  const number = (keyword: string): readonly number[] =>
    parts.flatMap((part) => (typeof part[keyword] === 'number' ? [part[keyword]] : []));
  const least = Math.max(0, ...number('minItems'), parts.some((part) => 'contains' in part) ? 1 : 0);
  const most = Math.min(...number('maxItems'), depth > 3 ? least : least + 2);
  const count = Math.max(least, Math.round(random() * most));
  return Array.from({ length: count }, (_, index) => {
    const schemas = parts.flatMap((part) => {
      const prefix = Array.isArray(part['prefixItems']) ? part['prefixItems'] : [];
      return index < prefix.length ? [prefix[index]] : [part['items'] ?? true];
    });
    return candidate({ allOf: schemas }, root, random, depth + 1);
  });
}

/**
 * The value with one mistake each that a type can tell: a required member gone, a member of a wrong primitive type, a
 * word that is no choice, a member that a closed object does not have. Only in places that no alternatives lead to.
 */
export function mistaken(schema: unknown, value: unknown): readonly unknown[] {
  if (
    !isSchema(schema) ||
    ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'const'].some((keyword) => keyword in schema)
  )
    return [];
  if (Array.isArray(schema['enum'])) return ['zz-no-choice'];
  if (Array.isArray(value)) return mistakenItems(schema, value);
  if (isSchema(value)) return mistakenMembers(schema, value);
  const others = { string: 7, number: 'seven', integer: 'seven', boolean: 'true' }[String(schema['type'])];
  return typeof schema['type'] === 'string' && others !== undefined ? [others] : [];
}

function mistakenItems(schema: JsonSchema, value: readonly unknown[]): readonly unknown[] {
  if (schema['type'] !== 'array') return [];
  const prefix = Array.isArray(schema['prefixItems']) ? schema['prefixItems'] : [];
  return value.flatMap((item, index) =>
    mistaken(index < prefix.length ? prefix[index] : schema['items'], item).map((wrong) => value.with(index, wrong)),
  );
}

function mistakenMembers(schema: JsonSchema, value: JsonSchema): readonly unknown[] {
  if (schema['type'] !== 'object') return [];
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? (schema['required'] as string[]) : []; // the generator writes names alone
  return [
    ...required
      .filter((name) => Object.hasOwn(value, name))
      .map((gone) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone))),
    ...(schema['additionalProperties'] === false ? [{ ...value, zzUnknown: 1 }] : []),
    ...Object.keys(value).flatMap((name) =>
      Object.hasOwn(properties, name)
        ? mistaken(properties[name], value[name]).map((wrong) => ({ ...value, [name]: wrong }))
        : [],
    ),
  ];
}
