import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { otherStore } from './other-store.ts';
import type { RunCommand } from './run-command.ts';
import { temporaryProject } from './temporary-home.ts';

const engine =
  (stdout: string, code = 0): RunCommand =>
  async () => ({ code, stdout, stderr: '' });

test('what was stored in containers is named to whoever starts processes, and how to go back to it', async () => {
  await using temporary = await temporaryProject();
  const told = await otherStore(temporary.project, 'containers', engine('sallyport-acme_state\n'));
  expect(told).toContain('last ran in containers');
  expect(told).toContain('To go back: make up PROJECT=acme');
  expect(await otherStore(temporary.project, 'containers', engine('', 1))).toBe(told);
  expect(await otherStore(temporary.project, 'containers', engine(''))).toBeUndefined();
});

test('what was stored by processes is named to whoever starts containers', async () => {
  await using temporary = await temporaryProject();
  const { project } = temporary;
  expect(await otherStore(project, 'processes', engine(''))).toBeUndefined();
  await mkdir(project.stateDir, { recursive: true });
  await writeFile(join(project.stateDir, 'hub.sqlite'), '');
  const told = await otherStore(project, 'processes', engine(''));
  expect(told).toContain('last ran as processes');
  expect(told).toContain('To go back: bin/sallyport up --no-containers --project acme');
});
