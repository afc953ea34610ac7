/** Tells a password in a sentence from the words of the sentence. */
import { keyWords } from './key-words.ts';
import { keySensitivity } from './sensitive-key.ts';

/** What is said of a password without telling it. */
const STATES = new Set(
  `changed change reset expired invalid missing required optional wrong incorrect ok none set unset empty updated rotated
  disabled enabled yes no true false null nil undefined unknown hidden see below same secret`.split(/\s+/),
);
/** Words that begin an expression of a programming language. */
const KEYWORDS = new Set(
  'await new function async typeof this self void return string number boolean str int bytes'.split(' '),
);
const MEMBER = /^[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)+$/;

/** How passwords are kept and messages signed. */
const ALGORITHM =
  /^(?:argon2\w*|[bs]crypt|md[45]|pbkdf2\S*|sha-?\d\S*|hmac\S*|aes-?\d\S*|ed25519|x25519|rsa-?\d*|[hrep]s\d{3}|base64|oauth2?)$/i;

/** Longer ones are judged by their beginning. */
const MAX_CHARS = 1_000;

/** Whether nobody would write it as a word: a digit or a sign in it, or capitals inside. */
export function looksLikePassword(whole: string): boolean {
  const text = whole.slice(0, MAX_CHARS);
  if (ALGORITHM.test(text)) return false;
  return /[\p{L}\d].*\d|\d.*\p{L}|[!#$%^*?~]|\p{Ll}\p{Lu}/u.test(text) && text.length >= 4;
}

const THINGS = [
  /^[A-Z]{1,10}-\d+$/,
  /^\p{L}+-\d+$/u,
  /\d\.\d/,
  /^\d+[-/:]\d/,
  /^\d+\p{L}{1,8}$/u,
  /^\p{Ll}+(?:_\p{Ll}+)+\d{0,2}$/u,
  /[/\\]|:\/\/|\S@\S+\./,
  /^[\w-]+\.[a-z]{1,5}$/,
  /^[#@$<[{(-]/,
];

/** The same where the words around say less: letters, digits, and a sign or capitals among small letters; no name of a thing. */
export function looksMadeUp(whole: string): boolean {
  const text = whole.slice(0, MAX_CHARS);
  if (text.length < 6 || !/\p{L}/u.test(text) || !/\d/.test(text)) return false;
  const isMixed = text.length >= 8 && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);
  return (isMixed || /[!#$%&*+?@^~_=.-]/.test(text)) && !THINGS.some((thing) => thing.test(text));
}

/** The same where hardly anything says that a password follows: capitals, small letters, digits and a sign. */
export function looksStrong(text: string): boolean {
  return looksMadeUp(text) && /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /[^\p{L}\p{N}]/u.test(text);
}

/** Whether a value without quotes is code that fetches a secret, the name of one, or what is said about one. */
export function isNoPassword(whole: string, next: string): boolean {
  const value = whole.slice(0, MAX_CHARS);
  const word = value.toLowerCase().replace(/[.!?]+$/, '');
  if (STATES.has(word) || KEYWORDS.has(word)) return true;
  if (/^[([{]/.test(next) && /^[\w$.?]+$/.test(value)) return true;
  if (MEMBER.test(value) && !/\d/.test(value)) return true;
  return /^[A-Za-z_$][\w$]*$/.test(value) && keyWords(value).length > 0 && keySensitivity(value) === 'secret';
}
