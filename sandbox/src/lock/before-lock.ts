/** What a runner has to do before it is locked, since it takes a system call that is refused afterwards. */

/**
 * The machine's time zone is read from files, once, by whatever asks for it first, and then kept, for Intl too. All other
 * data of Intl is part of node. (Asking Intl itself would cost every start ten times what the whole lock does.)
 */
export function readTimeZone(): void {
  new Date(0).getTimezoneOffset();
}
