/** Secrets that a sentence tells: `the password is …`, `Hasło do VPN: …`, `creds: deploy / …`, `PIN 4711`. */
import type { Detector } from '../finding.ts';
import { isNoPassword, looksLikePassword, looksMadeUp, looksStrong } from '../looks-like-password.ts';
import { keySensitivity } from '../sensitive-key.ts';
import { found } from './found.ts';
import { toldCodes } from './told-code.ts';

const VERB =
  '(?:is|ist|lautet|to|es|este|est|è|é|är|er|on|je|jest)(?: now| jetzt| teraz| ahora| maintenant| ora| nu)?:?';
const VALUE = '([^\\s,;"\'`»“”<>()]{4,})';
/** Quotes before a value. */
const QUOTE = '(?:["\'`“„]|<(?:code|strong|b|kbd|tt)>|«[ \\u00a0\\u202f]?)?';
/** The last word of the name says what it is: `the new API key is …`. */
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}_]-)((?:\\p{L}{2,12} ){0,2}\\p{L}[\\p{L}\\p{N}_.-]{1,63}) ${VERB} ${QUOTE}${VALUE}`,
  'dgu',
);

const NOUN =
  '(?:pass(?:word|phrase|code|wd|ord)?|pwd|pw|\\p{L}{0,20}(?:passwort|kennwort|wachtwoord)|hasł[oa]|haslo|contrase[ñn]a|clave|mot de passe|mdp|senha|palavra-passe|lösenord(?:et)?|heslo|parol[aă]|парол[ья]|jelszó|salasana|adgangskoden?|passord(?:et)?|şifre(?:si|niz)?|sifre|كلمة (?:المرور|السر)|पासवर्ड|סיסמה|סיסמא|mật khẩu|kata sandi|lozinka|geslo|парола)';
const BETWEEN = '((?:[ \\t](?:\\d+\\.|[^\\s:.!?=;]{1,24})){0,6}?)';
/** The first word says what it is, and where it opens something may stand between: `Passwort im 2. OG ist jetzt …`. */
const NOUN_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}_])${NOUN}(?![\\p{L}\\p{N}_])${BETWEEN}(?:[ \\t]?:|[ \\t][—–]|[ \\t]${VERB})[ \\t]{1,3}${QUOTE}${VALUE}`,
  'dgiu',
);
/** `user bot password …`, `the new pw …`; or what it is for stands between, as in `пароль от админки …`. */
const NOUN_ALONE = new RegExp(
  `(?<![\\p{L}\\p{N}_])${NOUN}( (?:for|from|of|für|vom|von|zum|zur|do|od|dla|para|del|de|da|pour|du|per|di|voor|van|til|för|от|для|к|на|pro)(?: \\p{L}{1,20}){1,3}?)?[ \\t]${QUOTE}(?=\\S{0,64}\\d)${VALUE}`,
  'dgiu',
);
/** A row of a table of two columns. */
const NOUN_IN_ROW = new RegExp(`\\|[ \\t]*${NOUN}[ \\t]*\\|[ \\t]*["'\`]?${VALUE}`, 'dgiu');
/** What stands right before the value and says that it is something else: `password for user: anna42!`. */
const OTHER_THING =
  /(?:user|username|benutzer\p{L}*|login|e-?mail|ticket|issue|policy|version|hash|length|länge|usuario|usuário|utilisateur|utente|gebruiker|użytkownik\p{L}*)$/iu;
/** Languages that write without blanks. */
const NOUN_JOINED =
  /(?:パスワード|暗証番号|密码|密碼|口令|비밀번호|암호)(?:は|是|는|은|が)?[ \t]*[:：=]?[ \t]*["'「]?([!-~]{4,})/dgu;
const CREDENTIALS = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:creds?|credentials|user(?:name)?\\/pass(?:word)?|logins?|zugang|zugangsdaten|anmeldedaten|dane logowania|credenciales|identifiants|credenziali|accès|inloggegevens|доступ)(?![\\p{L}\\p{N}_])(?:[ \\t][^\\s:/|]{1,24}){0,5}?:?[ \\t]{1,3}["'\`]?[\\w.@-]{1,64}["'\`]?(?:[ \\t]{0,2}[/|][ \\t]{0,2}|:)["'\`]?${VALUE}`,
  'dgiu',
);

/** A phrase of words, where it is called one and quoted. */
const PHRASE = new RegExp(
  `(?:pass[ -]?phrase|wachtwoordzin|lösenfras|phrase secrète|frase (?:segreta|secreta|de paso|de acesso))(?!\\p{L})(?:[ \\t][^\\s:.!?=;"]{1,24}){0,6}?(?:[ \\t]?:|[ \\t]${VERB})[ \\t]["'\`“„«]((?:\\p{L}{2,16}[ -]){2,11}\\p{L}{2,16})["'\`”“»]`,
  'dgiu',
);
/** What somebody has tried: `login as … with …`, `login failed, tried "…"`. */
const TRIED =
  '(?:log(?:in|on|ged[ -](?:in|on)|ging[ -]in)|sign(?:ed|ing)?[ -]?(?:in|on)|auth(?:entication|enticated|enticating)?|anmeldung|angemeldet|logowanie|connexion|inicio de sesión)';
const LOGIN = new RegExp(
  `(?<![\\p{L}\\p{N}_])${TRIED} (?:(?:as|for|by|als|jako|como|en tant que)(?: user)? [^\\s"']{2,80} (?:with|using|mit|avec|con|com|z)(?: (?:password|passwort|hasłem))? ["'\`]?|[^\\n"]{0,40}?(?:tried|with|using|mit|avec|con|com|z):? ["'\`])${VALUE}`,
  'dgiu',
);

/** `token is BlockMap`: what a program says about types. */
function isType(name: string, value: string): boolean {
  return /(?:token|key|cookie|secret)s?$/i.test(name) && /^\p{Lu}?\p{Ll}{2,}(?:\p{Lu}\p{Ll}{2,})+$/u.test(value);
}

export const toldSecret: Detector = (text, { tellsSecret }) => {
  if (tellsSecret === false) return [];
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
    ...found(
      text,
      NOUN_ALONE,
      (value, [between]) =>
        (between === undefined ? looksMadeUp(value) : looksStrong(value)) && !isNoPassword(value, ''),
    ),
    ...found(text, NOUN_IN_ROW, (value) => looksMadeUp(value) && !isNoPassword(value, '')),
    ...found(text, NOUN_JOINED, looksLikePassword),
    ...found(text, CREDENTIALS, looksMadeUp),
    ...(/phrase|frase|zin|fras/i.test(text) ? found(text, PHRASE, () => true) : []),
    ...found(text, LOGIN, (value) => looksStrong(value) && !isNoPassword(value, '')),
    ...toldCodes(text),
  ];
};
