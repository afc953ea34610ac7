/** `passphrase`: sets the operator's passphrase, or changes it. */
import { choosePassphrase, isPassphraseSet } from '../operator/choose-passphrase.ts';
import { chooseFirstPassphrase } from '../operator/first-passphrase.ts';
import { type AskHub, createAskHub } from '../operator/hub-request.ts';
import type { Ask } from '../operator/passphrase-prompt.ts';
import { type OperatorTerminal, operatorTerminal } from '../operator/passphrase-session.ts';
import { readOptions } from '../options.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';

export const help = `sallyport passphrase [--project NAME]

Sets the passphrase of the operator, which every decision takes (approving calls, accepting what changed, clients and
what they may use), or changes it, which takes the old one. In a terminal only; what is typed is not shown. The first one
can also be set in the browser, by a link that is printed, works once, and is good for 15 minutes. Only a hash is kept,
by the hub.`;

export async function passphrase(
  args: readonly string[],
  run: RunCommand = runCommand,
  terminal: OperatorTerminal = operatorTerminal(),
): Promise<number> {
  const { project, last } = await readOptions(args, process.env, { flags: [] });
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  if (!terminal.isTerminal) {
    progress('A passphrase is chosen in a terminal only, by a person. Nothing was changed.');
    return 1;
  }
  const askHub = createAskHub(project, last.mode, run);
  const isChosen = (await isPassphraseSet(askHub))
    ? await changePassphrase(askHub, terminal.ask)
    : await chooseFirstPassphrase(askHub, terminal.ask, last.port);
  if (isChosen) say('The passphrase is set.');
  else progress('Nothing was changed.');
  return isChosen ? 0 : 1;
}

async function changePassphrase(askHub: AskHub, ask: Ask): Promise<boolean> {
  const old = await ask('The passphrase as it is now: ');
  return old !== undefined && old !== '' && (await choosePassphrase(askHub, ask, old));
}
