/** Values of scripts that were too long for an answer: kept for the next scripts of the conversation, for a while. */
import { clientOf, type WorkspaceKey } from '../identity.ts';

/** How long a value is kept after it was saved or used. Milliseconds. */
export const SAVED_FOR_MS = 30 * 60_000;
/** Of one conversation, of one client, and of all together; over it the oldest are given up. Bytes of JSON text. */
const MAX_WORKSPACE_BYTES = 32 * 1024 * 1024;
const MAX_CLIENT_BYTES = 48 * 1024 * 1024;
const MAX_TOTAL_BYTES = 128 * 1024 * 1024;

/** An id as a member or in quotes: variables may well have the same names. */
const MENTION = /(?:(?<!\.)\.\s{0,9}|["'`])(r\d+)\b/g;
const WORD = /\b(r\d+)\b/g;
const TAKEN_APART = /\}[^=;{}]{0,100}=\s{0,9}results\b/;

export interface SavedResults {
  /** Keeps the JSON text of a value; the id under which scripts of the same conversation find it: `r1`, `r2`, …  */
  save(workspace: WorkspaceKey, json: string): string;
  /** The values whose ids the code mentions, as JSON text by id. */
  mentionedIn(code: string, workspace: WorkspaceKey): ReadonlyMap<string, string>;
  /** The ids that a conversation has at this moment, the oldest first. */
  ids(workspace: WorkspaceKey): readonly string[];
  /** The conversation is over. */
  end(workspace: WorkspaceKey): void;
}

interface Saved {
  readonly workspace: WorkspaceKey;
  readonly id: string;
  /** JSON in UTF-8, outside the heap: as a string it takes two bytes a character as soon as one is no Latin-1. */
  readonly json: Buffer;
  expiresAt: number;
}

interface SavedLimits {
  readonly workspaceBytes: number;
  readonly clientBytes: number;
  readonly totalBytes: number;
}

export function createSavedResults(
  now: () => number = () => performance.now(),
  limits: SavedLimits = {
    workspaceBytes: MAX_WORKSPACE_BYTES,
    clientBytes: MAX_CLIENT_BYTES,
    totalBytes: MAX_TOTAL_BYTES,
  },
): SavedResults {
  /** In the order in which they were saved or used last. */
  let saved: Saved[] = [];
  const numbers = new Map<WorkspaceKey, number>();

  const dropExpired = (): void => {
    const time = now();
    saved = saved.filter(({ expiresAt }) => expiresAt > time);
  };

  /** Gives up the oldest ones that fit the condition until the rest is within the limit. */
  const dropOver = (limitBytes: number, counts: (one: Saved) => boolean): void => {
    let over = saved.filter(counts).reduce((sum, { json }) => sum + json.byteLength, 0) - limitBytes;
    saved = saved.filter((one) => {
      if (over <= 0 || !counts(one)) return true;
      over -= one.json.byteLength;
      return false;
    });
  };

  const of = (workspace: WorkspaceKey): readonly Saved[] => {
    dropExpired();
    return saved.filter((one) => one.workspace === workspace);
  };

  return {
    save(workspace, json) {
      dropExpired();
      const number = (numbers.get(workspace) ?? 0) + 1;
      numbers.set(workspace, number);
      const id = `r${number}`;
      saved.push({ workspace, id, json: Buffer.from(json), expiresAt: now() + SAVED_FOR_MS });
      dropOver(limits.workspaceBytes, (one) => one.workspace === workspace);
      dropOver(limits.clientBytes, (one) => clientOf(one.workspace) === clientOf(workspace));
      dropOver(limits.totalBytes, () => true);
      return id;
    },
    mentionedIn(code, workspace) {
      const mentions = code.matchAll(TAKEN_APART.test(code) ? WORD : MENTION);
      const ids = new Set([...mentions].map(([, id]) => id));
      const found = of(workspace).filter(({ id }) => ids.has(id));
      for (const one of found) one.expiresAt = now() + SAVED_FOR_MS;
      saved = [...saved.filter((one) => !found.includes(one)), ...found];
      return new Map(found.map(({ id, json }) => [id, json.toString()]));
    },
    ids: (workspace) => of(workspace).map(({ id }) => id),
    end(workspace) {
      saved = saved.filter((one) => one.workspace !== workspace);
      numbers.delete(workspace);
    },
  };
}
