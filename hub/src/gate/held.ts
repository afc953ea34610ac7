/** What a call of a tool is told that waits for an operator. */
import type { HeldTool, Integration } from '../catalog/tool.ts';
import { SallyportError } from '../errors.ts';
import { operatorCommand } from '../operator-command.ts';
import { awayOptions } from './away.ts';

const WHY: { readonly [reason in HeldTool['reason']]: string } = {
  changed: 'changed since it was accepted',
  new: 'came after its integration was accepted',
  image: 'runs from another image than the one that was accepted',
};

/**
 * Refuses a call of a tool that is held, by its method, or by its wire name where that is given. Of a worker that does
 * not answer that is told first: accepting its tools would not help.
 * @throws SallyportError TOOL_CHANGED or WORKER_UNAVAILABLE
 */
export function refuseHeld(integration: Integration | undefined, method: string, wireName: string | undefined): void {
  const held = integration?.held.find((one) =>
    wireName === undefined ? one.method === method : one.wireName === wireName,
  );
  if (integration === undefined || held === undefined) return;
  if (integration.state === 'unavailable') {
    throw new SallyportError(
      'WORKER_UNAVAILABLE',
      `${integration.name} does not answer at the moment. Nothing was sent.`,
      awayOptions(integration, 'Try again in a few seconds.'),
    );
  }
  throw new SallyportError(
    'TOOL_CHANGED',
    `${integration.name}.${wireName ?? method}: this tool ${WHY[held.reason]}, and an operator must accept it first.`,
    {
      hint: `Do without it, or tell the operator, who sees the changes and decides with: ${operatorCommand(`catalog accept ${integration.name}`)}`,
    },
  );
}
