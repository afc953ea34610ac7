/** Percent-encoding of the URL standard: its sets of characters, encoding by set, decoding. Plain language, as in batch.js. */
import { TextDecoder, TextEncoder } from './text-codec.js';

const setOf = (chars, base = () => false) => {
  const own = new Set(chars);
  return (char) => own.has(char) || base(char);
};

export const inControlSet = (char) => char < ' ' || char > '~';
export const inFragmentSet = setOf(' "<>`', inControlSet);
export const inQuerySet = setOf(' "#<>', inControlSet);
export const inSpecialQuerySet = setOf("'", inQuerySet);
export const inPathSet = setOf('?^`{}', inQuerySet);
export const inUserinfoSet = setOf('/:;=@[\\]|', inPathSet);

export function percentEncode(text, isInSet) {
  let out = '';
  for (const char of text) {
    if (!isInSet(char)) out += char;
    else
      for (const byte of new TextEncoder().encode(char)) out += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return out;
}

/** The bytes of `text` with every `%xx` decoded, read as UTF-8. */
export function percentDecode(text) {
  if (!text.includes('%')) return text.toWellFormed();
  const bytes = [];
  const plain = new TextEncoder().encode(text);
  for (let at = 0; at < plain.length; at += 1) {
    const hex = plain[at] === 37 ? String.fromCharCode(plain[at + 1] ?? 0, plain[at + 2] ?? 0) : '';
    if (/^[0-9a-fA-F]{2}$/.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(plain[at]);
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes));
}
