/** Secrets that a sentence tells: `the password is …`, `Hasło do VPN: …`, `creds: deploy / …`, `PIN 4711`. */
import type { Detector, Finding } from '../finding.ts';
import { isNoPassword, looksLikePassword, looksMadeUp } from '../looks-like-password.ts';
import { isPlaceholder } from '../placeholder.ts';
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
  '(?:pass(?:word|phrase|code|wd|ord)?|pwd|pw|\\p{L}{0,20}(?:passwort|kennwort|wachtwoord)|hasł[oa]|haslo|contrase[ñn]a|clave|mot de passe|mdp|senha|palavra-passe|lösenord|heslo|parola|парол[ья]|jelszó|salasana|adgangskode|şifre(?:si)?|sifre|كلمة (?:المرور|السر)|पासवर्ड|סיסמה|סיסמא|mật khẩu|kata sandi|lozinka|geslo|парола)';
const BETWEEN = '((?:[ \\t](?:\\d+\\.|[^\\s:.!?=;]{1,24})){0,6}?)';
/** The first word says what it is, and where it opens something may stand between: `Passwort im 2. OG ist jetzt …`. */
const NOUN_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}_])${NOUN}(?![\\p{L}\\p{N}_])${BETWEEN}(?:[ \\t]?:|[ \\t]${VERB})[ \\t]{1,3}["'\`«]?${VALUE}`,
  'dgiu',
);
/** `user bot password …`, `the new pw …` */
const NOUN_ALONE = new RegExp(`(?<![\\p{L}\\p{N}_])${NOUN}[ \\t]["'\`«]?${VALUE}`, 'dgiu');
/** A row of a table of two columns. */
const NOUN_IN_ROW = new RegExp(`\\|[ \\t]*${NOUN}[ \\t]*\\|[ \\t]*["'\`]?${VALUE}`, 'dgiu');
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

/** Codes that open nothing. */
const OTHER_CODES =
  'order|promo|discount|zip|postal|country|area|error|status|exit|tracking|product|booking|coupon|gift|referral|voucher|dial|dialing|source|sort|bank|branch|student|customer|reservation|invitation|item|tax|department|cost';
const FEW_DIGITS = [
  {
    words:
      '(?:pin|Pin)(?! \\d+ (?:to|on|it|at|in|this|the|for) )|PIN(?: \\p{L}{1,12}){1,3}(?=:)|PIN|PIN-Code|pin code|PIN code|OTP|TAN|mTAN',
    digits: '\\d{4,8}',
  },
  { words: '[Cc][Vv][Vv]2?|[Cc][Vv][Cc]2?|Prüfziffer|Kartenprüfnummer', digits: '\\d{3,4}' },
  {
    words: [
      '(?:[Ss]ecurity|[Vv]erification|[Cc]onfirmation|[Aa]ccess|[Oo]ne-time|[Ll]ogin|[Uu]nlock|[Dd]oor) code',
      '(?:Sicherheits|Bestätigungs|Einmal|Zugangs|Tür|Verificatie|verificatie|beveiligings|toegangs)-?code',
      `[Yy]our (?!(?:\\p{L}{2,12} )?(?:${OTHER_CODES}) code)(?:\\p{L}{2,12} ){0,2}code`,
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

/** `482913 is your login code` */
const DIGITS_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}_.,-]|\\p{L}{2}-)(?:[A-Z]-)?(\\d{4,8}) (?:is your|ist (?:Ihr|dein)|to (?:Twój|twój|Państwa)|est votre|es (?:tu|su)|é o seu|è il (?:tuo|suo)) (?!(?:\\p{L}{2,12} )?(?:${OTHER_CODES}) )(?:\\p{L}{2,20} ){0,3}?(?:[\\p{L}-]*code|PIN|OTP|TAN|kod|código|codice)(?!\\p{L})`,
  'dgiu',
);

/** A text without such a word or sign tells no secret. */
export const TELLS_SECRET =
  /pass|identified|phrase|frase|mnemonic|setx|pwd?\b|pin\b|pin[ -]code|token|secret|key|hasł|haslo|heslo|contrase|clave|senha|palavra|wachtw|kennw|lösen|salasana|mot de|mdp|парол|parola|jelsz|adgangs|şifre|sifre|المرور|السر|पासवर्ड|סיסמ|mật|sandi|lozink|gesl|cred|login|logowania|zugang|anmelde|identifiants|accès|inlog|доступ|cvv|cvc|\botp\b|tan\b|code|código|codice|kod|код|コード|prüf|パスワ|暗証|密码|密碼|口令|验证|비밀|암호/iu;

/** `token is BlockMap`: what a program says about types. */
function isType(name: string, value: string): boolean {
  return /(?:token|key|cookie|secret)s?$/i.test(name) && /^\p{Lu}?\p{Ll}{2,}(?:\p{Lu}\p{Ll}{2,})+$/u.test(value);
}

export const toldSecret: Detector = (text) => {
  if (!TELLS_SECRET.test(text)) return [];
  return [
    ...found(
      text,
      NAMED,
      (value, [name = '']) => keySensitivity(name) === 'secret' && looksLikePassword(value) && !isType(name, value),
    ),
    ...found(
      text,
      NOUN_FIRST,
      (value, [between = '']) => !OTHER_THING.test(between) && looksMadeUp(value) && !isNoPassword(value, ''),
    ),
    ...found(text, NOUN_ALONE, (value) => looksMadeUp(value) && !isNoPassword(value, '')),
    ...found(text, NOUN_IN_ROW, (value) => looksMadeUp(value) && !isNoPassword(value, '')),
    ...found(text, NOUN_JOINED, looksLikePassword),
    ...found(text, CREDENTIALS, looksMadeUp),
    ...found(text, DIGITS_FIRST, () => true),
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
    return isOne(value, match.slice(1, -1)) && !isPlaceholder(value)
      ? [{ kind: 'SECRET' as const, start, end: start + value.length }]
      : [];
  });
}
