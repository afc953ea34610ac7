import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { hubWarnings } from './hub-health.ts';

test.each([
  [{ status: 'ok' }, []],
  [{ status: 'ok', audit: 'off' }, ['THE AUDIT LOG IS OFF']],
  [{ status: 'ok', policy: 'gone' }, ['policy.yaml IS GONE']],
  [{ status: 'ok', audit: 'off', policy: 'gone' }, ['THE AUDIT LOG IS OFF', 'policy.yaml IS GONE']],
])('the operator is told what the hub says of itself: %j', async (health, said) => {
  const server = createServer((_request, response) => void response.end(JSON.stringify(health)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await hubWarnings(port)).toEqual(said.map((text) => expect.stringContaining(text)));
  server.close();
  await once(server, 'close');
  expect(await hubWarnings(port)).toEqual([]);
});
