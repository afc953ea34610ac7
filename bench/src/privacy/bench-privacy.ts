/** `npm run bench -- privacy`: recall and precision of the masking on the labelled corpus, and its speed. */
import { maskValue } from '@sallyport/hub/mask';
import { DEFAULT_RULES } from '@sallyport/hub/mask-rules';
import { createVault } from '@sallyport/hub/vault';
import { type Item, type Part, readCorpus } from './corpus/corpus.ts';
import { type Score, SECRET_KINDS, scoreOf } from './score.ts';
import { measureSpeed } from './speed.ts';

const PARTS: readonly Part[] = ['dev', 'unseen', 'fresh', 'blind', 'blind again', 'blind rows'];
/** The same kind of secret under its several names. */
const SUMS: Readonly<Record<string, (kind: string) => boolean>> = {
  'all secrets': (kind) => SECRET_KINDS.has(kind),
  'all personal': (kind) => !SECRET_KINDS.has(kind),
  all: () => true,
};

/** `--failures` lists what goes wrong in the parts that detectors may be mended on; `--quality` leaves the speed out. */
export async function benchPrivacy(options: readonly string[]): Promise<void> {
  const corpus = readCorpus();
  const scores = new Map<Part, readonly Score[]>();
  for (const part of PARTS) {
    const items = corpus.filter((item) => item.part === part);
    scores.set(part, await scoresOf(items, part !== 'unseen' && options.includes('--failures')));
  }
  printTable(scores);
  if (!options.includes('--quality')) await measureSpeed();
}

async function scoresOf(items: readonly Item[], tellsProblems: boolean): Promise<readonly Score[]> {
  const scores: Score[] = [];
  for (const item of items) {
    const vault = createVault();
    const rules = { ...DEFAULT_RULES, mode: item.strict ? ('strict' as const) : DEFAULT_RULES.mode };
    const masked = await maskValue(item.value, { vault, origin: 'bench', rules, keepTokens: false });
    const score = scoreOf(item, masked, vault);
    scores.push(score);
    if (tellsProblems) for (const problem of score.problems) console.log(`${item.id}: ${problem}`);
  }
  return scores;
}

function printTable(scores: ReadonlyMap<Part, readonly Score[]>): void {
  const all = [...scores.values()].flat();
  const kinds = new Set(all.flatMap(({ values, masks }) => [...values, ...masks].map(({ kind }) => kind)));
  const columns = PARTS.map((part) => `${part}: values  recall  precision  other kind`.padStart(52));
  console.log(`${''.padEnd(16)}${columns.join('')}`);
  const rows = [...kinds].map((kind) => [kind, (each: string) => each === kind] as const);
  for (const [name, isOf] of [...rows, ...Object.entries(SUMS)]) {
    const cells = PARTS.map((part) => cellOf(scores.get(part) ?? [], isOf));
    console.log(`${name.padEnd(16)}${cells.join('')}`);
  }
}

function cellOf(scores: readonly Score[], isOf: (kind: string) => boolean): string {
  const values = scores.flatMap((score) => score.values).filter(({ kind }) => isOf(kind));
  const masks = scores.flatMap((score) => score.masks).filter(({ kind }) => isOf(kind));
  const found = values.filter(({ isFound }) => isFound);
  const right = masks.filter(({ isRight }) => isRight);
  const others = found.filter(({ isOfItsKind }) => !isOfItsKind);
  return [
    String(values.length).padStart(26),
    share(found.length, values.length).padStart(8),
    share(right.length, masks.length).padStart(10),
    String(others.length).padStart(8),
  ].join('');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3);
}
