/**
 * Reads a script's text in a thread that can be thrown away.
 *
 * A text of full length can hold a parser for many seconds (its regular expressions are validated too), and the type
 * stripper is a WebAssembly program that a deeply nested text drives out of its memory, after which it fails for every
 * later text of the same thread. So both run beside the hub, one text at a time, with a time-out; a thread that was late,
 * died or is spent is replaced.
 *
 * Nothing is held for a request that is over: its text leaves the queue at once, and is read for a moment more at most.
 */
import { Worker } from 'node:worker_threads';
import { createTextQueue, type WaitingText } from './check-thread-queue.ts';
import type { CheckAnswer, Ready } from './check-thread-worker.ts';
import { noKeeper } from './explain.ts';

/** From when the thread is ready. */
const TIMEOUT_MS = 2_000;
/** For a new thread to become ready: it loads a parser and a WebAssembly program. */
const START_TIMEOUT_MS = 30_000;
/** For a text whose request is over, from its start. Not none, since a new thread costs more than most texts. */
const ABANDONED_TIMEOUT_MS = 250;

interface CheckRequester {
  /** The client's name. */
  readonly client: string;
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal;
}

export interface CheckThread {
  /**
   * Never rejects for what a text does: only with the reason of the signal, with CONCURRENT_LIMIT_EXCEEDED where too much
   * is waiting, and when the thread is closed.
   */
  check(text: string, requester: CheckRequester): Promise<CheckAnswer>;
  /** Ends what is open, too. */
  close(): Promise<void>;
}

interface Asked extends WaitingText {
  readonly signal: AbortSignal;
  resolve(answer: CheckAnswer): void;
  reject(error: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  /** Resolved once it takes texts, and when it never will. */
  readonly ready: Promise<void>;
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
  const queue = createTextQueue<Asked>();
  let isServing = false;
  let isClosed = false;

  function startThread(): Thread {
    const worker = new Worker(new URL('./check-thread-worker.ts', import.meta.url), {
      env: {},
      execArgv: ['--no-warnings'],
      resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 2 },
    });
    const ready = Promise.withResolvers<void>();
    const started: Thread = { worker, ready: ready.promise, answer: () => {} };
    worker.on('message', (answer: CheckAnswer | Ready) => {
      if (answer === 'ready') ready.resolve();
      else started.answer(answer);
    });
    worker.on('error', () => started.answer(undefined));
    worker.on('exit', () => {
      ready.resolve();
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

  function ask({ text, signal }: Asked): Promise<CheckAnswer> {
    thread ??= startThread();
    const asked = thread;
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const giveUp = (): void => asked.answer(undefined);
      let timer = setTimeout(giveUp, START_TIMEOUT_MS);
      let isAnswered = false;
      void asked.ready.then(() => {
        // A timer that is started now would give up the next text.
        if (isAnswered || signal.aborted) return;
        clearTimeout(timer);
        timer = setTimeout(giveUp, TIMEOUT_MS);
      });
      const onAbort = (): void => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, startedAt + ABANDONED_TIMEOUT_MS - performance.now());
      };
      signal.addEventListener('abort', onAbort, { once: true });
      asked.answer = (answer) => {
        isAnswered = true;
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        asked.answer = () => {};
        resolve(answer ?? TOO_COMPLEX);
      };
      asked.worker.postMessage(text);
    });
  }

  async function answer(asked: Asked): Promise<void> {
    try {
      const answered = await ask(asked);
      if (isClosed) throw noKeeper();
      if (answered.isSpent) {
        queue.markLate(asked.client);
        await drop();
      }
      asked.resolve(answered);
    } catch (error) {
      asked.reject(error);
    }
  }

  async function serve(): Promise<void> {
    if (isServing) return;
    isServing = true;
    for (let asked = queue.next(); asked !== undefined; asked = queue.next()) {
      if (isClosed) asked.reject(noKeeper());
      else await answer(asked);
    }
    isServing = false;
  }

  return {
    check(text, { client, signal }) {
      if (isClosed) return Promise.reject(noKeeper());
      if (signal.aborted) return Promise.reject(signal.reason);
      return new Promise<CheckAnswer>((resolve, reject) => {
        const onAbort = (): void => {
          queue.remove(asked);
          reject(signal.reason);
        };
        const settled = (): void => signal.removeEventListener('abort', onAbort);
        const asked: Asked = {
          client,
          text,
          signal,
          resolve(answered) {
            settled();
            resolve(answered);
          },
          reject(error) {
            settled();
            reject(error);
          },
        };
        queue.add(asked);
        signal.addEventListener('abort', onAbort, { once: true });
        void serve();
      });
    },
    async close() {
      isClosed = true;
      await drop();
    },
  };
}
