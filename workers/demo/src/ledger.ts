/** What reached the demo worker: every call, in order, and how it ended. Tests read it to see what really happened. */
import { defineTool, type Tool, type ToolContext } from '@sallyport/worker-sdk';
import { z } from 'zod';

type CallState = 'running' | 'finished' | 'failed' | 'aborted';

interface RecordedCall {
  readonly id: number;
  readonly tool: string;
  readonly args: unknown;
  readonly state: CallState;
  /** ISO 8601. */
  readonly startedAt: string;
}

export interface Ledger {
  /** The same tool, each of its calls recorded. Calls with arguments that it refuses are recorded too. */
  recorded(tool: Tool): Tool;
  /** The tool that shows the ledger; itself not recorded. */
  readonly listCalls: Tool;
}

const MAX_CALLS = 1_000;

export function createLedger(now: () => Date): Ledger {
  const calls = new Map<number, RecordedCall>();
  let lastId = 0;

  function recorded(tool: Tool): Tool {
    const run = async (args: unknown, ctx: ToolContext) => {
      lastId += 1;
      const call = { id: lastId, tool: tool.listed.name, args: args ?? {}, startedAt: now().toISOString() };
      const enter = (state: CallState) => {
        if (state === 'running' || calls.has(call.id)) calls.set(call.id, { ...call, state });
      };
      enter('running');
      calls.delete(call.id - MAX_CALLS);
      try {
        const value = await tool.run(args, ctx);
        enter('finished');
        return value;
      } catch (error) {
        enter(ctx.signal.aborted ? 'aborted' : 'failed');
        throw error;
      }
    };
    return { ...tool, run };
  }

  const listCalls = defineTool({
    name: 'list_calls',
    description:
      'Lists the calls that reached this worker, oldest first (the last 1,000), and how each ended: {calls: [{id, tool, args, state, startedAt}]}.',
    input: z.object({}),
    annotations: { readOnlyHint: true },
    keywords: ['ledger', 'history'],
    handler: () => ({ calls: [...calls.values()] }),
  });

  return { recorded, listCalls };
}
