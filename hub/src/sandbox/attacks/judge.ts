/** Whether an attack reached its goal, from what was seen of it: the same question in every configuration. */
import type { Attack } from './attack.ts';

export interface Observed {
  /** What it answered, or how it failed, and its log lines. */
  readonly text: string;
  /** What the next script answered. */
  readonly next: string;
  /** The calls that the gate saw, each as JSON text. */
  readonly calls: readonly string[];
  /** It ended, by itself or by a limit, in the time that it had. */
  readonly ended: boolean;
}

export function hasSucceeded({ goal = 'flag' }: Attack, { text, next, calls, ended }: Observed, flag: string): boolean {
  switch (goal) {
    case 'flag':
      return [text, next, ...calls].some((seen) => seen.includes(flag));
    case 'admin-call':
      return calls.some((call) => call.includes('"integration":"admin"'));
    case 'second-args':
      return calls.some((call) => call.includes('"second"'));
    case 'changed-next':
      return next === 'changed';
    case 'late-call':
      return calls.some((call) => call.includes('"method":"late"'));
    case 'endless':
      return !ended;
  }
}
