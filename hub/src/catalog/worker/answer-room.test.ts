import { expect, onTestFinished, test, vi } from 'vitest';
import { createAnswerRooms } from './answer-room.ts';

const MB = 1 << 20;
const ONE = { name: 'one' };
const OTHER = { name: 'other' };
const roomsOf = () => createAnswerRooms({ maxBytes: 30 * MB, maxWorkerBytes: 10 * MB });

async function isWaiting(taken: Promise<void> | undefined): Promise<boolean> {
  if (taken === undefined) return false;
  const waits = Symbol('waits');
  const turn = new Promise((resolve) => setImmediate(() => resolve(waits)));
  return (await Promise.race([taken, turn])) === waits;
}

test('answers of a worker wait until its first one was handed over, not only read', async () => {
  const rooms = roomsOf();
  const [first, second] = [rooms.open(ONE), rooms.open(ONE)];
  expect(first.take(8 * MB)).toBeUndefined();
  const taken = second.take(3 * MB);
  expect(await isWaiting(taken)).toBe(true);
  first.answered();
  expect(await isWaiting(taken)).toBe(true);
  first.release();
  expect(await isWaiting(taken)).toBe(false);
});

test('the first answer of a worker goes on although others of it hold more, and an answer that waits so ends when it is cancelled', async () => {
  const rooms = roomsOf();
  const [progress, first, second] = [rooms.open(ONE), rooms.open(ONE), rooms.open(ONE)];
  expect(progress.take(100)).toBeUndefined();
  expect(first.take(6 * MB)).toBeUndefined();
  const taken = second.take(6 * MB);
  expect(await isWaiting(taken)).toBe(true);
  expect(first.take(4 * MB)).toBeUndefined();
  second.release();
  expect(await isWaiting(taken)).toBe(false);
});

test('small answers, and those of other workers, do not wait for a worker that is over its share', async () => {
  const rooms = roomsOf();
  expect(rooms.open(ONE).take(12 * MB)).toBeUndefined();
  expect(await isWaiting(rooms.open(ONE).take(MB))).toBe(true);
  expect(rooms.open(ONE).take(1_000)).toBeUndefined();
  expect(rooms.open(OTHER).take(9 * MB)).toBeUndefined();
});

test('over the room of all workers one waits, and those that hold back what they began end in the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const rooms = roomsOf();
  const evicted = vi.fn();
  for (let n = 0; n < 3; n += 1) {
    const room = rooms.open({});
    room.reading(evicted);
    expect(room.take(9 * MB)).toBeUndefined();
  }
  const taken = rooms.open(OTHER).take(9 * MB);
  expect(await isWaiting(taken)).toBe(true);
  expect(evicted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(await isWaiting(taken)).toBe(false);
  expect(evicted).toHaveBeenCalledTimes(3);
});

test('where answers of many workers are large at the same time all come, one after the other', async () => {
  const rooms = roomsOf();
  const evicted = vi.fn();
  let done = 0;
  const workers = Array.from({ length: 8 }, () => ({}));
  const answers = Array.from({ length: 40 }, async (_, n) => {
    const room = rooms.open(workers[n % 8] ?? {});
    const ended = room.reading(evicted);
    for (let part = 0; part < 4; part += 1) {
      await room.take(2 * MB);
      await new Promise(setImmediate);
    }
    ended();
    room.answered();
    await new Promise(setImmediate);
    room.release();
    done += 1;
  });
  await Promise.all(answers);
  expect(done).toBe(40);
  expect(evicted).not.toHaveBeenCalled();
});

test('nobody ends while an answer is on its way to its script: the others wait for it', async () => {
  const rooms = roomsOf();
  const answered = rooms.open({});
  answered.take(10 * MB);
  answered.answered();
  const evicted = vi.fn();
  for (const megabytes of [9, 9]) {
    const room = rooms.open({});
    room.reading(evicted);
    room.take(megabytes * MB);
  }
  const taken = rooms.open(OTHER).take(9 * MB);
  expect(await isWaiting(taken)).toBe(true);
  answered.release();
  expect(await isWaiting(taken)).toBe(false);
  expect(evicted).not.toHaveBeenCalled();
});

test('what a worker sends on after its answer is ended as soon as another needs the room', async () => {
  const rooms = roomsOf();
  const over = rooms.open(ONE);
  const evicted = vi.fn();
  const ended = over.reading(evicted);
  over.take(9 * MB);
  over.answered();
  over.release();
  expect(evicted).not.toHaveBeenCalled();
  expect(rooms.open(ONE).take(9 * MB)).toBeUndefined();
  expect(evicted).toHaveBeenCalledOnce();
  ended();
});

test('what has ended leaves nothing', () => {
  const rooms = roomsOf();
  for (let n = 0; n < 100; n += 1) {
    const room = rooms.open(ONE);
    const ended = room.reading(() => undefined);
    expect(room.take(9 * MB)).toBeUndefined();
    if (n % 2 === 0) room.answered();
    room.release();
    ended();
  }
});
