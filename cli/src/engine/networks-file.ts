/** Writes the compose override that gives each internal network of a project its subnet. */
import { networkInterfaces } from 'node:os';
import { readText, writeAtomically } from '../files.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { chooseSubnets, DEFAULT_RANGE } from './subnets.ts';

const LINE = /^ {2}([a-z0-9_]+): \{ ipam: \{ config: \[\{ subnet: (\S+) \}\] \} \}$/gm;

/**
 * SALLYPORT_SUBNETS: a range, or `engine` to leave the choice to the engine's own pools. A network that does not
 * exist yet gets none of the subnets in `refused`.
 * @returns The subnets of this project's networks.
 */
export async function writeNetworksFile(
  project: Project,
  networks: readonly string[],
  run: RunCommand,
  environment: NodeJS.ProcessEnv,
  refused: readonly string[] = [],
): Promise<readonly string[]> {
  const range = environment['SALLYPORT_SUBNETS'] || DEFAULT_RANGE;
  const before = (await readText(project.networksFile)) ?? '';
  const previous = new Map([...before.matchAll(LINE)].map(([, name = '', subnet = '']) => [name, subnet]));
  const choose = async () => {
    const { own, others } = await usedSubnets(project, run);
    const inTheWay = refused.filter((subnet) => !own.includes(subnet));
    return chooseSubnets(networks, range, [...others, ...inTheWay], previous);
  };
  const subnets = range === 'engine' || networks.length === 0 ? new Map<string, string>() : await choose();
  const lines = [...subnets].map(([name, subnet]) => `  ${name}: { ipam: { config: [{ subnet: ${subnet} }] } }`);
  const text = ['# Written by bin/sallyport up.', lines.length > 0 ? 'networks:' : 'networks: {}', ...lines, ''].join(
    '\n',
  );
  if (text !== before) await writeAtomically(project.networksFile, text);
  return [...subnets.values()];
}

/** `others`: of the engine's networks that are not this project's own, and of the machine's interfaces. */
async function usedSubnets(
  project: Project,
  run: RunCommand,
): Promise<{ readonly own: readonly string[]; readonly others: readonly string[] }> {
  const ids = (await run('docker', ['network', 'ls', '-q'], { timeoutMs: 15_000 })).stdout.split('\n').filter(Boolean);
  const format = '{{index .Labels "com.docker.compose.project"}};{{range .IPAM.Config}}{{.Subnet}} {{end}}';
  const inspected = await run('docker', ['network', 'inspect', '--format', format, ...ids], { timeoutMs: 15_000 });
  const ofEngine = inspected.stdout.split('\n').flatMap((line) => {
    const [owner, subnets = ''] = line.split(';');
    return subnets
      .split(' ')
      .filter(Boolean)
      .map((subnet) => ({ isOwn: owner === project.composeName, subnet }));
  });
  const ofMachine = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return {
    own: ofEngine.filter(({ isOwn }) => isOwn).map(({ subnet }) => subnet),
    others: [
      ...ofEngine.filter(({ isOwn }) => !isOwn).map(({ subnet }) => subnet),
      ...ofMachine.flatMap((address) => address.cidr ?? []),
    ],
  };
}
