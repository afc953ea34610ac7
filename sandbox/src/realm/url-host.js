/** Hosts in URLs, from text to their one serialised form: domains, IPv4 in all its spellings, IPv6, opaque hosts. */
import { domainToAscii } from './url-domain.js';
import { inControlSet, percentDecode, percentEncode } from './url-percent.js';

const FORBIDDEN_IN_HOST = /[\0\t\n\r #/:<>?@[\\\]^|]/;
const FORBIDDEN_IN_DOMAIN = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;

function ipv4Number(part) {
  if (part === '') return undefined;
  let [digits, radix] = [part, 10];
  if (/^0[xX]/.test(part)) [digits, radix] = [part.slice(2), 16];
  else if (part.length >= 2 && part[0] === '0') [digits, radix] = [part.slice(1), 8];
  if (digits === '') return 0;
  const allowed = radix === 10 ? /^[0-9]+$/ : radix === 16 ? /^[0-9a-fA-F]+$/ : /^[0-7]+$/;
  return allowed.test(digits) ? Number.parseInt(digits, radix) : undefined;
}

function endsInNumber(host) {
  const parts = host.split('.');
  if (parts.at(-1) === '' && parts.length > 1) parts.pop();
  const last = parts.at(-1);
  return /^[0-9]+$/.test(last) || (/^0[xX]/.test(last) && ipv4Number(last) !== undefined);
}

/** Undefined for a failure. */
function parseIpv4(host) {
  const parts = host.split('.');
  if (parts.at(-1) === '' && parts.length > 1) parts.pop();
  if (parts.length > 4) return undefined;
  const numbers = parts.map(ipv4Number);
  if (numbers.includes(undefined)) return undefined;
  const last = numbers.pop();
  if (numbers.some((number) => number > 255) || last >= 256 ** (4 - numbers.length)) return undefined;
  let address = last;
  for (const [index, number] of numbers.entries()) address += number * 256 ** (3 - index);
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');
}

/** The dotted end of an IPv6 address as two groups. */
function ipv4Groups(text) {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9][0-9]{0,2})$/.test(part) && Number(part) < 256))
    return undefined;
  const [a, b, c, d] = parts.map(Number);
  return [a * 256 + b, c * 256 + d];
}

/** The groups of one side of `::`; `mayEndDotted`: an IPv4 address may end it. */
function ipv6Groups(text, mayEndDotted) {
  if (text === '') return [];
  const groups = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    if (/^[0-9a-fA-F]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else {
      const dotted = mayEndDotted && index === parts.length - 1 ? ipv4Groups(part) : undefined;
      if (dotted === undefined) return undefined;
      groups.push(...dotted);
    }
  }
  return groups;
}

function parseIpv6(text) {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const left = ipv6Groups(halves[0], halves.length === 1);
  const right = halves.length === 2 ? ipv6Groups(halves[1], true) : [];
  if (left === undefined || right === undefined) return undefined;
  const missing = 8 - left.length - right.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  return [...left, ...new Array(missing).fill(0), ...right];
}

/** The first longest run of two or more zero groups becomes `::`. */
function writeIpv6(groups) {
  let best = { start: -1, length: 1 };
  for (let start = 0; start < 8; start += 1) {
    let length = 0;
    while (start + length < 8 && groups[start + length] === 0) length += 1;
    if (length > best.length) best = { start, length };
  }
  const hex = (list) => list.map((group) => group.toString(16)).join(':');
  if (best.start < 0) return `[${hex(groups)}]`;
  return `[${hex(groups.slice(0, best.start))}::${hex(groups.slice(best.start + best.length))}]`;
}

/** The serialised host, or undefined for a failure. `isSpecial`: of a scheme like http, where hosts are domains. */
export function parseHost(text, isSpecial) {
  if (text.startsWith('[')) {
    const groups = text.endsWith(']') ? parseIpv6(text.slice(1, -1)) : undefined;
    return groups === undefined ? undefined : writeIpv6(groups);
  }
  if (!isSpecial) return FORBIDDEN_IN_HOST.test(text) ? undefined : percentEncode(text, inControlSet);
  const ascii = domainToAscii(percentDecode(text));
  if (ascii === undefined || ascii === '' || FORBIDDEN_IN_DOMAIN.test(ascii)) return undefined;
  return endsInNumber(ascii) ? parseIpv4(ascii) : ascii;
}
