/** Whether the person at a client may decide about a call in the client's own window, and need not be the operator. */
import type { Tool, Trust } from '../catalog/tool.ts';
import type { Grant } from './grants.ts';

/**
 * Only where the operator granted it. A client can answer its own questions, whoever sits there, so never about what
 * destroys, runs commands or reveals secrets, and never about a worker nobody answers for.
 */
export function mayAskClient(grant: Grant, tool: Pick<Tool, 'access' | 'isDestructive'>, trust: Trust): boolean {
  return grant.approves === 'elicitation' && trust === 'vetted' && tool.access === 'write' && !tool.isDestructive;
}

/** What a grant's `approves` says; anything else than the one word there is says no. */
export function parseApproves(value: unknown): Grant['approves'] {
  return value === 'elicitation' ? value : undefined;
}
