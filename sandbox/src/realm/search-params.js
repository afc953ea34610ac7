/** `URLSearchParams` of the URL standard (application/x-www-form-urlencoded), made in the realm. */
import { TextEncoder } from './text-codec.js';
import { percentDecode } from './url-percent.js';

const decode = (text) => percentDecode(text.replaceAll('+', ' '));

const encodePart = (text) => {
  let out = '';
  for (const byte of new TextEncoder().encode(text)) {
    const char = String.fromCharCode(byte);
    if (char === ' ') out += '+';
    else if (/[A-Za-z0-9*\-._]/.test(char)) out += char;
    else out += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return out;
};

function pairsOf(init) {
  if (typeof init === 'string') {
    const parts = init.replace(/^\?/, '').split('&');
    return parts.filter(Boolean).map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
  }
  if (typeof init[Symbol.iterator] === 'function') {
    return [...init].map((pair) => {
      const [name, value, ...rest] = pair;
      if (value === undefined || rest.length > 0) throw new TypeError('each pair takes a name and a value');
      return [`${name}`, `${value}`];
    });
  }
  return Object.entries(init).map(([name, value]) => [name, `${value}`]);
}

/** Gives the params of a URL: `text` is its query, `onChange` hears each new one. Set inside the class. */
export let linkedSearchParams;
/** The URL's query was set: takes its pairs over without telling the URL. */
export let replacePairs;

export class URLSearchParams {
  #pairs;
  #onChange = () => {};

  static {
    linkedSearchParams = (text, onChange) => {
      const params = new URLSearchParams(`?${text}`);
      params.#onChange = onChange;
      return params;
    };
    replacePairs = (params, text) => {
      params.#pairs = pairsOf(`?${text}`);
    };
  }

  constructor(init = '') {
    this.#pairs = pairsOf(init === null || (typeof init !== 'object' && typeof init !== 'string') ? `${init}` : init);
  }

  get size() {
    return this.#pairs.length;
  }

  append(name, value) {
    this.#pairs.push([`${name}`, `${value}`]);
    this.#onChange(this.toString());
  }

  delete(name, value) {
    this.#pairs = this.#pairs.filter(([n, v]) => n !== `${name}` || (value !== undefined && v !== `${value}`));
    this.#onChange(this.toString());
  }

  get(name) {
    return this.#pairs.find(([n]) => n === `${name}`)?.[1] ?? null;
  }

  getAll(name) {
    return this.#pairs.filter(([n]) => n === `${name}`).map(([, v]) => v);
  }

  has(name, value) {
    return this.#pairs.some(([n, v]) => n === `${name}` && (value === undefined || v === `${value}`));
  }

  set(name, value) {
    const first = this.#pairs.findIndex(([n]) => n === `${name}`);
    if (first < 0) return this.append(name, value);
    this.#pairs[first] = [`${name}`, `${value}`];
    this.#pairs = this.#pairs.filter(([n], index) => index <= first || n !== `${name}`);
    this.#onChange(this.toString());
  }

  sort() {
    this.#pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.#onChange(this.toString());
  }

  forEach(visit, self) {
    for (const [name, value] of this.#pairs) visit.call(self, value, name, this);
  }

  *entries() {
    for (const [name, value] of this.#pairs) yield [name, value];
  }

  *keys() {
    for (const [name] of this.#pairs) yield name;
  }

  *values() {
    for (const [, value] of this.#pairs) yield value;
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  toString() {
    return this.#pairs.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join('&');
  }

  toJSON() {
    return this.toString();
  }
}
