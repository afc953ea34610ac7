/** The user of a client decides in the client's own window, where the operator granted that, over a whole system. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { ASKED_CLIENTS, type ConnectAsked, type Person } from './asked-clients.ts';
import { connectStateless, run } from './clients.ts';
import { killHub } from './kill-hub.ts';
import { POLICY, sallyport } from './system.ts';
import { hasTerminal, inTerminal, PASSPHRASE } from './terminal.ts';

const WITHIN = { timeout: 60_000, interval: 250 };
const APPROVES: Person = () => ({ action: 'accept', content: { decision: 'Approve' } });
/** Beside the policy of the other tests, whose clients are not touched. */
const ASKS = `${POLICY}rules: [{ client: asker, integration: demo, tool: create_note, verdict: ask }]\n`;
const Record = z.object({ event: z.string(), correlationId: z.string().optional(), surface: z.string().optional() });

describe.skipIf(!hasTerminal).each(inject('systems'))('the user of a client, in the system of $mode', (system) => {
  const policyFile = join(system.home, 'projects', system.project, 'config', 'policy.yaml');
  /** The passphrase is asked for only where another test has set it already. */
  const command = (words: string) =>
    inTerminal(`bin/sallyport client ${words} --project ${system.project}`, system, [['Passphrase ', PASSPHRASE]]);
  let token = '';

  beforeAll(async () => {
    const { stdout } = await command('add asker --approves elicitation');
    [token = ''] = /sp_[A-Za-z0-9_-]{43}/.exec(stdout) ?? [];
    await writeFile(policyFile, ASKS);
    const asker = await connectStateless(system, token);
    const held = () => run(asker, 'return (await demo.createNote({ text: "is it asked?" })).status').catch(String);
    await vi.waitUntil(async () => String(await held()).startsWith('pending'), WITHIN);
    await asker.close();
  });
  afterAll(async () => {
    await writeFile(policyFile, POLICY);
    await command('revoke asker');
  });

  /** What the demo has kept of what a test wrote, as another client sees it. */
  async function notes(text: string): Promise<unknown> {
    const watcher = await connectStateless(system);
    const found = await run(
      watcher,
      `return (await demo.listNotes()).items.filter((note) => note.text === ${JSON.stringify(text)}).length`,
    );
    await watcher.close();
    return found;
  }

  /** What became of the actions of the script that wrote this, in order, from the audit log. */
  async function actionsOf(text: string) {
    const query = ['audit', 'query', '--json', '--client', 'asker', '--project', system.project];
    const { stdout } = await sallyport(query, system.home);
    const lines = stdout.split('\n').filter((line) => line !== '');
    const records = lines.map((line) => ({ line, ...Record.parse(JSON.parse(line)) }));
    const own = records.find(({ event, line }) => event === 'action.staged' && line.includes(text))?.correlationId;
    return records
      .filter(({ event, correlationId }) => event.startsWith('action.') && correlationId === own)
      .map(({ event, surface }) => (surface === undefined ? event : `${event} (${surface})`));
  }

  /** A script that is asked about one note; `asked` resolves with what its person reads. */
  async function write(connect: ConnectAsked, text: string, person: Person) {
    const asked = Promise.withResolvers<string>();
    const client = await connect(system, token, (message) => {
      asked.resolve(message);
      return person(message);
    });
    const code = `return (await demo.createNote({ text: ${JSON.stringify(text)} })).text`;
    const answer = client.callTool('execute_code', { code });
    return { asked: asked.promise, answer, close: client.close };
  }

  describe.each(ASKED_CLIENTS)('with a client of %s', (_, connect) => {
    test('approves, and the script goes on with the real result', async () => {
      const text = randomUUID();
      const { asked, answer, close } = await write(connect, text, async () => {
        expect(await notes(text)).toBe(0);
        return APPROVES('');
      });
      expect(await answer).toEqual({ text, isError: false });
      expect(await asked).toContain('Approve this call of `demo`, tool `create_note`?');
      expect(await asked).toContain(text);
      expect(await notes(text)).toBe(1);
      expect(await actionsOf(text)).toEqual([
        'action.staged',
        'action.asked (elicitation)',
        'action.approved (elicitation)',
        'action.applied',
      ]);
      await close();
    });

    test('declines, and nothing is done', async () => {
      const text = randomUUID();
      const { answer, close } = await write(connect, text, () => ({ action: 'decline' }));
      expect(await answer).toMatchObject({ isError: true, text: expect.stringContaining('ACTION_REJECTED') });
      expect(await notes(text)).toBe(0);
      expect((await actionsOf(text)).at(-1)).toBe('action.rejected (elicitation)');
      await close();
    });

    test('is asked while the hub is killed: the call is left to the operator, and an approval that comes then does nothing', async () => {
      const text = randomUUID();
      const back = Promise.withResolvers<void>();
      const { asked, answer, close } = await write(connect, text, async () => {
        await back.promise;
        return APPROVES('');
      });
      // Whether and how it ends is the client's; what it may not do is approve.
      const ended = answer.then(
        ({ text: said }) => said,
        (error: unknown) => String(error),
      );
      await asked;
      await killHub(system);
      await expect.poll(() => notes(text).catch(String), WITHIN).toBe(0);
      back.resolve();
      if (connect === ASKED_CLIENTS[1]?.[1]) expect(await ended).toContain('Nothing waits for these answers');
      else await close();
      expect(await notes(text)).toBe(0);
      expect(await actionsOf(text)).toEqual(['action.staged', 'action.asked (elicitation)']);
      const asker = await connectStateless(system, token);
      const waiting = `return (await actions.list()).filter(({ status }) => status === 'pending').length`;
      expect(await run(asker, waiting)).toBeGreaterThan(0);
      await asker.close();
      await close();
    });
  });

  test('is not asked any more once the operator took it back', async () => {
    await command('scope asker --approves nothing');
    const [, [, connect] = []] = ASKED_CLIENTS;
    if (connect === undefined) expect.fail('no client');
    const isAsked = async () => {
      let isPut = false;
      const { answer, close } = await write(connect, randomUUID(), () => {
        isPut = true;
        return { action: 'cancel' };
      });
      await answer;
      await close();
      return isPut;
    };
    await expect.poll(isAsked, WITHIN).toBe(false);
  });
});
