/** Keeps, for each integration, what was accepted of it, what it listed last, and how far it is trusted: five rows at most, whatever a worker does. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { StoreOwner } from '../../store/store.ts';
import { ToolDefinition } from '../accept/definition.ts';
import type { Documents } from '../skills/read-documents.ts';
import type { Trust } from '../tool.ts';
import type { Listing } from './judge.ts';

export const PIN_TABLES: StoreOwner = {
  name: 'pins',
  migrations: [
    `CREATE TABLE listing (
       integration TEXT NOT NULL,
       kind TEXT NOT NULL CHECK (kind IN ('accepted', 'listed')),
       image_id TEXT,
       purpose TEXT NOT NULL,
       tools TEXT NOT NULL,
       at INTEGER NOT NULL,
       PRIMARY KEY (integration, kind)
     ) STRICT`,
    `CREATE TABLE trust (
       integration TEXT PRIMARY KEY,
       trust TEXT NOT NULL CHECK (trust IN ('vetted', 'byo'))
     ) STRICT`,
    `CREATE TABLE documents (
       integration TEXT NOT NULL,
       kind TEXT NOT NULL CHECK (kind IN ('accepted', 'listed')),
       skills TEXT NOT NULL,
       spec TEXT,
       PRIMARY KEY (integration, kind)
     ) STRICT`,
  ],
};

/** A listing as it is kept. `at`: epoch milliseconds of the last time that it was seen, or of its acceptance. */
export interface KeptListing extends Listing {
  readonly at: number;
}

export interface PinStore {
  read(integration: string, kind: 'accepted' | 'listed'): KeptListing | undefined;
  /** All but the documents, which come at another time. */
  write(integration: string, kind: 'accepted' | 'listed', listing: KeptListing): void;
  writeDocuments(integration: string, kind: 'accepted' | 'listed', documents: Documents): void;
  /** Notes that the last listing was seen again, unchanged. */
  seenAgain(integration: string, at: number): void;
  /** What an operator said of an integration; undefined where nobody said anything. */
  readTrust(integration: string): Trust | undefined;
  writeTrust(integration: string, trust: Trust): void;
}

const KeptSkill = z.object({
  id: z.string(),
  integration: z.string(),
  filename: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  content: z.string(),
});
const TrustRow = z.object({ trust: z.enum(['vetted', 'byo']) });
const DocumentsRow = z.object({
  skills: z.string().transform((text) => z.array(KeptSkill).parse(JSON.parse(text))),
  spec: z
    .string()
    .nullable()
    .transform((text) => text ?? undefined),
});
const Row = z.object({
  image_id: z.string().nullable(),
  purpose: z.string(),
  tools: z.string().transform((text) => z.array(ToolDefinition).parse(JSON.parse(text))),
  at: z.number(),
});

/** The pins in a store that was opened with {@link PIN_TABLES}. */
export function createPinStore(database: DatabaseSync): PinStore {
  const select = database.prepare(
    'SELECT image_id, purpose, tools, at FROM listing WHERE integration = ? AND kind = ?',
  );
  const replace = database.prepare('INSERT OR REPLACE INTO listing VALUES (?, ?, ?, ?, ?, ?)');
  const touch = database.prepare("UPDATE listing SET at = ? WHERE integration = ? AND kind = 'listed'");
  const selectDocuments = database.prepare('SELECT skills, spec FROM documents WHERE integration = ? AND kind = ?');
  const replaceDocuments = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)');
  const selectTrust = database.prepare('SELECT trust FROM trust WHERE integration = ?');
  const replaceTrust = database.prepare('INSERT OR REPLACE INTO trust VALUES (?, ?)');
  return {
    read(integration, kind) {
      const row = select.get(integration, kind);
      if (row === undefined) return undefined;
      const { image_id, ...rest } = Row.parse(row);
      const documents = selectDocuments.get(integration, kind);
      return { imageId: image_id ?? undefined, ...rest, documents: documents && DocumentsRow.parse(documents) };
    },
    write(integration, kind, { imageId, purpose, tools, at }) {
      replace.run(integration, kind, imageId ?? null, purpose, JSON.stringify(tools), at);
    },
    writeDocuments(integration, kind, { skills, spec }) {
      replaceDocuments.run(integration, kind, JSON.stringify(skills), spec ?? null);
    },
    seenAgain(integration, at) {
      touch.run(at, integration);
    },
    readTrust(integration) {
      const row = selectTrust.get(integration);
      return row && TrustRow.parse(row).trust;
    },
    writeTrust(integration, trust) {
      replaceTrust.run(integration, trust);
    },
  };
}
