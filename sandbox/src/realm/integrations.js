/**
 * The named objects of a script: one frozen object per integration, whose every method makes a call.
 * A name that is no method still makes a call, so that the hub can answer with the real names; names that the language
 * itself asks an object for (`then` on await, `toJSON` on printing, every symbol) are undefined instead.
 */
import { create, freeze, hasOwn, objectKeys, ProxyCtor } from './captured.js';
import { makeSpec } from './lookups.js';

const NEVER_METHODS = freeze({
  __proto__: null,
  // biome-ignore lint/suspicious/noThenProperty: the name is listed so that awaiting an integration is harmless.
  then: true,
  catch: true,
  finally: true,
  constructor: true,
  prototype: true,
  toJSON: true,
  valueOf: true,
  nodeType: true,
  length: true,
  name: true,
});

/** A second object would be dropped without a word, so both go as a list, which the hub refuses. What `map` adds is dropped. */
function methodOf(name, method, sendCall) {
  return freeze((args, more) =>
    sendCall(name, method, typeof more === 'object' && more !== null ? [args, more] : args),
  );
}

export function makeIntegration(name, methods, sendCall, defineValue) {
  const target = create(null);
  for (let index = 0; index < methods.length; index += 1) {
    defineValue(target, methods[index], methodOf(name, methods[index], sendCall), true);
  }
  defineValue(
    target,
    'callTool',
    freeze((tool, args) => sendCall(name, 'callTool', { __proto__: null, name: tool, args })),
    false,
  );
  defineValue(target, 'spec', makeSpec(name, sendCall, defineValue), false);
  defineValue(
    target,
    'toString',
    freeze(() => `[integration ${name}: ${objectKeys(target).length} methods]`),
    false,
  );
  freeze(target);
  const traps = freeze({
    __proto__: null,
    get(_target, key) {
      if (typeof key === 'symbol') return undefined;
      if (hasOwn(target, key)) return target[key];
      return hasOwn(NEVER_METHODS, key) || key === '__proto__' ? undefined : methodOf(name, key, sendCall);
    },
  });
  return new ProxyCtor(target, traps);
}
