/** Which fields hold something that opens a door, by the words of their names. */
import { keyWords } from './key-words.ts';

const list = (names: string): readonly (readonly string[])[] =>
  names.split(',').map((name) => name.trim().split(/\s+/));

/** A name that ends in one of these says that its value is a secret. */
const SECRET_ENDINGS: readonly (readonly string[])[] = [
  ...list('subscription key, stream key, hmac key, recovery key, mnemonic, seed phrase, recovery phrase, pairing code'),
  ...list(
    'password, passwd, pass word, passphrase, passcode, pwd, pw, dbpwd, secret, credential, token, cookie, authorization, csrf, jwt, bearer',
  ),
  ...list('apikey, authtoken, accesstoken, refreshtoken, idtoken, privatekey, secretkey, cvv, cvc, otp, pin'),
  ...list(
    'secret key base, security answer, secret answer, puk, パスワード, 暗証番号, 密码, 密碼, 口令, 비밀번호, 암호',
  ),
  ...list('hasło, haslo, passwort, kennwort, contraseña, contrasena, clave secreta, mot de passe, senha, wachtwoord'),
  ...list(
    'lösenord, lösenordet, losenord, heslo, salasana, adgangskode, adgangskoden, passord, passordet, parola, parolă, jelszó, пароль',
  ),
  ...list('api key, app key, access key, account key, auth key, client key, deploy key, encryption key, license key'),
  ...list('master key, private key, secret key, service key, shared key, signing key, storage key, webhook key'),
  ...list(
    'clave api, clave privada, clé api, cle api, clé secrète, cle secrete, jeton, klucz api, klucz prywatny, api schlüssel',
  ),
  ...list(
    'geheimschlüssel, chiave api, chiave segreta, chave api, chave secreta, şifre, sifre, şifresi, wlan schlüssel, wifi key, wpa key, wpa2 key',
  ),
  ...list('masterauth, psk, preshared key, pre shared key, snmp community, basic auth, mfa seed, totp seed, otp seed'),
  ...list('pagerduty key, opsgenie key, sendgrid key, mailgun key, twilio key, stripe key'),
  ...list(
    'كلمة المرور, كلمة السر, पासवर्ड, סיסמה, סיסמא, κωδικός πρόσβασης, mật khẩu, รหัสผ่าน, kata sandi, lozinka, geslo, парола',
  ),
  ...list('access code, door code, gate code, unlock code, lock code, device code'),
  ...list('kod do drzwi, kod do bramy, kod do sejfu, kod do domofonu, code de la porte, code du portail'),
  ...list('one time code, verification code, zugangscode, türcode, zugangs code, code d accès, kod dostępu'),
  ...list('código de acceso, código de acesso, codice di accesso, toegangscode, community string'),
  ...list(
    'session key, integration key, pin code, security code, recovery code, backup code, connection string, private key pem',
  ),
];

/** Endings that keep the meaning of what they follow: `password_hash`, `secretValue`, `password2`. */
const TRANSPARENT_ENDINGS = new Set(
  'value hash digest plain plaintext text raw base64 b64 encoded data string confirmation confirm new old current previous again 1 2'.split(
    ' ',
  ),
);

/** What in front of `token` or `tokens` makes it a place in a list, or a quantity. */
const HARMLESS_TOKEN_QUALIFIERS = new Set(
  'page next prev previous sync continuation cursor start delta pagination resume max total prompt completion input output cached num count ct'.split(
    ' ',
  ),
);

/** Names that may go with a secret; only a value that looks like one counts. */
const DOUBTFUL_ENDINGS = new Set(
  'key auth signature webhook session sessionid sid nonce seed code hash pass tokens keys'.split(' '),
);
/** What a password may be for: `REDIS_PASS`, unlike `second_pass`. */
const PASS_QUALIFIERS = new Set(
  'db database redis smtp mail user admin root require ftp ssh mysql postgres pg proxy my store key become sudo ansible rabbitmq default vpn wifi ldap registry docker nexus artifactory jenkins keystore truststore grafana elastic backup'.split(
    ' ',
  ),
);

/** What a secret is for, behind its name: `PASSWORD_SMTP`, unlike `password_policy`. */
const PLACES = new Set(
  'db database redis smtp imap ftp sftp ssh mysql postgres pg proxy vpn wifi wlan ldap mqtt prod production staging dev test github gitlab aws'.split(
    ' ',
  ),
);
/** What in front makes it a question or a digest: `has_pin`, `checksum/secret`. */
const HARMLESS_STARTS = new Set('has is needs requires show hide checksum'.split(' '));
/** What in front of `key` makes it a name of a thing, or what everybody may see. */
const HARMLESS_KEY_QUALIFIERS = new Set(
  'public primary foreign sort partition cache object routing idempotency project issue parent row dedup dedupe incident alert event socket translation correlation'.split(
    ' ',
  ),
);
/** Names of secrets that are written together with what they are for: `PGPASSWORD`, `csrftoken`. */
const JOINED = /^(\p{L}{2,20})(password|passwd|passwort|kennwort|passphrase|apikey|secret|token|pw)$/u;

/**
 * Fields beside a secret that describe it: they are no secret themselves. `expires_at`, `created`, `UserName`,
 * `CreateDate`, `Status`.
 */
const DESCRIBING_ENDINGS = new Set(
  `name username user login type kind status state date at on created updated changed expires expiry expiration in id ids url uri
  host port email mail scope scopes role roles description region version count length enabled active algorithm alg
  question hint format scheme visibility time start end rotated revoked issued used by pattern title label placeholder
  engine dbname issuer`.split(/\s+/),
);

export type KeySensitivity = 'secret' | 'doubtful' | 'none';

const known = new Map<string, KeySensitivity>();
const MAX_KNOWN = 5_000;
/** A longer name is judged anew each time: a script may name a field as long as a value, and what is remembered lasts. */
const MAX_REMEMBERED_CHARS = 200;

/** `Password (initial)`, `token [new]`. */
const WITH_REMARK = /^([^()[\]]+)[([]([^()[\]]*)[)\]]\W*$/;

/** What the name of a field says about its value. */
export function keySensitivity(key: string): KeySensitivity {
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const whole = judge(keyWords(key));
  const sensitivity = whole === 'none' ? judge(keyWords(withoutRemark(key))) : whole;
  if (key.length > MAX_REMEMBERED_CHARS) return sensitivity;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, sensitivity);
  return sensitivity;
}

/** Whether a field of this name, inside a secret, only says something about it. */
export function isDescribing(key: string): boolean {
  const words = keyWords(key);
  return DESCRIBING_ENDINGS.has(words.at(-1) ?? '') && judge(words) === 'none';
}

/** Whether a number under this name counts something: the passes and fails of a test. */
export function isCount(key: string): boolean {
  return key.toLowerCase() === 'pass';
}

/** Whether everything in a list or object of this name may be a secret where it looks like one. */
export function isListOfTokens(key: string): boolean {
  return keyWords(key).at(-1) === 'tokens' && keySensitivity(key) === 'doubtful';
}

/** Without what stands in brackets at its end, unless that says that something else is meant: `Password (last changed at)`. */
function withoutRemark(key: string): string {
  const [, name, remark] = WITH_REMARK.exec(key) ?? [];
  if (name === undefined || remark === undefined) return key;
  const words = keyWords(remark);
  const isOther =
    DESCRIBING_ENDINGS.has(words.at(-1) ?? '') || words.some((word) => HARMLESS_TOKEN_QUALIFIERS.has(word));
  return isOther ? key : name;
}

function judge(words: readonly string[]): KeySensitivity {
  const last = words.at(-1);
  if (last === undefined || (words.length > 1 && HARMLESS_STARTS.has(words[0] ?? ''))) return 'none';
  if (/\p{L}\d$/u.test(last)) return judge([...words.slice(0, -1), last.slice(0, -1)]);
  const isPosition = /^tokens?$/.test(last) && words.slice(0, -1).some((word) => HARMLESS_TOKEN_QUALIFIERS.has(word));
  if (isPosition) return 'none';
  if (/^keys?$/.test(last) && HARMLESS_KEY_QUALIFIERS.has(words.at(-2) ?? '')) return 'none';
  // How many tokens there are is told far more often than what they are.
  if (last !== 'tokens' && SECRET_ENDINGS.some((ending) => endsWith(words, ending))) return 'secret';
  const [, purpose, noun] = JOINED.exec(last) ?? [];
  if (purpose !== undefined && noun !== undefined && !isHarmlessPurpose(purpose))
    return judge([...words.slice(0, -1), purpose, noun]);
  if (PLACES.has(last) && words.length > 1) return judge(words.slice(-2, -1)) === 'secret' ? 'secret' : 'none';
  if (last.endsWith('pass') && PASS_QUALIFIERS.has(last.slice(0, -4))) return 'secret';
  if (last === 'pass' && (words.length === 1 || PASS_QUALIFIERS.has(words.at(-2) ?? ''))) return 'secret';
  if (words.length > 1 && TRANSPARENT_ENDINGS.has(last)) return judge(words.slice(0, -1));
  return DOUBTFUL_ENDINGS.has(last) ? 'doubtful' : 'none';
}

/** `nextpagetoken` is a place in a list. */
function isHarmlessPurpose(purpose: string): boolean {
  return [...HARMLESS_TOKEN_QUALIFIERS].some((word) => word.length > 2 && purpose.endsWith(word));
}

/** In the singular or the plural. */
function endsWith(words: readonly string[], ending: readonly string[]): boolean {
  return ending.every((wanted, index) => {
    const word = words[words.length - ending.length + index];
    return word === wanted || (index === ending.length - 1 && word === `${wanted}s`);
  });
}
