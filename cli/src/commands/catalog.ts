/** `catalog`: which tools are in force, what of them changed, and the operator's decision on that. */
import { counted } from '@sallyport/hub/counted';
import { Changes, type IntegrationState, TrustDecision } from '@sallyport/hub/operator-api';
import { visibleJson } from '@sallyport/hub/plain-text';
import { type Action, misused } from '../actions.ts';
import { sallyportCommand } from '../as-typed.ts';
import { choosePassphrase, isPassphraseSet } from '../operator/choose-passphrase.ts';
import { type AskHub, createAskHub } from '../operator/hub-request.ts';
import { type OperatorTerminal, operatorTerminal, undecided, withPassphrase } from '../operator/passphrase-session.ts';
import { renderChanges } from '../operator/render-changes.ts';
import { readOptions } from '../options.ts';
import type { Project } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { UsageError } from '../usage-error.ts';

export const help = `sallyport catalog list | diff NAME | accept NAME | trust NAME vetted|byo | refresh [NAME]   [--project NAME]

  list          the integrations: how far each is trusted, its tools, and whether changes wait for a decision
  diff NAME     shows what changed of an integration's tools and documents since they were accepted
  accept NAME   shows it, asks for the passphrase, and accepts exactly what was shown; in a terminal only
  trust NAME …  says how far an integration's word on its tools goes: vetted, its changes are taken over from now on; byo,
                they wait for you. Asks for the passphrase; in a terminal only
  refresh       asks the workers, or the one of this integration, for their tools and documents anew, and lists them

What an integration offers is accepted as it is when it first answers. That of a worker that this project does not ship
is held to it: a tool that changes, or comes later, is neither found nor called until it is accepted, and of skills and
OpenAPI documents the accepted ones are served.`;

const ACTIONS: { readonly [action: string]: Action & { readonly decides?: true } } = {
  list: {},
  diff: { words: ['NAME'] },
  accept: { words: ['NAME'], decides: true },
  trust: { words: ['NAME', 'vetted|byo'], decides: true },
  refresh: { words: ['[NAME]'] },
};

export async function catalog(
  args: readonly string[],
  run: RunCommand = runCommand,
  terminal: OperatorTerminal = operatorTerminal(),
): Promise<number> {
  const accepted = { command: 'catalog', actions: ACTIONS };
  const { project, last, words } = await readOptions(args, process.env, accepted);
  const [action = '', name, given] = words;
  const trust = readTrust(given);
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  if (ACTIONS[action]?.decides === true && !terminal.isTerminal) {
    progress('This is decided in a terminal only, by a person who sees it. Nothing was changed.');
    return 1;
  }
  const askHub = createAskHub(project, last.mode, run);
  const { integrations } = await (action === 'refresh'
    ? askHub({ method: 'POST', path: '/api/refresh', body: name === undefined ? {} : { integration: name } }, Changes)
    : askHub({ method: 'GET', path: '/api/changes' }, Changes));
  const integration = integrations.find((one) => one.name === name);
  if (name !== undefined && integration === undefined)
    throw new UsageError(
      `There is no integration "${name}". There are: ${integrations.map((one) => one.name).join(', ')}`,
    );
  if (integration === undefined || action === 'refresh') {
    const shown = integration === undefined ? integrations : [integration];
    say(shown.map((one) => line(one, project)).join('\n') || 'There is no integration.');
    return 0;
  }
  if (trust !== undefined) {
    const body = { integration: integration.name, trust };
    const done = `${integration.name} is ${trust} from now on.`;
    return decide(askHub, terminal, `to call ${integration.name} ${trust}`, { path: '/api/trust', body, done });
  }
  say(renderChanges(integration));
  if (action === 'diff' || integration.pending === undefined) return 0;
  return decide(askHub, terminal, `to accept these changes of ${integration.name}`, {
    path: '/api/changes/accept',
    body: { integration: integration.name, state: integration.pending.state },
    done: `Accepted. What ${integration.name} offers is in force as shown.`,
  });
}

/** @throws UsageError for a word that says no trust. */
function readTrust(given: string | undefined) {
  const { data, success } = TrustDecision.shape.trust.optional().safeParse(given);
  if (success) return data;
  throw misused(
    'catalog',
    `An integration is vetted or byo, not "${given}": bin/sallyport catalog trust NAME vetted|byo`,
  );
}

interface Decision {
  readonly path: string;
  readonly body: object;
  /** Said when it is made. */
  readonly done: string;
}

/** Has a passphrase chosen first where there is none. */
async function decide(askHub: AskHub, { ask }: OperatorTerminal, what: string, decision: Decision): Promise<number> {
  if (!(await isPassphraseSet(askHub))) {
    progress('No passphrase is set yet. Choose the one that decisions will take from now on.');
    if (!(await choosePassphrase(askHub, ask, undefined))) return undecided();
  }
  const { path, body, done } = decision;
  return withPassphrase(askHub, ask, what, async (token) => {
    await askHub({ method: 'POST', path, body, token }, Changes);
    say(done);
  });
}

function line(
  { name, trust, state, tools: count, held, revision = '-', pending, lastError }: IntegrationState,
  project: Project,
): string {
  const changes =
    pending === undefined
      ? ''
      : `; changes wait for a decision: ${sallyportCommand(project, `catalog accept ${name}`)}`;
  const heldTools = held === 0 ? '' : `, ${held} held`;
  const error = lastError === undefined ? '' : ` (${visibleJson(lastError)})`;
  return `${name}  ${trust}  ${state}${error}  ${counted(count, 'tool')}${heldTools}  revision ${revision}${changes}`;
}
