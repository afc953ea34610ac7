/**
 * The egress proxy: the only way out for workers, one allow-list each. Composition only.
 *
 * Environment: CONFIG_DIR (holds `egress.json`, polled).
 */
import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import { EGRESS_FILE } from './allow-list.ts';
import { createHealthServer } from './health.ts';
import { createListFile } from './list-file.ts';
import { createLog } from './log.ts';
import { createProxies } from './proxies.ts';

const PROXY_PORT = 3128;
const HEALTH_PORT = 3129;
const POLL_INTERVAL_MS = 1_000;
const LIMITS = {
  dialTimeoutMs: 10_000,
  idleTimeoutMs: 300_000,
  // Half of the threads that UV_THREADPOOL_SIZE names look names up: compose.yaml has enough for eight workers with silent servers.
  maxLookups: 2,
  lookupTimeoutMs: 10_000,
  maxTunnels: 64,
  requestTimeoutMs: 5_000,
};

const log = createLog();
const file = createListFile(join(process.env['CONFIG_DIR'] ?? '/config', EGRESS_FILE));
const proxies = createProxies({
  addressOf: async (worker) => (await lookup(`egress-${worker}`, { family: 4 })).address,
  port: PROXY_PORT,
  resolve: async (host) => (await lookup(host, { all: true })).map((one) => one.address),
  limits: LIMITS,
  log,
});
const health = createHealthServer(() => ({ problem: file.problem(), waiting: proxies.waiting() }));
health.listen(HEALTH_PORT, '127.0.0.1');

let lastProblem: string | undefined;
let last: Awaited<ReturnType<typeof file.readChanged>>;
let timer: NodeJS.Timeout | undefined;
let stopping = false;

async function poll(): Promise<void> {
  const changed = await file.readChanged();
  if (changed) {
    last = changed;
    log('list', { workers: Object.keys(changed.workers) });
  }
  if (file.problem() !== lastProblem) {
    lastProblem = file.problem();
    if (lastProblem) log('list-unusable', { reason: lastProblem });
  }
  if (last && (changed || proxies.waiting().length > 0)) await proxies.apply(last);
  if (!stopping) timer = setTimeout(poll, POLL_INTERVAL_MS);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    stopping = true;
    clearTimeout(timer);
    await proxies.close();
    process.exit(0);
  });
}

await poll();
