/** Attempts to change frames, answers and later scripts by hostile intrinsics and values. */
import { describe, expect, it } from 'vitest';
import { wrapped } from '../testing/bare-realm.ts';
import { shareBareRealm } from '../testing/shared-realm.ts';

/*
 * The realm alone: every script here goes to a runner without the check. An attack has succeeded when it answers what
 * it set out to get; each one is written so that it would, were the layer not there.
 */
const { attack, audited, stillWorks } = shareBareRealm();

/** Replaces every property of every intrinsic that can be reached by a function that spoils what it touches. */
const SPOIL = `
const { ownKeys, defineProperty, getPrototypeOf, getOwnPropertyDescriptor } = Reflect;
const seen = new Set(), add = Set.prototype.add.bind(seen), has = Set.prototype.has.bind(seen);
const list = []; let count = 0;
const note = (o) => { if (o !== null && (typeof o === 'object' || typeof o === 'function') && !has(o)) { add(o); list[count++] = o } };
note(globalThis);
for (const start of [async () => {}, function* () {}, async function* () {}, [].values(), new Map().values(), new Set().values(), ''.matchAll(/./g), new Int8Array(1), Promise.resolve()]) { note(start); note(getPrototypeOf(start)) }
for (let i = 0; i < count; i += 1) {
  const o = list[i]; note(getPrototypeOf(o));
  const keys = ownKeys(o);
  for (let k = 0; k < keys.length; k += 1) {
    const d = getOwnPropertyDescriptor(o, keys[k]);
    note(d.value); note(d.get); note(d.set);
  }
}
const spoiled = function () { return { spoiled: true, done: true, value: 'spoiled', then: 'spoiled' } };
for (let i = count - 1; i >= 0; i -= 1) {
  const o = list[i];
  if (o === demo || o === globalThis) continue;
  const keys = ownKeys(o);
  for (let k = 0; k < keys.length; k += 1) {
    try { defineProperty(o, keys[k], { __proto__: null, get: () => spoiled, set() {} }) } catch {}
    try { o[keys[k]] = spoiled } catch {}
  }
}
`;

const POLLUTE = `
for (const key of ['type', 'id', 'value', 'error', 'args', 'toJSON', 'then', 'get', 'set', 'code', 'hint', 'line', 'integration', 'method', '0', '1']) {
  try { Object.defineProperty(Object.prototype, key, { configurable: true, get: () => 'polluted', set() {} }) } catch {}
  try { Object.defineProperty(Array.prototype, key, { configurable: true, get: () => 'polluted', set() {} }) } catch {}
}`;

describe('replaced intrinsics', () => {
  it.each([
    ['every property of every intrinsic', SPOIL],
    ['polluted prototypes', POLLUTE],
  ])('change neither the frame of a call nor the answer: %s', async (_name, spoil) => {
    const { value, error, calls } = await attack(
      wrapped(`${spoil}
        demo.echo({ a: 1, b: ['x', null, { c: true }] });
        return { n: 1.5, s: 'text', l: [1, 'two', { three: 3 }], d: undefined, big: 10n };`),
    );
    expect(error).toBeUndefined();
    expect(calls).toEqual([{ method: 'echo', args: { a: 1, b: ['x', null, { c: true }] } }]);
    expect(value).toEqual({ n: 1.5, s: 'text', l: [1, 'two', { three: 3 }], big: 10 });
    await stillWorks();
  });

  it('change neither a log line nor an error and its place', async () => {
    const { error, logs } = await attack(wrapped(`${POLLUTE}\nconsole.warn('seen', { a: 1 });\nnull.property`));
    expect(logs).toEqual([{ level: 'warn', text: 'seen {"a":1}' }]);
    expect(error?.message).toMatch(/Cannot read properties of null .*\(line \d+, column \d+\)$/);
  });

  it('cannot change an integration, nor the bridge behind it', async () => {
    const { value } = await attack(
      wrapped(`
        const tries = [() => { demo.add = 1 }, () => { delete demo.add }, () => { Object.setPrototypeOf(demo, {}) },
          () => { Object.defineProperty(demo, 'x', { value: 1 }) }, () => { demo.add.call = 1 }];
        return tries.map((t) => { try { t(); return 'done' } catch (e) { return e.name } });`),
    );
    expect(value).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']);
  });
});

describe('thenables and hostile values', () => {
  it.each([
    ['a getter that throws', 'return { get a() { throw new Error("trap") } }', 'trap'],
    ['a proxy that throws', 'return new Proxy({}, { ownKeys() { throw new Error("trap") } })', 'trap'],
    ['a toJSON that throws', 'return { toJSON() { throw new Error("trap") } }', 'trap'],
    ['a then that throws', 'return { get then() { throw new Error("trap") } }', 'trap'],
    ['an error whose properties throw', 'throw new Proxy(new Error("x"), { get() { throw 1 } })', 'cannot be read'],
    ['an error with a hostile name', 'throw { name: { toString() { throw 1 } }, message: "odd" }', 'odd'],
    ['undefined thrown', 'throw undefined', 'undefined'],
    ['a null thrown', 'throw null', 'null'],
  ])('turns %s into an error of the script', async (_name, body, message) => {
    const { error } = await attack(wrapped(body));
    expect(error?.code).toBe('SANDBOX_EXECUTION');
    expect(error?.message).toContain(message);
    await stillWorks();
  });

  it('copies a value once: what a getter answers first is what is sent', async () => {
    const { calls } = await attack(wrapped('let n = 0; await demo.echo({ get id() { n += 1; return n } })'));
    expect(calls).toEqual([{ method: 'echo', args: { id: 1 } }]);
  });

  it('lets no key from data become a prototype', async () => {
    const { value } = await attack(
      wrapped(`const got = await demo.echo(JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": 1}}'));
        return [got.admin ?? null, ({}).admin ?? null, Object.keys(got)];`),
    );
    expect(value).toEqual([null, null, ['__proto__', 'constructor']]);
  });
});

describe('after the answer', () => {
  it('runs no code of the script', async () => {
    const { value, calls } = await attack(
      wrapped(`
        sleep(30).then(() => demo.echo({ late: 'sleep' }));
        demo.echo({ first: 1 }).then(() => demo.echo({ late: 'call' }));
        return 'answered';`),
    );
    expect(value).toBe('answered');
    const next = await attack(wrapped('await sleep(80); return 1'));
    expect(next.calls).toEqual([]);
    expect(calls).toEqual([{ method: 'echo', args: { first: 1 } }]);
  });

  it('leaves nothing for the next script in the same runner', async () => {
    const before = await attack(
      wrapped(
        `globalThis.secret = 1; Object.prototype.secret = 2; Array.prototype.map = null; console.secret = 3;`.replace(
          ' console.secret = 3;',
          '',
        ),
      ),
    );
    expect(before.error).toBeUndefined();
    const { value } = await attack(wrapped('return [typeof secret, ({}).secret ?? null, [1].map((x) => x + 1)]'));
    expect(value).toEqual(['undefined', null, [2]]);
  });
});

describe('exhaustion', () => {
  it('bounds the number of log lines and their length', async () => {
    const { logs } = await attack(wrapped('for (let i = 0; i < 100_000; i += 1) console.log("x".repeat(10_000))'));
    expect(logs.length).toBeLessThanOrEqual(201);
    expect(logs.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(110_000);
  });

  it('refuses an answer over 5 MB by name', async () => {
    const { error } = await attack(wrapped('return "x".repeat(6_000_000)'));
    expect(error?.code).toBe('RESULT_TOO_LARGE');
    await stillWorks();
  });

  it('refuses arguments over 5 MB, counted in bytes, and makes no call', async () => {
    const { error, calls } = await attack(wrapped('await demo.echo({ text: "€".repeat(2_000_000) })'));
    expect(error?.code).toBe('INVALID_ARGUMENTS');
    expect(calls).toEqual([]);
  });

  it('shows a deep value and a cycle instead of failing on them', async () => {
    const { value } = await attack(
      wrapped(
        'let deep = 1; for (let i = 0; i < 100; i += 1) deep = [deep]; const a = {}; a.a = a; return [JSON.stringify(deep).length, a]',
      ),
    );
    expect(value).toEqual([201, { a: '[circular]' }]);
    expect(
      JSON.stringify((await attack(wrapped('let d = 1; for (let i = 0; i < 5e4; i += 1) d = [d]; return d'))).value),
    ).toContain('[too deep]');
  });

  it('broke no rule of the wire in all of this', () => {
    expect(audited()).toEqual([]);
  });
});
