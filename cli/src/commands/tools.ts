/** `tools`: which tools are in force, what of them changed, and the operator's decision on that. */
import { Changes, type IntegrationState, TrustDecision } from '@sallyport/hub/operator-api';
import { visibleJson } from '@sallyport/hub/plain-text';
import { isTerminal } from '../clients/connect-hint.ts';
import { choosePassphrase, isPassphraseSet } from '../operator/choose-passphrase.ts';
import { type AskHub, createAskHub, inSession } from '../operator/hub-request.ts';
import { type Ask, createPassphrasePrompt } from '../operator/passphrase-prompt.ts';
import { renderChanges } from '../operator/render-changes.ts';
import { readOptions } from '../options.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { UsageError } from '../usage-error.ts';

export const help = `sallyport tools [diff NAME | accept NAME | trust NAME vetted|byo] [--refresh] [--project NAME]

  (alone)       lists the integrations: how far each is trusted, its tools, and whether changes wait for a decision
  diff NAME     shows what changed of an integration's tools since they were accepted
  accept NAME   shows it, asks for the passphrase, and accepts exactly what was shown; in a terminal only

  trust NAME …  says how far an integration's word on its tools goes: vetted, its changes are taken over from now on; byo,
                they wait for you. Asks for the passphrase; in a terminal only

  --refresh     asks the workers for their tools anew, first

The tools of an integration are accepted as they are when it first answers. Those of a worker that this project does not
ship are held to that: a tool that changes, or comes later, is neither found nor called until it is accepted.`;

export interface OperatorTerminal {
  readonly isTerminal: boolean;
  readonly ask: Ask;
}

export async function tools(
  args: readonly string[],
  run: RunCommand = runCommand,
  terminal: OperatorTerminal = { isTerminal: isTerminal(), ask: createPassphrasePrompt() },
): Promise<number> {
  const { project, last, words, refresh } = await readOptions(args, process.env, { flags: ['refresh'], words: true });
  const [action = 'list', name, given, ...surplus] = words;
  const trust = TrustDecision.shape.trust.safeParse(given).data;
  const isKnown =
    ['list', 'diff', 'accept', 'trust'].includes(action) && (action === 'trust') === (given !== undefined);
  if (
    !isKnown ||
    surplus.length > 0 ||
    (action === 'trust' && trust === undefined) ||
    (action === 'list') !== (name === undefined)
  )
    throw new UsageError(help);
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  if ((action === 'accept' || action === 'trust') && !terminal.isTerminal) {
    progress('This is decided in a terminal only, by a person who sees it. Nothing was changed.');
    return 1;
  }
  const askHub = createAskHub(project, last.mode, run);
  const { integrations } = await readChanges(askHub, refresh, name);
  if (name === undefined) {
    say(integrations.map(line).join('\n') || 'There is no integration.');
    return 0;
  }
  const integration = integrations.find((one) => one.name === name);
  if (integration === undefined)
    throw new UsageError(
      `There is no integration "${name}". There are: ${integrations.map((one) => one.name).join(', ')}`,
    );
  if (trust !== undefined) {
    const decision = { path: '/api/trust', body: { integration: name, trust } };
    return decide(askHub, terminal.ask, `to call ${name} ${trust}`, decision, `${name} is ${trust} from now on.`);
  }
  say(renderChanges(integration));
  if (action === 'diff' || integration.pending === undefined) return 0;
  const body = { integration: name, state: integration.pending.state };
  const done = `Accepted. The tools of ${name} are in force as shown.`;
  return decide(
    askHub,
    terminal.ask,
    `to accept these changes of ${name}`,
    { path: '/api/changes/accept', body },
    done,
  );
}

function readChanges(askHub: AskHub, refresh: boolean, integration: string | undefined): Promise<Changes> {
  if (!refresh) return askHub({ method: 'GET', path: '/api/changes' }, Changes);
  const body = integration === undefined ? {} : { integration };
  return askHub({ method: 'POST', path: '/api/refresh', body }, Changes);
}

/** Asks for the passphrase, has one chosen first where there is none, and sends the decision in a session of its own. */
async function decide(
  askHub: AskHub,
  ask: Ask,
  what: string,
  decision: { readonly path: string; readonly body: object },
  done: string,
): Promise<number> {
  if (!(await isPassphraseSet(askHub))) {
    progress('No passphrase is set yet. Choose the one that decisions will take from now on.');
    if (!(await choosePassphrase(askHub, ask, undefined))) return undecided();
  }
  const passphrase = await ask(`Passphrase ${what} (Ctrl-C to leave it): `);
  if (passphrase === undefined || passphrase === '') return undecided();
  await inSession(askHub, passphrase, (token) => askHub({ method: 'POST', ...decision, token }, Changes));
  say(done);
  return 0;
}

function undecided(): number {
  progress('Nothing was changed.');
  return 1;
}

function line({
  name,
  trust,
  state,
  tools: count,
  held,
  revision = '-',
  pending,
  lastError,
}: IntegrationState): string {
  const changes = pending === undefined ? '' : `; changes wait for a decision: bin/sallyport tools accept ${name}`;
  const heldTools = held === 0 ? '' : `, ${held} held`;
  const error = lastError === undefined ? '' : ` (${visibleJson(lastError)})`;
  return `${name}  ${trust}  ${state}${error}  ${count} tools${heldTools}  revision ${revision}${changes}`;
}
