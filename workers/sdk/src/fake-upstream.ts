/** An HTTP server for tests that stands in for an upstream: it answers as the test says and remembers what it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface FakeAnswer {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
}

export interface FakeUpstream extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** `answer` may wait, and may return `hang-up` to close the connection without an answer. */
export async function startFakeUpstream(
  answer: (request: ReceivedRequest, index: number) => FakeAnswer | 'hang-up' | Promise<FakeAnswer | 'hang-up'>,
): Promise<FakeUpstream> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const { method = '', url = '', headers } = req;
    const received = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
    requests.push(received);
    const given = await answer(received, requests.length - 1);
    if (given === 'hang-up') {
      res.destroy();
      return;
    }
    const text = given.json === undefined ? (given.text ?? '') : JSON.stringify(given.json);
    const type = given.json === undefined ? 'text/plain' : 'application/json';
    res.writeHead(given.status ?? 200, { 'content-type': type, ...given.headers }).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { url: `http://127.0.0.1:${port}`, requests, close, [Symbol.asyncDispose]: close };
}
