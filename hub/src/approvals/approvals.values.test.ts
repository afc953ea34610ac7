/** What is kept of calls that wait: values that were masked, and previews. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FixtureTool } from '../catalog/worker/worker-fixture.ts';
import { workspaceOf } from '../identity.ts';
import { ACTION_LIMITS } from './action.ts';
import { type ApprovalsFixture, approvalsBefore } from './approvals-fixture.ts';
import { failure, type Issues, text, trackIssues } from './issues-fixture.ts';

let issues: Issues;
let fixture: ApprovalsFixture;
beforeEach(async () => {
  issues = trackIssues();
  fixture = await approvalsBefore([issues.tool]);
});
afterEach(() => fixture[Symbol.asyncDispose]());

describe('values that were masked', () => {
  const MAIL = 'anna.kowalska@harbour.example';
  const token = async (): Promise<string> => {
    const vault = fixture.workspaces.of(workspaceOf({ name: 'claude' }, undefined)).vault;
    return vault.tokenOf('EMAIL', MAIL, 'tracker');
  };

  it('reach the worker, and are shown to nobody unless an operator asks for them', async () => {
    const assignee = await token();
    const action = await fixture.stage('create_issue', { subject: 'Crane', assignee });
    expect(JSON.parse(action.shownArgs)).toEqual({ subject: 'Crane', assignee });
    expect(JSON.parse((await fixture.approvals.reveal(action.id, 'http')) ?? '')).toEqual({
      subject: 'Crane',
      assignee: MAIL,
    });
    expect(fixture.records.at(-1)).toMatchObject({ event: 'action.revealed', surface: 'http', durable: true });
    await fixture.approve(action);
    expect(issues.made).toEqual([{ subject: 'Crane', assignee: MAIL }]);
    expect(await fixture.approvals.reveal(action.id, 'http')).toBeUndefined();
    expect(JSON.stringify(fixture.records)).not.toContain(MAIL);
  });

  it('come back under the same tokens', async () => {
    issues.answer = () => text(JSON.stringify({ assignee: MAIL }));
    const assignee = await token();
    const action = await fixture.stage('create_issue', { subject: 'Crane', assignee });
    await fixture.approve(action);
    expect(await fixture.ask('result', { id: action.id })).toEqual({ status: 'applied', result: { assignee } });
  });

  it('are masked in the result for whatever conversation reads it, under tokens of the one that made the call', async () => {
    issues.answer = () => text(JSON.stringify({ assignee: MAIL }));
    const inSession = (sessionId: string) =>
      fixture.workspaces.of(workspaceOf({ name: 'claude' }, sessionId)).vault.tokenOf('EMAIL', MAIL, 'tracker');
    const action = await fixture.stage('create_issue', { subject: 'Crane' }, { sessionId: 'before' });
    await fixture.approve(action);
    const assignee = inSession('before');
    expect(await fixture.ask('result', { id: action.id }, { name: 'claude' }, 'after')).toEqual({
      status: 'applied',
      result: { assignee },
    });
    const later = { client: { name: 'claude' }, sessionId: 'after', callId: 2 };
    await expect(fixture.call('create_issue', { subject: 'Crane', assignee }, later)).rejects.toMatchObject({
      code: 'UNKNOWN_TOKEN',
    });
    expect(inSession('after')).not.toBe(assignee);
  });

  it('are in no file of the store after the final state', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sp-actions-'));
    const marker = 'Zurnbuschel-Crane-4711';
    const kept = () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('')
        .includes(marker);
    await using stored = await approvalsBefore([issues.tool], { path: join(folder, 'hub.sqlite') });
    const vault = stored.workspaces.of(workspaceOf({ name: 'claude' }, undefined)).vault;
    const subject = vault.tokenOf('CUSTOM', marker, 'tracker');
    for (const end of ['applied', 'rejected', 'failed', 'expired']) {
      const action = await stored.stage('create_issue', { subject });
      expect(kept()).toBe(true);
      if (end === 'rejected') await stored.approvals.reject(action.id, 'http', undefined);
      else if (end === 'expired') {
        stored.clockMs += ACTION_LIMITS.lifetimeMs;
        stored.restart();
      } else {
        issues.answer = () =>
          end === 'failed' ? failure({ error: 'no', code: 'API_ERROR', retryable: false }) : text('{}');
        await stored.approve(action);
      }
      expect([end, stored.approvals.find(action.id)?.state, kept()]).toEqual([end, end, false]);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('a preview', () => {
  const READ_ONLY = { annotations: { readOnlyHint: true } };
  const update: FixtureTool = {
    name: 'update',
    _meta: { preview: 'preview_update' },
    inputSchema: {},
    run: () => text('done'),
  };
  const seen: unknown[] = [];
  const preview = (parts: Partial<FixtureTool> = {}): FixtureTool => ({
    name: 'preview_update',
    ...READ_ONLY,
    run(args) {
      seen.push(args);
      return text('status: New → Closed');
    },
    ...parts,
  });
  beforeEach(() => {
    seen.length = 0;
  });

  it('is asked of the tool that the called one names, with the real arguments, and kept', async () => {
    await using own = await approvalsBefore([update, preview()]);
    expect((await own.stage('update', { id: 1 })).preview).toBe('status: New → Closed');
    expect(seen).toEqual([{ id: 1 }]);
  });

  it.each([
    ['a tool that is no read', preview({ annotations: {} })],
    ['a tool that fails', preview({ run: () => ({ isError: true, content: [] }) })],
    ['a tool that is not there', preview({ name: 'another' })],
  ])('is left out for %s, and the call waits all the same', async (_case, tool) => {
    await using own = await approvalsBefore([update, tool]);
    expect((await own.stage('update', { id: 1 })).preview).toBeUndefined();
    expect(seen).toEqual([]);
  });

  it('gives a worker that is not vetted no value that the script has not seen', async () => {
    await using own = await approvalsBefore([update, preview()], { trust: 'byo' });
    const vault = own.workspaces.of(workspaceOf({ name: 'claude' }, undefined)).vault;
    await own.stage('update', { to: vault.tokenOf('EMAIL', 'a@b.example', 'tracker') });
    expect(seen).toEqual([]);
    await own.stage('update', { to: 'everybody' }, { callId: 2 });
    expect(seen).toEqual([{ to: 'everybody' }]);
  });
});
