import { expect, test } from 'vitest';
import { schemaProblems } from '../../gate/schema-check.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import { exampleCall } from './example-call.ts';
import { toolWith } from './tool-fixture.ts';

const tool = (inputSchema: JsonSchema, more: Partial<Tool> = {}): Tool => toolWith({ inputSchema, ...more });

const example = (schema: JsonSchema, more: Partial<Tool> = {}) => exampleCall(tool(schema, more), 'demo.add');

/** The arguments in an example, read back from its text. */
function argumentsIn(schema: JsonSchema): unknown {
  const text = /^await demo\.add\((.*)\)$/.exec(example(schema) ?? '')?.[1] ?? '';
  return JSON.parse(text.replace(/([{,] ?)([A-Za-z_$][\w$]*):/g, '$1"$2":') || '{}');
}

test('the example that the tool shows comes before any other', () => {
  const schema = { properties: { a: { type: 'number', examples: [9] } }, required: ['a'] };
  expect(example(schema, { example: { a: 2, 'b-c': 'x', list: [true] } })).toBe(
    'await demo.add({ a: 2, "b-c": "x", list: [true] })',
  );
});

test('what a schema says of a value comes before what is made up', () => {
  const properties = {
    a: { type: 'string', examples: ['harbour'] },
    b: { type: 'integer', default: 7 },
    c: { enum: ['open', 'closed'] },
    d: { type: 'string', format: 'date' },
    e: { const: 'fixed' },
    optional: { type: 'string' },
  };
  expect(example({ properties, required: ['a', 'b', 'c', 'd', 'e'] })).toBe(
    'await demo.add({ a: "harbour", b: 7, c: "open", d: "2026-01-31", e: "fixed" })',
  );
});

test('nothing required makes a call without arguments, and a tool without a method goes by its wire name', () => {
  expect(example({ properties: { page: { type: 'number' } } })).toBe('await demo.add()');
  expect(example({})).toBe('await demo.add()');
  const schema = { properties: { code: { type: 'string' } }, required: ['code'] };
  expect(exampleCall(tool(schema, { method: undefined, wireName: '2fa' }), 'demo.callTool')).toBe(
    'await demo.callTool("2fa", { code: "code" })',
  );
});

const one = (property: unknown, root: JsonSchema = {}) => ({ ...root, properties: { x: property }, required: ['x'] });

test.each<[string, JsonSchema]>([
  ['bounds of numbers', one({ type: 'integer', minimum: 10, maximum: 20, multipleOf: 4 })],
  ['open bounds', one({ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 })],
  ['a maximum below 1', one({ type: 'integer', maximum: -3 })],
  ['lengths of texts', one({ type: 'string', minLength: 9, maxLength: 12 })],
  ['a short text', one({ type: 'string', maxLength: 0 })],
  ['lists', one({ type: 'array', items: { type: 'boolean' }, minItems: 2 })],
  ['an empty list', one({ type: 'array', maxItems: 0 })],
  ['tuples', one({ prefixItems: [{ type: 'number' }, { type: 'string' }], items: false, minItems: 2, type: 'array' })],
  ['null and more', one({ type: ['null', 'integer'] })],
  ['alternatives', one({ anyOf: [{ type: 'null' }, { type: 'object', properties: { a: {} }, required: ['a'] }] })],
  ['references', one({ $ref: '#/$defs/id' }, { $defs: { id: { type: 'integer', minimum: 5 } } })],
  ['parts', one({ allOf: [one({ type: 'number' }), { properties: { y: { type: 'boolean' } }, required: ['y'] }] })],
  ['shared properties', one({ properties: { a: { type: 'integer' } }, anyOf: [{ required: ['a'] }] })],
  ['a property that is not described', { required: ['x'] }],
])('an example is accepted by its schema: %s', (_what, schema) => {
  expect(schemaProblems(schema, argumentsIn(schema))).toEqual([]);
});

test('a schema that multiplies itself makes no example, and none that takes long', () => {
  const names = Array.from({ length: 1_000 }, (_, n) => `p${n}`);
  const bomb = { required: names, properties: Object.fromEntries(names.map((name) => [name, { $ref: '#' }])) };
  expect(example(bomb)).toBeUndefined();
});

test('a value that hides characters is shown with all of them', () => {
  expect(example(one({ type: 'string', default: 'a\u202eb\n' }))).toBe(String.raw`await demo.add({ x: "a\u202eb\n" })`);
});
