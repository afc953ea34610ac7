/** Secrets in tables (CSV, TSV, Markdown): what stands under a heading that names a password. */
import { isSecretUnder } from '../cell-secret.ts';
import type { WholeDetector } from '../finding.ts';
import { keySensitivity } from '../sensitive-key.ts';
import { tableRows } from '../tables.ts';

/** Lines of a program have commas as well; they have no blank before a bracket. */
const HEADING = /^\s*["'`*]{0,2}\p{L}[\p{L}\p{M}\p{N} _./-]*(?: [([][^()[\]]*[)\]])?:?["'`*]{0,2}\s*$/u;
const QUOTED = /^(["'`]?)(.*)\1$/s;

export const tableSecret: WholeDetector = function* (text) {
  if (
    !/pass|secret|token|key|pwd|\bpw\b|_pw|psk|\bpin\b|\bpuk\b|code|kod\b|kennw|schlüssel|hasł|klucz|senha|chave|chiave|clave|clé|contrase|wachtw|lösen|heslo|salasana|adgangsk|jelszó|parol|lozinka|geslo|парол|şifre|密码|密碼|口令|パスワ|暗証|비밀번호|암호|סיסמ|المرور|पासवर्ड/iu.test(
      text,
    )
  )
    return;
  for (const cells of tableRows(text, secretHeadings)) {
    if (cells.length === 0) yield undefined;
    for (const { heading, start, text: cell } of cells) {
      const trimmed = cell.trim();
      const value = QUOTED.exec(trimmed)?.[2] ?? '';
      if (!isSecretUnder(heading, value)) continue;
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
