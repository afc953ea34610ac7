/** Shapes as TypeScript in one line, within limits: what is left out shows as an ellipsis in a comment. */
import { visibleJson } from '../../plain-text.ts';
import { commentText } from './notes.ts';
import type { Document } from './read-shape.ts';
import type { List, Member, ObjectShape, Shape } from './shape.ts';

/** A name that needs no quotes. */
export const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

export interface PrintLimits {
  /** There is a fuller declaration, which the text points to where it leaves out arguments. */
  readonly isSummary: boolean;
  /** Objects within objects that are written out; deeper ones are only called `object`. */
  readonly depth: number;
  /** Alternatives of one union. */
  readonly options: number;
  /** Optional and required members of the outermost object. */
  readonly optional: number;
  readonly required: number;
  readonly notes: 'none' | 'brief' | 'full';
  /** Characters of each member's description; 0 leaves them out. */
  readonly description: number;
  /** Characters of one literal. */
  readonly literal: number;
}

export interface PrintedType {
  readonly text: string;
  /** `type Name = …`, a line for each shape that contains itself. */
  readonly definitions: readonly string[];
  /** Something was left out. */
  readonly isCut: boolean;
}

/** The text under the limits; undefined where it would be longer than `maxChars`, which costs no more than that to find out. */
export function printDocument(document: Document, limits: PrintLimits, maxChars: number): PrintedType | undefined {
  const run = { limits, used: new Set<string>(), charsLeft: maxChars, isCut: false };
  const outermost = document.shape.is === 'named' ? document.shape.name : undefined;
  try {
    const text = whole(print(document.shape, { run, depth: limits.depth, isOutermost: true }));
    const definitions: string[] = [];
    // More names can come up in each definition; a set goes on with what is added meanwhile.
    for (const name of run.used) {
      const shape = document.definitions.get(name);
      if (shape === undefined) continue;
      const place = { run, depth: Math.max(limits.depth, 1), isOutermost: name === outermost };
      definitions.push(`type ${name} = ${whole(print(shape, place))}`);
    }
    const total = [text, ...definitions].join('\n').length;
    return total > maxChars ? undefined : { text, definitions, isCut: run.isCut };
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}

class TooLong extends Error {}

interface Run {
  readonly limits: PrintLimits;
  /** Names that the text refers to. */
  readonly used: Set<string>;
  charsLeft: number;
  isCut: boolean;
}

interface Place {
  readonly run: Run;
  readonly depth: number;
  readonly isOutermost: boolean;
}

interface Printed {
  readonly text: string;
  /** Stands behind the text, in a comment. */
  readonly comments: readonly string[];
  /** Needs parentheses before anything is put behind it. */
  readonly joins: '|' | '&' | undefined;
}

function print(shape: Shape, place: Place): Printed {
  const printed = printBare(shape, place);
  place.run.charsLeft -= printed.text.length > 20 ? 1 : printed.text.length;
  if (place.run.charsLeft < 0) throw new TooLong();
  const { notes } = place.run.limits;
  const shown = notes === 'none' ? [] : shape.notes.map((note) => (notes === 'full' ? note.text : note.brief));
  return { ...printed, comments: [...printed.comments, ...shown.filter((text) => text !== undefined)] };
}

/** With its comment. */
function whole({ text, comments }: Printed): string {
  return comments.length === 0 ? text : `${text} /* ${comments.join(', ')} */`;
}

/** Something that more can be put behind. */
function closed(printed: Printed): string {
  return printed.joins === undefined && printed.comments.length === 0 ? printed.text : `(${whole(printed)})`;
}

function atom(text: string): Printed {
  return { text, comments: [], joins: undefined };
}

function cut(text: string, run: Run, comment = '…'): Printed {
  run.isCut = true;
  return { text, comments: [comment], joins: undefined };
}

function printBare(shape: Shape, place: Place): Printed {
  switch (shape.is) {
    case 'unknown':
    case 'never':
      return atom(shape.is);
    case 'primitive':
      return atom(shape.name === 'integer' ? 'number' : shape.name);
    case 'literal': {
      const text = visibleJson(shape.value);
      const { literal } = place.run.limits;
      return text.length <= literal ? atom(text) : cut('string', place.run, `${commentText(text, literal)}`);
    }
    case 'named':
      place.run.used.add(shape.name);
      return atom(shape.name);
    case 'list':
      return printList(shape, place);
    case 'object':
      return printObject(shape, place);
    case 'both':
      return {
        text: shape.parts.map((part) => closedInBoth(print(part, place))).join(' & '),
        comments: [],
        joins: '&',
      };
    case 'union':
      return printUnion(shape.options, place);
  }
}

function closedInBoth(printed: Printed): string {
  return printed.joins === '&' ? whole(printed) : closed(printed);
}

function printUnion(options: readonly Shape[], place: Place): Printed {
  const most = place.run.limits.options;
  // Of many alternatives the simple ones are the last to go: `null` tells more than one more word.
  const isKept = (option: Shape): boolean => option.is === 'primitive';
  const room = Math.max(1, most - options.filter(isKept).length);
  const others = options.filter((option) => !isKept(option));
  const left = new Set(others.slice(options.length > most ? room : others.length));
  if (left.size > 0) place.run.isCut = true;
  const shown = options.filter((option) => !left.has(option)).map((option) => print(option, place));
  const texts = new Set(shown.map((option) => (option.joins === '&' ? closed(option) : whole(option))));
  const joins = texts.size > 1 || shown.some((option) => option.joins === '|') ? '|' : undefined;
  return { text: [...texts].join(' | '), comments: left.size > 0 ? [`… ${left.size} more`] : [], joins };
}

function printList({ first, least, rest }: List, place: Place): Printed {
  if (first.length === 0) return rest === undefined ? atom('[]') : listOf(print(rest, place), place);
  const parts = first.map((item, index) => {
    const printed = print(item, place);
    return index < least ? whole(printed) : `${closed(printed)}?`;
  });
  const more = rest === undefined ? [] : [`...${whole(listOf(print(rest, place), place))}`];
  return atom(`[${[...parts, ...more].join(', ')}]`);
}

/** What is left out of an item shows behind the list: `object[] /* … *​/`. */
function listOf(item: Printed, place: Place): Printed {
  return item.comments.length === 1 && item.comments[0] === '…' && item.joins === undefined
    ? cut(`${item.text}[]`, place.run)
    : atom(`${closed(item)}[]`);
}

function printObject({ members, others }: ObjectShape, place: Place): Printed {
  const { run, isOutermost } = place;
  if (members.size === 0 && others === 'unsaid') return atom(isOutermost ? '{}' : '{[key: string]: unknown}');
  if (members.size === 0 && others === 'none') return atom('Record<string, never>');
  if (place.depth <= 0) return cut('object', run);
  const inside = { run, depth: place.depth - 1, isOutermost: false };
  const [shown, leftOut] = membersShown(members, place);
  const parts = shown.map(([name, member]) => printMember(name, member, inside));
  if (others !== 'unsaid' && others !== 'none') {
    // The type of an index must hold for the named members too.
    const type = print(others, inside);
    parts.push(
      members.size === 0
        ? `[key: string]: ${whole(type)}`
        : `[key: string]: ${whole({ ...atom('unknown'), comments: type.text === 'unknown' ? type.comments : [commentText(unwrapped(type), 200)] })}`,
    );
  }
  return atom(`{${[...parts, ...leftOut].join('; ')}}`);
}

/** The text of a type inside a comment, where it has no comments of its own. */
function unwrapped(printed: Printed): string {
  return whole(printed).replaceAll('/*', '(').replaceAll('*/', ')');
}

type NamedMember = readonly [string, Member];

/** Those that must be there first; and the comments for those that are left out. */
function membersShown(
  members: ObjectShape['members'],
  { run, isOutermost }: Place,
): readonly [NamedMember[], string[]] {
  const required = [...members].filter(([, { isRequired }]) => isRequired);
  const optional = [...members].filter(([, { isRequired }]) => !isRequired);
  const { limits } = run;
  const shownRequired = isOutermost ? required.slice(0, limits.required) : required;
  const shownOptional = isOutermost ? optional.slice(0, limits.optional) : optional;
  const left = [
    [required.length - shownRequired.length, 'required'],
    [optional.length - shownOptional.length, 'optional'],
  ] as const;
  const words = left.filter(([count]) => count > 0).map(([count, kind]) => `${count} more ${kind}`);
  if (words.length === 0) return [[...shownRequired, ...shownOptional], []];
  run.isCut = true;
  return [
    [...shownRequired, ...shownOptional],
    [`/* … ${words.join(', ')}${limits.isSummary ? ', see detail: "full"' : ''} */`],
  ];
}

function printMember(name: string, { shape, isRequired, description }: Member, place: Place): string {
  const { limits } = place.run;
  const about = limits.description === 0 ? '' : commentText(description, limits.description);
  const key = IDENTIFIER.test(name) ? name : visibleJson(name);
  place.run.charsLeft -= key.length + about.length;
  return `${about === '' ? '' : `/** ${about} */ `}${key}${isRequired ? '' : '?'}: ${whole(print(shape, place))}`;
}
