import { expect, test } from 'vitest';
import type { Integration, Tool } from '../catalog/tool.ts';
import { readConfig } from '../config.ts';
import { limitsFrom } from '../limits.ts';
import { createScriptBounds } from './script-bounds.ts';

const SLOW: Tool = {
  integration: 'builder',
  wireName: 'build_all',
  method: 'buildAll',
  description: '',
  keywords: [],
  inputSchema: {},
  outputSchema: undefined,
  access: 'read',
  isDestructive: false,
  isIdempotent: false,
  example: undefined,
  timeoutMs: 400_000,
};

test('a slow tool lengthens the time of those clients that know it, and is named to no other', () => {
  const builder: Integration = {
    name: 'builder',
    purpose: '',
    trust: 'vetted',
    endpoint: 'http://builder:3000/mcp',
    state: 'available',
    tools: [SLOW],
    held: [],
    skills: [],
    spec: undefined,
    refreshedAt: 0,
    lastError: undefined,
  };
  const bounds = createScriptBounds(
    limitsFrom(readConfig({})).script,
    ({ timeoutMs }) => timeoutMs ?? 0,
    ({ name }) => (name === 'builds' ? [builder] : []),
  );
  expect(bounds.longestTimeout({ name: 'builds' })).toEqual({ ms: 400_000, declaredBy: 'builder.buildAll' });
  expect(bounds.longestTimeout({ name: 'reads' })).toEqual({ ms: 120_000, declaredBy: undefined });
});
