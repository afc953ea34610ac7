/** `client`: who may connect. Tokens are shown once, to a person, and never kept. */
import { addClient, listClients, removeClient } from '../clients/clients-file.ts';
import { connectWithToken, isTerminal } from '../clients/connect-hint.ts';
import { readOptions } from '../options.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { UsageError } from '../usage-error.ts';

export const help = `sallyport client add NAME | list | remove NAME   [--project NAME]

  add      makes a client token and prints how to connect with it; in a terminal only
  list     names the clients and when they were added
  remove   takes a client's access away, within a second

Only the SHA-256 of a token is kept, so a token can't be shown again.`;

export async function client(args: readonly string[], atTerminal = isTerminal()): Promise<number> {
  const { project, last, words } = await readOptions(args, process.env, { flags: [], words: true });
  const [action, name, ...surplus] = words;
  if (surplus.length > 0 || (action === 'list' && name !== undefined)) throw new UsageError(help);
  if (!['add', 'list', 'remove'].includes(action ?? '')) throw new UsageError(help);
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  if (action === 'list') {
    const clients = await listClients(project);
    say(clients.map((one) => `${one.name}  added ${one.createdAt}`).join('\n') || 'There is no client yet.');
    return 0;
  }
  if (name === undefined) throw new UsageError(help);
  if (action === 'remove') {
    await removeClient(project, name);
    say(`The client "${name}" has no access any more.`);
    return 0;
  }
  if (!atTerminal) {
    progress(
      'A client token is shown to a person only, so that no program reads it from an output: run this in a terminal.',
    );
    return 1;
  }
  say(connectWithToken(project, last.port, await addClient(project, name)));
  return 0;
}
