/** Splits the name of a field into words, so that `author` is not taken for `auth`. */

/** Longer names are no names that a person gave. */
const MAX_KEY_CHARS = 200;

/** The words of `clientSecret`, `client_secret`, `Client-Secret` or `CLIENT_SECRET`: `['client', 'secret']`. */
export function keyWords(key: string): readonly string[] {
  return key
    .slice(0, MAX_KEY_CHARS)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}
