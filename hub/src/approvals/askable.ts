/** Whether a question can stand for a call: its person has to see all that is decided on. What can't be shown is left to the operator, who can have it revealed. */
import { decoded } from '../privacy/encoded-text.ts';
import { MASK_KINDS, SENSITIVITY } from '../privacy/kinds.ts';
import { pauseFor } from '../privacy/pause.ts';
import { TOKEN_PATTERN } from '../privacy/token.ts';
import type { Unanswered } from './ask.ts';
import { indentedJson } from './indented-json.ts';
import { MAX_ARGUMENTS_CHARS } from './prompt.ts';

/** Kinds of values that open something. */
const SECRETS: ReadonlySet<string> = new Set(MASK_KINDS.filter((kind) => SENSITIVITY[kind] === 'secret'));

/**
 * Why nobody is asked about a call with these arguments; undefined where it may be. `shownArgs`: JSON, masked.
 * `too-long`: the one field that matters could stand behind the cut; `secret`: a token says nothing of what it stands for.
 */
export async function whyNotAskable(
  shownArgs: string,
): Promise<Extract<Unanswered, 'too-long' | 'secret'> | undefined> {
  // Indented it is longer still.
  if (shownArgs.length > MAX_ARGUMENTS_CHARS) return 'too-long';
  const texts: string[] = [];
  const args: unknown = JSON.parse(shownArgs, (key, value: unknown) => {
    texts.push(key, ...(typeof value === 'string' ? [value] : []));
    return value;
  });
  if (!indentedJson(args, MAX_ARGUMENTS_CHARS).isWhole) return 'too-long';
  const pause = pauseFor(args);
  for (const text of texts) {
    const inside = await decoded(text, pause);
    if (holdsSecret(text) || (inside.kind === 'text' && holdsSecret(inside.text))) return 'secret';
  }
  return undefined;
}

function holdsSecret(text: string): boolean {
  return [...text.matchAll(TOKEN_PATTERN)].some(({ groups }) => SECRETS.has(String(groups?.['kind']).toUpperCase()));
}
