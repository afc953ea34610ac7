/** The hub's settings: read once from the environment at start, checked, and never read again. */
import { z } from 'zod';
import { LONGEST_TIMEOUT_MS } from './limits.ts';

const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const whole = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

const Environment = z
  .object({
    /** TCP port of the client surface. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    /** Address or name to listen on. In the container the alias that only the edge network knows. */
    BIND: z.string().min(1).default('127.0.0.1'),
    /** Folder with `clients.json`, `workers.json` and `policy.yaml`; polled, never written. */
    CONFIG_DIR: z.string().min(1).default('/config'),
    /** TCP port of the operator surface, on the same address. */
    OPERATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
    /** Folder of the audit log, the store and the operator's socket; nobody but the hub's user may enter it. */
    STATE_DIR: z.string().min(1).default('/state'),
    /** Unix socket of the operator's command line; `operator.sock` in STATE_DIR where it is not set. */
    OPERATOR_SOCKET: z.string().min(1).optional(),
    /** What the operator calls this system; hints name it. */
    SALLYPORT_PROJECT: z
      .string()
      .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)
      .default('sallyport'),
    /** Unix socket that the sandbox dials. */
    SANDBOX_SOCKET: z.string().min(1).default('/run/hub/sandbox.sock'),
    SESSION_IDLE_TTL_MS: milliseconds(3_600_000),
    SESSION_SWEEP_INTERVAL_MS: z.coerce.number().int().min(100).default(300_000),
    /** Runner processes at most; each may take SANDBOX_MEMORY_MB of heap. */
    MAX_RUNNERS: z.coerce.number().int().min(1).max(256).default(8),
    SANDBOX_MEMORY_MB: whole(16, 4096, 64),
    /** Processor time of one script. */
    SANDBOX_CPU_MS: whole(100, 600_000, 10_000),
    /** Wall clock of a script that asks for no other. */
    SANDBOX_EXECUTE_TIMEOUT_MS: whole(1, LONGEST_TIMEOUT_MS, 60_000),
    /** The most that a script may ask for, unless a tool declares that its calls take longer. */
    SANDBOX_MAX_EXECUTE_TIMEOUT_MS: whole(1, LONGEST_TIMEOUT_MS, 120_000),
    SANDBOX_MAX_LOG_LINES: whole(1, 10_000, 200),
    /** A value between hub and script: the arguments of a call, its result, the answer of the script. */
    SANDBOX_MAX_VALUE_BYTES: whole(64 * 1024, 16 * 1024 * 1024, 5 * 1024 * 1024),
    MAX_CALLS_PER_SCRIPT: whole(1, 100_000, 500),
    /** Calls to one integration at the same time; the others wait in line. */
    MAX_CALLS_IN_FLIGHT: whole(1, 1_000, 10),
    /** Calls of one client that may wait for one integration. */
    MAX_CALLS_WAITING: whole(0, 100_000, 1_000),
    /** One call whose tool declares no time of its own. */
    CALL_TIMEOUT_MS: whole(1, LONGEST_TIMEOUT_MS, 60_000),
    /** Between two listings of a worker's tools; 0 switches the repeated listing off. */
    DISCOVERY_INTERVAL_MS: milliseconds(60_000),
    MAX_BODY_BYTES: z.coerce
      .number()
      .int()
      .min(1024)
      .default(4 * 1024 * 1024),
    /** `false` records nothing: for development only. */
    ENABLE_AUDIT: z
      .stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive', error: 'must be true or false' })
      .default(true),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((set) => set.SANDBOX_EXECUTE_TIMEOUT_MS <= set.SANDBOX_MAX_EXECUTE_TIMEOUT_MS, {
    path: ['SANDBOX_EXECUTE_TIMEOUT_MS'],
    message: 'must not be over SANDBOX_MAX_EXECUTE_TIMEOUT_MS',
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
