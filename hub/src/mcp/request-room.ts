/**
 * The memory that open requests may hold, of each client and of all together: from the moment a client is known until nothing
 * of its request is left, however slowly it is sent and whoever waits for its answer.
 */
import { HttpRefusal } from './http-errors.ts';

/** Half of it is there for one body of the largest size, where the settings allow larger ones. */
const CLIENT_BYTES = 16 * 1024 * 1024;
/** Of all clients: so many shares of one. A text takes twice its bytes, so all of it is a quarter of the hub's heap. */
const SHARES = 3;
/** A client that holds less than this is let in whatever the others hold. Clients are as many as the operator has named. */
const SMALL_BYTES = 1024 * 1024;
/** What a request takes without its body: connection, stream, timers. */
const REQUEST_BYTES = 16 * 1024;

/** What one request holds. */
export interface RequestRoom {
  /** Holds more. @throws HttpRefusal with 429 or 503 where there is no room. */
  take(bytes: number): void;
  /** Holds so many bytes, instead of those it was told before, of an answer that is not read. False where there is no room. */
  holdUnread(bytes: number): boolean;
  /** Gives it back once this and all else that was asked to be waited for is over. */
  releaseAfter(over: Promise<unknown>): void;
}

export interface RequestRooms {
  /** Room for a request until `answered`. @throws HttpRefusal with 429 or 503. */
  open(client: string, answered: Promise<unknown>): RequestRoom;
}

export function createRequestRooms(maxBodyBytes: number): RequestRooms {
  const clientBytes = Math.max(CLIENT_BYTES, 2 * maxBodyBytes);
  const held = new Map<string, number>();
  let all = 0;

  function hold(client: string, bytes: number): void {
    const own = (held.get(client) ?? 0) + bytes;
    if (own > 0) held.set(client, own);
    else held.delete(client);
    all += bytes;
  }

  /** The status of what refuses to hold more. */
  function refusal(client: string, more: number): 429 | 503 | undefined {
    const own = (held.get(client) ?? 0) + more;
    if (own > clientBytes) return 429;
    return all + more > clientBytes * SHARES && own > SMALL_BYTES ? 503 : undefined;
  }

  return {
    open(client, answered) {
      let bytes = 0;
      let unread = 0;
      let waitedFor = 0;
      let isOver = false;
      const room: RequestRoom = {
        take(more) {
          // Of a body that still comes in when its client is gone nothing is kept.
          if (isOver) return;
          const status = refusal(client, more);
          if (status !== undefined) throw new HttpRefusal(status);
          hold(client, more);
          bytes += more;
        },
        holdUnread(now) {
          const more = now - unread;
          if (isOver) return true;
          if (more > 0 && refusal(client, more) !== undefined) return false;
          hold(client, more);
          bytes += more;
          unread = now;
          return true;
        },
        releaseAfter(over) {
          if (isOver) return;
          waitedFor += 1;
          const end = (): void => {
            waitedFor -= 1;
            if (waitedFor > 0) return;
            isOver = true;
            hold(client, -bytes);
          };
          over.then(end, end);
        },
      };
      room.take(REQUEST_BYTES);
      room.releaseAfter(answered);
      return room;
    },
  };
}
