/** For tests: a tool, and an integration, that differ from the plainest ones in what the test is about. */
import type { Integration, Tool } from '../tool.ts';

export function toolWith(parts: Partial<Tool>): Tool {
  return {
    integration: 'demo',
    wireName: 'add',
    method: 'add',
    description: '',
    keywords: [],
    inputSchema: {},
    outputSchema: undefined,
    access: 'read',
    isDestructive: false,
    isIdempotent: false,
    example: undefined,
    timeoutMs: undefined,
    ...parts,
  };
}

/** One that was listed, with one tool. */
export function integrationWith(name: string, parts: Partial<Integration> = {}): Integration {
  return {
    name,
    trust: 'vetted',
    endpoint: `http://${name}:3000/mcp`,
    purpose: '',
    state: 'available',
    tools: [toolWith({ integration: name })],
    held: [],
    skills: [],
    spec: undefined,
    refreshedAt: 0,
    lastError: undefined,
    ...parts,
  };
}
