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

test('what of an answer is not read counts as much as there is of it now, and leaves with the request', async () => {
  const rooms = createRequestRooms(4 * MB);
  const answered = open();
  const first = rooms.open('alice', answered.promise);
  const second = rooms.open('alice', open().promise);
  expect(first.holdUnread(10 * MB)).toBe(true);
  expect(second.holdUnread(6 * MB)).toBe(false);
  expect(() => second.take(6 * MB)).toThrow(refusedWith(429));
  expect(first.holdUnread(4 * MB)).toBe(true);
  expect(second.holdUnread(6 * MB)).toBe(true);
  answered.resolve();
  await answered.promise;
  expect(first.holdUnread(16 * MB)).toBe(true);
  expect(second.holdUnread(15 * MB)).toBe(true);
});

test('when all is taken, answers are given back all the same, and a small one still has room', () => {
  const rooms = createRequestRooms(4 * MB);
  const [alice] = ['alice', 'bob', 'carol'].map((name) => {
    const room = rooms.open(name, open().promise);
    expect(room.holdUnread(15.9 * MB)).toBe(true);
    return room;
  });
  const late = rooms.open('dave', open().promise);
  expect([late.holdUnread(MB / 2), late.holdUnread(2 * MB)]).toEqual([true, false]);
  expect(alice?.holdUnread(14 * MB)).toBe(true);
  expect(late.holdUnread(1.5 * MB)).toBe(true);
});
