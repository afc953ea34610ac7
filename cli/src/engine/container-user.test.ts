import { link, lstat, mkdir, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '@sallyport/worker-sdk/manifest';
import { describe, expect, it } from 'vitest';
import type { PlannedWorker } from '../integrations/plan.ts';
import { temporaryProject } from '../temporary-home.ts';
import { handOverTokens, UNPRIVILEGED_UID } from './container-user.ts';

const USER = { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID };
const MANIFEST: Manifest = {
  name: 'crane',
  title: 'Crane',
  description: 'Lifts.',
  tokens: {},
  egress: { fromTokens: [], hosts: [] },
  enabledByDefault: false,
};

async function scene() {
  const temporary = await temporaryProject();
  const { home } = temporary.project;
  const path = join(home, 'tokens/acme/crane');
  const file = join(path, 'api_key');
  const secret = join(home, 'somebody-elses');
  await mkdir(path, { recursive: true });
  await writeFile(file, 'key', { mode: 0o600 });
  await writeFile(secret, 'of root', { mode: 0o600 });
  const tokens = { path, present: [{ field: 'api_key', path: file }], unusable: [] };
  const worker: PlannedWorker = { manifest: MANIFEST, tokens, runs: true, allow: [], notes: [], warnings: [] };
  const handOver = () => handOverTokens([worker], USER);
  return { path, file, secret, handOver, [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose]() };
}

const ownerOf = async (path: string) => (await lstat(path)).uid;

describe.runIf(process.getuid?.() === 0)('what root hands to the user of the containers', () => {
  it('is the folder and the token files, not what lies above', async () => {
    await using at = await scene();
    await at.handOver();
    expect(await Promise.all([at.file, at.path, dirname(at.path)].map(ownerOf))).toEqual([USER.uid, USER.uid, 0]);
  });

  it('is never the target of a link, whatever was looked at before', async () => {
    await using at = await scene();
    await rename(at.file, `${at.file}.old`);
    await symlink(at.secret, at.file);
    await expect(at.handOver()).rejects.toThrow(`${at.file} can't be handed to the containers' user: it is a link`);
    expect((await stat(at.secret)).uid).toBe(0);
  });

  it('is never a file that has another name elsewhere', async () => {
    await using at = await scene();
    await rename(at.file, `${at.file}.old`);
    await link(at.secret, at.file);
    await expect(at.handOver()).rejects.toThrow('one name only');
    expect((await stat(at.secret)).uid).toBe(0);
  });

  it.each(['tokens', 'tokens/acme', 'tokens/acme/crane'])('is nothing behind a link at %s', async (name) => {
    await using at = await scene();
    const folder = at.path.slice(0, at.path.indexOf('tokens')) + name;
    await rename(folder, `${folder}-elsewhere`);
    await symlink(`${folder}-elsewhere`, folder);
    await expect(at.handOver()).rejects.toThrow(`${folder} can't be handed`);
    expect((await stat(at.file)).uid).toBe(0);
  });
});
