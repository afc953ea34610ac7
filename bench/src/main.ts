/** `npm run bench -- NAME`: measurements of a running system, beside a yardstick that is measured in the same run. */
import { benchDiscovery } from './discovery.ts';
import { benchPath } from './path.ts';
import { benchPrivacy } from './privacy/bench-privacy.ts';
import { benchSandbox } from './sandbox/bench-sandbox.ts';
import { benchSoak } from './sandbox/bench-soak.ts';
import { benchSearch } from './search/bench-search.ts';

const BENCHMARKS: { readonly [name: string]: (options: readonly string[]) => Promise<void> } = {
  discovery: benchDiscovery,
  path: benchPath,
  privacy: benchPrivacy,
  sandbox: benchSandbox,
  search: benchSearch,
  soak: benchSoak,
};

const [name = '', ...options] = process.argv.slice(2);
const bench = BENCHMARKS[name];
if (bench === undefined) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHMARKS).join(' | ')}`);
  console.error(
    'path: SALLYPORT_TOKEN names a client token; SALLYPORT_URL the hub, http://127.0.0.1:4000/mcp by default.',
  );
  console.error('privacy: --quality leaves the speed out; --failures lists those of the half that is open to all.');
  console.error('discovery: needs no running system.');
  console.error('sandbox, soak: need no running system; --json for machines.');
  console.error('search: SALLYPORT_SEARCH_DATA names the folder with the catalogues and queries; --quality: no speed.');
  process.exitCode = 2;
} else {
  await bench(options);
}
