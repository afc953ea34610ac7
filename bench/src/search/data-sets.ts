/** The catalogues and labelled queries that search is measured on, read where they lie. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodNames } from '@sallyport/hub/method-name';
import type { SearchedIntegration } from '@sallyport/hub/search-document';
import { z } from 'zod';

const OWN_QUERIES = join(import.meta.dirname, '..', '..', 'search', 'queries.jsonl');

const catalogLine = z.object({
  server: z.string(),
  name: z.string(),
  description: z.string(),
  inputSchema: z.record(z.string(), z.unknown()).default({}),
});
const servers = z.record(z.string(), z.object({ title: z.string().optional(), description: z.string().optional() }));
const queryLine = z.object({
  id: z.string(),
  query: z.string(),
  relevant: z.array(z.string()).min(1),
  /** The needs of the query: any id of a group satisfies it. Without them every relevant id is a need. */
  groups: z.array(z.array(z.string()).min(1)).optional(),
  kind: z.string().optional(),
  half: z.enum(['dev', 'unseen']).optional(),
});

export type Query = z.infer<typeof queryLine>;

export interface Catalog {
  readonly name: string;
  readonly integrations: readonly SearchedIntegration[];
  /** `server/name` of a tool, as the labels call it. */
  idOf(integration: string, wireName: string): string;
}

export interface DataSet {
  readonly name: string;
  readonly catalog: Catalog;
  readonly queries: readonly Query[];
}

/** The sets that lie in the folder; those whose files are absent are named. */
export function readDataSets(folder: string): {
  readonly sets: readonly DataSet[];
  readonly absent: readonly string[];
} {
  const catalogs = new Map<string, Catalog>();
  const absent: string[] = [];
  const sets: DataSet[] = [];
  const add = (catalogName: string, queriesPath: string, split: (queries: readonly Query[]) => [string, Query[]][]) => {
    const catalogPath = join(folder, `catalog-${catalogName}.jsonl`);
    const missing = [catalogPath, queriesPath].filter((path) => !existsSync(path));
    if (missing.length > 0) {
      absent.push(...missing);
      return;
    }
    const catalog = catalogs.get(catalogName) ?? readCatalog(catalogName, catalogPath, folder);
    catalogs.set(catalogName, catalog);
    for (const [name, queries] of split(readLines(queriesPath, queryLine))) {
      if (queries.length > 0) sets.push({ name, catalog, queries });
    }
  };
  add('livemcp', join(folder, 'queries-livemcp-steps.jsonl'), (all) => [['steps', [...all]]]);
  add('livemcp', join(folder, 'queries-livemcp-tasks.jsonl'), (all) => [['tasks', [...all]]]);
  add('toolbench', join(folder, 'queries-toolbench.jsonl'), (all) => [['toolbench', [...all]]]);
  add('hub', OWN_QUERIES, (all) => [
    ['own dev', all.filter(({ half }) => half === 'dev')],
    ['own unseen', all.filter(({ half }) => half === 'unseen')],
  ]);
  return { sets, absent };
}

/** Tools of the catalogues under new integration names, until there are `count`. */
export function joined(catalogs: readonly Catalog[], count: number): readonly SearchedIntegration[] {
  const integrations: SearchedIntegration[] = [];
  let tools = 0;
  for (let round = 0; tools < count; round++) {
    for (const original of catalogs.flatMap((catalog) => catalog.integrations)) {
      if (tools >= count) break;
      const name = `${original.name}${round === 0 ? '' : round}x${integrations.length}`;
      const taken = original.tools.slice(0, count - tools).map((tool) => ({ ...tool, integration: name }));
      tools += taken.length;
      integrations.push({ ...original, name, tools: taken });
    }
  }
  return integrations;
}

function readCatalog(name: string, path: string, folder: string): Catalog {
  const lines = Map.groupBy(readLines(path, catalogLine), ({ server }) => server);
  const about = readServers(join(folder, `servers-${name}.json`));
  const ids = new Map<string, string>();
  const integrations = [...lines].map(([server, tools]): SearchedIntegration => {
    const methods = methodNames(tools.map((tool) => tool.name));
    const { title = '', description = '' } = about[server] ?? {};
    return {
      name: server,
      purpose: `${title === server ? '' : title} ${description}`.trim(),
      tools: tools.map((tool) => {
        ids.set(`${server}\n${tool.name}`, `${server}/${tool.name}`);
        return {
          integration: server,
          wireName: tool.name,
          method: methods.get(tool.name),
          description: tool.description,
          keywords: [],
          inputSchema: tool.inputSchema,
          outputSchema: undefined,
          access: 'read',
          isDestructive: false,
          isIdempotent: false,
          example: undefined,
          timeoutMs: undefined,
        };
      }),
    };
  });
  return { name, integrations, idOf: (integration, wireName) => ids.get(`${integration}\n${wireName}`) ?? '' };
}

function readServers(path: string): z.infer<typeof servers> {
  return existsSync(path) ? servers.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

function readLines<Line>(path: string, line: z.ZodType<Line>): readonly Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => line.parse(JSON.parse(text)));
}
