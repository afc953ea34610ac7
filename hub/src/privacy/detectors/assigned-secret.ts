/** Secrets that a text assigns to a name: `DB_PASSWORD=…`, `"api_key": "…"`, `<password>…`, `Authorization: Bearer …`. */
import type { Detector, Finding } from '../finding.ts';
import { looksLikeCode } from '../looks-like-code.ts';
import { isNoPassword, looksLikePassword } from '../looks-like-password.ts';
import { isGenerated, looksRandom } from '../looks-random.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

/** Up to two words may stand before the last one of a name, as in `mot de passe` or `API key`. */
const NAME = '(?:\\p{L}[\\p{L}\\p{M}\\d]{1,11} ){0,2}\\p{L}[\\p{L}\\p{M}\\p{N}_.-]{1,63}';
/** A name and the sign after it; what a harmless name is given may hold another assignment, as a URL does. */
const ASSIGNING = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_]|[\\p{L}\\p{N}_]-|:\\/\\/)(["']?)(?:(?<=\\/:)_)?(${NAME})\\\\{0,3}\\1([ \\t]{0,4}(?:=>|:=|!?={1,3}|::(?=[ \\t])|:[ \\t]?[\\w<>&'?]{1,32}[ \\t]{0,2}=(?=[ \\t]?["'])|:)[ \\t]{0,4}(?:[|>][-+]?\\r?\\n[ \\t]{1,32})?(?:</?(?:code|strong|b|em|kbd|tt)>[ \\t]{0,4}){0,3}|(?<=<[\\w.:-]{1,64})>)`,
  'gu',
);
/** Quoted, quoted inside a quoted text, or bare; braces only in pairs. */
const ASSIGNED =
  /"([^"\n]+)(?:"|$)|'([^'\n]+)(?:'|$)|\\{1,3}"([^"\\\n]+)(?:[\\"]|$)|((?:[^\s,;&"'<>()[\]{}]|(?<=[^\s=:])\{[^\s,;"'<>()[\]{}]{0,64}\}|&(?!(?:amp;)?[\w.%-]{1,64}=))+)/duy;
/** Up to the tag that closes it: the text of an element may hold blanks. */
const ELEMENT = /([^<\n]{1,4000})(?=<\/)/duy;
const REST_OF_LINE = /(?<!=)[,;&][^\s,;&=:"'`<>()[\]{}]{2,64}(?=[\r\n]|$)/y;
const BEARER = /\b(Bearer|Basic|Token)[ \t]{1,4}(?:token=)?([\w.~+/=-]{12,})/dgi;
/** The objects of a maker of payments, which are called tokens, too. */
const OBJECT_ID = /^(?:card|tok|src|pm|cus|acct|pi|ch)_/;
const SCHEME = /^(?:Basic|Bearer|Token|ApiKey|Digest)\s+/i;
const LINE_CHARS = 64;
/** What a program compares with a shorter text is a sign of a language. */
const MIN_COMPARED_CHARS = 4;
/** No count of anything that is called like a secret. */
const MANY_DIGITS = /^\d{8,}$/;
const SCHEME_AND_MORE = /(?:AWS4-[\w-]+|Digest)[ \t]/iy;
/** The parts of such a name stand between colons: `arn:aws:secretsmanager:eu-west-1:1234:secret:prod/db`. */
const RESOURCE = /\b(?:arn|urn):[\w:./-]{1,64}:$/i;
/** A key that has a form of its own, and what it signs for. */
const CREDENTIAL_SCOPE = /(?:AKIA|ASIA)[A-Z0-9]{16}\/\d{8}\//y;
const COOKIE_NAME = /^[\w.-]{1,64}=/;

/** `card[cvc]=418`, as forms write it. */
const IN_FORM =
  /(?<=[?&"'])[\w-]{1,32}(?:(?:\[|%5B)[\w-]{0,32}(?:\]|%5D)){0,3}(?:\[|%5B)([\w-]{1,32})(?:\]|%5D)=([^\s&"'<>]{3,4000})/dgi;

export const assignedSecret: Detector = (text) => [
  ...(/\]=|%5D=/i.test(text) ? inForms(text) : []),
  ...(/[:=>]/.test(text) ? assignments(text) : []),
  ...(/bearer|basic|token/i.test(text) ? bearers(text) : []),
];

function assignments(text: string): readonly Finding[] {
  const findings: Finding[] = [];
  ASSIGNING.lastIndex = 0;
  for (let match = ASSIGNING.exec(text); match !== null; match = ASSIGNING.exec(text)) {
    const { 0: whole, 2: name = '', 3: sign = '', index } = match;
    const sensitivity = keySensitivity(name);
    if (sensitivity === 'none' || isScheme(name, text, index + whole.length)) continue;
    // `https://user:<password>@host` is no element.
    if (sign === '>' && text.charAt(index + whole.length) === '@') continue;
    if (RESOURCE.test(lineBefore(text, index)) || nextIs(CREDENTIAL_SCOPE, text, index + whole.length)) continue;
    const pattern = sign.trim() === '>' && nextIs(ELEMENT, text, index + whole.length) ? ELEMENT : ASSIGNED;
    pattern.lastIndex = index + whole.length;
    const { indices } = pattern.exec(text) ?? {};
    const quoted = pattern === ELEMENT ? undefined : (indices?.[1] ?? indices?.[2] ?? indices?.[3]);
    const [from, valueEnd] = indices?.slice(1).find((span) => span !== undefined) ?? [0, 0];
    const start = from + prefixLength(name, text.slice(from, valueEnd));
    const isLine = quoted === undefined && pattern === ASSIGNED && lineBefore(text, index).trim() === '';
    const end = isLine ? lineEnd(text, valueEnd) : valueEnd;
    // The next name may stand right behind this value, and its first words would be taken from it.
    ASSIGNING.lastIndex = Math.max(ASSIGNING.lastIndex, end);
    if (
      quoted === undefined &&
      looksLikeCode(text.slice(start, end), sign, text.slice(end, end + 8), lineBefore(text, index))
    )
      continue;
    if (isSecret(text.slice(start, end), sensitivity, quoted !== undefined, sign.trim(), text.charAt(end)))
      findings.push({ kind: 'SECRET', start, end });
  }
  return findings;
}

function inForms(text: string): readonly Finding[] {
  return [...text.matchAll(IN_FORM)]
    .filter(({ 1: name = '', 2: value = '' }) => keySensitivity(name) === 'secret' && !isPlaceholder(value))
    .map(({ indices }) => {
      const [start, end] = indices?.[2] ?? [0, 0];
      return { kind: 'SECRET', start, end };
    });
}

/** What follows a scheme that is written without quotes is for the detector of headers. */
function isScheme(name: string, text: string, at: number): boolean {
  return /authorization$/i.test(name) && nextIs(SCHEME_AND_MORE, text, at);
}

function nextIs(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** A password in a line of its own may hold signs that end one elsewhere: `password: Cedar;Oak2`. */
function lineEnd(text: string, end: number): number {
  REST_OF_LINE.lastIndex = end;
  return end + (REST_OF_LINE.exec(text)?.[0].length ?? 0);
}

/** The last characters of the line before a position: enough to see how a statement begins. */
function lineBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LINE_CHARS), at);
  return before.slice(before.lastIndexOf('\n') + 1);
}

/** `next`: the sign after the value. "Password: see the wiki" is prose; `password=x` and `"password": "x"` are not. */
function isSecret(
  value: string,
  sensitivity: 'secret' | 'doubtful',
  isQuoted: boolean,
  sign: string,
  next: string,
): boolean {
  // A quote before a blank has closed a text, and what opens one is elsewhere.
  if (value === '' || isPlaceholder(value) || (isQuoted && /^[ \t]/.test(value))) return false;
  const isCompared = sign.includes('==');
  // A comparison tells a secret only where it is written out.
  if (!isQuoted && (isCompared || isNoPassword(value, next))) return false;
  if (isCompared && (value.length < MIN_COMPARED_CHARS || isNoPassword(value, ''))) return false;
  const isPlain = isQuoted || /^[=>]/.test(sign) || looksLikePassword(value) || MANY_DIGITS.test(value);
  return (sensitivity === 'secret' && isPlain) || looksRandom(value);
}

/** What of a value is no secret: the scheme of a header, the name of a cookie. */
export function prefixLength(name: string, value: string): number {
  const prefix = /cookie$/i.test(name) ? COOKIE_NAME.exec(value) : SCHEME.exec(value);
  return prefix?.[0].length ?? 0;
}

function bearers(text: string): readonly Finding[] {
  return [...text.matchAll(BEARER)].flatMap(({ 1: scheme = '', indices }) => {
    const [start, end] = indices?.[2] ?? [0, 0];
    const value = text.slice(start, end);
    // The word is one of a sentence more often than the scheme of a header.
    const isOne = /^token$/i.test(scheme) ? isGenerated(value) && !OBJECT_ID.test(value) : looksRandom(value);
    return isOne ? [{ kind: 'SECRET' as const, start, end }] : [];
  });
}
