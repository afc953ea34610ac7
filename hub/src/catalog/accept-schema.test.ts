import { expect, test } from 'vitest';
import { acceptSchema } from './accept-schema.ts';

test('regular expressions of a stranger never come through, at any depth', () => {
  const accepted = acceptSchema({
    type: 'object',
    properties: { a: { type: 'array', items: { type: 'string', pattern: '^(a+)+$' } } },
    patternProperties: { '^(x+)+$': { type: 'string' } },
    additionalProperties: false,
  });
  expect(JSON.stringify(accepted)).not.toContain('+)+');
  // Without the patterns "nothing else" would refuse what the worker allows.
  expect(accepted).not.toHaveProperty('additionalProperties');
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
