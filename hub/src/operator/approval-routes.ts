/** The operator's part in calls that wait for a person: looking at them, deciding, and hearing of them at once. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Action, ActionHead } from '../approvals/action.ts';
import type { NotTaken, OperatorDecisions } from '../approvals/approvals.ts';
import {
  type ActionDetails,
  type ActionSummary,
  Approval,
  Rejection,
  Revocation,
  ScriptApproval,
} from './approvals-api.ts';
import { bodyOf, Refused } from './refused.ts';

/** A decision is answered with what became of the call, if that takes no longer. Milliseconds. */
const ANSWER_WITHIN_MS = 20_000;
/** Between two signs of life of a stream of events; at each its session has to be open still. Milliseconds. */
const HEARTBEAT_MS = 15_000;
/** Of the masked arguments, in a list. */
const BEGINNING_CHARS = 100;
/** Streams of events at one time, of all operators. */
const MAX_STREAMS = 20;

export interface ApprovalRoutesOptions {
  readonly approvals: OperatorDecisions;
  /** On the audit log, where a decision came from. */
  readonly surface: string;
  /** @throws Refused without a session; counts as its use. */
  readonly needSession: (request: FastifyRequest) => void;
  readonly heartbeatMs?: number;
}

interface ById {
  readonly Params: { readonly id: string };
}

const NOT_TAKEN: { readonly [why in NotTaken]: () => Refused } = {
  none: () => new Refused(404, 'There is no such action.'),
  decided: () => new Refused(409, 'This was decided already, or has expired. Look again.'),
  other: () => new Refused(409, 'This is not what was shown; nothing was decided. Look again.'),
};

export function addApprovalRoutes(app: FastifyInstance, options: ApprovalRoutesOptions): void {
  const { approvals, surface, needSession, heartbeatMs = HEARTBEAT_MS } = options;
  let streams = 0;

  const found = (id: string): Action => {
    const action = approvals.find(id);
    if (action === undefined) throw NOT_TAKEN.none();
    return action;
  };
  const told = (action: ActionHead): ActionSummary => ({
    ...summaryOf(action),
    argumentsBeginning: beginningOf(approvals.find(action.id)?.shownArgs),
  });
  const list = () => ({ actions: approvals.open().map(told) });

  void app.register(async (routes) => {
    routes.addHook('preHandler', async (request) => needSession(request));

    routes.get('/api/approvals', list);

    routes.get<ById>('/api/approvals/:id', (request): ActionDetails => {
      const action = found(request.params.id);
      return detailsOf(action, approvals.scriptOf(action));
    });

    routes.post<ById>('/api/approvals/:id/reveal', async (request) => {
      const { id } = found(request.params.id);
      const json = await approvals.reveal(id, surface);
      if (json === undefined) throw new Refused(410, 'The arguments were erased when this was decided.');
      return { arguments: JSON.parse(json) };
    });

    routes.post<ById>('/api/approvals/:id/approve', async (request) => {
      const { hash, always } = bodyOf(request, Approval);
      const { id } = request.params;
      const taken = await approvals.approve(id, hash, surface, always);
      if (typeof taken === 'string') throw NOT_TAKEN[taken]();
      await within(taken.done, ANSWER_WITHIN_MS);
      return told(found(id));
    });

    routes.post<ById>('/api/approvals/:id/reject', async (request) => {
      const { reason } = bodyOf(request, Rejection);
      const { id } = request.params;
      const taken = await approvals.reject(id, surface, reason);
      if (taken !== 'rejected') throw NOT_TAKEN[taken]();
      return told(found(id));
    });

    routes.post<{ Params: { scriptId: string } }>('/api/approvals/scripts/:scriptId/approve', async (request) => {
      const { actions } = bodyOf(request, ScriptApproval);
      const isOfScript = ({ id }: { readonly id: string }) => approvals.find(id)?.scriptId === request.params.scriptId;
      if (!actions.every(isOfScript))
        throw new Refused(409, 'These are not all calls of one script; nothing was decided.');
      await within(approveInOrder(actions), ANSWER_WITHIN_MS);
      return { actions: actions.map(({ id }) => told(found(id))) };
    });

    routes.get('/api/approvals/always', () => ({ kinds: approvals.always() }));

    routes.post('/api/approvals/always/revoke', async (request) => {
      const { kind } = bodyOf(request, Revocation);
      if (!(await approvals.revokeAlways(kind, surface))) throw new Refused(404, 'There is no such rule.');
      return { kinds: approvals.always() };
    });

    routes.get('/api/approvals/events', (request, reply) => stream(request, reply));
  });

  /** One after the other, as the script made them; what somebody else decided meanwhile is left as it is. */
  async function approveInOrder(actions: readonly { readonly id: string; readonly hash: string }[]): Promise<void> {
    for (const { id, hash } of actions) {
      const taken = await approvals.approve(id, hash, surface, false);
      if (typeof taken !== 'string') await taken.done;
    }
  }

  function stream(request: FastifyRequest, reply: FastifyReply): void {
    if (streams >= MAX_STREAMS) throw new Refused(429, `${MAX_STREAMS} streams of events are open already.`);
    streams += 1;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const send = (action: ActionHead): void => void raw.write(`data: ${JSON.stringify(told(action))}\n\n`);
    for (const action of approvals.open()) send(action);
    const stop = approvals.listen(send);
    const heartbeat = setInterval(() => {
      try {
        needSession(request);
        raw.write(':\n\n');
      } catch {
        raw.end();
      }
    }, heartbeatMs);
    raw.write(':\n\n');
    raw.once('close', () => {
      streams -= 1;
      stop();
      clearInterval(heartbeat);
    });
  }
}

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

function summaryOf(action: ActionHead): ActionSummary {
  const { id, state, isRetryable, hash, client, integration, method, tool, access, rule, kind, mayBeAlways } = action;
  const { scriptId, callId, stagedAt, expiresAt, surface, reason, error } = action;
  const named = { id, state, isRetryable, hash, client, integration, method, tool, access, rule, kind, mayBeAlways };
  return { ...named, scriptId, callId, stagedAt, expiresAt, surface, reason, error };
}

function beginningOf(json: string | undefined): string | undefined {
  if (json === undefined || json.length <= BEGINNING_CHARS) return json;
  return `${json.slice(0, BEGINNING_CHARS)}…`;
}

function detailsOf(
  action: Action,
  { code, sha256 }: { readonly code: string; readonly sha256: string },
): ActionDetails {
  const { description, shownArgs, preview, callLines } = action;
  return {
    ...summaryOf(action),
    description,
    arguments: JSON.parse(shownArgs),
    preview,
    script: { code, sha256, callLines },
  };
}
