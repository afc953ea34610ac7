/**
 * The contract between the command line and the hub: files in the configuration folder. The command line alone writes
 * them, whole and at once; the hub reads them, and takes nothing from them that opens anything.
 */
import { z } from 'zod';

/** A client's name: it stands in workspace keys and audit lines, hence no `/` and no surprises. */
export const ClientName = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/);

/** `clients.json`: who may connect. Holds the SHA-256 of each token, never a token. */
export const ClientsFile = z
  .strictObject({
    clients: z.array(
      z.strictObject({
        name: ClientName,
        tokenSha256: z.string().regex(/^[0-9a-f]{64}$/i),
        createdAt: z.iso.datetime({ offset: true }),
      }),
    ),
  })
  .refine(({ clients }) => new Set(clients.map(({ name }) => name)).size === clients.length, 'a name appears twice');

/** `workers.json`: which workers there are, and where the hub reaches each. */
export const WorkersFile = z.strictObject({
  workers: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, 'a worker name is lower case letters, digits, "-" and "_"'),
      url: z.url({ protocol: /^https?$/ }),
    }),
  ),
});
export type WorkersFile = z.infer<typeof WorkersFile>;
