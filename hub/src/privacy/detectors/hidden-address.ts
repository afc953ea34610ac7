/** E-mail addresses that are hidden from programs: `anna (at) example.com`, `anna [at] example [dot] com`. */
import type { Detector } from '../finding.ts';

const AT = '(?:at|ät|@|arroba|arobase|chiocciola|małpa|zavináč|kukac|snabel-a|apenstaartje|собака)';
const DOT = '(?:dot|punkt|punto|point|ponto|punt|kropka|tečka|pont|piste|точка|\\.)';
const HIDDEN_SIGN = new RegExp(`[(\\[{] ?${AT} ?[)\\]}]`, 'iu');
/** With the same blanks on both sides: code has them on one alone. */
const HIDDEN = new RegExp(
  `(?<![\\p{L}\\p{N}._+\\-])[\\p{L}\\p{N}][\\p{L}\\p{N}._+\\-]{0,63}( ?)[(\\[{] ?${AT} ?[)\\]}]\\1[\\p{L}\\p{N}][\\p{L}\\p{N}\\-]{0,62}(?:(?:\\.| ?[(\\[{] ?${DOT} ?[)\\]}] ?)[\\p{L}\\p{N}][\\p{L}\\p{N}\\-]{0,62}){0,6}(?:\\.| ?[(\\[{] ?${DOT} ?[)\\]}] ?)\\p{L}{2,24}(?![\\p{L}\\p{N}(])`,
  'giu',
);
/** Whether a text has what stands between the halves of such an address. */
export function hasHiddenAddress(text: string): boolean {
  return HIDDEN_SIGN.test(text);
}

export const hiddenAddress: Detector = (text) =>
  hasHiddenAddress(text)
    ? [...text.matchAll(HIDDEN)].map(({ index, 0: address }) => ({
        kind: 'EMAIL',
        start: index,
        end: index + address.length,
      }))
    : [];
