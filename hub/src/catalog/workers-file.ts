/** The list of workers, as the command line wrote it: `workers.json` in the configuration folder, polled for changes. */
import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { z } from 'zod';

const POLL_INTERVAL_MS = 1_000;

const WorkersFile = z.object({
  workers: z.array(
    z.object({
      name: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, 'a worker name is lower case letters, digits, "-" and "_"'),
      url: z.url({ protocol: /^https?$/ }),
    }),
  ),
});

export type WorkerEntry = z.infer<typeof WorkersFile>['workers'][number];

/**
 * Calls `onChange` with the list now and after every change, until the returned function is called.
 * A file that is absent means no worker; one that does not parse keeps the last list, and is logged.
 */
export function watchWorkersFile(
  path: string,
  onChange: (workers: readonly WorkerEntry[]) => void,
  log: Logger,
): () => void {
  let seen = '';
  let stopped = false;
  const poll = async (): Promise<void> => {
    const mark = await stat(path).then(
      (s) => `${s.mtimeMs}/${s.size}/${s.ino}`,
      () => 'absent',
    );
    if (mark === seen || stopped) return;
    seen = mark;
    if (mark === 'absent') return onChange([]);
    try {
      const { workers } = WorkersFile.parse(JSON.parse(await readFile(path, 'utf8')));
      if (!stopped) onChange(workers);
    } catch (error) {
      log.error({ err: error, path }, 'workers.json cannot be used; the last list stays in force');
    }
  };
  void poll();
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
