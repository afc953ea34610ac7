/** `client`: who may connect. Tokens are shown once, in a terminal, and never kept. */

import { type Action, misused } from '../actions.ts';
import { makeUp, sallyportCommand } from '../as-typed.ts';
import { APPROVES, type Approves, approvesInWords, readApproves } from '../clients/approves-text.ts';
import {
  addClient,
  listClients,
  refuseNewName,
  refuseUnknownName,
  revokeClient,
  setGrant,
} from '../clients/clients-file.ts';
import { connectWithToken } from '../clients/connect-hint.ts';
import { readScope, scopeInWords, strangersIn, strangeToolsIn } from '../clients/scope-text.ts';
import { acceptsToken } from '../clients/token-check.ts';
import { isPassphraseSet } from '../operator/choose-passphrase.ts';
import { createAskHub } from '../operator/hub-request.ts';
import { type OperatorTerminal, operatorTerminal, withPassphrase } from '../operator/passphrase-session.ts';
import { readOptions, type SystemFile } from '../options.ts';
import type { Project } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';

export const help = `sallyport client add NAME [--scope SCOPE] [--approves elicitation] | scope NAME [--scope SCOPE] [--approves elicitation|nothing]
                     | list | revoke NAME   [--project NAME]

  add      makes a client token and prints how to connect with it; in a terminal only
  scope    changes what a client may use, or what its user decides, within a second; in a terminal only
  list     names the clients, when they were added, and what they may use
  revoke   takes a client's access away, within a second; its calls that wait for a person end

All but list ask the running hub's operator for the passphrase, each time, as soon as one is set (sallyport passphrase).

With --approves elicitation the user of the client may decide, in its own window, about calls that wait: never about what
destroys, runs commands or reveals secrets, nor about integrations that are not vetted. A client can answer in its user's
place: grant it to one that you trust not to. --approves nothing takes it back.

A client without a scope may use everything. SCOPE, in quotes because a shell gives # and & a meaning of its own:
  '#server=gitlab&server=demo'                 these integrations
  '#tool=gitlab.listIssues&tool=demo.add'      these tools, as scripts call them or by their wire names
  '#server=gitlab&tool=gitlab.listIssues'      with both, what passes both

Only the SHA-256 of a token is kept, so a token can't be shown again.`;

export async function client(
  args: readonly string[],
  run: RunCommand = runCommand,
  terminal: OperatorTerminal = operatorTerminal(),
): Promise<number> {
  const accepted = { command: 'client', actions: ACTIONS };
  const { project, last, scope: typed, given, words } = await readOptions(args, process.env, accepted);
  const [action = '', name = ''] = words;
  const takesScope = action === 'add' || action === 'scope';
  if (action === 'scope' && typed === undefined && !given.has('approves'))
    throw misused('client', `client scope ${name} needs --scope or --approves: what is to be changed.`);
  const scope = readScope(typed);
  const approves = readApproves(given.get('approves'));
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  // Before the passphrase is asked for; the change itself looks again.
  const clients = await listClients(project);
  if (action === 'add') refuseNewName(project, clients, name);
  else if (action !== 'list') refuseUnknownName(clients, name);
  if (takesScope) {
    const askHub = createAskHub(project, last.mode, run);
    for (const stranger of await strangersIn(project, scope)) progress(stranger);
    for (const stranger of await strangeToolsIn(askHub, scope)) progress(stranger);
  }
  const act = ACTIONS[action]?.act ?? list;
  return act({ project, last, name, scope, approves, run, terminal });
}

interface Asked {
  readonly project: Project;
  readonly last: SystemFile;
  readonly name: string;
  /** Undefined where it is not to be changed. */
  readonly scope: string | undefined;
  readonly approves: Approves | undefined;
  readonly run: RunCommand;
  readonly terminal: OperatorTerminal;
}

const ACTIONS: { readonly [action: string]: Action & { readonly act: (asked: Asked) => Promise<number> } } = {
  add: { words: ['NAME'], flags: ['scope', 'approves'], act: add },
  scope: { words: ['NAME'], flags: ['scope', 'approves'], act: changeScope },
  list: { act: list },
  revoke: { words: ['NAME'], act: revoke },
};

async function add(asked: Asked): Promise<number> {
  const { project, last, name, scope, approves, terminal } = asked;
  if (!terminal.isTerminal) {
    progress(
      'A client token is shown in a terminal only, so that it does not end up in a log or an output that is collected. Run this in a terminal. (That is no lock: whoever runs commands as this user can have one made. SECURITY.md says who is trusted.)',
    );
    return 1;
  }
  return decided(
    asked,
    `to add the client "${name}", which ${scopeInWords(scope)}${approves === 'elicitation' ? `, and ${APPROVES}` : ''}`,
    async () => {
      const token = await addClient(project, name, { scope, approves });
      const isKnown = await acceptsToken(last.port, token);
      say(connectWithToken(project, last.port, name, token));
      if (isKnown === false) progress(notYetKnown(project));
    },
  );
}

async function changeScope(asked: Asked): Promise<number> {
  const { project, name, scope, approves, terminal } = asked;
  if (!terminal.isTerminal) {
    progress('What a client may use is changed in a terminal only. Run this in a terminal.');
    return 1;
  }
  const change = [
    ...(scope === undefined ? [] : [scopeInWords(scope)]),
    ...(approves === undefined ? [] : [approvesInWords(approves)]),
  ].join(', and ');
  return decided(asked, `to change the client "${name}": ${change}`, async () => {
    await setGrant(project, name, { scope, approves });
    say(`The client "${name}": ${change}.`);
  });
}

async function list({ project }: Asked): Promise<number> {
  const lines = (await listClients(project)).map(
    ({ name, createdAt, scope, approves }) =>
      `${name}  added ${createdAt}  ${scopeInWords(scope)}${approves === undefined ? '' : `, ${approvesInWords(approves)}`}`,
  );
  say(lines.join('\n') || 'There is no client yet.');
  return 0;
}

async function revoke(asked: Asked): Promise<number> {
  const { project, name } = asked;
  return decided(asked, `to revoke the access of the client "${name}"`, async () => {
    await revokeClient(project, name);
    say(`The client "${name}" has no access any more, and what it left waiting for a person ends.`);
  });
}

function notYetKnown(project: Project): string {
  return `The hub that runs does not accept this token yet; ${sallyportCommand(project, 'status')} says how it is. If it stays so: ${makeUp(project)}.`;
}

/** Makes a change of who may do what: with the passphrase where one is set, which only the running hub can tell. */
async function decided(
  { project, last, run, terminal }: Asked,
  what: string,
  change: () => Promise<void>,
): Promise<number> {
  const askHub = createAskHub(project, last.mode, run);
  if (await isPassphraseSet(askHub)) {
    if (terminal.isTerminal) return withPassphrase(askHub, terminal.ask, what, change);
    progress('This takes the passphrase, which is typed in a terminal. Run this in a terminal. Nothing was changed.');
    return 1;
  }
  progress(
    `No passphrase is set, so this is done unasked. To be asked from now on: ${sallyportCommand(project, 'passphrase')}`,
  );
  await change();
  return 0;
}
