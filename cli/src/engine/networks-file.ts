/** Writes the compose override that gives each internal network of a project its subnet. */
import { networkInterfaces } from 'node:os';
import { readText, writeAtomically } from '../files.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { chooseSubnets, DEFAULT_RANGE } from './subnets.ts';

const LINE = /^ {2}([a-z0-9_]+): \{ ipam: \{ config: \[\{ subnet: (\S+) \}\] \} \}$/gm;

/** SALLYPORT_SUBNETS: a range, or `engine` to leave the choice to the engine's own pools. */
export async function writeNetworksFile(
  project: Project,
  networks: readonly string[],
  run: RunCommand,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const range = environment['SALLYPORT_SUBNETS'] || DEFAULT_RANGE;
  const before = (await readText(project.networksFile)) ?? '';
  const previous = new Map([...before.matchAll(LINE)].map(([, name = '', subnet = '']) => [name, subnet]));
  const subnets =
    range === 'engine' || networks.length === 0
      ? new Map<string, string>()
      : chooseSubnets(networks, range, await takenSubnets(project, run), previous);
  const lines = [...subnets].map(([name, subnet]) => `  ${name}: { ipam: { config: [{ subnet: ${subnet} }] } }`);
  const text = ['# Written by bin/sallyport up.', lines.length > 0 ? 'networks:' : 'networks: {}', ...lines, ''].join(
    '\n',
  );
  if (text !== before) await writeAtomically(project.networksFile, text);
}

/** Of the engine's networks that are not this project's own, and of the machine's interfaces. */
async function takenSubnets(project: Project, run: RunCommand): Promise<readonly string[]> {
  const ids = (await run('docker', ['network', 'ls', '-q'], { timeoutMs: 15_000 })).stdout.split('\n').filter(Boolean);
  const format = '{{index .Labels "com.docker.compose.project"}};{{range .IPAM.Config}}{{.Subnet}} {{end}}';
  const inspected = await run('docker', ['network', 'inspect', '--format', format, ...ids], { timeoutMs: 15_000 });
  const ofEngine = inspected.stdout.split('\n').flatMap((line) => {
    const [owner, subnets = ''] = line.split(';');
    return owner === project.composeName ? [] : subnets.split(' ').filter(Boolean);
  });
  const ofMachine = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [...ofEngine, ...ofMachine.flatMap((address) => address.cidr ?? [])];
}
