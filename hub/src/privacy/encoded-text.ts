/** Text inside Base64, as file contents come from many interfaces: a script could decode it. */
import { isUtf8 } from 'node:buffer';
import { inSlices, type Pause } from './pause.ts';

/** Shorter texts are words. */
const MIN_CHARS = 24;
/** Length of the lines that mail programs break Base64 into (RFC 2045 allows 76); the last one may be shorter. */
const LINE_CHARS = { min: 60, max: 76 };
/** Shorter strings that hold no text may be anything. */
const MIN_BINARY_CHARS = 256;
/** Characters that are looked at in one step. */
const STEP_CHARS = 262_144;

/** `text`: what a string of Base64 holds; `binary`: it is long, and of something that is no text, such as an image. */
export type Encoded = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'binary' | 'none' };

const NONE: Encoded = { kind: 'none' };

/** What a string holds where it is Base64. */
export async function decoded(text: string, pause: Pause): Promise<Encoded> {
  const mayBe = text.length >= MIN_CHARS && !/[^A-Za-z0-9+/=\r\n]/.test(text.slice(0, MIN_CHARS));
  if (!mayBe || !(await inSlices(checking(text), pause))) return NONE;
  const notText: Encoded = text.length < MIN_BINARY_CHARS ? NONE : { kind: 'binary' };
  const bytes = Buffer.from(text, 'base64');
  await pause();
  if (!isUtf8(bytes)) return notText;
  await pause();
  const inner = bytes.toString();
  return (await inSlices(isWritten(inner), pause)) ? { kind: 'text', text: inner } : notText;
}

/** In one run or in lines of one length: a list with a card number a line has the letters of Base64, too. */
function* checking(text: string): Generator<undefined, boolean, undefined> {
  for (let at = 0; at < text.length; at += STEP_CHARS) {
    if (/[^A-Za-z0-9+/=\r\n]/.test(text.slice(at, at + STEP_CHARS))) return false;
    yield;
  }
  const trimmed = text.trimEnd();
  let length: number | undefined;
  for (let at = 0; at < trimmed.length; ) {
    const newline = trimmed.indexOf('\n', at);
    const isLast = newline === -1;
    const line = trimmed.slice(at, isLast ? undefined : newline).replace(/\r$/, '');
    if (length === undefined && !isLast && (line.length < LINE_CHARS.min || line.length > LINE_CHARS.max)) return false;
    length ??= line.length;
    if (isLast ? line.length > length : line.length !== length) return false;
    const padding = line.indexOf('=');
    if (padding >= 0 && (!isLast || padding < line.length - 2)) return false;
    at = isLast ? trimmed.length : newline + 1;
    yield;
  }
  return true;
}

/** Whether it is without the signs that no text has. */
function* isWritten(text: string): Generator<undefined, boolean, undefined> {
  for (let at = 0; at < text.length; at += STEP_CHARS) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes that no text has
    if (/[\x00-\x08\x0e-\x1f]/.test(text.slice(at, at + STEP_CHARS))) return false;
    yield;
  }
  return true;
}

export function encodedText(text: string): string {
  return Buffer.from(text).toString('base64');
}
