/**
 * A URL as its parts: `{scheme, username, password, host, port, path, query, fragment}`; `host`, `port`, `query` and
 * `fragment` null where absent, `path` an array of segments, or one text where it is opaque. And back to text.
 */
export const DEFAULT_PORTS = new Map([
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
  ['ftp', 21],
  ['file', null],
]);
export const isSpecialUrl = (url) => DEFAULT_PORTS.has(url.scheme);
export const isOpaquePath = (url) => typeof url.path === 'string';
export const isDefaultPort = (scheme, port) => DEFAULT_PORTS.get(scheme) === port;

export function newRecord() {
  return { scheme: '', username: '', password: '', host: null, port: null, path: [], query: null, fragment: null };
}

export function pathText(url) {
  return isOpaquePath(url) ? url.path : url.path.map((segment) => `/${segment}`).join('');
}

export function hostText(url) {
  return (url.host ?? '') + (url.port === null ? '' : `:${url.port}`);
}

export function hrefOf(url) {
  let out = `${url.scheme}:`;
  if (url.host !== null) {
    out += '//';
    if (url.username !== '' || url.password !== '') {
      out += `${url.username}${url.password === '' ? '' : `:${url.password}`}@`;
    }
    out += hostText(url);
  } else if (!isOpaquePath(url) && url.path.length > 1 && url.path[0] === '') out += '/.';
  out += pathText(url);
  if (url.query !== null) out += `?${url.query}`;
  return url.fragment === null ? out : `${out}#${url.fragment}`;
}
