/** What is said of an integration that the system has and does not run, to whoever asks for it. */

import { operatorCommand } from '../operator-command.ts';
import { splitWords } from './search/split-words.ts';

/** One sentence without its full stop: what is wrong, and who can do what about it. */
export function notSetUpNote(name: string): string {
  return `${name} is known here but not set up, so nothing of it can be called; the operator sees what is missing with ${operatorCommand('status')} and starts it with ${operatorCommand('up')}`;
}

/** Those of the integrations that a text names, in any spelling. */
export function namedIn(text: string, integrations: readonly string[]): readonly string[] {
  const spoken = spelled(text);
  return integrations.filter((name) => spoken.includes(spelled(name)));
}

function spelled(text: string): string {
  return ` ${splitWords(text).join(' ')} `;
}
