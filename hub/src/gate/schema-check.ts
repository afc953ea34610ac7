/**
 * Says what is wrong with a value, by a JSON Schema (2020-12) that a stranger wrote.
 *
 * Interpreted, with a budget of steps: a schema may double itself with every reference, or recurse as deep as the value,
 * and neither may hold the hub. Keywords that cost more than they tell (`pattern`, `format`, `uniqueItems`,
 * `unevaluated…`) are left to the worker, which checks its arguments itself: what passes here may still be refused
 * there, and what is refused here would have been refused there.
 */
import type { JsonSchema } from '../catalog/tool.ts';
import { nearestNames } from '../nearest-name.ts';
import { visibleJson } from '../plain-text.ts';

/** Enough for thousands of items under an ordinary schema; a few milliseconds. */
const MAX_STEPS = 200_000;
const MAX_DEPTH = 200;
const MAX_NAMES_SHOWN = 20;

/** The schema could not be evaluated within the budget: nothing is known about the value. */
class OverBudget extends Error {}

interface Run {
  readonly root: unknown;
  stepsLeft: number;
  depth: number;
}

/** One sentence per problem, empty where the value fits. A schema that cannot be evaluated is a problem as well. */
export function schemaProblems(schema: JsonSchema, value: unknown): readonly string[] {
  try {
    return check(schema, value, '', { root: schema, stepsLeft: MAX_STEPS, depth: 0 });
  } catch (error) {
    if (error instanceof OverBudget) return ['the schema of this tool cannot be evaluated for these arguments'];
    throw error;
  }
}

function check(schema: unknown, value: unknown, path: string, run: Run): readonly string[] {
  run.stepsLeft -= 1;
  if (run.stepsLeft < 0 || run.depth > MAX_DEPTH) throw new OverBudget();
  if (schema === false) return [`${named(path)} must not be there`];
  if (!isRecord(schema)) return [];
  run.depth += 1;
  const problems = [
    ...reference(schema, value, path, run),
    ...typeProblems(schema, value, path),
    ...choiceProblems(schema, value, path, run),
    ...combined(schema, value, path, run),
    ...boundProblems(schema, value, path),
    ...(Array.isArray(value) ? itemProblems(schema, value, path, run) : []),
    ...(isRecord(value) ? memberProblems(schema, value, path, run) : []),
  ];
  run.depth -= 1;
  return problems;
}

function reference(schema: JsonSchema, value: unknown, path: string, run: Run): readonly string[] {
  const ref = schema['$ref'];
  if (typeof ref !== 'string' || !ref.startsWith('#')) return [];
  let target = run.root;
  for (const part of ref.slice(1).split('/').slice(1)) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof target !== 'object' || target === null || !Object.hasOwn(target, key)) return [];
    target = (target as Readonly<Record<string, unknown>>)[key]; // an own property, as the line above makes sure
  }
  return check(target, value, path, run);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function typeProblems(schema: JsonSchema, value: unknown, path: string): readonly string[] {
  const wanted = typeof schema['type'] === 'string' ? [schema['type']] : schema['type'];
  if (!Array.isArray(wanted) || wanted.length === 0) return [];
  if (value === null && schema['nullable'] === true) return [];
  const kind = kindOf(value);
  const fits = wanted.some((type) => type === kind || (type === 'integer' && Number.isInteger(value)));
  return fits ? [] : [`${named(path)} must be ${list(wanted.map(String), 'or')}, not ${shown(value)}`];
}

function choiceProblems(schema: JsonSchema, value: unknown, path: string, run: Run): readonly string[] {
  const values = 'const' in schema ? [schema['const']] : schema['enum'];
  if (!Array.isArray(values)) return [];
  run.stepsLeft -= values.length;
  const wanted = JSON.stringify(value);
  if (values.some((one) => one === value || JSON.stringify(one) === wanted)) return [];
  return [
    `${named(path)} must be ${list(values.slice(0, MAX_NAMES_SHOWN).map(visibleJson), 'or')}, not ${shown(value)}`,
  ];
}

function combined(schema: JsonSchema, value: unknown, path: string, run: Run): readonly string[] {
  const problems: string[] = [];
  for (const part of arrayOf(schema['allOf'])) problems.push(...check(part, value, path, run));
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const options = arrayOf(schema[keyword]);
    if (options.length === 0) continue;
    const results = options.map((option) => check(option, value, path, run));
    const fitting = results.filter((result) => result.length === 0).length;
    if (fitting === 0) {
      // Of several ways to be wrong the one with the fewest problems is most likely what was meant.
      const [closest = []] = results.toSorted((a, b) => a.length - b.length);
      problems.push(...closest);
    } else if (keyword === 'oneOf' && fitting > 1)
      problems.push(`${named(path)} fits more than one of its alternatives`);
  }
  if ('not' in schema && check(schema['not'], value, path, run).length === 0) {
    problems.push(`${named(path)} is one of the values that are excluded`);
  }
  if ('if' in schema) {
    const branch = check(schema['if'], value, path, run).length === 0 ? 'then' : 'else';
    if (branch in schema) problems.push(...check(schema[branch], value, path, run));
  }
  return problems;
}

function boundProblems(schema: JsonSchema, value: unknown, path: string): readonly string[] {
  const problems: string[] = [];
  const bound = (keyword: string, fits: (limit: number) => boolean, words: string): void => {
    const limit = schema[keyword];
    if (typeof limit === 'number' && !fits(limit)) problems.push(`${named(path)} must ${words} ${limit}`);
  };
  if (typeof value === 'number') {
    bound('minimum', (limit) => value >= limit, 'be at least');
    bound('maximum', (limit) => value <= limit, 'be at most');
    bound('exclusiveMinimum', (limit) => value > limit, 'be more than');
    bound('exclusiveMaximum', (limit) => value < limit, 'be less than');
    bound(
      'multipleOf',
      (step) => step <= 0 || Math.abs(value / step - Math.round(value / step)) < 1e-9,
      'be a multiple of',
    );
  }
  if (typeof value === 'string') {
    // The specification counts code points; a text that fits by code units fits by them too.
    bound(
      'minLength',
      (limit) => value.length >= limit && (value.length >= limit * 2 || [...value].length >= limit),
      'have a length of at least',
    );
    bound(
      'maxLength',
      (limit) => value.length <= limit || (value.length <= limit * 2 && [...value].length <= limit),
      'have a length of at most',
    );
  }
  if (Array.isArray(value)) {
    bound('minItems', (limit) => value.length >= limit, 'have a number of items of at least');
    bound('maxItems', (limit) => value.length <= limit, 'have a number of items of at most');
  }
  if (isRecord(value)) {
    const count = Object.keys(value).length;
    bound('minProperties', (limit) => count >= limit, 'have a number of properties of at least');
    bound('maxProperties', (limit) => count <= limit, 'have a number of properties of at most');
  }
  return problems;
}

function itemProblems(schema: JsonSchema, value: readonly unknown[], path: string, run: Run): readonly string[] {
  const prefix = arrayOf(schema['prefixItems']);
  const problems: string[] = [];
  for (const [index, item] of value.entries()) {
    const itemSchema = index < prefix.length ? prefix[index] : (schema['items'] ?? true);
    if (itemSchema !== true) problems.push(...check(itemSchema, item, join(path, String(index)), run));
    if (problems.length > MAX_NAMES_SHOWN) break;
  }
  if ('contains' in schema && (schema['minContains'] ?? 1) !== 0) {
    const found = value.some((item) => check(schema['contains'], item, path, run).length === 0);
    if (!found) problems.push(`${named(path)} lacks an item of the kind that it must contain`);
  }
  return problems;
}

function memberProblems(schema: JsonSchema, value: JsonSchema, path: string, run: Run): readonly string[] {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const known = Object.keys(properties);
  const additional = schema['additionalProperties'];
  const problems = arrayOf(schema['required'])
    .filter((name): name is string => typeof name === 'string' && !Object.hasOwn(value, name))
    .map((name) => `${named(join(path, name))} is missing`);
  for (const [name, member] of Object.entries(value)) {
    run.stepsLeft -= 1;
    if (Object.hasOwn(properties, name)) problems.push(...check(properties[name], member, join(path, name), run));
    else if (additional === false) problems.push(unknownMember(path, name, known));
    else if (isRecord(additional)) problems.push(...check(additional, member, join(path, name), run));
    if (isRecord(schema['propertyNames']))
      problems.push(...check(schema['propertyNames'], name, join(path, name), run));
    if (problems.length > MAX_NAMES_SHOWN || run.stepsLeft < 0) break;
  }
  if (run.stepsLeft < 0) throw new OverBudget();
  const dependent = isRecord(schema['dependentRequired']) ? schema['dependentRequired'] : {};
  for (const [name, needed] of Object.entries(dependent)) {
    if (!Object.hasOwn(value, name)) continue;
    for (const other of arrayOf(needed)) {
      if (typeof other === 'string' && !Object.hasOwn(value, other))
        problems.push(`${named(join(path, other))} is missing, which "${name}" needs`);
    }
  }
  return problems;
}

function unknownMember(path: string, name: string, known: readonly string[]): string {
  const [meant] = nearestNames(name, known, 1);
  const guess = meant === undefined ? '' : `, did you mean "${meant}"?`;
  const there = known.length === 0 ? 'nothing' : list(known.slice(0, MAX_NAMES_SHOWN), 'and');
  return `there is no ${named(join(path, name))}${guess} (${path === '' ? 'it' : named(path)} takes ${there})`;
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function named(path: string): string {
  return path === '' ? 'the argument' : visibleJson(path.slice(0, 100));
}

function shown(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return `${kindOf(value)} ${visibleJson(typeof value === 'string' ? value.slice(0, 40) : value)}`;
  }
  return kindOf(value);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function list(words: readonly string[], conjunction: 'and' | 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
