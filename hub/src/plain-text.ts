/** A stranger's text made fit to be shown: bounded, and without characters that hide or reorder what a reader sees. */

/** Format, surrogate, private-use and control characters, save line feed and tab, and all that Unicode has drawn as nothing. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n\t]/gu;

/** The visible text, at most `maxChars` characters; a cut shows as an ellipsis. */
export function plainText(text: string, maxChars: number): string {
  const visible = text
    .slice(0, maxChars * 2)
    .replace(INVISIBLE, '')
    .trim();
  return visible.length > maxChars ? `${visible.slice(0, maxChars - 1)}…` : visible;
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
