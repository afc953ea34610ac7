/** Calls that wait for a person, as lines in a terminal: strangers' words stand as JSON, with every invisible character spelled out. */
import { approvalPrompt } from '@sallyport/hub/approval-prompt';
import type { ActionDetails, ActionSummary } from '@sallyport/hub/approvals-api';
import { deciderAt } from '@sallyport/hub/audit-actor';
import { visibleJson, visibleText } from '@sallyport/hub/plain-text';
import { sallyportCommand } from '../as-typed.ts';
import type { Project } from '../project.ts';

/** One line; strangers' arguments at its end, where nothing can be taken for what follows. */
export function actionLine(action: ActionSummary): string {
  const { id, state, isRetryable, access, client, stagedAt, expiresAt, error, argumentsBeginning } = action;
  const again = isRetryable ? ', can be approved again' : '';
  const why = error === undefined ? '' : ` (${visibleJson(error.error)})`;
  const from = `since ${time(stagedAt)}, until ${time(expiresAt)}`;
  const args =
    argumentsBeginning === undefined ? '' : `  arguments ${visibleText(argumentsBeginning).replace(/\s/g, ' ')}`;
  return `${plain(id)}  ${state}${again}${why}  ${callName(action)}  ${plain(access)}  client ${plain(client)}  ${from}${args}`;
}

/** As scripts write it. */
function callName({ integration, method, tool }: ActionSummary): string {
  const name = `${plain(integration)}.${plain(method)}`;
  return method === 'callTool' ? `${name}(${visibleJson(tool)})` : name;
}

/** A name as it is, or as JSON where it is more than a name. */
function plain(name: string): string {
  return /^[\w$.-]+(?:, [\w$.-]+)*$/.test(name) ? name : visibleJson(name);
}

/** Whether a person can still decide about it. */
export function isDecidable({ state, isRetryable }: ActionSummary): boolean {
  return state === 'pending' || isRetryable;
}

/** All that a person decides by, or decided by. `args`: the real arguments where they were asked for. */
export function renderAction(project: Project, action: ActionDetails, args: unknown = action.arguments): string {
  const { integration, tool, access, client, rule, description, preview } = action;
  const { code, callLines } = action.script;
  const script = { lines: code.split('\n'), callLines };
  const prompt = approvalPrompt({ integration, tool, access, client, rule, description, args, preview, script });
  // Its first line asks, and names the tool, as the line of the action does not.
  const text = isDecidable(action) ? prompt : `${became(project, action)}${prompt.slice(prompt.indexOf('\n'))}`;
  return `${actionLine(action)}\n\n${text}`;
}

const OUTCOMES: Readonly<Record<ActionSummary['state'], string>> = {
  pending: 'waits for a person',
  applying: 'was approved, and is being carried out',
  applied: 'was approved and carried out',
  rejected: 'was rejected',
  failed: 'failed, and cannot be approved again',
  expired: 'expired: its time was up',
};

/** What stands in place of the question once it is answered. */
function became(project: Project, action: ActionSummary): string {
  const { state, integration, tool, client, surface, reason, error, scriptId } = action;
  const outcome = `This call of ${plain(integration)}, tool ${plain(tool)}, ${OUTCOMES[state]}.`;
  const when = `When, the audit log tells: ${sallyportCommand(project, `audit query --script ${plain(scriptId)}`)}`;
  // Who approved an attempt before that, and what came of it, did not end it.
  if (state === 'expired') return `${outcome} ${when}`;
  const who = surface === undefined ? '' : ` Decided by: ${deciderAt(surface, plain(client))}.`;
  const why = state === 'rejected' ? reason : error?.error;
  const told = why === undefined ? '' : ` Reason: ${visibleJson(why)}.`;
  return `${outcome}${who}${told} ${when}`;
}

function time(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
