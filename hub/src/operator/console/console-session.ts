/**
 * How a browser carries the session that the passphrase opened. A cookie is sent to every port of a name, so that any
 * server on this machine that the operator happens to visit would get it. This one is bound to a path that nobody else
 * can know, and so is sent to nobody else; neither the path nor the cookie alone opens anything.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { OperatorSessions } from '../operator-sessions.ts';

const COOKIE = /(?:^|; )session=([\w-]{43})(?:;|$)/;

/** One request of a session that is open. */
export interface Visit {
  /** Where the pages of this session are. */
  readonly base: string;
  /** Stands in every form; whoever cannot read a page cannot send it. */
  readonly formToken: string;
  readonly token: string;
}

/** For a session that was just opened. */
export function newVisit(token: string): Visit {
  return { base: `/console/${derived('path', token).slice(0, 22)}`, formToken: derived('form', token), token };
}

/** The visit of a request, or undefined where its session has ended, or the path and the cookie are not of one session. */
export function visitOf(id: string, cookies: string | undefined, sessions: OperatorSessions): Visit | undefined {
  const token = COOKIE.exec(cookies ?? '')?.[1] ?? '';
  const visit = newVisit(token);
  if (!isSame(visit.base, `/console/${id}`)) return undefined;
  return sessions.use(token) ? visit : undefined;
}

/** Not `Secure`: the port speaks plain HTTP, on this machine only. It goes when the browser is closed. */
export function cookieOf({ base, token }: Visit): string {
  return `session=${token}; Path=${base}; HttpOnly; SameSite=Strict`;
}

export function clearedCookie({ base }: Visit): string {
  return `session=; Path=${base}; Max-Age=0; HttpOnly; SameSite=Strict`;
}

/** Whether two texts are the same; how long it takes tells nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Tells nothing of the token. */
function derived(purpose: string, token: string): string {
  return createHash('sha256').update(`console ${purpose} ${token}`).digest('base64url');
}
