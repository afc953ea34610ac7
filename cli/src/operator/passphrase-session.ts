/** Has a person decide something in a terminal: the passphrase is asked for each time, and opens a session for that one decision. */
import { isTerminal } from '../clients/connect-hint.ts';
import { progress } from '../say.ts';
import { type AskHub, inSession } from './hub-request.ts';
import { type Ask, createPassphrasePrompt } from './passphrase-prompt.ts';

/** Where a person sits, or where none does. */
export interface OperatorTerminal {
  readonly isTerminal: boolean;
  readonly ask: Ask;
}

export function operatorTerminal(): OperatorTerminal {
  return { isTerminal: isTerminal(), ask: createPassphrasePrompt() };
}

/**
 * Asks for the passphrase that is set, and runs `work` with the token of a session. `what` ends the question: `to …`.
 * @returns The exit code: 1 where nothing was typed, and so nothing done.
 * @throws Error with the hub's words where it is not the passphrase.
 */
export async function withPassphrase(
  askHub: AskHub,
  ask: Ask,
  what: string,
  work: (token: string) => Promise<void>,
): Promise<number> {
  const passphrase = await ask(`Passphrase ${what} (Ctrl-C to leave it): `);
  if (passphrase === undefined || passphrase === '') return undecided();
  await inSession(askHub, passphrase, work);
  return 0;
}

export function undecided(): number {
  progress('Nothing was changed.');
  return 1;
}
