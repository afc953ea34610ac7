/** Where two versions of a tool differ, member by member, for a person to read. */
import { visibleJson } from '../../plain-text.ts';

/** A member that differs; `was` and `is` are JSON with every invisible character spelled out, undefined where there is none. */
export interface ChangedMember {
  readonly path: string;
  readonly was: string | undefined;
  readonly is: string | undefined;
}

/** Every member in which the two differ. A tool that is new or gone as a whole is told member by member as well. */
export function changedMembers(before: unknown, after: unknown, path = ''): readonly ChangedMember[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      changedMembers(own(before, key), own(after, key), path === '' ? word(key) : `${path}.${word(key)}`),
    );
  }
  if (path === '' && isRecord(before)) return changedMembers(before, {});
  if (path === '' && isRecord(after)) return changedMembers({}, after);
  const [was, is] = [before, after].map((value) => (value === undefined ? undefined : visibleJson(value)));
  return was === is ? [] : [{ path, was, is }];
}

function word(key: string): string {
  return /^[\w$-]+$/.test(key) ? key : visibleJson(key);
}

function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
