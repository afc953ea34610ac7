/** For tests: what the TypeScript compiler says of many declarations, and of calls of them, in one run. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visibleJson } from '../../../plain-text.ts';

const COMPILER = join(import.meta.dirname, '../../../../../node_modules/.bin/tsc');

export interface Checked {
  /** As `declaration` writes it. */
  readonly declaration: string;
  /** Arguments of calls that must type-check, and of those that must not. */
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

/** One sentence for each line that the compiler judges otherwise than it should; a bad call must be an error. */
export async function typeProblems(cases: readonly Checked[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const meaning: string[] = [];
  const add = (line: string, means: string): void => {
    lines.push(line);
    meaning.push(means);
  };
  for (const [index, { declaration, good, bad }] of cases.entries()) {
    add(`declare namespace Case${index} {`, '');
    for (const line of declaration.split('\n')) add(statement(line), `is no TypeScript: ${declaration}`);
    add('}', `is no TypeScript: ${declaration}`);
    for (const value of good) {
      add(`Case${index}.call(${visibleJson(value)});`, `refuses ${visibleJson(value)}: ${declaration}`);
    }
    for (const value of bad) {
      // On the next line the error that is expected; where there is none the compiler complains of this line.
      add('// @ts-expect-error', `accepts ${visibleJson(value)}: ${declaration}`);
      add(`Case${index}.call(${visibleJson(value)});`, `accepts ${visibleJson(value)}: ${declaration}`);
    }
  }
  const found = await errorsIn(lines.join('\n'));
  return [...new Set(found.map(({ line, message }) => `${message} — ${meaning[line - 1] ?? 'somewhere'}`))];
}

/** A line of a declaration as one that stands in a namespace. */
function statement(line: string): string {
  if (/^(\/\*\*|\/\/ Example|type )/.test(line)) return line;
  return `export function call(${line.slice(line.indexOf('(') + 1)}`;
}

async function errorsIn(source: string): Promise<readonly { readonly line: number; readonly message: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sallyport-types-'));
  try {
    const file = join(folder, 'calls.ts');
    await writeFile(file, source);
    const output = await run(['--noEmit', '--strict', '--ignoreConfig', '--types', '', '--pretty', 'false', file]);
    return output.split('\n').flatMap((text) => {
      const [, line, message] = /calls\.ts\((\d+),\d+\): error (.*)/.exec(text) ?? [];
      if (line === undefined || message === undefined)
        return text.startsWith('error') ? [{ line: 1, message: text }] : [];
      return [{ line: Number(line), message }];
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The compiler ends with 1 or 2 where it found errors, which is an answer; anything else is a failure. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(COMPILER, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      if (error !== null && error.code !== 1 && error.code !== 2) reject(error);
      else resolve(stdout);
    });
  });
}
