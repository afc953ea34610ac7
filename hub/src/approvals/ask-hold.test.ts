/** What becomes of a call whose person is asked at once, from its staging to what the script gets. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Milestone, Place } from '../gate/call.ts';
import { scriptWith } from '../gate/gate-fixture.ts';
import { workspaceOf } from '../identity.ts';
import { ACTION_LIMITS, type Action } from './action.ts';
import { type AskPerson, unanswered } from './ask.ts';
import { ADDRESS, APPROVE, type AskHoldFixture, askHoldFixture, client, message, says } from './ask-hold-fixture.ts';

let at: AskHoldFixture['at'];
let done: AskHoldFixture['done'];
let call: AskHoldFixture['call'];
let staged: AskHoldFixture['staged'];
beforeEach(async () => {
  ({ at, done, call, staged } = await askHoldFixture());
});
afterEach(() => at[Symbol.asyncDispose]());

const events = () => at.records.map(({ event }) => event).filter((event) => event.startsWith('action.'));

describe('approved', () => {
  test('the script gets what its worker answered, masked once: with the token that any other answer has', async () => {
    const { value: token } = await call('readPage', says(APPROVE));
    expect(token).toMatch(/^\[EMAIL:[0-9a-f]{8}\]$/);
    const { value, milestones } = await call('writePage', says(APPROVE));
    expect(value).toBe(`written for ${token}`);
    expect(milestones).toEqual(['resolved', 'decided', 'asking', 'left', 'answered']);
    expect(done).toHaveLength(1);
  });

  test('and failed, the error is masked once as well, by then and when it is read again', async () => {
    const { value: token } = await call('readPage', says(APPROVE));
    const failed = call('breakPage', says(APPROVE));
    await expect(failed).rejects.toMatchObject({
      code: 'API_ERROR',
      message: expect.stringContaining(`550 no such user ${token}`),
    });
    await expect(failed).rejects.not.toThrow(/\[\w+:\[|ada@/);
    expect(JSON.stringify(at.records)).not.toContain(ADDRESS);
  });

  test('the audit log says who did, and that it was not the operator', async () => {
    await call('writePage', says(APPROVE));
    expect(events()).toEqual(['action.staged', 'action.asked', 'action.approved', 'action.applied']);
    expect(at.records.find(({ event }) => event === 'call.dispatched')).toMatchObject({
      rule: 'approved by the user of the client (elicitation)',
    });
  });

  test('and not recorded, it is not sent: it waits for the operator, and the script is told so', async () => {
    at.failingEvent = 'action.approved';
    const { value } = await call('writePage', says(APPROVE));
    expect(value).toMatchObject({ status: 'pending', actionId: staged().id });
    expect(message(value)).toMatch(
      /^What the user decided could not be carried out, so the call waits for the operator\./,
    );
    expect(done).toEqual([]);
    expect(staged().state).toBe('pending');
  });

  test('it has its place at the integration again before it is sent; while the person is asked it has none', async () => {
    const order: string[] = [];
    const place: Place = {
      leave: () => void order.push('leave'),
      async enter() {
        order.push(`enter, ${done.length} sent`);
      },
    };
    const person: AskPerson = async (questions) => {
      order.push('asked');
      return questions.map(() => APPROVE);
    };
    await call('writePage', person, { place });
    expect(order).toEqual(['leave', 'asked', 'enter, 0 sent']);
    expect(done).toHaveLength(1);
  });

  test('and no room at the integration, it waits for the operator', async () => {
    const place: Place = { leave: () => undefined, enter: () => Promise.reject(new Error('too many wait')) };
    const { value } = await call('writePage', says(APPROVE), { place });
    expect(message(value)).toContain('What the user decided could not be carried out');
    expect(at.records.find(({ event }) => event === 'action.unanswered')).toMatchObject({ why: 'not-kept' });
    expect(done).toEqual([]);
  });

  test('after it has expired, nothing is sent', async () => {
    const { value } = await call('writePage', async () => {
      at.clockMs += ACTION_LIMITS.lifetimeMs;
      return [APPROVE];
    });
    expect(Object(value)['status']).toBe('pending');
    expect(done).toEqual([]);
  });

  test('while the operator approves it too, it is sent once, and the script gets the result', async () => {
    const { value } = await call('writePage', async () => {
      void at.approve(staged());
      return [APPROVE];
    });
    expect(value).toMatch(/^written for /);
    expect(done).toHaveLength(1);
  });

  test('after the operator refused, it is not sent', async () => {
    const rejected = call('writePage', async () => {
      await at.approvals.reject(staged().id, 'terminal', 'Wrong page');
      return [APPROVE];
    });
    await expect(rejected).rejects.toMatchObject({
      code: 'ACTION_REJECTED',
      message: expect.stringContaining('Wrong page'),
    });
    expect(done).toEqual([]);
  });

  test('by a client whose grant went meanwhile, it waits for the operator', async () => {
    const { value } = await call('writePage', async () => {
      at.mayAskClient = false;
      return [APPROVE];
    });
    expect(message(value)).toContain('This client may not ask its user any more');
    expect(at.records.find(({ event }) => event === 'action.unanswered')).toMatchObject({ why: 'withdrawn' });
    expect(done).toEqual([]);
  });

  test('when the policy denies it by then, it is not sent', async () => {
    const denied = call('writePage', async () => {
      at.decision = { verdict: 'deny', rule: 'policy.yaml rule 1', mayBeAlways: false };
      return [APPROVE];
    });
    await expect(denied).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(done).toEqual([]);
  });
});

describe('not decided', () => {
  test.each([
    ['cancelled', 'The user was asked and did not decide'],
    ['timed-out', 'The user was asked and did not answer in time'],
    ['disconnected', 'The client went away while its user was asked'],
    ['failed', 'Asking the user failed'],
    ['busy', 'Too many scripts wait for a user already'],
    ['spent', 'This script has waited for its user for long enough'],
  ] as const)('%s: the script is told why and what to do, and the operator can decide', async (why, sentence) => {
    const { value } = await call('writePage', says(unanswered(why)));
    expect(value).toMatchObject({ status: 'pending', actionId: staged().id });
    expect(message(value)).toMatch(
      new RegExp(`^${sentence}.*so.*the call waits for the operator\\. .*Do not repeat it`),
    );
    expect(at.records.find(({ event }) => event === 'action.unanswered')).toMatchObject({ why, client: 'claude' });
    await at.approve(staged());
    expect(done).toHaveLength(1);
  });

  test('a script that ends while its person is asked leaves the call with the operator', async () => {
    const ending = new AbortController();
    const { value } = await call(
      'writePage',
      () => {
        ending.abort();
        return new Promise(() => undefined);
      },
      { signal: ending.signal },
    );
    expect(message(value)).toContain('The script ended before its user decided');
    expect(staged().state).toBe('pending');
  });

  test('what the operator decided meanwhile is not called unanswered', async () => {
    const { value } = await call('writePage', async () => {
      await at.approve(staged());
      return [unanswered('ended')];
    });
    expect(value).toMatch(/^written for /);
    expect(events()).toEqual(['action.staged', 'action.asked', 'action.approved', 'action.applied']);
  });

  test('a client that can not be asked hears that; one that may not hears nothing of it', async () => {
    const unable = await at.call('write_page');
    expect(message(unable)).toMatch(/^This client can not ask its user/);
    at.mayAskClient = false;
    const person = vi.fn(says(APPROVE));
    const { value } = await call('writePage', person);
    expect(message(value)).toMatch(/^This call waits for a person to approve it/);
    expect(person).not.toHaveBeenCalled();
  });
});

test('a person who refuses is the end of it, whoever approves afterwards', async () => {
  const asked: Action[] = [];
  const rejected = call('writePage', async () => {
    asked.push(staged());
    return [{ verdict: 'reject' }];
  });
  await expect(rejected).rejects.toMatchObject({ code: 'ACTION_REJECTED', retryable: false });
  const [{ id, hash } = expect.fail('nobody was asked')] = asked;
  expect(await at.approvals.approve(id, hash, 'terminal', false)).toBe('decided');
  expect(done).toEqual([]);
});

test('the question shows what is masked as masked, and the real arguments reach the worker alone', async () => {
  const seen: string[] = [];
  const rounds = at.approvals.askRounds(client, async (questions) => {
    seen.push(...questions.map(({ text }) => text));
    return questions.map(() => APPROVE);
  });
  const leave = at.approvals.scripts.enter('s-2', `tracker.writePage({ to: "${ADDRESS}" })`, rounds);
  const script = scriptWith({ id: 's-2', client, workspace: workspaceOf(client, undefined) });
  const onMilestone = (milestone: Milestone): void => {
    if (milestone.at === 'asking') void rounds.round();
  };
  const args = { to: ADDRESS };
  await at.through({ script, id: 1, integration: 'tracker', method: 'writePage', args, onMilestone });
  leave();
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toContain(ADDRESS);
  expect(done).toEqual([{ to: ADDRESS }]);
});
