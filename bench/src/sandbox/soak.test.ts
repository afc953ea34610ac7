/** The short form of the soak: what it would find in an hour it mostly finds in seconds. */
import { readConfig } from '@sallyport/hub/config';
import { expect, it } from 'vitest';
import { soak } from './soak.ts';
import { complaintsAbout } from './soak-verdict.ts';

it('leaves no process, handle, timer or file, and takes no more memory at the end than early on', async () => {
  const report = await soak({ workspaces: 20, scriptsPerWorkspace: 20, attacks: 28, atATime: 4 }, () => {});
  expect(complaintsAbout(report, readConfig({}).MAX_RUNNERS)).toEqual([]);
  expect(report.scripts).toBe(400);
  expect(report.attacks).toBe(28);
}, 120_000);
