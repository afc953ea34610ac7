/** Secrets in tables (CSV, TSV, Markdown, HTML): what stands under a heading that names a password, or beside its name. */
import { isSecretUnder } from '../cell-secret.ts';
import { NAME_HEADING, VALUE_HEADING } from '../columns.ts';
import type { Finding, WholeDetector } from '../finding.ts';
import { htmlRows } from '../html-rows.ts';
import { isNothing } from '../is-nothing.ts';
import { listRows } from '../list-rows.ts';
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
  for (const cells of tableRows(text, wantedHeadings)) {
    if (cells.length === 0) yield undefined;
    const named = cells.find(({ heading }) => isNameHeading(heading))?.text ?? '';
    for (const { heading, start, text: cell } of cells) {
      const name = isValueHeading(heading) ? named.trim() : heading;
      const trimmed = cell.trim();
      const value = QUOTED.exec(trimmed)?.[2] ?? '';
      if (keySensitivity(name.trim()) !== 'secret' || !isSecretUnder(name, value)) continue;
      const at = start + cell.indexOf(trimmed) + trimmed.indexOf(value);
      yield { kind: 'SECRET', start: at, end: at + value.length };
    }
  }
  yield* inHtml(text);
  yield* inLists(text);
};

/** In a table of any sort. */
interface Cell {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const withoutQuotes = (heading: string): string => QUOTED.exec(heading.trim())?.[2] ?? '';
const isNameHeading = (heading: string): boolean => NAME_HEADING.test(withoutQuotes(heading));
const isValueHeading = (heading: string): boolean => VALUE_HEADING.test(withoutQuotes(heading));

/** Those that name a secret, or the name and the value of a setting, where all of them are names. */
function wantedHeadings(headings: readonly string[]): readonly string[] {
  const named = headings.filter((each) => each.trim() !== '');
  if (named.length < 2 || !named.every((each) => HEADING.test(each))) return [];
  const pair = named.some(isNameHeading) ? named.filter(isValueHeading) : [];
  const wanted = pair.length > 0 ? [...named.filter(isNameHeading), ...pair] : [];
  return [...named.filter((each) => keySensitivity(each.trim()) === 'secret'), ...wanted];
}

/** The same in HTML, where a row of two cells may be a name and its value. */
function* inHtml(text: string): ReturnType<WholeDetector> {
  let secrets: readonly (readonly [number, string])[] = [];
  for (const { isFirst, cells } of htmlRows(text)) {
    yield undefined;
    const [name, value] = cells;
    if (cells.length === 2 && isSecretCell(name?.text ?? '', value)) yield found(value);
    else if (isFirst) secrets = secretColumns(cells.map(({ text: heading }) => heading));
    else for (const [n, heading] of secrets) if (isSecretCell(heading, cells[n])) yield found(cells[n]);
  }
}

/** In lists, of which one names the columns; where a field says that it does, every value under such a name is secret. */
function* inLists(text: string): ReturnType<WholeDetector> {
  let known: readonly string[] = [];
  let secrets: readonly (readonly [number, string])[] = [];
  for (const row of listRows(text)) {
    yield undefined;
    if (row === undefined) continue;
    if (row.headings !== known) [known, secrets] = [row.headings, secretColumns(row.headings)];
    for (const [n, heading] of secrets) {
      const cell = row.cells[n];
      if (cell?.isWritten !== true) continue;
      const isSecret = row.isBeside ? !isNothing(cell.text) : isSecretCell(heading, cell);
      if (isSecret) yield found(cell);
    }
  }
}

function secretColumns(headings: readonly string[]): readonly (readonly [number, string])[] {
  if (!headings.every((heading) => heading === '' || HEADING.test(heading))) return [];
  return headings.map((heading, n) => [n, heading] as const).filter(([, each]) => keySensitivity(each) === 'secret');
}

function isSecretCell(name: string, cell: Cell | undefined): boolean {
  return cell !== undefined && keySensitivity(name) === 'secret' && isSecretUnder(name.replace(/:$/, ''), cell.text);
}

function found(cell: Cell | undefined): Finding | undefined {
  return cell === undefined ? undefined : { kind: 'SECRET', start: cell.start, end: cell.end };
}
