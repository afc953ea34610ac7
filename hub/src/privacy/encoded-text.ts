/** Text inside Base64, as file contents come from many interfaces: a script could decode it. */
import { isUtf8 } from 'node:buffer';

/** Shorter texts are words. */
const MIN_CHARS = 24;
/** No count in the pattern: with one the engine keeps a way back for every character of a megabyte. */
const BASE64 = /^[A-Za-z0-9+/\r\n]*={0,2}\s*$/;

/** The text that a string of Base64 holds, or undefined where it is none, or holds no text. */
export function decodedText(text: string): string | undefined {
  if (text.length < MIN_CHARS || !BASE64.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  if (!isUtf8(bytes)) return undefined;
  const decoded = bytes.toString();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes that no text has
  return /[\x00-\x08\x0e-\x1f]/.test(decoded) ? undefined : decoded;
}

export function encodedText(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** Shorter strings may be anything. */
const MIN_BINARY_CHARS = 256;

/** Whether a string is Base64 of something that is no text, such as an image: nothing in it is what it seems. */
export function isBinary(text: string): boolean {
  return text.length >= MIN_BINARY_CHARS && BASE64.test(text) && decodedText(text) === undefined;
}
