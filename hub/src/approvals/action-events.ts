/** Tells whoever waits that something became of an action. */
import type { Action } from './action.ts';

export type ActionListener = (action: Action) => void;

export interface ActionEvents {
  /** After an action was staged, or changed its state. */
  tell(action: Action): void;
  /** @returns Ends it. */
  listen(listener: ActionListener): () => void;
  /** Resolves at the first change of this action that fits, or after `ms`, or when the signal fires; it rejects never. */
  until(id: string, fits: (action: Action) => boolean, ms: number, signal: AbortSignal): Promise<void>;
}

export function createActionEvents(): ActionEvents {
  const listeners = new Set<ActionListener>();
  const listen = (listener: ActionListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    tell(action) {
      for (const listener of listeners) listener(action);
    },
    listen,
    until(id, fits, ms, signal) {
      return new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          stop();
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        const stop = listen((action) => {
          if (action.id === id && fits(action)) end();
        });
        signal.addEventListener('abort', end, { once: true });
        if (signal.aborted) end();
      });
    },
  };
}
