/** Secrets that a text assigns to a name: `DB_PASSWORD=…`, `"api_key": "…"`, `<password>…`, `Authorization: Bearer …`. */
import type { Detector, Finding } from '../finding.ts';
import { isNoPassword, looksLikePassword } from '../looks-like-password.ts';
import { looksRandom } from '../looks-random.ts';
import { keySensitivity } from '../sensitive-key.ts';

/** A text without such a word, sign or digit holds no secret that is told in words. */
export const SECRET_WORD =
  /pass|pwd|pin\b|token|secret|key|hasł|haslo|heslo|contrase|clave|senha|wachtw|kennw|lösen|salasana|mot de|парол/iu;

/** Up to two words may stand before the last one of a name, as in `mot de passe` or `API key`. */
const NAME = '(?:\\p{L}{2,12} ){0,2}\\p{L}[\\p{L}\\p{N}_.-]{1,63}';
const ASSIGNMENT = new RegExp(
  `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}_]-)(["']?)(${NAME})\\1([ \\t]{0,4}(?:=>|:=|=|:)[ \\t]{0,4}|(?<=<[\\w.:-]{1,64})>)` +
    `(?:"([^"\\n]{1,512})"|'([^'\\n]{1,512})'|([^\\s,;&"'<>()[\\]{}]{1,512}))`,
  'dgu',
);
const SENTENCE = new RegExp(
  `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}_]-)(${NAME}) (?:is|ist|lautet|to|es|est|è|é|är|er|on|je)(?: now| jetzt| teraz|:)? ["'\`«]?([^\\s,;"'\`»<>()]{4,128})`,
  'dgu',
);
/** `--token VALUE` and `curl -u user:VALUE`. */
const FLAG = /(?<=^|\s)--([a-z][\w-]{1,40})[ \t]{1,4}(["']?)([^\s"'-][^\s"']{0,512})\2/dgi;
const USER_FLAG = /(?<=\s)(?:-u|--user)[ =]["']?[^\s:"']{1,64}:([^\s"']{3,256})/dg;
const BEARER = /\b(?:Bearer|Basic|Token)[ \t]{1,4}([\w.~+/=-]{12,4096})/dgi;
const SCHEME = /^(?:Basic|Bearer|Token|ApiKey|Digest)\s+/i;
const COOKIE_NAME = /^[\w.-]{1,64}=/;
const PLACEHOLDER =
  /^(?:\*+|x+|\.+|-+|<.*|\$[({\w].*|%\w+%|\{\{.*|null|none|nil|true|false|undefined|changeme|redacted|your[-_ ].*|\[.*)$/i;

export const assignedSecret: Detector = (text) => {
  const isAssigning = /[:=>]/.test(text);
  const isTelling = SECRET_WORD.test(text);
  return [
    ...(isAssigning ? assignments(text) : []),
    ...(isTelling ? sentences(text) : []),
    ...(text.includes('-') ? flags(text) : []),
    ...(/bearer|basic|token/i.test(text) ? bearers(text) : []),
  ];
};

function assignments(text: string): readonly Finding[] {
  return [...text.matchAll(ASSIGNMENT)].flatMap(({ 2: name = '', 3: sign = '', indices }) => {
    const sensitivity = keySensitivity(name);
    if (sensitivity === 'none') return [];
    const quoted = indices?.[4] ?? indices?.[5];
    const [from, end] = quoted ?? indices?.[6] ?? [0, 0];
    const start = from + prefixLength(name, text.slice(from, end));
    const value = text.slice(start, end);
    if (value === '' || PLACEHOLDER.test(value)) return [];
    if (quoted === undefined && isNoPassword(value, text.slice(end, end + 1))) return [];
    // "Password: see the wiki" is prose; `password=x` and `"password": "x"` are not.
    const isPlain = quoted !== undefined || /^[=>]/.test(sign.trim()) || looksLikePassword(value);
    const isCertain = sensitivity !== 'doubtful' && isPlain;
    return isCertain || looksRandom(value) ? [{ kind: 'SECRET' as const, start, end }] : [];
  });
}

/** What of a value is no secret: the scheme of a header, the name of a cookie. */
function prefixLength(name: string, value: string): number {
  const prefix = /cookie$/i.test(name) ? COOKIE_NAME.exec(value) : SCHEME.exec(value);
  return prefix?.[0].length ?? 0;
}

/** "The password is …": only what nobody would write as a word. */
function sentences(text: string): readonly Finding[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 1: name = '', indices }) => {
    const [start, last] = indices?.[2] ?? [0, 0];
    const value = text.slice(start, last).replace(/[.:]+$/, '');
    if (keySensitivity(name) !== 'secret' || !looksLikePassword(value)) return [];
    return [{ kind: 'SECRET' as const, start, end: start + value.length }];
  });
}

function flags(text: string): readonly Finding[] {
  const named = [...text.matchAll(FLAG)].filter(
    ([, name = '', , value = '']) =>
      keySensitivity(name) === 'secret' && !PLACEHOLDER.test(value) && !isNoPassword(value, ''),
  );
  const spans = [
    ...named.map(({ indices }) => indices?.[3]),
    ...[...text.matchAll(USER_FLAG)].map(({ indices }) => indices?.[1]),
  ];
  return spans.flatMap((span) =>
    span === undefined ? [] : [{ kind: 'SECRET' as const, start: span[0], end: span[1] }],
  );
}

function bearers(text: string): readonly Finding[] {
  return [...text.matchAll(BEARER)].flatMap(({ indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return looksRandom(text.slice(start, end)) ? [{ kind: 'SECRET' as const, start, end }] : [];
  });
}
