/** The ledger of one script: what is known of each of its calls, so that nothing is done twice that may have happened. */
import type { Milestone } from '../gate/call.ts';
import type { LedgerEntry } from './execution.ts';

/** One call in it. */
export interface LedgerCall {
  readonly id: number;
  readonly integration: string;
  readonly method: string;
  /** Takes note of how far it came. */
  readonly pass: (milestone: Milestone) => void;
  /** The script has its answer, or its error with this code. */
  settle(code?: string): void;
}

export interface CallLedger {
  /** Enters a call; its id is the next one. */
  enter(integration: string, method: string): LedgerCall;
  readonly size: number;
  /** Calls that the script waits for, in the order in which they were made. */
  open(): readonly LedgerCall[];
  /** Calls of which the script was told that they wait for a person, in place of a result. */
  pending(): readonly LedgerCall[];
  /** What became of each, if the script ends now. */
  entries(): LedgerEntry[];
  /** Whether a call may have changed something, now or once a person agrees: then the script must not simply be run again. */
  mayHaveChanged(): boolean;
}

interface Entry extends LedgerCall {
  readonly startedAt: number;
  tool?: Extract<Milestone, { at: 'resolved' }>['tool'];
  left: boolean;
  isHeld?: true;
  hasStrayed?: true;
  answered?: Extract<Milestone, { at: 'answered' }>['as'];
  code?: string;
  endedAt?: number;
}

export function createCallLedger(): CallLedger {
  const entries: Entry[] = [];
  return {
    enter(integration, method) {
      const entry: Entry = {
        id: entries.length + 1,
        integration,
        method,
        startedAt: performance.now(),
        left: false,
        pass: (milestone) => pass(entry, milestone),
        settle(code) {
          entry.endedAt = performance.now();
          if (code !== undefined) entry.code = code;
        },
      };
      entries.push(entry);
      return entry;
    },
    get size() {
      return entries.length;
    },
    open: () => entries.filter(({ endedAt }) => endedAt === undefined),
    pending: () =>
      entries.filter((entry) => entry.isHeld === true && entry.endedAt !== undefined && outcomeOf(entry) === 'queued'),
    entries: () => entries.map(told),
    mayHaveChanged: () => entries.map(told).some(isEffective),
  };
}

/**
 * Whether making the call once more could do something twice: it left and is no read, or a person can have it sent, now or
 * again. Of what is before a person only their no is known to be the end, whatever error the script was given.
 */
export function isEffective({ left, access, isHeld, code }: LedgerEntry): boolean {
  return (left && access !== 'read') || (isHeld === true && code !== 'ACTION_REJECTED');
}

function pass(entry: Entry, milestone: Milestone): void {
  switch (milestone.at) {
    case 'resolved':
      entry.tool = milestone.tool;
      break;
    case 'left':
      entry.left = true;
      break;
    case 'lost':
      entry.left = milestone.sent;
      break;
    case 'answered':
      entry.answered = milestone.as;
      break;
    case 'strayed':
      entry.hasStrayed = true;
      break;
    case 'decided':
      if (milestone.decision.verdict === 'ask') entry.isHeld = true;
      break;
    case 'unstaged':
      delete entry.isHeld;
      break;
  }
}

function told(entry: Entry): LedgerEntry {
  const {
    id,
    integration,
    method,
    tool,
    left,
    isHeld,
    hasStrayed,
    code,
    startedAt,
    endedAt = performance.now(),
  } = entry;
  return {
    id,
    integration,
    method,
    ...(tool === undefined ? {} : { tool: tool.wireName, access: tool.access }),
    outcome: outcomeOf(entry),
    left,
    ...(isHeld === undefined ? {} : { isHeld }),
    ...(hasStrayed === undefined ? {} : { hasStrayed }),
    ...(code === undefined ? {} : { code }),
    durationMs: endedAt - startedAt,
  };
}

function outcomeOf({ answered, left, code }: Entry): LedgerEntry['outcome'] {
  if (answered === 'ok') return 'done';
  if (answered === 'error') return 'failed';
  if (left) return 'unknown';
  return code === undefined ? 'queued' : 'failed';
}
