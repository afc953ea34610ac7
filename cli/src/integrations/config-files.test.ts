import { join } from 'node:path';
import { WorkersFile } from '@sallyport/hub/config-files';
import type { Manifest } from '@sallyport/worker-sdk/manifest';
import { expect, it } from 'vitest';
import { makePrivateFolder, readJson } from '../files.ts';
import { temporaryProject } from '../temporary-home.ts';
import { writeWorkersFile } from './config-files.ts';
import type { PlannedWorker } from './plan.ts';

function planned(name: string, runs: boolean): PlannedWorker {
  const egress = { fromTokens: [], hosts: [] };
  const manifest: Manifest = { name, title: name, description: '', tokens: {}, egress, enabledByDefault: runs };
  return { manifest, tokens: undefined, runs, allow: [], notes: [], warnings: [] };
}

it('the hub is told which workers run, and the names of those that do not', async () => {
  await using at = await temporaryProject();
  for (const folder of [at.project.root, at.project.configDir]) await makePrivateFolder(folder);
  const workers = [planned('demo', true), planned('redmine', false), planned('gitlab', false)];
  await writeWorkersFile(at.project, workers, (name) => `http://${name}-mcp:4000/mcp`);
  expect(await readJson(join(at.project.configDir, 'workers.json'), WorkersFile)).toEqual({
    workers: [{ name: 'demo', url: 'http://demo-mcp:4000/mcp', trust: 'vetted' }],
    notSetUp: ['redmine', 'gitlab'],
  });
});
