/** IP and MAC addresses; only where the operator asked for the strict mode. */
import { isIP } from 'node:net';
import type { Detector } from '../finding.ts';

const IPV4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w]|\.\d)/g;
const IPV6 = /(?<![\w:.])[0-9a-f:]{2,39}(?:\.\d{1,3}){0,3}(?![\w:])/gi;
const MAC = /(?<![\w:-])[0-9a-f]{2}(?:([:-])[0-9a-f]{2})(?:\1[0-9a-f]{2}){4}(?![\w:-])/gi;
/** What stands before four numbers that are a version or a chapter: `firmware 1.2.3.4`, `Chrome/1.2.3.4`. */
const VERSION_BEFORE =
  /(?:\b(?:versions?|wersj[aię]|versión|versione|versie|versão|v|firmware|release|build|section|chapter)[ :=]{1,3}|\w\/)$/iu;
const VERSION_CHARS = 16;

export const networkAddress: Detector = (text, { strict }) => {
  if (!strict) return [];
  const macs = matches(text, MAC).map((span) => ({ kind: 'MAC' as const, ...span }));
  const ips = [...matches(text, IPV4), ...matches(text, IPV6)]
    .filter(({ start, end }) => isIP(text.slice(start, end)) !== 0 && end - start > 2)
    .filter(({ start }) => !VERSION_BEFORE.test(text.slice(Math.max(0, start - VERSION_CHARS), start)))
    .map((span) => ({ kind: 'IP' as const, ...span }));
  return [...macs, ...ips];
};

function matches(text: string, pattern: RegExp): readonly { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
