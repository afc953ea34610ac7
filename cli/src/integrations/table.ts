/** The table of integrations as `up` and `status` print it. Pure text. */
import type { AllowedTarget } from '@sallyport/egress/allow-list';
import { counted } from '@sallyport/hub/counted';
import { makeUp, sallyportCommand } from '../as-typed.ts';
import type { Project } from '../project.ts';
import { CONTAINER_HOST } from './egress-list.ts';
import type { PlannedWorker } from './plan.ts';
import type { Survey } from './survey.ts';

/** What is known of a worker's process or container. */
export interface WorkerHealth {
  readonly state: 'running' | 'starting' | 'failed' | 'stopped';
  /** Why it is not running, in a few words. */
  readonly reason?: string;
}

/** What runs at the moment. */
export interface InForce {
  /** Named by what is to be typed. */
  readonly project: Project;
  readonly health: ReadonlyMap<string, WorkerHealth>;
  /** The lists the egress proxy goes by. Undefined in process mode, where nothing keeps a worker from any place. */
  readonly reach: ReadonlyMap<string, readonly AllowedTarget[]> | undefined;
  /** How many tools of an integration wait for the operator, where any do. */
  readonly held: ReadonlyMap<string, number>;
}

interface Row {
  readonly name: string;
  readonly state: string;
  readonly details: readonly string[];
}

/** One line per integration, below it what to do about one that is not running, and at the end what looks misplaced. */
export function renderTable({ workers, broken, nearMisses }: Survey, inForce: InForce): string {
  const rows: readonly Row[] = [
    ...workers.map((worker) => describe(worker, inForce)),
    ...broken.map(({ name, reason }) => ({ name, state: `failed: ${reason}`, details: [] })),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const width = Math.max('Integration'.length, ...rows.map(({ name }) => name.length));
  const lines = rows.flatMap(({ name, state, details }) => [
    `${name.padEnd(width)}  ${state}`,
    ...details.map((detail) => `${' '.repeat(width)}    ${detail}`),
  ]);
  const misplaced =
    nearMisses.length === 0 ? [] : ['', 'Token files that nobody reads:', ...nearMisses.map((one) => `  ${one}`)];
  return [`${'Integration'.padEnd(width)}  State`, ...lines, ...misplaced].join('\n');
}

/** One line for each token file that is there and cannot be used: worth telling before images are built, which takes its time. */
export function unusableFiles({ workers }: Survey): readonly string[] {
  return workers.flatMap(({ manifest, tokens }) =>
    (tokens?.unusable ?? [])
      .filter(({ reason }) => reason !== 'missing')
      .map(({ path, why = 'is empty' }) => `${manifest.name} is not started: ${path} ${why}.`),
  );
}

function describe(worker: PlannedWorker, { project, health: all, reach, held }: InForce): Row {
  const { name } = worker.manifest;
  if (!worker.runs) return { name, ...describeIdle(worker) };
  const details = [
    ...heldTools(name, held.get(name), project),
    ...worker.warnings,
    ...(reach === undefined ? worker.notes : reachOf(worker, reach.get(name), project)),
  ];
  const health = all.get(name);
  if (health === undefined) return { name, state: `not started: run ${makeUp(project)}`, details };
  const why = health.reason === undefined || health.state === 'running' ? '' : `: ${health.reason}`;
  return { name, state: `${health.state}${why}`, details: [...unusableTokens(worker, health), ...details] };
}

/** The worker itself says which file it cannot use; it does not know where that lies on this machine. */
function unusableTokens({ tokens }: PlannedWorker, { state, reason }: WorkerHealth): readonly string[] {
  const isUnusable = state === 'failed' && reason?.startsWith('not configured') === true;
  return tokens !== undefined && isUnusable ? [`put it right in ${tokens.path}; it is read at once`] : [];
}

/** A worker can be well, and its tools be out of reach all the same. */
function heldTools(name: string, count: number | undefined, project: Project): readonly string[] {
  if (count === undefined) return [];
  return [`${counted(count, 'tool')} held: ${sallyportCommand(project, `catalog diff ${name}`)}`];
}

function describeIdle({ manifest, tokens }: PlannedWorker): Omit<Row, 'name'> {
  if (tokens === undefined)
    return { state: 'off', details: ['"enabledByDefault": true in its manifest.json turns it on'] };
  const details = tokens.unusable.flatMap(({ field, path, reason, why }) => {
    const { description = '', rights, example } = manifest.tokens[field] ?? {};
    if (reason === 'unreadable') return [`${field}: ${path} ${why}`];
    return [
      `${field}: ${description}`,
      reason === 'empty' ? `  ${path} is empty` : `  put it into ${path} (mode 600)`,
      ...(rights === undefined ? [] : [`  rights: ${rights}`]),
      ...(example === undefined ? [] : [`  for example: ${example}`]),
    ];
  });
  const groups = (['missing', 'empty', 'unreadable'] as const).flatMap((reason) => {
    const fields = tokens.unusable.filter((file) => file.reason === reason).map(({ field }) => field);
    return fields.length === 0 ? [] : [`${fields.join(', ')} ${reason}`];
  });
  return { state: `not configured: ${groups.join('; ')}`, details };
}

/** What the proxy lets the worker reach; where the token files say something else by now, that too. */
function reachOf(
  { allow, notes }: PlannedWorker,
  inForce: readonly AllowedTarget[] | undefined,
  project: Project,
): readonly string[] {
  const now = placesOf(inForce ?? allow);
  const next = placesOf(allow);
  return [
    ...(now === '' ? [] : [`may reach ${now}`]),
    ...(now === next ? [] : [`changed since, to ${next === '' ? 'nothing' : next}: run ${makeUp(project)}`]),
    ...notes,
  ];
}

function placesOf(targets: readonly AllowedTarget[]): string {
  const place = ({ host, port, private: isPrivate }: AllowedTarget) => {
    const what = host === CONTAINER_HOST ? ' (this machine)' : isPrivate ? ' (private address)' : '';
    return `${host}:${port}${what}`;
  };
  return targets.map(place).join(', ');
}
