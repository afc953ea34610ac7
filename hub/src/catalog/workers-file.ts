/** The list of workers, as the command line wrote it: `workers.json` in the configuration folder. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { watchJsonFile } from '../watched-json-file.ts';

const WorkersFile = z.object({
  workers: z.array(
    z.object({
      name: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, 'a worker name is lower case letters, digits, "-" and "_"'),
      url: z.url({ protocol: /^https?$/ }),
    }),
  ),
});

export type WorkerEntry = z.infer<typeof WorkersFile>['workers'][number];

/** Calls `onChange` with the list now and after every change, until the returned function is called. No file, no worker. */
export function watchWorkersFile(
  configDir: string,
  onChange: (workers: readonly WorkerEntry[]) => void,
  log: Pick<Logger, 'error'>,
): Promise<() => void> {
  return watchJsonFile({
    path: join(configDir, 'workers.json'),
    schema: WorkersFile,
    onChange: (content) => onChange(content?.workers ?? []),
    log,
  });
}
