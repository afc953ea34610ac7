/** A token leaks; the operator revokes its client, and gives the name to another. */
import { expect, it } from 'vitest';
import { approvalsBefore } from './approvals-fixture.ts';

const OLD = { name: 'bot', entry: 'hash of the leaked token' };
const NEW = { name: 'bot', entry: 'hash of the new token' };

const writer = (onCall: () => void) => ({
  name: 'create_issue',
  run() {
    onCall();
    return { content: [{ type: 'text' as const, text: '{"id":7}' }] };
  },
});

it('sends no call of a client that was revoked, whoever approves it, also after its name was given to another', async () => {
  let sent = 0;
  await using fixture = await approvalsBefore([writer(() => (sent += 1))]);
  fixture.isKnown = ({ entry }) => entry === OLD.entry;
  const [before, after] = [
    await fixture.stage('create_issue', {}, { client: OLD }),
    await fixture.stage('create_issue', {}, { client: OLD, callId: 2 }),
  ];
  expect((await fixture.approve(before)).state).toBe('applied');
  fixture.isKnown = ({ entry }) => entry === NEW.entry;
  expect(await fixture.approve(after)).toMatchObject({
    state: 'failed',
    isRetryable: false,
    error: { code: 'PERMISSION_DENIED', retryable: false },
  });
  expect(sent).toBe(1);
});

it('tells the new client of the name nothing of the calls of the old one', async () => {
  await using fixture = await approvalsBefore([writer(() => undefined)]);
  const action = await fixture.stage('create_issue', {}, { client: OLD });
  await fixture.approve(action);
  expect(await fixture.ask('list', undefined, NEW)).toEqual([]);
  for (const method of ['result', 'wait'] as const)
    await expect(fixture.ask(method, { id: action.id }, NEW)).rejects.toThrow('There is no action');
  expect(await fixture.ask('result', { id: action.id }, OLD)).toMatchObject({ status: 'applied', result: { id: 7 } });
});
