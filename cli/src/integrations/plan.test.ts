import { chmod, chown, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '@sallyport/worker-sdk/manifest';
import { describe, expect, it } from 'vitest';
import type { SystemFile } from '../options.ts';
import { openProject } from '../project.ts';
import { temporaryProject } from '../temporary-home.ts';
import { type PlannedWorker, planWorkers } from './plan.ts';
import { type InForce, renderTable, unusableFiles } from './table.ts';

const token = (rights: string, secret: boolean) => ({ description: 'What it is.', rights, secret });
const REDMINE: Manifest = {
  name: 'redmine',
  title: 'Redmine',
  description: 'Issues.',
  tokens: { api_key: token('Right to view issues.', true), host_url: token('None.', false) },
  egress: { fromTokens: ['host_url'], hosts: [] },
  enabledByDefault: false,
};
const DEMO: Manifest = { ...REDMINE, name: 'demo', tokens: {}, egress: { fromTokens: [], hosts: [] }, enabledByDefault: true }; // biome-ignore format: one line
const KEY = 'a-key-that-nobody-may-see';

async function put(folder: string, files: Record<string, string>, mode = 0o600): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, { mode });
}

const IDLE: InForce = {
  project: openProject('acme', { SALLYPORT_HOME: '/srv/port' }),
  health: new Map(),
  reach: new Map(),
  held: new Map(),
};
const tableOf = (workers: readonly PlannedWorker[], inForce: Partial<InForce> = {}) =>
  renderTable({ workers, broken: [], nearMisses: [] }, { ...IDLE, ...inForce });

async function scene() {
  const temporary = await temporaryProject();
  const { project } = temporary;
  const repository = join(project.home, 'checkout');
  const lookUp = async () => ['93.184.216.34'];
  const plan = (mode: SystemFile['mode'] = 'containers') =>
    planWorkers(project, [DEMO, REDMINE], { mode, repository, lookUp });
  const inHome = join(project.home, 'tokens/acme/redmine');
  const inRepository = join(repository, 'tokens/acme/redmine');
  return { plan, inHome, inRepository, [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose]() };
}

describe('which workers run, and what the table says', () => {
  it('a worker without tokens runs, one without its token files does not, and the table says what to do', async () => {
    await using at = await scene();
    const workers = await at.plan();
    expect(workers.map((worker) => worker.runs)).toEqual([true, false]);
    const table = tableOf(workers, { health: new Map([['demo', { state: 'running' }]]) });
    expect(table).toMatch(/^demo +running$/m);
    expect(table).toMatch(/^redmine +not configured: api_key, host_url missing$/m);
    expect(table).toContain(`put it into ${join(at.inHome, 'api_key')} (mode 600)`);
    expect(table).toContain('rights: Right to view issues.');
  });

  it('names the one file that is missing, and the one that is empty', async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'https://a.example', api_key: '' });
    const table = tableOf(await at.plan());
    expect(table).toMatch(/^redmine +not configured: api_key empty$/m);
    expect(table).toContain(`${join(at.inHome, 'api_key')} is empty`);
  });

  it('runs a worker whose files are there, without showing what is in them', async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'https://a.example', api_key: KEY });
    const [, redmine] = await at.plan();
    expect(redmine).toMatchObject({ runs: true, allow: [{ host: 'a.example', port: 443, private: false }], notes: [] });
    const health = new Map([['redmine', { state: 'failed', reason: 'exit code 1' }]] as const);
    const table = tableOf(await at.plan(), { health });
    expect(table).toMatch(/^redmine +failed: exit code 1$/m);
    expect(table).toContain('may reach a.example:443');
    expect(tableOf(await at.plan(), { health, reach: undefined })).not.toContain('may reach');
    expect(JSON.stringify(await at.plan())).not.toContain(KEY);
  });

  it("tells files that nobody may read, or that are somebody else's, from missing ones", async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'https://a.example', api_key: KEY });
    await chmod(join(at.inHome, 'api_key'), 0);
    if (process.getuid?.() === 0) await chown(join(at.inHome, 'host_url'), 4711, 4711);
    else await chmod(join(at.inHome, 'host_url'), 0o040);
    const table = tableOf(await at.plan());
    expect(table).toMatch(/^redmine +not configured: api_key, host_url unreadable$/m);
    expect(table).toContain(`${join(at.inHome, 'api_key')} has mode 000, so that nobody may read it: chmod 600`);
    expect(table).toMatch(/host_url belongs to uid \d+ \(mode \d+\) and can't be read/);
  });

  it('uses no token file that is a link, wherever it points', async () => {
    await using at = await scene();
    const elsewhere = join(dirname(at.inHome), 'elsewhere');
    await put(elsewhere, { api_key: KEY });
    await put(at.inHome, { host_url: 'https://home.example', api_key: KEY });
    await put(at.inRepository, { host_url: 'https://evil.example' });
    await symlink(join(elsewhere, 'api_key'), join(at.inRepository, 'api_key'));
    const workers = await at.plan();
    expect(workers[1]).toMatchObject({ runs: false, allow: [] });
    expect(tableOf(workers)).toContain(`${join(at.inRepository, 'api_key')} is a link, and none is followed`);
  });

  it.each([0, 1, 2])('uses no token files behind a folder that is a link, %i above the files', async (levels) => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'https://a.example', api_key: KEY });
    let folder = at.inHome;
    for (let level = 0; level < levels; level += 1) folder = dirname(folder);
    await rename(folder, `${folder}-elsewhere`);
    await symlink(`${folder}-elsewhere`, folder);
    const workers = await at.plan();
    expect(workers[1]).toMatchObject({ runs: false, allow: [] });
    expect(tableOf(workers)).toContain(`${folder} is a link, and none is followed`);
  });

  it('says what is in force, and that the token files say something else by now', async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'https://new.example', api_key: KEY });
    const reach = new Map([['redmine', [{ host: 'old.example', port: 443, private: false }]]]);
    const table = tableOf(await at.plan(), { reach });
    expect(table).toContain('may reach old.example:443\n');
    expect(table).toContain('changed since, to new.example:443: run make up PROJECT=acme');
  });

  it('says of a worker that runs how many of its tools wait for the operator', async () => {
    await using at = await scene();
    const health = new Map([['demo', { state: 'running' }]] as const);
    expect(tableOf(await at.plan(), { health, held: new Map([['demo', 3]]) })).toContain(
      'demo         running\n               3 tools held: bin/sallyport catalog diff demo --project acme\n',
    );
    expect(tableOf(await at.plan(), { health })).not.toContain('held');
  });

  it('has a line before the images are built for what is there and can not be used, and none for what is missing', async () => {
    await using at = await scene();
    const lines = async () => unusableFiles({ workers: await at.plan(), broken: [], nearMisses: [] });
    expect(await lines()).toEqual([]);
    await put(at.inHome, { host_url: '' });
    await mkdir(join(at.inHome, 'api_key'));
    expect(await lines()).toEqual([
      `redmine is not started: ${join(at.inHome, 'api_key')} is not a file.`,
      `redmine is not started: ${join(at.inHome, 'host_url')} is empty.`,
    ]);
  });

  it('says of a worker that can not use its token files where they are', async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'https://a.example', api_key: `${KEY}\nmore` });
    const health = new Map([['redmine', { state: 'failed', reason: 'not configured; api_key: one word' }]] as const);
    expect(tableOf(await at.plan(), { health })).toContain(
      `failed: not configured; api_key: one word\n               put it right in ${at.inHome}; it is read at once\n`,
    );
  });

  it('names no place for an address that a container can not reach, but what to write', async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'http://localhost:3000', api_key: KEY });
    const table = tableOf(await at.plan());
    expect(table).not.toContain('may reach');
    expect(table).toContain('write http://host.docker.internal:3000 for this machine');
    await put(at.inHome, { host_url: 'http://192.168.7.1' });
    expect(tableOf(await at.plan()).match(/192\.168\.7\.1/g)).toHaveLength(1);
  });

  it('shows what is to be known of the places without containers, too, and no list that nobody keeps', async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'redmine.example', api_key: KEY });
    const table = tableOf(await at.plan('processes'), { reach: undefined });
    expect(table).toContain('host_url is not an http or https URL on one line');
    expect(table).not.toContain('may reach');
  });

  it('shows a worker that can not be used in its place, with its reason', () => {
    const broken = [{ name: 'crane', reason: 'manifest.json: title: is required' }];
    const lines = renderTable({ workers: [], broken, nearMisses: [] }, IDLE).split('\n');
    expect(lines.slice(1)).toEqual(['crane        failed: manifest.json: title: is required']);
  });

  it('prefers the folder in the repository as soon as it holds anything', async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'https://home.example', api_key: KEY });
    await put(at.inRepository, { host_url: 'https://repository.example', api_key: KEY });
    expect((await at.plan())[1]).toMatchObject({ allow: [{ host: 'repository.example' }] });
  });

  it('warns of a secret that others can read, not of an address', async () => {
    await using at = await scene();
    await put(at.inHome, { host_url: 'https://a.example', api_key: KEY }, 0o644);
    const warnings = (await at.plan())[1]?.warnings ?? [];
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`${join(at.inHome, 'api_key')}: other users of this machine can read it`);
  });
});
