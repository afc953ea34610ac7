/** The kinds of call that an operator allowed for ever: `always allow this kind`, until it is taken back. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { ActionKind } from '../policy/decision.ts';

const AlwaysAllowed = z.object({
  kind: z.string(),
  integration: z.string(),
  /** The name on the wire. */
  tool: z.string(),
  /** Where it was decided. */
  surface: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
});
export type AlwaysAllowed = Readonly<z.infer<typeof AlwaysAllowed>>;

export interface AlwaysStore {
  add(rule: AlwaysAllowed): void;
  /** @returns Whether there was such a rule. */
  remove(kind: string): boolean;
  has(kind: ActionKind): boolean;
  list(): readonly AlwaysAllowed[];
}

/** In a store that was opened with the tables of the actions. */
export function createAlwaysStore(database: DatabaseSync): AlwaysStore {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO always_allowed (kind, integration, tool, surface, at) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM always_allowed WHERE kind = ?');
  const select = database.prepare('SELECT kind, integration, tool, surface, at FROM always_allowed ORDER BY at, kind');
  const list = (): readonly AlwaysAllowed[] => select.all().map((row) => AlwaysAllowed.parse(row));
  // Asked at every call.
  const kinds = new Set(list().map(({ kind }) => kind));
  return {
    add({ kind, integration, tool, surface, at }) {
      insert.run(kind, integration, tool, surface, at);
      kinds.add(kind);
    },
    remove(kind) {
      kinds.delete(kind);
      return remove.run(kind).changes === 1;
    },
    has: (kind) => kinds.has(kind),
    list,
  };
}
