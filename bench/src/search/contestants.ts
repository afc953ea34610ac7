/** What the catalogue's search is measured against, each over the same texts. */
import { DatabaseSync } from 'node:sqlite';
import type { SearchedIntegration } from '@sallyport/hub/search-document';
import { createToolIndex } from '@sallyport/hub/tool-index';
import MiniSearch from 'minisearch';
import { DEPTH } from './quality.ts';

interface Found {
  readonly integration: string;
  readonly wireName: string;
}

/** Answers the best few, best first. */
export type SearchFunction = (query: string) => readonly Found[];

export interface Contestant {
  readonly name: string;
  /** Indexes everything; resolves when searches find it. */
  build(integrations: readonly SearchedIntegration[]): Promise<SearchFunction>;
}

export const OURS: Contestant = {
  name: 'sallyport',
  async build(integrations) {
    const index = createToolIndex();
    for (const integration of integrations) index.setIntegration(integration);
    await index.ready();
    return (query) =>
      index
        .search(query, { limit: DEPTH })
        .hits.flatMap(({ document }) => (document.kind === 'tool' ? [document.tool] : []));
  },
};

interface Text extends Found {
  readonly id: number;
  readonly name: string;
  readonly server: string;
  readonly description: string;
  readonly parameters: string;
}

function texts(integrations: readonly SearchedIntegration[]): readonly Text[] {
  let id = 0;
  return integrations.flatMap(({ name, purpose, tools }) =>
    tools.map(({ wireName, description, inputSchema }) => ({
      id: id++,
      integration: name,
      wireName,
      name: splitName(wireName),
      server: `${splitName(name)} ${purpose}`,
      description,
      parameters: parameterText(inputSchema['properties']),
    })),
  );
}

function splitName(name: string): string {
  return `${name} ${name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
}

function parameterText(properties: unknown): string {
  if (typeof properties !== 'object' || properties === null) return '';
  return Object.entries(properties)
    .map(([name, { description = '' }]) => `${splitName(name)} ${description}`)
    .join(' ');
}

const substring: Contestant = {
  name: 'substring',
  async build(integrations) {
    const all = texts(integrations).map((text) => ({
      text,
      whole: `${text.wireName} ${text.name} ${text.server} ${text.description}`.toLowerCase(),
    }));
    return (query) => {
      const wanted = query.toLowerCase();
      return all.filter(({ whole }) => whole.includes(wanted)).map(({ text }) => text);
    };
  },
};

const miniSearch: Contestant = {
  name: 'MiniSearch',
  async build(integrations) {
    const all = texts(integrations);
    const index = new MiniSearch<Text>({
      fields: ['name', 'server', 'description', 'parameters'],
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 3, server: 3, parameters: 0.5 } },
    });
    index.addAll(all);
    return (query) =>
      index
        .search(query)
        .slice(0, DEPTH)
        .flatMap(({ id }) => all[id] ?? []);
  },
};

const fts5: Contestant = {
  name: 'SQLite FTS5',
  async build(integrations) {
    const all = texts(integrations);
    const database = new DatabaseSync(':memory:');
    database.exec(
      "CREATE VIRTUAL TABLE tools USING fts5(name, server, description, parameters, tokenize = 'porter unicode61')",
    );
    const insert = database.prepare(
      'INSERT INTO tools(rowid, name, server, description, parameters) VALUES (?,?,?,?,?)',
    );
    database.exec('BEGIN');
    for (const { id, name, server, description, parameters } of all) {
      insert.run(id, name, server, description, parameters);
    }
    database.exec('COMMIT');
    const select = database.prepare(
      `SELECT rowid AS id FROM tools WHERE tools MATCH ? ORDER BY bm25(tools, 3.0, 3.0, 1.0, 0.5) LIMIT ${DEPTH}`,
    );
    return (query) => {
      const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
      if (words.length === 0) return [];
      const rows = select.all(words.map((word) => `"${word}"`).join(' OR '));
      return rows.flatMap(({ id }) => all[Number(id)] ?? []);
    };
  },
};

export const CONTESTANTS: readonly Contestant[] = [OURS, substring, miniSearch, fts5];
