/** A number with what it counts, in the right one of singular and plural. */

/** `counted(1, 'tool')` is `1 tool`, `counted(2, 'tool')` is `2 tools`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
