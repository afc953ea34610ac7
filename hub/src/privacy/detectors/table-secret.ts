/** Secrets in tables (CSV, TSV, Markdown): what stands under a heading that names a password. */
import type { WholeDetector } from '../finding.ts';
import { isNoPassword, looksLikePassword } from '../looks-like-password.ts';
import { looksRandom } from '../looks-random.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';
import { tableRows } from '../tables.ts';

/** Lines of a program have commas as well. */
const HEADING = /^\s*["'`*]{0,2}\p{L}[\p{L}\p{M}\p{N} _./-]*["'`*]{0,2}\s*$/u;
/** Under these headings stand the names of things as often, so that a value has to look generated. */
const ALSO_A_THING = /(?:token|pin|puk|cookie|otp|key|code|secret|credential)s?\W*$/i;
const QUOTED = /^(["'`]?)(.*)\1$/s;

export const tableSecret: WholeDetector = function* (text) {
  if (
    !/pass|secret|token|key|pwd|psk|\bpin\b|\bpuk\b|code|kennw|schlüssel|hasł|klucz|senha|chave|chiave|clave|clé|contrase|wachtw|lösen|heslo|salasana|adgangsk|jelszó|parol|lozinka|geslo|парол|şifre|密码|密碼|口令|パスワ|暗証|비밀번호|암호|סיסמ|المرور|पासवर्ड/iu.test(
      text,
    )
  )
    return;
  for (const cells of tableRows(text, secretHeadings)) {
    if (cells.length === 0) yield undefined;
    for (const { heading, start, text: cell } of cells) {
      const trimmed = cell.trim();
      const value = QUOTED.exec(trimmed)?.[2] ?? '';
      if (/\s/.test(value) || isPlaceholder(value) || isNoPassword(value, '')) continue;
      if (!(ALSO_A_THING.test(heading) ? looksRandom(value) : looksLikePassword(value))) continue;
      const at = start + cell.indexOf(trimmed) + trimmed.indexOf(value);
      yield { kind: 'SECRET', start: at, end: at + value.length };
    }
  }
};

/** Those that name a secret, where all of them are names. */
function secretHeadings(headings: readonly string[]): readonly string[] {
  const named = headings.filter((each) => each.trim() !== '');
  if (named.length < 2 || !named.every((each) => HEADING.test(each))) return [];
  return named.filter((each) => keySensitivity(each.trim()) === 'secret');
}
