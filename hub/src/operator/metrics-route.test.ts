import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addMetricsRoute } from './metrics-route.ts';

test('the figures are served as they are, to whoever may reach the surface', async () => {
  const app = fastify();
  addMetricsRoute(app, { contentType: 'text/plain; version=0.0.4', text: async () => 'sallyport_scripts_total 1\n' });
  const { statusCode, headers, body } = await app.inject({ url: '/metrics' });
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; version=0.0.4',
    'sallyport_scripts_total 1\n',
  ]);
});
