import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { schemaType, wholeSchemaType } from './schema-type.ts';

const plain = { descriptions: false, maxChars: 1_200 };

const cases: readonly (readonly [object, string])[] = [
  [{ type: 'string' }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ enum: ['opened', 'closed', null] }, '"opened" | "closed" | null'],
  [{ const: 3 }, '3'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'string', nullable: true }, 'string | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], minItems: 1, items: false },
    '[string, (number)?]',
  ],
  [
    { type: 'object', properties: { a: { type: 'string' }, 'b-c': {} }, required: ['a'] },
    '{a: string; "b-c"?: unknown}',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: 'object', additionalProperties: false }, '{}'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'string | number'],
  [
    { allOf: [{ properties: { a: { type: 'string' } } }, { properties: { b: { type: 'string' } } }] },
    '{a?: string} & {b?: string}',
  ],
  [{ $defs: { id: { type: 'integer' } }, properties: { id: { $ref: '#/$defs/id' } } }, '{id?: number}'],
  [
    { properties: { children: { type: 'array', items: { $ref: '#' } } } },
    '{children?: {children?: (unknown /* recursive */)[]}[]}',
  ],
  [{ $ref: '#/$defs/absent' }, 'unknown'],
];

test.each(cases)('%j is declared as %s', (schema, type) => {
  expect(schemaType({ ...schema }, plain)).toBe(type);
});

test('a description cannot end the comment it stands in', () => {
  const type = schemaType(
    { properties: { a: { type: 'string', description: 'x */ evil(' } } },
    { descriptions: true, maxChars: 500 },
  );
  expect(type).toBe('{/** x *\\/ evil( */ a?: string}');
});

test('a type that is too long gives up its depths, not its names', () => {
  const wide = (depth: number): object =>
    depth === 0
      ? { type: 'string' }
      : { properties: Object.fromEntries(['left', 'right', 'middle'].map((name) => [name, wide(depth - 1)])) };
  const type = schemaType({ ...wide(7) }, { descriptions: false, maxChars: 300 });
  expect(type.length).toBeLessThanOrEqual(300);
  expect(type).toMatch(/^\{left\?: .*right\?: .*middle\?: /);
});

test('a schema whose references multiply is cut before it is written out', () => {
  const level = (property: object) => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`p${n}`, property])),
  });
  const refs = [1, 2, 3].map((n) => [`d${n - 1}`, level({ $ref: `#/$defs/d${n}` })]);
  // Written out it would have 500⁴ properties.
  const schema = { $ref: '#/$defs/d0', $defs: { ...Object.fromEntries(refs), d3: level({ type: 'string' }) } };
  expect(schemaType(schema, plain)).toBe('object');
  expect(wholeSchemaType(schema, 400)).toBeUndefined();
});

test('the TypeScript compiler accepts every declaration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sallyport-types-'));
  const lines = cases.map(([schema], index) => `export type T${index} = ${schemaType({ ...schema }, plain)};`);
  await writeFile(join(folder, 'types.ts'), lines.join('\n'));
  const compiler = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
  const run = promisify(execFile)(compiler, ['--noEmit', '--strict', '--ignoreConfig', join(folder, 'types.ts')]);
  await expect(run.finally(() => rm(folder, { recursive: true }))).resolves.toMatchObject({ stdout: '' });
});
