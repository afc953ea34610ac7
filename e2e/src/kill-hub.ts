/** Ends a composed system's hub the way a crash does; the system brings it up again. */
import type { SystemAddress } from './system.ts';
import { processesOf } from './system-processes.ts';

export async function killHub(system: SystemAddress): Promise<void> {
  process.kill((await processesOf(system)).hub, 'SIGKILL');
}
