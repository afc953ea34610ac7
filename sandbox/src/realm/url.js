/** `URL` of the URL standard, made in the realm since the platform's is a host object. Plain language, as in batch.js. */
import { linkedSearchParams, replacePairs } from './search-params.js';
import { parseUrl } from './url-parse.js';
import { inUserinfoSet, percentEncode } from './url-percent.js';
import { hostText, hrefOf, isOpaquePath, isSpecialUrl, pathText } from './url-record.js';

function parseWithBase(url, base) {
  if (base === undefined) return parseUrl(`${url}`, undefined);
  const record = parseUrl(`${base}`, undefined);
  return record && parseUrl(`${url}`, record);
}

const cannotHaveUserinfo = (record) => record.host === null || record.host === '' || record.scheme === 'file';

const copyOf = (record) => ({ ...record, path: isOpaquePath(record) ? record.path : [...record.path] });

export class URL {
  #record;
  #params;

  constructor(url, base) {
    const record = parseWithBase(url, base);
    if (record === undefined) {
      throw new TypeError(`Invalid URL: "${url}"${base === undefined ? '' : ` with base "${base}"`}`);
    }
    this.#record = record;
  }

  static canParse(url, base) {
    return parseWithBase(url, base) !== undefined;
  }

  static parse(url, base) {
    return URL.canParse(url, base) ? new URL(url, base) : null;
  }

  /** A part that does not parse leaves the URL as it was. */
  #set(text, override, change = () => {}) {
    const copy = copyOf(this.#record);
    change(copy);
    const parsed = parseUrl(`${text}`, undefined, copy, override);
    if (parsed !== undefined) this.#record = parsed;
  }

  #queryChanged() {
    if (this.#params !== undefined) replacePairs(this.#params, this.#record.query ?? '');
  }

  get href() {
    return hrefOf(this.#record);
  }

  set href(text) {
    this.#record = new URL(text).#record;
    this.#queryChanged();
  }

  get origin() {
    const { scheme, path } = this.#record;
    if (scheme === 'blob' && typeof path === 'string') {
      const inner = parseUrl(path, undefined);
      return inner?.scheme === 'http' || inner?.scheme === 'https' ? `${inner.scheme}://${hostText(inner)}` : 'null';
    }
    return isSpecialUrl(this.#record) && scheme !== 'file' ? `${scheme}://${this.host}` : 'null';
  }

  get protocol() {
    return `${this.#record.scheme}:`;
  }

  set protocol(text) {
    this.#set(`${text}:`, 'schemeStart');
  }

  get username() {
    return this.#record.username;
  }

  set username(text) {
    if (!cannotHaveUserinfo(this.#record))
      this.#record.username = percentEncode(`${text}`.toWellFormed(), inUserinfoSet);
  }

  get password() {
    return this.#record.password;
  }

  set password(text) {
    if (!cannotHaveUserinfo(this.#record))
      this.#record.password = percentEncode(`${text}`.toWellFormed(), inUserinfoSet);
  }

  get host() {
    return hostText(this.#record);
  }

  set host(text) {
    if (!isOpaquePath(this.#record)) this.#set(text, 'host');
  }

  get hostname() {
    return this.#record.host ?? '';
  }

  set hostname(text) {
    if (!isOpaquePath(this.#record)) this.#set(text, 'hostname');
  }

  get port() {
    return `${this.#record.port ?? ''}`;
  }

  set port(text) {
    if (cannotHaveUserinfo(this.#record)) return;
    if (`${text}` === '') this.#record.port = null;
    else this.#set(text, 'port');
  }

  get pathname() {
    return pathText(this.#record);
  }

  set pathname(text) {
    if (isOpaquePath(this.#record)) return;
    this.#set(text, 'pathStart', (copy) => {
      copy.path = [];
    });
  }

  get search() {
    return this.#record.query ? `?${this.#record.query}` : '';
  }

  set search(text) {
    const query = `${text}`.replace(/^\?/, '');
    if (`${text}` === '') this.#record.query = null;
    else
      this.#set(query, 'query', (copy) => {
        copy.query = '';
      });
    this.#queryChanged();
  }

  get searchParams() {
    this.#params ??= linkedSearchParams(this.#record.query ?? '', (text) => {
      this.#record.query = text === '' ? null : text;
    });
    return this.#params;
  }

  get hash() {
    return this.#record.fragment ? `#${this.#record.fragment}` : '';
  }

  set hash(text) {
    if (`${text}` === '') this.#record.fragment = null;
    else
      this.#set(`${text}`.replace(/^#/, ''), 'fragment', (copy) => {
        copy.fragment = '';
      });
  }

  toString() {
    return this.href;
  }

  toJSON() {
    return this.href;
  }
}
