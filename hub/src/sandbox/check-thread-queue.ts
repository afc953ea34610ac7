/**
 * Whose text is read next. Clients take turns, whoever's last turn is the longest ago first; a client that cost the thread
 * lately comes after all others. What waits is bounded: in number and characters for each client, and in characters together.
 */
import { SallyportError } from '../errors.ts';

/** For each client. */
const MAX_WAITING = 32;
/** Of all clients together. A client that has nothing waiting may always add one. */
const MAX_CHARS = 4 * 1024 * 1024;
/** Of one client: what one has waiting never takes the room of all others. */
const MAX_CLIENT_CHARS = MAX_CHARS / 2;
/** How long a client comes after all others. */
const LATE_MS = 60_000;

const LIMIT_HINT =
  'run fewer long or TypeScript scripts at a time; plain JavaScript of up to 2,048 characters need not wait';

export interface WaitingText {
  readonly client: string;
  readonly text: string;
}

export interface TextQueue<T extends WaitingText> {
  /** Throws CONCURRENT_LIMIT_EXCEEDED. */
  add(waiting: T): void;
  remove(waiting: T): void;
  /** Takes the next one out. */
  next(): T | undefined;
  /** A text of this client cost the thread, or more time than one may take. */
  markLate(client: string): void;
}

export function createTextQueue<T extends WaitingText>(now: () => number = () => performance.now()): TextQueue<T> {
  const queue = new Set<T>();
  /** By client: as many as the operator has named. */
  const lastTurns = new Map<string, number>();
  const lateUntil = new Map<string, number>();
  let turns = 0;

  function isBefore(one: T, other: T): boolean {
    const isLate = ({ client }: T): boolean => (lateUntil.get(client) ?? 0) > now();
    if (isLate(one) !== isLate(other)) return isLate(other);
    return (lastTurns.get(one.client) ?? 0) < (lastTurns.get(other.client) ?? 0);
  }

  return {
    add(waiting) {
      let own = 0;
      let ownChars = waiting.text.length;
      let chars = waiting.text.length;
      for (const { client, text } of queue) {
        chars += text.length;
        if (client !== waiting.client) continue;
        own += 1;
        ownChars += text.length;
      }
      if (own >= MAX_WAITING) throw refusal(`${MAX_WAITING} scripts of this client are waiting to be checked already`);
      if (ownChars > MAX_CLIENT_CHARS) {
        throw refusal(
          `the scripts of this client that wait to be checked are longer than ${MAX_CLIENT_CHARS} characters`,
        );
      }
      if (own > 0 && chars > MAX_CHARS) {
        throw refusal(`the scripts that wait to be checked are longer than ${MAX_CHARS} characters together`);
      }
      queue.add(waiting);
    },
    remove(waiting) {
      queue.delete(waiting);
    },
    next() {
      let first: T | undefined;
      for (const waiting of queue) if (first === undefined || isBefore(waiting, first)) first = waiting;
      if (first === undefined) return undefined;
      queue.delete(first);
      turns += 1;
      lastTurns.set(first.client, turns);
      return first;
    },
    markLate(client) {
      lateUntil.set(client, now() + LATE_MS);
    },
  };
}

function refusal(message: string): SallyportError {
  return new SallyportError('CONCURRENT_LIMIT_EXCEEDED', message, { hint: LIMIT_HINT });
}
