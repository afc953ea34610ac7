/** For tests: JSON Schemas as a stranger may write them, with every keyword that validation knows. */
import fc from 'fast-check';
import type { JsonSchema } from '../../tool.ts';

const HOSTILE = ['*/', '/* x', '`q`', '}{', 'two\nlines', 'a\u202eb', '"quoted"', '\\', "it's", '\u2028', '// no', '…'];
/** No `constructor`, which every object literal has in the eyes of the compiler. */
const NAMES = ['a', 'b', 'kind', 'x-y', '2fa', 'class', 'with space', '__proto__', 'ü', ...HOSTILE];
const PATTERNS = ['^[a-z]*$', '.*', '\\*/', '^(a+)+$'];
const FORMATS = ['date', 'email', 'uuid', 'no-such-format', '*/'];

const DEFINITIONS = ['d0', 'd1', 'd2'];

const name = fc.constantFrom(...NAMES);
const text = fc.constantFrom('', 'a', 'bcd', 'open', ...HOSTILE);
const description = fc.constantFrom('Says what it is.', 'x */ evil(', 'two\nlines `and` }{', 'a\u202eb \u0000');
const scalar = fc.oneof(text, fc.integer({ min: -3, max: 9 }), fc.boolean(), fc.constant(null), fc.constant(1.5));
const json = fc.oneof(
  { arbitrary: scalar, weight: 6 },
  { arbitrary: fc.array(scalar, { maxLength: 2 }), weight: 1 },
  { arbitrary: pairs(scalar, 2), weight: 1 },
);

/** An object with own properties of whatever name. */
function pairs<T>(value: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<Readonly<Record<string, T>>> {
  return fc
    .uniqueArray(fc.tuple(name, value), { maxLength, selector: ([key]) => key })
    .map((entries) => Object.fromEntries(entries));
}

/** As text: an object with a `then` could be taken for a promise. */
const CONDITION: JsonSchema = JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}, "else": {}}');

const optional = { requiredKeys: [] };
const small = fc.integer({ min: 0, max: 3 });

const schemas = fc.letrec<{ schema: JsonSchema | boolean; object: JsonSchema }>((tie) => {
  const schema = tie('schema');
  const few = fc.array(schema, { minLength: 1, maxLength: 3 });
  const object = fc
    .record(
      {
        type: fc.constant('object'),
        properties: pairs(schema, 3),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.constant(false), fc.constant(true), schema),
        patternProperties: fc.constant({ '^x-': { type: 'number' } }),
        propertyNames: fc.constant({ maxLength: 20 }),
        minProperties: fc.integer({ min: 0, max: 1 }),
        maxProperties: fc.integer({ min: 3, max: 9 }),
        dependentRequired: fc.constant({ a: ['b'] }),
        description,
      },
      { requiredKeys: ['properties'] },
    )
    .chain((whole) => fc.subarray(Object.keys(whole)).map((kept) => only(whole, new Set([...kept, 'properties']))))
    .chain(withRequired);
  const list = fc.record(
    {
      type: fc.constant('array'),
      items: schema,
      prefixItems: fc.array(schema, { minLength: 1, maxLength: 3 }),
      minItems: small,
      maxItems: fc.integer({ min: 2, max: 5 }),
      uniqueItems: fc.boolean(),
      contains: fc.constant({}),
      nullable: fc.boolean(),
    },
    { requiredKeys: ['type'] },
  );
  const string = fc.record(
    {
      type: fc.constantFrom('string', ['string', 'null'], ['null', 'string', 'boolean']),
      minLength: small,
      maxLength: fc.integer({ min: 3, max: 30 }),
      pattern: fc.constantFrom(...PATTERNS),
      format: fc.constantFrom(...FORMATS),
      nullable: fc.boolean(),
      default: text,
      description,
    },
    { requiredKeys: ['type'] },
  );
  const number = fc.record(
    {
      type: fc.constantFrom('number', 'integer', ['integer', 'string'], ['number', 'array']),
      minimum: fc.integer({ min: -5, max: 2 }),
      maximum: fc.integer({ min: 2, max: 50 }),
      exclusiveMinimum: fc.integer({ min: -9, max: -6 }),
      exclusiveMaximum: fc.integer({ min: 60, max: 90 }),
      multipleOf: fc.constantFrom(1, 2, 0.5),
      default: fc.integer(),
    },
    { requiredKeys: ['type'] },
  );
  const choice = fc.oneof(
    fc.record(
      { enum: fc.array(json, { maxLength: 5 }), type: fc.constantFrom('string', 'integer', ['string', 'null']) },
      { requiredKeys: ['enum'] },
    ),
    fc.record({ const: json, description }, { requiredKeys: ['const'] }),
  );
  const combined = fc
    .tuple(
      fc.record({ allOf: few, anyOf: few, oneOf: few }, optional),
      fc.oneof({ arbitrary: object, weight: 2 }, { arbitrary: fc.constant<JsonSchema>({}), weight: 3 }),
      fc.record({ not: fc.constantFrom({ const: 'never' }, { required: ['zz'] }) }, optional),
    )
    .map((parts): JsonSchema => Object.assign({}, ...parts));
  const conditional = object.map((whole) => ({ ...whole, ...CONDITION }));
  const reference = fc
    .tuple(
      fc.constantFrom('#', '#/$defs/absent', ...DEFINITIONS.map((definition) => `#/$defs/${definition}`)),
      fc.oneof(fc.constant({}), fc.constant({ description: 'As defined.', minProperties: 0 })),
    )
    .map(([$ref, more]): JsonSchema => ({ $ref, ...more }));
  const odd = fc.constantFrom<JsonSchema | boolean>(
    {},
    true,
    false,
    { type: 'boolean' },
    { type: 'null' },
    { type: 'enum' },
    { minimum: 1, maxLength: 9 },
    { anyOf: [] },
  );
  return {
    object,
    schema: fc.oneof(
      { depthSize: 'xsmall', withCrossShrink: true },
      string,
      number,
      choice,
      odd,
      reference,
      { arbitrary: object, weight: 2 },
      list,
      combined,
      conditional,
    ),
  };
});

/** Sometimes its own properties are required as well. */
function withRequired(schema: JsonSchema): fc.Arbitrary<JsonSchema> {
  const names = Object.keys(schema['properties'] as object); // there, by the generator above
  return fc.subarray(names).map((own) => {
    const strange = Array.isArray(schema['required']) ? schema['required'] : [];
    return own.length + strange.length === 0 ? schema : { ...schema, required: [...new Set([...own, ...strange])] };
  });
}

function only(schema: JsonSchema, kept: ReadonlySet<string>): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => kept.has(keyword)));
}

/** A schema of arguments, with definitions that may refer to each other, to themselves, and to the root. */
export const argumentsSchema: fc.Arbitrary<JsonSchema> = fc
  .tuple(schemas.object, schemas.object, schemas.object, schemas.schema)
  .map(([root, ...definitions]) => ({
    ...root,
    type: 'object',
    $defs: Object.fromEntries(DEFINITIONS.map((definition, index) => [definition, definitions[index]])),
  }));
