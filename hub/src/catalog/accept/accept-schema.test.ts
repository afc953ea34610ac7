import { expect, test } from 'vitest';
import { acceptSchema } from './accept-schema.ts';

test('where patterns name properties, others are not refused: patterns are never matched here', () => {
  const accepted = acceptSchema({ type: 'object', patternProperties: { '^(x+)+$': {} }, additionalProperties: false });
  expect(accepted).not.toHaveProperty('additionalProperties');
});

test('a key that would set a prototype is left out', () => {
  const accepted = acceptSchema(JSON.parse('{"type": "object", "__proto__": {"type": "string"}}'));
  expect(Object.getPrototypeOf(accepted)).toBe(Object.prototype);
  expect(accepted).toEqual({ type: 'object' });
});

test.each([
  ['pattern', { properties: { pattern: { type: 'string' } } }],
  ['$id and $schema', { properties: { $id: { type: 'string' }, $schema: { type: 'string' } } }],
  ['$ref', { properties: { $ref: { type: 'string' } }, required: ['$ref'] }],
  ['patternProperties', { properties: { patternProperties: {}, additionalProperties: {} } }],
  ['$ref, in a definition', { $defs: { $ref: { properties: { $id: {} } } }, dependentRequired: { $id: ['$ref'] } }],
])('names of properties are no keywords: %s', (_, schema) => {
  expect(acceptSchema(schema)).toEqual(schema);
});

test.each([
  ['const', { const: { $id: 1, $ref: 'x', patternProperties: 1, additionalProperties: 2 } }],
  ['enum', { enum: [{ $schema: 'x' }, [{ $id: 'x' }]] }],
  ['default', { default: { properties: { a: { $ref: 'http://127.0.0.1/' } } } }],
  ['examples', { properties: { a: { examples: [{ $ref: 'refs/heads/main' }] } } }],
])('nor is what lies in a value: %s', (_, schema) => {
  expect(acceptSchema(schema)).toEqual(schema);
});

test('behind names of properties keywords are keywords again', () => {
  expect(acceptSchema({ properties: { properties: { $id: 'x', const: { $id: 'y' } } } })).toEqual({
    properties: { properties: { const: { $id: 'y' } } },
  });
});

test('no prototype is set by a name or in a value either', () => {
  const schema = JSON.parse('{"properties": {"__proto__": {"type": "string"}}, "default": {"__proto__": {"a": 1}}}');
  expect(acceptSchema(schema)).toEqual({ properties: {}, default: {} });
});

test.each([
  ['no object', 'text'],
  ['a reference to another host', { properties: { a: { $ref: 'http://127.0.0.1/schema' } } }],
  ['a reference to a file', { $ref: 'file:///etc/passwd' }],
  ['one of a property that is called like a keyword', { properties: { const: { $ref: 'file:///etc/passwd' } } }],
  ['one behind an unknown keyword', { 'x-more': { properties: { a: { $ref: 'file:///etc/passwd' } } } }],
  ['a schema that is too long', { description: 'x'.repeat(70_000) }],
  ['a schema that is too deep', Array.from({ length: 60 }).reduce((inner) => ({ items: inner }), {})],
  ['a value that is too deep', { default: Array.from({ length: 60 }).reduce((inner) => [{ a: inner }], {}) }],
])('refuses %s', (_, schema) => {
  expect(() => acceptSchema(schema)).toThrow('the schema');
});
