/** Calls that wait for a person, as lines in a terminal: strangers' words stand as JSON, with every invisible character spelled out. */
import { approvalPrompt } from '@sallyport/hub/approval-prompt';
import type { ActionDetails, ActionSummary } from '@sallyport/hub/approvals-api';
import { visibleJson } from '@sallyport/hub/plain-text';

/** One line. */
export function actionLine(action: ActionSummary): string {
  const { id, state, isRetryable, integration, tool, access, client, stagedAt, expiresAt, error } = action;
  const again = isRetryable ? ', can be approved again' : '';
  const why = error === undefined ? '' : ` (${visibleJson(error.error)})`;
  const from = `since ${time(stagedAt)}, until ${time(expiresAt)}`;
  return `${visibleJson(id).slice(1, -1)}  ${state}${again}${why}  ${visibleJson(integration)} ${visibleJson(tool)}  ${visibleJson(access)}  client ${visibleJson(client)}  ${from}`;
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
