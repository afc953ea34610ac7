/** For tests: approvals over a real worker, with the steps of the gate around them, a store and a clock of the test's own. */
import { pino } from 'pino';
import { type AuditLog, type AuditRecord, refuseOwnMembers } from '../audit/audit-log.ts';
import { type Catalog, createCatalog } from '../catalog/catalog.ts';
import { memoryPins } from '../catalog/pins/memory-pins.ts';
import type { Tool, Trust } from '../catalog/tool.ts';
import { type FixtureTool, startWorker, type WorkerFixture } from '../catalog/worker/worker-fixture.ts';
import { readConfig } from '../config.ts';
import type { Call, Place, ResolvedCall } from '../gate/call.ts';
import { scriptWith } from '../gate/gate-fixture.ts';
import { createInvoke } from '../gate/invoke.ts';
import { createMask } from '../gate/mask.ts';
import { createRecord } from '../gate/record.ts';
import { createUnmask } from '../gate/unmask.ts';
import { unwrap } from '../gate/unwrap.ts';
import { validate } from '../gate/validate.ts';
import { type Client, workspaceOf } from '../identity.ts';
import { JsonText } from '../json-text.ts';
import { limitsFrom } from '../limits.ts';
import { createCallLimits } from '../policy/call-limits.ts';
import type { ActionKind, Decision } from '../policy/decision.ts';
import { DEFAULT_RULES } from '../privacy/rules.ts';
import { IN_MEMORY, openStore } from '../store/store.ts';
import { createWorkspaces, type Workspaces } from '../workspace/workspaces.ts';
import type { Action } from './action.ts';
import { ACTION_TABLES } from './action-table.ts';
import { createAlwaysStore } from './always-store.ts';
import { type Approvals, createApprovals, type OperatorDecisions } from './approvals.ts';

/** Of a hub in which no call waits. */
export const NOTHING_WAITS: OperatorDecisions = {
  open: () => [],
  openCount: () => 0,
  find: () => undefined,
  scriptOf: () => ({ code: '', sha256: '' }),
  reveal: async () => undefined,
  approve: async () => 'none',
  reject: async () => 'none',
  always: () => [],
  revokeAlways: async () => false,
  listen: () => () => undefined,
};

export const CODE = `const pages = [1, 2];
const a = await tracker.createIssue({ subject: 'Crane' });
return a;`;

const READ_DECISION: Decision = { verdict: 'allow', rule: 'read', kind: kindOf('x'), mayBeAlways: false };

/** A kind of the form that the policy makes. */
function kindOf(tool: string): ActionKind {
  return `tracker@test:${tool}` as ActionKind;
}

export interface ApprovalsFixture extends AsyncDisposable {
  readonly worker: WorkerFixture;
  readonly catalog: Catalog;
  readonly workspaces: Workspaces;
  approvals: Approvals;
  readonly records: (AuditRecord & { readonly durable: boolean })[];
  /** What the policy says of writes. */
  decision: Omit<Decision, 'kind'>;
  /** Whether a client is known still; each is, until the test says so. */
  isKnown: (client: Client) => boolean;
  /** Whether the person at a client may decide; not until the test says so. */
  mayAskClient: boolean;
  /** Milliseconds since the epoch, for expiry. */
  clockMs: number;
  /** Once set, every record of this event fails to be written. */
  failingEvent: string | undefined;
  /** Takes a call of a script the whole way, from its names on. `place`: what it has at its integration. */
  through(call: Call, place?: Place): Promise<unknown>;
  /** Makes a call of a script, as far as the decision and the hold. */
  call(
    tool: string,
    args?: object,
    of?: { client?: Client; sessionId?: string; callId?: number; scriptId?: string; signal?: AbortSignal },
  ): Promise<unknown>;
  /** The same for one that is held; the action. */
  stage(
    tool: string,
    args?: object,
    of?: { client?: Client; sessionId?: string; callId?: number; scriptId?: string },
  ): Promise<Action>;
  approve(action: Action, surface?: string): Promise<Action>;
  /** What a script gets from `actions.<method>`. */
  ask(method: 'list' | 'result' | 'wait', args?: object, client?: Client, sessionId?: string): Promise<unknown>;
  /** As a hub that starts anew over the same store. */
  restart(): void;
}

export async function approvalsBefore(
  tools: readonly FixtureTool[],
  { path = IN_MEMORY, trust = 'vetted' }: { path?: string; trust?: Trust } = {},
): Promise<ApprovalsFixture> {
  const worker = await startWorker(tools);
  const log = pino({ level: 'silent' });
  const catalog = createCatalog({ intervalMs: 0, pins: memoryPins(), log });
  catalog.setWorkers([{ name: 'tracker', url: worker.url.href, trust }]);
  await new Promise<void>((resolve) =>
    catalog.onChange(() => catalog.integration('tracker')?.state === 'available' && resolve()),
  );
  const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
  const store = openStore(path, [ACTION_TABLES]);
  const records: ApprovalsFixture['records'] = [];
  const audit: AuditLog = {
    async append(record, { durable = false } = {}) {
      refuseOwnMembers(record);
      if (record.event === fixture.failingEvent) throw new Error('the disk is full');
      records.push({ ...record, durable });
    },
    close: async () => undefined,
  };
  const record = createRecord(audit, workspaces);
  const vaultOf = (call: Pick<ResolvedCall, 'script'>) => workspaces.of(call.script.workspace).vault;
  const unmask = createUnmask(catalog, vaultOf);
  const mask = createMask((call) => ({
    vault: vaultOf(call),
    origin: call.integration,
    rules: DEFAULT_RULES,
    keepTokens: false,
  }));
  const invoke = createInvoke(
    catalog,
    createCallLimits(limitsFrom(readConfig({})), () => ({})),
  );
  const decide = (client: Client, tool: Tool): Decision => {
    if (!fixture.isKnown(client)) return { ...READ_DECISION, verdict: 'deny', rule: 'scope of the client' };
    return tool.access === 'read' ? READ_DECISION : { ...fixture.decision, kind: kindOf(tool.wireName) };
  };

  const create = (): Approvals =>
    createApprovals({
      store,
      always: createAlwaysStore(store),
      catalog,
      audit,
      workspaces,
      isRevoked: (client) => !fixture.isKnown(client),
      decide,
      record,
      rest: (call) => mask(call, (masked) => validate(masked, (valid) => unwrap(valid, invoke))),
      timeoutMs: () => 20_000,
      mayAskClient: () => fixture.mayAskClient,
      maxAsking: 4,
      log,
      now: () => fixture.clockMs,
    });

  const fixture: ApprovalsFixture = {
    worker,
    catalog,
    workspaces,
    records,
    decision: { verdict: 'ask', rule: 'mode ask', mayBeAlways: true },
    isKnown: () => true,
    mayAskClient: false,
    clockMs: 1_000_000,
    failingEvent: undefined,
    // Made below, since it needs what stands here.
    approvals: undefined as unknown as Approvals,
    through(call, place) {
      const tool = catalog.integration('tracker')?.tools.find(({ method }) => method === call.method);
      if (tool === undefined) throw new Error(`no method ${call.method}`);
      return record(call, (recorded) => {
        recorded.onMilestone({ at: 'resolved', tool });
        return unmask({ ...recorded, tool, ...(place === undefined ? {} : { place }) }, (real) =>
          mask(real, (masked) =>
            validate(masked, (valid) => {
              const decision = decide(call.script.client, tool);
              valid.onMilestone({ at: 'decided', decision });
              const send = (sent: ResolvedCall) => unwrap(sent, invoke);
              return decision.verdict === 'ask' ? fixture.approvals.hold(valid, decision, send) : send(valid);
            }),
          ),
        );
      });
    },
    async call(wireName, args = {}, of = {}) {
      const { client = { name: 'claude' }, sessionId, callId = 1, scriptId = 's-1', signal } = of;
      const tool = catalog.integration('tracker')?.tools.find((one) => one.wireName === wireName);
      if (tool === undefined) throw new Error(`no tool ${wireName}`);
      const script = scriptWith({
        id: scriptId,
        client,
        workspace: workspaceOf(client, sessionId),
        ...(signal === undefined ? {} : { signal }),
      });
      const end = fixture.approvals.scripts.enter(scriptId, CODE);
      try {
        const call = {
          script,
          id: callId,
          integration: 'tracker',
          method: tool.method ?? 'callTool',
          args,
          onMilestone: () => undefined,
        };
        const value = await record(call, (recorded) =>
          unmask({ ...recorded, tool }, (real) =>
            mask(real, (masked) =>
              validate(masked, (valid) =>
                fixture.approvals.hold(valid, decide(client, tool), () => Promise.reject(new Error('applied at once'))),
              ),
            ),
          ),
        );
        return value instanceof JsonText ? JSON.parse(value.text) : value;
      } finally {
        end();
      }
    },
    async stage(tool, args, of) {
      const answer = await fixture.call(tool, args, of);
      const id = typeof answer === 'object' && answer !== null && 'actionId' in answer ? String(answer.actionId) : '';
      const action = fixture.approvals.find(id);
      if (action === undefined) throw new Error(`not staged: ${JSON.stringify(answer)}`);
      return action;
    },
    async approve({ id, hash }, surface = 'terminal') {
      const taken = await fixture.approvals.approve(id, hash, surface, false);
      if (typeof taken === 'string') throw new Error(taken);
      return taken.done;
    },
    async ask(method, args, client = { name: 'claude' }, sessionId) {
      const script = scriptWith({ client, workspace: workspaceOf(client, sessionId) });
      const answer = await fixture.approvals.lookups
        .get(`actions.${method}`)
        ?.answer(args, { integrations: [], mayCall: () => true, notSetUp: [] }, script);
      return JSON.parse(answer?.text ?? 'null');
    },
    restart() {
      fixture.approvals = create();
    },
    async [Symbol.asyncDispose]() {
      await fixture.approvals.close();
      store.close();
      workspaces.close();
      await catalog.stop();
      await worker.close();
    },
  };
  fixture.restart();
  return fixture;
}
