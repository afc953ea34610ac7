import { expect, test } from 'vitest';
import { createRequestRooms } from './request-room.ts';

const MB = 1024 * 1024;
const open = () => Promise.withResolvers<void>();
const refusedWith = (statusCode: number) => expect.objectContaining({ statusCode });

test('a client holds no more than its share, over all its requests, and the others keep theirs', async () => {
  const rooms = createRequestRooms(4 * MB);
  const answered = open();
  rooms.open('alice', answered.promise).take(10 * MB);
  const second = rooms.open('alice', open().promise);
  expect(() => second.take(6 * MB)).toThrow(refusedWith(429));
  rooms.open('bob', open().promise).take(15 * MB);
  answered.resolve();
  await answered.promise;
  second.take(6 * MB);
});

test('requests count that hold nothing else', () => {
  const rooms = createRequestRooms(4 * MB);
  const flood = () => {
    for (let n = 0; n < 2_000; n += 1) rooms.open('alice', open().promise);
  };
  expect(flood).toThrow(refusedWith(429));
  rooms.open('bob', open().promise);
});

test('when all is taken a client that holds little is still let in, with little', () => {
  const rooms = createRequestRooms(4 * MB);
  for (const name of ['alice', 'bob', 'carol']) rooms.open(name, open().promise).take(15.9 * MB);
  const late = rooms.open('dave', open().promise);
  late.take(MB / 2);
  expect(() => late.take(MB)).toThrow(refusedWith(503));
});

test('what is begun for a request is waited for as well, once, and nothing is held after that', async () => {
  const rooms = createRequestRooms(4 * MB);
  const answered = open();
  const begun = open();
  const first = rooms.open('alice', answered.promise);
  first.take(15 * MB);
  first.releaseAfter(begun.promise);
  answered.resolve();
  await answered.promise;
  const second = rooms.open('alice', open().promise);
  expect(() => second.take(10 * MB)).toThrow(refusedWith(429));
  begun.resolve();
  await begun.promise;
  // Neither of these holds anything, nor gives back what is not its own.
  first.take(15 * MB);
  first.releaseAfter(Promise.resolve());
  await Promise.resolve();
  second.take(15 * MB);
  expect(() => second.take(MB)).toThrow(refusedWith(429));
});

test('where larger bodies are allowed there is room for them', () => {
  createRequestRooms(64 * MB)
    .open('alice', open().promise)
    .take(64 * MB);
});
