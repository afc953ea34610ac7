/** The one way every call goes, from the script to the worker and back. The order of the steps stands here and nowhere else. */
import type { AuditLog } from '../audit/audit-log.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Gate, ResolvedCall, Step } from './call.ts';
import { createInvoke } from './invoke.ts';
import { createLimit } from './limit.ts';
import { createRecord } from './record.ts';
import { createResolve } from './resolve.ts';
import { unwrap } from './unwrap.ts';
import { createValidate } from './validate.ts';

/** Builds the gate over the catalogue and the audit log. */
export function createGate({ catalog, audit }: { catalog: Catalog; audit: AuditLog }): Gate {
  const record = createRecord(audit);
  const resolve = createResolve(catalog);
  const resolved = onion([createLimit(), createValidate(), unwrap], createInvoke(catalog));
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
