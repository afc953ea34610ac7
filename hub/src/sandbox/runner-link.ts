/** One runner as the hub holds it: from the wish to have one to the reason of its end. */
import type { Socket } from 'node:net';
import { type KeeperFrame, type RunnerCommand, RunnerFrame } from '@sallyport/sandbox/frames';
import { createAwakeWait } from './wait-awake.ts';
import { type LineReader, parseFrame } from './wire.ts';

export interface RunnerEnd {
  /** `lost`: its connection or the keeper is gone; `attack`: it broke the rules of the wire. */
  readonly cause: Extract<KeeperFrame, { type: 'exited' }>['cause'] | 'lost' | 'attack';
  readonly detail: string;
}

/** What a script's run listens to while it has the runner. */
interface RunnerListener {
  /** `costBytes`: about what the frame takes in memory. */
  onFrame(frame: RunnerFrame, costBytes: number): void;
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
  /** It holds so much memory that no further script should begin in it. */
  isHeavy: boolean;
  /** Without one, any frame is a violation. */
  listener: RunnerListener | undefined;
  send(command: RunnerCommand): void;
  /** The reply of a call whose value is JSON text already; undefined for no value. */
  sendReply(callId: number, valueText: string | undefined): void;
  /** What was sent and has not left the hub yet, since the runner does not read it. */
  unreadBytes(): number;
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

/** What the rest of a frame needs at most beside the value that it carries. */
const FRAME_REST_BYTES = 4_096;
/** How long the keeper has to say why a connection closed. */
const REPORT_GRACE_MS = 1_000;

export interface RunnerLinkOptions {
  readonly key: string;
  /** The longest value that a frame of the runner may carry. */
  readonly maxValueBytes: number;
  /** Tells the keeper to end it, and that a script begins. */
  readonly askKill: () => void;
  readonly tellScript: () => void;
  /** Records a violation. */
  readonly onAttack: (what: string) => void;
}

export function createRunnerLink({
  key,
  maxValueBytes,
  askKill,
  tellScript,
  onAttack,
}: RunnerLinkOptions): OwnedRunnerLink {
  const connected = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<RunnerEnd>();
  let socket: Socket | undefined;
  let graceTimer: NodeJS.Timeout | undefined;
  const afterReply = createAwakeWait();

  /** Lines of this turn of the event loop. They leave in one write, so that calls answered together wake the runner once. */
  let unsent = '';

  function write(line: string): void {
    if (socket === undefined || link.end !== undefined) return;
    if (unsent === '') process.nextTick(flush);
    unsent += `${line}\n`;
  }

  function flush(): void {
    const text = unsent;
    unsent = '';
    if (text !== '' && link.end === undefined) socket?.write(text);
  }

  const link: OwnedRunnerLink = {
    key,
    connected: connected.promise,
    gone: gone.promise,
    isUsable: () => link.end === undefined && graceTimer === undefined,
    end: undefined,
    listener: undefined,
    isHeavy: false,
    send(command) {
      write(JSON.stringify(command));
      if (command.type === 'reply') afterReply.begin();
      if (command.type !== 'run' || link.end !== undefined) return;
      flush();
      // After it, so that the keeper does not take the processor that the runner is about to use.
      tellScript();
    },
    sendReply(callId, valueText) {
      write(`{"type":"reply","id":${callId}${valueText === undefined ? '' : `,"value":${valueText}`}}`);
      afterReply.begin();
    },
    unreadBytes: () => (socket?.writableLength ?? 0) + unsent.length,
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
        maxBytes: maxValueBytes + FRAME_REST_BYTES,
        onLine(line) {
          afterReply.end();
          const result = parseFrame(line, RunnerFrame);
          if ('violation' in result) link.violate(result.violation);
          else if (link.listener === undefined) link.violate(`a ${result.frame.type} frame while no script runs`);
          else link.listener.onFrame(result.frame, result.costBytes);
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
