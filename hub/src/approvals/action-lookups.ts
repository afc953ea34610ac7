/** What a script can ask about actions: `actions.list()`, `actions.result(id)`, `actions.wait(id, {ms})`. */
import { z } from 'zod';
import { readArguments } from '../catalog/lookup/read-arguments.ts';
import { SallyportError } from '../errors.ts';
import type { Script } from '../gate/call.ts';
import type { Lookup } from '../gate/lookup.ts';
import { isSameClient } from '../identity.ts';
import { JsonText } from '../json-text.ts';
import { type Action, type ActionHead, clientOfAction } from './action.ts';
import type { ActionEvents } from './action-events.ts';
import { errorOf } from './action-outcome.ts';
import type { ActionStore } from './action-store.ts';

const MAX_WAIT_MS = 600_000;
const DEFAULT_WAIT_MS = 30_000;

const id = z.string('expected the id of an action').max(100, 'expected the id of an action');
const ms = z.int(`expected milliseconds, at most ${MAX_WAIT_MS}`).min(0).max(MAX_WAIT_MS);
const ById = z.object({ id });
const Waiting = z.object({
  id,
  options: z.strictObject({ ms: ms.default(DEFAULT_WAIT_MS) }, 'expected { ms }').prefault({}),
});

/** Another client's action is answered as one that does not exist. */
export function createActionLookups(options: {
  readonly store: ActionStore;
  readonly events: ActionEvents;
  readonly now: () => number;
}): ReadonlyMap<string, Lookup> {
  const { store, events, now } = options;

  function own(wanted: string, script: Script): Action {
    const action = store.find(wanted);
    if (action !== undefined && isSameClient(clientOfAction(action), script.client)) return action;
    throw new SallyportError('INVALID_ARGUMENTS', `There is no action "${wanted}".`, {
      hint: 'await actions.list() answers those that there are.',
    });
  }

  return new Map<string, Lookup>([
    [
      'actions.list',
      {
        kind: 'action.list',
        answer: (_args, _known, script) => json(store.ofClient(script.client).map(listed)),
      },
    ],
    [
      'actions.result',
      {
        kind: 'action.result',
        answer(args, _known, script) {
          const wanted = readArguments(ById, args, 'actions.result("act-…")');
          return answered(own(wanted.id, script), store, now());
        },
      },
    ],
    [
      'actions.wait',
      {
        kind: 'action.result',
        async answer(args, _known, script) {
          const wanted = readArguments(Waiting, args, 'actions.wait("act-…", {ms: 30000})');
          if (isUndecided(own(wanted.id, script)))
            await events.until(wanted.id, (action) => !isUndecided(action), wanted.options.ms, script.signal);
          return answered(own(wanted.id, script), store, now());
        },
      },
    ],
  ]);
}

function isUndecided({ state }: Action): boolean {
  return state === 'pending' || state === 'applying';
}

function listed(action: ActionHead) {
  const { id: actionId, integration, method, state, stagedAt, expiresAt } = action;
  return {
    actionId,
    call: `${integration}.${method}`,
    status: state,
    stagedAt: new Date(stagedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** `{status, result?, error?}`; an applied one whose result is not kept any more has neither. */
function answered(action: Action, store: ActionStore, now: number): JsonText {
  if (action.state === 'applied') {
    const result = store.collect(action.id, now);
    return new JsonText(`{"status":"applied"${result === undefined ? '' : `,"result":${result}`}}`);
  }
  const error = errorOf(action);
  return json({ status: action.state, ...(error === undefined ? {} : { error }) });
}

function json(value: unknown): JsonText {
  return new JsonText(JSON.stringify(value));
}
