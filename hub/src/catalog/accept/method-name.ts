/** Turns wire names of tools into names that a script can write after a dot. */

/** Names that JavaScript or the bridge gives a meaning of its own: never a tool's method. */
const RESERVED = new Set([
  'then',
  'catch',
  'finally',
  'constructor',
  'prototype',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__proto__',
  'toJSON',
  'callTool',
  'listTools',
  'request',
  'spec',
]);

/** The camelCase form of a wire name, or undefined where it cannot be a method. */
export function toMethodName(wireName: string): string | undefined {
  const name = camelCase(wireName);
  const usable = /^[\x20-\x7e]*$/.test(wireName) && /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name);
  return usable && !RESERVED.has(wireName) && !RESERVED.has(name) ? name : undefined;
}

/** `list_merge-requests` becomes `listMergeRequests`; a name that is camelCase already stays as it is. */
export function camelCase(name: string): string {
  const cased = /[a-z]/.test(name) ? name : name.toLowerCase();
  const [first = '', ...rest] = cased.split(/[^A-Za-z0-9$]+/).filter((part) => part !== '');
  return lowerFirst(first) + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

function lowerFirst(part: string): string {
  // `HTTPGet` keeps its capitals: lowering one letter of an acronym would only misspell it.
  return /^[A-Z]{2}/.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1);
}

/**
 * The method of every wire name of one worker. Two that would share a name both get none, so that neither can
 * pass for the other; they stay callable by their wire name.
 */
export function methodNames(wireNames: readonly string[]): ReadonlyMap<string, string | undefined> {
  const takers = new Map<string, number>();
  for (const wireName of wireNames) {
    const name = toMethodName(wireName);
    if (name !== undefined) takers.set(name, (takers.get(name) ?? 0) + 1);
  }
  return new Map(
    wireNames.map((wireName) => {
      const name = toMethodName(wireName);
      return [wireName, name !== undefined && takers.get(name) === 1 ? name : undefined];
    }),
  );
}
