/** Runs some work one at a time, however many ask for it. */

/** Whoever asks while it runs gets the next run, shared by all who ask meanwhile: this one may have looked already. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    if (current !== undefined) {
      next ??= current.then(() => {
        next = undefined;
        return run();
      });
      return next;
    }
    current = work().finally(() => {
      current = undefined;
    });
    return current;
  };
  return run;
}
