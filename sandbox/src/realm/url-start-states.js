/**
 * States of the URL parser up to the authority, and what all states share. A state reads `char` at `machine.at`, moves
 * `at` and `state`, and fills `machine.url` in; it answers FAILURE or STOP, or nothing to go on with the next character.
 */
import { DEFAULT_PORTS, isDefaultPort, isOpaquePath, isSpecialUrl } from './url-record.js';

export const END = '';
export const NORMAL_DRIVE = /^[a-zA-Z]:$/;
export const FAILURE = 'failure';
export const STOP = 'stop';
export const isSlash = (machine, char) => char === '/' || (char === '\\' && isSpecialUrl(machine.url));
export const isEndOfAuthority = (machine, char) => char === END || '?#'.includes(char) || isSlash(machine, char);

/** Goes to `state` with the same character again. */
export function again(machine, state) {
  machine.state = state;
  machine.at -= 1;
}

export function copyFromBase(machine, ...fields) {
  for (const field of fields) {
    const value = machine.base[field];
    machine.url[field] = Array.isArray(value) ? [...value] : value;
  }
}

const AUTHORITY_AND_PATH = ['username', 'password', 'host', 'port', 'path'];

export function startQueryOrFragment(machine, char) {
  machine.url[char === '?' ? 'query' : 'fragment'] = '';
  machine.state = char === '?' ? 'query' : 'fragment';
}

export function shortenPath(url) {
  if (url.scheme === 'file' && url.path.length === 1 && NORMAL_DRIVE.test(url.path[0])) return;
  url.path.pop();
}

export const START_STATES = {
  __proto__: null,

  schemeStart(machine, char) {
    if (/^[a-zA-Z]$/.test(char)) {
      machine.buffer += char.toLowerCase();
      machine.state = 'scheme';
    } else if (machine.override === undefined) again(machine, 'noScheme');
    else return FAILURE;
  },

  scheme(machine, char) {
    const { url, override } = machine;
    if (/^[a-zA-Z0-9+\-.]$/.test(char)) machine.buffer += char.toLowerCase();
    else if (char === ':') {
      if (override !== undefined) {
        if (DEFAULT_PORTS.has(url.scheme) !== DEFAULT_PORTS.has(machine.buffer)) return STOP;
        if (machine.buffer === 'file' && (url.username !== '' || url.password !== '' || url.port !== null)) return STOP;
        if (url.scheme === 'file' && url.host === '') return STOP;
        url.scheme = machine.buffer;
        if (isDefaultPort(url.scheme, url.port)) url.port = null;
        return STOP;
      }
      url.scheme = machine.buffer;
      machine.buffer = '';
      if (url.scheme === 'file') machine.state = 'file';
      else if (isSpecialUrl(url) && machine.base?.scheme === url.scheme) machine.state = 'specialRelativeOrAuthority';
      else if (isSpecialUrl(url)) machine.state = 'specialAuthoritySlashes';
      else if (machine.chars[machine.at + 1] === '/') {
        machine.state = 'pathOrAuthority';
        machine.at += 1;
      } else {
        url.path = '';
        machine.state = 'opaquePath';
      }
    } else if (override === undefined) {
      machine.buffer = '';
      machine.state = 'noScheme';
      machine.at = -1;
    } else return FAILURE;
  },

  noScheme(machine, char) {
    const { base, url } = machine;
    if (base === undefined || (isOpaquePath(base) && char !== '#')) return FAILURE;
    if (isOpaquePath(base)) {
      copyFromBase(machine, 'scheme', 'path', 'query');
      url.fragment = '';
      machine.state = 'fragment';
    } else again(machine, base.scheme === 'file' ? 'file' : 'relative');
  },

  specialRelativeOrAuthority(machine, char) {
    if (char === '/' && machine.chars[machine.at + 1] === '/') {
      machine.state = 'specialAuthorityIgnoreSlashes';
      machine.at += 1;
    } else again(machine, 'relative');
  },

  pathOrAuthority(machine, char) {
    if (char === '/') machine.state = 'authority';
    else again(machine, 'path');
  },

  relative(machine, char) {
    machine.url.scheme = machine.base.scheme;
    if (isSlash(machine, char)) machine.state = 'relativeSlash';
    else {
      copyFromBase(machine, ...AUTHORITY_AND_PATH, 'query');
      if (char === '?' || char === '#') startQueryOrFragment(machine, char);
      else if (char !== END) {
        machine.url.query = null;
        shortenPath(machine.url);
        again(machine, 'path');
      }
    }
  },

  relativeSlash(machine, char) {
    if (isSpecialUrl(machine.url) && (char === '/' || char === '\\')) machine.state = 'specialAuthorityIgnoreSlashes';
    else if (char === '/') machine.state = 'authority';
    else {
      copyFromBase(machine, 'username', 'password', 'host', 'port');
      again(machine, 'path');
    }
  },

  specialAuthoritySlashes(machine, char) {
    if (char === '/' && machine.chars[machine.at + 1] === '/') {
      machine.state = 'specialAuthorityIgnoreSlashes';
      machine.at += 1;
    } else again(machine, 'specialAuthorityIgnoreSlashes');
  },

  specialAuthorityIgnoreSlashes(machine, char) {
    if (char !== '/' && char !== '\\') again(machine, 'authority');
  },
};
