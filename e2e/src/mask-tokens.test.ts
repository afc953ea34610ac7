/** A person found by one script and written to by the next: the model sees tokens, the worker gets the address, and the tokens end with the session. */
import { DatabaseSync } from 'node:sqlite';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, inject, test } from 'vitest';
import type { SystemAddress } from './system.ts';
import { callWorker } from './worker-direct.ts';

const redmine = inject('redmine');
const EMAIL = 'cleo.quay@example.net';

/** A session of the official client; `end` ends it at the hub (DELETE), not only here. */
async function openSession({ url, tokens }: SystemAddress) {
  const client = new Client({ name: 'e2e', version: '1.0.0' }, { versionNegotiation: { mode: 'legacy' } });
  const headers = { authorization: `Bearer ${tokens.claude}` };
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  await client.connect(transport);
  return {
    async run(code: string): Promise<{ text: string; isError: boolean }> {
      const { content, isError = false } = await client.callTool({ name: 'execute_code', arguments: { code } });
      const [block] = content;
      return { text: block?.type === 'text' ? block.text : '', isError };
    },
    async end(): Promise<void> {
      await transport.terminateSession();
      await client.close();
    },
  };
}

/** The first script: the token that stands for a person's address. */
async function findToken(session: Awaited<ReturnType<typeof openSession>>): Promise<string> {
  const { text } = await session.run('return (await demo.listUsers({ perPage: 5 })).items');
  expect(text).not.toContain(EMAIL);
  const person = (JSON.parse(text) as { name: string; email: string }[]).find(({ name }) => name === 'Cleo Quay');
  expect(person?.email).toMatch(/^\[EMAIL:[0-9a-f]{8}\]$/);
  return person?.email ?? '';
}

describe.each(inject('systems'))('two scripts in a row in the system of $mode', (system) => {
  test('the second writes to somebody whom the first found; with the session its tokens end', async () => {
    const session = await openSession(system);
    const token = await findToken(session);
    const mark = crypto.randomUUID();
    const created = await session.run(`return await demo.createNote({ text: 'To ${token}: berth ${mark}' })`);
    expect(created).toMatchObject({ isError: false, text: expect.stringContaining(token) });
    expect(created.text).not.toContain(EMAIL);
    expect(await callWorker(system, 'demo', 'list_notes', {})).toContain(`To ${EMAIL}: berth ${mark}`);
    await session.end();

    const next = await openSession(system);
    const refused = await next.run(`return await demo.createNote({ text: 'To ${token}: again ${mark}' })`);
    expect(JSON.parse(refused.text.split('\n\n')[0] ?? '')).toMatchObject({
      code: 'UNKNOWN_TOKEN',
      retryable: false,
      hint: expect.stringContaining('Call again what showed it'),
    });
    expect(await callWorker(system, 'demo', 'list_notes', {})).not.toContain(`again ${mark}`);
    expect(await findToken(next)).not.toBe(token);
    await next.end();
  });

  test.skipIf(redmine === null)('an address of one integration goes to another one that is vetted', async () => {
    if (redmine === null) return;
    const session = await openSession(system);
    const token = await findToken(session);
    const subject = `Visitor ${crypto.randomUUID()}`;
    const code = `return (await redmine.createIssue({ project: 'harbour', subject: '${subject}', description: 'Write to ${token}.' })).id`;
    expect(await session.run(code)).toMatchObject({ isError: false });
    const database = new DatabaseSync(redmine.database, { readOnly: true });
    const row = database.prepare('SELECT description FROM issues WHERE subject = ?').get(subject);
    database.close();
    expect(row).toEqual({ description: `Write to ${EMAIL}.` });
    await session.end();
  });
});
