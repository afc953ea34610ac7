/** A client that the operator limits: what it is told, what it finds, what it can call, and how soon that ends. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { connectSession, connectStateless, type McpClient, run } from './clients.ts';
import type { SystemAddress } from './system.ts';
import { hasTerminal, inTerminal, PASSPHRASE } from './terminal.ts';

const SCOPE = '#tool=demo.add&tool=demo.list_users&tool=demo.slow';
/** What the demo has beside these, in every spelling that an answer could have it. */
const HIDDEN = /create_?note|delete_?note|list_?notes|list_?calls|get_?user|redmine/i;

const Failure = z.object({ code: z.string(), error: z.string(), hint: z.string().optional() });

describe.skipIf(!hasTerminal).each(inject('systems'))('a limited client in the system of $mode', (system) => {
  /** The passphrase is asked for only where another test has set it already. */
  const command = (words: string) =>
    inTerminal(`bin/sallyport client ${words} --project ${system.project}`, system, [['Passphrase ', PASSPHRASE]]);
  let limited: SystemAddress;
  let client: McpClient;

  beforeAll(async () => {
    const { stdout } = await command(`add limited --scope '${SCOPE}'`);
    const [token = ''] = /sp_[A-Za-z0-9_-]{43}/.exec(stdout) ?? [];
    limited = { ...system, tokens: { claude: token, second: token } };
    client = await connectStateless(limited);
  });
  afterAll(async () => {
    await client.close();
    await command('revoke limited');
  });

  async function failure(code: string) {
    const { text } = await client.callTool('execute_code', { code });
    return Failure.parse(JSON.parse(text.split('\n\n')[0] ?? ''));
  }

  test('is listed with its scope', async () => {
    expect((await command('list')).stdout).toContain(`may use ${SCOPE}`);
  });

  test.each([
    ['without sessions', connectStateless],
    ['in a session', connectSession],
  ])('finds what it may use and nothing else, %s', async (_, connect) => {
    const own = await connect(limited);
    const other = await connect(system);
    for (const query of [
      '',
      'note',
      'list',
      'create note',
      'demo.createNote',
      'demo/list_calls',
      'get user',
      'redmine',
      'issues',
    ]) {
      for (const detail of ['names', 'summary', 'full']) {
        const { text } = await own.callTool('search_tools', { query, detail, limit: 50 });
        // The query itself may be repeated in the answer.
        expect(text.replace(/^Nothing fits "[^"]*"/, '')).not.toMatch(HIDDEN);
      }
    }
    const names = async (searcher: McpClient) =>
      (await searcher.callTool('search_tools', { query: '', integration: 'demo', detail: 'names', limit: 50 })).text;
    expect((await names(own)).split('\n').sort()).toEqual(['demo.add', 'demo.listUsers', 'demo.slow']);
    expect(await names(other)).toContain('demo.createNote');
    await own.close();
    await other.close();
  });

  test('looks up in a script what it may use and nothing else', async () => {
    const code = `
      const failed = (error) => error.code + ' ' + error.message;
      return [
        await search('create note', { limit: 50 }), await search('', { limit: 50 }), await search('redmine issues'),
        await catalog.integrations(), await catalog.tools('demo'), await skills.list(),
        await catalog.tools('vault').catch(failed), await (async () => demo.spec)().catch(failed),
      ];`;
    const found = JSON.stringify(await run(client, code));
    expect(found).toContain('listUsers');
    expect(found).not.toMatch(HIDDEN);
    expect(await run(client, 'return catalog.tools("redmine").catch(({ code }) => code)')).toMatch(
      /^UNKNOWN_INTEGRATION/,
    );
  });

  test('calls what it may, by method and by wire name', async () => {
    expect(await run(client, 'return (await demo.add({ a: 20, b: 22 })).sum')).toBe(42);
    expect(await run(client, 'return (await demo.callTool("list_users", { perPage: 2 })).items.length')).toBe(2);
  });

  test.each([
    'await demo.createNote({ text: "x" })',
    'await demo.create_note({ text: "x" })',
    'await demo["createNote"]({ text: "x" })',
    'await demo.callTool("create_note", { text: "x" })',
    'await demo.callTool("createNote", { text: "x" })',
    'await demo.callTool("demo.create_note", { text: "x" })',
    'await demo.callTool("callTool", { name: "create_note", args: { text: "x" } })',
    'await demo.CREATENOTE({ text: "x" })',
    'await demo.noSuchThing()',
  ])('is refused %s, and told what it may call', async (code) => {
    const refused = await failure(code);
    expect(refused).toMatchObject({
      code: 'PERMISSION_DENIED',
      error: expect.stringContaining('It may call: demo.add, demo.listUsers, demo.slow.'),
      hint: expect.stringContaining('bin/sallyport client scope limited'),
    });
    const watcher = await connectStateless(system);
    expect(JSON.stringify(await run(watcher, 'return await demo.listNotes()'))).not.toContain('"x"');
    await watcher.close();
  });

  test('another integration is not there, in a script either, and no error names what is hidden', async () => {
    const absent = await failure('return await redmine.listIssues()');
    expect(absent).toMatchObject({ code: 'SANDBOX_EXECUTION', hint: expect.stringContaining('demo') });
    const invented = await failure('return await redmime.listIssues()');
    expect(invented.hint).toBe(absent.hint);
    for (const code of [
      'demo_create_note({})',
      'demo.createNot({})',
      'demo.lstUsers()',
      'demo.users.list()',
      'demo("x")',
    ]) {
      const { error, hint = '' } = await failure(`return await ${code}`);
      const echoed = code.match(/\w+/g) ?? [];
      const told = echoed.reduce((text, word) => text.replaceAll(word, '…'), `${error} ${hint}`);
      expect(told).not.toMatch(HIDDEN);
    }
  });

  /** A script that calls `demo.add` until that fails; resolves once the first call has arrived. */
  async function callOnAndOn(caller: McpClient): Promise<{ readonly ended: Promise<unknown> }> {
    const a = Math.floor(Math.random() * 1e9);
    const code = `
      for (let n = 0; n < 400; n++) {
        try { await demo.add({ a: ${a}, b: n }); } catch (error) { return error.code; }
        await sleep(100);
      }`;
    const ended = run(caller, code, 60_000);
    const watcher = await connectStateless(system);
    const arrived = () => run(watcher, `return (await demo.listCalls()).calls.some(({ args }) => args.a === ${a})`);
    await expect.poll(arrived, { timeout: 20_000 }).toBe(true);
    await watcher.close();
    return { ended };
  }

  test('a tool that is taken away fails from the next call on, in a script that runs', async () => {
    const { ended } = await callOnAndOn(client);
    await command(`scope limited --scope '#tool=demo.list_users'`);
    expect(await ended).toMatch(/^PERMISSION_DENIED/);
    expect(await run(client, 'return (await demo.listUsers({ perPage: 1 })).items.length')).toBe(1);
  });

  test('a client that is revoked can call nothing more, in a script that runs', async () => {
    const { stdout } = await command(`add leaver --scope '#server=demo'`);
    const [token = ''] = /sp_[A-Za-z0-9_-]{43}/.exec(stdout) ?? [];
    const leaver = await connectStateless(system, token);
    const { ended } = await callOnAndOn(leaver);
    await command('revoke leaver');
    expect(await ended).toMatch(/^PERMISSION_DENIED/);
    await expect(connectStateless(system, token)).rejects.toThrow();
  });
});
