/** What a decision is bound to, and what of a tool has to stay as it was until the decision is carried out. */
import { randomBytes } from 'node:crypto';
import { canonicalHash } from '../canonical-json.ts';
import type { Tool } from '../catalog/tool.ts';
import type { SecretParts, StagedCall } from './action.ts';

type Bound = Pick<
  StagedCall,
  'id' | 'client' | 'entry' | 'workspace' | 'scriptId' | 'callId' | 'integration' | 'tool' | 'kind' | 'pin'
>;

/** SHA-256 in hex over all that a person decides about: who, the exact script, which call of it, the tool, the real arguments. */
export function actionHash(action: Bound, scriptSha256: string, { args, nonce }: SecretParts): string {
  const { id, client, entry, workspace, scriptId, callId, integration, tool, kind, pin } = action;
  const bound = { id, client, entry, workspace, scriptId, scriptSha256, callId, integration, tool, kind, pin };
  return canonicalHash({ ...bound, args, nonce });
}

export function newNonce(): string {
  return randomBytes(16).toString('hex');
}

/** Digits and letters that are not taken for each other. */
const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name that is short enough to be typed, and that nobody guesses. */
export function newActionId(): string {
  const letters = [...randomBytes(12)].map((byte) => ID_LETTERS[byte % ID_LETTERS.length]);
  return `act-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}-${letters.slice(8).join('')}`;
}

/** SHA-256 in hex over what a call of the tool means; its words may change. */
export function pinOf(tool: Tool): string {
  const { description: _, keywords: _k, example: _e, isUpfront: _u, timeoutMs: _t, preview: _p, ...meaning } = tool;
  return canonicalHash(meaning);
}
