/** Tells which generation of the protocol a request speaks; both are served on one URL. */
import { PROTOCOL_VERSION_META_KEY } from '@modelcontextprotocol/server';
import type { RpcMessage } from './json-rpc.ts';

/** The first protocol version without sessions; versions are dates, so later ones compare greater. */
const FIRST_STATELESS_VERSION = '2026-07-28';

/** The versions that are served with sessions, newest first. */
export const SESSIONFUL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'];

const VERSION = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a request belongs to the stateless generation: its message carries the per-request envelope
 * (`_meta["io.modelcontextprotocol/protocolVersion"]`), or its `MCP-Protocol-Version` header names such a version.
 * One that claims to and does it wrongly counts as well, so that it gets that generation's error.
 */
export function isStateless(message: RpcMessage | undefined, versionHeader: string | undefined): boolean {
  const meta = message?.params?.['_meta'];
  if (typeof meta === 'object' && meta !== null && PROTOCOL_VERSION_META_KEY in meta) return true;
  const version = versionHeader?.trim();
  return version !== undefined && VERSION.test(version) && version >= FIRST_STATELESS_VERSION;
}
