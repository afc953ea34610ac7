/** `TextEncoder` and `TextDecoder` (UTF-8 only), `atob` and `btoa`: made in the realm, since the platform's are host objects. */
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function namedError(name, message) {
  const error = new Error(message);
  Object.defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  return error;
}

function utf8Bytes(text) {
  const bytes = [];
  for (const char of `${text}`.toWellFormed()) {
    const code = char.codePointAt(0);
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

export class TextEncoder {
  get encoding() {
    return 'utf-8';
  }

  encode(text = '') {
    return new Uint8Array(utf8Bytes(text));
  }
}

/** Decodes one sequence at `at`; a wrong one yields U+FFFD and passes over its longest valid beginning, as the Encoding Standard says. */
function decodeAt(bytes, at) {
  const lead = bytes[at];
  if (lead < 0x80) return { code: lead, next: at + 1, wrong: false };
  const size = lead >= 0xc2 && lead < 0xe0 ? 1 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : 0;
  let code = lead & (size === 1 ? 31 : size === 2 ? 15 : 7);
  let next = at + 1;
  for (let index = 0; index < size; index += 1, next += 1) {
    const low = index > 0 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = index > 0 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    const byte = bytes[next];
    if (byte === undefined || byte < low || byte > high) return { code: 0xfffd, next, wrong: true };
    code = (code << 6) | (byte & 63);
  }
  return size === 0 ? { code: 0xfffd, next, wrong: true } : { code, next, wrong: false };
}

function bytesOf(input) {
  if (input === undefined) return new Uint8Array(0);
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  if (input instanceof ArrayBuffer) return new Uint8Array(input);
  throw new TypeError('TextDecoder.decode takes an ArrayBuffer or a typed array');
}

export class TextDecoder {
  #fatal;
  #ignoreBom;

  constructor(label = 'utf-8', options = {}) {
    if (!['utf-8', 'utf8', 'unicode-1-1-utf-8'].includes(`${label}`.trim().toLowerCase())) {
      throw new RangeError(`only UTF-8 is there, not ${label}`);
    }
    this.#fatal = options.fatal === true;
    this.#ignoreBom = options.ignoreBOM === true;
  }

  get encoding() {
    return 'utf-8';
  }

  get fatal() {
    return this.#fatal;
  }

  get ignoreBOM() {
    return this.#ignoreBom;
  }

  decode(input, options = {}) {
    if (options.stream === true)
      throw new TypeError('TextDecoder decodes whole texts here: {stream: true} is not there');
    const bytes = bytesOf(input);
    let text = '';
    for (let at = 0; at < bytes.length; ) {
      const { code, next, wrong } = decodeAt(bytes, at);
      if (wrong && this.#fatal) throw new TypeError('the bytes are no valid UTF-8');
      if (!(at === 0 && code === 0xfeff && !this.#ignoreBom)) text += String.fromCodePoint(code);
      at = next;
    }
    return text;
  }
}

export function btoa(data) {
  const text = `${data}`;
  let out = '';
  for (let at = 0; at < text.length; at += 3) {
    const [a, b, c] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
    if (a > 255 || b > 255 || c > 255) {
      throw namedError(
        'InvalidCharacterError',
        'btoa takes characters up to U+00FF; encode text with TextEncoder first',
      );
    }
    const bits = (a << 16) | (b << 8) | c;
    out += BASE64[bits >> 18] + BASE64[(bits >> 12) & 63];
    out += Number.isNaN(b) ? '=' : BASE64[(bits >> 6) & 63];
    out += Number.isNaN(c) ? '=' : BASE64[bits & 63];
  }
  return out;
}

export function atob(data) {
  let text = `${data}`.replace(/[\t\n\f\r ]/g, '');
  if (text.length % 4 === 0) text = text.replace(/={1,2}$/, '');
  if (text.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(text)) {
    throw namedError('InvalidCharacterError', 'atob takes base64 text (for base64url replace - by + and _ by /)');
  }
  let out = '';
  let bits = 0;
  let count = 0;
  for (const char of text) {
    bits = ((bits << 6) | BASE64.indexOf(char)) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      out += String.fromCharCode((bits >> count) & 255);
    }
  }
  return out;
}
