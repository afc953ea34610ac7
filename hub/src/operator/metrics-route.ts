/** `GET /metrics`: the hub's figures for a collector of this machine, which has no passphrase to type. */
import type { FastifyInstance } from 'fastify';
import type { MetricsPage } from '../metrics/metrics.ts';

/** Open without a session: it holds names of integrations and tools, counts and times, and nothing of what was said. */
export function addMetricsRoute(app: FastifyInstance, metrics: MetricsPage): void {
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
