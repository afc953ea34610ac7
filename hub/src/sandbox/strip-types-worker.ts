/** A thread that strips TypeScript annotations. What it is given is hostile: see strip-types.ts for why it stands apart. */
import { stripTypeScriptTypes } from 'node:module';
import { parentPort } from 'node:worker_threads';

export interface StripRequest {
  readonly id: number;
  readonly text: string;
}

export type StripAnswer =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly problem: string; readonly code: string };

parentPort?.on('message', ({ id, text }: StripRequest) => {
  let answer: StripAnswer;
  try {
    answer = { id, text: stripTypeScriptTypes(text) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    answer = { id, problem: message, code: code ?? '' };
  }
  parentPort?.postMessage(answer);
});
