/** The shape of values that fit two shapes at once, as `allOf` and the keywords of one schema ask for. */
import {
  type Both,
  type Definitions,
  type List,
  type Literal,
  literalKind,
  type Member,
  NEVER,
  type ObjectShape,
  type Primitive,
  type Shape,
  TOO_LARGE,
  UNKNOWN,
  type Union,
  unionOf,
  withNotes,
} from './shape.ts';

type Simple = Primitive | Literal | List | ObjectShape;

function isSimple(shape: Shape): shape is Simple {
  return shape.is === 'primitive' || shape.is === 'literal' || shape.is === 'list' || shape.is === 'object';
}

/** What is known while shapes are put together. */
export interface Intersecting {
  readonly definitions: Definitions;
  /** Shapes that may still be made: alternatives multiply. */
  readonly budget: { shapes: number };
  /** Recursive shapes that are being looked into. */
  readonly within: Set<string>;
}

/** The values that fit both, where a type can say so. */
export function intersect(left: Shape, right: Shape, context: Intersecting): Shape {
  context.budget.shapes -= 1;
  if (context.budget.shapes < 0) return TOO_LARGE;
  if (left.is === 'never' || right.is === 'never') return NEVER;
  if (left.is === 'unknown') return withNotes(right, left.notes);
  if (right.is === 'unknown') return withNotes(left, right.notes);
  if (left.is === 'named' || right.is === 'named') return withNamed(left, right, context);
  if (left.is === 'both') return withBoth(left, right, context);
  if (right.is === 'both') return withBoth(right, left, context);
  if (left.is === 'union') return withAlternatives(right, left, context);
  if (right.is === 'union') return withAlternatives(left, right, context);
  return withNotes(withNotes(ofOneKind(left, right, context), left.notes), right.notes);
}

/**
 * A recursive shape is looked into once; within itself, and while it is still being read, it stands beside the other
 * one: to go on would never end.
 */
function withNamed(left: Shape, right: Shape, context: Intersecting): Shape {
  const [named, other] = left.is === 'named' ? [left, right] : [right, left];
  if (named.is !== 'named' || (other.is === 'named' && other.name === named.name)) return named;
  const definition = context.definitions.get(named.name);
  if (definition === undefined || context.within.has(named.name)) return beside(left, right);
  context.within.add(named.name);
  const shape = intersect(withNotes(definition, named.notes), other, context);
  context.within.delete(named.name);
  return shape;
}

function withBoth(both: Both, other: Shape, context: Intersecting): Shape {
  if (other.is === 'union') return withAlternatives(both, other, context);
  const [first, second] = both.parts;
  const [simple, rest] = isSimple(first) ? [first, second] : [second, first];
  if (!isSimple(simple) || !isSimple(other)) return beside(both, other);
  const shape = intersect(simple, other, context);
  if (shape.is === 'never') return NEVER;
  // The alternatives may have to be written out now. Beside a recursive shape there is nothing to be looked into again.
  return withNotes(rest.is === 'union' ? intersect(shape, rest, context) : beside(shape, rest), both.notes);
}

function beside(left: Shape, right: Shape): Shape {
  return { is: 'both', parts: [left, right], notes: [] };
}

function withAlternatives(shape: Shape, union: Union, context: Intersecting): Shape {
  if (shape.is === 'object' && standsBeside(shape, union)) return beside(shape, union);
  const plain: Shape = { ...shape, notes: [] };
  const options = union.options.map((option) => intersect(plain, option, context));
  return withNotes(withNotes(unionOf(options), union.notes), shape.notes);
}

/**
 * Whether `Object & (A | B)` means the same as every alternative written out with all members of the object. Not so
 * where one side forbids a member that only the other one names.
 */
function standsBeside({ members, others }: ObjectShape, { options }: Union): boolean {
  if (members.size === 0) return false;
  return options.every(
    (option) =>
      option.is === 'object' &&
      option.others === 'unsaid' &&
      option.members.size > 0 &&
      (others === 'unsaid' || [...option.members.keys()].every((name) => members.has(name))),
  );
}

function ofOneKind(left: Simple, right: Simple, context: Intersecting): Shape {
  if (left.is === 'object' && right.is === 'object') return bothObjects(left, right, context);
  if (left.is === 'list' && right.is === 'list') return bothLists(left, right, context);
  const isLeftImplied = 'isImplied' in left && left.isImplied;
  const isRightImplied = 'isImplied' in right && right.isImplied;
  if (isLeftImplied && isRightImplied) return unionOf([left, right]);
  if (isLeftImplied) return right;
  if (isRightImplied) return left;
  if (left.is === 'literal' && right.is === 'literal') return left.value === right.value ? left : NEVER;
  if (left.is === 'literal' && right.is === 'primitive') return fits(left, right) ? left : NEVER;
  if (left.is === 'primitive' && right.is === 'literal') return fits(right, left) ? right : NEVER;
  if (left.is !== 'primitive' || right.is !== 'primitive') return NEVER;
  if (left.name === right.name || (left.name === 'integer' && right.name === 'number')) return left;
  return left.name === 'number' && right.name === 'integer' ? right : NEVER;
}

function fits(literal: Literal, { name }: Primitive): boolean {
  return name === 'integer' ? Number.isInteger(literal.value) : literalKind(literal) === name;
}

function bothObjects(left: ObjectShape, right: ObjectShape, context: Intersecting): Shape {
  const members = new Map<string, Member>();
  for (const name of new Set([...left.members.keys(), ...right.members.keys()])) {
    const [one, other] = [left.members.get(name), right.members.get(name)];
    const shape = intersect(one?.shape ?? othersOf(left), other?.shape ?? othersOf(right), context);
    const isRequired = one?.isRequired === true || other?.isRequired === true;
    // One side forbids what the other one only allows: it is not there.
    const isForbidden = shape.is === 'never' && !isRequired && (one === undefined || other === undefined);
    if (!isForbidden)
      members.set(name, { shape, isRequired, description: one?.description || other?.description || '' });
  }
  const isImplied = left.isImplied && right.isImplied;
  return { is: 'object', members, others: bothOthers(left, right, context), isImplied, notes: [] };
}

function othersOf({ others }: ObjectShape): Shape {
  if (others === 'none') return NEVER;
  return others === 'unsaid' ? UNKNOWN : others;
}

function bothOthers(left: ObjectShape, right: ObjectShape, context: Intersecting): ObjectShape['others'] {
  if (left.others === 'none' || right.others === 'none') return 'none';
  if (left.others === 'unsaid') return right.others;
  return right.others === 'unsaid' ? left.others : intersect(left.others, right.others, context);
}

function bothLists(left: List, right: List, context: Intersecting): Shape {
  const first: Shape[] = [];
  const count = Math.max(left.first.length, right.first.length);
  const least = Math.max(left.least, right.least);
  let rest =
    left.rest === undefined || right.rest === undefined ? undefined : intersect(left.rest, right.rest, context);
  for (let index = 0; index < count; index += 1) {
    const item = intersect(left.first[index] ?? left.rest ?? NEVER, right.first[index] ?? right.rest ?? NEVER, context);
    if (item.is === 'never') {
      // Nothing fits here, so the list ends before.
      if (index < least) return NEVER;
      rest = undefined;
      break;
    }
    first.push(item);
  }
  return { is: 'list', first, least, rest, isImplied: left.isImplied && right.isImplied, notes: [] };
}
