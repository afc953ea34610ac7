/** The shapes of objects and lists: their members and items, by the keywords of a schema. */
import type { JsonSchema } from '../tool.ts';
import { listIn, type Reading, readInside, readShape } from './read-shape.ts';
import { isSchema, resolveReference } from './resolve-reference.ts';
import { type List, type Member, NEVER, type ObjectShape, type Shape, UNKNOWN, unionOf } from './shape.ts';

export function readObject(schema: JsonSchema, isImplied: boolean, reading: Reading): ObjectShape {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const required = new Set(listIn(schema, 'required').filter((name) => typeof name === 'string'));
  const others = readOthers(schema, reading);
  const members = new Map<string, Member>();
  for (const [name, property] of Object.entries(properties)) {
    const description = describe(property, reading.root);
    members.set(name, { shape: readInside(property, reading), isRequired: required.has(name), description });
  }
  for (const name of required) {
    if (members.has(name)) continue;
    const shape = others === 'none' ? NEVER : others === 'unsaid' ? UNKNOWN : others;
    members.set(name, { shape, isRequired: true, description: '' });
  }
  return { is: 'object', members, others, isImplied, notes: [] };
}

function readOthers(schema: JsonSchema, reading: Reading): ObjectShape['others'] {
  const additional = schema['additionalProperties'];
  if (additional === false) return 'none';
  if (isSchema(additional)) return readInside(additional, reading);
  // Names by a pattern are not told apart: validation lets them all pass.
  return additional === true || 'patternProperties' in schema ? UNKNOWN : 'unsaid';
}

/** The shape with those members that it names nowhere but in `then` and `else`, as optional ones: when is in a note. */
export function withConditional(shape: Shape, schema: JsonSchema, reading: Reading): Shape {
  if (shape.is !== 'object' || shape.others === 'none') return shape;
  const members = new Map(shape.members);
  for (const branch of [schema['then'], schema['else']].map((part) => readShape(part, reading))) {
    if (branch.is !== 'object') continue;
    for (const [name, member] of branch.members) {
      if (shape.members.has(name)) continue;
      const other = members.get(name)?.shape ?? NEVER;
      members.set(name, { ...member, shape: unionOf([other, member.shape]), isRequired: false });
    }
  }
  return { ...shape, members };
}

/** Its own description, else that of what it refers to. */
function describe(property: unknown, root: JsonSchema): string {
  if (!isSchema(property)) return '';
  const { description, $ref: ref } = property;
  if (typeof description === 'string') return description;
  const target = typeof ref === 'string' ? resolveReference(ref, root) : undefined;
  return isSchema(target) && typeof target['description'] === 'string' ? target['description'] : '';
}

export function readList(schema: JsonSchema, isImplied: boolean, reading: Reading): List {
  // Before 2020-12 the shapes of the first items stood in `items`.
  const isOld = Array.isArray(schema['items']) && !('prefixItems' in schema);
  const first = listIn(schema, isOld ? 'items' : 'prefixItems').map((item) => readInside(item, reading));
  const items = isOld ? schema['additionalItems'] : schema['items'];
  const rest: Shape | undefined = items === false ? undefined : readInside(items ?? true, reading);
  const least = typeof schema['minItems'] === 'number' ? Math.min(schema['minItems'], first.length) : 0;
  return { is: 'list', first, least, rest, isImplied, notes: [] };
}
