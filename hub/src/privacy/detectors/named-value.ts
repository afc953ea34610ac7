/** Secrets whose name stands in a field beside them: `<add key="SmtpPassword" value="…"/>`, `- name: DB_PASSWORD` and `value: …`. */
import type { Detector } from '../finding.ts';
import { isNoPassword } from '../looks-like-password.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

const PAIR =
  /\b(?:key|name|variable)["']?[ \t]{0,4}[=:][ \t]{0,4}["']?([\p{L}_][\p{L}\p{N}_.:-]{1,63})["']?(?:,?\s{1,40}|,)["']?value["']?[ \t]{0,4}[=:][ \t]{0,4}(?:"([^"\n]{1,4000})"|'([^'\n]{1,4000})'|([^\s"',;<>{}]{3,4000}))/dgu;
/** `<entry key="db.password">…</entry>` */
const ENTRY =
  /<\w{1,32}[ \t][^<>\n]{0,200}?\b(?:key|name)=["']([\p{L}_][\p{L}\p{N}_.:-]{1,63})["'][^<>\n]{0,200}>([^<\n]{1,4000})<\//dgu;
/** A network as a QR code holds it. */
const WIFI = /\bWIFI:(?:[A-OQ-Z]:(?:\\.|[^;\\\n]){0,64};){0,5}P:((?:\\.|[^;\\\n]){1,64});/dg;

export const namedValue: Detector = (text) => {
  const pairs = /value|<\//.test(text)
    ? [...text.matchAll(PAIR), ...text.matchAll(ENTRY)].filter(
        ({ 1: name = '', 4: bare }) =>
          keySensitivity(name) === 'secret' && (bare === undefined || !isNoPassword(bare, '')),
      )
    : [];
  return [...pairs, ...text.matchAll(WIFI)].flatMap((match) => {
    const [start, end] = match.indices?.slice(pairs.includes(match) ? 2 : 1).find((span) => span !== undefined) ?? [
      0, 0,
    ];
    return isPlaceholder(text.slice(start, end)) ? [] : [{ kind: 'SECRET' as const, start, end }];
  });
};
