/** Secrets that a text assigns to a name: `DB_PASSWORD=…`, `"api_key": "…"`, `?token=…`, `Authorization: Bearer …`. */
import type { Detector, Finding } from '../finding.ts';
import { looksRandom } from '../looks-random.ts';
import { keySensitivity } from '../sensitive-key.ts';

const ASSIGNMENT =
  /(?<![\w-])(["']?)([A-Za-z][\w.-]{1,63})\1([ \t]{0,4}(?:=>|:=|=|:)[ \t]{0,4})(?:"([^"\n]{1,512})"|'([^'\n]{1,512})'|([^\s,;&"'<>()[\]{}]{1,512}))/dg;
const BEARER = /\b(?:Bearer|Basic|Token)[ \t]{1,4}([\w.~+/=-]{12,4096})/dgi;
const PLACEHOLDER =
  /^(?:\*+|x+|\.+|-+|<.*|\$\{?.*|%.*|null|none|nil|true|false|undefined|changeme|redacted|your.*|\[.*)$/i;

export const assignedSecret: Detector = (text) => [...assignments(text), ...bearers(text)];

function assignments(text: string): readonly Finding[] {
  if (!/[:=]/.test(text)) return [];
  return [...text.matchAll(ASSIGNMENT)].flatMap(({ 2: name = '', 3: sign = '', indices }) => {
    const sensitivity = keySensitivity(name);
    if (sensitivity === 'none') return [];
    const quoted = indices?.[4] ?? indices?.[5];
    const [start, end] = quoted ?? indices?.[6] ?? [0, 0];
    const value = text.slice(start, end);
    if (PLACEHOLDER.test(value)) return [];
    // "Password: see the wiki" is prose; `password=x` and `"password": "x"` are not.
    const isCertain = sensitivity === 'secret' && (quoted !== undefined || /^[=]/.test(sign.trim()) || hasDigit(value));
    return isCertain || looksRandom(value) ? [{ kind: 'SECRET' as const, start, end }] : [];
  });
}

function bearers(text: string): readonly Finding[] {
  return [...text.matchAll(BEARER)].flatMap(({ indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return looksRandom(text.slice(start, end)) ? [{ kind: 'SECRET' as const, start, end }] : [];
  });
}

function hasDigit(value: string): boolean {
  return /\d/.test(value);
}
