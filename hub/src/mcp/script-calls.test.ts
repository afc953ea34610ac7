import type { ServerContext } from '@modelcontextprotocol/server';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createScriptCalls } from './script-calls.ts';
import { echo } from './test-hub.ts';

/** A request as far as it is read before the hub says that it stops. */
function contextWith(requestState: string | undefined): ServerContext {
  const mcpReq = { requestState: () => requestState, signal: new AbortController().signal };
  // Nothing else of it is looked at.
  return { mcpReq } as unknown as ServerContext;
}

test.each([
  ['a new script can be sent again', undefined, true],
  ['one that waited for its user may have made calls before', 'v1.sealed', false],
])('a hub that stops says to a call that comes late: %s', async (_what, state, retryable) => {
  const calls = createScriptCalls({
    execute: echo,
    saveFor: () => 'r1',
    bounds: {
      calls: 500,
      logLines: 200,
      defaultTimeoutMs: 60_000,
      longestTimeout: () => ({ ms: 120_000, declaredBy: undefined }),
    },
    onAnswersRefused: async () => undefined,
    log: pino({ level: 'silent' }),
  });
  await calls.stop();
  const late = calls.run({ code: 'return 1' }, contextWith(state), { name: 'alice' }, undefined);
  await expect(late).rejects.toMatchObject({ code: 'SANDBOX_LOST', retryable });
});
