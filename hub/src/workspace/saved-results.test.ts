import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { workspaceOf } from '../identity.ts';
import { createSavedResults, SAVED_FOR_MS } from './saved-results.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const ONE = workspaceOf({ name: 'claude' }, undefined);
const OTHER = workspaceOf({ name: 'other' }, undefined);

test('a value is found by the scripts of its conversation that name it, and by no other', () => {
  const results = createSavedResults();
  const first = results.save(ONE, '[1]');
  const second = results.save(ONE, '[2]');
  expect(results.ids(ONE)).toEqual([first, second]);
  expect(results.mentionedIn(`return results.${second}.length`, ONE)).toEqual(new Map([[second, '[2]']]));
  expect(results.mentionedIn(`return results['${first}'], results.${second}`, ONE).size).toBe(2);
  expect(results.mentionedIn(`return results.${second}`, OTHER).size).toBe(0);
  expect(results.mentionedIn(`return xr1, r12, results.r99`, ONE).size).toBe(0);
});

test.each([
  'const [r1, r2] = await Promise.all([demo.getUser({ id: 1 }), demo.getUser({ id: 2 })]); return r1.name + r2.name',
  'let r1 = 0; for (const r2 of [1, 2]) r1 += r2; return r1',
  'const { results } = await batch(calls); const r1 = results[0]; return [...r1, ...results]',
])('a variable with the name of an id is no mention of the value: %s', (code) => {
  const results = createSavedResults();
  results.save(ONE, '[1]');
  results.save(ONE, '[2]');
  expect(results.mentionedIn(code, ONE).size).toBe(0);
});

test.each([
  'return [results. r1, results?.r2]',
  'return results\n  .r1.concat(results["r2"])',
  'const { r1, r2: old = [] } = results; return r1.concat(old)',
  'const { r1, r2 }: Record<string, number[]> = results; return r1.concat(r2)',
  "return ['r1', 'r2'].map((id) => results[id])",
  'const kept = results; return kept.r1.concat(kept[`r2`])',
])('a value is found however its script comes to it: %s', (code) => {
  const results = createSavedResults();
  results.save(ONE, '[1]');
  results.save(ONE, '[2]');
  expect([...results.mentionedIn(code, ONE).keys()]).toEqual(['r1', 'r2']);
});

test('a value that nobody uses is given up after its time; each use gives it the time again', () => {
  let time = 0;
  const results = createSavedResults(() => time);
  const used = results.save(ONE, '1');
  const unused = results.save(ONE, '2');
  time = SAVED_FOR_MS - 1;
  expect(results.mentionedIn(`results.${used}`, ONE).size).toBe(1);
  time = SAVED_FOR_MS + 1;
  expect(results.ids(ONE)).toEqual([used]);
  expect(results.mentionedIn(`results.${unused}`, ONE).size).toBe(0);
});

test('over the size of a conversation its oldest values are given up, and nobody else loses one', () => {
  const results = createSavedResults(() => 0, { workspaceBytes: 10, clientBytes: 100, totalBytes: 100 });
  const others = results.save(OTHER, '12345678');
  const [first, second] = [results.save(ONE, '12345678'), results.save(ONE, '12')];
  expect(results.ids(ONE)).toEqual([first, second]);
  const third = results.save(ONE, '1234');
  expect(results.ids(ONE)).toEqual([second, third]);
  expect(results.ids(OTHER)).toEqual([others]);
});

test('over the size of all together the value that was used longest ago is given up', () => {
  const results = createSavedResults(() => 0, { workspaceBytes: 100, clientBytes: 100, totalBytes: 10 });
  const [first, second] = [results.save(ONE, '1234'), results.save(OTHER, '1234')];
  results.mentionedIn(`results.${first}`, ONE);
  results.save(ONE, '1234');
  expect(results.ids(ONE)).toEqual([first, 'r2']);
  expect(results.ids(OTHER)).not.toContain(second);
});

test('an id is never given twice in a conversation, and the end of one leaves nothing', () => {
  const results = createSavedResults(() => 0, { workspaceBytes: 4, clientBytes: 100, totalBytes: 100 });
  expect([results.save(ONE, '1234'), results.save(ONE, '1234')]).toEqual(['r1', 'r2']);
  results.end(ONE);
  expect(results.ids(ONE)).toEqual([]);
});

test('a client that fills one conversation after the other gives up its own oldest values, and nobody else loses one', () => {
  const results = createSavedResults();
  const sessions = ['a', 'b', 'c', 'd', 'e'].map((id) => workspaceOf({ name: 'claude' }, id));
  const others = results.save(OTHER, '[1]');
  const mebibytes = JSON.stringify('a'.repeat(15 << 20));
  for (const session of sessions) for (let n = 0; n < 2; n += 1) results.save(session, mebibytes);
  expect(sessions.map((session) => results.ids(session).length)).toEqual([0, 0, 0, 1, 2]);
  expect(results.ids(OTHER)).toEqual([others]);
});

test('text beyond Latin-1 takes no more of the heap than was counted, and comes back as it was', () => {
  const heapUsed = () => process.memoryUsage().heapUsed;
  const results = createSavedResults();
  const json = () => JSON.stringify(`€${'a'.repeat(8 << 20)}`);
  const before = heapUsed();
  const ids = [1, 2, 3].map(() => results.save(ONE, json()));
  collect();
  expect(heapUsed() - before).toBeLessThan(8 << 20);
  expect([...results.mentionedIn(`results.${ids[0]}`, ONE).values()]).toEqual([json()]);
});
