/** What an attempt to approve one's own call is, and whom it is made on. */
import { request } from 'node:http';
import type { McpClient } from '../clients.ts';
import type { SystemAddress } from '../system.ts';

/** A system with a call that waits for a person, and what the strongest attacker of each kind could have come to know. */
export interface Victim {
  readonly system: SystemAddress;
  readonly operatorPort: number;
  /** The call that waits; a client knows its id, and here also what an approval has to name. */
  readonly action: { readonly id: string; readonly hash: string; readonly scriptId: string };
  /** The id of a call of another client that waits. */
  readonly foreignId: string;
  /** The client that made the call. */
  readonly client: McpClient;
  /** A session of the console that is open, of which an attempt gets parts. */
  readonly visit: { readonly base: string; readonly cookie: string; readonly formToken: string };
}

export interface Attempt {
  /** What is tried. */
  readonly name: string;
  /** Tries it. @returns What came back, as text. */
  readonly make: (victim: Victim) => Promise<string>;
  /** Stands in what comes back: that it was refused, and where. */
  readonly refused: RegExp;
  /** Fields of a record that it leaves on the audit log; undefined where it reaches nothing that records. */
  readonly recorded: Readonly<Record<string, unknown>> | undefined;
}

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Status and text of an answer on a port of this machine; every header is the attacker's to choose. A stream counts with its head. */
export function ask(port: number, { method = 'GET', path, headers = {}, body = '' }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { host: `127.0.0.1:${port}`, ...length, ...headers };
    const asked = request({ host: '127.0.0.1', port, method, path, headers: all, agent: false }, (response) => {
      let text = '';
      const answer = (): void => resolve(`${response.statusCode} ${text}`);
      if (response.headers['content-type'] === 'text/event-stream') {
        answer();
        asked.destroy();
        return;
      }
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', answer);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

export const JSON_BODY = { 'content-type': 'application/json' };
export const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };
