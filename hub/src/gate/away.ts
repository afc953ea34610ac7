/** What a call is told of a worker that does not answer: to try again soon, or that only the operator can mend it. */
import type { Integration } from '../catalog/tool.ts';
import { operatorCommand } from '../operator-command.ts';

/** A worker that starts, or is replaced, is back long before. */
const LONG_MS = 60_000;

/** The options of a SallyportError; `soon` is the hint while the worker may come back by itself. */
export function awayOptions(
  integration: Pick<Integration, 'awaySince'> | undefined,
  soon: string,
): { readonly hint: string; readonly retryable?: false } {
  const awayMs = Date.now() - (integration?.awaySince ?? Date.now());
  if (awayMs < LONG_MS) return { hint: soon };
  const minutes = Math.floor(awayMs / 60_000);
  return {
    retryable: false,
    hint: `It has not answered for ${minutes} min: trying again will not help. Tell the operator, who sees why with: ${operatorCommand('status')}`,
  };
}
