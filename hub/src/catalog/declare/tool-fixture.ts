/** For tests: a tool that differs from the plainest one in what the test is about. */
import type { Tool } from '../tool.ts';

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
