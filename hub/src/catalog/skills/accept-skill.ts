/** Turns a resource that a worker calls a skill into one that the hub serves, or says why not. */
import { parse } from 'yaml';
import { plainText } from '../../plain-text.ts';
import type { Skill } from './skill.ts';

const MAX_BYTES = 64 * 1024;
/** Longer frontmatter is not read. */
const MAX_FRONTMATTER_CHARS = 4_096;
const MAX_TITLE_CHARS = 120;
const MAX_TAGS = 10;
const MAX_TAG_CHARS = 40;
const SKILL_URI = /^skill:\/\/([A-Za-z0-9][A-Za-z0-9._-]{0,63})$/;
const FILENAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}\.md$/;

/** Why a document is not served; the message names the rule, and nothing of the document. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
}

/** The name in `skill://<name>`. @throws DocumentRefused */
export function skillName(uri: string): string {
  const [, name] = SKILL_URI.exec(uri) ?? [];
  if (name === undefined) throw new DocumentRefused('a skill is named by 1 to 64 letters, digits, ".", "_" and "-"');
  return name;
}

/** @throws DocumentRefused where the text is too long. Frontmatter that cannot be read is passed over. */
export function acceptSkill(
  integration: string,
  resource: { readonly uri: string; readonly name: string },
  text: string,
): Skill {
  const name = skillName(resource.uri);
  if (Buffer.byteLength(text) > MAX_BYTES) throw new DocumentRefused(`a skill has at most ${MAX_BYTES} bytes`);
  const content = plainText(text, MAX_BYTES);
  const { title, tags } = frontmatter(content);
  return {
    id: `${integration}/${name}`,
    integration,
    filename: FILENAME.test(resource.name) ? resource.name : `${name}.md`,
    title: oneLine(title ?? /^#{1,3} +(.{1,200})/m.exec(content)?.[1] ?? '', MAX_TITLE_CHARS) || name,
    tags: tags.slice(0, MAX_TAGS).flatMap((tag) => oneLine(tag, MAX_TAG_CHARS) || []),
    content,
  };
}

function frontmatter(content: string): { readonly title: string | undefined; readonly tags: readonly string[] } {
  const none = { title: undefined, tags: [] };
  if (!content.startsWith('---\n')) return none;
  const end = content.slice(0, MAX_FRONTMATTER_CHARS).indexOf('\n---', 3);
  if (end < 0) return none;
  let read: unknown;
  try {
    // No alias: a few lines of them would make gigabytes. Failsafe: every value is a text, a list or a map.
    read = parse(content.slice(4, end + 1), { maxAliasCount: 0, schema: 'failsafe', logLevel: 'silent' });
  } catch {
    return none;
  }
  if (typeof read !== 'object' || read === null) return none;
  const title = 'title' in read && typeof read.title === 'string' ? read.title : undefined;
  const tags: unknown = 'tags' in read ? read.tags : [];
  const list: readonly unknown[] = Array.isArray(tags) ? tags : typeof tags === 'string' ? tags.split(',') : [];
  return { title, tags: list.filter((tag): tag is string => typeof tag === 'string') };
}

function oneLine(text: string, maxChars: number): string {
  return plainText(text.slice(0, maxChars * 4).replace(/\s+/g, ' '), maxChars);
}
