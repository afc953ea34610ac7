/**
 * Reads a script's text in a thread that can be thrown away.
 *
 * A text of full length can hold a parser for many seconds (its regular expressions are validated too), and the type
 * stripper is a WebAssembly program that a deeply nested text drives out of its memory, after which it fails for every
 * later text of the same thread. So both run beside the hub, one text at a time, with a time-out; a thread that was late,
 * died or is spent is replaced.
 */
import { Worker } from 'node:worker_threads';
import type { CheckAnswer } from './check-thread-worker.ts';

const TIMEOUT_MS = 2_000;

export interface CheckThread {
  /** Never rejects for what a text does. */
  check(text: string): Promise<CheckAnswer>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  /** Takes the answer to the one open request; undefined when the thread failed. */
  answer: (answer: CheckAnswer | undefined) => void;
}

const TOO_COMPLEX: CheckAnswer = {
  refusal: {
    code: 'SANDBOX_SYNTAX',
    message: 'the script is too complex: reading its text takes too long, or too much memory',
    hint: 'write a shorter script, or several',
  },
  isSpent: true,
};

export function createCheckThread(): CheckThread {
  let thread: Thread | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function startThread(): Thread {
    const worker = new Worker(new URL('./check-thread-worker.ts', import.meta.url), {
      env: {},
      execArgv: ['--no-warnings'],
      resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 2 },
    });
    const started: Thread = { worker, answer: () => {} };
    worker.on('message', (answer: CheckAnswer) => started.answer(answer));
    worker.on('error', () => started.answer(undefined));
    worker.on('exit', () => {
      started.answer(undefined);
      if (thread === started) thread = undefined;
    });
    worker.unref();
    return started;
  }

  async function drop(): Promise<void> {
    const dropped = thread;
    thread = undefined;
    await dropped?.worker.terminate();
  }

  function ask(text: string): Promise<CheckAnswer> {
    thread ??= startThread();
    const asked = thread;
    return new Promise((resolve) => {
      const timer = setTimeout(() => asked.answer(undefined), TIMEOUT_MS);
      asked.answer = (answer) => {
        clearTimeout(timer);
        asked.answer = () => {};
        resolve(answer ?? TOO_COMPLEX);
      };
      asked.worker.postMessage(text);
    });
  }

  async function check(text: string): Promise<CheckAnswer> {
    const answer = await ask(text);
    if (answer.isSpent) await drop();
    return answer;
  }

  return {
    check(text) {
      const turn = queue.then(() => check(text));
      queue = turn.catch(() => {});
      return turn;
    },
    close: drop,
  };
}
