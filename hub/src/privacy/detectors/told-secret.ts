/** Secrets that a sentence tells: `the password is …`, `Hasło do VPN: …`, `creds: deploy / …`, `PIN 4711`. */
import type { Detector, Finding } from '../finding.ts';
import { isNoPassword, looksLikePassword, looksMadeUp } from '../looks-like-password.ts';
import { keySensitivity } from '../sensitive-key.ts';

const VERB =
  '(?:is|ist|lautet|to|es|este|est|è|é|är|er|on|je|jest)(?: now| jetzt| teraz| ahora| maintenant| ora| nu)?:?';
const VALUE = '([^\\s,;"\'`»<>()]{4,})';
/** The last word of the name says what it is: `the new API key is …`. */
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}_]-)((?:\\p{L}{2,12} ){0,2}\\p{L}[\\p{L}\\p{N}_.-]{1,63}) ${VERB} ["'\`«]?${VALUE}`,
  'dgu',
);

const NOUN =
  '(?:pass(?:word|phrase|code|wd|ord)?|pwd|pw|\\p{L}{0,20}(?:passwort|kennwort|wachtwoord)|hasł[oa]|haslo|contrase[ñn]a|clave|mot de passe|mdp|senha|palavra-passe|lösenord|heslo|parola|парол[ья]|jelszó|salasana|adgangskode)';
const BETWEEN = '((?:[ \\t](?:\\d+\\.|[^\\s:.!?=;]{1,24})){0,6}?)';
/** The first word says what it is, and where it opens something may stand between: `Passwort im 2. OG ist jetzt …`. */
const NOUN_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}_])${NOUN}(?![\\p{L}\\p{N}_])${BETWEEN}(?:[ \\t]?:|[ \\t]${VERB})[ \\t]{1,3}["'\`«]?${VALUE}`,
  'dgiu',
);
/** `user bot password …`, `the new pw …` */
const NOUN_ALONE = new RegExp(`(?<![\\p{L}\\p{N}_])${NOUN}[ \\t]["'\`«]?${VALUE}`, 'dgiu');
/** What stands right before the value and says that it is something else: `password for user: anna42!`. */
const OTHER_THING =
  /(?:user|username|benutzer\p{L}*|login|e-?mail|ticket|issue|policy|version|hash|length|länge|usuario|usuário|utilisateur|utente|gebruiker|użytkownik\p{L}*)$/iu;
/** Languages that write without blanks. */
const NOUN_JOINED =
  /(?:パスワード|暗証番号|密码|密碼|口令|비밀번호|암호)(?:は|是|는|은|が)?[ \t]*[:：=]?[ \t]*["'「]?([!-~]{4,})/dgu;
const CREDENTIALS = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:creds?|credentials|logins?|zugang|zugangsdaten|anmeldedaten|dane logowania|credenciales|identifiants|credenziali|accès|inloggegevens|доступ)(?![\\p{L}\\p{N}_])(?:[ \\t][^\\s:/|]{1,24}){0,5}?:?[ \\t]{1,3}[\\w.@-]{1,64}(?:[ \\t]{0,2}[/|][ \\t]{0,2}|:)${VALUE}`,
  'dgiu',
);

const FEW_DIGITS = [
  { words: 'pin|PIN|Pin|PIN-Code|pin code|PIN code|OTP|TAN|mTAN', digits: '\\d{4,8}' },
  { words: '[Cc][Vv][Vv]2?|[Cc][Vv][Cc]2?|Prüfziffer|Kartenprüfnummer', digits: '\\d{3,4}' },
  {
    words: [
      '(?:[Ss]ecurity|[Vv]erification|[Cc]onfirmation|[Aa]ccess|[Oo]ne-time|[Ll]ogin|[Uu]nlock|[Dd]oor) code',
      '(?:Sicherheits|Bestätigungs|Einmal|Zugangs|Tür|Verificatie|verificatie|beveiligings|toegangs)-?code',
      '[Yy]our (?:\\p{L}{2,12} ){0,2}code',
      '[Cc]ódigo de (?:verificación|seguridad|acceso|acesso|verificação|segurança)',
      '[Cc]ode de (?:vérification|sécurité|confirmation)|[Cc]odice di (?:verifica|sicurezza)',
      '[Kk]od (?:weryfikacyjny|dostępu)|[Кк]од (?:подтверждения|доступа)|認証コード|確認コード|验证码',
    ].join('|'),
    digits: '\\d{4,8}',
  },
].map(
  ({ words, digits }) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}_-])(?:${words})(?: (?:is|ist|lautet|es|est|è|é|jest|to|no|nr|number))?(?:は|是)?[ \\t]{0,3}[:：=#]?[ \\t]{0,3}["'\`]?(${digits})(?![\\p{L}\\p{N}_]|[.,:/-]\\d)`,
      'dgu',
    ),
);

/** A text without such a word or sign tells no secret. */
export const TELLS_SECRET =
  /pass|pwd?\b|pin\b|pin[ -]code|token|secret|key|hasł|haslo|heslo|contrase|clave|senha|palavra|wachtw|kennw|lösen|salasana|mot de|mdp|парол|parola|jelsz|adgangs|cred|login|logowania|zugang|anmelde|identifiants|accès|inlog|доступ|cvv|cvc|\botp\b|tan\b|code|código|codice|kod|код|コード|prüf|パスワ|暗証|密码|密碼|口令|验证|비밀|암호/iu;

export const toldSecret: Detector = (text) => {
  if (!TELLS_SECRET.test(text)) return [];
  return [
    ...found(text, NAMED, (value, [name = '']) => keySensitivity(name) === 'secret' && looksLikePassword(value)),
    ...found(
      text,
      NOUN_FIRST,
      (value, [between = '']) => !OTHER_THING.test(between) && looksMadeUp(value) && !isNoPassword(value, ''),
    ),
    ...found(text, NOUN_ALONE, (value) => looksMadeUp(value) && !isNoPassword(value, '')),
    ...found(text, NOUN_JOINED, looksLikePassword),
    ...found(text, CREDENTIALS, looksMadeUp),
    ...FEW_DIGITS.flatMap((pattern) => found(text, pattern, () => true)),
  ];
};

/** What the last group of the pattern found, where it is one; `before`: the groups before it. */
function found(
  text: string,
  pattern: RegExp,
  isOne: (value: string, before: readonly (string | undefined)[]) => boolean,
): readonly Finding[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [start, last] = match.indices?.at(-1) ?? [0, 0];
    const value = text.slice(start, last).replace(/[.:]+$/, '');
    return isOne(value, match.slice(1, -1)) ? [{ kind: 'SECRET' as const, start, end: start + value.length }] : [];
  });
}
