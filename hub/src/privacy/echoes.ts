/**
 * Secrets of one answer that stand in it a second time, where no field and no form tells them: the log of a service that
 * has written its password. Secrets that are words or short numbers are left out, or innocent text would be torn apart.
 */
import type { Finding } from './finding.ts';
import { looksLikePassword } from './looks-like-password.ts';
import { createReturnedValues } from './returned-values.ts';

/** From this length on a secret is known wherever it stands, a number from more. */
const MIN_CHARS = 6;
const MIN_DIGITS = 7;
/** Shorter ones are known beside a word that goes with them; the shortest say nothing. */
const MIN_SHORT_CHARS = 3;

const WORDS =
  'pin|pins|code|cvv2?|cvc2?|otp|tan|pass|passwd|passcode|password|passwort|kennwort|pwd|pw|secret|token|key|hasło|kod|clave|código|contraseña|senha|codice|wachtwoord|пароль|код|mot de passe|prüfziffer';
const BESIDE_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS})(?: (?:is|ist|lautet|es|est|è|é|no|nr|number|was|war)){0,2}[ \\t:=#]{1,4}["'\`]?([^\\s"'\`,;<>()]{${MIN_SHORT_CHARS},${MIN_DIGITS}})(?![\\p{L}\\p{N}])`,
  'dgiu',
);

export interface Echoes {
  readonly size: number;
  /** Remembers what a sensitive field holds, as a text. */
  add(secret: string): void;
  /** Where they stand in a text; in parts, so that whoever asks may pause in between. */
  find(text: string): Generator<readonly Finding[], void, undefined>;
}

/** Characters that are looked at without a pause; the overlap is longer than a word with its secret. */
const PIECE_CHARS = 16_384;
const OVERLAP_CHARS = 64;

export function createEchoes(): Echoes {
  const long = createReturnedValues();
  const short = new Set<string>();
  return {
    get size() {
      return long.size + short.size;
    },
    add(secret) {
      const isNumber = /^\d+$/.test(secret);
      if (secret.length >= (isNumber ? MIN_DIGITS : MIN_CHARS)) {
        if (isNumber || looksLikePassword(secret)) long.add('SECRET', secret);
      } else if (secret.length >= MIN_SHORT_CHARS && /\d/.test(secret)) short.add(secret);
    },
    *find(text) {
      if (long.size > 0) yield* long.find(text);
      if (short.size === 0) return;
      for (let from = 0; from < text.length; from += PIECE_CHARS) {
        const piece = text.slice(from, from + PIECE_CHARS + OVERLAP_CHARS);
        yield [...piece.matchAll(BESIDE_WORD)].flatMap(({ indices }) => {
          const [start, last] = indices?.[1] ?? [0, 0];
          const value = piece.slice(start, last).replace(/[.!?:]+$/, '');
          return short.has(value)
            ? [{ kind: 'SECRET' as const, start: start + from, end: start + from + value.length }]
            : [];
        });
      }
    },
  };
}
