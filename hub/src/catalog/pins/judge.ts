/**
 * What of a listing is served, and what waits for an operator. A pure decision over three things: how far the integration
 * is trusted, what was accepted of it, and what it lists now.
 */
import { canonicalHash } from '../../canonical-json.ts';
import { contractOf, fingerprintOf, type ToolDefinition, wordingOf } from '../accept/definition.ts';
import { type Documents, NO_DOCUMENTS } from '../skills/read-documents.ts';
import type { JsonSchema, Trust } from '../tool.ts';
import { type DocumentChange, documentChanges } from './document-changes.ts';

/** The tools and documents of one integration, what it says it is for, and the image that listed them where that is known. */
export interface Listing {
  readonly imageId: string | undefined;
  readonly purpose: string;
  readonly tools: readonly ToolDefinition[];
  /** Undefined until they were read: that comes after the tools. */
  readonly documents: Documents | undefined;
}

/** `reworded` and `gone` hold nothing: the accepted wording is served, and what is not listed cannot be called anyhow. */
interface ToolChange {
  readonly kind: 'changed' | 'new' | 'reworded' | 'gone';
  readonly name: string;
  /** What differs, of what was accepted; undefined for a new tool. */
  readonly before: JsonSchema | undefined;
  /** The same as it is listed now; undefined for one that is gone. */
  readonly after: JsonSchema | undefined;
}

/** What one decision of an operator is about. */
export interface PendingChanges {
  /** Stands for exactly these changes: any other state has another hash. */
  readonly state: string;
  /** Another image, which holds every tool. */
  readonly image: { readonly before: string; readonly after: string } | undefined;
  /** Other words on what the integration is for; the accepted ones are served. */
  readonly purpose: { readonly before: string; readonly after: string } | undefined;
  readonly tools: readonly ToolChange[];
  readonly documents: readonly DocumentChange[];
}

interface HeldDefinition {
  readonly definition: ToolDefinition;
  readonly reason: 'changed' | 'new' | 'image';
}

export interface Judgement {
  readonly served: readonly ToolDefinition[];
  readonly held: readonly HeldDefinition[];
  readonly purpose: string;
  readonly documents: Documents;
  /** Undefined where there is nothing to decide. */
  readonly pending: PendingChanges | undefined;
}

/** `accepted` is undefined until the first listing. */
export function judge(trust: Trust, accepted: Listing | undefined, listed: Listing): Judgement {
  if (trust === 'vetted' || accepted === undefined) {
    const documents = (trust === 'vetted' ? listed.documents : undefined) ?? NO_DOCUMENTS;
    return { served: listed.tools, held: [], purpose: listed.purpose, documents, pending: undefined };
  }
  const image = imageChange(accepted, listed);
  const byName = new Map(accepted.tools.map((tool) => [tool.name, tool]));
  const served: ToolDefinition[] = [];
  const held: HeldDefinition[] = [];
  const tools: ToolChange[] = [];
  for (const definition of listed.tools) {
    const before = byName.get(definition.name);
    byName.delete(definition.name);
    const change = before === undefined ? newTool(definition) : changeOf(before, definition);
    if (change !== undefined) tools.push(change);
    if (change?.kind === 'new' || change?.kind === 'changed') held.push({ definition, reason: change.kind });
    else if (image !== undefined) held.push({ definition, reason: 'image' });
    else served.push(before ?? definition);
  }
  for (const [name, tool] of byName) tools.push({ kind: 'gone', name, before: shown(tool), after: undefined });
  const purpose = accepted.purpose === listed.purpose ? undefined : { before: accepted.purpose, after: listed.purpose };
  const documents = accepted.documents && listed.documents ? documentChanges(accepted.documents, listed.documents) : [];
  const isSame = image === undefined && purpose === undefined && tools.length === 0 && documents.length === 0;
  const pending = isSame ? undefined : { state: stateOf(accepted, listed), image, purpose, tools, documents };
  return { served, held, purpose: accepted.purpose, documents: accepted.documents ?? NO_DOCUMENTS, pending };
}

function stateOf(accepted: Listing, listed: Listing): string {
  const of = ({ imageId, purpose, tools, documents }: Listing) => [
    imageId,
    purpose,
    tools.map(fingerprintOf),
    documents,
  ];
  return canonicalHash([of(accepted), of(listed)]);
}

/** Only two images that are known can differ. */
function imageChange({ imageId: before }: Listing, { imageId: after }: Listing): PendingChanges['image'] {
  return before === undefined || after === undefined || before === after ? undefined : { before, after };
}

function newTool(definition: ToolDefinition): ToolChange {
  return { kind: 'new', name: definition.name, before: undefined, after: shown(definition) };
}

function shown(definition: ToolDefinition): JsonSchema {
  return { ...contractOf(definition), ...wordingOf(definition) };
}

function changeOf(before: ToolDefinition, after: ToolDefinition): ToolChange | undefined {
  const [was, is] = [fingerprintOf(before), fingerprintOf(after)];
  if (was.contract === is.contract && was.wording === is.wording) return undefined;
  const kind = was.contract === is.contract ? 'reworded' : 'changed';
  return { kind, name: before.name, before: shown(before), after: shown(after) };
}
