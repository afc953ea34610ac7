/** The one way every call goes, from the script to the worker and back. The order of the steps stands here and nowhere else. */
import type { Hold } from '../approvals/hold.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CallLimitsByIntegration } from '../policy/call-limits.ts';
import type { Grants } from '../policy/grants.ts';
import type { MaskKind } from '../privacy/kinds.ts';
import type { MaskRules } from '../privacy/rules.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Breakers } from './breaker.ts';
import type { Gate, ResolvedCall, Step } from './call.ts';
import { createDecide } from './decide.ts';
import { createInvoke } from './invoke.ts';
import { createLimit } from './limit.ts';
import { createMask } from './mask.ts';
import { createRecord } from './record.ts';
import { createResolve } from './resolve.ts';
import { room } from './room.ts';
import { createScope } from './scope.ts';
import { createUnchanged } from './unchanged.ts';
import { createUnmask } from './unmask.ts';
import { unwrap } from './unwrap.ts';
import { validate } from './validate.ts';

export interface SendOptions {
  readonly catalog: Catalog;
  readonly callLimits: CallLimitsByIntegration;
  readonly breakers: Breakers;
  readonly workspaces: Pick<Workspaces, 'of'>;
  /** How the answers of an integration are masked. */
  readonly maskRules: (integration: string) => MaskRules;
  /** Told of every value that was masked in an answer. */
  readonly onMasked?: (kind: MaskKind) => void;
}

export interface GateOptions extends SendOptions {
  readonly audit: AuditLog;
  readonly grants: Grants;
  /** Calls of one script, to all integrations together. */
  readonly callsPerScript: number;
  /** What becomes of a call that a person decides about. */
  readonly hold: Hold;
}

export function createGate(options: GateOptions): Gate {
  const { catalog, audit, grants, callsPerScript, callLimits, breakers, workspaces, hold } = options;
  const record = createRecord(audit, workspaces);
  const resolve = createResolve(catalog, grants);
  const scope = createScope(grants);
  const unmask = createUnmask(catalog, ({ script }) => workspaces.of(script.workspace).vault);
  const limit = createLimit({ callsPerScript, callLimits: callLimits.of });
  const decide = createDecide(grants, hold);
  const resolved = onion(
    // Asked again behind the limit: a call may wait there for long, and meanwhile a grant may be taken away, or a tool change.
    [
      scope,
      limit,
      scope,
      createUnchanged(catalog),
      unmask,
      room,
      maskOf(options),
      validate,
      breakers.refuseOpen,
      decide,
    ],
    sending(options),
  );
  return (call) => record(call, (recorded) => resolve(recorded, resolved));
}

/**
 * The way of a call that was decided about before, with its real arguments: everything else is as it is for any other, and
 * its answer is masked as well.
 */
export function createSend(options: SendOptions): (call: ResolvedCall) => Promise<unknown> {
  return onion([room, maskOf(options), validate], sending(options));
}

/** What lies behind the decision. It was about the tool as it then was, and the steps before this may have taken their time. */
function sending({ catalog, callLimits, breakers }: SendOptions) {
  return onion([createUnchanged(catalog), breakers.guard, unwrap], createInvoke(catalog, callLimits));
}

function maskOf({ workspaces, maskRules, onMasked }: SendOptions) {
  return createMask((call) => ({
    vault: workspaces.of(call.script.workspace).vault,
    origin: call.integration,
    rules: maskRules(call.integration),
    keepTokens: false,
    ...(onMasked === undefined ? {} : { onMasked }),
  }));
}

function onion(
  steps: readonly Step<ResolvedCall, ResolvedCall>[],
  innermost: (call: ResolvedCall) => Promise<unknown>,
) {
  return steps.reduceRight<(call: ResolvedCall) => Promise<unknown>>(
    (next, step) => (call) => step(call, next),
    innermost,
  );
}
