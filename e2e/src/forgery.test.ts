/**
 * Nobody approves his own call. Each attempt is made on a whole system in containers in which a call waits; afterwards it
 * still waits, its worker was not called, and what the attempt left stands on the audit log. The controls prove that the same
 * means work with the right passphrase, on the very call that every attempt was about.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { addWorker, type ChangingWorker, startChangingWorker } from './changing-worker.ts';
import { connectStateless, type McpClient, run } from './clients.ts';
import { containerOf, inside, startContainer, stopContainer } from './containers.ts';
import { type Attempt, ask, FORM_BODY, JSON_BODY, type Victim } from './forgery/attempt.ts';
import { CONSOLE_ATTEMPTS } from './forgery/console-attempts.ts';
import { approveFrom, CONTAINER_ATTEMPTS, OWNED_SANDBOX_ATTEMPTS } from './forgery/container-attempts.ts';
import { SCRIPT_ATTEMPTS } from './forgery/script-attempts.ts';
import { SHELL_ATTEMPTS } from './forgery/shell-attempts.ts';
import { type SystemAddress, startSystem, stopSystem } from './system.ts';
import { hasTerminal, inTerminal } from './terminal.ts';

const WITHIN = { timeout: 60_000, interval: 200 };
/** In no file, unlike that of the other tests. */
const PASSPHRASE = `right ${randomBytes(12).toString('hex')}`;
const hasContainers = inject('systems').some(({ mode }) => mode === 'containers');

type Record = Readonly<{ [field: string]: unknown }> & { readonly seq: number };

describe.skipIf(!hasContainers || !hasTerminal)('nobody approves his own call', () => {
  let system: SystemAddress;
  let worker: ChangingWorker;
  let client: McpClient;
  let victim: Victim;
  let token: string;

  const stage = async (from: McpClient): Promise<string> => {
    const staged = await run(from, `return (await crane.liftCrate({ id: 1, note: 'by nobody' })).actionId`);
    return String(staged).split('\n', 1).join();
  };
  const detailsOf = async (id: string) => {
    const answer = await ask(system.port + 1, {
      path: `/api/approvals/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const shape = z.object({ state: z.string(), hash: z.string(), scriptId: z.string() });
    return shape.parse(JSON.parse(answer.slice(4)));
  };
  /** Records of the audit log after this one. */
  const recordsAfter = async (seq: number): Promise<readonly Record[]> => {
    const code = `const fs = require('node:fs');
      const lines = fs.readdirSync('/state/audit').filter((name) => name.endsWith('.jsonl')).sort().flatMap((name) => fs.readFileSync('/state/audit/' + name, 'utf8').split('\\n'));
      return lines.filter(Boolean).map((line) => JSON.parse(line)).filter(({ seq }) => seq > ${seq});`;
    return z.array(z.looseObject({ seq: z.number() })).parse(await inside(await containerOf(system, 'hub'), code));
  };
  const lastSeq = async () => (await recordsAfter(0)).at(-1)?.seq ?? 0;
  /** Opens the console as a browser does. */
  const logIn = async (passphrase: string): Promise<Victim['visit']> => {
    const origin = `http://127.0.0.1:${system.port + 1}`;
    const answer = await fetch(`${origin}/log-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...FORM_BODY, origin },
      body: new URLSearchParams({ passphrase, to: 'approvals' }).toString(),
    });
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    const base = (answer.headers.get('location') ?? '').replace(/\/approvals$/, '');
    const page = await fetch(`${origin}${base}/approvals`, { headers: { cookie } });
    const formToken = /name="form_token" value="([\w-]+)"/.exec(await page.text())?.[1] ?? '';
    return { base, cookie, formToken };
  };
  const decide = ({ base, cookie, formToken }: Victim['visit'], id: string, hash: string) =>
    ask(system.port + 1, {
      method: 'POST',
      path: `${base}/approvals/${id}/approve`,
      headers: { ...FORM_BODY, origin: `http://127.0.0.1:${system.port + 1}`, cookie },
      body: new URLSearchParams({ form_token: formToken, hash }).toString(),
    });

  beforeAll(async () => {
    system = await startSystem('containers', undefined);
    worker = await startChangingWorker([
      {
        name: 'lift_crate',
        description: 'Lifts a crate.',
        inputSchema: { type: 'object', properties: { id: { type: 'integer' }, note: { type: 'string' } } },
        annotations: { readOnlyHint: false },
      },
    ]);
    await addWorker(system, worker);
    await inTerminal(`bin/sallyport passphrase --project ${system.project}`, system, [
      ['New passphrase: ', PASSPHRASE],
      ['The same again: ', PASSPHRASE],
    ]);
    client = await connectStateless(system);
    const other = await connectStateless(system, system.tokens.second);
    await vi.waitUntil(async () => (await stage(client).catch(String)).startsWith('act-'), WITHIN);
    const opened = await ask(system.port + 1, {
      method: 'POST',
      path: '/api/session',
      headers: JSON_BODY,
      body: JSON.stringify({ passphrase: PASSPHRASE }),
    });
    token = z.object({ token: z.string() }).parse(JSON.parse(opened.slice(4))).token;
    const [id, foreignId] = [await stage(client), await stage(other)];
    await other.close();
    const { hash, scriptId } = await detailsOf(id);
    const action = { id, hash, scriptId };
    victim = { system, operatorPort: system.port + 1, action, foreignId, client, visit: await logIn(PASSPHRASE) };
  });

  afterAll(async () => {
    await client?.close();
    await worker?.[Symbol.asyncDispose]();
    if (system !== undefined) await stopSystem(system);
  });

  const fails = async ({ make, refused, recorded }: Attempt): Promise<void> => {
    const before = await lastSeq();
    expect(await make(victim)).toMatch(refused);
    for (const id of [victim.action.id, victim.foreignId]) expect((await detailsOf(id)).state).toBe('pending');
    expect(worker.calls).toEqual([]);
    const records = await recordsAfter(before);
    expect(
      records.filter(({ event }) => /^action\.(?:approved|applied|revealed)|^passphrase/.test(String(event))),
    ).toEqual([]);
    if (recorded !== undefined) expect(records).toContainEqual(expect.objectContaining(recorded));
  };

  describe('by what a model controls', () => {
    test.each(SCRIPT_ATTEMPTS)('$name', fails);
  });
  describe('at the port of the operator', () => {
    test.each(CONSOLE_ATTEMPTS)('$name', fails);
  });
  describe('as the same user', () => {
    test.each(SHELL_ATTEMPTS)('$name', fails);
  });
  describe('from a container', () => {
    test.each(CONTAINER_ATTEMPTS)('$name', fails);
  });
  describe('from a sandbox that is owned', () => {
    beforeAll(async () => stopContainer(await containerOf(system, 'sandbox')));
    afterAll(async () => startContainer(await containerOf(system, 'sandbox')));
    test.each(OWNED_SANDBOX_ATTEMPTS)('$name', fails);
  });

  test('the same request is answered where the port is: in the container of the hub', async () => {
    const before = await lastSeq();
    expect(await approveFrom(victim, 'hub')).toContain('hub-edge:4001 401');
    expect(await recordsAfter(before)).toContainEqual(
      expect.objectContaining({ event: 'operator.refused', asked: 'POST /api/approvals/:id/approve' }),
    );
  });

  describe('the same means with the right passphrase', () => {
    test('in a terminal approve the call that every attempt was about', async () => {
      const before = await lastSeq();
      const { id } = victim.action;
      const { code, stdout } = await inTerminal(
        `bin/sallyport approvals approve ${id} --project ${system.project}`,
        system,
        [
          ['Passphrase to see and approve this call', PASSPHRASE],
          ['Type yes', 'yes'],
        ],
      );
      expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`${id} {2}applied`))]);
      expect(worker.calls).toEqual(['lift_crate']);
      expect(await recordsAfter(before)).toContainEqual(
        expect.objectContaining({ event: 'action.approved', surface: 'terminal' }),
      );
    });

    test("by the console's form approve another client's call, once: the form sent again does nothing", async () => {
      const before = await lastSeq();
      const sent = worker.calls.length;
      const visit = await logIn(PASSPHRASE);
      const { hash } = await detailsOf(victim.foreignId);
      expect(await decide(visit, victim.foreignId, hash)).toMatch(/^303/);
      await vi.waitUntil(async () => (await detailsOf(victim.foreignId)).state === 'applied', WITHIN);
      expect(await decide(visit, victim.foreignId, hash)).toMatch(/^409/);
      expect(await decide({ ...visit, cookie: '' }, victim.foreignId, hash)).toMatch(/^401/);
      expect(worker.calls.length).toBe(sent + 1);
      const events = (await recordsAfter(before)).map(({ event, surface }) => `${event} ${surface}`);
      expect(events.filter((event) => event.startsWith('action.approved'))).toEqual(['action.approved http']);
    });

    test('by the interface for programs do it twice at the same moment, and the call is sent once', async () => {
      const sent = worker.calls.length;
      const id = await vi.waitUntil(async () => /^act-\S+/.exec(await stage(client).catch(String))?.[0], WITHIN);
      const { hash } = await detailsOf(id);
      const approve = () =>
        ask(system.port + 1, {
          method: 'POST',
          path: `/api/approvals/${id}/approve`,
          headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
          body: JSON.stringify({ hash }),
        });
      const statuses = (await Promise.all([approve(), approve(), approve()])).map((answer) => answer.slice(0, 3));
      expect(statuses.toSorted()).toEqual(['200', '409', '409']);
      expect(worker.calls.length).toBe(sent + 1);
    });
  });
});
