/** Puts masked values back into the arguments of a call, where the worker may have them. */
import { SallyportError } from '../errors.ts';
import { decoded, encodedText } from './encoded-text.ts';
import { SENSITIVITY } from './kinds.ts';
import { type Pause, pauseFor } from './pause.ts';
import { TOKEN_PATTERN } from './token.ts';
import { createRevealedNames } from './unmask-names.ts';
import type { MaskedValue, Vault } from './vault.ts';

/** Who gets the values: the integration, and whether an operator says that it may have personal ones. */
export interface Receiver {
  readonly integration: string;
  readonly isVetted: boolean;
}

export interface Unmasked {
  readonly value: unknown;
  /** Whether anything was put back. */
  readonly hasRevealed: boolean;
  /** Whether a personal value is among it that came from elsewhere and goes to an integration that is not vetted. */
  readonly needsPerson: boolean;
}

const SHORT_BASE64_CHARS = 64;
/** Tokens of a text that are put back without a pause. */
const AT_ONCE = 100;

/** A list or an object that is still to be looked at. */
interface Open {
  readonly value: object;
  readonly set: (value: unknown) => void;
}

/**
 * The arguments with every token replaced by what it stands for; a value that was a number is one again where its token
 * stands alone.
 * @throws SallyportError UNKNOWN_TOKEN for a token that this workspace never issued or has forgotten, PERMISSION_DENIED for
 * a secret on its way to another integration than the one it came from, INVALID_ARGUMENTS for a token that may not be the
 * name of a field
 */
export async function unmask(
  args: unknown,
  vault: Vault,
  receiver: Receiver,
  pause: Pause = pauseFor(args),
): Promise<Unmasked> {
  let hasRevealed = false;
  let needsPerson = false;

  const reveal = (token: string): MaskedValue => {
    const masked = vault.reveal(canonical(token));
    if (masked === undefined) throw unknownToken(token);
    const isOwn = masked.origins.has(receiver.integration);
    const sensitivity = SENSITIVITY[masked.kind];
    if (sensitivity === 'secret' && !isOwn) throw foreignSecret(token, masked, receiver);
    if (sensitivity === 'personal' && !isOwn && !receiver.isVetted) needsPerson = true;
    hasRevealed = true;
    if (sensitivity !== 'lookalike') vault.returned.add(masked.kind, String(masked.value));
    return masked;
  };

  const revealText = async (text: string): Promise<unknown> => {
    if (!text.includes('[')) return text;
    let revealed = '';
    let parts: string[] = [];
    let from = 0;
    for (const { 0: token, index } of text.matchAll(TOKEN_PATTERN)) {
      const { value } = reveal(token);
      if (token.length === text.length) return value;
      parts.push(text.slice(from, index), String(value));
      from = index + token.length;
      if (parts.length < AT_ONCE) continue;
      revealed += parts.join('');
      parts = [];
      await pause();
    }
    return `${revealed}${parts.join('')}${text.slice(from)}`;
  };

  const revealLeaf = async (text: string): Promise<unknown> => {
    const encoded = await decoded(text, pause);
    if (encoded.kind !== 'text') return revealText(text);
    const revealed = String(await revealText(encoded.text));
    if (revealed === encoded.text) return text;
    const again = encodedText(revealed);
    // A short one that comes back is too short to be taken for Base64. As a secret, it goes nowhere else.
    if (again.length <= SHORT_BASE64_CHARS) vault.returned.add('SECRET', again.replace(/=+$/, ''));
    return again;
  };

  const holder = { value: args };
  const open: Open[] = [];
  const visit = (value: unknown, set: (next: unknown) => void): Promise<void> | undefined => {
    if (typeof value === 'object' && value !== null) open.push({ value, set });
    if (typeof value !== 'string') return pause();
    return revealLeaf(value).then((revealed) => {
      set(revealed);
      return pause();
    });
  };
  await visit(args, (next) => {
    holder.value = next;
  });
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { value, set } = item;
    if (Array.isArray(value)) {
      const copy: unknown[] = value.slice();
      set(copy);
      for (let index = 0; index < value.length; index += 1) {
        const turn = visit(value[index], (next) => {
          copy[index] = next;
        });
        if (turn !== undefined) await turn;
      }
    } else {
      const copy = {};
      set(copy);
      // Not a list, and only objects are put there: a record of JSON.
      const fields = value as Readonly<Record<string, unknown>>;
      const nameOf = createRevealedNames(reveal);
      for (const key of Object.keys(fields)) {
        const name = nameOf(key);
        put(copy, name, fields[key]);
        const turn = visit(fields[key], (next) => put(copy, name, next));
        if (turn !== undefined) await turn;
      }
    }
  }
  return { value: holder.value, hasRevealed, needsPerson };
}

/** Whatever the field is called, also `__proto__`. */
function put(fields: object, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, writable: true, enumerable: true, configurable: true });
}

/** A script may have changed the case of a text that holds a token. */
function canonical(token: string): string {
  const colon = token.indexOf(':');
  return `${token.slice(0, colon).toUpperCase()}${token.slice(colon).toLowerCase()}`;
}

function unknownToken(token: string): SallyportError {
  return new SallyportError('UNKNOWN_TOKEN', `${token} stands for nothing in this conversation.`, {
    hint: 'Call again what showed it, and use the token from there: tokens end with their conversation, and before that when too many or too long values were masked after them.',
  });
}

function foreignSecret(token: string, { origins }: MaskedValue, { integration }: Receiver): SallyportError {
  const from = [...origins].filter((origin) => origin !== '').join(', ');
  return new SallyportError(
    'PERMISSION_DENIED',
    `${token} is a secret${from === '' ? '' : ` of ${from}`} and is not given to ${integration}.`,
    {
      hint: 'Secrets go back only to the integration that they came from.',
    },
  );
}
