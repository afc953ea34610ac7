import { afterEach, expect, it, vi } from 'vitest';
import { boundLookups, LateLookup } from './lookups.ts';

afterEach(() => vi.useRealTimers());

/** A name server that answers when it is told to. */
function nameServer() {
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<readonly string[]>>();
  const resolve = (host: string): Promise<readonly string[]> => {
    asked.push(host);
    const answer = Promise.withResolvers<readonly string[]>();
    answers.set(host, answer);
    return answer.promise;
  };
  return { asked, resolve, answer: (host: string) => answers.get(host)?.resolve(['192.0.2.1']), answers };
}

const LIMITS = { maxLookups: 2, lookupTimeoutMs: 60_000 };

it('asks for a few names at a time, the others in turn', async () => {
  const server = nameServer();
  const lookUp = boundLookups(server.resolve, LIMITS);
  const found = ['a', 'b', 'c', 'd'].map(lookUp);
  expect(server.asked).toEqual(['a', 'b']);
  server.answer('b');
  expect(await found[1]).toEqual(['192.0.2.1']);
  expect(server.asked).toEqual(['a', 'b', 'c']);
  server.answers.get('c')?.reject(new Error('ENOTFOUND'));
  await expect(found[2]).rejects.toThrow('ENOTFOUND');
  expect(server.asked).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['a', 'd']) server.answer(name);
  await Promise.all([found[0], found[3]]);
  void lookUp('e');
  void lookUp('f');
  expect(server.asked.slice(4)).toEqual(['e', 'f']);
});

it('asks for a name once, however many want to know, and again when that is over', async () => {
  const server = nameServer();
  const lookUp = boundLookups(server.resolve, LIMITS);
  const found = Array.from({ length: 64 }, () => lookUp('slow'));
  expect(server.asked).toEqual(['slow']);
  server.answer('slow');
  expect(await Promise.all(found)).toEqual(Array(64).fill(['192.0.2.1']));
  void lookUp('slow');
  expect(server.asked).toEqual(['slow', 'slow']);
});

it('ends the waiting in time, but counts a lookup until it is over', async () => {
  vi.useFakeTimers();
  const server = nameServer();
  const lookUp = boundLookups(server.resolve, LIMITS);
  const found = ['a', 'b', 'c'].map((name) => lookUp(name).catch((error: unknown) => error));
  await vi.advanceTimersByTimeAsync(60_000);
  for (const answer of await Promise.all(found)) expect(answer).toBeInstanceOf(LateLookup);
  const again = lookUp('a');
  expect(server.asked).toEqual(['a', 'b']);
  server.answer('a');
  expect(await again).toEqual(['192.0.2.1']);
  expect(server.asked).toEqual(['a', 'b', 'c']);
});
