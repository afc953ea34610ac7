/** IP and MAC addresses; only where the operator asked for the strict mode. */
import { isIP } from 'node:net';
import type { Detector } from '../finding.ts';

const IPV4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w]|\.\d)/g;
const IPV6 = /(?<![\w:.])[0-9a-f:]{2,39}(?:\.\d{1,3}){0,3}(?![\w:])/gi;
const MAC = /(?<![\w:-])[0-9a-f]{2}(?:([:-])[0-9a-f]{2})(?:\1[0-9a-f]{2}){4}(?![\w:-])/gi;

export const networkAddress: Detector = (text, { strict }) => {
  if (!strict) return [];
  const macs = matches(text, MAC).map((span) => ({ kind: 'MAC' as const, ...span }));
  const ips = [...matches(text, IPV4), ...matches(text, IPV6)]
    .filter(({ start, end }) => isIP(text.slice(start, end)) !== 0 && end - start > 2)
    .map((span) => ({ kind: 'IP' as const, ...span }));
  return [...macs, ...ips];
};

function matches(text: string, pattern: RegExp): readonly { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
