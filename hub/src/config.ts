/** The hub's settings: read once from the environment at start, checked, and never read again. */
import { z } from 'zod';

const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const Environment = z.object({
  /** TCP port of the client surface. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Address or name to listen on. In the container the alias that only the edge network knows. */
  BIND: z.string().min(1).default('127.0.0.1'),
  /** Folder with `clients.json` and `workers.json`; polled, never written. */
  CONFIG_DIR: z.string().min(1).default('/config'),
  /** Folder of the audit log. */
  STATE_DIR: z.string().min(1).default('/state'),
  /** Unix socket that the sandbox dials. */
  SANDBOX_SOCKET: z.string().min(1).default('/run/hub/sandbox.sock'),
  SESSION_IDLE_TTL_MS: milliseconds(3_600_000),
  SESSION_SWEEP_INTERVAL_MS: z.coerce.number().int().min(100).default(300_000),
  /** Runner processes at most; each may take SANDBOX_MEMORY_MB of heap. */
  MAX_RUNNERS: z.coerce.number().int().min(1).max(256).default(8),
  SANDBOX_MEMORY_MB: z.coerce.number().int().min(16).max(4096).default(64),
  /** Wall clock of a script that asks for no other. */
  SANDBOX_EXECUTE_TIMEOUT_MS: z.coerce.number().int().min(1).max(120_000).default(60_000),
  /** Between two listings of a worker's tools; 0 switches the repeated listing off. */
  DISCOVERY_INTERVAL_MS: milliseconds(60_000),
  MAX_BODY_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .default(4 * 1024 * 1024),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.infer<typeof Environment>;

/**
 * Reads the settings. An empty variable counts as one that is not set, as compose files pass them.
 * @throws Error with one line per wrong variable: its name, and what is expected.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The hub cannot start with this environment.\n${lines.join('\n')}`);
}
