/**
 * Holds the tools of each integration to what was accepted of it. The first listing of an integration is accepted as it
 * is; from then on the changes of one that is not vetted wait for an operator, and those of a vetted one are recorded.
 */
import { createHash } from 'node:crypto';
import type { AuditLog } from '../../audit/audit-log.ts';
import { canonicalHash } from '../../canonical-json.ts';
import { revisionOf } from '../accept/accept-tool.ts';
import { fingerprintOf, type ToolDefinition } from '../accept/definition.ts';
import type { Trust } from '../tool.ts';
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
  listed(integration: string, trust: Trust, listing: Listing): Promise<PinnedTools | undefined>;
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
    const basis = [trust, accepted, listed.tools, listed.imageId, listed.purpose];
    if (kept.judged === undefined || basis.some((one, index) => kept.judged?.of[index] !== one)) {
      const tools = (trust === 'vetted' ? undefined : accepted?.tools) ?? listed.tools;
      const rest = { accepted: tools, revision: revisionOf(tools) };
      kept.judged = { of: basis, result: { ...judge(trust, accepted, listed), ...rest } };
    }
    return { ...kept.judged.result, listedAt: listed.at };
  };

  /** Replaces what is accepted. */
  const takeOver = (integration: string, listing: KeptListing): void => {
    store.write(integration, 'accepted', listing);
    keptOf(integration).accepted = listing;
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
      note(integration, kept, { ...listing, imageId: listing.imageId ?? kept.accepted?.imageId, at: now() });
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

function changes({ image, purpose, tools }: PendingChanges): object {
  const named = tools.slice(0, MAX_NAMES).map(({ kind, name }) => `${kind} ${name.replace(/[^\w.-]/g, '?')}`);
  const others = {
    ...(image === undefined ? {} : { image }),
    ...(purpose === undefined ? {} : { purpose: 'changed' }),
  };
  return { ...others, changed: tools.length, changes: named };
}
