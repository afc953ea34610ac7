/** Codes that a sentence tells: of cards, of telephones, of one login, of doors and safes. */
import type { Finding } from '../finding.ts';
import { found } from './found.ts';

/** Codes that open nothing. */
const OTHER_CODES =
  'order|promo|discount|zip|postal|country|area|error|status|exit|tracking|product|booking|coupon|gift|referral|voucher|dial|dialing|source|sort|bank|branch|student|customer|reservation|invitation|item|tax|department|cost';
const IS = '(?:is|ist|lautet|es|est|è|é|er|är|jest|to|no|nr|number)';
/** What it is for, where it says after that what it is: `code for sign-in: …` */
const FOR =
  '(?: (?:for|to|für|zum|zur|do|dla|para|pour|per|voor|til|för|для)(?: [\\p{L}-]{1,16}){1,3}(?=[ \\t]?[:：]| (?:is|ist|lautet|es|est|è|é|er|är|jest) ))?';
const FEW_DIGITS = [
  {
    words:
      '(?:pin|Pin)(?! \\d+ (?:to|on|it|at|in|this|the|for) )|PIN(?: \\p{L}{1,12}){1,4}(?=:| (?:is|ist|lautet|es|est|è|é|er|är|jest) \\d)|PIN|PIN-Code|pin code|PIN code|OTP|TAN|mTAN',
    digits: '\\d{4,8}',
  },
  {
    words:
      'PUK[12]?(?:[ -]\\p{L}{1,12}){1,4}(?=:| (?:is|ist|lautet|es|est|è|é|er|är|jest) \\d)|PUK[12]?(?:-Code| code)?',
    digits: '\\d{8}',
  },
  { words: '[Cc][Vv][Vv]2?|[Cc][Vv][Cc]2?|Prüfziffer|Kartenprüfnummer', digits: '\\d{3,4}' },
  {
    words: [
      'Kenncode',
      '(?:2FA|MFA|OTP|SMS|[Aa]uthentication|[Ss]ign-in|[Pp]airing|[Ss]ecurity|[Vv]erification|[Cc]onfirmation|[Aa]ccess|[Oo]ne-time|[Ll]ogin|[Uu]nlock|[Dd]oor) code',
      '(?:Sicherheits|Bestätigungs|Einmal|Zugangs|Tür|Verificatie|verificatie|beveiligings|toegangs)-?code',
      `[Yy]our (?!(?:\\p{L}{2,12} )?(?:${OTHER_CODES}) code)(?:\\p{L}{2,12} ){0,2}code`,
      `(?:[Ii]hr|[Dd]ein|[Vv]otre|[Tt]on|[Tt]u|[Ss]u|[Tt]wój|[Uu]w|[Jj]e|[Ii]l (?:tuo|suo)|[Ss]eu|[Tt]eu|[Dd]in|[Вв]аш) (?!(?:\\p{L}{2,12} )?(?:${OTHER_CODES})[ -])(?:[Cc]ode|código|codice|kod|kode|код)`,
      '[Cc]ódigo de (?:verificación|seguridad|acceso|acesso|verificação|segurança)',
      '[Cc]ode de (?:vérification|sécurité|confirmation)|[Cc]odice di (?:verifica|sicurezza)',
      '[Kk]od (?:weryfikacyjny|dostępu)|[Кк]од (?:подтверждения|доступа)|認証コード|確認コード|验证码',
    ].join('|'),
    digits: '\\d{4,8}|\\d{3}[ -]\\d{3}',
  },
].map(
  ({ words, digits }) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}_-])(?:${words})${FOR}(?: ${IS})?(?:は|是)?[ \\t]{0,3}[:：=#]?[ \\t]{0,3}["'\`]?(${digits})(?![\\p{L}\\p{N}_]|[.,:/-]\\d)`,
      'dgu',
    ),
);

/** `482913 is your login code` */
const DIGITS_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}_.,-]|\\p{L}{2}-)(?:[A-Z]-)?(\\d{4,8}) (?:is your|ist (?:Ihr|dein)|to (?:Twój|twój|Państwa)|est votre|es (?:tu|su)|é o seu|è il (?:tuo|suo)) (?!(?:\\p{L}{2,12} )?(?:${OTHER_CODES}) )(?:\\p{L}{2,20} ){0,3}?(?:[\\p{L}-]*code|PIN|OTP|TAN|kod|código|codice)(?!\\p{L})`,
  'dgiu',
);

/** What a code opens. */
const OPENED = [
  'door|front door|gate|entrance|lock|lockbox|key ?box|safe|vault|garage|locker|house|flat|apartment',
  '\\p{L}{0,12}tür|\\p{L}{0,12}tor|\\p{L}{0,12}tresor|\\p{L}{0,12}schloss|schließfach|alarmanlage|schlüssel(?:safe|kasten|box)',
  'cassaforte|porta|portone|cancello|caja fuerte|puerta|portón|coffre|porte|portail|immeuble|portão|cofre',
  'sejf\\p{L}{0,3}|drzwi|bram\\p{L}{1,3}|furtk\\p{L}{1,3}|domofon\\p{L}{0,3}|kluis|\\p{L}{0,12}deur|poort|dörr\\p{L}{0,3}|dør\\p{L}{0,3}|kassaskåp\\p{L}{0,3}',
  'двер\\p{L}{1,3}|сейф\\p{L}{0,3}|домофон\\p{L}{0,3}|подъезд\\p{L}{0,3}|калитк\\p{L}{1,3}|trezor\\p{L}{0,3}|dveř\\p{L}{0,3}',
].join('|');
const IS_OPENED = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${OPENED})$`, 'iu');
/** The same somewhere before the name of the code, in the same clause. */
const OPENED_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${OPENED})(?: [\\p{L}\\d]{1,12}){0,5}[ -]$`, 'iu');
const OTHER_BEFORE = new RegExp(`(?<!\\p{L})(?:${OTHER_CODES})[ -]$`, 'iu');
/** How far before a code may stand what it opens. */
const OPENED_CHARS = 80;
/** `Kod do bramy: 1945#`, `la cassaforte si apre con il codice 8842#` */
const CODE = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:code|pin|codice|c[óo]digo|kod|kodu|kodem|kód|kode|koden|код|кодом|combination|combinazione|combinación|combinaison|kombination|szyfr|шифр)((?: \\p{L}{1,12}){1,4}?)??(?: ${IS}| now| jetzt)?[ \\t]?[:=]?[ \\t]([*#]?\\d{4,8}(?![*#])|[*#]?\\d{3,8}[*#]|\\d{2}(?:-\\d{2}){2,3})(?![\\p{L}\\p{N}_]|[.,:/-]\\d)`,
  'dgiu',
);
/** Of a lock with a dial. */
const COMBINATION = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:zahlenkombination|kombination|combination|combinazione|combinación|combinaison|combinação)(?: ${IS})?[ \\t]?:?[ \\t](\\d{2}(?:-\\d{2}){2,3})(?![\\p{L}\\p{N}_]|[.,:/-]\\d)`,
  'dgiu',
);

/** The codes in a text. */
export function toldCodes(text: string): readonly Finding[] {
  if (!/\d{3}|\d-\d/.test(text)) return [];
  return [
    ...[...FEW_DIGITS, DIGITS_FIRST, COMBINATION].flatMap((pattern) => found(text, pattern, () => true)),
    ...found(text, CODE, (_, [between], at) => {
      if (between !== undefined && IS_OPENED.test(between)) return true;
      const before = text.slice(Math.max(0, at - OPENED_CHARS), at);
      return between === undefined && OPENED_BEFORE.test(before) && !OTHER_BEFORE.test(before);
    }),
  ];
}
