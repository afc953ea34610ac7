/**
 * Holds the tools and documents of each integration to what was accepted of it. The first listing of an integration is accepted as it
 * is; from then on the changes of one that is not vetted wait for an operator, and those of a vetted one are recorded.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AuditLog } from '../../audit/audit-log.ts';
import { canonicalHash } from '../../canonical-json.ts';
import { revisionOf } from '../accept/accept-tool.ts';
import { fingerprintOf, type ToolDefinition } from '../accept/definition.ts';
import { type Documents, NO_DOCUMENTS } from '../skills/read-documents.ts';
import type { Trust } from '../tool.ts';
import { type DocumentChange, documentChanges } from './document-changes.ts';
import { type Judgement, judge, type Listing, type PendingChanges } from './judge.ts';
import type { KeptListing, PinStore } from './pin-store.ts';

/** Names in one audit record; the record has the number of all. */
const MAX_NAMES = 100;

/** What is known of an integration's tools at this moment. Lists that did not change are the same objects as before. */
export interface PinnedTools extends Judgement {
  /** All that was accepted: names that a new tool cannot take from another. */
  readonly accepted: readonly ToolDefinition[];
  /** 16 hex digits over what was accepted. */
  readonly revision: string;
  /** Epoch milliseconds of the last listing. */
  readonly listedAt: number;
}

/** Where a decision was made. */
export type Surface = 'terminal' | 'http';

export interface Pins {
  /** What was known before the hub started, or undefined. */
  known(integration: string, trust: Trust, imageId: string | undefined): PinnedTools | undefined;
  /** Takes note of a new listing; a change that is taken over is on the audit log first. */
  listed(integration: string, trust: Trust, listing: Omit<Listing, 'documents'>): Promise<PinnedTools | undefined>;
  /** The same for its documents, which are read after the tools. */
  offered(integration: string, trust: Trust, documents: Documents): Promise<PinnedTools | undefined>;
  /**
   * Accepts the pending changes whose hash is `state`. The record of it is on disk before they are in force.
   * @returns Whether they are: `other` where the pending changes are not those, `none` where there are none.
   */
  accept(integration: string, state: string, surface: Surface): Promise<'accepted' | 'none' | 'other'>;
  /** How far an operator said that an integration is trusted; undefined where nobody said anything. */
  trustOf(integration: string): Trust | undefined;
  /** Keeps what an operator says. The record of it is on disk before it is in force. */
  setTrust(integration: string, trust: Trust, surface: Surface): Promise<void>;
}

interface Kept {
  accepted: KeptListing | undefined;
  listed: KeptListing | undefined;
  /** Of the text of `listed`; empty where that came from the store. */
  hash: string;
  judged: { readonly of: readonly unknown[]; readonly result: Omit<PinnedTools, 'listedAt'> } | undefined;
}

export function createPins({
  store,
  audit,
  now = Date.now,
}: {
  readonly store: PinStore;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly now?: () => number;
}): Pins {
  const all = new Map<string, Kept>();
  const keptOf = (integration: string): Kept => {
    const kept: Kept = all.get(integration) ?? {
      accepted: store.read(integration, 'accepted'),
      listed: store.read(integration, 'listed'),
      hash: '',
      judged: undefined,
    };
    all.set(integration, kept);
    return kept;
  };

  const pinned = (kept: Kept, trust: Trust): PinnedTools | undefined => {
    const { accepted, listed } = kept;
    if (listed === undefined) return undefined;
    const ofTools = [trust, accepted?.tools, accepted?.imageId, accepted?.purpose, listed.tools, listed.imageId];
    const basis = [...ofTools, listed.purpose, accepted?.documents, listed.documents];
    const before = kept.judged;
    if (before !== undefined && basis.every((one, index) => before.of[index] === one))
      return { ...before.result, listedAt: listed.at };
    const judgement = judge(trust, accepted, listed);
    // Other documents make no other tools.
    const isSame = before !== undefined && ofTools.every((one, index) => before.of[index] === one);
    const { served, held } = isSame ? before.result : judgement;
    const tools = (trust === 'vetted' ? undefined : accepted?.tools) ?? listed.tools;
    const result = { ...judgement, served, held, accepted: tools, revision: revisionOf(tools) };
    kept.judged = { of: basis, result };
    return { ...result, listedAt: listed.at };
  };

  /** Replaces what is accepted. */
  const takeOver = (integration: string, listing: KeptListing): void => {
    const kept = keptOf(integration);
    const documents = listing.documents ?? kept.accepted?.documents;
    store.write(integration, 'accepted', listing);
    if (documents !== undefined && documents !== kept.accepted?.documents)
      store.writeDocuments(integration, 'accepted', documents);
    kept.accepted = { ...listing, documents };
  };

  const note = (integration: string, kept: Kept, next: KeptListing): void => {
    const { imageId, purpose, tools } = next;
    const hash = createHash('sha256')
      .update(JSON.stringify([imageId, purpose, tools]))
      .digest('hex');
    if (kept.hash === hash && kept.listed !== undefined) {
      store.seenAgain(integration, next.at);
      kept.listed = { ...kept.listed, at: next.at };
    } else {
      store.write(integration, 'listed', next);
      Object.assign(kept, { listed: next, hash });
    }
  };

  return {
    known(integration, trust, imageId) {
      const kept = keptOf(integration);
      // Another image has another say, also before it said anything.
      if (kept.listed !== undefined && imageId !== undefined) kept.listed = { ...kept.listed, imageId };
      return pinned(kept, trust);
    },

    async listed(integration, trust, listing) {
      const kept = keptOf(integration);
      const imageId = listing.imageId ?? kept.accepted?.imageId;
      note(integration, kept, { ...listing, imageId, documents: kept.listed?.documents, at: now() });
      const { accepted, listed } = kept;
      if (listed === undefined) return undefined;
      if (accepted === undefined) {
        // A worker that lists nothing yet says nothing that could be accepted.
        if (listed.tools.length === 0) return pinned(kept, trust);
        await audit.append({ event: 'tools.pinned', integration, trust, ...summary(listed.tools) });
        takeOver(integration, listed);
      } else if (trust === 'vetted') {
        const { pending } = judge('byo', accepted, listed);
        if (pending === undefined) return pinned(kept, trust);
        const details = { trust, ...changes(pending), ...summary(listed.tools) };
        await audit.append({ event: 'tools.changed', integration, ...details });
        takeOver(integration, listed);
      } else if (accepted.imageId === undefined && listed.imageId !== undefined) {
        takeOver(integration, { ...accepted, imageId: listed.imageId });
      }
      return pinned(kept, trust);
    },

    async offered(integration, trust, documents) {
      const kept = keptOf(integration);
      if (kept.listed === undefined) return undefined;
      if (!isDeepStrictEqual(kept.listed.documents, documents)) {
        const next = isDeepStrictEqual(NO_DOCUMENTS, documents) ? NO_DOCUMENTS : documents;
        store.writeDocuments(integration, 'listed', next);
        kept.listed = { ...kept.listed, documents: next };
      }
      const { accepted, listed } = kept;
      if (accepted === undefined || listed.documents === undefined) return pinned(kept, trust);
      const isFirst = accepted.documents === undefined;
      const changes = documentChanges(accepted.documents ?? NO_DOCUMENTS, listed.documents);
      if (isFirst || (trust === 'vetted' && changes.length > 0)) {
        const event = isFirst ? 'documents.pinned' : 'documents.changed';
        await audit.append({ event, integration, trust, ...documentsInWords(changes) });
        takeOver(integration, { ...accepted, documents: listed.documents });
      }
      return pinned(kept, trust);
    },

    async accept(integration, state, surface) {
      const { accepted, listed } = keptOf(integration);
      const pending = accepted && listed && judge('byo', accepted, listed).pending;
      if (pending === undefined || listed === undefined) return 'none';
      if (pending.state !== state) return 'other';
      const details = { surface, state, ...changes(pending), ...summary(listed.tools) };
      await audit.append({ event: 'tools.accepted', integration, ...details }, { durable: true });
      // What was recorded is what is accepted, also when the worker listed something else meanwhile.
      takeOver(integration, { ...listed, at: now() });
      return 'accepted';
    },

    trustOf: (integration) => store.readTrust(integration),

    async setTrust(integration, trust, surface) {
      await audit.append({ event: 'integration.trusted', integration, trust, surface }, { durable: true });
      store.writeTrust(integration, trust);
    },
  };
}

function summary(tools: readonly ToolDefinition[]): object {
  return { tools: tools.length, revision: revisionOf(tools), sha256: canonicalHash(tools.map(fingerprintOf)) };
}

function changes({ image, purpose, tools, documents }: PendingChanges): object {
  const named = tools.slice(0, MAX_NAMES).map(({ kind, name }) => `${kind} ${name.replace(/[^\w.-]/g, '?')}`);
  const others = {
    ...(image === undefined ? {} : { image }),
    ...(purpose === undefined ? {} : { purpose: 'changed' }),
    ...(documents.length === 0 ? {} : documentsInWords(documents)),
  };
  return { ...others, changed: tools.length, changes: named };
}

/** A skill's id has a worker's name in it, of harmless characters; there are few enough for all of them. */
function documentsInWords(changes: readonly DocumentChange[]): object {
  const sha256 = canonicalHash(changes.map(({ after }) => after ?? null));
  return { documents: changes.map(({ kind, name }) => `${kind} ${name}`), documentsSha256: sha256 };
}
