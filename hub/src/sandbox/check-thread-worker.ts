/** The thread that reads long and TypeScript texts. What it is given is hostile: see check-thread.ts. */
import { stripTypeScriptTypes } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { type ErrorCode, SallyportError } from '../errors.ts';
import { type CheckedText, checkText, type StripTypes } from './check-text.ts';

export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly hint?: string;
}

/** `isSpent`: the stripper failed in a way after which this thread is not to be used again. */
export type CheckAnswer = (CheckedText | { readonly refusal: Refusal }) & { readonly isSpent: boolean };

function check(code: string): CheckAnswer {
  let isSpent = false;
  const strip: StripTypes = (text) => {
    try {
      return { text: stripTypeScriptTypes(text) };
    } catch (error) {
      // Node's own error: it always has a code.
      const { message, stack = '', code: problem } = error as Error & { code?: string };
      if (problem === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') {
        // The place stands in its stack alone, as `:3` before the lines around it.
        const line = /^:(\d{1,9})\n/.exec(stack)?.[1];
        return { unsupported: message, line: line === undefined ? undefined : Number(line) };
      }
      isSpent = problem !== 'ERR_INVALID_TYPESCRIPT_SYNTAX';
      return undefined;
    }
  };
  try {
    return { ...checkText(code, strip), isSpent };
  } catch (error) {
    if (!(error instanceof SallyportError)) throw error;
    const { code: errorCode, message, hint } = error;
    return { refusal: { code: errorCode, message, ...(hint === undefined ? {} : { hint }) }, isSpent };
  }
}

/** What the thread says before its first text. */
export type Ready = 'ready';

// The first text would otherwise pay for loading parser and stripper, which takes longer than most texts.
check('const ready: boolean = true');
parentPort?.on('message', (code: string) => parentPort?.postMessage(check(code)));
parentPort?.postMessage('ready' satisfies Ready);
