/**
 * A small file that somebody else writes: read now, and again whenever it changes. It is polled, since a folder that is
 * mounted into a container tells of no change.
 */
import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { unreadableFile } from './unreadable-file.ts';

export interface WatchedFileOptions<T> {
  readonly path: string;
  /** Makes content of the text; throws where it cannot be used. */
  readonly parse: (text: string) => T;
  /** Gets the new content, or undefined where there is no file. A file that cannot be used is logged and changes nothing. */
  readonly onChange: (content: T | undefined) => void;
  /** Called for a version that cannot be used, after that was logged. */
  readonly onUnusable?: (error: unknown) => void;
  readonly log: Pick<Logger, 'error'>;
  readonly pollIntervalMs?: number;
}

/**
 * So long a new version has to stand still before it is taken: an editor may take the file away, or write half of it, and
 * go on. A change is taken within two of these, a second.
 */
const POLL_INTERVAL_MS = 500;

/** Resolves after the first look, which takes what is there; the function it gives stops watching. */
export async function watchFile<T>(options: WatchedFileOptions<T>): Promise<() => void> {
  const { path, parse, onChange, onUnusable, log, pollIntervalMs = POLL_INTERVAL_MS } = options;
  /** The version that was taken last. */
  let seen: string | undefined;
  /** Of the look before. */
  let last: string | undefined;
  let looking = false;
  let stopped = false;

  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    const isFirst = last === undefined;
    let version = await versionOf(path);
    let isSettled = isFirst || version === last;
    while (version !== seen && isSettled && !stopped) {
      const text = version === ABSENT ? undefined : await readFile(path, 'utf8').catch(unreadableFile);
      const before = version;
      version = await versionOf(path);
      // Half a file can make sense: one that is being written is read once it is whole.
      if (version !== before || stopped) {
        isSettled = isFirst;
        continue;
      }
      seen = version;
      try {
        if (text instanceof Error) throw text;
        onChange(text === undefined ? undefined : parse(text));
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        log.error({ problem, path }, 'this file cannot be used; what it said before stays in force');
        onUnusable?.(error);
      }
    }
    last = version;
    looking = false;
  };

  await look();
  const timer = setInterval(() => void look(), pollIntervalMs);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

const ABSENT = 'absent';

/** What tells one version of the file from the next. */
async function versionOf(path: string): Promise<string> {
  try {
    // ctime moves with mtime, and also when only the permissions were mended.
    const { ctimeMs, size, ino } = await stat(path);
    return `${ctimeMs} ${size} ${ino}`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return code === 'ENOENT' ? ABSENT : `unreadable: ${code}`;
  }
}
