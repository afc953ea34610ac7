import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('the wanted port is given where it is free, another one where it is not', async () => {
  const wanted = await freePort();
  expect(await freePort(wanted)).toBe(wanted);
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const other = await freePort(wanted);
  server.close();
  expect(other).toBeGreaterThan(0);
  expect(other).not.toBe(wanted);
});
