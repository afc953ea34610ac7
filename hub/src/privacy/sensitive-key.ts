/** Which fields hold something that opens a door, by the words of their names. */
import { keyWords } from './key-words.ts';

/** A name that ends in one of these says that its value is a secret. */
const SECRET_ENDINGS: readonly (readonly string[])[] = [
  'password',
  'passwd',
  'passphrase',
  'passcode',
  'pwd',
  'secret',
  'secrets',
  'credential',
  'credentials',
  'token',
  'apikey',
  'authtoken',
  'accesstoken',
  'refreshtoken',
  'idtoken',
  'privatekey',
  'secretkey',
  'authorization',
  'cookie',
  'cookies',
  'cvv',
  'cvc',
  'otp',
  'pin',
  'hasło',
  'haslo',
  'passwort',
  'kennwort',
  'contraseña',
  'clave secreta',
  'mot de passe',
  'senha',
  'wachtwoord',
  'api key',
  'app key',
  'access key',
  'account key',
  'auth key',
  'client key',
  'deploy key',
  'encryption key',
  'license key',
  'master key',
  'private key',
  'secret key',
  'service key',
  'shared key',
  'signing key',
  'storage key',
  'webhook key',
  'pin code',
  'security code',
  'recovery code',
  'recovery codes',
  'backup codes',
  'connection string',
  'session key',
  'csrf',
  'jwt',
  'bearer',
].map((phrase) => phrase.split(' '));

/** Endings that keep the meaning of what they follow: `password_hash`, `secretValue`, `password2`. */
const TRANSPARENT_ENDINGS = new Set(
  'value hash plain plaintext text raw base64 data string confirmation confirm new old current previous again 1 2'.split(
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
  'key auth signature webhook session sid nonce seed code hash pass tokens keys'.split(' '),
);

export type KeySensitivity = 'secret' | 'doubtful' | 'none';

const known = new Map<string, KeySensitivity>();
const MAX_KNOWN = 5_000;

/** What the name of a field says about its value. */
export function keySensitivity(key: string): KeySensitivity {
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const sensitivity = judge(keyWords(key));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, sensitivity);
  return sensitivity;
}

function judge(words: readonly string[]): KeySensitivity {
  const last = words.at(-1);
  if (last === undefined) return 'none';
  if (words.length > 1 && TRANSPARENT_ENDINGS.has(last)) return judge(words.slice(0, -1));
  if (SECRET_ENDINGS.some((ending) => endsWith(words, ending))) {
    const isPosition = last === 'token' && words.slice(0, -1).some((word) => HARMLESS_TOKEN_QUALIFIERS.has(word));
    return isPosition ? 'none' : 'secret';
  }
  return DOUBTFUL_ENDINGS.has(last) ? 'doubtful' : 'none';
}

function endsWith(words: readonly string[], ending: readonly string[]): boolean {
  return ending.every((word, index) => words[words.length - ending.length + index] === word);
}
