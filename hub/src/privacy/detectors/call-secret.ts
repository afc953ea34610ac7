/** Secrets that a program passes on: `NetworkCredential("svc", "…")`, `define('DB_PASSWORD', '…')`. */
import type { Detector } from '../finding.ts';
import { isNoPassword, looksLikePassword } from '../looks-like-password.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

const TEXT = `(?:"([^"\\n]{1,256})"|'([^'\\n]{1,256})')`;
const ANY_TEXT = `(?:"[^"\\n]{0,256}"|'[^'\\n]{0,256}')`;
const NEXT = '[ \\t]{0,4},\\s{0,40}';

/** What takes a user's name and a password, in this order. */
const USER_FIRST = new RegExp(
  `\\b(?:NetworkCredential|(?:NTLM|UsernamePassword)Credentials?|UsernamePasswordAuthenticationToken|PasswordAuthentication|HTTP(?:Basic|Digest)Auth|HTTPPasswordMgr|[Bb]asic_?[Aa]uth|SetBasicAuth|setBasicAuth|withBasicAuth|BasicCredentials|BasicAWSCredentials|AwsBasicCredentials\\.create|ClientSecretCredential|authenticate|login|auth[ \\t]{0,2}=[ \\t]{0,2})\\([ \\t]{0,4}${ANY_TEXT}${NEXT}${TEXT}`,
  'dg',
);
/** What takes where to connect to as well. */
const PLACE_FIRST = new RegExp(
  `\\b(?:getConnection|mysqli|mysqli_connect|PDO|createConnection|connect)\\([ \\t]{0,4}${ANY_TEXT}${NEXT}${ANY_TEXT}${NEXT}${TEXT}`,
  'dg',
);
/** What takes a name and a value. */
const NAMED = new RegExp(
  `\\b(?:define|putenv|setenv|SetEnv|Setenv|setdefault|setProperty|setRequestHeader|SetEnvironmentVariable|set|Set|put|add|Add|append|header|addHeader|setHeader)\\([ \\t]{0,4}["']([\\w.:-]{2,64})["']${NEXT}${TEXT}`,
  'dg',
);
/** What takes a secret alone. */
const SETTER = new RegExp(
  `(?:\\b(?:set|with)([A-Z]\\w{1,40})|\\.(password|passwd|passphrase))\\([ \\t]?${TEXT}[ \\t]?\\)`,
  'dg',
);
/** A shell of Windows. */
const SECURE_STRING = new RegExp(`\\bConvertTo-SecureString[ \\t]{1,4}(?:-String[ \\t]{1,4})?${TEXT}`, 'dgi');

export const callSecret: Detector = (text) => {
  if (!/\(\s?["']|SecureString/i.test(text)) return [];
  const named = [...text.matchAll(NAMED)].filter(([, name = '']) => keySensitivity(name) === 'secret');
  return [
    ...text.matchAll(USER_FIRST),
    ...text.matchAll(PLACE_FIRST),
    ...named,
    ...[...text.matchAll(SETTER)].filter(([, setter, field]) => keySensitivity(setter ?? field ?? '') === 'secret'),
    ...text.matchAll(SECURE_STRING),
  ].flatMap((match) => {
    const [start, end] = match.indices?.slice(1).findLast((span) => span !== undefined) ?? [0, 0];
    const value = text.slice(start, end);
    const isOne = looksLikePassword(value) && !/\s/.test(value) && !isNoPassword(value, '') && !isPlaceholder(value);
    return isOne ? [{ kind: 'SECRET' as const, start, end }] : [];
  });
};
