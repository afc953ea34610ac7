/** States of the URL parser from the authority on: user, host, port, path, query, fragment. See url-start-states.js. */
import { parseHost } from './url-host.js';
import {
  inControlSet,
  inFragmentSet,
  inPathSet,
  inQuerySet,
  inSpecialQuerySet,
  inUserinfoSet,
  percentEncode,
} from './url-percent.js';
import { isDefaultPort, isSpecialUrl } from './url-record.js';
import {
  again,
  copyFromBase,
  END,
  FAILURE,
  isEndOfAuthority,
  isSlash,
  NORMAL_DRIVE,
  STOP,
  shortenPath,
  startQueryOrFragment,
} from './url-start-states.js';

const DRIVE = /^[a-zA-Z][:|]$/;

const isSingleDot = (segment) => /^(?:\.|%2e)$/i.test(segment);
const isDoubleDot = (segment) => /^(?:\.|%2e){2}$/i.test(segment);

function startsWithDrive(chars, at) {
  if (!DRIVE.test(`${chars[at] ?? ''}${chars[at + 1] ?? ''}`)) return false;
  return chars.length === at + 2 || '/\\?#'.includes(chars[at + 2]);
}

export const REST_STATES = {
  __proto__: null,

  authority(machine, char) {
    const { url } = machine;
    if (char === '@') {
      if (machine.sawAt) machine.buffer = `%40${machine.buffer}`;
      machine.sawAt = true;
      for (const part of machine.buffer) {
        if (part === ':' && !machine.sawPassword) machine.sawPassword = true;
        else url[machine.sawPassword ? 'password' : 'username'] += percentEncode(part, inUserinfoSet);
      }
      machine.buffer = '';
    } else if (isEndOfAuthority(machine, char)) {
      if (machine.sawAt && machine.buffer === '') return FAILURE;
      machine.at -= Array.from(machine.buffer).length + 1;
      machine.buffer = '';
      machine.state = 'host';
    } else machine.buffer += char;
  },

  host(machine, char) {
    const { url, override } = machine;
    const isPort = char === ':' && !machine.inBrackets;
    if (override !== undefined && url.scheme === 'file') again(machine, 'fileHost');
    else if (isPort || isEndOfAuthority(machine, char)) {
      if (!isPort) machine.at -= 1;
      if (machine.buffer === '' && (isPort || isSpecialUrl(url))) return FAILURE;
      if (isPort && override === 'hostname') return FAILURE;
      if (override !== undefined && machine.buffer === '') {
        if (url.username !== '' || url.password !== '' || url.port !== null) return FAILURE;
      }
      const host = parseHost(machine.buffer, isSpecialUrl(url));
      if (host === undefined) return FAILURE;
      url.host = host;
      machine.buffer = '';
      machine.state = isPort ? 'port' : 'pathStart';
      if (override !== undefined && !isPort) return STOP;
    } else {
      if (char === '[') machine.inBrackets = true;
      if (char === ']') machine.inBrackets = false;
      machine.buffer += char;
    }
  },

  port(machine, char) {
    const { url, override } = machine;
    if (/^[0-9]$/.test(char)) machine.buffer += char;
    else if (isEndOfAuthority(machine, char) || override !== undefined) {
      if (machine.buffer !== '') {
        const port = Number.parseInt(machine.buffer, 10);
        if (port > 65_535) return override === undefined ? FAILURE : STOP;
        url.port = isDefaultPort(url.scheme, port) ? null : port;
        machine.buffer = '';
      }
      if (override !== undefined) return STOP;
      again(machine, 'pathStart');
    } else return FAILURE;
  },

  file(machine, char) {
    const { url, base } = machine;
    url.scheme = 'file';
    url.host = '';
    if (char === '/' || char === '\\') machine.state = 'fileSlash';
    else if (base?.scheme === 'file') {
      copyFromBase(machine, 'host', 'path', 'query');
      if (char === '?' || char === '#') startQueryOrFragment(machine, char);
      else if (char !== END) {
        url.query = null;
        if (startsWithDrive(machine.chars, machine.at)) url.path = [];
        else shortenPath(url);
        again(machine, 'path');
      }
    } else again(machine, 'path');
  },

  fileSlash(machine, char) {
    const { url, base } = machine;
    if (char === '/' || char === '\\') machine.state = 'fileHost';
    else {
      if (base?.scheme === 'file') {
        url.host = base.host;
        const drive = base.path[0] ?? '';
        if (!startsWithDrive(machine.chars, machine.at) && NORMAL_DRIVE.test(drive)) url.path.push(drive);
      }
      again(machine, 'path');
    }
  },

  fileHost(machine, char) {
    const { url, override } = machine;
    if (char !== END && !'/\\?#'.includes(char)) {
      machine.buffer += char;
      return;
    }
    machine.at -= 1;
    if (override === undefined && DRIVE.test(machine.buffer)) machine.state = 'path';
    else {
      let host = '';
      if (machine.buffer !== '') {
        host = parseHost(machine.buffer, true);
        if (host === undefined) return FAILURE;
        if (host === 'localhost') host = '';
      }
      url.host = host;
      if (override !== undefined) return STOP;
      machine.buffer = '';
      machine.state = 'pathStart';
    }
  },

  pathStart(machine, char) {
    const { url, override } = machine;
    if (isSpecialUrl(url)) {
      machine.state = 'path';
      if (char !== '/' && char !== '\\') machine.at -= 1;
    } else if (override === undefined && (char === '?' || char === '#')) startQueryOrFragment(machine, char);
    else if (char !== END) {
      machine.state = 'path';
      if (char !== '/') machine.at -= 1;
    } else if (override !== undefined && url.host === null) url.path.push('');
  },

  path(machine, char) {
    const { url, override } = machine;
    const isEnd = char === END || isSlash(machine, char) || (override === undefined && (char === '?' || char === '#'));
    if (!isEnd) {
      machine.buffer += percentEncode(char, inPathSet);
      return;
    }
    if (isDoubleDot(machine.buffer)) {
      shortenPath(url);
      if (!isSlash(machine, char)) url.path.push('');
    } else if (isSingleDot(machine.buffer)) {
      if (!isSlash(machine, char)) url.path.push('');
    } else {
      if (url.scheme === 'file' && url.path.length === 0 && DRIVE.test(machine.buffer))
        machine.buffer = `${machine.buffer[0]}:`;
      url.path.push(machine.buffer);
    }
    machine.buffer = '';
    if (char === '?' || char === '#') startQueryOrFragment(machine, char);
  },

  opaquePath(machine, char) {
    const { url } = machine;
    if (char === '?' || char === '#') startQueryOrFragment(machine, char);
    else if (char === ' ') url.path += '?#'.includes(machine.chars[machine.at + 1] ?? 'x') ? '%20' : ' ';
    else if (char !== END) url.path += percentEncode(char, inControlSet);
  },

  query(machine, char) {
    const { url, override } = machine;
    if ((override === undefined && char === '#') || char === END) {
      url.query += percentEncode(machine.buffer, isSpecialUrl(url) ? inSpecialQuerySet : inQuerySet);
      machine.buffer = '';
      if (char === '#') startQueryOrFragment(machine, char);
    } else machine.buffer += char;
  },

  fragment(machine, char) {
    if (char !== END) machine.url.fragment += percentEncode(char, inFragmentSet);
  },
};
