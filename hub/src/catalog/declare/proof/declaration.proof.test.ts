import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemaProblems } from '../../../gate/schema-check.ts';
import { acceptSchema } from '../../accept/accept-schema.ts';
import type { JsonSchema } from '../../tool.ts';
import { declaration } from '../declaration.ts';
import { isSchema } from '../resolve-reference.ts';
import { toolWith } from '../tool-fixture.ts';
import { markedSchema } from './marked-schema.ts';
import { argumentsSchema } from './random-schema.ts';
import { candidates, mistaken, seeded } from './random-value.ts';
import { type Checked, typeProblems } from './type-check.ts';

const SEED = 1;
const SCHEMAS = 400;
const TRIES = 12;
const MAX_VALUES = 5;

const schemas = fc.sample(argumentsSchema, { numRuns: SCHEMAS, seed: SEED }).map((schema) => acceptSchema(schema));

/** The schema in the words that any validator knows: ours takes OpenAPI's `nullable`, and passes by what means nothing. */
function standard(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_, part: unknown) => {
    if (!isSchema(part)) return part;
    const { $ref, type, nullable, ...others } = part;
    const types = [type].flat().filter((word) => word !== undefined && word !== 'enum');
    return {
      ...others,
      ...($ref === undefined || $ref === '#/$defs/absent' ? {} : { $ref }),
      ...(types.length === 0 ? {} : { type: nullable === true ? [...types, 'null'] : types }),
    };
  });
}

/** Whether our validation accepts it, and another validator as well. */
function accepts(schema: JsonSchema, value: unknown): boolean {
  return schemaProblems(schema, value).length === 0 && new Validator(standard(schema), '2020-12').validate(value).valid;
}

function isCut(text: string): boolean {
  return text.includes('/* …') || text.includes('too large to show');
}

test('every declaration is TypeScript that takes what validation accepts and refuses mistakes that types can tell', async () => {
  let [good, bad] = [0, 0];
  const cases = schemas.flatMap((schema, index): readonly Checked[] => {
    const random = seeded(index);
    const tool = toolWith({ inputSchema: schema, outputSchema: schema, description: 'Hostile */ text.\n`x` \u202e' });
    const accepted = candidates(schema, TRIES, random)
      .filter((value) => accepts(schema, value))
      .slice(0, MAX_VALUES);
    const wrong = accepted
      .flatMap((value) => mistaken(schema, value))
      .filter((value) => schemaProblems(schema, value).length > 0)
      .slice(0, MAX_VALUES);
    return (['summary', 'full'] as const).map((detail) => {
      const text = declaration(tool, detail);
      if (isCut(text)) return { declaration: text, good: [], bad: [] };
      good += accepted.length;
      bad += wrong.length;
      return { declaration: text, good: accepted, bad: wrong };
    });
  });
  expect(await typeProblems(cases)).toEqual([]);
  // Otherwise the test would say nothing.
  expect(good).toBeGreaterThan(SCHEMAS);
  expect(bad).toBeGreaterThan(SCHEMAS);
}, 120_000);

test('what validation knows and a type cannot say stands in the comments of the full declaration', () => {
  let [whole, marksSeen] = [0, 0];
  const property = fc.property(markedSchema, ({ schema, marks }) => {
    const text = declaration(toolWith({ inputSchema: acceptSchema(schema) }), 'full');
    if (isCut(text)) return;
    [whole, marksSeen] = [whole + 1, marksSeen + marks.length];
    const comments = [...text.matchAll(/\/\*.*?\*\//g)].join('\n');
    expect(marks.filter((mark) => !comments.includes(mark))).toEqual([]);
  });
  fc.assert(property, { numRuns: SCHEMAS, seed: SEED });
  expect(whole).toBeGreaterThan(SCHEMAS / 2);
  expect(marksSeen).toBeGreaterThan(SCHEMAS);
});

test('a declaration keeps to its bounds, whatever the schema, and five make at most 700 tokens', () => {
  const property = fc.property(argumentsSchema, fc.string({ maxLength: 3_000 }), (schema, description) => {
    const tool = toolWith({ inputSchema: acceptSchema(schema), outputSchema: acceptSchema(schema), description });
    expect(declaration(tool, 'summary').length).toBeLessThanOrEqual(545);
    expect(declaration(tool, 'full').length).toBeLessThanOrEqual(6_000);
  });
  fc.assert(property, { numRuns: SCHEMAS, seed: SEED });
});
