/** Stages a call that a person has to decide about: kept in the store before anybody is told of it. */

import { createHash } from 'node:crypto';
import { accessWords } from '../access-words.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { SallyportError } from '../errors.ts';
import type { ResolvedCall, Script } from '../gate/call.ts';
import type { Decision } from '../policy/decision.ts';
import { maskText, maskValue } from '../privacy/mask.ts';
import { outgoing } from '../workspace/outgoing.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import { ACTION_LIMITS, type StagedCall, type StagedScript } from './action.ts';
import { actionHash, newActionId, newNonce, pinOf } from './action-hash.ts';
import type { ActionStore } from './action-store.ts';
import type { AskRounds } from './ask-rounds.ts';
import { callLines } from './call-lines.ts';
import type { PendingAction } from './hold.ts';

/** The scripts that run, by their ids: their exact texts, and how their persons are asked. */
export interface RunningScripts {
  /** @returns Ends it. */
  enter(scriptId: string, code: string, rounds?: AskRounds): () => void;
  codeOf(scriptId: string): string | undefined;
  /** How the person at its client is asked; undefined where that can't be. */
  roundsOf(scriptId: string): AskRounds | undefined;
}

export function createRunningScripts(): RunningScripts {
  const scripts = new Map<string, { readonly code: string; readonly rounds: AskRounds | undefined }>();
  return {
    enter(scriptId, code, rounds) {
      scripts.set(scriptId, { code, rounds });
      return () => void scripts.delete(scriptId);
    },
    codeOf: (scriptId) => scripts.get(scriptId)?.code,
    roundsOf: (scriptId) => scripts.get(scriptId)?.rounds,
  };
}

type Lines = StagedCall['callLines'];

export interface StageOptions {
  readonly store: ActionStore;
  readonly scripts: Pick<RunningScripts, 'codeOf'>;
  readonly workspaces: Pick<Workspaces, 'of'>;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly preview: (call: ResolvedCall, actionId: string) => Promise<string | undefined>;
  readonly onStaged: (id: string) => void;
  readonly now: () => number;
}

/** Resolves with what the script is to get when nobody is asked at once. */
export function createStage({
  store,
  scripts,
  workspaces,
  audit,
  preview,
  onStaged,
  now,
}: StageOptions): (call: ResolvedCall, decision: Decision) => Promise<PendingAction> {
  const entered = new WeakMap<Script, { readonly masked: Promise<StagedScript>; readonly lines: Map<string, Lines> }>();

  /** Masked, and searched for each name, once for all calls of a script. */
  function scriptOf(script: Script) {
    const known = entered.get(script);
    if (known !== undefined) return known;
    const code = scripts.codeOf(script.id) ?? '';
    const masked = maskText(code, outgoing(workspaces, script.workspace)).then((text) => ({
      code: bounded(text),
      sha256: createHash('sha256').update(code).digest('hex'),
    }));
    const made = { masked, lines: new Map<string, Lines>() };
    entered.set(script, made);
    return made;
  }

  function linesOf({ script, integration, method, tool }: ResolvedCall, { code }: StagedScript): Lines {
    const { lines } = scriptOf(script);
    const name = `${integration} ${method} ${tool.wireName}`;
    const found = lines.get(name) ?? callLines(code, integration, method, tool.wireName);
    lines.set(name, found);
    return found;
  }

  async function describe(call: ResolvedCall, decision: Decision) {
    const { script, id: callId, integration, method, tool } = call;
    const actionId = newActionId();
    const [stagedScript, shownArgs, previewText] = await Promise.all([
      scriptOf(script).masked,
      maskValue(call.shownArgs ?? call.args, outgoing(workspaces, script.workspace)),
      preview(call, actionId),
    ]);
    const { id: scriptId, client, workspace } = script;
    const { kind, rule, mayBeAlways } = decision;
    const secret = { args: JSON.stringify(call.args ?? {}), nonce: newNonce() };
    const bound = {
      id: actionId,
      client: client.name,
      entry: client.entry,
      workspace,
      scriptId,
      callId,
      integration,
      tool: tool.wireName,
      kind,
      pin: pinOf(tool),
    };
    const stagedAt = now();
    const staged: StagedCall = {
      ...bound,
      method,
      access: accessWords(tool),
      description: tool.description,
      rule,
      mayBeAlways,
      hash: actionHash(bound, stagedScript.sha256, secret),
      shownArgs: JSON.stringify(shownArgs ?? {}),
      preview: previewText,
      callLines: linesOf(call, stagedScript),
      stagedAt,
      expiresAt: stagedAt + ACTION_LIMITS.lifetimeMs,
    };
    return { staged, stagedScript, secret };
  }

  /** Nothing is kept where it rejects. */
  async function keep(call: ResolvedCall, decision: Decision): Promise<StagedCall> {
    const { staged, stagedScript, secret } = await describe(call, decision);
    if (call.script.signal.aborted)
      throw new SallyportError('SANDBOX_TIMEOUT', 'The script ended before this call was queued; it was not sent.');
    try {
      store.stage(staged, stagedScript, secret);
    } catch (error) {
      throw error instanceof SallyportError ? error : notQueued(error);
    }
    return staged;
  }

  return async (call, decision) => {
    const unstaged = (): void => call.onMilestone({ at: 'unstaged' });
    const staged = await keep(call, decision).catch((error: unknown) => {
      unstaged();
      throw error;
    });
    const { id, scriptId, callId, client, integration, tool, hash, rule, shownArgs } = staged;
    try {
      const who = { actionId: id, correlationId: scriptId, callId, client, integration, tool };
      await audit.append(
        { event: 'action.staged', ...who, rule, actionHash: hash, arguments: JSON.parse(shownArgs) },
        { durable: true },
      );
    } catch (error) {
      store.discard(id);
      // Somebody may have decided meanwhile.
      if (store.find(id) === undefined) unstaged();
      throw error;
    }
    onStaged(id);
    return { status: 'pending', actionId: id, message: messageFor(id) };
  };
}

function messageFor(id: string): string {
  return `This call waits for a person to approve it and has not been sent. Do not repeat it. Tell the user; later: await actions.wait("${id}", {ms: 30000}), or actions.result("${id}").`;
}

function bounded(code: string): string {
  const most = ACTION_LIMITS.scriptChars;
  return code.length <= most ? code : `${code.slice(0, most)}\n… (${code.length - most} more characters)`;
}

function notQueued(cause: unknown): SallyportError {
  return new SallyportError(
    'API_ERROR',
    'This call needs a person, and could not be queued for one; it was not sent.',
    {
      hint: 'Tell the operator: is the disk of the hub full? Its log has the reason.',
      cause,
    },
  );
}
