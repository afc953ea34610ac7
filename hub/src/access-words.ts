/** What a call may do, in a word or two: the same wherever a tool, a call that waits or a record is shown. */
export function accessWords({
  access,
  isDestructive,
}: {
  readonly access: string;
  readonly isDestructive: boolean;
}): string {
  return access === 'write' && isDestructive ? 'write, destructive' : access;
}
