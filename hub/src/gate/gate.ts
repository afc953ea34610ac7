/** The one way every call goes, from the script to the worker and back. The order of the steps stands here and nowhere else. */
import type { AuditLog } from '../audit/audit-log.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CallLimitsByIntegration } from '../policy/call-limits.ts';
import type { Grants } from '../policy/grants.ts';
import type { MaskRules } from '../privacy/rules.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Call, Gate, ResolvedCall, Step } from './call.ts';
import { createInvoke } from './invoke.ts';
import { createLimit } from './limit.ts';
import { createMask } from './mask.ts';
import { createRecord } from './record.ts';
import { createResolve } from './resolve.ts';
import { createScope } from './scope.ts';
import { createUnmask } from './unmask.ts';
import { unwrap } from './unwrap.ts';
import { validate } from './validate.ts';

export interface GateOptions {
  readonly catalog: Catalog;
  readonly audit: AuditLog;
  readonly grants: Grants;
  /** Calls of one script, to all integrations together. */
  readonly callsPerScript: number;
  readonly callLimits: CallLimitsByIntegration;
  readonly workspaces: Pick<Workspaces, 'of'>;
  /** How the answers of an integration are masked. */
  readonly maskRules: (integration: string) => MaskRules;
}

export function createGate(options: GateOptions): Gate {
  const { catalog, audit, grants, callsPerScript, callLimits, workspaces, maskRules } = options;
  const vaultOf = ({ script }: Call) => workspaces.of(script.workspace).vault;
  const record = createRecord(audit, workspaces);
  const unmask = createUnmask(catalog, vaultOf);
  const mask = createMask((call) => ({
    vault: vaultOf(call),
    origin: call.integration,
    rules: maskRules(call.integration),
    keepTokens: false,
  }));
  const resolve = createResolve(catalog, grants);
  const scope = createScope(grants);
  const resolved = onion(
    // Asked again behind the limit: a call may wait there for long, and a grant may be taken away meanwhile.
    [scope, createLimit({ callsPerScript, callLimits: callLimits.of }), scope, unmask, mask, validate, unwrap],
    createInvoke(catalog, callLimits.timeoutMs),
  );
  return (call) => record(call, (recorded) => resolve(recorded, resolved));
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
