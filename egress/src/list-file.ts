/** Reads `egress.json` again and again; a file that does not parse leaves the list before it in force. */
import { readFile } from 'node:fs/promises';
import { AllowList } from './allow-list.ts';

export interface ListFile {
  /** The list if it differs from the last one returned; undefined when nothing changed or the file cannot be used. */
  readChanged(): Promise<AllowList | undefined>;
  /** Why the file as it stands cannot be used; undefined when it can. */
  problem(): string | undefined;
}

/** Polled, since a bind-mounted folder sends no change events on every engine. */
export function createListFile(path: string): ListFile {
  let lastText: string | undefined;
  let problem: string | undefined = 'not read yet';
  return {
    async readChanged() {
      let text: string;
      try {
        text = await readFile(path, 'utf8');
      } catch (error) {
        problem = `cannot be read (${error instanceof Error && 'code' in error ? error.code : 'unknown'})`;
        return undefined;
      }
      if (text === lastText) return undefined;
      const list = parse(text);
      if (list === undefined) {
        problem = 'is not a valid list';
        return undefined;
      }
      lastText = text;
      problem = undefined;
      return list;
    },
    problem: () => problem,
  };
}

function parse(text: string): AllowList | undefined {
  try {
    return AllowList.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
