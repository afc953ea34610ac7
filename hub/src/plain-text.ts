/** A stranger's text made fit to be shown: bounded, and without characters that hide or reorder what a reader sees. */

/** Format, surrogate, private-use and control characters, save line feed and tab, and all that Unicode has drawn as nothing. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n\t]/gu;

/** The visible text, at most `maxChars` characters; a cut shows as in {@link shortened}. */
export function plainText(text: string, maxChars: number): string {
  const visible = text
    .slice(0, maxChars * 2)
    .replace(INVISIBLE, '')
    .trim();
  return shortened(visible, maxChars);
}

/** The text in at most `maxChars` characters; a cut shows as an ellipsis, behind a whole word unless that is a very long one. */
export function shortened(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end = text.slice(0, maxChars).search(/\s\S{0,29}$/);
  return `${end > 0 ? text.slice(0, end).trimEnd() : text.slice(0, maxChars - 1)}…`;
}

/** The text with every invisible character spelled out (`\u202e`); line feeds and tabs stay. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** The value as JSON that still means the same, with every invisible character spelled out. */
export function visibleJson(value: unknown): string {
  return visibleText(JSON.stringify(value) ?? 'undefined');
}
