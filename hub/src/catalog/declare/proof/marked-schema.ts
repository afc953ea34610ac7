/** For tests: schemas whose every bound is a mark of its own, so that one that a text leaves out is missed. */
import fc from 'fast-check';
import type { JsonSchema } from '../../tool.ts';

export interface Marked {
  readonly schema: JsonSchema;
  /** What a full declaration has to show. */
  readonly marks: readonly string[];
}

type Marker = (keyword: string) => { readonly value: unknown; readonly shown: string };

/** Keywords that validation enforces or hands to the worker, by the type that they are about. */
const KEYWORDS = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'default'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'default'],
  list: ['minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains', 'not', 'default'],
  object: ['minProperties', 'maxProperties', 'dependentRequired', 'propertyNames', 'patternProperties', 'not', 'if'],
} as const;

const TEXTS: { readonly [keyword: string]: (mark: string) => unknown } = {
  pattern: (mark) => `^${mark}$`,
  format: (mark) => mark,
  default: (mark) => mark,
  contains: (mark) => ({ const: mark }),
  not: (mark) => ({ const: mark }),
  if: (mark) => ({ required: [mark] }),
  propertyNames: (mark) => ({ pattern: mark }),
  patternProperties: (mark) => ({ [mark]: true }),
  dependentRequired: (mark) => ({ [mark]: [`${mark}-too`] }),
};

/** Marks by their number: words, or numbers where the keyword takes one. */
function marker(): Marker {
  let count = 1_000;
  return (keyword) => {
    count += 1;
    if (keyword === 'uniqueItems') return { value: true, shown: 'unique' };
    const words = TEXTS[keyword];
    return words === undefined
      ? { value: count, shown: String(count) }
      : { value: words(`m${count}k`), shown: `m${count}k` };
  };
}

/** A tree of plain choices, which becomes a schema with marks in it. */
interface Tree {
  readonly kind:
    | 'string'
    | 'number'
    | 'integer'
    | 'list'
    | 'tuple'
    | 'object'
    | 'either'
    | 'all'
    | 'choice'
    | 'reference';
  readonly keywords: number;
  readonly parts: readonly Tree[];
}

const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => {
  const leaf = fc.record<Tree>({
    kind: fc.constantFrom('string', 'number', 'integer', 'choice'),
    keywords: fc.nat({ max: 127 }),
    parts: fc.constant([]),
  });
  const node = fc.record<Tree>({
    kind: fc.constantFrom('list', 'tuple', 'object', 'either', 'all', 'reference'),
    keywords: fc.nat({ max: 127 }),
    parts: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
  });
  return { tree: fc.oneof({ depthSize: 'xsmall', withCrossShrink: true }, leaf, node) };
}).tree;

export const markedSchema: fc.Arbitrary<Marked> = fc.array(tree, { minLength: 1, maxLength: 3 }).map((parts) => {
  const mark = marker();
  const marks: string[] = [];
  const definitions: [string, JsonSchema][] = [];
  let names = 0;

  const bounds = (kind: keyof typeof KEYWORDS, chosen: number): JsonSchema =>
    Object.fromEntries(
      KEYWORDS[kind]
        .filter((_, index) => (chosen & (1 << index)) !== 0)
        .map((keyword) => {
          const { value, shown } = mark(keyword);
          marks.push(shown);
          return [keyword, value];
        }),
    );

  const objectOf = (members: readonly Tree[], chosen: number): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(
      members.map((member) => {
        names += 1;
        return [`p${names}`, schemaOf(member)];
      }),
    ),
    ...bounds('object', chosen),
  });

  const schemaOf = ({ kind, keywords, parts: inner }: Tree): JsonSchema => {
    switch (kind) {
      case 'string':
        return { type: 'string', ...bounds('string', keywords) };
      case 'number':
      case 'integer':
        if (kind === 'integer') marks.push('integer');
        return { type: kind, ...bounds('number', keywords) };
      case 'choice':
        return { type: 'string', enum: ['on', 'off'], ...bounds('string', keywords) };
      case 'list':
        return {
          type: 'array',
          ...(inner[0] === undefined ? {} : { items: schemaOf(inner[0]) }),
          ...bounds('list', keywords),
        };
      case 'tuple':
        return { type: 'array', prefixItems: inner.map(schemaOf), ...bounds('list', keywords) };
      case 'object':
        return objectOf(inner, keywords);
      case 'either':
        return { anyOf: inner.map((part) => objectOf([part], keywords)) };
      case 'all':
        return { ...objectOf(inner, keywords), allOf: inner.map((part) => objectOf([part], keywords)) };
      case 'reference': {
        const name = `d${definitions.length}`;
        const definition: [string, JsonSchema] = [name, {}];
        definitions.push(definition);
        definition[1] = objectOf(inner, keywords);
        return { $ref: `#/$defs/${name}` };
      }
    }
  };

  const root = objectOf(parts, 0);
  return { schema: { ...root, $defs: Object.fromEntries(definitions) }, marks };
});
