/**
 * Strips TypeScript annotations from a script, in a thread that can be thrown away.
 *
 * The stripper is a WebAssembly program that a deeply nested text drives out of its memory, after which it fails for
 * every later text of the same thread, and a long text would hold the hub's only thread meanwhile. So it runs beside
 * the hub, one text at a time, with a time-out, and whatever is not a plain answer ends the thread.
 */
import { Worker } from 'node:worker_threads';
import type { StripAnswer, StripRequest } from './strip-types-worker.ts';

const TIMEOUT_MS = 3_000;

export interface TypeStripper {
  /** The text with annotations blanked, lines kept; undefined where it is no TypeScript either, or was too much. */
  strip(text: string): Promise<{ readonly text: string } | { readonly unsupported: string } | undefined>;
  close(): Promise<void>;
}

export function createTypeStripper(): TypeStripper {
  let worker: Worker | undefined;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function drop(): void {
    void worker?.terminate();
    worker = undefined;
  }

  function ask(text: string): Promise<StripAnswer | undefined> {
    worker ??= new Worker(new URL('./strip-types-worker.ts', import.meta.url), {
      env: {},
      execArgv: ['--no-warnings'],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    const asked = worker;
    asked.unref();
    lastId += 1;
    const request: StripRequest = { id: lastId, text };
    return new Promise((resolve) => {
      const end = (answer: StripAnswer | undefined): void => {
        clearTimeout(timer);
        asked.removeAllListeners();
        // An error listener stays: the thread may still fail while it is being ended.
        asked.on('error', () => {});
        if (answer === undefined) drop();
        resolve(answer);
      };
      const timer = setTimeout(end, TIMEOUT_MS, undefined);
      asked.on('message', (answer: StripAnswer) => end(answer));
      asked.on('error', () => end(undefined));
      asked.on('exit', () => end(undefined));
      asked.postMessage(request);
    });
  }

  async function strip(text: string): ReturnType<TypeStripper['strip']> {
    const answer = await ask(text);
    if (answer === undefined) return undefined;
    if ('text' in answer) return { text: answer.text };
    if (answer.code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') return { unsupported: answer.problem };
    if (answer.code !== 'ERR_INVALID_TYPESCRIPT_SYNTAX') drop();
    return undefined;
  }

  return {
    strip(text) {
      const turn = queue.then(() => strip(text));
      queue = turn.catch(() => {});
      return turn;
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
