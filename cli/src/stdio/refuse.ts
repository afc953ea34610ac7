/** Stands in for the relay where nothing can be relayed: a client learns why from the answer to its first request. */
import type { Readable, Writable } from 'node:stream';
import { linesOf } from './lines.ts';
import { errorReply, messageIn, RELAY_ERROR } from './message.ts';

/** Answers every request with an error of this text until `stdin` ends. */
export async function refuseAll(stdin: Readable, stdout: Writable, text: string): Promise<void> {
  for await (const line of linesOf(stdin)) {
    const { method, id } = messageIn(line) ?? {};
    if (method === undefined || id === undefined) continue;
    stdout.write(`${errorReply(id, { code: RELAY_ERROR.noAnswer, message: text })}\n`);
  }
}
