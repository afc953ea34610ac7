/**
 * A long run on one sandbox: many workspaces, several at a time, attacks among the scripts. Afterwards nothing may be left
 * that was not there before: no process, handle, timer or file; and the memory of the whole may not have grown.
 */
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SallyportError } from '@sallyport/hub/errors';
import { memoryOf, processTree } from './process-memory.ts';
import { quantile } from './quantile.ts';
import { type RunningSandbox, startRunningSandbox } from './running-sandbox.ts';
import { attackScript, plainScript, type SoakScript } from './soak-scripts.ts';

export interface SoakPlan {
  readonly workspaces: number;
  /** In each workspace, attacks among them. */
  readonly scriptsPerWorkspace: number;
  readonly attacks: number;
  /** Workspaces that run scripts at the same time. */
  readonly atATime: number;
}

/** What is there at one moment. */
interface Inventory {
  /** Handles, timers and requests of this process, by kind. */
  readonly resources: Readonly<Record<string, number>>;
  readonly files: number;
}

interface MemoryFigures {
  readonly hubHeapMb: number;
  readonly keeperMb: number;
  readonly runners: number;
  readonly runnerMb: number;
}

export interface SoakReport {
  readonly scripts: number;
  readonly attacks: number;
  readonly seconds: number;
  /** Scripts that ended otherwise than they must. */
  readonly wrong: readonly string[];
  readonly mostRunners: number;
  readonly before: Inventory;
  readonly after: Inventory;
  /** Processes, apart from this one, and entries of the sandbox's folder that outlived it. */
  readonly leftProcesses: number;
  readonly strangeFiles: readonly string[];
  readonly memory: { readonly early: MemoryFigures; readonly late: MemoryFigures };
  readonly keeperFiles: { readonly early: number; readonly late: number };
  /** By event. */
  readonly audited: Readonly<Record<string, number>>;
}

const SETTLE_MS = 1_500;
const KNOWN_FILES = ['hub.sock', 'keeper-alive'];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // What V8 calls its function under this flag.

function openFiles(pid: number | 'self'): number {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0;
}

function takeInventory(): Inventory {
  const resources: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  return { resources, files: openFiles('self') };
}

async function measureMemory(sandbox: RunningSandbox): Promise<MemoryFigures> {
  await delay(SETTLE_MS);
  collectGarbage();
  collectGarbage();
  const [keeper = 0, ...runners] = processTree(sandbox.keeperPid);
  const sizes = runners.map((pid) => memoryOf([pid])?.pssMb ?? 0);
  return {
    hubHeapMb: process.memoryUsage().heapUsed / 2 ** 20,
    keeperMb: memoryOf([keeper])?.pssMb ?? 0,
    runners: runners.length,
    runnerMb: sizes.length === 0 ? 0 : quantile(sizes, 0.5),
  };
}

/** Undefined where the script ended as it must. */
async function runOne(sandbox: RunningSandbox, script: SoakScript, workspace: string): Promise<string | undefined> {
  const { value, error } = await sandbox.execute(script.code, workspace, script.timeoutMs);
  const { expected } = script;
  const isRight =
    'errors' in expected
      ? error !== undefined && expected.errors.includes(error.code)
      : error === undefined && isDeepStrictEqual(value, expected.value);
  if (isRight) return undefined;
  return `${script.code.slice(0, 80)} ended with ${error === undefined ? JSON.stringify(value) : `${error.code}: ${error.message}`}`;
}

function startSoakSandbox(): Promise<RunningSandbox> {
  return startRunningSandbox(
    async ({ method, args }) => {
      if (method === 'fail') throw new SallyportError('API_ERROR', 'the upstream answered 500');
      return args;
    },
    ['echo', 'fail'],
  );
}

export async function soak(plan: SoakPlan, onProgress: (text: string) => void): Promise<SoakReport> {
  const { workspaces, scriptsPerWorkspace, attacks, atATime } = plan;
  const total = workspaces * scriptsPerWorkspace;
  // What a process opens once, with the first of everything, is no leak.
  onProgress(`${total} scripts, ${attacks} of them attacks`);
  await (await startSoakSandbox()).close();
  await delay(SETTLE_MS);
  const before = takeInventory();
  const startedAt = performance.now();
  const sandbox = await startSoakSandbox();
  const wrong: string[] = [];
  let done = 0;
  let attacksDone = 0;
  let mostRunners = 0;

  /** Half of a workspace's scripts: each comes twice, the second time long after its runner had to make room. */
  async function visit(workspace: number): Promise<void> {
    for (let count = 0; count < scriptsPerWorkspace / 2; count += 1) {
      const number = done;
      done += 1;
      const isAttack = Math.floor(((number + 1) * attacks) / total) > Math.floor((number * attacks) / total);
      const problem = await runOne(
        sandbox,
        isAttack ? attackScript(attacksDone) : plainScript(number),
        `workspace-${workspace}`,
      );
      if (isAttack) attacksDone += 1;
      if (problem !== undefined) wrong.push(problem);
    }
    mostRunners = Math.max(mostRunners, processTree(sandbox.keeperPid).length - 1);
  }

  async function visitAll(list: readonly number[]): Promise<void> {
    const open = list.values();
    const work = async (): Promise<void> => {
      for (const workspace of open) await visit(workspace);
    };
    await Promise.all(Array.from({ length: atATime }, work));
    onProgress(`${done} of ${total} scripts, ${attacksDone} attacks, ${wrong.length} wrong`);
  }

  try {
    const all = Array.from({ length: workspaces }, (_, index) => index);
    const tenth = Math.ceil(workspaces / 10);
    await visitAll(all.slice(0, tenth));
    const early = await measureMemory(sandbox);
    const earlyFiles = openFiles(sandbox.keeperPid);
    for (let from = tenth; from < workspaces; from += tenth) await visitAll(all.slice(from, from + tenth));
    for (let from = 0; from < workspaces; from += tenth) await visitAll(all.slice(from, from + tenth));
    const late = await measureMemory(sandbox);
    const lateFiles = openFiles(sandbox.keeperPid);
    const processes = processTree(sandbox.keeperPid);
    const strangeFiles = readdirSync(sandbox.folder).filter((name) => !KNOWN_FILES.includes(name));
    await sandbox.close();
    await delay(SETTLE_MS);
    return {
      scripts: done,
      attacks: attacksDone,
      seconds: (performance.now() - startedAt) / 1000,
      wrong,
      mostRunners,
      before,
      after: takeInventory(),
      leftProcesses: processes.filter((pid) => memoryOf([pid])?.rssMb !== 0).length,
      strangeFiles,
      memory: { early, late },
      keeperFiles: { early: earlyFiles, late: lateFiles },
      audited: Object.fromEntries(sandbox.audited),
    };
  } finally {
    await sandbox.close();
  }
}
