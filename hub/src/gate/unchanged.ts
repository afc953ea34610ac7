/** Looks a tool up once more before a call of it leaves: between its lookup and its turn a call may wait for long. */
import { pinOf } from '../approvals/action-hash.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Tool } from '../catalog/tool.ts';
import { SallyportError } from '../errors.ts';
import type { ResolvedCall, Step } from './call.ts';
import { refuseHeld } from './held.ts';

/** Refuses a call whose tool is not any more what the policy decided about: workers are called by names, whatever these mean by now. */
export function createUnchanged(catalog: Pick<Catalog, 'integration'>): Step<ResolvedCall, ResolvedCall> {
  return (call, next) => {
    const { integration, method, tool } = call;
    const now = toolNow(catalog, { integration, method, wireName: tool.wireName });
    // The same object where nothing changed, which spares the hash.
    if (now !== tool && pinOf(now) !== pinOf(tool)) throw toolChanged(now);
    return next(call);
  };
}

/** The tool as it is at this moment, for a call that was made before. @throws SallyportError where it is held, away or gone */
export function toolNow(
  catalog: Pick<Catalog, 'integration'>,
  { integration: name, method, wireName }: { integration: string; method: string; wireName: string },
): Tool {
  const integration = catalog.integration(name);
  refuseHeld(integration, method, wireName);
  const tool = integration?.tools.find((one) => one.wireName === wireName);
  if (tool !== undefined) return tool;
  if (integration !== undefined && integration.state !== 'available')
    throw new SallyportError('WORKER_UNAVAILABLE', `${name} has not answered yet, so nothing was sent.`);
  throw new SallyportError(
    'UNKNOWN_METHOD',
    `${name} does not have the tool "${wireName}" any more. Nothing was sent.`,
  );
}

export function toolChanged({ integration, wireName }: Tool): SallyportError {
  const message = `The tool "${wireName}" of ${integration} has changed since this call was made. Nothing was sent.`;
  return new SallyportError('TOOL_CHANGED', message);
}
