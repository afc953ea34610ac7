/** Carries out what a person approved: looks once more whether it may still be done, and sends it, in no script. */
import type { Catalog } from '../catalog/catalog.ts';
import type { Tool } from '../catalog/tool.ts';
import { SallyportError } from '../errors.ts';
import type { Call, Milestone, RecordedCall, ResolvedCall, Script, Step } from '../gate/call.ts';
import { toolChanged, toolNow } from '../gate/unchanged.ts';
import type { Client } from '../identity.ts';
import { JsonText } from '../json-text.ts';
import type { Decision } from '../policy/decision.ts';
import { type Action, type ActionError, clientOfAction } from './action.ts';
import { actionHash, pinOf } from './action-hash.ts';
import type { ActionStore } from './action-store.ts';
import { ELICITATION } from './ask.ts';

export interface ApplyOptions {
  readonly store: ActionStore;
  readonly catalog: Pick<Catalog, 'integration'>;
  /** What scope and policy say of the call at this moment; of a client that was removed, no. */
  readonly decide: (client: Client, tool: Tool) => Decision;
  /** The first step of the gate: the call's lines on the audit log. */
  readonly record: Step<Call, RecordedCall>;
  /** What of the gate lies behind the decision. */
  readonly rest: (call: ResolvedCall) => Promise<unknown>;
  /** How long one call of the tool may take. */
  readonly timeoutMs: (tool: Tool) => number;
}

export type Outcome =
  | { readonly state: 'applied'; readonly result: string | undefined }
  | { readonly state: 'failed'; readonly error: ActionError };

const DEADLINE_ROOM_MS = 5_000;

/** What is told of an action that a hub was applying when it ended. */
export const INTERRUPTED: ActionError = {
  error: 'The hub was stopped while it was carrying this out; the call may have taken effect.',
  code: 'API_ERROR',
  retryable: false,
  hint: 'Look whether it did before anything is repeated.',
};

/** Sends an action that is `applying`. Never rejects: what fails is an outcome. `signal`: the hub stops. */
export async function applyAction(action: Action, options: ApplyOptions, signal: AbortSignal): Promise<Outcome> {
  let mayHaveHappened = false;
  let hasHappened = false;
  const onMilestone = (milestone: Milestone): void => {
    if (milestone.at === 'left') mayHaveHappened = true;
    else if (milestone.at === 'lost') mayHaveHappened = milestone.sent;
    else if (milestone.at === 'answered') {
      mayHaveHappened = milestone.as !== 'error';
      hasHappened = milestone.as === 'ok';
    }
  };
  try {
    const value = await send(action, options, signal, onMilestone);
    const text = value instanceof JsonText ? value.text : JSON.stringify(value);
    return { state: 'applied', result: text };
  } catch (error) {
    // The worker did it, whatever was wrong with its answer.
    if (hasHappened) return { state: 'applied', result: undefined };
    const shape =
      error instanceof SallyportError
        ? error.toShape()
        : new SallyportError('API_ERROR', 'The call failed inside the hub.').toShape();
    return { state: 'failed', error: { ...shape, retryable: shape.retryable && !mayHaveHappened } };
  }
}

async function send(
  action: Action,
  options: ApplyOptions,
  signal: AbortSignal,
  onMilestone: (milestone: Milestone) => void,
): Promise<unknown> {
  const { tool, args } = checked(action, options);
  const { scriptId, callId, workspace, integration, method } = action;
  const script: Script = {
    id: scriptId,
    client: clientOfAction(action),
    workspace,
    signal,
    // A little more than the call may take, so that its own limit is what ends it.
    deadline: performance.now() + options.timeoutMs(tool) + DEADLINE_ROOM_MS,
  };
  const decision = options.decide(script.client, tool);
  if (decision.verdict === 'deny')
    throw refused('PERMISSION_DENIED', `This call is not allowed any more (${decision.rule}).`);
  if (decision.kind !== action.kind)
    throw refused('TOOL_CHANGED', `${integration} is another worker now than the one this call was meant for.`);
  const whose = action.surface === ELICITATION ? 'user of the client' : 'operator';
  const rule = `approved by the ${whose} (${action.surface ?? ''})`;
  // Recorded with the arguments that may be seen; the real ones take their place behind that.
  const call: Call = {
    script,
    id: callId,
    integration,
    method,
    args: JSON.parse(action.shownArgs),
    action: { id: action.id, attempt: action.attempts },
    onMilestone,
  };
  return options.record(call, (recorded) => {
    recorded.onMilestone({ at: 'resolved', tool });
    recorded.onMilestone({ at: 'decided', decision: { ...decision, verdict: 'allow', rule } });
    return options.rest({ ...recorded, tool, args });
  });
}

/** The tool and the real arguments, if all is still as it was. @throws SallyportError */
function checked(action: Action, options: ApplyOptions): { readonly tool: Tool; readonly args: unknown } {
  const { store, catalog } = options;
  const { id, integration, method, tool: wireName } = action;
  const secret = store.secretOf(id);
  if (secret === undefined || actionHash(action, store.scriptOf(action).sha256, secret) !== action.hash)
    throw refused('API_ERROR', 'What is kept of this call is not what was approved; it was not sent.');
  const tool = toolNow(catalog, { integration, method, wireName });
  if (pinOf(tool) !== action.pin) throw toolChanged(tool);
  return { tool, args: JSON.parse(secret.args) };
}

function refused(code: 'PERMISSION_DENIED' | 'TOOL_CHANGED' | 'API_ERROR', why: string): SallyportError {
  return new SallyportError(code, `${why} Nothing was sent.`);
}
