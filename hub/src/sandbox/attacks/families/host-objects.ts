/** Classes that a platform makes from objects of its own: each may lead to the realm it was made in. */
import { family } from '../attack.ts';

/** A walk from `start` over everything that can be reached, for something that gives `process`. */
const SEARCH = `const search = (start) => { const seen = new Set(), open = [start];
  while (open.length && seen.size < 4000) { const at = open.pop(); if (at === null || (typeof at !== 'object' && typeof at !== 'function') || seen.has(at)) continue; seen.add(at);
    try { return read(at('return process')()) } catch {} try { return read(at) } catch {}
    try { open.push(Object.getPrototypeOf(at)) } catch {}
    for (const k of Reflect.ownKeys(at)) { const d = Object.getOwnPropertyDescriptor(at, k); open.push(d.value, d.get, d.set) } }
  return 'nothing' }; `;
const from = (start: string) => `${SEARCH}return search(${start})`;

export const hostObjects = family('host objects behind platform classes', {
  URL: from(`new URL('http://a/b?c=d')`),
  URLSearchParams: from(`new URL('http://a/b?c=d').searchParams`),
  TextEncoder: from('new TextEncoder()'),
  TextDecoder: from('new TextDecoder().decode'),
  structuredClone: from('structuredClone(new Map([[1, new Date()]]))'),
  atob: from('atob'),
  'Intl.NumberFormat': from(`new Intl.NumberFormat('de')`),
  'Intl.DateTimeFormat': from(`new Intl.DateTimeFormat('de').formatToParts(new Date(0))`),
  'Intl.Segmenter': from(`new Intl.Segmenter('en').segment('a b')`),
  Temporal: from(`typeof Temporal === 'undefined' ? (() => {}) : Temporal.Now.instant()`),
  'iterator helpers': from('[1].values().map((x) => x).filter(Boolean)'),
  'an async generator': from('(async function* () { yield 1 })()'),
  'the prototype of async iterators': from('Object.getPrototypeOf(Object.getPrototypeOf((async function* () {}).prototype))'),
  'the error of a call': from(`await demo.fail({ f() {} }).catch((e) => e) ?? (() => {})`),
  'the promise of a sleep': from('sleep(1)'),
  'the global object': from('globalThis'),
  'what an error of structuredClone is': from('(() => { try { structuredClone(() => {}) } catch (e) { return e } })()'),
  'what an error of URL is': from(`(() => { try { new URL('x') } catch (e) { return e } })()`),
  'what an error of atob is': from(`(() => { try { atob('*') } catch (e) { return e } })()`),
  WeakRef: from('new WeakRef({})'),
  DisposableStack: from('new DisposableStack()'),
  'legacy statics of RegExp': from(`(/(a)/.exec('a'), RegExp)`),
}); // biome-ignore format: one attack a line
