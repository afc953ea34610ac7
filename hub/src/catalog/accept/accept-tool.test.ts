import { describe, expect, test } from 'vitest';
import { SchemaRefused } from './accept-schema.ts';
import { acceptTool, revisionOf } from './accept-tool.ts';
import type { ToolDefinition } from './definition.ts';

function accepted(parts: Partial<ToolDefinition>) {
  return acceptTool('crane', { name: 'lift', inputSchema: { type: 'object' }, ...parts }, 'lift');
}

describe('what a tool does is taken from the one value that claims the harmless case', () => {
  test.each<[object | undefined, unknown, string, boolean, boolean]>([
    [undefined, undefined, 'write', true, false],
    [{}, undefined, 'write', true, false],
    [{ readOnlyHint: true }, undefined, 'read', false, false],
    [{ readOnlyHint: true, destructiveHint: false, idempotentHint: true }, 'read', 'read', false, true],
    [{ readOnlyHint: 'true' }, undefined, 'write', true, false],
    [{ readOnlyHint: 1, destructiveHint: false }, undefined, 'write', false, false],
    [{ readOnlyHint: true, destructiveHint: true }, undefined, 'write', true, false],
    [{ readOnlyHint: true, destructiveHint: 'no' }, undefined, 'write', true, false],
    [{ readOnlyHint: true }, 'write', 'write', true, false],
    [{ readOnlyHint: true }, 'EXEC', 'write', true, false],
    [{ destructiveHint: false, idempotentHint: true }, undefined, 'write', false, true],
    [{ destructiveHint: false, idempotentHint: 'true' }, undefined, 'write', false, false],
    [{ destructiveHint: 'false' }, undefined, 'write', true, false],
    [{ readOnlyHint: true, destructiveHint: false }, 'exec', 'exec', false, false],
    [{ readOnlyHint: true }, 'exec', 'exec', true, false],
  ])('%j with the access %j', (annotations, access, is, isDestructive, isIdempotent) => {
    const tool = accepted({
      ...(annotations === undefined ? {} : { annotations: { ...annotations } }),
      _meta: { access },
    });
    expect(tool).toMatchObject({ access: is, isDestructive, isIdempotent });
  });
});

test('the revision changes with what a tool is taken for, and with nothing else', () => {
  const of = (parts: Partial<ToolDefinition>) => revisionOf([{ name: 'lift', inputSchema: {}, ...parts }]);
  const plain = of({ annotations: { readOnlyHint: true } });
  expect(plain).toMatch(/^[0-9a-f]{16}$/);
  expect(of({ annotations: { readOnlyHint: true, title: 'Lift' }, description: 'Lifts.' })).toBe(plain);
  for (const parts of [
    { annotations: {} },
    { annotations: { readOnlyHint: true, destructiveHint: true } },
    { annotations: { readOnlyHint: true }, _meta: { access: 'exec' } },
    { name: 'drop', annotations: { readOnlyHint: true } },
  ])
    expect(of(parts)).not.toBe(plain);
});

describe('a tool that runs commands is declared with a reason', () => {
  const EXEC = { _meta: { access: 'exec' } };

  test('of the hub, where its worker lists none', () => {
    const { inputSchema, keepsReason } = accepted({
      ...EXEC,
      inputSchema: { type: 'object', properties: { command: {} }, required: ['command'], additionalProperties: false },
    });
    expect(keepsReason).toBe(true);
    expect(inputSchema).toMatchObject({
      properties: { command: {}, reason: { type: 'string', minLength: 3 } },
      required: ['command', 'reason'],
    });
  });

  test("of the worker's own, where it lists one, which is then required and long enough", () => {
    const own = { description: 'The ticket.', minLength: 8 };
    const { inputSchema, keepsReason } = accepted({ ...EXEC, inputSchema: { properties: { reason: own } } });
    expect(keepsReason).toBeUndefined();
    expect(inputSchema).toEqual({
      properties: { reason: { description: 'The ticket.', type: 'string', minLength: 8 } },
      required: ['reason'],
    });
    const lax = accepted({
      ...EXEC,
      inputSchema: { properties: { reason: { type: ['string', 'null'], minLength: 0 } } },
    });
    expect(lax.inputSchema['properties']).toMatchObject({ reason: { type: 'string', minLength: 3 } });
  });

  test.each(['$ref', 'allOf', 'oneOf', 'maxProperties', 'propertyNames'])(
    'and is not served where %s could refuse the one that is added',
    (keyword) => {
      const value =
        keyword === '$ref' ? '#/$defs/a' : keyword === 'maxProperties' ? 1 : keyword === 'propertyNames' ? {} : [{}];
      expect(() => accepted({ ...EXEC, inputSchema: { [keyword]: value } })).toThrow(SchemaRefused);
      const listing = { [keyword]: value, properties: { reason: {} } };
      expect(accepted({ ...EXEC, inputSchema: listing }).keepsReason).toBeUndefined();
    },
  );
});
