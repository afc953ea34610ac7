/** Asks the operator for a passphrase while there is none, as `up` does at its end; nothing else depends on the answer. */
import { isTerminal } from '../clients/connect-hint.ts';
import { progress } from '../say.ts';
import { choosePassphrase, isPassphraseSet } from './choose-passphrase.ts';
import type { AskHub } from './hub-request.ts';
import { createPassphrasePrompt } from './passphrase-prompt.ts';

/** In a terminal; elsewhere it says only where one can be set. */
export async function offerPassphrase(askHub: AskHub): Promise<void> {
  try {
    if (await isPassphraseSet(askHub)) return;
    if (!isTerminal()) {
      progress('No passphrase is set for decisions of the operator. In a terminal: bin/sallyport passphrase');
      return;
    }
    progress(
      '\nDecisions, such as accepting tools that changed, take a passphrase. Choose one now (Enter alone: later).',
    );
    const isChosen = await choosePassphrase(askHub, createPassphrasePrompt(), undefined);
    progress(isChosen ? 'The passphrase is set.' : 'None was set. Later: bin/sallyport passphrase');
  } catch (error) {
    progress(`The passphrase was not set: ${error instanceof Error ? error.message : String(error)}`);
  }
}
