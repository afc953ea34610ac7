/** What a runner has to do before it is locked, since it takes a system call that is refused afterwards. */

/** The time zone of the machine is read from files and from then on known; all other data of Intl is part of node. */
export function readTimeZone(): void {
  new Date(0).getTimezoneOffset();
  Intl.DateTimeFormat().resolvedOptions();
}
