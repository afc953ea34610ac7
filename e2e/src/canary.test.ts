/**
 * Nothing that is a credential, or names a person, gets out. Values that exist nowhere else are planted in the token files
 * and the data of the workers; two hundred scripts read them and try to carry them off; then everything is searched: what
 * the client was sent, memory, environment, logs, audit log, store and figures.
 *
 * One thing is left out on purpose. The hub's memory holds personal values while their conversation lives: its vault has to
 * put them back into later calls. There only credentials are searched for, and the personal ones prove that the search
 * sees that memory. A credential may stand in the memory of its own worker alone, where it must be found as well; nothing
 * hides it from the egress proxy on its way to an upstream without TLS.
 */
import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from 'undici';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { canaryScripts } from './canary-scripts.ts';
import { containerOf, containersOf, folderOf, logsOf } from './containers.ts';
import { foundIn, longest, type Needle, needlesOf } from './needles.ts';
import type { SystemAddress } from './system.ts';
import { environmentOf, memoryOf, ownMemoryMb, processesOf } from './system-processes.ts';
import { callWorker } from './worker-direct.ts';

const redmine = inject('redmine');
/** A runner cannot be looked into by anybody but root. */
const canLookInside = process.platform === 'linux' && process.getuid?.() === 0;

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A person that nobody else is, and a secret among what is known of them. */
function plantedPerson() {
  const mark = randomBytes(5).toString('hex');
  return {
    email: `quay${mark}@example.org`,
    phone: `+48 60${randomInt(10)} ${digits(3)} ${digits(3)}`,
    iban: withIbanCheck('DE', `50010517${digits(10)}`),
    card: withLuhn(`4${digits(14)}`),
    secret: `ghp_${randomBytes(27).toString('base64url').replace(/[-_]/g, 'x')}`,
  };
}

function withIbanCheck(country: string, account: string): string {
  const letters = [...country].map((letter) => letter.charCodeAt(0) - 55).join('');
  const check = 98n - (BigInt(`${account}${letters}00`) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

function withLuhn(number: string): string {
  const sum = [...`${number}0`].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number + String((10 - (sum % 10)) % 10);
}

const isPersonal = (person: ReturnType<typeof plantedPerson>): readonly Needle[] =>
  Object.entries(person).flatMap(([name, text]) => needlesOf(name, text));

test('the search finds what is planted in every spelling, and no half of it', () => {
  const word = `found${randomBytes(8).toString('hex')}@x`;
  const needles = needlesOf('planted', word);
  expect(needles.map(({ name }) => name)).toContain('planted (two-byte)');
  for (const offset of [0, 1, 2, 3, 4, 5]) {
    const around = `${'a'.repeat(offset)}${word}${'z'.repeat(offset)}`;
    expect(foundIn([Buffer.from(Buffer.from(around).toString('base64'))], needles)).toContain('planted (base64)');
    expect(foundIn([Buffer.from(encodeURIComponent(around))], needles)).toContain('planted (URL-encoded)');
    expect(foundIn([Buffer.from(around)], needles)).toContain('planted (plain)');
  }
  expect(foundIn([Buffer.from(`${word.slice(1)} ${word.slice(0, -1)}`)], needles)).toEqual([]);
});

test.skipIf(!canLookInside)('the search finds what is planted in memory, as narrow and as wide text', async () => {
  const word = `found${randomBytes(8).toString('hex')}@x`;
  const needles = needlesOf('planted', word);
  const child = await started(
    'process.stdin.once("data", (d) => { globalThis.kept = d; globalThis.wide = Buffer.from(d.toString(), "utf16le"); console.log("kept") })',
    word,
  );
  expect(foundIn(memoryOf(child.pid ?? 0, longest(needles)), needles)).toEqual(
    expect.arrayContaining(['planted (plain)', 'planted (two-byte)']),
  );
  child.kill();
});

// A hub that was made to own what it never used came to the memory limit of its container, and was killed.
test.skipIf(!canLookInside)('what is looked into has no more memory afterwards', async () => {
  const mebibytes = 256;
  const child = await started(
    `process.stdin.once("data", (d) => {
      globalThis.kept = Buffer.alloc(${mebibytes} << 20);
      for (let at = 0; at < kept.length; at += 1 << 20) d.copy(kept, at);
      console.log("kept");
    })`,
    'x',
  );
  const pid = child.pid ?? 0;
  const before = ownMemoryMb(pid);
  let seenMb = 0;
  for (const piece of memoryOf(pid, 64)) seenMb += piece.length / (1 << 20);
  expect(seenMb).toBeGreaterThan(mebibytes);
  expect(ownMemoryMb(pid) - before).toBeLessThan(mebibytes / 4);
  child.kill();
});

/** A node process that was given a word, once it has printed something. */
async function started(code: string, word: string) {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(word);
  await once(child.stdout, 'data');
  return child;
}

describe.each(inject('systems'))('canaries in the system of $mode', (system) => {
  const person = plantedPerson();
  const personal = isPersonal(person);
  const control = `control${randomBytes(8).toString('hex')}`;
  const controls = needlesOf('control', control);
  const keyOfRedmine = redmine === null ? [] : needlesOf('key of redmine', redmine.apiKey);
  // The demo worker takes no token: what lies in its folder is nobody's to read.
  const credentials = [...needlesOf('token of demo', system.planted), ...keyOfRedmine];
  const sent: Buffer[] = [];
  const outcomes: string[] = [];

  const ask = async (code: string): Promise<void> => {
    const { text, outcome } = await execute(system, code);
    sent.push(text);
    outcomes.push(outcome);
  };

  beforeAll(async () => {
    const words = `Call ${person.email} or ${person.phone}, IBAN ${person.iban}, card ${person.card}, key ${person.secret}.`;
    await callWorker(system, 'demo', 'create_note', { text: words });
    const issue = redmine === null ? undefined : await createIssue(redmine, words);
    const scripts = canaryScripts({
      demo: ['demo.listNotes({})', 'demo.listUsers({ perPage: 20 })', 'demo.listCalls({})', 'demo.getUser({ id: 3 })'],
      redmine:
        issue === undefined
          ? []
          : [`redmine.getIssue({ id: ${issue} })`, 'redmine.listIssues({ project: "harbour", sort: "updated" })'],
    });
    expect(scripts.length + 1).toBeGreaterThanOrEqual(redmine === null ? 160 : 200);
    const waiting = [...scripts];
    const inTurn = async (): Promise<void> => {
      for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) await ask(code);
    };
    await Promise.all([inTurn(), inTurn(), inTurn(), inTurn()]);
    // Last, so that its runner is warm: what a script knows is there to be found.
    await ask(`const known = "${control}"; await demo.listNotes({}); return known`);
  }, 240_000);

  test('the scripts ran, and many of them had what they were after', () => {
    expect(outcomes.filter((outcome) => outcome === 'ok').length).toBeGreaterThan(40);
    expect(outcomes.filter((outcome) => outcome === 'error').length).toBeGreaterThan(30);
    const all = Buffer.concat(sent).toString();
    for (const kind of ['EMAIL', 'PHONE', 'IBAN', 'CARD', 'SECRET'])
      expect(all).toMatch(new RegExp(`\\[${kind}:[0-9a-f]+\\]`));
  });

  test('nothing that was sent to the client holds one', () => {
    expect(foundIn(sent, [...personal, ...credentials])).toEqual([]);
    expect(foundIn(sent, controls)).toContain('control (plain)');
  });

  test('no log, audit record, row of the store or figure holds one', async () => {
    const logs = await allLogs(system);
    const state = await stateOf(system);
    const figures = await metricsOf(system);
    for (const place of [logs, state, [figures]]) expect(foundIn(place, [...personal, ...credentials])).toEqual([]);
    const text = Buffer.concat(logs).toString();
    for (const marker of ['[MCP ▶ IN]', '[MCP ◀ OUT]', '[MCP → API]', '[MCP ← API]']) expect(text).toContain(marker);
    expect(foundIn(logs, controls)).toEqual([]);
    // The audit log has the code of each script; the control is no secret.
    expect(foundIn(state, controls)).toContain('control (plain)');
    expect(figures.toString()).toMatch(/sallyport_masked_values_total\{type="EMAIL"\} [1-9]/);
    expect(figures.toString()).toMatch(
      /sallyport_tool_calls_total\{integration="demo",tool="list_notes",outcome="ok"\} [1-9]/,
    );
  });

  test.skipIf(!canLookInside)('the environment of no process holds one', async () => {
    const { services, runners } = await processesOf(system);
    expect([...services.keys()]).toEqual(expect.arrayContaining(['hub', 'sandbox', 'worker-demo']));
    expect(runners.length).toBeGreaterThan(0);
    for (const pid of [...services.values(), ...runners]) {
      expect(foundIn([environmentOf(pid)], [...personal, ...credentials])).toEqual([]);
    }
  });

  test.skipIf(!canLookInside)('the memory of hub and sandbox holds none, and the hub serves on', async () => {
    const before = await processesOf(system);
    const { hub, keeper, runners } = before;
    const overlap = longest([...personal, ...credentials]);
    const inHub = foundIn(memoryOf(hub, overlap), [...personal, ...credentials]);
    expect(inHub.filter((name) => credentials.some((one) => one.name === name))).toEqual([]);
    // The search does see what stands there.
    expect(inHub).toContain('email (plain)');
    const inRunners = new Set<string>();
    for (const pid of [keeper, ...runners]) {
      const found = foundIn(memoryOf(pid, overlap), [...personal, ...credentials, ...controls]);
      for (const name of found) inRunners.add(name);
    }
    expect([...inRunners].filter((name) => !name.startsWith('control'))).toEqual([]);
    expect([...inRunners]).toContain('control (plain)');
    expect((await execute(system, 'return (await demo.add({ a: 1, b: 2 })).sum')).outcome).toBe('ok');
    expect((await processesOf(system)).services).toEqual(before.services);
  });

  test.skipIf(!canLookInside)('a credential stands in the memory of its own worker alone', async () => {
    const { services } = await processesOf(system);
    // The path of its program stands in each of them.
    const paths = needlesOf('path', '/src/');
    const overlap = longest(credentials);
    // To a Redmine without TLS the egress proxy carries the key as it was sent.
    const carriers = redmine?.url.startsWith('http:') === true ? ['egress'] : [];
    for (const [service, pid] of services) {
      const found = foundIn(memoryOf(pid, overlap), [...credentials, ...paths]);
      expect([service, found]).toEqual([service, expect.arrayContaining(['path (plain)'])]);
      const mayHold = ['worker-redmine', ...carriers].includes(service) ? keyOfRedmine.map(({ name }) => name) : [];
      const leaked = credentials
        .map(({ name }) => name)
        .filter((name) => found.includes(name) && !mayHold.includes(name));
      expect([service, leaked]).toEqual([service, []]);
      if (service === 'worker-redmine') expect(found).toContain('key of redmine (plain)');
    }
  });
});

/** One script in the stateless protocol, with progress; every byte of the answer. */
async function execute(system: SystemAddress, code: string): Promise<{ text: Buffer; outcome: string }> {
  const name = 'execute_code';
  const _meta = {
    progressToken: 1,
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = { name, arguments: { code, timeout_ms: 4_000 }, _meta };
  const { body, headers, statusCode } = await request(system.url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${system.tokens.claude}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': name,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  const text = Buffer.from(`${JSON.stringify(headers)}\n${await body.text()}`);
  expect(statusCode, text.toString()).toBe(200);
  return { text, outcome: text.includes('"isError":true') ? 'error' : 'ok' };
}

async function createIssue({ url, apiKey }: { url: string; apiKey: string }, description: string): Promise<number> {
  const { body, statusCode } = await request(`${url}/issues.json`, {
    method: 'POST',
    headers: { 'x-redmine-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ issue: { project_id: 'harbour', subject: 'A visitor', description } }),
  });
  const text = await body.text();
  expect(statusCode, text).toBe(201);
  return JSON.parse(text).issue.id;
}

async function allLogs(system: SystemAddress): Promise<readonly Buffer[]> {
  if (system.mode === 'containers') {
    const containers = [...(await containersOf(system)).values()];
    return Promise.all(containers.map(logsOf));
  }
  return filesIn(join(system.home, 'projects', system.project, 'run', 'logs'));
}

/** The audit log and the store, as they lie on disk. */
async function stateOf(system: SystemAddress): Promise<readonly Buffer[]> {
  if (system.mode === 'containers') return [await folderOf(await containerOf(system, 'hub'), '/state')];
  return filesIn(join(system.home, 'projects', system.project, 'state'));
}

async function filesIn(folder: string): Promise<readonly Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
  );
}

async function metricsOf({ port }: SystemAddress): Promise<Buffer> {
  const { body, statusCode } = await request(`http://127.0.0.1:${port + 1}/metrics`);
  expect(statusCode).toBe(200);
  return Buffer.from(await body.arrayBuffer());
}
