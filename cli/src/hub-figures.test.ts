import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createPrometheusMetrics } from '../../hub/src/metrics/prometheus.ts';
import { hubStartedAt, waitingCalls } from './hub-figures.ts';

test("the hub's own page says since when it runs and how many calls wait; without a hub nothing does", async () => {
  const metrics = createPrometheusMetrics({
    waitingScripts: () => 0,
    circuits: () => [],
    pendingActions: () => 3,
    isSandboxConnected: () => true,
    integrationStates: () => [],
  });
  const server = createServer(async (_request, response) => void response.end(await metrics.text()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = (typeof address === 'object' && address !== null ? address.port : 0) - 1;
  expect(await waitingCalls(port)).toBe(3);
  expect(await hubStartedAt(port)).toBeGreaterThan(1e9);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  expect(await waitingCalls(port)).toBeUndefined();
});
