import { expect, test } from 'vitest';
import { SallyportError } from '../errors.ts';
import { workspaceOf } from '../identity.ts';
import type { Execution, ExecutionRequest } from '../sandbox/execution.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { maskedExecute } from './masked.ts';

const client = { name: 'claude' };
const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
const plain: Execution = { scriptId: 's', value: undefined, logs: [], calls: [], durationMs: 1 };

function run(
  become: (request: ExecutionRequest) => Partial<Execution>,
  onProgress: ExecutionRequest['onProgress'] = () => {},
) {
  const execute = maskedExecute(async (request) => ({ ...plain, ...become(request) }), workspaces);
  const signal = new AbortController().signal;
  return execute({
    scriptId: 's',
    code: '',
    timeoutMs: 1_000,
    client,
    workspace: workspaceOf(client, undefined),
    signal,
    onProgress,
  });
}

test('an address that a script put together is masked in its value, its lines and its error', async () => {
  const text = ['ada', 'example.com'].join('@');
  const execution = await run(() => ({
    value: { to: [text] },
    logs: [
      { level: 'log', text: `to ${text}` },
      { level: 'warn', text: 'nothing' },
    ],
    error: new SallyportError('SANDBOX_EXECUTION', `no ${text}`, { hint: `ask ${text}`, retryable: true }),
  }));
  expect(JSON.stringify([execution, execution.error?.toShape()])).not.toContain(text);
  expect(execution).toMatchObject({
    logs: [
      { level: 'log', text: expect.stringMatching(/^to \[EMAIL:/) },
      { level: 'warn', text: 'nothing' },
    ],
  });
  expect(execution.error).toMatchObject({
    code: 'SANDBOX_EXECUTION',
    retryable: true,
    hint: expect.stringMatching(/^ask \[EMAIL:/),
  });
});

test('tokens of the conversation leave as they are, those that somebody made up too', async () => {
  const token = workspaces.of(workspaceOf(client, undefined)).vault.tokenOf('EMAIL', 'bob@example.org', 'crm');
  const execution = await run(() => ({ value: { token, secret: token, text: `is ${token}` } }));
  expect(execution.value).toEqual({ token, secret: token, text: `is ${token}` });
});

test('reports of progress are masked, keep their order, and have all left before the answer', async () => {
  const seen: string[] = [];
  await run(
    ({ onProgress }) => {
      for (let step = 1; step <= 20; step += 1) onProgress(`${step} ada@example.com`, step / 20);
      return {};
    },
    (text, fraction) => seen.push(`${fraction} ${text}`),
  );
  expect(seen.map((text) => text.split(' ')[1])).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  expect(seen.join()).not.toContain('ada@');
});

test('a script that reports without end does not pile up reports', async () => {
  const seen: string[] = [];
  await run(
    ({ onProgress }) => {
      for (let step = 1; step <= 10_000; step += 1) onProgress(String(step));
      return {};
    },
    (text) => seen.push(text),
  );
  expect(seen.length).toBeLessThan(200);
  expect(seen.at(-1)).toBe('10000');
});
