/** URLs with a password: the password alone is masked, so that the rest still says what it is. */
import type { Detector } from '../finding.ts';

const WITH_PASSWORD = /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:@/?#'"<>]{0,256}:([^\s@/?#'"<>]{1,256})@/dgi;

export const credentialUrl: Detector = (text) => {
  if (!text.includes('://')) return [];
  return [...text.matchAll(WITH_PASSWORD)].flatMap(({ indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return end > start ? [{ kind: 'PASSWORD' as const, start, end }] : [];
  });
};
