/**
 * Strips TypeScript annotations from a script, in a thread that can be thrown away.
 *
 * The stripper is a WebAssembly program that a deeply nested text drives out of its memory, after which it fails for
 * every later text of the same thread, and a long text would hold the hub's only thread meanwhile. So it runs beside
 * the hub, one text at a time, with a time-out, and whatever is not a plain answer ends the thread.
 */
import { Worker } from 'node:worker_threads';
import type { StripAnswer } from './strip-types-worker.ts';

const TIMEOUT_MS = 3_000;

type Stripped = { readonly text: string } | { readonly unsupported: string };

export interface TypeStripper {
  /** The text with annotations blanked, lines kept; undefined where it is no TypeScript either, or was too much. */
  strip(text: string): Promise<Stripped | undefined>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  /** Takes the answer to the one open request; undefined when the thread failed. */
  answer: (answer: StripAnswer | undefined) => void;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./strip-types-worker.ts', import.meta.url), {
    env: {},
    execArgv: ['--no-warnings'],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const thread: Thread = { worker, answer: () => {} };
  worker.on('message', (answer: StripAnswer) => thread.answer(answer));
  worker.on('error', () => thread.answer(undefined));
  worker.on('exit', () => thread.answer(undefined));
  worker.unref();
  return thread;
}

export function createTypeStripper(): TypeStripper {
  let thread: Thread | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function drop(): Promise<void> {
    const dropped = thread;
    thread = undefined;
    await dropped?.worker.terminate();
  }

  function ask(text: string): Promise<StripAnswer | undefined> {
    thread ??= startThread();
    const asked = thread;
    return new Promise((resolve) => {
      const timer = setTimeout(() => asked.answer(undefined), TIMEOUT_MS);
      asked.answer = (answer) => {
        clearTimeout(timer);
        asked.answer = () => {};
        resolve(answer);
      };
      asked.worker.postMessage(text);
    });
  }

  async function strip(text: string): Promise<Stripped | undefined> {
    const answer = await ask(text);
    if (answer !== undefined && 'text' in answer) return answer;
    if (answer?.code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') return { unsupported: answer.problem };
    if (answer?.code !== 'ERR_INVALID_TYPESCRIPT_SYNTAX') await drop();
    return undefined;
  }

  return {
    strip(text) {
      const turn = queue.then(() => strip(text));
      queue = turn.catch(() => {});
      return turn;
    },
    close: drop,
  };
}
