/** What an operator can ask about the policy. Nothing here changes anything. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PolicyExplainer } from '../policy/explain.ts';
import { PolicyQuestion } from './policy-api.ts';
import { bodyOf, Refused } from './refused.ts';

/** `guard`: throws Refused for who may not look. */
export function addPolicyRoutes(
  app: FastifyInstance,
  policy: PolicyExplainer,
  guard: (request: FastifyRequest) => void,
): void {
  app.post('/api/policy/explain', (request) => {
    guard(request);
    const { integration, tool, client } = bodyOf(request, PolicyQuestion);
    const explained = policy.explain(integration, tool, client);
    if ('problem' in explained) throw new Refused(404, explained.problem);
    return explained;
  });

  app.get('/api/policy/strangers', (request) => {
    guard(request);
    return { strangers: policy.strangers() };
  });
}
