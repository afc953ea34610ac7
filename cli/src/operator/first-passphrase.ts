/** Has the operator set the first passphrase: in the terminal, or in the browser by a link that is printed to a terminal only. */
import { MadeLink } from '@sallyport/hub/operator-api';
import { sallyportCommand } from '../as-typed.ts';
import { isTerminal } from '../clients/connect-hint.ts';
import type { Project } from '../project.ts';
import { progress, say } from '../say.ts';
import { choosePassphrase, isPassphraseSet } from './choose-passphrase.ts';
import type { AskHub } from './hub-request.ts';
import { consoleAddress } from './operator-port.ts';
import { type Ask, createPassphrasePrompt } from './passphrase-prompt.ts';

/**
 * Prints the link, and asks. Only where a terminal stands at both ends: whoever reads the link chooses the passphrase.
 * @returns Whether one is set now, in whichever way.
 */
export async function chooseFirstPassphrase(askHub: AskHub, ask: Ask, port: number): Promise<boolean> {
  const { path, minutes } = await askHub({ method: 'POST', path: '/api/passphrase/link', body: {} }, MadeLink);
  say(
    `\nChoose a passphrase: with it you approve what a model wants to change, and nobody else can. Here (Enter alone: later),\nor in the browser, by a link that works once within ${minutes} minutes:\n\n  ${consoleAddress(port)}${path}\n`,
  );
  return (await choosePassphrase(askHub, ask, undefined)) || (await isPassphraseSet(askHub));
}

/** As `up` does at its end while there is none; nothing else depends on the answer. Without a terminal it says only where one can be set. */
export async function offerFirstPassphrase(askHub: AskHub, project: Project, port: number): Promise<void> {
  const later = sallyportCommand(project, 'passphrase');
  try {
    if (await isPassphraseSet(askHub)) return;
    if (!isTerminal()) {
      progress(`No passphrase is set, and without one nobody can approve what waits. In a terminal: ${later}`);
      return;
    }
    const isSet = await chooseFirstPassphrase(askHub, createPassphrasePrompt(), port);
    progress(isSet ? 'The passphrase is set.' : `None was set. By the link, or later: ${later}`);
  } catch (error) {
    progress(`The passphrase was not set: ${error instanceof Error ? error.message : String(error)}`);
  }
}
