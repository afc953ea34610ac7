/** Every name that a search returns is callable: the declaration's name resolves to the tool that it was made of. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createDemoWorker } from '../../../workers/demo/src/worker.ts';
import { API_KEY } from '../../../workers/redmine/src/fake-redmine.ts';
import { worker as redmine } from '../../../workers/redmine/src/main.ts';
import { startTestWorker } from '../../../workers/sdk/src/testing.ts';
import { readDefinitions } from '../catalog/accept/definition.ts';
import { camelCase } from '../catalog/accept/method-name.ts';
import { type Catalog, createCatalog } from '../catalog/catalog.ts';
import { declaration } from '../catalog/declare/declaration.ts';
import { memoryPins } from '../catalog/pins/memory-pins.ts';
import { createCatalogSearch } from '../catalog/search/catalog-search.ts';
import { serve } from '../catalog/serve.ts';
import type { Integration, Tool } from '../catalog/tool.ts';
import { createGrants, FULL_GRANT } from '../policy/grants.ts';
import { scriptWith } from './gate-fixture.ts';
import { createResolve } from './resolve.ts';

const log = pino({ level: 'silent' });
const LISTED = 200;

/** The integration and method that a declaration tells a model to write, and the wire name where it is `callTool`. */
function calledBy(text: string): { integration: string; method: string; args: object } {
  const [, integration = '', method = '', wire] =
    /^(\w+)\.(\w+)\((?:name: ("(?:[^"\\]|\\.)*"))?/m.exec(text.replace(/\/\*[\s\S]*?\*\//, '').trim()) ?? [];
  return { integration, method, args: wire === undefined ? {} : { name: JSON.parse(wire), args: {} } };
}

/** Every tool that the search finds in an integration, with what its declaration resolves to. */
async function resolved(catalog: Pick<Catalog, 'integration' | 'integrations' | 'onChange'>, integration: string) {
  const grants = createGrants({ catalog, grantOf: () => FULL_GRANT, policy: () => ({}), isAlwaysAllowed: () => false });
  // Nothing else of a catalogue is asked for here.
  const resolve = createResolve(catalog as Catalog, grants);
  const search = createCatalogSearch(catalog);
  const known = { integrations: catalog.integrations(), mayCall: () => true, notSetUp: [] };
  const { hits } = await search({ query: '', integration, limit: LISTED, ...known });
  const pairs: { readonly found: Tool; readonly called: Tool | undefined }[] = [];
  for (const { document } of hits) {
    if (document.kind !== 'tool') continue;
    for (const detail of ['summary', 'full'] as const) {
      let called: Tool | undefined;
      const call = { script: scriptWith(), id: 1, ...calledBy(declaration(document.tool, detail)) };
      await resolve(
        { ...call, onMilestone: () => undefined, recordDispatch: async () => undefined },
        async ({ tool }) => {
          called = tool;
        },
      );
      pairs.push({ found: document.tool, called });
    }
  }
  return pairs;
}

test.each([
  ['demo', createDemoWorker(), {}],
  ['redmine', redmine, { api_key: API_KEY, host_url: 'http://127.0.0.1:9/' }],
])('every name of the worker %s', async (name, definition, tokens) => {
  const worker = await startTestWorker(definition, { tokens });
  const catalog = createCatalog({ intervalMs: 0, pins: memoryPins(), log });
  catalog.setWorkers([{ name, url: `${worker.url}/mcp`, trust: 'vetted' }]);
  await new Promise<void>((done) => catalog.onChange(() => catalog.integration(name)?.state === 'available' && done()));
  const pairs = await resolved(catalog, name);
  expect(pairs.length).toBe(2 * (catalog.integration(name)?.tools.length ?? 0));
  expect(pairs.length).toBeGreaterThan(0);
  for (const { found, called } of pairs) expect(called).toBe(found);
  await catalog.stop();
  await worker.stop();
});

const folder = process.env['SALLYPORT_SEARCH_DATA'] ?? '';
const files = ['catalog-hub.jsonl', 'catalog-livemcp.jsonl', 'catalog-toolbench.jsonl'];

test.for(files)(
  'every name of the catalogue %s, where SALLYPORT_SEARCH_DATA names its folder',
  { timeout: 600_000 },
  async (file, { skip }) => {
    skip(!existsSync(join(folder, file)), 'SALLYPORT_SEARCH_DATA names no folder with this catalogue');
    const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
    const servers = Map.groupBy(
      lines.map((line) => JSON.parse(line)),
      ({ server }) => camelCase(server),
    );
    let tools = 0;
    for (const [name, listed] of servers) {
      const complete = listed.map((tool) => ({ ...tool, inputSchema: { type: 'object', ...tool.inputSchema } }));
      const definitions = readDefinitions(name, complete, log);
      const pins = memoryPins();
      const pinned = await pins.listed(name, 'vetted', { imageId: undefined, tools: definitions, purpose: '' });
      if (pinned === undefined) throw new Error(`${name} was not pinned`);
      const integration: Integration = {
        ...{ name, trust: 'vetted', endpoint: '', purpose: '', state: 'available', skills: [], spec: undefined },
        ...{ refreshedAt: 0, lastError: undefined },
        ...serve(name, pinned, log),
      };
      const catalog = { integration: () => integration, integrations: () => [integration], onChange: () => undefined };
      const pairs = await resolved(catalog, name);
      expect(pairs.length).toBe(2 * integration.tools.length);
      for (const { found, called } of pairs) expect([name, called]).toEqual([name, found]);
      tools += integration.tools.length;
    }
    expect(tools).toBeGreaterThan(lines.length / 2);
  },
);
