/** A worker as a process of its own: environment in, log on stderr, an end on SIGTERM. */
import { pino } from 'pino';
import { z } from 'zod';
import type { RunningWorker, Worker } from './worker-interface.ts';

/** Empty variables count as unset: compose files cannot leave one out. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const environment = z.object({
  HOST: optional(z.string().default('127.0.0.1')),
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(4000)),
  TOKENS_DIR: optional(z.string().default('/tokens')),
  HTTPS_PROXY: optional(z.url().optional()),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')),
});

/** Resolves once it listens. SIGTERM and SIGINT end the process: as PID 1 nothing else would. */
export async function runAsProcess(worker: Worker): Promise<void> {
  const env = environment.parse(process.env);
  let running: RunningWorker | undefined;
  const log = pino(
    {
      name: worker.manifest.name,
      level: env.LOG_LEVEL,
      // An upstream's words may quote a credential; no line leaves with one.
      hooks: { streamWrite: (line) => running?.scrub(line) ?? line },
    },
    pino.destination({ dest: 2, sync: true }),
  );

  let ending = false;
  const end = (signal: NodeJS.Signals) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'stopping');
    void (running?.stop() ?? Promise.resolve()).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);

  running = await worker.listen({
    host: env.HOST,
    port: env.PORT,
    tokensDir: env.TOKENS_DIR,
    proxyUrl: env.HTTPS_PROXY,
    log,
  });
  log.info({ url: running.url, tools: worker.tools.length }, 'listening');
}
