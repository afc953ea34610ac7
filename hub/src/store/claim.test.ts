import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimState } from './claim.ts';

let folder: string;
let other: ChildProcess | undefined;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'sp-claim-')), 'state');
});
afterEach(async () => {
  if (other?.exitCode === null && other.signalCode === null) await killed(other);
  other = undefined;
  await rm(join(folder, '..'), { recursive: true });
});

/** Another process that has claimed the folder. */
async function claimant(): Promise<ChildProcess> {
  const code = `
    import { claimState } from ${JSON.stringify(join(import.meta.dirname, 'claim.ts'))};
    globalThis.claim = claimState(${JSON.stringify(folder)});
    process.stdout.write('claimed');
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  other = child;
  await once(child.stdout, 'data');
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a folder that another process has claimed is refused, until that process is gone, however it ended', async () => {
  const first = await claimant();
  expect(() => claimState(folder)).toThrow(`Another hub runs on ${folder}`);
  // To be refused takes nothing from the one that has it.
  expect(() => claimState(folder)).toThrow('Another hub runs');
  await killed(first);
  claimState(folder).release();
});

test('what is given back can be claimed again, and only the owner may enter the folder', async () => {
  claimState(folder).release();
  const claim = claimState(folder);
  expect(() => claimState(folder)).toThrow('Another hub runs');
  claim.release();
  claimState(folder).release();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'hub.lock'))).mode & 0o777).toBe(0o600);
});
