import { expect, test } from 'vitest';
import { createVault } from '../privacy/vault.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { gateBefore, READ, scriptWith } from './gate-fixture.ts';

/** A worker that takes anything, and tokens in its conversation that another integration issued. */
async function strangers() {
  const received: unknown[] = [];
  const fixture = await gateBefore([
    {
      name: 'take',
      run: (args) => {
        received.push(args);
        return { content: [] };
      },
    },
  ]);
  const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
  fixture.rebuild({ workspaces });
  return { fixture, received, vault: workspaces.of(scriptWith().workspace).vault };
}

test('a secret of one integration is not given to another, however it is wrapped', async () => {
  const { fixture, received, vault } = await strangers();
  await using _ = fixture;
  const token = vault.tokenOf('SECRET', 'hunter2', 'crm');
  const wrapped = [
    token,
    `x${token}y`,
    { deep: [token] },
    { [token]: 1 },
    token.toLowerCase(),
    Buffer.from(`a text with ${token}`).toString('base64'),
  ];
  for (const text of wrapped) {
    await expect(fixture.call('take', { text })).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
      message: expect.stringContaining('secret of crm'),
    });
  }
  expect(received).toEqual([]);
});

test('personal values of another integration go to one that is vetted, and to another only by a person', async () => {
  const { fixture, received, vault } = await strangers();
  await using _ = fixture;
  const token = vault.tokenOf('PHONE', 48600100200, 'crm');
  await fixture.call('take', { phone: token });
  expect(received).toEqual([{ phone: 48600100200 }]);
  fixture.catalog.setWorkers([{ name: 'tracker', url: fixture.worker.url.href, trust: 'byo' }]);
  await expect.poll(() => fixture.catalog.integration('tracker')?.state).toBe('available');
  // Not even a rule that names the tool stands for a person who sees the values.
  fixture.setPolicy({ rules: [{ integration: 'tracker', tool: 'take', verdict: 'allow' }] });
  await expect(fixture.call('take', { phone: token })).rejects.toThrow('a person would be asked here');
  expect(fixture.milestones).toContainEqual({
    at: 'decided',
    decision: expect.objectContaining({
      verdict: 'ask',
      rule: 'personal values of another integration to one that is not vetted',
      mayBeAlways: false,
    }),
  });
  await fixture.call('take', { phone: vault.tokenOf('PHONE', 48600100200, 'tracker') });
  expect(received).toHaveLength(2);
});

test('an answer that gives tokens to names of parameters does not help a script to hide them from who approves', async () => {
  const received: unknown[] = [];
  await using fixture = await gateBefore([
    { name: 'read', ...READ, run: () => ({ content: [{ type: 'text', text: 'password=force password=amount' }] }) },
    {
      name: 'pay',
      inputSchema: {
        type: 'object',
        properties: { id: { type: 'integer' }, amount: { type: 'integer' }, force: { type: 'boolean' } },
        additionalProperties: false,
      },
      run: (args) => {
        received.push(args);
        return { content: [] };
      },
    },
  ]);
  const tokens = String(await fixture.call('read', {})).match(/\[SECRET:\w+\]/g) ?? [];
  expect(tokens).toHaveLength(2);
  for (const token of tokens) {
    await expect(fixture.call('pay', { id: 1, [token]: 1_000_000 })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENTS',
      message: `${token} is a secret and names no field.`,
    });
  }
  expect(received).toEqual([]);
});

test('a token of a conversation that never issued it is refused before anything leaves', async () => {
  const { fixture, received } = await strangers();
  await using _ = fixture;
  const foreign = createVault().tokenOf('EMAIL', 'ada@example.com', 'tracker');
  await expect(fixture.call('take', { to: foreign })).rejects.toMatchObject({ code: 'UNKNOWN_TOKEN' });
  expect(received).toEqual([]);
  await fixture.call('take', { to: '[NOTE:3f9a1c07]' });
  expect(received).toEqual([{ to: '[NOTE:3f9a1c07]' }]);
});
