/** Brings one system up in every mode that this machine can carry, once for all tests of the composed system. */
import type { TestProject } from 'vitest/node';
import { type RedmineAddress, redmineOf, type SystemAddress, startSystem, stopSystem } from './system.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly systems: readonly SystemAddress[];
    readonly redmine: RedmineAddress | null;
  }
}

/** SALLYPORT_E2E_ENGINE=0 says that there is no container engine; then only local processes are tested. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const redmine = redmineOf(process.env);
  const systems: SystemAddress[] = [];
  const tearDown = async (): Promise<void> => {
    for (const system of systems) await stopSystem(system);
  };
  try {
    systems.push(await startSystem('processes', redmine));
    if (process.env['SALLYPORT_E2E_ENGINE'] !== '0') systems.push(await startSystem('containers', redmine));
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('systems', systems);
  project.provide('redmine', redmine ?? null);
  return tearDown;
}
