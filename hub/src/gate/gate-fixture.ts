/** For the tests of the gate's steps: the whole gate over a real worker, with an audit log that the test reads. */
import { pino } from 'pino';
import type { AuditLog, AuditRecord } from '../audit/audit-log.ts';
import { type Catalog, createCatalog } from '../catalog/catalog.ts';
import { memoryPins } from '../catalog/pins/memory-pins.ts';
import { type FixtureTool, startWorker, type WorkerFixture } from '../catalog/worker/worker-fixture.ts';
import { readConfig } from '../config.ts';
import type { PolicyFile } from '../config-files.ts';
import { workspaceOf } from '../identity.ts';
import { JsonText } from '../json-text.ts';
import { limitsFrom } from '../limits.ts';
import { createCallLimits } from '../policy/call-limits.ts';
import { createGrants, FULL_GRANT, type Grant } from '../policy/grants.ts';
import { DEFAULT_RULES } from '../privacy/rules.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { createBreakers } from './breaker.ts';
import type { Gate, Milestone, Script } from './call.ts';
import { createGate, type GateOptions } from './gate.ts';

/** What makes a fixture's tool a read. */
export const READ = { annotations: { readOnlyHint: true } };

export interface GateFixture extends AsyncDisposable {
  /** As the sandbox sees it. */
  readonly gate: Gate;
  readonly worker: WorkerFixture;
  readonly catalog: Catalog;
  readonly records: readonly (AuditRecord & { readonly durable: boolean })[];
  /** Makes a call of the integration `tracker` through the gate. */
  call(method: string, args?: unknown, of?: Script, integration?: string): Promise<unknown>;
  /** What the last call passed. */
  readonly milestones: readonly Milestone[];
  readonly audit: AuditLog;
  /** What every client is granted from now on. */
  grant(grant: Grant): void;
  /** The policy from now on; until then writes run. */
  setPolicy(policy: PolicyFile): void;
  /** Builds the gate anew over the same worker, with these options. */
  rebuild(options: Partial<GateOptions>): void;
}

/** A gate with the given tools behind it, under the name `tracker`. */
export async function gateBefore(tools: readonly FixtureTool[]): Promise<GateFixture> {
  const records: (AuditRecord & { durable: boolean })[] = [];
  const audit: AuditLog = {
    append: async (record, { durable = false } = {}) => void records.push({ ...record, durable }),
    close: async () => undefined,
  };
  const worker = await startWorker(tools);
  const catalog = createCatalog({ intervalMs: 0, pins: memoryPins(), log: pino({ level: 'silent' }) });
  catalog.setWorkers([{ name: 'tracker', url: worker.url.href, trust: 'vetted' }]);
  await new Promise<void>((resolve) =>
    catalog.onChange(() => catalog.integration('tracker')?.state === 'available' && resolve()),
  );
  const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
  let granted = FULL_GRANT;
  // What waits for a person is another test's.
  let policy: PolicyFile = { mode: 'auto' };
  const grants = createGrants({
    catalog,
    grantOf: () => granted,
    policy: () => policy,
    isAlwaysAllowed: () => false,
  });
  const gateWith = (options: Partial<GateOptions>): Gate => {
    const limits = limitsFrom(readConfig({}));
    const callLimits = createCallLimits(limits, () => ({}));
    return createGate({
      catalog,
      audit,
      grants,
      callsPerScript: limits.script.calls,
      callLimits,
      breakers: createBreakers(callLimits.timeoutMs),
      hold: () => Promise.reject(new Error('a person would be asked here')),
      workspaces,
      maskRules: () => DEFAULT_RULES,
      ...options,
    });
  };
  let gate = gateWith({});
  const milestones: Milestone[] = [];
  return {
    gate: (call) => gate(call),
    worker,
    catalog,
    records,
    audit,
    grant(grant) {
      granted = grant;
    },
    setPolicy(next) {
      policy = next;
    },
    rebuild(options) {
      gate = gateWith(options);
    },
    milestones,
    async call(method, args, of = scriptWith(), integration = 'tracker') {
      milestones.length = 0;
      const onMilestone = (milestone: Milestone): void => void milestones.push(milestone);
      const value = await gate({ script: of, id: 1, integration, method, args, onMilestone });
      return value instanceof JsonText ? JSON.parse(value.text) : value;
    },
    async [Symbol.asyncDispose]() {
      workspaces.close();
      await catalog.stop();
      await worker.close();
    },
  };
}

/** A script with half a minute of time. */
export function scriptWith(parts: Partial<Script> = {}): Script {
  const client = { name: 'claude' };
  return {
    id: 's-1',
    client,
    workspace: workspaceOf(client, undefined),
    signal: new AbortController().signal,
    deadline: performance.now() + 30_000,
    ...parts,
  };
}
