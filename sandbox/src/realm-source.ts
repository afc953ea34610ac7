/** Joins the files of `realm/` into the one classic script that is evaluated in every fresh context. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order of their use of each other; top-level names are unique across them (a clash is a syntax error). */
const FILES = [
  'captured',
  'encode',
  'describe-error',
  'console',
  'integrations',
  'globals',
  'batch',
  'text-codec',
  'structured-clone',
  'search-params',
  'bridge',
];

const IMPORT = /^import [^;]*;\n/gm;
const EXPORT = /^export /gm;

/** A script whose completion value is the bridge's `enter` function; nothing else of it is reachable from a script. */
export function readRealmSource(folder: string): string {
  const bodies = FILES.map((name) => readFileSync(join(folder, `${name}.js`), 'utf8').replace(IMPORT, '').replace(EXPORT, ''));
  return `(() => {'use strict';\n${bodies.join('\n')}\nreturn enter;\n})()`;
}
