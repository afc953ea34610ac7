/** Memory of a process and everything it started. Linux only; elsewhere nothing cheap tells it. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  readonly processes: number;
  /** Resident sets added up: pages that processes share count once for each. */
  readonly rssMb: number;
  /** Shared pages divided among those who share them: what the whole really takes. */
  readonly pssMb: number;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Process ids by that of their parent. */
function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(read(`/proc/${name}/stat`))?.[1];
    if (parent === undefined) continue;
    const list = children.get(Number(parent)) ?? [];
    list.push(Number(name));
    children.set(Number(parent), list);
  }
  return children;
}

/** The process itself first. */
export function processTree(root: number): number[] {
  if (process.platform !== 'linux') return [root];
  const children = childrenByParent();
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Undefined where it cannot be told. */
export function memoryOf(pids: readonly number[]): Memory | undefined {
  if (process.platform !== 'linux') return undefined;
  let [rssKb, pssKb] = [0, 0];
  for (const pid of pids) {
    const rollup = read(`/proc/${pid}/smaps_rollup`);
    rssKb += Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    pssKb += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return { processes: pids.length, rssMb: rssKb / 1024, pssMb: pssKb / 1024 };
}
