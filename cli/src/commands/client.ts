/** `client`: who may connect. Tokens are shown once, in a terminal, and never kept. */
import { addClient, listClients, removeClient } from '../clients/clients-file.ts';
import { connectWithToken, isTerminal } from '../clients/connect-hint.ts';
import { acceptsToken } from '../clients/token-check.ts';
import { readOptions } from '../options.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { UsageError } from '../usage-error.ts';

export const help = `sallyport client add NAME | list | remove NAME   [--project NAME]

  add      makes a client token and prints how to connect with it; in a terminal only
  list     names the clients and when they were added
  remove   takes a client's access away, within a second

Only the SHA-256 of a token is kept, so a token can't be shown again.`;

const NOT_YET_KNOWN =
  'The hub that runs does not accept this token yet; bin/sallyport status says how it is. If it stays so: make up.';

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
      'A client token is shown in a terminal only, so that it does not end up in a log or an output that is collected. Run this in a terminal. (That is no lock: whoever runs commands as this user can have one made. SECURITY.md says who is trusted.)',
    );
    return 1;
  }
  const token = await addClient(project, name);
  const isKnown = await acceptsToken(last.port, token);
  say(connectWithToken(project, last.port, token));
  if (isKnown === false) progress(NOT_YET_KNOWN);
  return 0;
}
