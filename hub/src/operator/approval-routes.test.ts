/** Deciding about calls that wait, over the operator's interface. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApprovalsFixture, approvalsBefore, CODE } from '../approvals/approvals-fixture.ts';
import { workspaceOf } from '../identity.ts';
import { addApprovalRoutes } from './approval-routes.ts';
import { ActionDetails, ActionList, ActionSummary } from './approvals-api.ts';
import { Refused } from './refused.ts';

const MAIL = 'anna.kowalska@harbour.example';
let ledger: object[] = [];
let fixture: ApprovalsFixture;
let hasSession: boolean;
let app: ReturnType<typeof fastify>;

beforeEach(async () => {
  ledger = [];
  hasSession = true;
  fixture = await approvalsBefore([
    {
      name: 'create_issue',
      run(args) {
        ledger.push(args);
        return { content: [] };
      },
    },
  ]);
  app = fastify();
  addApprovalRoutes(app, {
    approvals: fixture.approvals,
    surface: 'http',
    heartbeatMs: 10,
    needSession() {
      if (!hasSession) throw new Refused(401, 'This needs the passphrase of the operator.');
    },
  });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
  await fixture[Symbol.asyncDispose]();
});

async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; json: unknown }> {
  const response = await app.inject({
    method,
    url: `/api/approvals${path}`,
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, json: response.json() };
}

it('lists of long arguments how they begin', async () => {
  await fixture.stage('create_issue', { subject: 'c'.repeat(10_000) });
  const { actions } = ActionList.parse((await ask('GET', '')).json);
  expect(actions[0]?.argumentsBeginning).toBe(`{"subject":"${'c'.repeat(88)}…`);
});

it('lists what waits, and shows all that a person decides by, masked', async () => {
  const assignee = fixture.workspaces
    .of(workspaceOf({ name: 'claude' }, undefined))
    .vault.tokenOf('EMAIL', MAIL, 'tracker');
  const { id, hash } = await fixture.stage('create_issue', { subject: 'Crane', assignee });
  const { actions } = ActionList.parse((await ask('GET', '')).json);
  expect(actions).toMatchObject([
    { id, hash, state: 'pending', integration: 'tracker', tool: 'create_issue', client: 'claude' },
  ]);
  expect(actions[0]?.argumentsBeginning).toBe(JSON.stringify({ subject: 'Crane', assignee }));
  const { json } = await ask('GET', `/${id}`);
  expect(ActionDetails.parse(json)).toMatchObject({
    arguments: { subject: 'Crane', assignee },
    script: { code: CODE, callLines: [2] },
  });
  expect(JSON.stringify([actions, json])).not.toContain(MAIL);
  expect(await ask('POST', `/${id}/reveal`)).toEqual({
    status: 200,
    json: { arguments: { subject: 'Crane', assignee: MAIL } },
  });
  await fixture.approvals.reject(id, 'http', undefined);
  expect((await ask('POST', `/${id}/reveal`)).status).toBe(410);
});

it('approves exactly what was shown, once', async () => {
  const { id, hash } = await fixture.stage('create_issue', { subject: 'Crane' });
  expect((await ask('POST', `/${id}/approve`, {})).status).toBe(400);
  expect((await ask('POST', `/${id}/approve`, { hash: 'f'.repeat(64) })).status).toBe(409);
  const { status, json } = await ask('POST', `/${id}/approve`, { hash });
  expect([status, ActionSummary.parse(json).state]).toEqual([200, 'applied']);
  expect((await ask('POST', `/${id}/approve`, { hash })).status).toBe(409);
  expect((await ask('POST', '/act-none/approve', { hash })).status).toBe(404);
  expect(ledger).toHaveLength(1);
});

it('refuses with words for the model', async () => {
  const { id } = await fixture.stage('create_issue', { subject: 'Crane' });
  expect((await ask('POST', `/${id}/reject`, { reason: 'Not today' })).json).toMatchObject({
    state: 'rejected',
    reason: 'Not today',
  });
  expect((await ask('POST', `/${id}/reject`, {})).status).toBe(409);
});

it('approves all of one script that were shown, in the order of the script', async () => {
  const shown = [];
  for (const callId of [1, 2, 3]) shown.push(await fixture.stage('create_issue', { callId }, { callId }));
  const later = await fixture.stage('create_issue', { callId: 4 }, { callId: 4 });
  const other = await fixture.stage('create_issue', { callId: 1 }, { scriptId: 's-2' });
  const actions = shown.map(({ id, hash }) => ({ id, hash }));
  expect(
    (await ask('POST', '/scripts/s-1/approve', { actions: [...actions, { id: other.id, hash: other.hash }] })).status,
  ).toBe(409);
  expect(ledger).toEqual([]);
  expect((await ask('POST', '/scripts/s-1/approve', { actions })).status).toBe(200);
  expect(ledger).toEqual([{ callId: 1 }, { callId: 2 }, { callId: 3 }]);
  expect(fixture.approvals.find(later.id)?.state).toBe('pending');
});

it('lists what is always allowed, and takes it back', async () => {
  const { id, hash, kind } = await fixture.stage('create_issue', { subject: 'Crane' });
  await ask('POST', `/${id}/approve`, { hash, always: true });
  expect((await ask('GET', '/always')).json).toMatchObject({
    kinds: [{ kind, tool: 'create_issue', surface: 'http' }],
  });
  expect((await ask('POST', '/always/revoke', { kind })).json).toEqual({ kinds: [] });
  expect((await ask('POST', '/always/revoke', { kind })).status).toBe(404);
});

it('answers nothing without a session', async () => {
  const { id, hash } = await fixture.stage('create_issue', { subject: 'Crane' });
  hasSession = false;
  const requests = [
    ask('GET', ''),
    ask('GET', `/${id}`),
    ask('POST', `/${id}/reveal`),
    ask('POST', `/${id}/approve`, { hash }),
    ask('POST', `/${id}/reject`, {}),
    ask('POST', '/scripts/s-1/approve', { actions: [{ id, hash }] }),
    ask('GET', '/always'),
    ask('POST', '/always/revoke', { kind: 'x' }),
    ask('GET', '/events'),
  ];
  for (const { status } of await Promise.all(requests)) expect(status).toBe(401);
  expect(fixture.approvals.find(id)?.state).toBe('pending');
});

it('tells of every change at once, until its session ends', async () => {
  const first = await fixture.stage('create_issue', { subject: 'Crane' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server has an address object, never a pipe's name.
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/approvals/events`);
  let text = '';
  const ended = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })();
  const told = () =>
    text
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => ActionSummary.parse(JSON.parse(line.slice(6))))
      .map(({ id, state }) => `${id === first.id ? 'first' : 'second'} ${state}`);
  await expect.poll(told).toEqual(['first pending']);
  await fixture.stage('create_issue', { subject: 'Boat' }, { callId: 2 });
  await fixture.approve(first);
  await expect.poll(told).toEqual(['first pending', 'second pending', 'first applying', 'first applied']);
  hasSession = false;
  await ended;
});
