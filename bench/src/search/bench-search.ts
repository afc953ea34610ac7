/** `npm run bench -- search`: how well and how fast the catalogue is searched, beside others, in one run. */
import { CONTESTANTS, type Contestant, OURS, type SearchFunction } from './contestants.ts';
import { buildCost, searchCost } from './cost.ts';
import { type Catalog, type DataSet, joined, type Query, readDataSets } from './data-sets.ts';
import { type Quality, qualityOf } from './quality.ts';

const LARGE_TOOLS = 10_000;
/** Queries that are timed, evenly taken from the set: the slowest contestant needs half a second for one. */
const TIMED_QUERIES = 200;

/**
 * Measures everything that the folder named by SALLYPORT_SEARCH_DATA holds; with `--quality` only how good the hub's own
 * ranking is.
 */
export async function benchSearch(options: readonly string[]): Promise<void> {
  const folder = process.env['SALLYPORT_SEARCH_DATA'];
  if (folder === undefined || folder === '') {
    console.error('search: SKIPPED. SALLYPORT_SEARCH_DATA must name the folder with the catalogues and queries.');
    return;
  }
  const { sets, absent } = readDataSets(folder);
  for (const path of absent) console.error(`search: SKIPPED what needs ${path}, which is not there.`);
  if (sets.length === 0) return;
  for (const [catalog, ofCatalog] of Map.groupBy(sets, (set) => set.catalog)) {
    if (options.includes('--quality')) {
      const search = await OURS.build(catalog.integrations);
      for (const set of ofCatalog) printQuality(set, search);
      continue;
    }
    for (const contestant of CONTESTANTS) await measureCatalog(contestant, catalog, ofCatalog);
  }
  if (!options.includes('--quality')) await measureLarge(sets);
}

async function measureCatalog(contestant: Contestant, catalog: Catalog, sets: readonly DataSet[]): Promise<void> {
  const { search, buildMs, longestHoldMs, memoryMb } = await buildCost(contestant, catalog.integrations);
  const tools = catalog.integrations.reduce((sum, integration) => sum + integration.tools.length, 0);
  console.log(
    `\n${contestant.name}, ${catalog.name} (${tools} tools): built in ${buildMs.toFixed(0)} ms, ` +
      `longest hold ${longestHoldMs.toFixed(1)} ms, ${memoryMb.toFixed(1)} MB`,
  );
  for (const set of sets) {
    const { p50Ms, p99Ms } = searchCost(search, timed(texts(set.queries)));
    printQuality(set, search, `   p50 ${p50Ms.toFixed(2)} p99 ${p99Ms.toFixed(2)} ms`);
  }
}

function printQuality({ name, catalog, queries }: DataSet, search: SearchFunction, cost = ''): void {
  console.log(`  ${line(name, qualityOf(queries, ids(search, catalog)))}${cost}`);
  for (const [kind, ofKind] of Map.groupBy(queries, (query) => query.kind)) {
    if (kind !== undefined) console.log(`    ${line(kind, qualityOf(ofKind, ids(search, catalog)))}`);
  }
}

/** Time alone: more tools than any labelled set has, and the queries of all sets. */
async function measureLarge(sets: readonly DataSet[]): Promise<void> {
  const integrations = joined([...new Set(sets.map(({ catalog }) => catalog))], LARGE_TOOLS);
  const queries = timed(sets.flatMap((set) => texts(set.queries)));
  for (const contestant of CONTESTANTS) {
    const { search, buildMs, longestHoldMs, memoryMb } = await buildCost(contestant, integrations);
    const { p50Ms, p99Ms } = searchCost(search, queries);
    console.log(
      `\n${contestant.name}, ${LARGE_TOOLS} tools: built in ${buildMs.toFixed(0)} ms, longest hold ` +
        `${longestHoldMs.toFixed(1)} ms, ${memoryMb.toFixed(1)} MB, search p50 ${p50Ms.toFixed(2)} p99 ${p99Ms.toFixed(2)} ms`,
    );
  }
}

function timed(queries: readonly string[]): readonly string[] {
  return queries.filter((_, n) => n % Math.ceil(queries.length / TIMED_QUERIES) === 0);
}

function texts(queries: readonly Query[]): readonly string[] {
  return queries.map(({ query }) => query);
}

function ids(search: SearchFunction, catalog: Catalog): (query: string) => readonly string[] {
  return (query) => search(query).map(({ integration, wireName }) => catalog.idOf(integration, wireName));
}

function line(name: string, { queries, ndcg10, recall1, recall5, recall10, mrr }: Quality): string {
  const cells = [ndcg10, recall1, recall5, recall10, mrr].map((value) => value.toFixed(3));
  return `${name.padEnd(14)}${String(queries).padStart(4)}  nDCG@10 ${cells[0]}  recall@1 ${cells[1]} @5 ${cells[2]} @10 ${cells[3]}  MRR ${cells[4]}`;
}
