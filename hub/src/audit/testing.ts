/** For tests: a log in a folder of its own, and what lies in it. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { AuditLog } from './audit-log.ts';
import { type FileAuditLogOptions, openAuditLog } from './file-audit-log.ts';
import { segmentsAmong } from './log-files.ts';
import { folderSource } from './read-log.ts';
import type { StoredRecord } from './record-line.ts';
import { type Verdict, verifyLog } from './verify-log.ts';

export const silent = pino({ level: 'silent' });

export interface LogFolder extends AsyncDisposable {
  readonly path: string;
  open(options?: Partial<FileAuditLogOptions>): Promise<AuditLog>;
  /** The log's files, in order. */
  files(): Promise<readonly string[]>;
  /** The path of one of them; the last where none is named. */
  pathOf(name?: string): Promise<string>;
  records(): Promise<readonly StoredRecord[]>;
  verify(): Promise<Verdict>;
}

export async function logFolder(): Promise<LogFolder> {
  const path = await mkdtemp(join(tmpdir(), 'sallyport-audit-'));
  const files = async () => segmentsAmong(await readdir(path));
  return {
    path,
    open: (options) => openAuditLog(path, { log: silent, ...options }),
    files,
    pathOf: async (name) => join(path, name ?? (await files()).at(-1) ?? 'none'),
    async records() {
      const texts = await Promise.all((await files()).map((name) => readFile(join(path, name), 'utf8')));
      return texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line));
    },
    verify: () => verifyLog(folderSource(path)),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
  };
}
