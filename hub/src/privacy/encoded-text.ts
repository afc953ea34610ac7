/** Text inside Base64, as file contents come from many interfaces: a script could decode it. */
import { isUtf8 } from 'node:buffer';

/** Shorter texts are words. */
const MIN_CHARS = 24;
/** Length of the lines that mail programs break Base64 into (RFC 2045 allows 76); the last one may be shorter. */
const LINE_CHARS = { min: 60, max: 76 };

/** The text that a string of Base64 holds, or undefined where it is none, or holds no text. */
export function decodedText(text: string): string | undefined {
  if (!isBase64(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  if (!isUtf8(bytes)) return undefined;
  const decoded = bytes.toString();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes that no text has
  return /[\x00-\x08\x0e-\x1f]/.test(decoded) ? undefined : decoded;
}

/** In one run or in lines of one length: a list with a card number a line has the letters of Base64, too. */
function isBase64(text: string): boolean {
  if (text.length < MIN_CHARS || /[^A-Za-z0-9+/=\r\n]/.test(text)) return false;
  const lines = text.trimEnd().split(/\r?\n/);
  const { length } = lines[0] ?? '';
  const isBroken = lines.length > 1;
  if (isBroken && (length < LINE_CHARS.min || length > LINE_CHARS.max)) return false;
  return lines.every((line, index) => {
    const isLast = index === lines.length - 1;
    if (isLast ? line.length > length : line.length !== length) return false;
    const padding = line.indexOf('=');
    return padding < 0 || (isLast && padding >= line.length - 2);
  });
}

export function encodedText(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** Shorter strings may be anything. */
const MIN_BINARY_CHARS = 256;

/** Whether a string is Base64 of something that is no text, such as an image: nothing in it is what it seems. */
export function isBinary(text: string): boolean {
  return text.length >= MIN_BINARY_CHARS && isBase64(text) && decodedText(text) === undefined;
}
