/**
 * What becomes of a call that a person decides about. It is staged in any case, before anybody is told. Where its client may
 * ask its own person and can, that is done, and the call is answered with what became of it; everything else leaves it
 * with the operator.
 */
import type { Logger } from 'pino';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Tool } from '../catalog/tool.ts';
import type { Milestone, ResolvedCall } from '../gate/call.ts';
import type { Client } from '../identity.ts';
import { JsonText } from '../json-text.ts';
import type { Decision } from '../policy/decision.ts';
import type { Action } from './action.ts';
import type { ActionEvents } from './action-events.ts';
import { thrownOf } from './action-outcome.ts';
import type { ActionStore } from './action-store.ts';
import type { OperatorDecisions } from './approvals.ts';
import { type Answer, ELICITATION, type Question, type Unanswered, unanswered } from './ask.ts';
import { type AskRounds, MAX_ASKED, MAX_ASKED_AT_ONCE } from './ask-rounds.ts';
import { whyNotAskable } from './askable.ts';
import type { Hold, PendingAction } from './hold.ts';
import { approvalPrompt } from './prompt.ts';
import type { RunningScripts } from './stage.ts';

/** Longer than the limit of any call; the end of the script comes first. Milliseconds. */
const APPLYING_MS = 3_600_000;

const WHY: { readonly [why in Unanswered]: string } = {
  unable:
    'This client can not ask its user (it has not declared elicitation of forms), so the call waits for the operator.',
  cancelled: 'The user was asked and did not decide, so the call waits for the operator.',
  'timed-out': 'The user was asked and did not answer in time, so the call waits for the operator.',
  disconnected: 'The client went away while its user was asked, so the call waits for the operator.',
  failed: 'Asking the user failed, so the call waits for the operator.',
  busy: 'Too many scripts wait for a user already, so nobody was asked and the call waits for the operator.',
  spent:
    'This script has waited for its user for long enough, so nobody was asked and the call waits for the operator.',
  'too-many': `A user is asked about ${MAX_ASKED_AT_ONCE} calls at a time and ${MAX_ASKED} of a script at most, and not about this one, so the call waits for the operator.`,
  'too-long':
    'The arguments are too long for a question to the user, so nobody was asked and the call waits for the operator.',
  secret:
    'A secret stands in the arguments, which the user could not be shown, so nobody was asked and the call waits for the operator.',
  ended: 'The script ended before its user decided, so the call waits for the operator.',
  withdrawn: 'This client may not ask its user any more, so the call waits for the operator.',
  'not-kept': 'What the user decided could not be carried out, so the call waits for the operator.',
};

export interface AskHoldOptions {
  readonly stage: (call: ResolvedCall, decision: Decision) => Promise<PendingAction>;
  readonly scripts: Pick<RunningScripts, 'roundsOf'>;
  readonly store: Pick<ActionStore, 'find' | 'scriptOf' | 'collect'>;
  readonly events: ActionEvents;
  /** Whether the person at this client may decide about the tool, as things are at this moment. */
  readonly mayAskClient: (client: Client, tool: Tool) => boolean;
  readonly approve: (action: Action) => ReturnType<OperatorDecisions['approve']>;
  /** Tells of what happens to the action at its worker, whoever approved it. @returns Ends it. */
  readonly watch: (id: string, onMilestone: (milestone: Milestone) => void) => () => void;
  readonly reject: (action: Action) => Promise<unknown>;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly namesOf: (action: Action) => object;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => number;
}

export function createAskHold(options: AskHoldOptions): Hold {
  const { stage, scripts, store, events, mayAskClient, audit, namesOf, log, now } = options;

  /** Of each script, by what asks about its calls. */
  const scriptLines = new WeakMap<AskRounds, readonly string[]>();

  function found(id: string): Action {
    const action = store.find(id);
    if (action === undefined) throw new Error(`action ${id} has gone`);
    return action;
  }

  async function ask(action: Action, rounds: AskRounds, signal: AbortSignal): Promise<Answer> {
    const decided = new AbortController();
    const stop = events.listen(({ id, state }) => {
      if (id === action.id && state !== 'pending') decided.abort();
    });
    if (found(action.id).state !== 'pending') decided.abort();
    try {
      return await rounds.ask(questionOf(action, linesOf(rounds, action), decided.signal), signal);
    } finally {
      stop();
    }
  }

  function linesOf(rounds: AskRounds, action: Action): readonly string[] {
    const lines = scriptLines.get(rounds) ?? store.scriptOf(action).code.split('\n');
    scriptLines.set(rounds, lines);
    return lines;
  }

  function questionOf(action: Action, lines: readonly string[], decided: AbortSignal): Question {
    const { id, shownArgs, callLines } = action;
    const text = approvalPrompt({ ...action, args: JSON.parse(shownArgs), script: { lines, callLines } });
    return { id, text, decided };
  }

  /** An approved call needs its place at the integration again; and what may be long after, the grant still has to stand. */
  async function checked(given: Answer, { script, tool, place }: ResolvedCall): Promise<Answer> {
    if (given.verdict === 'none') return given;
    try {
      if (given.verdict === 'approve') await place?.enter();
    } catch {
      return unanswered('not-kept');
    }
    return mayAskClient(script.client, tool) ? given : unanswered('withdrawn');
  }

  async function recordUnanswered(action: Action, why: Unanswered): Promise<void> {
    // What the operator decided meanwhile has its own record.
    if (found(action.id).state !== 'pending') return;
    await audit.append({ event: 'action.unanswered', ...namesOf(action), surface: ELICITATION, why });
  }

  /** Carries out what the person said. Whatever comes in between shows in the state of the action. */
  async function carryOut(answer: Answer, action: Action, call: ResolvedCall): Promise<void> {
    try {
      if (answer.verdict === 'none') await recordUnanswered(action, answer.why);
      else if (answer.verdict === 'reject') await options.reject(action);
      else {
        const taken = await options.approve(action);
        if (typeof taken === 'object') await taken.done;
      }
    } catch (error) {
      log.error(
        { err: error, action: action.id },
        'the answer of a person could not be carried out, or not be recorded',
      );
    }
    if (found(action.id).state === 'applying')
      await events.until(action.id, ({ state }) => state !== 'applying', APPLYING_MS, call.script.signal);
  }

  /** @throws SallyportError where it was refused or failed. */
  function told(pending: PendingAction, why: Unanswered): unknown {
    const action = found(pending.actionId);
    const error = thrownOf(action);
    if (error !== undefined) throw error;
    if (action.state === 'applied') return new JsonText(store.collect(action.id, now()) ?? '{"status":"applied"}');
    if (action.state === 'pending') return { ...pending, message: `${WHY[why]} ${pending.message}` };
    const message = `This call was approved and is being carried out. Do not repeat it. Later: actions.result("${action.id}").`;
    return { ...pending, status: action.state, message };
  }

  return async (call, decision) => {
    const pending = await stage(call, decision);
    const { client, signal, id } = call.script;
    if (!mayAskClient(client, call.tool)) return pending;
    const rounds = scripts.roundsOf(id);
    if (rounds === undefined) return told(pending, 'unable');
    const action = found(pending.actionId);
    const stopWatching = options.watch(action.id, call.onMilestone);
    try {
      const unfit = await whyNotAskable(action.shownArgs);
      if (unfit !== undefined) return told(pending, unfit);
      call.place?.leave();
      const asked = ask(action, rounds, signal);
      call.onMilestone({ at: 'asking' });
      const answer = await checked(await asked, call);
      await carryOut(answer, action, call);
      return told(pending, answer.verdict === 'none' ? answer.why : 'not-kept');
    } finally {
      stopWatching();
    }
  };
}
