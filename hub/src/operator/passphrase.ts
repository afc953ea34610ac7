/** The operator's passphrase: only a memory-hard hash of it is kept, in the store. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { StoreOwner } from '../store/store.ts';

export const PASSPHRASE_TABLES: StoreOwner = {
  name: 'passphrase',
  migrations: [
    `CREATE TABLE passphrase (
       id INTEGER PRIMARY KEY CHECK (id = 1),
       memory_kib INTEGER NOT NULL,
       passes INTEGER NOT NULL,
       salt BLOB NOT NULL,
       hash BLOB NOT NULL
     ) STRICT`,
  ],
};

/** Argon2id; a third of a second and 64 MiB for every attempt. */
const COST = { memoryKib: 64 * 1024, passes: 3 };

const Row = z.object({
  memory_kib: z.number(),
  passes: z.number(),
  salt: z.instanceof(Uint8Array),
  hash: z.instanceof(Uint8Array),
});

export interface Passphrase {
  isSet(): boolean;
  /** Whether this is it; false where none is set. */
  matches(passphrase: string): Promise<boolean>;
  set(passphrase: string): Promise<void>;
}

/** In a store that was opened with {@link PASSPHRASE_TABLES}. */
export function createPassphrase(database: DatabaseSync, cost: typeof COST = COST): Passphrase {
  const select = database.prepare('SELECT memory_kib, passes, salt, hash FROM passphrase');
  const replace = database.prepare('INSERT OR REPLACE INTO passphrase VALUES (1, ?, ?, ?, ?)');
  return {
    isSet: () => select.get() !== undefined,
    async matches(passphrase) {
      const row = select.get();
      if (row === undefined) return false;
      const { memory_kib: memoryKib, passes, salt, hash } = Row.parse(row);
      return timingSafeEqual(await derive(passphrase, salt, { memoryKib, passes }), hash);
    },
    async set(passphrase) {
      const salt = randomBytes(16);
      replace.run(cost.memoryKib, cost.passes, salt, await derive(passphrase, salt, cost));
    },
  };
}

/** One spelling of what looks the same: keyboards differ in how they make an accented letter. */
async function derive(passphrase: string, salt: Uint8Array, { memoryKib, passes }: typeof COST): Promise<Buffer> {
  const message = passphrase.normalize('NFKC');
  return promisify(argon2)('argon2id', {
    message,
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory: memoryKib,
    passes,
  });
}
