/** Puts masked values back into the arguments of a call, where the worker may have them. */
import { SallyportError } from '../errors.ts';
import { decodedText, encodedText } from './encoded-text.ts';
import { SENSITIVITY } from './kinds.ts';
import { TOKEN_PATTERN } from './token.ts';
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

/**
 * The arguments with every token replaced by what it stands for; a value that was a number is one again where its token
 * stands alone.
 * @throws SallyportError UNKNOWN_TOKEN for a token that this workspace never issued, PERMISSION_DENIED for a secret on
 * its way to another integration than the one it came from
 */
export function unmask(args: unknown, vault: Vault, receiver: Receiver): Unmasked {
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

  const revealText = (text: string): unknown => {
    const [whole] = text.match(TOKEN_PATTERN) ?? [];
    if (whole === text) return reveal(text).value;
    return text.replace(TOKEN_PATTERN, (token) => String(reveal(token).value));
  };

  const revealLeaf = (text: string): unknown => {
    const decoded = decodedText(text);
    if (decoded === undefined) return revealText(text);
    const revealed = String(revealText(decoded));
    if (revealed === decoded) return text;
    const encoded = encodedText(revealed);
    // A short one that comes back is too short to be taken for Base64. As a secret, it goes nowhere else.
    if (encoded.length <= SHORT_BASE64_CHARS) vault.returned.add('SECRET', encoded.replace(/=+$/, ''));
    return encoded;
  };

  const revealValue = (value: unknown): unknown => {
    if (typeof value === 'string') return revealLeaf(value);
    if (Array.isArray(value)) return value.map(revealValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [String(revealText(key)), revealValue(inner)]),
    );
  };

  const value = revealValue(args);
  return { value, hasRevealed, needsPerson };
}

/** A script may have changed the case of a text that holds a token. */
function canonical(token: string): string {
  const colon = token.indexOf(':');
  return `${token.slice(0, colon).toUpperCase()}${token.slice(colon).toLowerCase()}`;
}

function unknownToken(token: string): SallyportError {
  return new SallyportError('UNKNOWN_TOKEN', `${token} stands for nothing in this conversation.`, {
    hint: 'Call again what showed it, and use the token from there: tokens end with their conversation.',
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
