/** Leaving something for the next script, or going on after the answer. */
import { family } from '../attack.ts';

const left = (code: string, next?: string) => ({
  code,
  goal: 'changed-next' as const,
  ...(next === undefined ? {} : { next }),
});
const late = (code: string) => ({ code, goal: 'late-call' as const });

/** Node asks a rejected promise that nobody handles for two symbols, and calls the trap with a list of its own. */
const LIST_OF_NODE = `let list; const get = new Proxy(() => {}, { apply(_t, _s, args) { if (typeof args[1] === 'symbol') list ??= args } }); Object.setPrototypeOf(Promise.reject(1), new Proxy({}, { get })); await sleep(5); const map = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(list), 'map'); const kept = map.set?.prototype ?? map.set ?? map.value; `;

export const persistence = family('persistence', {
  'a global': left('globalThis.left = 1'),
  'a global without globalThis': left('Object.defineProperty(Object.getPrototypeOf({}), "left", { get: () => 1, configurable: true })', 'return ({}).left === 1 ? "changed" : 1'),
  'a property of an intrinsic': left('Math.left = 1', 'return Math.left === 1 ? "changed" : 1'),
  'a property of a function': left('Array.isArray.left = 1', 'return Array.isArray.left === 1 ? "changed" : 1'),
  'a property of console': left('console.log.left = 1', 'return console.log.left === 1 ? "changed" : 1'),
  'a property of the prototype of promises': left('Promise.prototype.left = 1', 'return Promise.resolve().left === 1 ? "changed" : 1'),
  'a property of the prototype of async functions': left('Object.getPrototypeOf(async () => {}).left = 1', 'return (async () => {}).left === 1 ? "changed" : 1'),
  'a property of the prototype of generators': left('Object.getPrototypeOf(function* () {}).left = 1', 'return (function* () {}).left === 1 ? "changed" : 1'),
  'a property of URL': left('URL.prototype.left = 1', 'return new URL("http://a").left === 1 ? "changed" : 1'),
  'a property of Intl': left('Intl.left = 1', 'return Intl.left === 1 ? "changed" : 1'),
  'the last match of a regular expression': left('/left/.exec("left")', 'return RegExp["$&"] === "left" ? "changed" : 1'),
  'the limit of stacks': left('Error.stackTraceLimit = 77', 'return Error.stackTraceLimit === 77 ? "changed" : 1'),
  'an object behind the error of import()': left('const e = await import("node:none").catch((e) => e); const d = Object.getPrototypeOf(Object.getPrototypeOf(e)); d.left = 1', 'const e = await import("node:none").catch((e) => e); return Object.getPrototypeOf(Object.getPrototypeOf(e)).left === 1 ? "changed" : 1'),
  'a function behind the error of import()': left('const e = await import("node:none").catch((e) => e); const f = e.toString; f.left = 1', 'const e = await import("node:none").catch((e) => e); return e.toString.left === 1 ? "changed" : 1'),
  'an accessor behind an error of the host': left('class E extends Error { get name() { return Symbol() } } try { new E().stack } catch (e) { Object.getOwnPropertyDescriptor(e, "stack").get.left = 1; Object.getPrototypeOf(e).left = 1 }', 'class E extends Error { get name() { return Symbol() } } try { new E().stack } catch (e) { return Object.getOwnPropertyDescriptor(e, "stack").get.left === 1 || e.left === 1 ? "changed" : 1 }'),
  'an object behind a list that Node makes': left(`${LIST_OF_NODE}kept.left = 1`, `${LIST_OF_NODE}return kept.left === 1 ? "changed" : 1`),
  'a symbol in the registry': left('Symbol.for("left").description; globalThis[Symbol.for("left")] = 1', 'return globalThis[Symbol.for("left")] === 1 ? "changed" : 1'),
  'a call after a sleep': late('sleep(20).then(() => demo.late()); return 1'),
  'a call after a call': late('demo.echo({}).then(() => sleep(5)).then(() => demo.late()); return 1'),
  'a call from a loop of microtasks': late('(async () => { for (let i = 0; i < 2000; i += 1) await null; demo.late() })(); return 1'),
  'a call from a rejected promise': late('sleep(10).then(() => { throw 1 }).catch(() => demo.late()); return 1'),
  'a call from finally': late('(async () => { try { await sleep(10) } finally { demo.late() } })(); return 1'),
  'a call from an async generator': late('(async () => { for await (const x of (async function* () { await sleep(10); yield 1 })()) demo.late() })(); return 1'),
  'a call from the getter of the answer': late('return { get a() { sleep(10).then(() => demo.late()); return 1 } }'),
  'a call from a failed script': late('sleep(10).then(() => demo.late()); throw new Error("x")'),
}); // biome-ignore format: one attack a line
