/**
 * The room for answers in the hub's memory. An answer costs several times its length until it is masked, so its room is
 * kept until then; what comes meanwhile and has none waits and is not read on. Who holds its room for long without coming
 * to an end, while others need it, ends.
 */

export interface AnswerRoomLimits {
  readonly maxBytes: number;
  /** Of one worker; its first answer may be larger. */
  readonly maxWorkerBytes: number;
}

export interface AnswerRooms {
  /** For one answer. `worker`: the same object for all answers of a worker. */
  open(worker: object): AnswerRoom;
}

export interface AnswerRoom {
  /** A body of it begins; `evict` ends it in favour of others. What it returns is to be called when the body has ended. */
  reading(evict: () => void): () => void;
  /** Takes room for what has come. Where there is none at once: resolves when there is, or when the body is not needed any more. */
  take(bytes: number): Promise<void> | undefined;
  /** The answer is there: it is not evicted any more, but goes its way to the script. */
  answered(): void;
  /** The answer was handed over, or there will be none. */
  release(): void;
}

/** An answer of this size never waits: the many small ones pass a few that are large. */
const SMALL_BYTES = 64 << 10;
/** To be read within, where others wait: it comes from the same machine. */
const READ_WITHIN_MS = 2_000;

interface Room {
  readonly worker: object;
  bytes: number;
  state: 'reading' | 'answered' | 'released';
  isEvicted: boolean;
  isWaiting: boolean;
  /** `performance.now()` from which it was free to be read. */
  since: number;
  readonly evictions: Set<() => void>;
}

export function createAnswerRooms({ maxBytes, maxWorkerBytes }: AnswerRoomLimits): AnswerRooms {
  /** In the order of their first bytes. */
  const taken = new Set<Room>();
  const waiting = new Set<() => void>();

  const sumOf = (rooms: readonly Room[]): number => rooms.reduce((sum, { bytes }) => sum + bytes, 0);

  const lookAgain = (): void => {
    for (const look of [...waiting]) look();
  };

  const evict = (room: Room): void => {
    room.isEvicted = true;
    taken.delete(room);
    for (const end of room.evictions) end();
    queueMicrotask(lookAgain);
  };

  /** What a worker sends on after its answer stands in nobody's way. */
  const evictReleased = (): void => {
    for (const room of [...taken]) if (room.state === 'released') evict(room);
  };

  const isFirstOrFits = (room: Room): boolean => {
    const ofWorker = [...taken].filter(({ worker }) => worker === room.worker);
    return ofWorker.find(({ bytes }) => bytes > SMALL_BYTES) === room || sumOf(ofWorker) <= maxWorkerBytes;
  };

  const busyBeside = (room: Room): Room[] =>
    [...taken].filter((other) => other !== room && !other.isWaiting && other.bytes > SMALL_BYTES);

  const mayGoOn = (room: Room): boolean => {
    const isNeeded = !room.isEvicted && room.state !== 'released';
    if (!isNeeded || room.bytes <= SMALL_BYTES) return true;
    if (isFirstOrFits(room) && sumOf([...taken]) <= maxBytes) return true;
    evictReleased();
    if (!isFirstOrFits(room)) return false;
    if (sumOf([...taken]) <= maxBytes) return true;
    const isSlow = ({ state, since }: Room) => state === 'reading' && performance.now() - since >= READ_WITHIN_MS;
    for (const other of busyBeside(room)) if (isSlow(other)) evict(other);
    // Where all wait, one goes on, or they would wait for each other.
    return busyBeside(room).length === 0;
  };

  return {
    open(worker) {
      const room: Room = {
        worker,
        bytes: 0,
        state: 'reading',
        isEvicted: false,
        isWaiting: false,
        since: 0,
        evictions: new Set(),
      };
      const leave = (): void => {
        if (room.state === 'released' && room.evictions.size === 0) taken.delete(room);
        lookAgain();
      };
      return {
        reading(end) {
          room.evictions.add(end);
          return () => {
            room.evictions.delete(end);
            leave();
          };
        },
        take(bytes) {
          if (room.bytes === 0) room.since = performance.now();
          room.bytes += bytes;
          if (!room.isEvicted) taken.add(room);
          if (mayGoOn(room)) return undefined;
          room.isWaiting = true;
          // Others may have waited for this one alone.
          queueMicrotask(lookAgain);
          return new Promise((resolve) => {
            const look = (): void => {
              if (!mayGoOn(room)) return;
              clearInterval(clock);
              waiting.delete(look);
              room.isWaiting = false;
              room.since = performance.now();
              resolve();
            };
            const clock = setInterval(look, READ_WITHIN_MS);
            waiting.add(look);
          });
        },
        answered() {
          if (room.state === 'reading') room.state = 'answered';
        },
        release() {
          room.state = 'released';
          leave();
        },
      };
    },
  };
}
