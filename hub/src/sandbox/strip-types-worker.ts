/** A thread that strips TypeScript annotations. What it is given is hostile: see strip-types.ts for why it stands apart. */
import { stripTypeScriptTypes } from 'node:module';
import { parentPort } from 'node:worker_threads';

export type StripAnswer = { readonly text: string } | { readonly problem: string; readonly code: string };

function strip(text: string): StripAnswer {
  try {
    return { text: stripTypeScriptTypes(text) };
  } catch (error) {
    // Node's own error: it always has a code.
    const { message, code } = error as Error & { code?: string };
    return { problem: message, code: code ?? '' };
  }
}

parentPort?.on('message', (text: string) => parentPort?.postMessage(strip(text)));
