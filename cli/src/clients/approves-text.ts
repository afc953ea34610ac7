/** What the user of a client may decide, as the operator types it and reads it. */
import { visibleJson } from '@sallyport/hub/plain-text';
import { UsageError } from '../usage-error.ts';

/** As it is typed. */
export type Approves = 'elicitation' | 'nothing';

export const APPROVES = 'its user decides about calls that wait (elicitation)';

/** @throws UsageError for any other word. */
export function readApproves(typed: string | undefined): Approves | undefined {
  if (typed === undefined || typed === 'elicitation' || typed === 'nothing') return typed;
  throw new UsageError(`--approves ${typed}: write --approves elicitation, or --approves nothing to take it back.`);
}

/** What is typed or stored; anything but the one word there is says no. */
export function approvesInWords(word: unknown): string {
  if (word === 'elicitation') return APPROVES;
  if (word === 'nothing') return 'its user decides about nothing';
  return `ITS USER DECIDES ABOUT NOTHING: "approves" can't be ${visibleJson(word).slice(0, 80)}`;
}
