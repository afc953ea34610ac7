/**
 * Domain names in URLs: lower case, and names beyond ASCII as Punycode (RFC 3492).
 *
 * Without the tables of UTS #46: its mapping is done by NFKC and lower-casing, which is the same for names as people
 * write them; what needs the tables (joiners, direction of writing, exceptions) is refused or passed as it stands.
 */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const MAX_CODE = 0x10ffff;

function adaptBias(delta, count, isFirst) {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + 38));
}

const threshold = (k, bias) => Math.min(T_MAX, Math.max(T_MIN, k - bias));

function toPunycode(label) {
  const codes = Array.from(label, (char) => char.codePointAt(0));
  const basic = codes.filter((code) => code < 0x80);
  let out = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let [n, delta, bias, done] = [0x80, 0, 72, basic.length];
  while (done < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= n));
    delta += (next - n) * (done + 1);
    n = next;
    for (const code of codes) {
      if (code < n) delta += 1;
      if (code !== n) continue;
      let rest = delta;
      for (let k = BASE; ; k += BASE) {
        const t = threshold(k, bias);
        if (rest < t) break;
        out += DIGITS[t + ((rest - t) % (BASE - t))];
        rest = Math.floor((rest - t) / (BASE - t));
      }
      out += DIGITS[rest];
      bias = adaptBias(delta, done + 1, done === basic.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    n += 1;
  }
  return out;
}

/** Undefined where it is no Punycode. */
function fromPunycode(text) {
  const end = text.lastIndexOf('-');
  const codes = Array.from(text.slice(0, Math.max(0, end)), (char) => char.charCodeAt(0));
  let [n, index, bias] = [0x80, 0, 72];
  for (let at = end < 0 ? 0 : end + 1; at < text.length; ) {
    const before = index;
    for (let k = BASE, weight = 1; ; k += BASE) {
      const digit = DIGITS.indexOf(text[at] ?? ' ');
      at += 1;
      if (digit < 0) return undefined;
      index += digit * weight;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
      if (weight > 2 ** 40) return undefined;
    }
    bias = adaptBias(index - before, codes.length + 1, before === 0);
    n += Math.floor(index / (codes.length + 1));
    index %= codes.length + 1;
    if (n > MAX_CODE || (n >= 0xd800 && n < 0xe000)) return undefined;
    codes.splice(index, 0, n);
    index += 1;
  }
  return String.fromCodePoint(...codes);
}

const isAscii = (text) => !/[^\0-\x7f]/.test(text);
/** Characters that the mapping drops: soft hyphen, zero-width space and joiner of words, variation selectors, … */
const IGNORED = /\u00ad|\u034f|[\u180b-\u180f]|\u200b|\u2060|\u2064|[\ufe00-\ufe0f]|\ufeff|[\u{e0100}-\u{e01ef}]/gu;
const NEVER = /\p{C}|\p{Z}|\u200c|\u200d|\ufffd/u;

function isValidLabel(label) {
  return label.normalize('NFC') === label && !/^\p{M}/u.test(label) && !NEVER.test(label);
}

/** The ASCII form of a domain, or undefined. */
export function domainToAscii(domain) {
  // As the platform does it: Punycode that came as such is not looked into.
  if (isAscii(domain)) return domain.toLowerCase();
  const mapped = domain
    .replace(IGNORED, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u3002\uff0e\uff61]/g, '.');
  const labels = mapped.split('.');
  for (const [index, label] of labels.entries()) {
    if (label.startsWith('xn--')) {
      const decoded = isAscii(label) ? fromPunycode(label.slice(4)) : undefined;
      if (decoded === undefined || isAscii(decoded) || !isValidLabel(decoded)) return undefined;
      if (decoded.normalize('NFKC').toLowerCase() !== decoded || `xn--${toPunycode(decoded)}` !== label)
        return undefined;
    } else if (!isAscii(label)) {
      if (!isValidLabel(label)) return undefined;
      labels[index] = `xn--${toPunycode(label)}`;
    }
  }
  return labels.join('.');
}
