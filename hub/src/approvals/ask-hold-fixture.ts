/** For tests: a script that makes one call, and a person at its client who is asked about it. */
import { expect } from 'vitest';
import { SallyportError } from '../errors.ts';
import type { Milestone, Place } from '../gate/call.ts';
import { scriptWith } from '../gate/gate-fixture.ts';
import { workspaceOf } from '../identity.ts';
import { JsonText } from '../json-text.ts';
import { type CallLedger, createCallLedger } from '../sandbox/call-ledger.ts';
import type { Action } from './action.ts';
import { type ApprovalsFixture, approvalsBefore, CODE } from './approvals-fixture.ts';
import type { Answer, AskPerson } from './ask.ts';

export const ADDRESS = 'ada@example.com';
export const APPROVE: Answer = { verdict: 'approve' };
export const client = { name: 'claude' };

export interface AskHoldFixture {
  readonly at: ApprovalsFixture;
  /** The arguments that reached the worker. */
  readonly done: readonly unknown[];
  /** What the script's hub knows of its calls. */
  readonly ledger: CallLedger;
  /** The action that waits. */
  staged(): Action;
  /** Makes the call as a script would that then does nothing else; `person` is whom it has. */
  call(
    method: string,
    person: AskPerson,
    parts?: { readonly signal?: AbortSignal; readonly place?: Place; readonly args?: object },
  ): Promise<{ readonly value: unknown; readonly milestones: readonly string[] }>;
}

export function says(answer: Answer): AskPerson {
  return async (questions) => questions.map(() => answer);
}

export function message(value: unknown): string {
  return String(Object(value)['message']);
}

export async function askHoldFixture(): Promise<AskHoldFixture> {
  const done: unknown[] = [];
  const ledger = createCallLedger();
  const at = await approvalsBefore([
    {
      name: 'write_page',
      run(args) {
        done.push(args);
        return { content: [{ type: 'text', text: `written for ${ADDRESS}` }] };
      },
    },
    {
      name: 'break_page',
      run: () => ({ isError: true, content: [{ type: 'text', text: `550 no such user ${ADDRESS}` }] }),
    },
    {
      name: 'read_page',
      annotations: { readOnlyHint: true },
      run: () => ({ content: [{ type: 'text', text: ADDRESS }] }),
    },
  ]);
  at.mayAskClient = true;
  return {
    at,
    done,
    ledger,
    staged: () => at.approvals.find(String(at.approvals.open()[0]?.id)) ?? expect.fail('nothing waits'),
    async call(method, person, { signal, place, args = {} } = {}) {
      const rounds = at.approvals.askRounds(client, person);
      const leave = at.approvals.scripts.enter('s-1', CODE, rounds);
      const milestones: string[] = [];
      const entry = ledger.enter('tracker', method);
      const onMilestone = (milestone: Milestone): void => {
        milestones.push(milestone.at);
        entry.pass(milestone);
        if (milestone.at === 'asking') void rounds.round();
      };
      const workspace = workspaceOf(client, undefined);
      const script = scriptWith({ client, workspace, ...(signal === undefined ? {} : { signal }) });
      try {
        const value = await at.through({ script, id: 1, integration: 'tracker', method, args, onMilestone }, place);
        entry.settle();
        return { value: value instanceof JsonText ? JSON.parse(value.text) : value, milestones };
      } catch (error) {
        entry.settle(error instanceof SallyportError ? error.code : 'API_ERROR');
        throw error;
      } finally {
        leave();
      }
    },
  };
}
