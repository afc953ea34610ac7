/**
 * Reads the scripts of this folder: Markdown files, so that a script stands there as a model would write it, unescaped.
 * A heading names the case, a `js` block is the script, a `json` block what comes out of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Outcome = z.strictObject({
  /** Absent: the script answers nothing. */
  value: z.unknown().optional(),
  /** `integration.method` and its arguments, in order. Absent: the script makes no call. */
  calls: z.array(z.tuple([z.string()], z.unknown())).default([]),
  /** `level: text` */
  logs: z.array(z.string()).default([]),
  progress: z.array(z.string()).default([]),
});

export interface LegitimateScript {
  readonly name: string;
  readonly code: string;
  readonly outcome: z.infer<typeof Outcome>;
}

/** A block may be fenced with more tildes, where the script itself has a fence. */
const CASE = /^## (.+)\n+(~{3,})js\n([\s\S]*?)\n\2\n+~~~json\n([\s\S]*?)\n~~~$/gm;

function readTopic(path: string): LegitimateScript[] {
  const text = readFileSync(path, 'utf8');
  const found = [...text.matchAll(CASE)].map(([, name = '', , code = '', outcome = '']) => ({
    name,
    code,
    outcome: Outcome.parse(JSON.parse(outcome)),
  }));
  if (found.length !== text.match(/^## /gm)?.length) throw new Error(`${path}: a case lacks one of its two blocks`);
  return found;
}

/** By topic, the name of the file. */
export function readLegitimateScripts(): ReadonlyMap<string, readonly LegitimateScript[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));
  return new Map(files.sort().map((file) => [file.slice(0, -3), readTopic(join(import.meta.dirname, file))]));
}
