/** The skills of a worker: Markdown files of one folder, read once when the worker is defined. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Resource } from './resource.ts';

/** The hub takes no longer ones. */
const MAX_BYTES = 64 * 1024;
const FILENAME = /^[a-z0-9][a-z0-9-]{0,59}\.md$/;
const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

const Frontmatter = z.strictObject({ title: z.string().min(1).max(200), tags: z.array(z.string().min(1)).default([]) });

/**
 * One resource for each `.md` file of the folder, by name: `skill://<name without .md>`. Throws where a file cannot be
 * served, and says which.
 */
export function readSkills(folder: URL): readonly Resource[] {
  const path = fileURLToPath(folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((filename) => readSkill(filename, readFileSync(join(path, filename), 'utf8')));
}

function readSkill(filename: string, text: string): Resource {
  const wrong = (what: string) => new Error(`the skill ${filename} ${what}`);
  if (!FILENAME.test(filename)) throw wrong('needs a name of lower-case letters, digits and hyphens');
  if (Buffer.byteLength(text) > MAX_BYTES) throw wrong(`is longer than ${MAX_BYTES} bytes`);
  const [, yaml] = FRONTMATTER.exec(text) ?? [];
  if (yaml === undefined) throw wrong('does not begin with frontmatter: ---, title: …, tags: [ … ], ---');
  const { title } = frontmatterOf(yaml, wrong);
  return { uri: `skill://${filename.slice(0, -'.md'.length)}`, name: filename, title, mimeType: 'text/markdown', text };
}

function frontmatterOf(yaml: string, wrong: (what: string) => Error): z.output<typeof Frontmatter> {
  try {
    return Frontmatter.parse(parse(yaml));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const reason = issue === undefined ? 'it is no YAML' : `${issue.path.join('.') || 'it'}: ${issue.message}`;
    throw wrong(`has frontmatter that does not fit (${reason})`);
  }
}
