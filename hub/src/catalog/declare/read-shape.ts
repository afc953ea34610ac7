/** From JSON Schema to shapes: what is declared is what validation accepts. */
import type { JsonSchema } from '../tool.ts';
import { intersect } from './intersect.ts';
import { commonNotes, notesOf } from './notes.ts';
import { readList, readObject, withConditional } from './read-members.ts';
import { isSchema, resolveReference } from './resolve-reference.ts';
import {
  type Definitions,
  NEVER,
  type Primitive,
  type Shape,
  shapeOfValue,
  TOO_LARGE,
  UNKNOWN,
  unionOf,
  withNotes,
} from './shape.ts';

/** References can nest deeper than any document. */
const MAX_DEPTH = 100;
const MAX_SHAPES = 20_000;

const PRIMITIVES = new Set<unknown>(['string', 'number', 'integer', 'boolean', 'null'] satisfies Primitive['name'][]);

/** Keywords by which a schema without a type shows what it is about. */
const OBJECT_KEYWORDS = ['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames'];
const LIST_KEYWORDS = ['items', 'prefixItems', 'contains'];

/** What is known while one document is read. */
export interface Reading {
  readonly root: JsonSchema;
  /** What the root is called, should it contain itself. */
  readonly rootName: string;
  /** Schemas that are being read right now, with how many members and items they are inside of. */
  readonly open: Map<object, number>;
  readonly done: Map<object, Shape>;
  /** Names of the schemas that contain themselves. */
  readonly names: Map<object, string>;
  readonly definitions: Map<string, Shape>;
  /** Names that other documents of the same declaration have. */
  readonly taken: Set<string>;
  readonly budget: { shapes: number };
  /** Recursive shapes that are being looked into while shapes are put together. */
  readonly within: Set<string>;
  inside: number;
}

export interface Document {
  readonly shape: Shape;
  readonly definitions: Definitions;
}

/** Reads a whole document. `rootName` and those in `taken`, which grows, are for shapes that contain themselves. */
export function readDocument(schema: JsonSchema, rootName: string, taken: Set<string>): Document {
  const definitions = new Map<string, Shape>();
  const [open, done, names] = [new Map(), new Map(), new Map()];
  const budget = { shapes: MAX_SHAPES };
  const reading = {
    root: schema,
    rootName,
    open,
    done,
    names,
    definitions,
    taken,
    budget,
    within: new Set<string>(),
    inside: 0,
  };
  return { shape: readShape(schema, reading), definitions };
}

/** The shape of a schema; `name` is what it is called, should it contain itself. */
export function readShape(schema: unknown, reading: Reading, name = 'Part'): Shape {
  if (!isSchema(schema)) return schema === false ? NEVER : UNKNOWN;
  const known = reading.done.get(schema);
  if (known !== undefined) return known;
  const openInside = reading.open.get(schema);
  if (openInside !== undefined) {
    // It is nothing but itself: no value can be checked against it, so validation refuses all.
    if (openInside === reading.inside) return NEVER;
    return {
      is: 'named',
      name: nameFor(schema, schema === reading.root ? reading.rootName : name, reading),
      notes: [],
    };
  }
  reading.budget.shapes -= 1;
  if (reading.open.size > MAX_DEPTH || reading.budget.shapes < 0) return TOO_LARGE;
  reading.open.set(schema, reading.inside);
  let shape = readKeywords(schema, reading);
  reading.open.delete(schema);
  const ownName = reading.names.get(schema);
  if (ownName !== undefined) {
    reading.definitions.set(ownName, shape);
    shape = { is: 'named', name: ownName, notes: [] };
  }
  reading.done.set(schema, shape);
  return shape;
}

/** The shape of a member or an item: only in these may a schema come back to itself. */
export function readInside(schema: unknown, reading: Reading): Shape {
  reading.inside += 1;
  const shape = readShape(schema, reading);
  reading.inside -= 1;
  return shape;
}

function readKeywords(schema: JsonSchema, reading: Reading): Shape {
  const typed = readTyped(schema, reading);
  const choices = readChoices(schema);
  const parts = [
    ...(typeof schema['$ref'] === 'string' ? [readReference(schema['$ref'], reading)] : []),
    ...(choices === undefined ? [typed] : [intersect(choices, typed, reading)]),
    ...listIn(schema, 'allOf').map((part) => readShape(part, reading)),
    ...(['anyOf', 'oneOf'] as const)
      .map((keyword) => listIn(schema, keyword))
      .filter((options) => options.length > 0)
      .map((options) => unionOf(options.map((option) => readShape(option, reading)))),
  ];
  const whole = parts.reduce((left, right) => intersect(left, right, reading), UNKNOWN);
  return withNotes('if' in schema ? withConditional(whole, schema, reading) : whole, commonNotes(schema));
}

function readReference(ref: string, reading: Reading): Shape {
  return readShape(resolveReference(ref, reading.root), reading, typeName(ref));
}

function readChoices(schema: JsonSchema): Shape | undefined {
  const choices = 'const' in schema ? [schema['const']] : schema['enum'];
  return Array.isArray(choices) ? unionOf(choices.map(shapeOfValue)) : undefined;
}

/** What `type` and the keywords that are about one type say. */
function readTyped(schema: JsonSchema, reading: Reading): Shape {
  const types: readonly unknown[] = [schema['type'] ?? []].flat();
  const known = types.filter((type) => PRIMITIVES.has(type) || type === 'object' || type === 'array');
  const said = known.length > 0 ? known : impliedTypes(schema);
  if (said.length === 0) {
    const all = (['string', 'number', 'list', 'object'] as const).flatMap((kind) => notesOf(schema, kind));
    return withNotes(UNKNOWN, all);
  }
  const isImplied = known.length === 0;
  const shapes = said.map((type): Shape => {
    if (type === 'object') return withNotes(readObject(schema, isImplied, reading), notesOf(schema, 'object'));
    if (type === 'array') return withNotes(readList(schema, isImplied, reading), notesOf(schema, 'list'));
    const primitive: Shape = { is: 'primitive', name: type as Primitive['name'], notes: [] }; // one of PRIMITIVES
    return withNotes(primitive, [...notesOf(schema, 'string'), ...notesOf(schema, 'number')]);
  });
  return unionOf([...shapes, ...(schema['nullable'] === true ? [shapeOfValue(null)] : [])]);
}

function impliedTypes(schema: JsonSchema): readonly string[] {
  if (OBJECT_KEYWORDS.some((keyword) => keyword in schema)) return ['object'];
  return LIST_KEYWORDS.some((keyword) => keyword in schema) ? ['array'] : [];
}

export function listIn(schema: JsonSchema, keyword: string): readonly unknown[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value : [];
}

/** A name that nothing else in the declaration has. */
function nameFor(schema: object, wanted: string, reading: Reading): string {
  const known = reading.names.get(schema);
  if (known !== undefined) return known;
  let name = wanted;
  for (let count = 2; reading.taken.has(name); count += 1) name = `${wanted}${count}`;
  reading.taken.add(name);
  reading.names.set(schema, name);
  return name;
}

const MAX_NAME_CHARS = 40;

/** `#/$defs/filter_group` is called `FilterGroup`. */
function typeName(ref: string): string {
  const words = ref.slice(ref.lastIndexOf('/') + 1).match(/[A-Za-z0-9]+/g) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(name) && name !== 'Promise'
    ? name.slice(0, MAX_NAME_CHARS)
    : `Part${name.slice(0, MAX_NAME_CHARS)}`;
}
