/** Derives from a manifest and its token files which places a worker may reach: one entry per host and port. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { addressKind } from '@sallyport/egress/address';
import { type AllowedTarget, normalizeHost } from '@sallyport/egress/allow-list';
import type { Manifest } from '@sallyport/worker-sdk/manifest';

/** The engine's name for the machine it runs on; known inside containers only. */
const CONTAINER_HOST = 'host.docker.internal';

export interface DerivedTargets {
  readonly allow: readonly AllowedTarget[];
  /** What the operator should know: private addresses, names without one, addresses that a container can't reach. */
  readonly notes: readonly string[];
}

export type LookUp = (host: string) => Promise<readonly string[]>;

const systemLookUp: LookUp = async (host) => (await lookup(host, { all: true })).map((one) => one.address);

/**
 * `readToken` gives the content of one of the worker's token files. A target is marked private where the operator's
 * own token file names a private address; a host of the manifest never is.
 */
export async function deriveTargets(
  manifest: Manifest,
  readToken: (field: string) => Promise<string>,
  lookUp: LookUp = systemLookUp,
): Promise<DerivedTargets> {
  const allow: AllowedTarget[] = [];
  const notes: string[] = [];
  for (const field of manifest.egress.fromTokens) {
    const url = parseUrl(await readToken(field));
    if (url === undefined) {
      notes.push(`${field} is not an http or https URL, so nothing is reachable through it`);
      continue;
    }
    const host = normalizeHost(url.hostname);
    const judged = await judge(host, lookUp);
    notes.push(...judged.notes.map((note) => `${field}: ${note}`));
    allow.push({ host, port: portOf(url), private: judged.private });
  }
  for (const entry of manifest.egress.hosts) {
    const url = parseUrl(`https://${entry}`);
    if (url === undefined) notes.push(`the manifest's host "${entry}" is not one`);
    else allow.push({ host: normalizeHost(url.hostname), port: portOf(url), private: false });
  }
  return { allow, notes };
}

async function judge(host: string, lookUp: LookUp): Promise<{ private: boolean; notes: readonly string[] }> {
  if (host === CONTAINER_HOST) return { private: true, notes: ['this machine'] };
  if (host === 'localhost' || host.endsWith('.localhost'))
    return { private: false, notes: [`in a container ${host} is the container itself; use ${CONTAINER_HOST}`] };
  let addresses: readonly string[];
  try {
    addresses = isIP(host) === 0 ? await lookUp(host) : [host];
  } catch {
    return { private: false, notes: [`${host} has no address at the moment; if it is a private one, run up again`] };
  }
  const kinds = new Set(addresses.map(addressKind));
  if (kinds.has('private')) return { private: true, notes: [`${host} is a private address`] };
  if (kinds.has('public')) return { private: false, notes: [] };
  const [first] = addresses;
  const loopback = first !== undefined && (first.startsWith('127.') || first === '::1');
  const what = loopback ? `is the container itself; use ${CONTAINER_HOST}` : 'is an address that is never reached';
  return { private: false, notes: [`in a container ${host} ${what}`] };
}

function parseUrl(text: string): URL | undefined {
  const url = URL.parse(text.trim());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== ''
    ? url
    : undefined;
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}
