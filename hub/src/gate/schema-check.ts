/**
 * Says what is wrong with a value, by a JSON Schema (2020-12) that a stranger wrote.
 *
 * Interpreted, with a budget of steps: a schema may double itself with every reference, or recurse as deep as the value,
 * and neither may hold the hub. Keywords that cost more than they tell (`pattern`, `format`, `uniqueItems`,
 * `unevaluated…`) are left to the worker, which checks its arguments itself: what passes here may still be refused
 * there, and what is refused here would have been refused there. So nothing is refused because it fits (`not`, two of
 * `oneOf`, `if`) where such a keyword could say that it does not.
 */
import { resolveReference } from '../catalog/declare/resolve-reference.ts';
import type { JsonSchema } from '../catalog/tool.ts';
import {
  keysOf,
  lengthOf,
  OverBudget,
  type Run,
  sameJson,
  spend,
  spendOnList,
  startRun,
} from './schema-check-budget.ts';
import { isUnderstood } from './schema-check-keywords.ts';
import {
  join,
  kindOf,
  named,
  type Problem,
  unknownMember,
  wordsOf,
  wrongChoice,
  wrongType,
} from './schema-check-words.ts';

/** Enough for ten thousand items under an ordinary schema; some twenty milliseconds. */
const MAX_STEPS = 100_000;
const MAX_DEPTH = 200;
/** A step pays for so much of a reference. */
const CHARS_PER_STEP = 10;
/** After so many in one object or list nobody reads on. */
const MAX_PROBLEMS = 20;
const TYPES = new Set<unknown>(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']);

/**
 * One sentence per problem, empty where the value fits; the first three say all that is known, and there are at most a
 * hundred. A schema that cannot be evaluated is a problem as well.
 */
export function schemaProblems(schema: JsonSchema, value: unknown): readonly string[] {
  try {
    return wordsOf(check(schema, value, '', startRun(schema, MAX_STEPS)));
  } catch (error) {
    if (error instanceof OverBudget) return ['the schema of this tool cannot be evaluated for these arguments'];
    throw error;
  }
}

/** Whether the value certainly does not fit; false where the schema cannot be evaluated within the budget. */
export function contradicts(schema: JsonSchema, value: unknown): boolean {
  try {
    return check(schema, value, '', startRun(schema, MAX_STEPS)).length > 0;
  } catch (error) {
    if (error instanceof OverBudget) return false;
    throw error;
  }
}

function check(schema: unknown, value: unknown, path: string, run: Run): readonly Problem[] {
  const problems: Problem[] = [];
  collect(schema, value, path, run, problems);
  return problems;
}

/** `isSure`: there are problems, or there are certainly none. Where it is not, neither is what the schema around it says. */
function attempt(schema: unknown, value: unknown, path: string, run: Run) {
  const wasUnsure = run.isUnsure;
  run.isUnsure = false;
  const problems = check(schema, value, path, run);
  const isSure = problems.length > 0 || !run.isUnsure;
  run.isUnsure = wasUnsure || !isSure;
  return { problems, isSure };
}

/** Adds what is wrong to the problems. */
function collect(schema: unknown, value: unknown, path: string, run: Run, problems: Problem[]): void {
  spend(run, 1);
  if (run.depth > MAX_DEPTH) throw new OverBudget();
  if (schema === false) problems.push({ brief: () => `${named(path)} must not be there` });
  if (!isRecord(schema)) return;
  if (!isUnderstood(schema, run)) run.isUnsure = true;
  run.depth += 1;
  reference(schema, value, path, run, problems);
  typeProblems(schema, value, path, run, problems);
  choiceProblems(schema, value, path, run, problems);
  combined(schema, value, path, run, problems);
  boundProblems(schema, value, path, run, problems);
  if (Array.isArray(value)) itemProblems(schema, value, path, run, problems);
  if (isRecord(value)) memberProblems(schema, value, path, run, problems);
  run.depth -= 1;
}

function reference(schema: JsonSchema, value: unknown, path: string, run: Run, problems: Problem[]): void {
  const ref = schema['$ref'];
  if (typeof ref !== 'string') return;
  if (!run.references.has(ref)) {
    spend(run, Math.ceil(ref.length / CHARS_PER_STEP));
    // Where it leads nowhere everything is allowed.
    run.references.set(ref, resolveReference(ref, run.root));
  }
  const target = run.references.get(ref);
  if (target === undefined) run.isUnsure = true;
  collect(target, value, path, run, problems);
}

function typeProblems(schema: JsonSchema, value: unknown, path: string, run: Run, problems: Problem[]): void {
  // Words that are no types, which some write, refuse nothing: no worker that means them could be called else.
  const types = spendOnList(run, [schema['type'] ?? []].flat());
  const wanted = types.filter((type) => TYPES.has(type));
  if (wanted.length < types.length) run.isUnsure = true;
  if (wanted.length === 0 || (value === null && schema['nullable'] === true)) return;
  const kind = kindOf(value);
  const matches = wanted.some((type) => type === kind || (type === 'integer' && Number.isInteger(value)));
  if (!matches) problems.push(wrongType(path, wanted, value));
}

function choiceProblems(schema: JsonSchema, value: unknown, path: string, run: Run, problems: Problem[]): void {
  const choices = 'const' in schema ? [schema['const']] : schema['enum'];
  if (!Array.isArray(choices)) return;
  if (!spendOnList(run, choices).some((one) => sameJson(one, value, run)))
    problems.push(wrongChoice(path, choices, value));
}

function combined(schema: JsonSchema, value: unknown, path: string, run: Run, problems: Problem[]): void {
  for (const part of arrayOf(schema['allOf'])) collect(part, value, path, run, problems);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const options = arrayOf(schema[keyword]);
    // Of several ways to be wrong the one with the fewest problems is most likely what was meant.
    let closest: readonly Problem[] | undefined;
    let fitting = 0;
    for (const option of options) {
      const { problems: found, isSure } = attempt(option, value, path, run);
      if (found.length === 0 && isSure) fitting += 1;
      if (closest === undefined || found.length < closest.length) closest = found;
    }
    for (const problem of closest ?? []) problems.push(problem);
    if (keyword === 'oneOf' && fitting > 1)
      problems.push({ brief: () => `${named(path)} fits more than one of its alternatives` });
  }
  if ('not' in schema) {
    const { problems: found, isSure } = attempt(schema['not'], value, path, run);
    if (found.length === 0 && isSure)
      problems.push({ brief: () => `${named(path)} is one of the values that are excluded` });
  }
  if ('if' in schema) {
    const { problems: found, isSure } = attempt(schema['if'], value, path, run);
    const branch = found.length === 0 ? 'then' : 'else';
    if (isSure && branch in schema) collect(schema[branch], value, path, run, problems);
  }
}

function boundProblems(schema: JsonSchema, value: unknown, path: string, run: Run, problems: Problem[]): void {
  const bound = (keyword: string, within: (limit: number) => boolean, words: string): void => {
    const limit = schema[keyword];
    // Once `exclusiveMinimum: true` belonged to `minimum`.
    if (limit !== undefined && typeof limit !== 'number') run.isUnsure = true;
    if (typeof limit === 'number' && !within(limit))
      problems.push({ brief: () => `${named(path)} must ${words} ${limit}` });
  };
  if (typeof value === 'number') {
    bound('minimum', (limit) => value >= limit, 'be at least');
    bound('maximum', (limit) => value <= limit, 'be at most');
    bound('exclusiveMinimum', (limit) => value > limit, 'be more than');
    bound('exclusiveMaximum', (limit) => value < limit, 'be less than');
    bound('multipleOf', (step) => isMultiple(value, step, run), 'be a multiple of');
  }
  if (typeof value === 'string') {
    // The specification counts code points; a text that fits by code units fits by them too.
    bound(
      'minLength',
      (limit) => value.length >= limit && (value.length >= limit * 2 || lengthOf(value, run) >= limit),
      'have a length of at least',
    );
    bound(
      'maxLength',
      (limit) => value.length <= limit || (value.length <= limit * 2 && lengthOf(value, run) <= limit),
      'have a length of at most',
    );
  }
  if (Array.isArray(value)) {
    bound('minItems', (limit) => value.length >= limit, 'have a number of items of at least');
    bound('maxItems', (limit) => value.length <= limit, 'have a number of items of at most');
  }
  if (isRecord(value)) {
    bound('minProperties', (limit) => keysOf(value, run).length >= limit, 'have a number of properties of at least');
    bound('maxProperties', (limit) => keysOf(value, run).length <= limit, 'have a number of properties of at most');
  }
}

/** Decimal fractions are rounded, and so is their quotient. Workers reckon differently with what is near. */
function isMultiple(value: number, step: number, run: Run): boolean {
  if (value % step === 0) return true;
  const times = value / step;
  run.isUnsure = true;
  return step <= 0 || Math.abs(times - Math.round(times)) <= 1e-9 + Math.abs(times) * 2 * Number.EPSILON;
}

function itemProblems(
  schema: JsonSchema,
  value: readonly unknown[],
  path: string,
  run: Run,
  problems: Problem[],
): void {
  // Before 2020-12 the schemas of the first items stood in `items`.
  const isOld = Array.isArray(schema['items']) && !('prefixItems' in schema);
  const prefix = arrayOf(schema[isOld ? 'items' : 'prefixItems']);
  const items = schema[isOld ? 'additionalItems' : 'items'] ?? true;
  const enough = problems.length + MAX_PROBLEMS;
  const checked = items === true ? Math.min(prefix.length, value.length) : value.length;
  for (let index = 0; index < checked && problems.length <= enough; index++) {
    collect(index < prefix.length ? prefix[index] : items, value[index], join(path, String(index)), run, problems);
  }
  if ('contains' in schema && (schema['minContains'] ?? 1) !== 0) {
    const found = value.some((item) => attempt(schema['contains'], item, path, run).problems.length === 0);
    if (!found) problems.push({ brief: () => `${named(path)} lacks an item of the kind that it must contain` });
  }
}

function memberProblems(schema: JsonSchema, value: JsonSchema, path: string, run: Run, problems: Problem[]): void {
  const enough = problems.length + MAX_PROBLEMS;
  const missing = (name: unknown, words: string): void => {
    if (typeof name === 'string' && !Object.hasOwn(value, name) && problems.length <= enough)
      problems.push({ brief: () => `${named(join(path, name))} is missing${words}` });
  };
  for (const name of spendOnList(run, arrayOf(schema['required']))) missing(name, '');
  if ('properties' in schema || 'additionalProperties' in schema || 'propertyNames' in schema) {
    for (const name of keysOf(value, run)) {
      spend(run, 1);
      memberProblem(schema, name, value[name], path, run, problems);
      if (problems.length > enough) break;
    }
  }
  const dependent = schema['dependentRequired'];
  if (!isRecord(dependent)) return;
  for (const name of keysOf(dependent, run)) {
    spend(run, 1);
    if (!Object.hasOwn(value, name)) continue;
    for (const other of spendOnList(run, arrayOf(dependent[name]))) missing(other, `, which ${named(name)} needs`);
  }
}

function memberProblem(
  schema: JsonSchema,
  name: string,
  member: unknown,
  path: string,
  run: Run,
  problems: Problem[],
): void {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const additional = schema['additionalProperties'];
  if (Object.hasOwn(properties, name)) collect(properties[name], member, join(path, name), run, problems);
  else if (additional === false) problems.push(unknownMember(path, name, properties));
  else if (isRecord(additional)) collect(additional, member, join(path, name), run, problems);
  if ('propertyNames' in schema) collect(schema['propertyNames'], name, join(path, name), run, problems);
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
