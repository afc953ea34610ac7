import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { PolicyExplainer } from '../policy/explain.ts';
import { addPolicyRoutes } from './policy-routes.ts';
import { Refused } from './refused.ts';

const POLICY: PolicyExplainer = {
  explain: (integration, tool, client) => ({ problem: `${integration} ${tool} ${client}` }),
  strangers: () => [{ where: 'rules.1', what: 'tool', name: 'x', nearest: undefined }],
};

function appWith(guard: () => void) {
  const app = fastify();
  addPolicyRoutes(app, POLICY, guard);
  return app;
}

test('what cannot be explained is refused with the reason, and a body that does not fit with what is wrong', async () => {
  const app = appWith(() => undefined);
  const explain = (payload: object) => app.inject({ method: 'POST', url: '/api/policy/explain', payload });
  const none = await explain({ integration: 'git', tool: 'drop', client: 'bot' });
  expect([none.statusCode, none.json().message]).toEqual([404, 'git drop bot']);
  const wrong = await explain({ integration: 'git', method: 'drop' });
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, expect.stringContaining('tool')]);
  const strangers = await app.inject({ method: 'GET', url: '/api/policy/strangers' });
  expect(strangers.json()).toEqual({ strangers: [{ where: 'rules.1', what: 'tool', name: 'x' }] });
});

test('who may not look sees neither', async () => {
  const app = appWith(() => {
    throw new Refused(401, 'no');
  });
  const payload = { integration: 'git', tool: 'drop' };
  const explained = await app.inject({ method: 'POST', url: '/api/policy/explain', payload });
  const strangers = await app.inject({ method: 'GET', url: '/api/policy/strangers' });
  expect([explained.statusCode, strangers.statusCode]).toEqual([401, 401]);
});
