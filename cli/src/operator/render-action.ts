/** Calls that wait for a person, as lines in a terminal: strangers' words stand as JSON, with every invisible character spelled out. */
import { approvalPrompt } from '@sallyport/hub/approval-prompt';
import type { ActionDetails, ActionSummary } from '@sallyport/hub/approvals-api';
import { visibleJson, visibleText } from '@sallyport/hub/plain-text';

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

/** All that a person decides by. `args`: the real arguments where they were asked for. */
export function renderAction(action: ActionDetails, args: unknown = action.arguments): string {
  const { integration, tool, access, client, rule, description, preview } = action;
  const { code, callLines } = action.script;
  const script = { lines: code.split('\n'), callLines };
  return `${actionLine(action)}\n\n${approvalPrompt({ integration, tool, access, client, rule, description, args, preview, script })}`;
}

function time(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
