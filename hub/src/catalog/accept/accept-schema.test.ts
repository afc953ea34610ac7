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

test('a property that is itself called "pattern" stays', () => {
  const schema = { type: 'object', properties: { pattern: { type: 'string' } } };
  expect(acceptSchema(schema)).toEqual(schema);
});

test.each([
  ['no object', 'text'],
  ['a reference to another host', { properties: { a: { $ref: 'http://127.0.0.1/schema' } } }],
  ['a reference to a file', { $ref: 'file:///etc/passwd' }],
  ['a schema that is too long', { description: 'x'.repeat(70_000) }],
  ['a schema that is too deep', Array.from({ length: 60 }).reduce((inner) => ({ items: inner }), {})],
])('refuses %s', (_, schema) => {
  expect(() => acceptSchema(schema)).toThrow('the schema');
});
