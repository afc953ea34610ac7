/** JSON Web Tokens (RFC 7519): three base64url parts, or five where it is encrypted, of which the first decodes to a header. */
import type { Finding } from '../finding.ts';

const PARTS = /(?<![\w.-])eyJ[\w-]{8,}\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]*)?/g;

export function* jwt(text: string): Generator<Finding, void, undefined> {
  if (!text.includes('eyJ')) return;
  for (const { index, 0: token } of text.matchAll(PARTS)) {
    if (isHeader(token.slice(0, token.indexOf('.')))) yield { kind: 'JWT', start: index, end: index + token.length };
  }
}

function isHeader(part: string): boolean {
  return /"(?:alg|typ|enc)"/.test(Buffer.from(part, 'base64url').toString());
}
