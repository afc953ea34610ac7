import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../tool.ts';
import { callName, declaration, shortParameters } from './declaration.ts';
import { typeProblems } from './proof/type-check.ts';
import { toolWith } from './tool-fixture.ts';

const summary = (inputSchema: JsonSchema) => declaration(toolWith({ inputSchema }), 'summary');
const full = (inputSchema: JsonSchema) => declaration(toolWith({ inputSchema }), 'full');

/** The type of one required argument. */
function typeOf(schema: unknown, more: JsonSchema = {}): string | undefined {
  const text = summary({ type: 'object', properties: { x: schema }, required: ['x'], ...more });
  return /^demo\.add\(args: \{x: (.*)\}\): Promise<unknown>$/m.exec(text)?.[1];
}

const object = (properties: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'object', properties, ...more });

test('a tool is declared with what it is for, whether it writes, what it takes and what it answers', () => {
  const tool = toolWith({
    integration: 'gitlab',
    method: 'listMergeRequests',
    description: 'Lists merge requests. Newest first.',
    inputSchema: object(
      {
        project: { type: 'string' },
        state: { enum: ['opened', 'closed'] },
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      },
      { required: ['project'] },
    ),
    outputSchema: {
      type: 'array',
      items: object({ iid: { type: 'integer' }, title: { type: 'string' } }, { required: ['iid', 'title'] }),
    },
  });
  expect(declaration(tool, 'summary')).toBe(
    [
      '/** read · Lists merge requests. */',
      'gitlab.listMergeRequests(args: {project: string; state?: "opened" | "closed"; limit?: number /* 1-100, default 20 */}): Promise<{iid: number; title: string}[]>',
    ].join('\n'),
  );
  expect(declaration(toolWith({ access: 'write' }), 'summary')).toBe(
    '/** write */\ndemo.add(args?: {}): Promise<unknown>',
  );
  const nameless = toolWith({
    method: undefined,
    wireName: '2fa',
    inputSchema: object({ a: {} }, { required: ['a'] }),
  });
  expect(declaration(nameless, 'summary')).toContain('demo.callTool(name: "2fa", args: {a: unknown})');
  expect(callName(nameless)).toBe('demo.callTool');
});

test.each<[unknown, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'enum' }, 'unknown'],
  [{ enum: ['opened', 'closed', null] }, '"opened" | "closed" | null'],
  [{ enum: ['a', 1, true], type: 'string' }, '"a"'],
  [{ const: 3 }, '3'],
  [{ const: { a: [1] } }, '{a: [1]}'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'string', nullable: true }, 'string | null'],
  [false, 'never'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ type: 'array', items: object({ a: { type: ['string', 'null'] } }) }, '{a?: string | null}[]'],
  [
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], minItems: 1, items: false },
    '[string, number?] /* >=1 items */',
  ],
  [
    { type: 'array', items: [{ type: 'string' }], minItems: 1, additionalItems: { type: 'boolean' } },
    '[string, ...boolean[]] /* >=1 items */',
  ],
  [object({ a: { type: 'string' }, 'b-c': {} }, { required: ['b-c'] }), '{"b-c": unknown; a?: string}'],
  [object({ a: {} }, { required: ['z'] }), '{z: unknown; a?: unknown}'],
  [{ type: 'object' }, '{[key: string]: unknown}'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{[key: string]: number}'],
  [{ type: 'object', additionalProperties: false }, 'Record<string, never>'],
  [
    object({ a: { type: 'string' } }, { additionalProperties: { type: 'number' } }),
    '{a?: string; [key: string]: unknown /* number */}',
  ],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'string | number'],
  [{ anyOf: [{}, { type: 'number' }] }, 'unknown'],
  [{ allOf: [object({ a: { type: 'string' } }), object({ b: {} }, { required: ['b'] })] }, '{b: unknown; a?: string}'],
  [{ allOf: [object({ a: {} }, { additionalProperties: false }), object({ b: {} })] }, '{a?: unknown}'],
  [
    object({ a: { type: 'string' }, b: { type: 'string' } }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
    '{a?: string; b?: string} & ({a: unknown} | {b: unknown})',
  ],
  [
    { type: 'object', oneOf: [object({ a: { type: 'string' } }), object({ b: { type: 'string' } })] },
    '{a?: string} | {b?: string}',
  ],
  [
    // As text: an object with a `then` could be taken for a promise.
    JSON.parse(
      '{"type": "object", "properties": {"a": {}}, "if": {}, "then": {"properties": {"b": {"type": "string"}}}}',
    ),
    '{a?: unknown; b?: string}',
  ],
  [{ $ref: '#/$defs/absent' }, 'unknown'],
  [{ $ref: '#/$defs/a%2Fb' }, 'boolean'],
  [{ $ref: '#/$defs/id', default: 5 }, 'number /* >=1, default 5 */'],
  [{ allOf: [{ $ref: '#/$defs/loop' }] }, 'never'],
  [{ type: 'string', format: 'date', maxLength: 5 }, 'string /* date, <=5 chars */'],
  [{ type: 'array', items: { type: 'string', pattern: '*/' }, uniqueItems: true }, '(string /* pattern *\\/ */)[]'],
])('%j is declared as %s', (schema, type) => {
  const $defs = {
    'a/b': { type: 'boolean' },
    id: { type: 'integer', minimum: 1 },
    loop: { anyOf: [{ $ref: '#/$defs/loop' }] },
  };
  expect(typeOf(schema, { $defs })).toBe(type);
});

test('a type that contains itself has a name', () => {
  const filter = object({ and: { type: 'array', items: { $ref: '#/$defs/filter_group' } }, field: { type: 'string' } });
  const text = summary(object({ filter: { $ref: '#/$defs/filter_group' } }, { $defs: { filter_group: filter } }));
  expect(text).toContain(
    'demo.add(args?: {filter?: FilterGroup}): Promise<unknown>\ntype FilterGroup = {and?: FilterGroup[]; field?: string}',
  );
  const root = object({ children: { type: 'array', items: { $ref: '#' } } });
  expect(declaration(toolWith({ inputSchema: root, outputSchema: root }), 'summary')).toMatch(
    /add\(args\?: Args\): Promise<Result>\ntype Args = \{children\?: Args\[\]\}\ntype Result = \{children\?: Result\[\]\}$/,
  );
});

test('the full declaration adds descriptions, which cannot end their comments, and a call', () => {
  const text = full(
    object({ a: { type: 'string', description: 'x */ evil(\n`y`', minLength: 1 } }, { required: ['a'] }),
  );
  expect(text).toBe(
    '/** read */\ndemo.add(args: {/** x *\\/ evil( `y` */ a: string /* >=1 chars */}): Promise<unknown>\n// Example: await demo.add({ a: "a" })',
  );
});

describe('what does not fit shows', () => {
  const texts = (count: number, chars = 6) => Array.from({ length: count }, (_, n) => `${'v'.repeat(chars)}${n}`);
  const members = (names: readonly string[], schema: unknown) =>
    Object.fromEntries(names.map((name) => [name, schema]));

  test('alternatives beyond a number are counted', () => {
    expect(summary(object({ a: { enum: texts(80) } }))).toMatch(/a\?: ("v+\d+" \| )+"v+\d+" \/\* … \d\d more \*\/\}/);
  });

  test('deep types give way, names do not', () => {
    const wide = (depth: number): JsonSchema =>
      depth === 0 ? { type: 'string' } : object(members(['left', 'right', 'middle'], wide(depth - 1)));
    expect(summary(wide(7))).toMatch(/\{left\?: .*object \/\* … \*\/.*right\?: .*middle\?: /);
  });

  test('the result gives way before the arguments', () => {
    const outputSchema = object(members(texts(30), { type: 'string' }));
    const inputSchema = object(members(texts(20), { type: 'string' }));
    const text = declaration(toolWith({ inputSchema, outputSchema }), 'summary');
    expect(text.match(/(v+\d+)\?: string/g)?.length).toBeGreaterThan(20);
    expect(text).toMatch(/vvvvvv19\?: string\}\): Promise<\{.*\/\* … \d+ more optional.*\*\/\}>$/);
  });

  test('optional arguments beyond the bound are counted, required ones stay', () => {
    const required = texts(10);
    const properties = { ...members(texts(40, 9), { type: 'string' }), ...members(required, { type: 'number' }) };
    const text = summary(object(properties, { required }));
    for (const name of required) expect(text).toContain(`${name}: number`);
    const shown = text.match(/v{9}\d+\?: string/g)?.length ?? 0;
    expect(text).toContain(`/* … ${40 - shown} more optional, see detail: "full" */`);
    expect(full(object(properties, { required })).match(/\?: string/g)).toHaveLength(40);
  });

  test('required arguments that no room is left for are counted too', () => {
    const required = texts(50, 30);
    expect(summary(object(members(required, {}), { required }))).toMatch(
      /\/\* … 4\d more required, see detail: "full" \*\//,
    );
    const endless = 'n'.repeat(9_000);
    expect(full(object({ [endless]: {} }, { required: [endless] }))).toContain('{/* … 1 more required */}');
  });

  test('a literal of great length is cut', () => {
    expect(typeOf({ const: 'y'.repeat(3_000) })).toMatch(/^string \/\* "y{30,100}… \*\/$/);
  });

  test('references that multiply are cut before they are written out', () => {
    const level = (property: JsonSchema) => object(members(texts(500), property));
    const refs = [1, 2, 3].map((n) => [`d${n - 1}`, level({ $ref: `#/$defs/d${n}` })]);
    // Written out it would have 500⁴ members.
    const $defs = { ...Object.fromEntries(refs), d3: level({ type: 'string' }) };
    const text = summary({ $ref: '#/$defs/d0', $defs });
    expect(text).toMatch(/\/\* … 4\d\d more optional/);
    expect(shortParameters(toolWith({ inputSchema: { $ref: '#/$defs/d0', $defs } }), 400)).toBeUndefined();
  });

  test('alternatives that multiply are given up', () => {
    const either = { anyOf: Array.from({ length: 10 }, (_, n) => ({ type: 'array', items: { const: n } })) };
    expect(summary(object({ a: { allOf: Array.from({ length: 30 }, () => either) } })).length).toBeLessThanOrEqual(545);
  });
});

test('what a call takes is short and whole, or not told', () => {
  const inputSchema = object({ a: { type: 'string' }, b: { type: 'integer', maximum: 5 } }, { required: ['a'] });
  expect(shortParameters(toolWith({ inputSchema }), 400)).toBe('demo.add(args: {a: string; b?: number /* <=5 */})');
  expect(shortParameters(toolWith({ inputSchema }), 30)).toBeUndefined();
});

test('a tool without arguments can be called with none and with an empty object, as validation has it', async () => {
  const text = summary(object({}, { additionalProperties: false }));
  expect(text).toContain('demo.add(args?: Record<string, never>)');
  const looped = object(
    { a: { $ref: '#/$defs/record' }, b: object({}, { additionalProperties: false }) },
    { $defs: { record: object({ a: { $ref: '#/$defs/record' } }) }, additionalProperties: false },
  );
  const problems = await typeProblems([
    { declaration: text, good: [{}, undefined], bad: [{ a: 1 }] },
    { declaration: summary(looped), good: [{ a: {}, b: {} }], bad: [{ b: { c: 1 } }] },
  ]);
  expect(problems).toEqual([]);
});
