/** URLs with a password, and the addresses of databases that are none: the password alone is masked, so that the rest still says what it is. */
import type { Detector } from '../finding.ts';
import { isPlaceholder } from '../placeholder.ts';

const WITH_PASSWORD = /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:@/?#'"<>]{0,256}:([^\s@/?#'"<>]{1,256})@/dgi;
/** `jdbc:oracle:thin:scott/…@//host`, `sqlplus scott/…@host` */
const ORACLE =
  /(?:\bjdbc:oracle:\w{1,8}:|\b(?:sqlplus|sqlldr|expdp|impdp|rman|exp|imp)[ \t](?:-\w{1,8}[ \t]){0,4}["']?)[^\s:@/"']{1,64}\/([^\s@/"']{1,128})@/dgi;
/** The data source of a driver of Go: `user:…@tcp(host:3306)/name` */
const SOURCE = /(?<![^\s"'`=])[\w.-]{1,64}:([^\s@"'`]{1,128})@(?:tcp6?|unix)\(/dg;

export const credentialUrl: Detector = (text) => {
  if (!text.includes('@')) return [];
  const oracle = text.includes('/') ? [...text.matchAll(ORACLE)] : [];
  const sources = text.includes('@tcp') || text.includes('@unix(') ? [...text.matchAll(SOURCE)] : [];
  const urls = text.includes('://') ? [...text.matchAll(WITH_PASSWORD)] : [];
  return [...urls, ...[...oracle, ...sources].filter(({ 1: value = '' }) => !isPlaceholder(value))].flatMap(
    ({ indices }) => {
      const [start, end] = indices?.[1] ?? [0, 0];
      return end > start ? [{ kind: 'PASSWORD' as const, start, end }] : [];
    },
  );
};
