/** Does something as often as it is asked for, but never twice within an interval: what comes in between is done once, at its end. */

export interface Paced {
  request(): void;
  stop(): void;
}

/** The first request is met at once, the last one always. */
export function paced(action: () => void, intervalMs: number): Paced {
  let timer: NodeJS.Timeout | undefined;
  let again = false;
  const run = (): void => {
    again = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
    }, intervalMs);
    timer.unref();
    action();
  };
  return {
    request() {
      if (timer === undefined) run();
      else again = true;
    },
    stop() {
      clearTimeout(timer);
      // A timer that is still there takes requests without ever meeting them.
      timer ??= setTimeout(() => undefined, 0).unref();
      again = false;
    },
  };
}
