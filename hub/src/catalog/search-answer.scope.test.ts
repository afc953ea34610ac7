/** What a client may not use leaves no trace in what a search answers it. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createGrants } from '../policy/grants.ts';
import { parseScope, speaksOf } from '../policy/scope-grammar.ts';
import { createCatalog } from './catalog.ts';
import { memoryPins } from './pins/memory-pins.ts';
import { createCatalogSearch } from './search/catalog-search.ts';
import { createSearchAnswer } from './search-answer.ts';
import { startWorker, textTool } from './worker/worker-fixture.ts';

const TRACKER = [
  textTool('list_issues', '', { description: 'Lists the issues of a project.' }),
  textTool('get_issue', '', { description: 'One issue with its comments.' }),
  textTool('delete_issue', '', { description: 'Deletes an issue for good.' }),
  textTool('2fa', '', { description: 'The code of the second factor.' }),
];
const VAULT = [textTool('read_secret', '', { description: 'Reads a secret.' })];

/** Answers searches of a client with this scope, over workers that have the tools it may not call, or have them not. */
async function searchOver(options: { readonly scope: string; readonly withHidden: boolean }) {
  const { scope } = parseScope(options.scope);
  const catalog = createCatalog({ intervalMs: 0, pins: memoryPins(), log: pino({ level: 'silent' }) });
  const isGranted = (integration: string) => {
    return ({ name }: { readonly name: string }) => speaksOf(scope, integration, name);
  };
  const own = TRACKER.filter((tool) => options.withHidden || isGranted('tracker')(tool));
  const tracker = await startWorker(own, { instructions: 'Issues of projects.' });
  const vault = await startWorker(VAULT, { instructions: 'Secrets of projects.' });
  const entries = [{ name: 'tracker', url: tracker.url.href, trust: 'vetted' as const }];
  if (options.withHidden) entries.push({ name: 'vault', url: vault.url.href, trust: 'vetted' });
  catalog.setWorkers(entries);
  const isListed = () => catalog.integrations().every(({ state }) => state === 'available');
  await new Promise<void>((resolve) => catalog.onChange(() => isListed() && resolve()));
  const grants = createGrants({
    catalog,
    grantOf: () => ({ scope }),
    policy: () => ({}),
    isAlwaysAllowed: () => false,
  });
  const client = { name: 'claude' };
  const search = createSearchAnswer(createCatalogSearch(catalog));
  return {
    answer: (query: string, detail: 'names' | 'summary' | 'full', integration?: string) =>
      search({
        query,
        detail,
        integration,
        limit: 50,
        integrations: grants.shown(client),
        mayCall: (tool) => grants.mayCall(client, tool),
        notSetUp: [],
      }),
    async [Symbol.asyncDispose]() {
      await catalog.stop();
      await Promise.all([tracker.close(), vault.close()]);
    },
  };
}

const QUERIES = [
  '',
  'delete issue',
  'deleteIssue',
  'delete_issue',
  'tracker.deleteIssue',
  'tracker/delete_issue',
  'TRACKER DELETE-ISSUE',
  'deletIssue',
  'for good',
  'second factor',
  '2fa',
  'secret',
  'read secret',
  'vault',
  'vault.readSecret',
  'vualt.readSecrt',
  'project',
  'issue',
  'xylophone',
];

/** A listing names the moment, and of equal hits any may come first: neither tells anything. */
function told(answer: string): readonly string[] {
  return answer
    .replace(/listed [^\],]+/g, 'listed')
    .split('\n')
    .toSorted();
}

test.each([
  '#tool=tracker.list_issues',
  '#tool=tracker.list_issues&tool=tracker.get_issue',
  '#server=tracker',
  '#foo=bar',
])('a client with the scope %s is answered as if there were nothing else', async (scope) => {
  await using full = await searchOver({ scope, withHidden: true });
  await using bare = await searchOver({ scope, withHidden: false });
  for (const integration of [undefined, 'tracker', 'vault', 'valut']) {
    for (const query of QUERIES) {
      for (const detail of ['names', 'summary', 'full'] as const) {
        const answer = await full.answer(query, detail, integration);
        expect([query, integration, told(answer)]).toEqual([
          query,
          integration,
          told(await bare.answer(query, detail, integration)),
        ]);
      }
    }
  }
  const everything = (await full.answer('issue', 'full')) + (await full.answer('', 'names'));
  expect(everything).not.toMatch(/vault:|readSecret/);
  expect(everything.includes('listIssues')).toBe(scope !== '#foo=bar');
});
