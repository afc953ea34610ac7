/** The list of workers, as the command line wrote it: `workers.json` in the configuration folder. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { WorkersFile } from '../config-files.ts';
import { watchFile } from '../watched-file.ts';

export type WorkerEntry = WorkersFile['workers'][number];

/**
 * Calls `onChange` with the list, and the names of the workers that do not run, now and after every change, until the
 * returned function is called. No file, no worker.
 */
export function watchWorkersFile(
  configDir: string,
  onChange: (workers: readonly WorkerEntry[], notSetUp: readonly string[]) => void,
  log: Pick<Logger, 'error'>,
): Promise<() => void> {
  return watchFile({
    path: join(configDir, 'workers.json'),
    parse: (text) => WorkersFile.parse(JSON.parse(text)),
    onChange: (content) => onChange(content?.workers ?? [], content?.notSetUp ?? []),
    log,
  });
}
