/**
 * The decision whether a tunnel may be opened, made once, on the addresses that are then dialled.
 * Nothing after this file resolves a name again.
 */
import { isIP } from 'node:net';
import { type AddressKind, addressKind } from './address.ts';
import { type AllowedTarget, normalizeHost } from './allow-list.ts';
import { LateLookup } from './lookups.ts';

export interface Target {
  readonly host: string;
  readonly port: number;
}

export type Decision =
  | { readonly allowed: true; readonly addresses: readonly string[]; readonly port: number }
  | { readonly allowed: false; readonly reason: string; readonly status: 400 | 403 | 502 };

/** Resolves a name to all its addresses; rejects when there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Reads the authority form of a CONNECT request (RFC 9112, section 3.2.3); undefined when it is none. */
export function parseTarget(authority: string): Target | undefined {
  const match = /^(\[[0-9a-fA-F:.]+\]|[a-zA-Z0-9._-]+):([0-9]{1,5})$/.exec(authority);
  if (!match?.[1] || !match[2] || authority.length > 300) return undefined;
  const port = Number(match[2]);
  if (port < 1 || port > 65_535) return undefined;
  return { host: normalizeHost(match[1]), port };
}

/** Decides over one CONNECT target; `allow` is the list of the worker that asks. */
export async function decide(
  authority: string,
  allow: readonly AllowedTarget[],
  resolve: Resolve,
  kindOf: (address: string) => AddressKind = addressKind,
): Promise<Decision> {
  const target = parseTarget(authority);
  if (target === undefined) return { allowed: false, status: 400, reason: 'not a host and a port' };
  const entry = allow.find((one) => normalizeHost(one.host) === target.host && one.port === target.port);
  if (entry === undefined) return { allowed: false, status: 403, reason: 'not on the list of this worker' };

  let addresses: readonly string[];
  try {
    addresses = isIP(target.host) === 0 ? await resolve(target.host) : [target.host];
  } catch (error) {
    const reason = error instanceof LateLookup ? 'its name server does not answer in time' : 'the name has no address';
    return { allowed: false, status: 502, reason };
  }
  const permitted = addresses.filter((address) => {
    const kind = kindOf(address);
    return kind === 'public' || (kind === 'private' && entry.private);
  });
  if (permitted.length > 0) return { allowed: true, addresses: permitted, port: target.port };
  if (addresses.length === 0) return { allowed: false, status: 502, reason: 'the name has no address' };
  const kinds = [...new Set(addresses.map(kindOf))].join(', ');
  return { allowed: false, status: 403, reason: `resolves to an address that is not dialled (${kinds})` };
}
