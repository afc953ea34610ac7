/** The progress notifications of one call: what the script reports, and a sign of life while it is silent. */

/** How long a client may hear nothing. Milliseconds; clients that wait for a sign give up much later. */
const HEARTBEAT_MS = 10_000;
/** How many reports of a script are sent as they come; of those after, the heartbeat carries the latest. */
const MAX_REPORTS = 100;

export interface ProgressFeed {
  /** A report of the script; `fraction` is between 0 and 1. */
  report(text: string, fraction?: number): void;
  /** Sends nothing any more. */
  stop(): void;
}

/**
 * Starts the feed of one call. `send` gets a number that grows with every notification, as the protocol asks,
 * and the text for the person or model that waits.
 */
export function startProgress(
  send: (progress: number, message: string) => void,
  heartbeatMs: number = HEARTBEAT_MS,
): ProgressFeed {
  const startedAt = performance.now();
  let sent = 0;
  let reports = 0;
  let latest = 'running';

  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    send(++sent, `${latest} (${seconds} s)`);
  }, heartbeatMs);

  return {
    report(text, fraction) {
      latest = fraction === undefined ? text : `${text} (${Math.round(fraction * 100)} %)`;
      if (++reports > MAX_REPORTS) return;
      send(++sent, latest);
      timer.refresh();
    },
    stop: () => clearInterval(timer),
  };
}
