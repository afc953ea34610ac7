/** What a script can never have, as data: the names, why, and what to do instead. */

/** Free names (bound to nothing in the script) that are refused, unless it asks for them by `typeof name`, which is always fine. */
export const FORBIDDEN_NAMES: ReadonlyMap<string, string> = new Map([
  ...['process', 'global', 'window', 'self', 'globalThis', 'document', 'navigator', 'location'].map(
    (name) => [name, 'a script has no host object; use the named integrations'] as const,
  ),
  ...['require', 'module', 'exports', '__dirname', '__filename', 'importScripts'].map(
    (name) => [name, 'a script has no modules; use the integrations and the language itself'] as const,
  ),
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Request', 'Response', 'Headers'].map(
    (name) => [name, 'a script has no network; call an integration (search_tools finds it)'] as const,
  ),
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'].map(
    (name) => [name, 'there are no timers; use await sleep(ms)'] as const,
  ),
  ...['eval', 'Function', 'AsyncFunction', 'GeneratorFunction', 'ShadowRealm'].map(
    (name) => [name, 'code is never made from text; write the function itself'] as const,
  ),
  ...['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'Worker', 'FinalizationRegistry'].map(
    (name) => [name, 'it is not part of the sandbox; plain JavaScript is'] as const,
  ),
  ['Buffer', 'use Uint8Array with TextEncoder, TextDecoder, atob and btoa'],
  ['localStorage', 'a script keeps nothing; return what the next one needs'],
  ['sessionStorage', 'a script keeps nothing; return what the next one needs'],
  ['queueMicrotask', 'use await, or Promise.resolve().then(…)'],
]);

export const MODULE_ADVICE = 'a script has no modules; the integrations are globals already';
export const EXPORT_ADVICE = 'leave out export (default): a script answers what it returns, or its last expression';
export const CONSTRUCTOR_ADVICE = 'name the class itself instead of reaching it through .constructor';
export const PROTO_ADVICE = 'use Object.getPrototypeOf or Object.create';

/** What else a platform has, and may be asked for: it is answered when a script gets there. */
export const PLATFORM_ADVICE: ReadonlyMap<string, string> = new Map([
  ['performance', 'a script has no performance; Date.now() counts milliseconds'],
  ['crypto', 'a script has no crypto; Math.random() will do for what need not be secret'],
  ...['AbortController', 'AbortSignal', 'EventTarget', 'Event'].map(
    (name) =>
      [name, 'calls are not aborted from a script; await Promise.race([call, sleep(ms)]) waits no longer'] as const,
  ),
  ...['Blob', 'File', 'FormData', 'ReadableStream'].map(
    (name) => [name, 'a script has no streams and files; arguments of calls are JSON, bytes go as base64'] as const,
  ),
  ...['alert', 'prompt', 'confirm'].map(
    (name) => [name, 'a script asks nobody; return the value, or console.log it'] as const,
  ),
]);
