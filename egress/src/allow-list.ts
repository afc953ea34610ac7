/**
 * The contract between the CLI, which writes `egress.json`, and the egress proxy, which obeys it:
 * for every worker, the only places it may open a connection to.
 */
import { z } from 'zod';

export const EGRESS_FILE = 'egress.json';

const WorkerName = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

const AllowedTarget = z.strictObject({
  /** As {@link normalizeHost} leaves it. */
  host: z.string().min(1).max(253),
  port: z.int().min(1).max(65_535),
  /** The operator's own configuration names a private address here; otherwise only public ones are dialled. */
  private: z.boolean(),
});
export type AllowedTarget = Readonly<z.infer<typeof AllowedTarget>>;

export const AllowList = z.strictObject({
  workers: z.record(WorkerName, z.strictObject({ allow: z.array(AllowedTarget).max(1_000) })),
});
export type AllowList = Readonly<z.infer<typeof AllowList>>;

/** One spelling for a host name or address: lower case, no trailing dot, no brackets around an IPv6 literal. */
export function normalizeHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}
