/** Seeds of authenticators, recovery codes and the words that restore a wallet, beside what they are called. */
import type { Detector, Finding } from '../finding.ts';

/** Base32 in groups of four, as it is shown to be typed. */
const SEED =
  /(?:2fa|mfa|totp|otp|authenticator|two-factor|setup key|geheim|schlüssel|secret|clave|clé|klucz|chiave|chave)[^\n]{0,40}?[ :=]((?:[a-z2-7]{4}[ -]){3,15}[a-z2-7]{4}|[a-z2-7]{32})(?![a-z\d])/dgi;
const CODES =
  /(?:(?:recovery|backup|rescue|scratch|emergency) codes?|(?:wiederherstellungs|backup-?|notfall|ersatz)codes?|códigos? de (?:recuperación|respaldo|recuperação|segurança|backup)|codes? de (?:secours|récupération)|kod(?:y|ów|ami)? (?:zapasow|odzyskiwania|awaryjn)\p{L}*|codic[ei] di (?:recupero|backup|emergenza)|herstelcodes?|back-upcodes?|återställningskoder|reservkoder|коды? восстановления|резервные коды|バックアップコード|リカバリーコード|恢复代码|备用验证码|복구 코드)[^\n:：]{0,40}[:：]?\s{0,4}/giu;
/** One code of a list, and what stands before it: commas, bullets, numbers of items. */
const CODE =
  /[\s,;"'`[\]*•-]{0,8}(?:\d{1,2}[.)][ \t])?([a-z0-9]{4,12}(?:-[a-z0-9]{3,12}){0,5}|\d{4} \d{4})(?![\p{L}\p{N}_-])/diuy;
const MIN_CODE_CHARS = 8;
const MAX_CODES = 50;
const PHRASE =
  /(?:(?:seed|recovery|secret|backup|wallet) (?:phrase|words)|mnemonic(?: phrase)?|frase (?:semilla|de recuperación)|seed-?wörter)[^\n:]{0,30}[: ]{1,3}["'`]?((?:[a-z]{3,8} ){11,23}[a-z]{3,8})(?![a-z])/dgi;
/** How many words such a phrase may have. */
const WORD_COUNTS = [24, 21, 18, 15, 12];

export const secondFactor: Detector = (text, { tellsSecret }) => (tellsSecret === false ? [] : found(text));

const found = (text: string): readonly Finding[] => [
  ...[...text.matchAll(SEED)].filter(([, seed = '']) => /\d/.test(seed)).map(({ indices }) => secret(indices?.[1])),
  ...[...text.matchAll(CODES)].flatMap(({ 0: label, index }) => codesFrom(text, index + label.length)),
  ...[...text.matchAll(PHRASE)].map(({ 1: words = '', indices }) => phrase(words, indices?.[1]?.[0] ?? 0)),
];

function codesFrom(text: string, from: number): readonly Finding[] {
  const findings: Finding[] = [];
  CODE.lastIndex = from;
  for (let match = CODE.exec(text); match !== null && findings.length < MAX_CODES; match = CODE.exec(text)) {
    const [, code = ''] = match;
    const isCode = /\d/.test(code) && (code.length >= MIN_CODE_CHARS || /^\d{6}$/.test(code)) && !isDay(code);
    // Groups of letters alone stand between others with digits.
    if (!isCode && !(findings.length > 0 && /^[a-z]{4,8}(?:-[a-z]{4,8})+$/.test(code))) break;
    findings.push(secret(match.indices?.[1]));
  }
  return findings;
}

const isDay = (code: string): boolean => /^\d{4}-\d{2}-\d{2}$|^\d{2}-\d{2}-\d{4}$/.test(code);

function phrase(words: string, start: number): Finding {
  const list = words.split(' ');
  const count = WORD_COUNTS.find((each) => each <= list.length) ?? list.length;
  return secret([start, start + list.slice(0, count).join(' ').length]);
}

function secret([start, end]: readonly [number, number] = [0, 0]): Finding {
  return { kind: 'SECRET', start, end };
}
