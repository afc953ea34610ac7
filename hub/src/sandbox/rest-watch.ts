/**
 * Tells when a script can do nothing but wait for a person: every call that it has open is one that somebody is to be asked
 * about, and its runner says that it is at rest. Probes carry numbers, since a reply may cross an answer on the wire: only
 * the answer to the newest one counts, which was sent after every reply.
 *
 * The runner's word is untrusted, and the clock of its script stands still by it. One that lies can only stay silent: while
 * the person is asked it gets no reply, so whatever it says then shows that it was not at rest. What it computes in silence
 * its limit on processor time bounds.
 */

export interface RestWatch {
  /** From now on this call waits for a person. */
  asks(callId: number): void;
  /** A call got its reply. */
  changed(): void;
  /** The runner sent something, whatever it is. */
  heard(): void;
  /** The runner's word that it is at rest. */
  answered(probe: number): void;
}

export function createRestWatch(options: {
  readonly openCalls: () => readonly number[];
  /** Asks the runner. */
  readonly probe: (probe: number) => void;
  readonly violate: (what: string) => void;
  /** Resolves when the persons have answered, or are not waited for any longer. */
  readonly onAllAsking: () => Promise<void>;
  /** Whether the script has answered or was ended: nothing is sent any more then, and nobody asked. */
  readonly isOver: () => boolean;
}): RestWatch {
  const { openCalls, probe, violate, onAllAsking, isOver } = options;
  const asking = new Set<number>();
  let latest = 0;
  let lastAnswered = 0;
  let isAsking = false;

  const allAsk = (): boolean => {
    if (asking.size === 0 || isAsking || isOver()) return false;
    return openCalls().every((id) => asking.has(id));
  };

  function changed(): void {
    if (!allAsk()) return;
    latest += 1;
    probe(latest);
  }

  async function ask(): Promise<void> {
    const asked = [...asking];
    isAsking = true;
    await onAllAsking();
    isAsking = false;
    for (const id of asked) asking.delete(id);
    changed();
  }

  return {
    asks(callId) {
      asking.add(callId);
      changed();
    },
    changed,
    heard() {
      if (isAsking) violate('a frame of a script that was said to be at rest');
    },
    answered(number) {
      if (number > latest || number <= lastAnswered) {
        violate(`an answer to probe ${number}, which was not sent, or was answered`);
        return;
      }
      lastAnswered = number;
      if (number === latest && allAsk()) void ask();
    },
  };
}
