/** Commands that do several things: `approvals list`, `approvals show ID`. Says of a command line that is none of them what is wrong with it. */
import { nearestNames } from '@sallyport/hub/nearest-name';
import type { FlagName } from './flags.ts';
import { UsageError } from './usage-error.ts';

export interface Action {
  /** The words it takes beside its own name; one that may be left out stands in square brackets. */
  readonly words?: readonly string[];
  /** Beside --project. */
  readonly flags?: readonly FlagName[];
}

export interface ActionsOf {
  readonly command: string;
  readonly actions: { readonly [name: string]: Action };
}

/** @throws UsageError where the first word names none. */
export function actionNamed({ command, actions }: ActionsOf, [name]: readonly string[]): Action {
  const names = Object.keys(actions);
  const action = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action !== undefined) return action;
  const there = `There are: ${names.map((one) => `${command} ${one}`).join(', ')}.`;
  if (name === undefined) throw misused(command, `${command} needs to be told what to do. ${there}`);
  const [nearest] = nearestNames(name, names, 1);
  const meant = nearest === undefined ? there : `Did you mean "${command} ${nearest}"?`;
  throw misused(command, `There is no "${command} ${name}". ${meant}`);
}

/** @throws UsageError where there are too few or too many words; the first one names the action. */
export function checkWords({ command }: ActionsOf, { words = [] }: Action, [name, ...given]: readonly string[]): void {
  const needed = words.filter((word) => !word.startsWith('['));
  const form = `bin/sallyport ${[command, name, ...words].join(' ')}`;
  if (given.length < needed.length)
    throw misused(command, `${command} ${name} needs ${needed.slice(given.length).join(' and ')}: ${form}`);
  if (given.length > words.length)
    throw misused(command, `"${given.slice(words.length).join(' ')}" is too much for ${command} ${name}: ${form}`);
}

/** What is wrong, and where all of the command is explained. */
export function misused(command: string, problem: string): UsageError {
  return new UsageError(`${problem}\nHelp: bin/sallyport ${command} --help`);
}
