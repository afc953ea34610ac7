import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, test } from 'vitest';
import { CLIENTS, run } from './clients.ts';

const redmine = inject('redmine');

describe.each(inject('systems'))('one path through the system of $mode', (system) => {
  describe.each(Object.entries(CLIENTS))('with a client of the %s kind', (_, connect) => {
    test('there are exactly two tools', async () => {
      const client = await connect(system);
      expect([...(await client.listTools())].sort()).toEqual(['execute_code', 'search_tools']);
      await client.close();
    });

    test('a search finds the tool, and a script calls it', async () => {
      const client = await connect(system);
      const found = await client.callTool('search_tools', { query: 'list users' });
      expect(found.text).toMatch(/demo\.listUsers\(args\?: \{page\?: number [^;]*; perPage\?: number [^;]*\}\)/);
      const code =
        'const { items } = await demo.listUsers({ page: 1, perPage: 3 }); return items.map((user) => user.id);';
      expect(await run(client, code)).toEqual([1, 2, 3]);
      await client.close();
    });

    test('an unknown method, wrong arguments and a failing upstream each say what to do', async () => {
      const client = await connect(system);
      const failure = async (code: string) =>
        JSON.parse((await client.callTool('execute_code', { code })).text.split('\n\n')[0] ?? '');
      expect(await failure('await demo.listUser()')).toMatchObject({
        code: 'UNKNOWN_METHOD',
        retryable: false,
        error: expect.stringContaining('listUsers'),
      });
      expect(await failure('await demo.add({ a: 1 })')).toMatchObject({
        code: 'INVALID_ARGUMENTS',
        error: expect.stringContaining('"b"'),
      });
      expect(await failure('await demo.fail({ message: "no", status: 503 })')).toMatchObject({
        code: 'API_ERROR',
        retryable: false,
      });
      expect(await failure('return demo_list_users()')).toMatchObject({
        code: 'SANDBOX_EXECUTION',
        hint: expect.stringContaining('demo.listUsers'),
      });
      await client.close();
    });

    test.skipIf(redmine === null)(
      'a script lists, creates, comments and reads back issues of a real Redmine',
      async () => {
        if (redmine === null) return;
        const client = await connect(system);
        const found = await client.callTool('search_tools', { query: 'list open issues' });
        expect(found.text).toMatch(/^\/\*\* read · [^\n]*\nredmine\.listIssues\(/);
        const subject = `Mooring line ${crypto.randomUUID()}`;
        const answer = await run(
          client,
          `const open = await redmine.listIssues({ project: 'harbour', status: 'open' });
         const { id } = await redmine.createIssue({ project: 'harbour', subject: ${JSON.stringify(subject)} });
         await redmine.commentIssue({ id, comment: 'Seen on pier 4' });
         const issue = await redmine.getIssue({ id });
         return { open: open.total, id, issue };`,
        );
        expect(answer).toMatchObject({ open: expect.any(Number), issue: { subject } });
        expect(JSON.stringify(answer)).toContain('Seen on pier 4');
        const database = new DatabaseSync(redmine.database, { readOnly: true });
        const row = database
          .prepare(
            'SELECT i.subject, j.notes FROM issues i JOIN journals j ON j.journalized_id = i.id WHERE i.subject = ?',
          )
          .get(subject);
        database.close();
        expect(row).toEqual({ subject, notes: 'Seen on pier 4' });
        await client.close();
      },
    );
  });

  test.skipIf(redmine === null)('nothing that the model sees contains the key', async () => {
    if (redmine === null) return;
    const client = await connectAny();
    const me = await run(client, 'return await redmine.getCurrentUser()');
    expect(me).toMatchObject({ login: expect.any(String) });
    expect(JSON.stringify(me)).not.toContain(redmine.apiKey);
    await client.close();
  });

  test('a wrong token is refused before anything else', async () => {
    await expect(connectAny('sp_wrong')).rejects.toThrow();
  });

  function connectAny(token?: string) {
    const connect = CLIENTS['first generation'];
    if (connect === undefined) throw new Error('no such client');
    return connect(system, token);
  }
});
