/** `npm run bench -- sandbox [--json]`: this sandbox beside the limit and beside others of its kind, in one run. */
import { cpus } from 'node:os';
import { measureBusyNeighbour } from './busy-neighbour.ts';
import { CONTESTANTS, type ContestantName, isContestantName } from './contestant.ts';
import { type Host, startHost } from './hosts.ts';
import { measureAll } from './measure.ts';
import { tableLines } from './table.ts';

export async function benchSandbox(options: readonly string[]): Promise<void> {
  const hosts: Host[] = [];
  const missing = new Map<ContestantName, string>();
  try {
    for (const name of Object.keys(CONTESTANTS).filter(isContestantName)) {
      try {
        hosts.push(await startHost(name));
      } catch (error) {
        missing.set(name, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
      }
    }
    const figures = await measureAll(hosts);
    await Promise.all(hosts.map((host) => host.close()));
    const busyNeighbour = await measureBusyNeighbour();
    const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model ?? '' };
    if (options.includes('--json')) {
      const report = {
        machine,
        contestants: Object.fromEntries(figures),
        missing: Object.fromEntries(missing),
        busyNeighbour,
      };
      console.log(JSON.stringify(report, null, 2));
    } else {
      console.log(`Node ${machine.node}, ${machine.processors} processors (${machine.model})\n`);
      for (const line of tableLines(figures, missing, busyNeighbour)) console.log(line);
    }
  } finally {
    await Promise.all(hosts.map((host) => host.close()));
  }
}
