/** How a credential may stand in a text that quotes it: what is searched for, beside undoing escapes. */

/** From this length on a word that differs in case only is no accident. */
const MIN_FOLDED_CHARS = 12;

export interface Spellings {
  /** As they stand. */
  readonly exact: readonly string[];
  /** As {@link fold} leaves them, for a text that it folded. */
  readonly folded: readonly string[];
}

/** Plain, as in a form, in hex, in base64 of either alphabet at any offset, and that in base64 once more. */
export function spellingsOf(secrets: readonly string[]): Spellings {
  const exact = new Set<string>();
  const folded = new Set<string>();
  for (const secret of secrets) {
    if (secret === '') continue;
    for (const plain of [secret, secret.replaceAll(' ', '+')]) {
      // Also where case does not count: some letters have several small ones, by what stands around them.
      exact.add(plain);
      if (plain.length >= MIN_FOLDED_CHARS) folded.add(fold(plain));
    }
    folded.add(Buffer.from(secret).toString('hex'));
    for (const once of base64SpellingsOf(secret)) {
      exact.add(once);
      for (const twice of base64SpellingsOf(once)) exact.add(twice);
    }
  }
  return { exact: byLength(exact), folded: byLength(folded) };
}

/** In small letters, and of the same length: one capital letter has a small one of two characters. */
export function fold(text: string): string {
  return text.replaceAll('\u0130', 'i').toLowerCase();
}

/**
 * Base64 spells a value differently depending on how many bytes precede it (as in `user:secret` of Basic
 * authentication). Of each of the three spellings the part that depends on the secret alone is taken.
 */
function base64SpellingsOf(secret: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const from = Math.ceil((offset * 8) / 6);
    const to = Math.floor((bytes.length * 8) / 6);
    return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
  });
}

/** The shortest first, so that a short text is done with after the first that is too long for it. */
function byLength(spellings: ReadonlySet<string>): readonly string[] {
  return [...spellings].sort((a, b) => a.length - b.length);
}
