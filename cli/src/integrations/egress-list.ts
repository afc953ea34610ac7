/** Derives from a manifest and its token files which places a worker may reach: one entry per host and port. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { addressKind } from '@sallyport/egress/address';
import { type AllowedTarget, normalizeHost } from '@sallyport/egress/allow-list';
import type { Manifest } from '@sallyport/worker-sdk/manifest';
import type { SystemFile } from '../options.ts';

/** The engine's name for the machine it runs on; known inside containers only. */
export const CONTAINER_HOST = 'host.docker.internal';

export interface DerivedTargets {
  readonly allow: readonly AllowedTarget[];
  /** What the operator should know: names without an address, addresses that a container can't reach, and what to write. */
  readonly notes: readonly string[];
}

export type LookUp = (host: string) => Promise<readonly string[]>;

const systemLookUp: LookUp = async (host) => (await lookup(host, { all: true })).map((one) => one.address);

/**
 * `mode` is how the worker runs: without containers it reaches what this machine does, itself included.
 * `readToken` gives the content of one of the worker's token files. A target is marked private where the operator's
 * own token file names a private address; a host of the manifest never is.
 */
export async function deriveTargets(
  manifest: Manifest,
  mode: SystemFile['mode'],
  readToken: (field: string) => Promise<string>,
  lookUp: LookUp = systemLookUp,
): Promise<DerivedTargets> {
  const allow: AllowedTarget[] = [];
  const notes: string[] = [];
  for (const field of manifest.egress.fromTokens) {
    const url = parseUrl(await readToken(field));
    if (url === undefined) {
      notes.push(`${field} is not an http or https URL on one line, so nothing is reachable through it`);
      continue;
    }
    const host = normalizeHost(url.hostname);
    const { kind, note } = mode === 'containers' ? await judge(host, lookUp) : await judgeHere(host, lookUp);
    // Without its path, which may be anything.
    const written = (name: string) => `${url.protocol}//${name}${url.port === '' ? '' : `:${url.port}`}`;
    if (kind === 'this machine') {
      notes.push(
        mode === 'containers'
          ? `${field}: in a container ${host} is the container itself; write ${written(CONTAINER_HOST)} for this machine`
          : `${field}: ${host} is known in containers only, and this is none; write ${written('localhost')} for this machine`,
      );
    } else if (note !== undefined) notes.push(`${field}: ${note}`);
    if (kind === 'public' || kind === 'private') allow.push({ host, port: portOf(url), private: kind === 'private' });
  }
  for (const entry of manifest.egress.hosts) {
    const url = parseUrl(`https://${entry}`);
    if (url === undefined) notes.push(`the manifest's host "${entry}" is not one`);
    else allow.push({ host: normalizeHost(url.hostname), port: portOf(url), private: false });
  }
  const places = new Map(allow.map((target) => [`${target.host} ${target.port} ${target.private}`, target]));
  return { allow: [...places.values()], notes };
}

interface Judgement {
  /** `this machine` is meant, and not reached under this name. */
  readonly kind: 'public' | 'private' | 'this machine' | 'never';
  readonly note?: string;
}

/** What a process of this machine that dials this host gets to; some engines make their name for it known here as well. */
async function judgeHere(host: string, lookUp: LookUp): Promise<Judgement> {
  try {
    const addresses = isIP(host) === 0 ? await lookUp(host) : [host];
    return { kind: addresses.some((one) => addressKind(one) === 'public') ? 'public' : 'private' };
  } catch {
    return host === CONTAINER_HOST ? { kind: 'this machine' } : { kind: 'public', note: withoutAddress(host) };
  }
}

function withoutAddress(host: string): string {
  return `${host} has no address at the moment: is it spelt right, and does this machine's name server know it?`;
}

/** What a container that dials this host gets to: its own loopback is never this machine. */
async function judge(host: string, lookUp: LookUp): Promise<Judgement> {
  if (host === CONTAINER_HOST) return { kind: 'private' };
  if (host === 'localhost' || host.endsWith('.localhost')) return { kind: 'this machine' };
  let addresses: readonly string[];
  try {
    addresses = isIP(host) === 0 ? await lookUp(host) : [host];
  } catch {
    return { kind: 'public', note: `${withoutAddress(host)} If it is a private one, run up again once it has` };
  }
  const kinds = new Set(addresses.map(addressKind));
  if (kinds.has('private')) return { kind: 'private' };
  if (kinds.has('public')) return { kind: 'public' };
  const [first] = addresses;
  if (first !== undefined && (first.startsWith('127.') || first === '::1')) return { kind: 'this machine' };
  return { kind: 'never', note: `${host} is an address that is never reached` };
}

function parseUrl(given: string): URL | undefined {
  const text = given.trim();
  // The parser would join several lines to one address.
  const url = /\s/.test(text) ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== ''
    ? url
    : undefined;
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}
