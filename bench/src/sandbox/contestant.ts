/** What every sandbox that takes part is asked to do. Each lives in a process of its own, so that memory can be told apart. */
import { setTimeout as delay } from 'node:timers/promises';
import { SLOW_CALL_MS } from './scripts.ts';

export interface Contestant {
  /** The name by which a script calls: `<tools>.echo(…)`. */
  readonly tools: string;
  /** Runs one script text and answers its value. `client`: which of several concurrent clients asks, from 0. */
  run(code: string, client: number): Promise<unknown>;
  /** Waits, outside of the time that is measured, until the next script finds what it is promised. */
  readonly prepare?: () => Promise<void>;
  close(): Promise<void>;
}

/** The one gate that all of them call: answers its argument, `slow` after a pause. */
export const TOOLS = {
  echo: async (args: unknown): Promise<unknown> => args,
  slow: async (args: unknown): Promise<unknown> => {
    await delay(SLOW_CALL_MS);
    return args;
  },
} as const;

export const CONTESTANTS = {
  'in-process': 'an AsyncFunction in the hub process: no walls, the limit',
  'bare-process':
    'an AsyncFunction in another process behind a Unix socket: no other wall, the limit of all that have this one',
  warm: 'this sandbox, one warm workspace for all clients',
  'warm-each': 'this sandbox, a warm workspace for each client',
  fresh: 'this sandbox, a new workspace for each script, which finds a spare runner ready; one client',
  cold: 'this sandbox, a new workspace for each script as fast as they come: mostly no spare is ready',
  'code-mode': '@ai-sdk/code-mode: QuickJS in a worker thread of the process',
  'isolated-vm': 'isolated-vm: a fresh V8 isolate for each script in the process',
} as const;
export type ContestantName = keyof typeof CONTESTANTS;

export function isContestantName(name: string): name is ContestantName {
  return Object.hasOwn(CONTESTANTS, name);
}
