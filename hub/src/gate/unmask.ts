/** On the way to the worker: puts back what the arguments' tokens stand for, where this worker may have it. */
import type { Catalog } from '../catalog/catalog.ts';
import { unmask } from '../privacy/unmask.ts';
import type { Vault } from '../privacy/vault.ts';
import type { ResolvedCall, Step } from './call.ts';

/** `vaultOf`: what the tokens of the call's conversation stand for. */
export function createUnmask(
  catalog: Catalog,
  vaultOf: (call: ResolvedCall) => Vault,
): Step<ResolvedCall, ResolvedCall> {
  return async (call, next) => {
    const { integration } = call;
    const isVetted = catalog.integration(integration)?.trust === 'vetted';
    const { value, hasRevealed, needsPerson } = await unmask(call.args, vaultOf(call), { integration, isVetted });
    return await next(hasRevealed ? { ...call, args: value, shownArgs: call.args, needsPerson } : call);
  };
}
