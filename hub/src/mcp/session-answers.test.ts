/** Answers in a session that no person gave, or not to this question: none counts, and the call stays with the operator. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type AskingHub, START_MS, startAskingHub, startSharedSandbox } from './asking-fixture.ts';
import { NO_ANSWERS } from './no-answers.ts';
import { openRawSession, type RawSession } from './raw-session.ts';
import { BOB, send } from './test-hub.ts';

let sandbox: Awaited<ReturnType<typeof startSharedSandbox>>;
let at: AskingHub;
let session: RawSession;
beforeAll(async () => {
  sandbox = await startSharedSandbox();
}, START_MS);
afterAll(() => sandbox.close());
beforeEach(async () => {
  at = await startAskingHub(sandbox);
  session = await openRawSession(at.hub.url);
});
afterEach(() => at[Symbol.asyncDispose]());

const WRITE = 'return await tracker.writePage({ n: 1 })';
const APPROVE = { action: 'accept', content: { decision: 'Approve' } };
const open = () => at.approvals.approvals.open();
const asked = ({ method }: { method?: string }) => method === 'elicitation/create';
const whyNot = () => at.approvals.records.find(({ event }) => event === 'action.unanswered')?.['why'];
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
function expectWaits(): void {
  expect(open()).toMatchObject([{ state: 'pending' }]);
  expect(at.done).toEqual([]);
}

/** A script that waits for its person, and the id of the question. */
async function askedCall() {
  const call = await session.call(WRITE);
  const { id = '' } = await call.next(asked);
  expectWaits();
  return { call, id };
}

it('an approval counts', async () => {
  const { call, id } = await askedCall();
  expect(await session.post({ id, result: APPROVE })).toBe(202);
  expect(await call.answer()).toBe('write_page is done');
});

it.each(NO_ANSWERS.filter(([, filled]) => filled !== undefined))('%s decides nothing', async (_what, filled) => {
  const { call, id } = await askedCall();
  const status = await session.post({ id, result: filled });
  // What is no JSON-RPC result does not even come in; then the person answers properly.
  if (status !== 202) await session.post({ id, result: { action: 'cancel' } });
  expect(await call.answer()).toMatch(/Asking the user failed|did not decide/);
  expectWaits();
});

it('an error of the client decides nothing', async () => {
  const { call, id } = await askedCall();
  await session.post({ id, error: { code: -32603, message: 'Approve' } });
  expect(await call.answer()).toContain('Asking the user failed, so the call waits for the operator.');
  expectWaits();
});

it('answers to questions that were never asked decide nothing, before one is asked and while it is', async () => {
  const ids = [0, 1, 2, 3, '0', '1', 'elicit', ''];
  for (const id of ids) await session.post({ id, result: APPROVE });
  const { id: askedId } = await askedCall();
  // The protocol library takes a number and its text for the same id.
  const others = [...ids, 10, 11, '10'].filter((one) => Number(one) !== askedId);
  for (const id of others) await session.post({ id, result: APPROVE });
  await session.post({ id: null, result: APPROVE });
  expectWaits();
});

it('an answer in another session decides nothing, of the same client or of another', async () => {
  const { call, id } = await askedCall();
  const window = await openRawSession(at.hub.url);
  const stranger = await openRawSession(at.hub.url, BOB);
  for (const other of [window, stranger]) await other.post({ id, result: APPROVE });
  const body = JSON.stringify({ jsonrpc: '2.0', id, result: APPROVE });
  const inAlices = { ...session.headers, authorization: `Bearer ${BOB}` };
  expect((await send(at.hub.url, { headers: inAlices, body })).status).toBe(404);
  const { 'mcp-session-id': _, ...without } = session.headers;
  expect((await send(at.hub.url, { headers: without, body })).status).toBe(400);
  expectWaits();
  await session.post({ id, result: { action: 'decline' } });
  expect(await call.answer()).toContain('ACTION_REJECTED');
});

it('of two answers the first one counts', async () => {
  const { call, id } = await askedCall();
  await session.post({ id, result: { action: 'decline' } });
  await session.post({ id, result: APPROVE });
  expect(await call.answer()).toContain('ACTION_REJECTED');
  await session.post({ id, result: APPROVE });
  expect(at.done).toEqual([]);
  expect(open()).toEqual([]);
});

it('an answer of 2026-07-28 in a session decides nothing: the script is another one, and asks', async () => {
  const first = await askedCall();
  const actionId = String(open()[0]?.id);
  const params = {
    name: 'execute_code',
    arguments: { code: WRITE },
    requestState: 'x',
    inputResponses: { [actionId]: APPROVE },
  };
  const sent = session.post({ id: 9, method: 'tools/call', params }).catch(() => undefined);
  await eventually(() => expect(open()).toHaveLength(2));
  expect(at.done).toEqual([]);
  await first.call.leave();
  await session.remove();
  await sent;
});

it('a stream that is closed while the person is asked leaves the call with the operator, and the script goes on', async () => {
  const { call, id } = await askedCall();
  await call.leave();
  await eventually(() => expect(whyNot()).toBe('disconnected'));
  await session.post({ id, result: APPROVE });
  expectWaits();
});

it('a session that is deleted while the person is asked leaves the call with the operator', async () => {
  const { id } = await askedCall();
  expect(await session.remove()).toBe(200);
  await eventually(() => expect(whyNot()).toMatch(/disconnected|failed|ended/));
  expect(await session.post({ id, result: APPROVE })).toBe(404);
  expectWaits();
});

it('a call that is cancelled while the person is asked ends its script, and an approval that comes then does nothing', async () => {
  const { id } = await askedCall();
  await session.post({ method: 'notifications/cancelled', params: { requestId: 2 } });
  await eventually(() => expect(whyNot()).toBe('ended'));
  await session.post({ id, result: APPROVE });
  expectWaits();
});

it('a script that is cancelled while it still does something else asks nobody', async () => {
  const call = await session.call(`await Promise.all([tracker.writePage({ n: 1 }), sleep(60_000)])`);
  await eventually(() => expect(open()).toHaveLength(1));
  await session.post({ method: 'notifications/cancelled', params: { requestId: 2 } });
  await eventually(() => expect(whyNot()).toBe('ended'));
  expect(at.approvals.records.map(({ event }) => event)).not.toContain('action.asked');
  await call.leave();
});
