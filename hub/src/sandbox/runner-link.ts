/** One runner as the hub holds it: from the wish to have one to the reason of its end. */
import type { Socket } from 'node:net';
import { type KeeperFrame, MAX_FRAME_BYTES, type RunnerCommand, RunnerFrame } from '@sallyport/sandbox/frames';
import { type LineReader, parseFrame } from './wire.ts';

export interface RunnerEnd {
  /** `lost`: its connection or the keeper is gone; `attack`: it broke the rules of the wire. */
  readonly cause: KeeperFrame['cause'] | 'lost' | 'attack';
  readonly detail: string;
}

/** What a script's run listens to while it has the runner. */
interface RunnerListener {
  onFrame(frame: RunnerFrame): void;
}

export interface RunnerLink {
  readonly key: string;
  /** Resolves when the runner has dialled, or is gone. */
  readonly connected: Promise<void>;
  /** Resolves, once, when it is gone for good. */
  readonly gone: Promise<RunnerEnd>;
  /** Not any more once its connection closed, even while the reason is still waited for. */
  isUsable(): boolean;
  /** Set once `gone` is due. */
  end: RunnerEnd | undefined;
  /** Without one, any frame is a violation. */
  listener: RunnerListener | undefined;
  send(command: RunnerCommand): void;
  /** The reply of a call whose value is JSON text already; undefined for no value. */
  sendReply(callId: number, valueText: string | undefined): void;
  /** A frame that was well formed, but not allowed now. */
  violate(what: string): void;
  kill(): void;
}

/** The part that only the keeper's link uses. */
export interface OwnedRunnerLink extends RunnerLink {
  /** The connection that proved to be this runner's, and the reader that read its hello. */
  attach(socket: Socket, reader: LineReader): void;
  isAttached(): boolean;
  finish(end: RunnerEnd): void;
}

/** Replies that a runner does not read pile up in the hub; over this it is ended. */
const MAX_UNREAD_BYTES = 16 * MAX_FRAME_BYTES;
/** How long the keeper has to say why a connection closed. */
const REPORT_GRACE_MS = 1_000;

/** `askKill` tells the keeper; `onAttack` records a violation. */
export function createRunnerLink(key: string, askKill: () => void, onAttack: (what: string) => void): OwnedRunnerLink {
  const connected = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<RunnerEnd>();
  let socket: Socket | undefined;
  let graceTimer: NodeJS.Timeout | undefined;

  function write(line: string): void {
    if (socket === undefined || link.end !== undefined) return;
    socket.write(`${line}\n`);
    if (socket.writableLength > MAX_UNREAD_BYTES) link.violate('it does not read its replies');
  }

  const link: OwnedRunnerLink = {
    key,
    connected: connected.promise,
    gone: gone.promise,
    isUsable: () => link.end === undefined && graceTimer === undefined,
    end: undefined,
    listener: undefined,
    send: (command) => write(JSON.stringify(command)),
    sendReply(callId, valueText) {
      write(`{"type":"reply","id":${callId}${valueText === undefined ? '' : `,"value":${valueText}`}}`);
    },
    violate(what) {
      if (link.end !== undefined) return;
      onAttack(what);
      askKill();
      link.finish({ cause: 'attack', detail: what });
    },
    kill() {
      if (link.end !== undefined) return;
      askKill();
      link.finish({ cause: 'killed', detail: 'by the hub' });
    },
    isAttached: () => socket !== undefined,
    attach(connection, reader) {
      socket = connection;
      reader.sink = {
        maxBytes: MAX_FRAME_BYTES,
        onLine(line) {
          const result = parseFrame(line, RunnerFrame);
          if ('violation' in result) link.violate(result.violation);
          else if (link.listener === undefined) link.violate(`a ${result.frame.type} frame while no script runs`);
          else link.listener.onFrame(result.frame);
          if (link.end !== undefined) reader.stop();
        },
        onTooLong: link.violate,
      };
      connection.on('close', () => {
        graceTimer ??= setTimeout(link.finish, REPORT_GRACE_MS, { cause: 'lost', detail: 'its connection closed' });
      });
      connected.resolve();
    },
    finish(end) {
      if (link.end !== undefined) return;
      clearTimeout(graceTimer);
      link.end = end;
      socket?.destroy();
      gone.resolve(end);
      connected.resolve();
    },
  };
  return link;
}
