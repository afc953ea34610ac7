/** `approvals`: calls that wait for a person, and the person's decision. */
import { ActionDetails, ActionList, ActionSummary, AlwaysList, RevealedArguments } from '@sallyport/hub/approvals-api';
import { visibleJson } from '@sallyport/hub/plain-text';
import type { z } from 'zod';
import type { Action } from '../actions.ts';
import { sallyportCommand } from '../as-typed.ts';
import { isPassphraseSet } from '../operator/choose-passphrase.ts';
import { createAskHub } from '../operator/hub-request.ts';
import { type OperatorTerminal, operatorTerminal, withPassphrase } from '../operator/passphrase-session.ts';
import { actionLine, isDecidable, renderAction } from '../operator/render-action.ts';
import { watchHub } from '../operator/watch-hub.ts';
import { readOptions } from '../options.ts';
import type { Project } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';

export const help = `sallyport approvals list | show ID | approve ID | reject ID | watch | always | revoke KIND   [--json] [--project NAME]

  list          the calls that wait for a person
  show ID       all that is known of one: arguments (masked; --reveal shows the real ones), script, what it would
                change; of one that is decided what became of it, who decided, and why
  approve ID    shows it, asks, and approves exactly what was shown; --always: calls of its kind are not asked about any more
  reject ID     refuses it; --reason TEXT is told to the model
  watch         prints every change as it happens, until Ctrl-C
  always        the kinds of call that are always allowed
  revoke KIND   takes one of them back

Each of them asks for the passphrase, in a terminal only. --json prints JSON, one value a line. Exit codes: 0 done; 1 not
done, or the approved call failed; 2 not understood.`;

/** What each takes, and what the passphrase is asked for. */
const ACTIONS: { readonly [action: string]: Action & { readonly what: string } } = {
  list: { flags: ['json'], what: 'to list what waits' },
  show: { words: ['ID'], flags: ['json', 'reveal'], what: 'to see this call' },
  approve: { words: ['ID'], flags: ['json', 'always'], what: 'to see and approve this call' },
  reject: { words: ['ID'], flags: ['json', 'reason'], what: 'to reject this call' },
  watch: { flags: ['json'], what: 'to watch' },
  always: { flags: ['json'], what: 'to list what is always allowed' },
  revoke: { words: ['KIND'], flags: ['json'], what: 'to take this back' },
};

interface Session {
  readonly project: Project;
  get<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  post<T>(path: string, body: object, schema: z.ZodType<T>): Promise<T>;
  watch(path: string, onData: (data: string) => void): Promise<void>;
  readonly terminal: OperatorTerminal;
  /** As JSON where that is asked for, else as the text. */
  print(value: unknown, text: () => string): void;
}

export async function approvals(
  args: readonly string[],
  run: RunCommand = runCommand,
  terminal: OperatorTerminal = operatorTerminal(),
): Promise<number> {
  const accepted = { command: 'approvals', actions: ACTIONS };
  const { project, last, words, json, reveal, always, reason } = await readOptions(args, process.env, accepted);
  const [action = '', word = ''] = words;
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  if (!terminal.isTerminal) {
    progress('This is for a person, who types the passphrase in a terminal. Nothing was shown or decided.');
    return 1;
  }
  const askHub = createAskHub(project, last.mode, run);
  if (!(await isPassphraseSet(askHub))) {
    progress(`No passphrase is set yet. Set one first: ${sallyportCommand(project, 'passphrase')}`);
    return 1;
  }
  let exitCode = 0;
  const asked = await withPassphrase(askHub, terminal.ask, ACTIONS[action]?.what ?? '', async (token) => {
    const session: Session = {
      project,
      get: (path, schema) => askHub({ method: 'GET', path, token }, schema),
      post: (path, body, schema) => askHub({ method: 'POST', path, body, token }, schema),
      watch: (path, onData) => watchHub({ project, mode: last.mode, run }, { path, token }, onData),
      terminal,
      print: (value, text) => say(json ? visibleJson(value) : text()),
    };
    exitCode = await perform(session, action, word, { reveal, always, reason });
  });
  return asked === 0 ? exitCode : asked;
}

interface Wanted {
  readonly reveal: boolean;
  readonly always: boolean;
  readonly reason: string | undefined;
}

async function perform(
  session: Session,
  action: string,
  word: string,
  { reveal, always, reason }: Wanted,
): Promise<number> {
  const path = `/api/approvals/${encodeURIComponent(word)}`;
  switch (action) {
    case 'list': {
      const { actions } = await session.get('/api/approvals', ActionList);
      session.print(actions, () => actions.map(actionLine).join('\n') || 'Nothing waits for a decision.');
      return 0;
    }
    case 'show': {
      const shown = await session.get(path, ActionDetails);
      const real = reveal ? (await session.post(`${path}/reveal`, {}, RevealedArguments)).arguments : shown.arguments;
      session.print({ ...shown, arguments: real }, () => renderAction(session.project, shown, real));
      return 0;
    }
    case 'approve':
      return approve(session, path, always);
    case 'reject': {
      const rejected = await session.post(`${path}/reject`, reason === undefined ? {} : { reason }, ActionSummary);
      session.print(rejected, () => `Rejected: ${actionLine(rejected)}`);
      return 0;
    }
    case 'watch':
      await session.watch('/api/approvals/events', (data) => {
        const event = ActionSummary.parse(JSON.parse(data));
        session.print(event, () => actionLine(event));
      });
      progress('The hub ended the watch: it stopped, or the session is over.');
      return 1;
    case 'revoke':
      await session.post('/api/approvals/always/revoke', { kind: word }, AlwaysList);
      session.print({ revoked: word }, () => 'Calls of this kind are asked about again.');
      return 0;
    default: {
      const { kinds } = await session.get('/api/approvals/always', AlwaysList);
      const text = () =>
        kinds.map(({ kind, surface }) => `${visibleJson(kind).slice(1, -1)}  (decided at ${surface})`).join('\n');
      session.print(kinds, () => text() || 'No kind of call is always allowed.');
      return 0;
    }
  }
}

/** Shows the call, and approves what was shown once the person has seen it. */
async function approve(session: Session, path: string, always: boolean): Promise<number> {
  const shown = await session.get(path, ActionDetails);
  progress(renderAction(session.project, shown));
  if (!isDecidable(shown)) {
    progress('Nothing was approved: there is nothing left to decide.');
    return 1;
  }
  if (always && !shown.mayBeAlways) {
    progress('Calls of this kind are always asked about. Approve it without --always.');
    return 1;
  }
  const forEver = always ? ', and every call of its kind from now on' : '';
  const answer = await session.terminal.ask(`Approve exactly this${forEver}? Type yes (what you type is not shown): `);
  if (answer?.trim().toLowerCase() !== 'yes') {
    progress('Nothing was approved.');
    return 1;
  }
  const approved = await session.post(`${path}/approve`, { hash: shown.hash, always }, ActionSummary);
  session.print(approved, () => actionLine(approved));
  return approved.state === 'failed' ? 1 : 0;
}
