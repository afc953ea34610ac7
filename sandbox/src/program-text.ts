/**
 * The two programs of a runner as single texts, made once by the keeper: the host side (types stripped) and the bridge
 * that is evaluated in every realm. A runner gets both on its command line and so needs not one file of its own.
 *
 * The sources are ordinary modules; joining drops their imports of each other and the word `export`. Top-level names
 * are therefore unique across each list, which the compiler of the joined text checks.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** Each after what it uses. */
const LOCK_FILES = ['lock/system-calls.ts', 'lock/filter.ts', 'lock/install.ts', 'lock/before-lock.ts'];
const RUNNER_FILES = [...LOCK_FILES, 'line-reader.ts', 'host-seal.ts', 'realm.ts', 'runner.ts'];
const REALM_FILES = [
  'captured.js',
  'encode.js',
  'describe-error.js',
  'console.js',
  'lookups.js',
  'integrations.js',
  'globals.js',
  'batch.js',
  'text-codec.js',
  'structured-clone.js',
  'url-percent.js',
  'search-params.js',
  'url-domain.js',
  'url-host.js',
  'url-record.js',
  'url-start-states.js',
  'url-rest-states.js',
  'url-parse.js',
  'url.js',
  'bridge.js',
];

const RELATIVE_IMPORT = /^import [^;]*from '\.[^;]*;\n/gm;
const EXPORT = /^export /gm;

function joinModules(folder: string, files: readonly string[]): string {
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(RELATIVE_IMPORT, '').replace(EXPORT, ''))
    .join('\n');
}

/** The module that a runner process evaluates; its first argument is {@link readRealmProgram}'s text. */
export function readRunnerProgram(folder: string): string {
  return stripTypeScriptTypes(joinModules(folder, RUNNER_FILES));
}

/** Defines `lockRunner` and what it needs, for tests that run other code than a runner's in a locked process. */
export function readLockProgram(folder: string): string {
  return stripTypeScriptTypes(joinModules(folder, LOCK_FILES));
}

/** A classic script whose completion value is the bridge's `enter` function; nothing else of it can be reached. */
export function readRealmProgram(folder: string): string {
  return `(() => {'use strict';\n${joinModules(join(folder, 'realm'), REALM_FILES)}\nreturn enter;\n})()`;
}
