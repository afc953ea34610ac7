// Checks the labelled queries as far as that goes without the catalogue they were written for.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const kinds = [
  'keyword',
  'paraphrase',
  'synonym',
  'typo',
  'inflection',
  'identifier',
  'parameter',
  'several',
  'language',
] as const;
const toolId = z.string().regex(/^[^/\s]+\/[^/\s]+$/);
const line = z.strictObject({
  id: z.string().regex(/^q\d{3}$/),
  query: z.string().trim().min(1),
  kind: z.enum(kinds),
  half: z.enum(['dev', 'unseen']),
  relevant: z.array(toolId).nonempty(),
  groups: z.array(z.array(toolId).nonempty()).nonempty(),
});
const queries = readFileSync(new URL('../../search/queries.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((text) => line.parse(JSON.parse(text)));

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('every query has an id and a text of its own', () => {
  expect(repeated(queries.map(({ id }) => id))).toEqual([]);
  expect(repeated(queries.map(({ query }) => query.toLowerCase().replace(/\s+/g, ' ')))).toEqual([]);
});

test('the tools of the needs are the relevant tools, each of them once', () => {
  expect(queries.filter(({ groups, relevant }) => groups.flat().join() !== relevant.join())).toEqual([]);
  expect(queries.filter(({ relevant }) => repeated(relevant).length > 0)).toEqual([]);
});

test('a query of several needs names two or three, every other query one', () => {
  const wrong = queries.filter(({ kind, groups }) =>
    kind === 'several' ? groups.length < 2 || groups.length > 3 : groups.length !== 1,
  );
  expect(wrong).toEqual([]);
});

test('the half of a query follows from its id alone', () => {
  const half = (id: string) => (createHash('sha256').update(id).digest('hex') >= '8' ? 'unseen' : 'dev');
  expect(queries.filter((query) => query.half !== half(query.id))).toEqual([]);
});

test('neither half has fewer than 45 of 100 queries', () => {
  const unseen = queries.filter(({ half }) => half === 'unseen').length / queries.length;
  expect(unseen).toBeGreaterThanOrEqual(0.45);
  expect(unseen).toBeLessThanOrEqual(0.55);
});

test('each kind is there often enough to be told from the others, in either half', () => {
  const scarce = kinds
    .flatMap((kind) => (['dev', 'unseen'] as const).map((half) => ({ kind, half })))
    .filter((want) => queries.filter(({ kind, half }) => kind === want.kind && half === want.half).length < 7);
  expect(scarce).toEqual([]);
});

test('a tenth of the queries or more is not English, and 70 integrations or more are asked for', () => {
  expect(queries.filter(({ kind }) => kind === 'language').length).toBeGreaterThanOrEqual(queries.length / 10);
  const integrations = new Set(queries.flatMap(({ relevant }) => relevant.map((id) => id.split('/')[0])));
  expect(integrations.size).toBeGreaterThanOrEqual(70);
});
