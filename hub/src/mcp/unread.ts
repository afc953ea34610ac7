/** What of an answer its client has not taken yet: held in the client's room, and not for ever. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestRoom } from './request-room.ts';

/** How long a client may take nothing of what waits for it; one that takes it slowly is waited for. Milliseconds. */
export const UNREAD_MS = 60_000;

/** Why a connection was closed before its client had taken all of an answer. */
export interface Dropped {
  readonly reason: string;
  readonly unreadBytes: number;
}

interface BoundedAnswer {
  write(chunk: Uint8Array): void;
  end(chunk?: Uint8Array): void;
}

/**
 * Writes an answer whose unread bytes count in `room`. Where that has no room for them, or the client takes nothing for
 * {@link UNREAD_MS}, its connection is closed. `connection`: of the request; a response that waits for its turn has none yet.
 */
export function boundUnread(
  res: ServerResponse,
  connection: Socket,
  room: Pick<RequestRoom, 'holdUnread'>,
  onDropped: (dropped: Dropped) => void,
): BoundedAnswer {
  // Not the response alone: one that waits for its turn would keep its bytes, and the connection wait for it for good.
  const drop = (reason: string): void => {
    onDropped({ reason, unreadBytes: res.writableLength });
    connection.destroy();
  };
  const count = (): void => {
    if (connection.destroyed || room.holdUnread(res.writableLength)) return;
    drop('a connection was closed: its client has no room for more answers that it does not read');
  };
  res.once('close', () => room.holdUnread(0));
  // Node asks how much of a write is still there before it says so. While nothing is written the client waits for the hub.
  res.setTimeout(UNREAD_MS, () => {
    if (res.writableLength > 0) drop('a connection was closed: its client has stopped reading its answer');
  });

  return {
    write(chunk) {
      if (connection.destroyed) return;
      res.write(chunk, count);
      // Node keeps what is written until then; what the system takes at once was never held.
      process.nextTick(count);
    },
    end(chunk) {
      if (connection.destroyed) return;
      res.end(chunk);
      process.nextTick(count);
    },
  };
}
