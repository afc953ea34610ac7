/** For tests: a session without any library, whose client answers what it is asked as it likes. */
import { ALICE, openSession, send, sessionful } from './test-hub.ts';

/** A message of the hub on the stream of a call. */
interface HubMessage {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: { readonly content: readonly { readonly text: string }[]; readonly isError?: boolean };
}

interface OpenCall {
  /** The next message that fits; fails when the stream ends before. */
  next(fits: (message: HubMessage) => boolean): Promise<HubMessage>;
  /** What the model reads. */
  answer(): Promise<string>;
  /** Closes the stream; the call goes on. */
  leave(): Promise<void>;
}

export interface RawSession {
  readonly headers: Readonly<Record<string, string>>;
  call(code: string, id?: number): Promise<OpenCall>;
  /** Sends a message; the status it is answered with. */
  post(message: object): Promise<number>;
  /** Ends the session. */
  remove(): Promise<number>;
}

/** Declares that it can show forms. */
export async function openRawSession(url: string, token: string = ALICE): Promise<RawSession> {
  const headers = await openSession(url, token, { elicitation: {} });
  return {
    headers,
    async call(code, id = 2) {
      const body = sessionful('tools/call', { name: 'execute_code', arguments: { code } }, id);
      const response = await fetch(url, { method: 'POST', headers, body });
      if (response.body === null) throw new Error('no stream');
      return openCall(response.body.pipeThrough(new TextDecoderStream()).getReader(), id);
    },
    post: async (message) =>
      (await send(url, { headers, body: JSON.stringify({ jsonrpc: '2.0', ...message }) })).status,
    remove: async () => (await send(url, { method: 'DELETE', headers })).status,
  };
}

function openCall(reader: ReadableStreamDefaultReader<string>, callId: number): OpenCall {
  let text = '';
  async function nextLine(): Promise<string> {
    for (let end = text.indexOf('\n'); ; end = text.indexOf('\n')) {
      if (end >= 0) {
        const line = text.slice(0, end);
        text = text.slice(end + 1);
        return line;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream has ended');
      text += value;
    }
  }
  const call: OpenCall = {
    async next(fits) {
      for (;;) {
        const line = await nextLine();
        if (!line.startsWith('data: ')) continue;
        // A JSON-RPC message; the tests look at its members.
        const message = JSON.parse(line.slice(6)) as HubMessage;
        if (fits(message)) return message;
      }
    },
    async answer() {
      const { result } = await call.next(({ id, method }) => id === callId && method === undefined);
      return result?.content.map((block) => block.text).join('\n') ?? '';
    },
    leave: () => reader.cancel(),
  };
  return call;
}
