/** Keeps the room that an answer takes in the hub's memory until it has been masked and is handed over, or there is none. */
import type { ResolvedCall, Step } from './call.ts';

/** Stands around the mask: answers that wait for it are as much in memory as those that are being read. */
export const room: Step<ResolvedCall, ResolvedCall> = async (call, next) => {
  const releases: (() => void)[] = [];
  try {
    return await next({ ...call, keepRoom: (release) => void releases.push(release) });
  } finally {
    for (const release of releases) release();
  }
};
