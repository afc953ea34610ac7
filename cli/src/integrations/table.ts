/** The table of integrations as `up` and `status` print it. Pure text. */
import type { PlannedWorker } from './plan.ts';

/** What is known of a worker's process or container. */
export interface WorkerHealth {
  readonly state: 'running' | 'starting' | 'failed' | 'stopped';
  /** Why it is not running, in a few words. */
  readonly reason?: string;
}

/** One line per integration, and below a line that is not running what to do about it. */
export function renderTable(
  workers: readonly PlannedWorker[],
  health: ReadonlyMap<string, WorkerHealth>,
  mode: 'containers' | 'processes',
): string {
  const width = Math.max('Integration'.length, ...workers.map((worker) => worker.manifest.name.length));
  const lines = [`${'Integration'.padEnd(width)}  State`];
  for (const worker of workers) {
    const { state, details } = describe(worker, health.get(worker.manifest.name), mode === 'containers');
    lines.push(`${worker.manifest.name.padEnd(width)}  ${state}`);
    for (const detail of details) lines.push(`${' '.repeat(width)}    ${detail}`);
  }
  return lines.join('\n');
}

function describe(
  worker: PlannedWorker,
  health: WorkerHealth | undefined,
  walled: boolean,
): { state: string; details: readonly string[] } {
  const { manifest, tokens } = worker;
  if (!worker.runs) {
    if (tokens === undefined) return { state: 'off', details: [] };
    const missing = tokens.missing.flatMap(({ field, path, reason }) => {
      const token = manifest.tokens[field];
      return [
        `${field}: ${token?.description ?? ''}`,
        reason === 'empty' ? `  ${path} is empty` : `  put it into ${path} (mode 600)`,
        ...(token === undefined ? [] : [`  rights: ${token.rights}`]),
        ...(token?.example === undefined ? [] : [`  for example: ${token.example}`]),
      ];
    });
    const names = tokens.missing.map(({ field }) => field).join(', ');
    return { state: `not configured: ${names} missing`, details: missing };
  }
  const details = [...worker.warnings, ...(walled ? reachOf(worker) : [])];
  if (health === undefined) return { state: 'not started: run up', details };
  if (health.state === 'running') return { state: 'running', details };
  const why = health.reason === undefined ? '' : `: ${health.reason}`;
  return { state: `${health.state}${why}`, details };
}

/** In process mode nothing keeps a worker from any place, so there is nothing to tell. */
function reachOf({ allow, notes }: PlannedWorker): readonly string[] {
  const places = allow.map((one) => `${one.host}:${one.port}${one.private ? ' (private address)' : ''}`);
  return [...(places.length > 0 ? [`may reach ${places.join(', ')}`] : []), ...notes];
}
