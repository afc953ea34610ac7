/** Secrets that a text assigns to a name: `DB_PASSWORD=…`, `"api_key": "…"`, `<password>…`, `Authorization: Bearer …`. */
import type { Detector, Finding } from '../finding.ts';
import { isNoPassword, looksLikePassword } from '../looks-like-password.ts';
import { looksRandom } from '../looks-random.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

/** Up to two words may stand before the last one of a name, as in `mot de passe` or `API key`. */
const NAME = '(?:\\p{L}{2,12} ){0,2}\\p{L}[\\p{L}\\p{N}_.-]{1,63}';
/** A name and the sign after it; what a harmless name is given may hold another assignment, as a URL does. */
const ASSIGNING = new RegExp(
  `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}_]-)(["']?)(${NAME})\\1([ \\t]{0,4}(?:=>|:=|!?={1,3}|:)[ \\t]{0,4}|(?<=<[\\w.:-]{1,64})>)`,
  'gu',
);
const ASSIGNED = /"([^"\n]+)(?:"|$)|'([^'\n]+)(?:'|$)|((?:[^\s,;&"'<>()[\]{}]|&(?!(?:amp;)?[\w.%-]{1,64}=))+)/duy;
const BEARER = /\b(?:Bearer|Basic|Token)[ \t]{1,4}([\w.~+/=-]{12,})/dgi;
const SCHEME = /^(?:Basic|Bearer|Token|ApiKey|Digest)\s+/i;
const COOKIE_NAME = /^[\w.-]{1,64}=/;

export const assignedSecret: Detector = (text) => [
  ...(/[:=>]/.test(text) ? assignments(text) : []),
  ...(/bearer|basic|token/i.test(text) ? bearers(text) : []),
];

function assignments(text: string): readonly Finding[] {
  const findings: Finding[] = [];
  let done = 0;
  for (const { 0: whole, 2: name = '', 3: sign = '', index } of text.matchAll(ASSIGNING)) {
    const sensitivity = keySensitivity(name);
    if (index < done || sensitivity === 'none') continue;
    ASSIGNED.lastIndex = index + whole.length;
    const { indices } = ASSIGNED.exec(text) ?? {};
    const quoted = indices?.[1] ?? indices?.[2];
    const [from, end] = quoted ?? indices?.[3] ?? [0, 0];
    const start = from + prefixLength(name, text.slice(from, end));
    done = Math.max(done, end);
    if (isSecret(text.slice(start, end), sensitivity, quoted !== undefined, sign.trim(), text.charAt(end)))
      findings.push({ kind: 'SECRET', start, end });
  }
  return findings;
}

/** `next`: the sign after the value. "Password: see the wiki" is prose; `password=x` and `"password": "x"` are not. */
function isSecret(
  value: string,
  sensitivity: 'secret' | 'doubtful',
  isQuoted: boolean,
  sign: string,
  next: string,
): boolean {
  if (value === '' || isPlaceholder(value)) return false;
  // A comparison tells a secret only where it is written out.
  if (!isQuoted && (sign.includes('==') || isNoPassword(value, next))) return false;
  const isPlain = isQuoted || /^[=>]/.test(sign) || looksLikePassword(value);
  return (sensitivity === 'secret' && isPlain) || looksRandom(value);
}

/** What of a value is no secret: the scheme of a header, the name of a cookie. */
function prefixLength(name: string, value: string): number {
  const prefix = /cookie$/i.test(name) ? COOKIE_NAME.exec(value) : SCHEME.exec(value);
  return prefix?.[0].length ?? 0;
}

function bearers(text: string): readonly Finding[] {
  return [...text.matchAll(BEARER)].flatMap(({ indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return looksRandom(text.slice(start, end)) ? [{ kind: 'SECRET' as const, start, end }] : [];
  });
}
