import { readFile } from 'node:fs/promises';
import type { Manifest } from '@sallyport/worker-sdk/manifest';
import { describe, expect, it, vi } from 'vitest';
import { makePrivateFolder } from '../files.ts';
import type { PlannedWorker } from '../integrations/plan.ts';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { startContainers } from './start.ts';

const MANIFEST: Manifest = {
  name: 'crane',
  title: 'Crane',
  description: 'Lifts.',
  tokens: {},
  egress: { fromTokens: [], hosts: ['crane.example'] },
  enabledByDefault: true,
};
const CRANE: PlannedWorker = { manifest: MANIFEST, tokens: undefined, runs: true, allow: [], notes: [], warnings: [] };
const OVERLAP =
  'failed to create network: Error response from daemon: Pool overlaps with other one on this address space';

vi.spyOn(process.stderr, 'write').mockImplementation(() => true);

/** Starts the worker with an engine on which `ups` says what each attempt ends with, and what networks there are then. */
async function start(ups: (attempt: number) => { said: string; networks: string }) {
  await using temporary = await temporaryProject();
  const { project } = temporary;
  for (const folder of [project.configDir, project.egressDir]) await makePrivateFolder(folder);
  const files: string[] = [];
  let networks = '';
  const run: RunCommand = async (_, args) => {
    if (args.includes('up')) {
      files.push(await readFile(project.networksFile, 'utf8'));
      const { said, networks: now } = ups(files.length);
      networks = now;
      return { code: said === '' ? 0 : 1, stdout: '', stderr: said };
    }
    return { code: 0, stdout: args[1] === 'inspect' ? networks : '', stderr: '' };
  };
  const engine = { version: '27.0.0', cpus: 2, rootless: true };
  const system = { project, port: 4000, workers: [CRANE], engine, environment: {}, edgeMasquerade: false };
  const { failure } = await startContainers(system, run);
  const subnets = files.map((text) => [...text.matchAll(/(\w+): \{.*subnet: (\S+) \}/g)].map((one) => one.slice(1)));
  return { failure, subnets };
}

describe('starting the containers while another project starts', () => {
  it('takes other subnets for the networks that could not be made, and keeps those that were', async () => {
    const { failure, subnets } = await start((attempt) =>
      attempt === 1 ? { said: OVERLAP, networks: 'sallyport-acme;10.213.0.0/28 \n' } : { said: '', networks: '' },
    );
    expect(failure).toBeUndefined();
    expect(subnets).toEqual([
      [
        ['mcp_crane', '10.213.0.0/28'],
        ['egress_crane', '10.213.0.16/28'],
      ],
      [
        ['mcp_crane', '10.213.0.0/28'],
        ['egress_crane', '10.213.0.32/28'],
      ],
    ]);
  });

  it('gives up after some attempts, with what the engine said and what to do', async () => {
    const { failure, subnets } = await start(() => ({ said: OVERLAP, networks: '' }));
    expect(subnets).toHaveLength(4);
    expect(new Set(subnets.flat().map(([, subnet]) => subnet)).size).toBe(8);
    expect(failure).toContain('Pool overlaps');
    expect(failure).toContain('SALLYPORT_SUBNETS=');
  });

  it('does not try again after any other failure', async () => {
    const { failure, subnets } = await start(() => ({ said: 'no space left on device', networks: '' }));
    expect(subnets).toHaveLength(1);
    expect(failure).toBe('no space left on device');
  });
});

describe('what the engine says of containers that are not well', () => {
  const said = async (text: string) => (await start(() => ({ said: text, networks: '' }))).failure;

  it('is left to the table where it is a worker, which knows why', async () => {
    const line =
      ' Container sallyport-acme-worker-crane-1  Error\ncontainer sallyport-acme-worker-crane-1 is unhealthy';
    expect(await said(line)).toBeUndefined();
    expect(await said(`${line}\ncontainer sallyport-acme-hub-1 is unhealthy`)).toBe(
      'container sallyport-acme-hub-1 is unhealthy',
    );
  });
});
