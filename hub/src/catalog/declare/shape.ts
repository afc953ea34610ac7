/** The shape of the values that a schema accepts: what a TypeScript type can say, and in notes what it cannot. */

export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'list' | 'object';

/** Something that validation knows and a type cannot say, as it stands in a comment. */
export interface Note {
  /** The kind of values that it is about; values of other kinds pass by it. */
  readonly of: Kind | 'any';
  readonly text: string;
  /** How it stands in a summary; undefined where a first call works without it. */
  readonly brief: string | undefined;
}

interface Noted {
  readonly notes: readonly Note[];
}

interface Anything extends Noted {
  readonly is: 'unknown';
}

interface Nothing extends Noted {
  readonly is: 'never';
}

export interface Primitive extends Noted {
  readonly is: 'primitive';
  readonly name: 'string' | 'number' | 'integer' | 'boolean' | 'null';
}

export interface Literal extends Noted {
  readonly is: 'literal';
  readonly value: string | number | boolean;
}

export interface List extends Noted {
  readonly is: 'list';
  /** The first items, each with a shape of its own. */
  readonly first: readonly Shape[];
  /** So many of the first must be there. */
  readonly least: number;
  /** The items after the first ones; undefined where there may be none. */
  readonly rest: Shape | undefined;
  /** Other kinds of values pass as well, strictly taken, though its author means none (there is no `type`). */
  readonly isImplied: boolean;
}

export interface Member {
  readonly shape: Shape;
  readonly isRequired: boolean;
  readonly description: string;
}

export interface ObjectShape extends Noted {
  readonly is: 'object';
  readonly members: ReadonlyMap<string, Member>;
  /** Members without a name here: of a shape, `none`, or `unsaid`: validation lets them pass, and nobody means any. */
  readonly others: Shape | 'none' | 'unsaid';
  readonly isImplied: boolean;
}

export interface Union extends Noted {
  readonly is: 'union';
  readonly options: readonly Shape[];
}

/** All parts at once, where they are not one shape: an object and its alternatives, or a recursive type and more. */
export interface Both extends Noted {
  readonly is: 'both';
  readonly parts: readonly [Shape, Shape];
}

/** A shape that contains itself, by its name. */
interface Named extends Noted {
  readonly is: 'named';
  readonly name: string;
}

export type Shape = Anything | Nothing | Primitive | Literal | List | ObjectShape | Union | Both | Named;

/** The shapes that contain themselves, by their names. */
export type Definitions = ReadonlyMap<string, Shape>;

export const UNKNOWN: Shape = { is: 'unknown', notes: [] };
export const NEVER: Shape = { is: 'never', notes: [] };
/** Stands for what is too large to be looked at. */
export const TOO_LARGE: Shape = { is: 'unknown', notes: [{ of: 'any', text: '…', brief: '…' }] };
export const ANY_OBJECT: ObjectShape = {
  is: 'object',
  members: new Map(),
  others: 'unsaid',
  isImplied: false,
  notes: [],
};

/** The shape with what the notes add to it; those that are about other kinds of values are left out. */
export function withNotes(shape: Shape, notes: readonly Note[]): Shape {
  const kind = kindOf(shape);
  const added = notes.filter(
    (note) =>
      (note.of === 'any' || kind === undefined || note.of === kind) &&
      !shape.notes.some(({ text }) => text === note.text),
  );
  return added.length === 0 || shape.is === 'never' ? shape : { ...shape, notes: [...shape.notes, ...added] };
}

/** The one kind of values that the shape has; undefined where there may be several. */
function kindOf(shape: Shape): Kind | undefined {
  if (shape.is === 'primitive') return shape.name === 'integer' ? 'number' : shape.name;
  if (shape.is === 'list' || shape.is === 'object') return shape.isImplied ? undefined : shape.is;
  return shape.is === 'literal' ? literalKind(shape) : undefined;
}

export function literalKind({ value }: Literal): Kind {
  if (typeof value === 'string') return 'string';
  return typeof value === 'number' ? 'number' : 'boolean';
}

/** Any of the shapes; unions among them become part of this one. */
export function unionOf(shapes: readonly Shape[]): Shape {
  const options = shapes
    .flatMap((shape) => (shape.is === 'union' && shape.notes.length === 0 ? shape.options : [shape]))
    .filter(({ is }) => is !== 'never');
  if (options.some(({ is, notes }) => is === 'unknown' && notes.length === 0)) return UNKNOWN;
  const [only] = options;
  if (only === undefined) return NEVER;
  return options.length === 1 ? only : { is: 'union', options, notes: [] };
}

/** The shape of exactly this JSON value. */
export function shapeOfValue(value: unknown): Shape {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { is: 'literal', value, notes: [] };
  }
  if (Array.isArray(value)) {
    const first = value.map(shapeOfValue);
    return { is: 'list', first, least: first.length, rest: undefined, isImplied: false, notes: [] };
  }
  if (typeof value !== 'object' || value === null) return { is: 'primitive', name: 'null', notes: [] };
  const members = Object.entries(value).map(
    ([name, member]) => [name, { shape: shapeOfValue(member), isRequired: true, description: '' }] as const,
  );
  return { is: 'object', members: new Map(members), others: 'none', isImplied: false, notes: [] };
}
