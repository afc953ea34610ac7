/** JSON Web Tokens (RFC 7519): three base64url parts, of which the first decodes to a header. */
import type { Detector } from '../finding.ts';

const THREE_PARTS = /(?<![\w.-])eyJ[\w-]{8,4096}\.[\w-]{2,32768}\.[\w-]{0,4096}/g;

export const jwt: Detector = (text) => {
  if (!text.includes('eyJ')) return [];
  return [...text.matchAll(THREE_PARTS)].flatMap((match) =>
    isHeader(match[0].slice(0, match[0].indexOf('.')))
      ? [{ kind: 'JWT' as const, start: match.index, end: match.index + match[0].length }]
      : [],
  );
};

function isHeader(part: string): boolean {
  return /"(?:alg|typ|enc)"/.test(Buffer.from(part, 'base64url').toString());
}
