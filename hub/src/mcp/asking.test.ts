/** A person is asked in the client's own window: what they say happens, once, and everything else leaves the call with the operator. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  APPROVES,
  type Asked,
  type AskingHub,
  CLIENTS,
  type Person,
  START_MS,
  startAskingHub,
  startSharedSandbox,
} from './asking-fixture.ts';

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
/** The one that waits. */
const staged = () => at.approvals.approvals.find(String(open()[0]?.id)) ?? expect.fail('nothing waits');
const events = () => at.approvals.records.map(({ event }) => event).filter((event) => event.startsWith('action.'));
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

describe.each(CLIENTS)('a client of the %s', (_, connect) => {
  async function run(person: Person | undefined, code = WRITE) {
    const client = await connect(at.hub.url, person);
    const answer = await client.run(code);
    await client.close();
    return answer;
  }

  it('gets the real result when its person approves, and the call is made once', async () => {
    const asked: Asked[] = [];
    const answer = await run((question) => {
      expect(at.done).toEqual([]);
      asked.push(question);
      return { action: 'accept', content: { decision: 'Approve' } };
    });
    expect(answer).toEqual({ text: 'write_page is done', isError: false });
    expect(at.done).toEqual(['write_page {"n":1}']);
    expect(asked).toMatchObject([{ choices: ['Approve', 'Reject'] }]);
    expect(asked[0]?.message).toContain('Approve this call of `tracker`, tool `write_page`?');
    expect(asked[0]?.message).toContain('"n": 1');
    expect(events()).toEqual(['action.staged', 'action.asked', 'action.approved', 'action.applied']);
    const approved = at.approvals.records.find(({ event }) => event === 'action.approved');
    expect(approved).toMatchObject({ surface: 'elicitation', client: 'alice', always: false, durable: true });
    expect(open()).toEqual([]);
  });

  it.each<readonly [string, Person]>([
    ['declines', () => ({ action: 'decline' })],
    ['chooses to reject', () => ({ action: 'accept', content: { decision: 'Reject' } })],
  ])('gets ACTION_REJECTED when its person %s', async (_how, person) => {
    const { text, isError } = await run(person);
    expect(isError).toBe(true);
    expect(text).toContain('ACTION_REJECTED');
    expect(at.done).toEqual([]);
    expect(events()).toEqual(['action.staged', 'action.asked', 'action.rejected']);
    expect(at.approvals.records.at(-1)).not.toMatchObject({ outcome: 'ok' });
  });

  it.each<readonly [string, Person | undefined, string]>([
    ['its person closes the question', () => ({ action: 'cancel' }), 'was asked and did not decide'],
    ['it can not ask', undefined, 'can not ask its user'],
  ])('gets the queued call, with the reason, when %s', async (_how, person, why) => {
    const { text } = await run(person);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({
      status: 'pending',
      actionId: open()[0]?.id,
      message: expect.stringContaining(why),
    });
    expect(text).toContain('Pending: 1 of the script');
    expect(open()).toMatchObject([{ state: 'pending' }]);
    expect(at.done).toEqual([]);
  });

  it('is not asked without the grant, nor gets its way when the grant goes while it is asked', async () => {
    at.approvals.mayAskClient = false;
    const person = vi.fn(APPROVES);
    await run(person);
    expect(person).not.toHaveBeenCalled();
    at.approvals.mayAskClient = true;
    const { text } = await run((asked) => {
      at.approvals.mayAskClient = false;
      return APPROVES(asked);
    });
    expect(text).toContain('may not ask its user any more');
    expect(at.done).toEqual([]);
    expect(open()).toHaveLength(2);
  });

  it("allows nothing for good, which would hold for every client: that is the operator's, with the passphrase", async () => {
    const offered: (readonly string[])[] = [];
    const { text } = await run((asked) => {
      offered.push(asked.choices);
      return { action: 'accept', content: { decision: 'Always allow this kind' } };
    });
    expect(offered).toEqual([['Approve', 'Reject']]);
    expect(text).toContain('waits for the operator');
    expect(at.approvals.approvals.always()).toEqual([]);
    expect(at.done).toEqual([]);
    await run(APPROVES);
    expect(at.approvals.approvals.always()).toEqual([]);
  });

  it('is asked about all that is open at once, and only when its script can do nothing else', async () => {
    const seen: string[][] = [];
    const { text } = await run(
      (asked) => {
        seen.push([...at.done]);
        return asked.message.includes('"n": 1') ? { action: 'decline' } : APPROVES(asked);
      },
      `const writes = [1, 2].map((n) => tracker.writePage({ n }).catch((error) => error.code));
       for (let n = 0; n < 3; n += 1) { await sleep(50); await tracker.readPage({ n }); }
       return Promise.all(writes)`,
    );
    const reads = [0, 1, 2].map((n) => `read_page {"n":${n}}`);
    expect(seen).toEqual([reads, reads]);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toEqual(['ACTION_REJECTED', 'write_page is done']);
    expect(at.done).toEqual([...reads, 'write_page {"n":2}']);
  });

  it('is asked anew for what the script does with the answer', async () => {
    const { text } = await run(
      APPROVES,
      'await tracker.writePage({ n: 1 }); await tracker.writePage({ n: 2 }); return "both"',
    );
    expect(text).toBe('both');
    expect(at.done).toEqual(['write_page {"n":1}', 'write_page {"n":2}']);
  });

  it('leaves the call with the operator when the hub stops while it is asked', async () => {
    const asked = Promise.withResolvers<void>();
    const client = await connect(at.hub.url, () => {
      asked.resolve();
      return new Promise(() => {});
    });
    // The driver of 2026-07-28 waits for its person, whatever becomes of the hub.
    client.run(WRITE).catch(() => undefined);
    await asked.promise;
    await at.restart();
    expect(open()).toMatchObject([{ state: 'pending' }]);
    expect(at.done).toEqual([]);
    await client.close();
  });

  it('leaves the call with the operator when it goes away while it is asked', async () => {
    const asked = Promise.withResolvers<void>();
    const client = await connect(at.hub.url, () => {
      asked.resolve();
      return new Promise(() => {});
    });
    client.run(WRITE).catch(() => undefined);
    await asked.promise;
    await client.close();
    expect(open()).toMatchObject([{ state: 'pending' }]);
    expect(at.done).toEqual([]);
  });
});

describe('a script that goes on after an approved call that did not reach its worker', () => {
  it('is not to be repeated, whatever it fails of in the end: the operator can still approve the call', async () => {
    const client = await (CLIENTS[1]?.[1] ?? expect.fail())(at.hub.url, async (asked) => {
      await at.approvals.worker.close();
      return APPROVES(asked);
    });
    const { text, isError } = await client.run(
      'await tracker.writePage({ n: 1 }).catch((error) => error); return await tracker.readPage({})',
    );
    expect(isError).toBe(true);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ code: 'WORKER_UNAVAILABLE', retryable: false });
    expect(open()).toMatchObject([{ state: 'failed', isRetryable: true }]);
    await client.close();
  });
});

describe('a decision of the operator while the person is asked', () => {
  it('counts, and the question is withdrawn', async () => {
    const client = await (CLIENTS[1]?.[1] ?? expect.fail())(at.hub.url, async () => {
      await at.approvals.approve(staged());
      return new Promise(() => {});
    });
    expect(await client.run(WRITE)).toEqual({ text: 'write_page is done', isError: false });
    expect(at.done).toHaveLength(1);
    await client.close();
  });
});

describe('a client in a session that goes away', () => {
  it('is noticed at once', async () => {
    const asked = Promise.withResolvers<void>();
    const client = await (CLIENTS[1]?.[1] ?? expect.fail())(at.hub.url, () => {
      asked.resolve();
      return new Promise(() => {});
    });
    const answer = client.run(WRITE).catch(() => undefined);
    await asked.promise;
    await client.close();
    await answer;
    await eventually(() => expect(events()).toContain('action.unanswered'));
    expect(at.approvals.records.find(({ event }) => event === 'action.unanswered')).toMatchObject({
      why: 'disconnected',
      surface: 'elicitation',
      client: 'alice',
    });
  });
});
