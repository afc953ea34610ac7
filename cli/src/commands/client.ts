/** `client`: who may connect. Tokens are shown once, in a terminal, and never kept. */
import { addClient, listClients, removeClient, setScope } from '../clients/clients-file.ts';
import { connectWithToken, isTerminal } from '../clients/connect-hint.ts';
import { readScope, scopeInWords, strangersIn } from '../clients/scope-text.ts';
import { acceptsToken } from '../clients/token-check.ts';
import { type Accepted, readOptions } from '../options.ts';
import type { Project } from '../project.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { UsageError } from '../usage-error.ts';

export const help = `sallyport client add NAME [--scope SCOPE] | scope NAME --scope SCOPE | list | remove NAME   [--project NAME]

  add      makes a client token and prints how to connect with it; in a terminal only
  scope    changes what a client may use, within a second; in a terminal only
  list     names the clients, when they were added, and what they may use
  remove   takes a client's access away, within a second

A client without a scope may use everything. SCOPE, in quotes because a shell gives # and & a meaning of its own:
  '#server=gitlab&server=demo'                 these integrations
  '#tool=gitlab.listIssues&tool=demo.add'      these tools, as scripts call them or by their wire names
  '#server=gitlab&tool=gitlab.listIssues'      with both, what passes both

Only the SHA-256 of a token is kept, so a token can't be shown again.`;

const NOT_YET_KNOWN =
  'The hub that runs does not accept this token yet; bin/sallyport status says how it is. If it stays so: make up.';

export async function client(args: readonly string[], atTerminal = isTerminal()): Promise<number> {
  const accepted: Accepted = { flags: ['scope'], words: true };
  const { project, last, scope: typed, words } = await readOptions(args, process.env, accepted);
  const [action = '', name, ...surplus] = words;
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  const takesScope = action === 'add' || action === 'scope';
  if (run === undefined || surplus.length > 0 || (name === undefined) !== (action === 'list'))
    throw new UsageError(help);
  if (typed === undefined ? action === 'scope' : !takesScope) throw new UsageError(help);
  const scope = readScope(typed);
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  if (takesScope) for (const stranger of await strangersIn(project, scope)) progress(stranger);
  return run({ project, port: last.port, name: name ?? '', scope, atTerminal });
}

interface Asked {
  readonly project: Project;
  readonly port: number;
  readonly name: string;
  readonly scope: string | undefined;
  readonly atTerminal: boolean;
}

const ACTIONS: { readonly [action: string]: (asked: Asked) => Promise<number> } = {
  add,
  scope: changeScope,
  list,
  remove,
};

async function add({ project, port, name, scope, atTerminal }: Asked): Promise<number> {
  if (!atTerminal) {
    progress(
      'A client token is shown in a terminal only, so that it does not end up in a log or an output that is collected. Run this in a terminal. (That is no lock: whoever runs commands as this user can have one made. SECURITY.md says who is trusted.)',
    );
    return 1;
  }
  const token = await addClient(project, name, scope);
  const isKnown = await acceptsToken(port, token);
  say(connectWithToken(project, port, token));
  if (isKnown === false) progress(NOT_YET_KNOWN);
  return 0;
}

async function changeScope({ project, name, scope, atTerminal }: Asked): Promise<number> {
  if (!atTerminal) {
    progress('What a client may use is changed in a terminal only. Run this in a terminal.');
    return 1;
  }
  await setScope(project, name, scope);
  say(`The client "${name}" ${scopeInWords(scope)}.`);
  return 0;
}

async function list({ project }: Asked): Promise<number> {
  const lines = (await listClients(project)).map(
    ({ name, createdAt, scope }) => `${name}  added ${createdAt}  ${scopeInWords(scope)}`,
  );
  say(lines.join('\n') || 'There is no client yet.');
  return 0;
}

async function remove({ project, name }: Asked): Promise<number> {
  await removeClient(project, name);
  say(`The client "${name}" has no access any more.`);
  return 0;
}
