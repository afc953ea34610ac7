/**
 * Which tokens may name a field of the arguments: those whose value cannot be the name of a parameter. Whoever approves a
 * call sees tokens, and an answer of a worker can give tokens to words of its choice (`password=amount`).
 */
import { SallyportError } from '../errors.ts';
import { SENSITIVITY } from './kinds.ts';
import { TOKEN_PATTERN } from './token.ts';
import type { MaskedValue } from './vault.ts';

/** What programs call a parameter: no address, telephone number or account is written so, unless it has many digits. */
const WORD = /^[\p{L}_$@#][\p{L}\p{M}\d_$. -]*$/u;
const MANY_DIGITS = /(?:\d\D*){6}/;

/**
 * What the fields of one object are called once the tokens in their names are put back; to be asked for each field once.
 * @throws SallyportError INVALID_ARGUMENTS for a name that no token may stand for
 */
export function createRevealedNames(reveal: (token: string) => MaskedValue): (name: string) => string {
  const revealed = new Set<string>();
  let token: string | undefined;
  let hasOther = false;

  const nameOf = (name: string): string => {
    const [match] = name.includes('[') ? name.matchAll(TOKEN_PATTERN) : [];
    if (match === undefined) {
      hasOther ||= !isWord(name);
      return name;
    }
    [token] = match;
    if (token !== name) throw refused(`${token} is a part of the name of a field.`, 'Let it be the whole name');
    const { kind, value } = reveal(token);
    const text = String(value);
    if (SENSITIVITY[kind] === 'secret') throw refused(`${token} is a secret and names no field.`);
    if (isWord(text)) throw refused(`${token} stands for a word and names no field.`, 'Write the name of the field');
    if (revealed.has(text)) throw refused(`Two fields would have the same name, that of ${token}.`, 'Leave one out');
    revealed.add(text);
    return text;
  };

  return (name) => {
    const next = nameOf(name);
    // Whether such a name is the same as that of the token is nothing to tell: it would say that a guess was right.
    if (token !== undefined && hasOther) {
      throw refused(
        `${token} names a field beside names that are neither tokens nor words.`,
        'Name the others by their tokens or by words',
      );
    }
    return next;
  };
}

function isWord(name: string): boolean {
  return WORD.test(name) && !MANY_DIGITS.test(name);
}

function refused(message: string, instead?: string): SallyportError {
  const or = instead === undefined ? 'Send' : `${instead}, or send`;
  return new SallyportError('INVALID_ARGUMENTS', message, {
    hint: `${or} the token as a value: \`{"name": "[…]", "value": …}\`, if the tool takes it so.`,
  });
}
