/** Answers that no person gave, or not to this question: each is refused, and the call stays with the operator. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AskingHub, START_MS, startAskingHub, startSharedSandbox } from './asking-fixture.ts';
import { NO_ANSWERS } from './no-answers.ts';
import { BOB, ENVELOPE, messagesIn, send, stateless } from './test-hub.ts';

let sandbox: Awaited<ReturnType<typeof startSharedSandbox>>;
let at: AskingHub;
beforeAll(async () => {
  sandbox = await startSharedSandbox();
}, START_MS);
afterAll(() => sandbox.close());
beforeEach(async () => {
  at = await startAskingHub(sandbox);
});
afterEach(() => at[Symbol.asyncDispose]());

const WRITE = 'return await tracker.writePage({ n: 1 })';
const open = () => at.approvals.approvals.open();
/** What stands on the audit log of answers that were refused. */
const refusals = () =>
  at.approvals.records.flatMap(({ event, why, client }) => (event === 'answers.refused' ? [[why, client]] : []));

describe('the state of a suspended call', () => {
  const _meta = { ...ENVELOPE, 'io.modelcontextprotocol/clientCapabilities': { elicitation: {} } };
  async function call(params: object = {}, token?: string, code = WRITE): Promise<Record<string, unknown>> {
    const { headers, body } = stateless('tools/call', { name: 'execute_code', arguments: { code }, _meta, ...params });
    const who = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { text } = await send(at.hub.url, { headers: { ...headers, ...who }, body });
    // A JSON-RPC answer; the tests look at its members.
    const { result, error } = messagesIn(text).at(-1) as { result?: Record<string, unknown>; error?: unknown };
    return result ?? { error };
  }
  async function suspended() {
    const result = await call();
    expect(result['resultType']).toBe('input_required');
    const id = String(open()[0]?.id);
    const inputResponses = { [id]: { action: 'accept', content: { decision: 'Approve' } } };
    return { requestState: String(result['requestState']), inputResponses };
  }
  const REFUSED = { isError: true, content: [{ text: expect.stringContaining('Nothing waits for these answers') }] };

  it('gives one question an action, and is good once, for its client and its code', async () => {
    const retry = await suspended();
    const altered = `${retry.requestState.slice(0, -6)}AAAAAA`;
    for (const requestState of ['', 'x', 'v1.e30.AAAA', altered])
      expect(await call({ ...retry, requestState })).toMatchObject(REFUSED);
    expect(await call(retry, BOB)).toMatchObject(REFUSED);
    const otherCode = await call(retry, undefined, 'return 1');
    expect(otherCode).toMatchObject({ content: [{ text: expect.stringContaining('INVALID_ARGUMENTS') }] });
    expect(at.done).toEqual([]);
    expect(await call(retry)).toMatchObject({ content: [{ text: 'write_page is done' }] });
    expect(await call(retry)).toMatchObject(REFUSED);
    expect(await call(retry, BOB)).toMatchObject(REFUSED);
    expect(at.done).toEqual(['write_page {"n":1}']);
    const forged = ['', 'x', 'v1.e30.AAAA', altered].map(() => ['forged', 'alice']);
    expect(refusals()).toEqual([
      ...forged,
      ['foreign', 'bob'],
      ['altered', 'alice'],
      ['used', 'alice'],
      ['foreign', 'bob'],
    ]);
  });

  it('goes on for one of two who come at once', async () => {
    const retry = await suspended();
    const answers = await Promise.all([call(retry), call(retry)]);
    expect(answers.filter(({ isError }) => isError === true)).toMatchObject([REFUSED]);
    expect(at.done).toHaveLength(1);
    expect(refusals()).toEqual([['used', 'alice']]);
  });

  it.each(NO_ANSWERS)('decides nothing with %s for an answer', async (_what, filled) => {
    const { requestState, inputResponses } = await suspended();
    const [id = ''] = Object.keys(inputResponses);
    const answer = await call({ requestState, inputResponses: { [id]: filled } });
    expect(JSON.stringify(answer)).toMatch(/did not decide|Invalid|invalid/);
    expect(open()).toMatchObject([{ state: 'pending' }]);
    expect(at.done).toEqual([]);
  });

  it('decides nothing with answers to other questions, or with none', async () => {
    const approve = { action: 'accept', content: { decision: 'Approve' } };
    for (const inputResponses of [undefined, {}, { 'act-other': approve }, { decision: approve }]) {
      const { requestState } = await suspended();
      const answer = await call({ requestState, ...(inputResponses === undefined ? {} : { inputResponses }) });
      expect(JSON.stringify(answer)).toContain('did not decide');
    }
    expect(open()).toHaveLength(4);
    expect(at.done).toEqual([]);
  });

  it('is needed: answers to questions that nobody asked yet make a script that asks', async () => {
    const guessed = { 'act-1': { action: 'accept', content: { decision: 'Approve' } } };
    expect(await call({ inputResponses: guessed })).toMatchObject({ resultType: 'input_required' });
    expect(at.done).toEqual([]);
  });

  it('answers only what the script asked in its round: a state of the first one does not approve the second', async () => {
    const first = await suspended();
    const code = 'await tracker.writePage({ n: 1 }); return await tracker.writePage({ n: 2 })';
    const other = await call({}, undefined, code);
    const [id = ''] = Object.keys(Object(other['inputRequests']));
    const approve = { action: 'accept', content: { decision: 'Approve' } };
    const second = await call(
      { requestState: other['requestState'], inputResponses: { [id]: approve } },
      undefined,
      code,
    );
    expect(second).toMatchObject({ resultType: 'input_required' });
    const [next = ''] = Object.keys(Object(second['inputRequests']));
    expect(next).not.toBe(id);
    for (const requestState of [other['requestState'], first.requestState])
      await call({ requestState, inputResponses: { [next]: approve } }, undefined, code);
    expect(at.done).toEqual(['write_page {"n":1}']);
    expect(refusals()).toEqual([
      ['used', 'alice'],
      ['altered', 'alice'],
    ]);
  });

  it('stands for nothing after a restart of the hub, when the action still waits for the operator', async () => {
    const retry = await suspended();
    await at.restart();
    expect(await call(retry)).toMatchObject(REFUSED);
    expect(open()).toMatchObject([{ state: 'pending' }]);
    expect(at.done).toEqual([]);
    expect(refusals()).toEqual([['forged', 'alice']]);
  });

  it('does not bring back what the operator refused meanwhile', async () => {
    const retry = await suspended();
    const [action] = open();
    await at.approvals.approvals.reject(String(action?.id), 'terminal', 'Wrong page');
    expect(await call(retry)).toMatchObject({ content: [{ text: expect.stringContaining('They say: Wrong page') }] });
    expect(at.done).toEqual([]);
  });

  it('sends nothing twice that the operator approved meanwhile, and goes on with its result', async () => {
    const retry = await suspended();
    const action = at.approvals.approvals.find(String(open()[0]?.id)) ?? expect.fail('nothing waits');
    await at.approvals.approve(action);
    expect(await call(retry)).toMatchObject({ content: [{ text: 'write_page is done' }] });
    expect(at.done).toEqual(['write_page {"n":1}']);
  });

  it('is not given to more scripts of a client than may wait; the calls of the others are queued', async () => {
    await suspended();
    expect(await call()).toMatchObject({ resultType: 'input_required' });
    expect(JSON.stringify(await call())).toContain('Too many scripts wait');
  });
});
