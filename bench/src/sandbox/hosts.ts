/** Starts the contestants' processes, and asks them one at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ContestantName } from './contestant.ts';
import type { Answer, Request } from './host.ts';

export interface Host {
  readonly name: ContestantName;
  readonly pid: number;
  ask(request: Exclude<Request, { kind: 'close' }>): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** Far over what any turn takes: a contestant that hangs is not waited for. */
const ANSWER_TIMEOUT_MS = 60_000;

async function answerOf(child: ChildProcess, name: ContestantName): Promise<readonly number[]> {
  const ended = new AbortController();
  try {
    const [answer] = (await Promise.race([
      once(child, 'message', { signal: ended.signal }),
      once(child, 'exit', { signal: ended.signal }).then(() => [{ problem: 'its process ended' }]),
      delay(ANSWER_TIMEOUT_MS, [{ problem: 'it did not answer in time' }], { signal: ended.signal }),
    ])) as [Answer]; // Only host.ts writes on this channel.
    if ('problem' in answer) throw new Error(`${name}: ${answer.problem}`);
    return answer;
  } finally {
    ended.abort();
  }
}

/** Rejects when the contestant cannot run here: its library is missing, or has no binary for this platform. */
export async function startHost(name: ContestantName): Promise<Host> {
  const child = fork(join(import.meta.dirname, 'host.ts'), [name], {
    // isolated-vm asks for the first.
    execArgv: ['--no-node-snapshot', '--no-warnings'],
  });
  try {
    await answerOf(child, name);
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    name,
    pid: child.pid ?? 0,
    async ask(request) {
      const answer = answerOf(child, name);
      child.send(request);
      return answer;
    },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.send({ kind: 'close' } satisfies Request);
      await gone;
    },
  };
}
