/** Nobody is asked about what they could not see, and what they see is made once. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Milestone } from '../gate/call.ts';
import { scriptWith } from '../gate/gate-fixture.ts';
import { workspaceOf } from '../identity.ts';
import { ADDRESS, APPROVE, type AskHoldFixture, askHoldFixture, client, message, says } from './ask-hold-fixture.ts';
import { MAX_ARGUMENTS_CHARS } from './prompt.ts';

let at: AskHoldFixture['at'];
let done: AskHoldFixture['done'];
let call: AskHoldFixture['call'];
let staged: AskHoldFixture['staged'];
beforeEach(async () => {
  ({ at, done, call, staged } = await askHoldFixture());
});
afterEach(() => at[Symbol.asyncDispose]());

describe('a call that its user could not be shown whole', () => {
  const long = { hidden: { text: 'x'.repeat(MAX_ARGUMENTS_CHARS), to: 'mallory' } };
  // As JSON it is short enough, with its line breaks it is not.
  const deep = { list: Array.from({ length: MAX_ARGUMENTS_CHARS / 4 }, () => 1) };
  const secret = 'ghp_1234567890abcdefghijABCDEFGHIJ123456';

  test.each([
    ['a value is too long for the question', long, 'too long'],
    ['there are too many values for the question', deep, 'too long'],
    ['a secret stands in it', { token: secret }, 'secret'],
    ['a secret stands in a text of it', { text: `log in with ${secret} please` }, 'secret'],
    ['a secret stands in Base64', { body: Buffer.from(`password: ${secret}, again`).toString('base64') }, 'secret'],
    ['a name of a field is a secret', { [secret]: 1 }, 'secret'],
  ])('is left to the operator: %s', async (_why, args, said) => {
    const person = vi.fn(says(APPROVE));
    const { value } = await call('writePage', person, { args });
    expect(person).not.toHaveBeenCalled();
    expect(value).toMatchObject({ status: 'pending', actionId: staged().id });
    expect(message(value)).toMatch(new RegExp(`${said}.*so nobody was asked and the call waits for the operator\\.`));
    expect(done).toEqual([]);
    await at.approve(staged());
    expect(done).toEqual([args]);
  });

  test('also where the secret stands there as a token that the script was given', async () => {
    const vault = at.workspaces.of(workspaceOf(client, undefined)).vault;
    const person = vi.fn(says(APPROVE));
    const token = vault.tokenOf('PASSWORD', 'correct horse', 'tracker');
    for (const text of [token, token.toLowerCase(), `x ${token}`]) await call('writePage', person, { args: { text } });
    expect(person).not.toHaveBeenCalled();
    expect(at.approvals.openCount()).toBe(3);
  });

  test('what is personal is asked about, and so is what fits to the last character', async () => {
    const person = vi.fn(says(APPROVE));
    const room = MAX_ARGUMENTS_CHARS - '{\n  "a": ""\n}'.length;
    await call('writePage', person, { args: { to: ADDRESS } });
    await call('writePage', person, {
      args: {
        a: 'é x '
          .repeat(room / 4)
          .padEnd(room, '-')
          .slice(0, room),
      },
    });
    expect(person).toHaveBeenCalledTimes(2);
    expect(person.mock.calls[1]?.[0][0]?.text).not.toContain('Cut here');
  });
});

test('a script is read and split once, however many of its calls are asked about', async () => {
  const code = `const n = 1;\ntracker.writePage({});\n${'// more\n'.repeat(100)}`;
  const split = vi.spyOn(String.prototype, 'split');
  const rounds = at.approvals.askRounds(client, async (questions) => questions.map(() => APPROVE));
  const leave = at.approvals.scripts.enter('s-3', code, rounds);
  const script = scriptWith({ id: 's-3', client, workspace: workspaceOf(client, undefined) });
  let asking = 0;
  const onMilestone = (milestone: Milestone): void => {
    if (milestone.at === 'asking' && ++asking === 3) void rounds.round();
  };
  const calls = [1, 2, 3].map((id) =>
    at.through({ script, id, integration: 'tracker', method: 'writePage', args: { id }, onMilestone }),
  );
  await Promise.all(calls);
  leave();
  const ofScript = split.mock.contexts.filter((text) => String(text).startsWith('const n = 1;\ntracker'));
  split.mockRestore();
  expect(ofScript).toHaveLength(1);
});
