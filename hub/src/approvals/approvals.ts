/** Calls that wait for a person, from their staging to their result. Composes the parts; operators and scripts meet here. */
import type { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Tool } from '../catalog/tool.ts';
import type { Milestone } from '../gate/call.ts';
import type { Lookup } from '../gate/lookup.ts';
import type { Client } from '../identity.ts';
import { maskText } from '../privacy/mask.ts';
import { outgoing } from '../workspace/outgoing.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import { type Action, type ActionHead, isDecidable, isFinal, type StagedScript } from './action.ts';
import { type ActionListener, createActionEvents } from './action-events.ts';
import { createActionLookups } from './action-lookups.ts';
import { createActionStore } from './action-store.ts';
import type { AlwaysAllowed, AlwaysStore } from './always-store.ts';
import { type ApplyOptions, applyAction } from './apply.ts';
import { type AskPerson, ELICITATION, type Question } from './ask.ts';
import { createAskHold } from './ask-hold.ts';
import { type AskRounds, createAskPlaces, createAskRounds } from './ask-rounds.ts';
import { createEndings } from './endings.ts';
import type { Hold } from './hold.ts';
import { previewOf } from './preview.ts';
import { createRunningScripts, createStage, type RunningScripts } from './stage.ts';

const SWEEP_INTERVAL_MS = 30_000;

/** Why a decision was not taken. `none`: there is no such action; `decided`: somebody decided, or it has expired; `other`: not what was shown. */
export type NotTaken = 'none' | 'decided' | 'other';

/** What an operator sees and decides. `surface`: where. */
export interface OperatorDecisions {
  /** Those that can be decided about, or are being applied; the oldest first. */
  open(): readonly ActionHead[];
  /** How many of those there are. */
  openCount(): number;
  find(id: string): Action | undefined;
  scriptOf(action: Pick<Action, 'scriptId'>): StagedScript;
  /** The real arguments as JSON, put on the audit log as seen; undefined once they are erased. */
  reveal(id: string, surface: string): Promise<string | undefined>;
  /**
   * Approves exactly what the hash stands for, and starts to apply it. `always`: calls of its kind are not asked about
   * any more; only where `mayBeAlways`. Resolves with the promise of the outcome, or why it was not taken.
   */
  approve(
    id: string,
    hash: string,
    surface: string,
    always: boolean,
  ): Promise<NotTaken | { readonly done: Promise<Action> }>;
  /** `reason`: for the model. */
  reject(id: string, surface: string, reason: string | undefined): Promise<NotTaken | 'rejected'>;
  always(): readonly AlwaysAllowed[];
  /** @returns Whether there was such a rule. */
  revokeAlways(kind: string, surface: string): Promise<boolean>;
  /** Calls back when one was staged or changed its state; returns what ends that. */
  listen(listener: ActionListener): () => void;
}

export interface Approvals extends OperatorDecisions {
  readonly hold: Hold;
  readonly scripts: RunningScripts;
  /** How the person at a client is asked about the calls of one script. */
  askRounds(client: Client, askPerson: AskPerson): AskRounds;
  /** Those of a script's calls that still wait. */
  pendingOf(scriptId: string): readonly Action[];
  /** How many nobody has decided about, of all scripts. */
  pendingCount(): number;
  readonly lookups: ReadonlyMap<string, Lookup>;
  /** Ends what nobody can decide about any more; done twice a minute anyway. */
  tidy(): void;
  /** Ends what is being applied; resolves when each has its state. */
  close(): Promise<void>;
}

export interface ApprovalsOptions extends Omit<ApplyOptions, 'store'> {
  /** Opened with the tables of the actions. */
  readonly store: DatabaseSync;
  /** The rules that the policy goes by as well. */
  readonly always: AlwaysStore;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly workspaces: Pick<Workspaces, 'of' | 'hold'>;
  /** Whether this client was removed; false where that is not known. */
  readonly isRevoked: (client: Client) => boolean;
  /** Whether the person at this client may decide about the tool, as things are at this moment. */
  readonly mayAskClient: (client: Client, tool: Tool) => boolean;
  /** How many scripts may wait for the persons at their clients at a time. */
  readonly maxAsking: number;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/** Takes up what an earlier hub left: what it was applying has failed, the rest still waits. */
export function createApprovals(options: ApprovalsOptions): Approvals {
  const { audit, workspaces, always: rules, log, now = Date.now } = options;
  const store = createActionStore(options.store);
  const events = createActionEvents();
  const scripts = createRunningScripts();
  const places = createAskPlaces(options.maxAsking);
  const stopping = new AbortController();
  const applying = new Set<Promise<Action>>();
  /** Actions whose refusal is being recorded: nobody else decides about them meanwhile. */
  const refusing = new Set<string>();
  const releases = new Map<string, () => void>();
  /** Of calls that still wait for the outcome of their actions, by the actions. */
  const watched = new Map<string, (milestone: Milestone) => void>();
  const onEnd = (id: string): void => void changed(id);
  const endings = createEndings({ ...options, store, namesOf, onEnd, now });

  /** What is open keeps its conversation: its tokens have to mean the same when its result comes. */
  function follow(action: ActionHead): void {
    const release = releases.get(action.id);
    if (isFinal(action)) {
      releases.delete(action.id);
      release?.();
    } else if (release === undefined) releases.set(action.id, workspaces.hold(action.workspace));
  }

  function changed(id: string): Action {
    const action = store.find(id);
    if (action === undefined) throw new Error(`action ${id} has gone`);
    follow(action);
    events.tell(action);
    return action;
  }

  function namesOf({ id, scriptId, callId, client, integration, tool, hash }: Action) {
    return { actionId: id, correlationId: scriptId, callId, client, integration, tool, actionHash: hash };
  }

  async function apply(action: Action): Promise<Action> {
    const record: ApplyOptions['record'] = (call, next) => {
      const both = (milestone: Milestone): void => {
        call.onMilestone(milestone);
        if (milestone.at !== 'resolved' && milestone.at !== 'decided') watched.get(action.id)?.(milestone);
      };
      return options.record({ ...call, onMilestone: both }, next);
    };
    const outcome = await applyAction(action, { ...options, store, record }, stopping.signal);
    if (outcome.state === 'applied') store.applied(action.id, outcome.result, now());
    else store.failed(action.id, outcome.error, now());
    const code = outcome.state === 'failed' ? { code: outcome.error.code, retryable: outcome.error.retryable } : {};
    await audit
      .append({ event: `action.${outcome.state}`, ...namesOf(action), ...code })
      .catch((error: unknown) => log.error({ err: error, action: action.id }, 'the end of an action was not recorded'));
    return changed(action.id);
  }

  async function approve(
    id: string,
    hash: string,
    surface: string,
    always: boolean,
  ): ReturnType<OperatorDecisions['approve']> {
    const action = store.find(id);
    if (action === undefined) return 'none';
    if (action.hash !== hash) return 'other';
    if (refusing.has(id) || !store.beginApplying(id, hash, surface, now())) return 'decided';
    const isAlways = always && action.mayBeAlways;
    try {
      const what = { event: 'action.approved', ...namesOf(action), surface, always: isAlways, kind: action.kind };
      await audit.append(what, { durable: true });
    } catch (error) {
      store.backToPending(id);
      throw error;
    }
    const { kind, integration, tool } = action;
    if (isAlways) rules.add({ kind, integration, tool, surface, at: now() });
    const done = apply(changed(id));
    applying.add(done);
    void done
      .finally(() => applying.delete(done))
      .catch((error: unknown) => log.error({ err: error, action: id }, 'what became of an action could not be kept'));
    return { done };
  }

  async function reject(id: string, surface: string, reason: string | undefined): Promise<NotTaken | 'rejected'> {
    const action = store.find(id);
    if (action === undefined) return 'none';
    const at = now();
    if (refusing.has(id) || !isDecidable(action, at)) return 'decided';
    refusing.add(id);
    try {
      // It may quote the real values that the person was shown.
      const said = reason && (await maskText(reason, outgoing(workspaces, action.workspace)));
      // Before it takes effect, since it cannot be taken back: the arguments are erased then.
      await audit.append({ event: 'action.rejected', ...namesOf(action), surface, reason: said }, { durable: true });
      if (!store.reject(id, surface, said, at)) return 'decided';
    } finally {
      refusing.delete(id);
    }
    changed(id);
    return 'rejected';
  }

  async function recordAsked(questions: readonly Question[]): Promise<void> {
    for (const { id } of questions) {
      const action = store.find(id);
      if (action !== undefined) await audit.append({ event: 'action.asked', ...namesOf(action), surface: ELICITATION });
    }
  }

  function tidy(): void {
    // What is on the log as refused is to end as that; what is left then ends the next time.
    if (refusing.size > 0) return;
    try {
      endings.endOverdue();
      store.sweep(now());
    } catch (error) {
      log.error({ err: error }, 'the actions could not be tidied up');
    }
  }

  endings.endInterrupted();
  for (const action of store.open()) follow(action);
  tidy();
  const sweeping = setInterval(tidy, SWEEP_INTERVAL_MS);
  sweeping.unref();

  return {
    scripts,
    hold: createAskHold({
      stage: createStage({
        store,
        scripts,
        workspaces,
        audit,
        preview: (call, actionId) => previewOf(call, actionId, options),
        onStaged: (id) => void changed(id),
        now,
      }),
      scripts,
      store,
      events,
      mayAskClient: options.mayAskClient,
      approve: ({ id, hash }) => approve(id, hash, ELICITATION, false),
      watch(id, onMilestone) {
        watched.set(id, onMilestone);
        return () => void watched.delete(id);
      },
      reject: ({ id }) => reject(id, ELICITATION, undefined),
      audit,
      namesOf,
      log,
      now,
    }),
    askRounds: (client, askPerson) =>
      createAskRounds({ client: client.name, askPerson, places, record: recordAsked, log }),
    lookups: createActionLookups({ store, events, now }),
    open: store.open,
    openCount: store.openCount,
    pendingCount: store.pendingCount,
    pendingOf: store.pendingOf,
    find: store.find,
    scriptOf: store.scriptOf,
    listen: events.listen,

    async reveal(id, surface) {
      const action = store.find(id);
      const secret = store.secretOf(id);
      if (action === undefined || secret === undefined) return undefined;
      await audit.append({ event: 'action.revealed', ...namesOf(action), surface }, { durable: true });
      return secret.args;
    },

    approve,
    reject,
    tidy,

    always: rules.list,

    async revokeAlways(kind, surface) {
      if (!rules.list().some((rule) => rule.kind === kind)) return false;
      await audit.append({ event: 'action.always-revoked', kind, surface }, { durable: true });
      return rules.remove(kind);
    },

    async close() {
      clearInterval(sweeping);
      stopping.abort(new Error('the hub stops'));
      await Promise.allSettled(applying);
      for (const release of releases.values()) release();
    },
  };
}
