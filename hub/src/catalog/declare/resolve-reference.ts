/** References of a schema within itself (`#/$defs/Issue`); accepted schemas have no others. */
import type { JsonSchema } from '../tool.ts';

/** What the reference names; undefined where there is no such thing. */
export function resolveReference(ref: string, root: unknown): unknown {
  if (ref === '#') return root;
  if (!ref.startsWith('#/')) return undefined;
  let target = root;
  for (const part of ref.slice(2).split('/')) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof target !== 'object' || target === null || !Object.hasOwn(target, key)) return undefined;
    target = (target as Readonly<Record<string, unknown>>)[key]; // an own property of an object, checked in the line above
  }
  return target;
}

/** A reference is a fragment of an address, where signs may be written as `%2F`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
