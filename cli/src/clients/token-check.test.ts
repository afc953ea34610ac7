import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { acceptsToken } from './token-check.ts';

/** A hub that knows the token from the given request on. */
async function hub(knownFrom: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(asked.length < knownFrom ? 401 : 405).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { asked, close, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

describe('a token that was made just now', () => {
  it('is waited for until the hub has read its list anew', async () => {
    const { asked, close, port } = await hub(3);
    expect(await acceptsToken(port, 'sp_x')).toBe(true);
    await close();
    expect(asked).toEqual(Array.from({ length: 3 }, () => '/mcp Bearer sp_x'));
  });

  it('is waited for no longer than it is worth, and not at all where nothing runs', async () => {
    const { close, port } = await hub(Number.POSITIVE_INFINITY);
    expect(await acceptsToken(port, 'sp_x', 150)).toBe(false);
    await close();
    expect(await acceptsToken(port, 'sp_x')).toBeUndefined();
  });
});
