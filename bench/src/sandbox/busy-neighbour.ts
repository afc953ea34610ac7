/** How much a busy loop in one workspace slows the scripts of another. */
import { TOOLS } from './contestant.ts';
import { quantile } from './quantile.ts';
import { startRunningSandbox } from './running-sandbox.ts';
import { BUSY_SCRIPT, countingScript } from './scripts.ts';

const WARM_UP_SCRIPTS = 100;
const MEASURE_MS = 4_000;

export interface BusyNeighbour {
  readonly quietP99Ms: number;
  readonly besideP99Ms: number;
}

export async function measureBusyNeighbour(): Promise<BusyNeighbour> {
  const sandbox = await startRunningSandbox(({ args }) => TOOLS.echo(args), ['echo']);
  const runOne = async (): Promise<number> => {
    const { code } = countingScript(1, 'demo');
    const { durationMs, error } = await sandbox.execute(code, 'measured');
    if (error !== undefined) throw error;
    return durationMs;
  };
  const p99 = async (): Promise<number> => {
    const times: number[] = [];
    for (const startedAt = performance.now(); performance.now() - startedAt < MEASURE_MS; ) times.push(await runOne());
    return quantile(times, 0.99);
  };
  try {
    for (let count = 0; count < WARM_UP_SCRIPTS; count += 1) await runOne();
    const quietP99Ms = await p99();
    const busy = sandbox.execute(BUSY_SCRIPT, 'busy', MEASURE_MS + 1_000);
    const besideP99Ms = await p99();
    await busy;
    return { quietP99Ms, besideP99Ms };
  } finally {
    await sandbox.close();
  }
}
