/** Signatures in URLs: whoever has one may fetch what it points to. */
import type { Detector } from '../finding.ts';
import { isPlaceholder } from '../placeholder.ts';

const SIGNATURE =
  /[?&;](?:amp;)?(?:X-(?:Amz|Goog)-Signature|X-Amz-Security-Token|signature|sig|hmac)=([^\s&"'`<>]{16,4000})/dgi;

export const signedUrl: Detector = (text) => {
  if (!/[?&;]/.test(text)) return [];
  return [...text.matchAll(SIGNATURE)].flatMap(({ 1: value = '', indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return isPlaceholder(value) ? [] : [{ kind: 'SECRET' as const, start, end }];
  });
};
