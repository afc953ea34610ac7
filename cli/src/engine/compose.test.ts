import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from '../temporary-home.ts';
import { composeVariables } from './compose.ts';

test('another token folder of the same path is told to compose, which leaves the container alone otherwise', async () => {
  await using temporary = await temporaryProject();
  const { project } = temporary;
  const path = join(project.home, 'harbour');
  const worker = {
    manifest: {
      name: 'harbour',
      title: 'Harbour',
      description: 'Berths.',
      tokens: {},
      egress: { fromTokens: [], hosts: [] },
      enabledByDefault: false,
    },
    tokens: { path, present: [], unusable: [] },
    runs: true,
    allow: [],
    notes: [],
    warnings: [],
  };
  const user = { uid: 1000, gid: 1000 };
  const system = { project, port: 4000, workers: [worker], user, cpus: 1, edgeMasquerade: false };
  await mkdir(path);
  const first = composeVariables(system, {});
  expect(first['TOKENS_HARBOUR']).toBe(path);
  expect(composeVariables(system, {})['TOKENS_HARBOUR_FOLDER']).toBe(first['TOKENS_HARBOUR_FOLDER']);
  await rename(path, `${path}-before`);
  await mkdir(path);
  expect(composeVariables(system, {})['TOKENS_HARBOUR_FOLDER']).not.toBe(first['TOKENS_HARBOUR_FOLDER']);
});
