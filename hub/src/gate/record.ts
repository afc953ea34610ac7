/** Puts every call on the audit log, whatever happens to it further in. */
import type { AuditLog } from '../audit/audit-log.ts';
import type { CallOutcome } from '../audit/outcomes.ts';
import type { Tool } from '../catalog/tool.ts';
import type { WorkerFailure } from '../catalog/worker/worker-failure.ts';
import { SallyportError } from '../errors.ts';
import { JsonText } from '../json-text.ts';
import { maskText, maskValue } from '../privacy/mask.ts';
import { outgoing } from '../workspace/outgoing.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Call, Decision, Milestone, RecordedCall, Step } from './call.ts';

const LOST: { readonly [kind in WorkerFailure['kind']]: CallOutcome } = {
  unreachable: 'transport-error',
  timeout: 'transport-error',
  busy: 'protocol-error',
  protocol: 'protocol-error',
  'too-large': 'protocol-error',
  aborted: 'ended',
};

type CalledTool = Pick<Tool, 'wireName' | 'access' | 'isDestructive'>;

/** What is known of a call by the milestones that it has passed. */
interface Way {
  tool?: CalledTool;
  /** As the script gave them, to the tool itself once that is known. */
  args: unknown;
  decision?: Decision;
  left: boolean;
  lost?: WorkerFailure['kind'];
  answered?: Extract<Milestone, { at: 'answered' }>['as'];
}

/**
 * Two records a call: `call.dispatched` before it leaves for its worker, `call.finished` before the script gets its
 * answer. A call that never left has only the second, with the outcome `refused` (or `held`, where it waits for a person).
 * Arguments are recorded masked, once: with the tokens that the script gave, and whatever else in them is to be masked.
 * Resolves with the value as JSON text, since its length is recorded.
 */
export function createRecord(audit: AuditLog, workspaces: Pick<Workspaces, 'of'>): Step<Call, RecordedCall> {
  return async (call, next) => {
    const context = outgoing(workspaces, call.script.workspace);
    const identity = {
      correlationId: call.script.id,
      callId: call.id,
      ...(call.action === undefined ? {} : { actionId: call.action.id, attempt: call.action.attempt }),
      client: call.script.client.name,
      // Names come from the script, which may write anything there.
      integration: await maskText(call.integration, context),
      method: await maskText(call.method, context),
    };
    const startedAt = performance.now();
    const way: Way = { args: call.args, left: false };
    let masked: Promise<unknown> | undefined;
    // Asked only behind the lookup of the tool, or after that failed: the arguments stay what they are from there on.
    const maskedArgs = (): Promise<unknown> => {
      masked ??= maskValue(way.args, context);
      return masked;
    };
    let dispatched = false;

    const onMilestone = (milestone: Milestone): void => {
      note(way, milestone);
      call.onMilestone(milestone);
    };
    const recordDispatch = async (tool: Tool): Promise<void> => {
      const args = await maskedArgs();
      const record = { event: 'call.dispatched', ...identity, ...described(tool, args), ...decided(way) };
      await audit.append({ ...record, arguments: args }, { durable: tool.access !== 'read' });
      dispatched = true;
    };
    const finish = async (outcome: { readonly outcome: CallOutcome; readonly [field: string]: unknown }) => {
      const durationMs = Math.round(performance.now() - startedAt);
      const args = await maskedArgs();
      await audit.append({
        event: 'call.finished',
        ...identity,
        ...(way.tool === undefined ? {} : described(way.tool, args)),
        ...decided(way),
        ...(dispatched ? { sent: way.left } : { arguments: args }),
        ...outcome,
        durationMs,
      });
    };

    let text: string | undefined;
    try {
      text = textOf(await next({ ...call, onMilestone, recordDispatch }));
    } catch (error) {
      const errorCode = error instanceof SallyportError ? error.code : 'API_ERROR';
      await finish({ outcome: failureOf(way, call.script.signal.aborted), errorCode });
      throw error;
    }
    // Of one that a person was asked about at once the action has records of its own, with what its worker answered.
    const isHeld = way.decision?.verdict === 'ask' || way.answered === undefined;
    await finish({ outcome: isHeld ? 'held' : 'ok', bytes: Buffer.byteLength(text ?? '') });
    return text === undefined ? undefined : new JsonText(text);
  };
}

function note(way: Way, milestone: Milestone): void {
  switch (milestone.at) {
    case 'resolved':
      way.tool = milestone.tool;
      if (milestone.unwrapped !== undefined) way.args = milestone.unwrapped.args;
      break;
    case 'decided':
      way.decision = milestone.decision;
      break;
    case 'left':
      way.left = true;
      break;
    case 'lost':
      way.left = milestone.sent;
      way.lost = milestone.kind;
      break;
    case 'answered':
      way.answered = milestone.as;
      break;
    case 'strayed':
      break;
  }
}

/** The reason stands for itself where the tool demands one: long arguments are cut. */
function described({ wireName, access, isDestructive }: CalledTool, args: unknown) {
  const needsReason = String(access) === 'exec';
  const reason = typeof args === 'object' && args !== null && 'reason' in args ? args.reason : undefined;
  const harm = access === 'write' && isDestructive ? { destructive: true } : {};
  return { tool: wireName, access, ...harm, ...(needsReason ? { reason } : {}) };
}

function decided({ decision }: Way) {
  return decision === undefined ? {} : { decision: decision.verdict, rule: decision.rule };
}

function failureOf({ answered, lost }: Way, hasScriptEnded: boolean): CallOutcome {
  if (answered === 'ok') return 'result-refused';
  if (answered !== undefined) return answered === 'unclear' ? 'unclear' : 'tool-error';
  if (lost !== undefined) return LOST[lost];
  return hasScriptEnded ? 'ended' : 'refused';
}

function textOf(value: unknown): string | undefined {
  return value instanceof JsonText ? value.text : JSON.stringify(value);
}
