/**
 * The name lookups of one worker. The system's resolver holds a thread for as long as a name server is silent, and all
 * workers share these threads: so one worker never has more than a few of them, whoever answers for its names.
 */
import type { Resolve } from './destination.ts';

export interface LookupLimits {
  /** Lookups of this worker at a time; the others wait in line. */
  readonly maxLookups: number;
  /** How long one may be waited for, the line included. Its thread may be held longer, and counts until it is free. */
  readonly lookupTimeoutMs: number;
}

/** A lookup that was not done in time. */
export class LateLookup extends Error {}

/** Resolves within the limits; a name that is being looked up is not looked up a second time. */
export function boundLookups(resolve: Resolve, { maxLookups, lookupTimeoutMs }: LookupLimits): Resolve {
  const pending = new Map<string, Promise<readonly string[]>>();
  const line: (() => void)[] = [];
  let running = 0;

  async function lookUp(host: string): Promise<readonly string[]> {
    if (running < maxLookups) running += 1;
    else await new Promise<void>((go) => line.push(go));
    try {
      return await resolve(host);
    } finally {
      pending.delete(host);
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return async (host) => {
    const lookup = pending.get(host) ?? lookUp(host);
    pending.set(host, lookup);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new LateLookup()), lookupTimeoutMs);
    try {
      return await Promise.race([lookup, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
