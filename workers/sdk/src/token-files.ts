/** Reads a worker's credentials from its token folder. Nothing else reads that folder, and nothing writes it. */
import { closeSync, constants, lstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Manifest } from './manifest.ts';
import { createScrubber, MIN_SECRET_CHARS, type Scrubber } from './scrub.ts';
import { ToolFailure } from './tool-failure.ts';

/** How each token is checked and brought into shape, by file name. */
export type TokenSchemas = Readonly<Record<string, z.ZodType<string, string>>>;
export type TokenValues = Readonly<Record<string, string>>;

export interface TokenProblem {
  readonly field: string;
  /** `missing`, or why the file or its content is not usable; never the content. */
  readonly reason: string;
}

export interface TokenFiles {
  /** The values, read again if a file changed. Throws the "not configured" ToolFailure where one is missing or invalid. */
  values(): TokenValues;
  problems(): readonly TokenProblem[];
  /** Removes every secret that was ever read, valid or not and also one that has been replaced. */
  scrubber(): Scrubber;
}

const MAX_TOKEN_BYTES = 64 * 1024;
/** An answer that began before a change may still hold the value before it; older ones are forgotten. */
const MAX_REMEMBERED_SECRETS = 32;

interface Reading {
  /** Changes whenever the file does. */
  readonly version: string;
  readonly value: string | undefined;
  readonly reason: string | undefined;
}

/** Files are looked at on each use and read only when they changed; a container may not be allowed to watch them. */
export function openTokenFiles(dir: string, manifest: Manifest, schemas: TokenSchemas): TokenFiles {
  const fields = Object.keys(schemas);
  const readings = new Map<string, Reading>();
  const seen = new Set<string>();
  let scrubber = createScrubber([]);

  function refresh(field: string): Reading {
    const path = join(dir, field);
    const version = versionOf(path);
    const known = readings.get(field);
    if (known?.version === version) return known;
    const reading = { version, ...read(field, path) };
    readings.set(field, reading);
    return reading;
  }

  function read(field: string, path: string): Omit<Reading, 'version'> {
    try {
      return check(field, readWithoutLinks(path).subarray(0, MAX_TOKEN_BYTES).toString('utf8').trim());
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ELOOP') return { value: undefined, reason: 'there, but is a link, and none is followed' };
      return { value: undefined, reason: code === 'ENOENT' ? 'missing' : `there, but can't be read (${code})` };
    }
  }

  function check(field: string, raw: string): Omit<Reading, 'version'> {
    const bad = (reason: string) => ({ value: undefined, reason });
    if (raw === '') return bad('empty');
    if (manifest.tokens[field]?.secret !== false) {
      if (raw.length < MIN_SECRET_CHARS) return bad(`shorter than ${MIN_SECRET_CHARS} characters`);
      remember(raw);
    }
    const parsed = schemas[field]?.safeParse(raw);
    if (parsed?.success !== true) return bad(parsed?.error.issues[0]?.message ?? 'not understood');
    if (manifest.tokens[field]?.secret !== false) remember(parsed.data);
    return { value: parsed.data, reason: undefined };
  }

  function remember(secret: string): void {
    if (seen.has(secret)) return;
    seen.add(secret);
    for (const oldest of seen) if (seen.size > MAX_REMEMBERED_SECRETS) seen.delete(oldest);
    scrubber = createScrubber([...seen]);
  }

  function problems(): TokenProblem[] {
    return fields.flatMap((field) => {
      const { reason } = refresh(field);
      return reason === undefined ? [] : [{ field, reason }];
    });
  }

  return {
    problems,
    values() {
      const wrong = problems();
      if (wrong.length > 0) throw notConfigured(manifest, wrong);
      return Object.fromEntries(fields.map((field) => [field, readings.get(field)?.value ?? '']));
    },
    scrubber() {
      for (const field of fields) refresh(field);
      return scrubber;
    },
  };
}

/** Says for each unusable token which file it is, where it goes and which rights it needs. */
function notConfigured(manifest: Manifest, problems: readonly TokenProblem[]): ToolFailure {
  const where = `tokens/<project>/${manifest.name}`;
  const what = problems.map(({ field, reason }) => `token file ${where}/${field} is ${phrase(reason)}`).join('; ');
  const rights = problems.map(({ field }) => {
    const token = manifest.tokens[field];
    return `${field}: ${token?.description ?? ''} ${token?.rights ?? ''}`.trim();
  });
  const isReached = problems.some(({ field }) => manifest.egress.fromTokens.includes(field));
  // No path: the hub takes those of any machine out of what a worker says.
  const home = 'SALLYPORT_HOME (if that is not set, .sallyport in the home folder)';
  const then = isReached
    ? ', and runs make up, which lets the worker reach the place it names'
    : '; no restart is needed';
  return new ToolFailure('WORKER_UNAVAILABLE', `${manifest.title} is not configured: ${what}`, {
    retryable: false,
    hint: `The operator puts it into ${home}, mode 0600${then}. ${rights.join(' ')}`,
  });
}

function phrase(reason: string): string {
  return /^(missing$|empty$|there, )/.test(reason) ? reason : `invalid (${reason})`;
}

/** A link could lead to any file of this user, whose text would then be sent to wherever the others say. */
function readWithoutLinks(path: string): Buffer {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function versionOf(path: string): string {
  try {
    const stat = lstatSync(path, { bigint: true });
    return `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
  } catch (error) {
    return codeOf(error);
  }
}

/** The code of a failed look at a file; another user's folder may refuse even that. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  throw error;
}
