import { Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { schemaProblems } from './schema-check.ts';

const issue = {
  type: 'object',
  properties: {
    project: { type: 'string', minLength: 1 },
    perPage: { type: 'integer', minimum: 1, maximum: 100 },
    state: { enum: ['open', 'closed'] },
    labels: { type: 'array', items: { type: 'string' }, maxItems: 2 },
  },
  required: ['project'],
  additionalProperties: false,
};

describe('what is wrong is said in terms of the arguments', () => {
  test.each([
    [{}, ['"project" is missing']],
    [{ project: 1 }, ['"project" must be string, not number 1']],
    [
      { project: 'a', per_page: 5 },
      ['there is no "per_page", did you mean "perPage"? (it takes project, perPage, state and labels)'],
    ],
    [{ project: 'a', perPage: 500 }, ['"perPage" must be at most 100']],
    [{ project: 'a', perPage: 1.5 }, ['"perPage" must be integer, not number 1.5']],
    [{ project: 'a', state: 'opened' }, ['"state" must be "open" or "closed", not string "opened"']],
    [
      { project: 'a', labels: ['x', 2, 'y'] },
      ['"labels" must have a number of items of at most 2', '"labels.1" must be string, not number 2'],
    ],
    [{ project: '' }, ['"project" must have a length of at least 1']],
    [{ project: 'a', perPage: 2, state: 'open', labels: [] }, []],
  ])('%j', (value, problems) => {
    expect(schemaProblems(issue, value)).toEqual(problems);
  });

  test("hidden characters of a stranger's schema are spelled out", () => {
    expect(schemaProblems({ enum: ['a\u202Eb'] }, 'x')).toEqual(['the argument must be "a\\u202eb", not string "x"']);
  });
});

describe('a hostile schema holds nothing', () => {
  const doubled = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [
      `n${n}`,
      { allOf: [{ $ref: `#/$defs/n${n + 1}` }, { $ref: `#/$defs/n${n + 1}` }] },
    ]),
  );
  const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });
  test.each([
    ['references that double forty times', { $ref: '#/$defs/n0', $defs: doubled }, {}],
    ['a reference to itself', { allOf: [{ $ref: '#' }] }, {}],
    [
      'recursion that doubles at every level of the value',
      { properties: { a: { allOf: [{ $ref: '#' }, { $ref: '#' }] } } },
      nested(60),
    ],
    [
      'a million choices for each of many items',
      { items: { enum: Array.from({ length: 5_000 }, (_, n) => n) } },
      Array.from({ length: 1_000 }, () => -1),
    ],
  ])('%s', (_, schema, value) => {
    expect(schemaProblems(schema, value).length).toBeGreaterThan(0);
  });

  test.each([
    ['a pattern as text', { pattern: '^(a+)+$' }],
    ['a pattern in a list, which becomes a text', { pattern: ['^(a+)+$'] }],
    ['the format url', { format: 'url' }],
    ['a pattern of property names', { patternProperties: { '^(a+)+$': false } }],
  ])('%s is never matched', (_, schema) => {
    expect(schemaProblems(schema, `${'a'.repeat(40)}!`)).toEqual([]);
  });

  test('sixty thousand items need not be unique', () => {
    expect(
      schemaProblems(
        { uniqueItems: true, items: { type: 'number' } },
        Array.from({ length: 60_000 }, (_, n) => n),
      ),
    ).toEqual([]);
  });
});

describe('what only a keyword that is not evaluated could tell is left to the worker', () => {
  const a = { type: 'string', pattern: '^a' };
  const b = { type: 'string', pattern: '^b' };
  test.each<[string, object, unknown]>([
    ['alternatives told apart by pattern', { oneOf: [a, b] }, 'axe'],
    ['alternatives told apart by format', { oneOf: [{ format: 'email' }, { format: 'uri' }] }, 'https://x.example'],
    [
      'alternatives further in',
      { properties: { k: { oneOf: [{ allOf: [a] }, { $ref: '#/$defs/b' }] } }, $defs: { b } },
      { k: 'axe' },
    ],
    ['a pattern that is excluded', { not: { ...a, minLength: 1 } }, 'user'],
    ['a pattern of a member that is excluded', { not: { properties: { k: a }, required: ['k'] } }, { k: 'user' }],
    ['a pattern that is excluded twice', { not: { not: a } }, 'axe'],
    ['a pattern among alternatives that are excluded', { not: { anyOf: [{ type: 'number' }, a] } }, 'user'],
    ['lists without doubles that are excluded', { not: { uniqueItems: true } }, [1, 1]],
    ['a condition on a pattern', JSON.parse(`{"if": ${JSON.stringify(a)}, "then": {"maxLength": 1}}`), 'user'],
    ['one of a condition with "else"', JSON.parse(`{"if": ${JSON.stringify(a)}, "else": {"maxLength": 1}}`), 'axes'],
    ['members that nothing else names', { oneOf: [{ required: ['k'] }, { unevaluatedProperties: false }] }, { k: 1 }],
    ['members by pattern', { not: { patternProperties: { '^a': false } } }, { a: 1 }],
    ['an upper number of contained items', { not: { contains: { type: 'number' }, maxContains: 1 } }, [1, 2]],
    ['contained items by pattern', { not: { contains: b } }, ['axe']],
    ['schemas that depend on a member', { not: { dependentSchemas: { a: false } } }, { a: 1 }],
    ['names of members, none of which is allowed', { not: { propertyNames: false } }, { a: 1 }],
    ['what is hardly no multiple', { not: { multipleOf: 0.1 } }, 0.1 + 0.2],
  ])('%s', (_, schema, value) => {
    expect(new Validator(schema, '2020-12').validate(value).valid).toBe(true);
    expect(schemaProblems({ ...schema }, value)).toEqual([]);
  });

  test.each<[string, object, unknown]>([
    ['types that are none', { not: { type: 'file' } }, 'x'],
    ['references that lead nowhere', { not: { $ref: '#elsewhere' } }, 'x'],
    ['bounds of an older draft', { not: { minimum: 5, exclusiveMinimum: true } }, 5],
    ['words of a dialect', { not: { instanceof: 'Date' } }, {}],
    ['decimal fractions with many digits', { multipleOf: 1e-7 }, 98_765.4321],
  ])('%s', (_, schema, value) => {
    expect(schemaProblems({ ...schema }, value)).toEqual([]);
  });

  test.each<[string, object, unknown]>([
    [
      'two alternatives fit, beside one that does not',
      { oneOf: [{ ...a, type: 'number' }, { minLength: 1 }, {}] },
      'x',
    ],
    ['no alternative fits', { oneOf: [a, b] }, 5],
    ['what is excluded has only remarks', { not: { title: 'T', description: 'd', examples: ['x'] } }, 'x'],
    ['a condition surely does not hold', JSON.parse(`{"if": ${JSON.stringify(a)}, "else": {"maximum": 1}}`), 5],
  ])('but what is certain is told: %s', (_, schema, value) => {
    expect(new Validator(schema, '2020-12').validate(value).valid).toBe(false);
    expect(schemaProblems({ ...schema }, value)).not.toEqual([]);
  });
});

describe('the verdict is that of a full validator', () => {
  const schemas: readonly object[] = [
    issue,
    { type: ['string', 'null'] },
    { anyOf: [{ type: 'string' }, { type: 'object', required: ['a'] }] },
    { oneOf: [{ type: 'number' }, { type: 'integer' }] },
    { not: { type: 'string' } },
    // As text: an object with a `then` could be taken for a promise.
    JSON.parse(
      '{"if": {"properties": {"kind": {"const": "a"}}, "required": ["kind"]}, "then": {"required": ["x"]}, "else": {"required": ["y"]}}',
    ),
    { prefixItems: [{ type: 'string' }, { type: 'number' }], items: false },
    { contains: { type: 'number', minimum: 5 } },
    { additionalProperties: { type: 'number' } },
    { propertyNames: { maxLength: 2 } },
    { dependentRequired: { a: ['b'] } },
    {
      $defs: {
        node: { properties: { next: { $ref: '#/$defs/node' }, value: { type: 'number' } }, required: ['value'] },
      },
      $ref: '#/$defs/node',
    },
    { type: 'number', multipleOf: 0.1, exclusiveMaximum: 10 },
    { minProperties: 1, maxProperties: 2 },
    { const: { a: [1, 2] } },
    { allOf: [{ required: ['a'] }, { properties: { a: { type: 'string' } } }] },
  ];
  const values: readonly unknown[] = [
    null,
    true,
    'a',
    '',
    'abc',
    0,
    3,
    7,
    0.3,
    12,
    [],
    [1],
    ['a', 1],
    ['a', 1, 2],
    [6],
    {},
    { a: 1 },
    { a: 'x' },
    { a: 'x', b: 1 },
    { abc: 1 },
    { kind: 'a', x: 1 },
    { kind: 'a', y: 1 },
    { kind: 'b', y: 1 },
    { value: 1, next: { value: 2 } },
    { value: 1, next: {} },
    { project: 'p' },
    { a: [1, 2] },
  ];
  test.each(schemas.map((schema) => [schema]))('%j', (schema) => {
    const oracle = new Validator(schema, '2020-12');
    for (const value of values) {
      expect([value, schemaProblems({ ...schema }, value).length === 0]).toEqual([value, oracle.validate(value).valid]);
    }
  });
});
