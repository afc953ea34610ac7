/** Turns a script's value into content: text as it is, anything else as JSON, images and links as what they are. */
import { type ContentBlock, isSpecType } from '@modelcontextprotocol/server';
import { count, text } from './answer-text.ts';
import { describeLong } from './long-value.ts';

/** The most characters of a script's value that one answer carries. */
export const MAX_ANSWER_CHARS = 40_000;
/** The most characters of images and other content that is no text, in base64. */
const MAX_MEDIA_CHARS = 4 * 1024 * 1024;
/** How many objects of a value are looked at for content that is no text. */
const MAX_LOOKED_AT = 10_000;
/** Lists longer than this are cut in any case, so their rows need no lines of their own. */
const MAX_ROWS = 5_000;
/** Parts of an answer that stand for themselves. */
const MAX_BLOCKS = 200;
/** What a block of text costs besides its own characters. */
const BLOCK_CHARS = 40;

const MEDIA = new Set(['image', 'audio', 'resource_link', 'resource']);

type PlainObject = { readonly [name: string]: unknown };

/** Keeps the JSON text of a value that is too long for an answer; the id under which the next scripts find it. */
export type SaveResult = (json: string) => string;

function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Content that is no text, and valid; an embedded text too long to pass whole counts as a value like any other. */
function isMedia(value: unknown): value is ContentBlock {
  if (!isObject(value) || typeof value['type'] !== 'string' || !MEDIA.has(value['type'])) return false;
  const { resource } = value;
  if (isObject(resource) && typeof resource['text'] === 'string' && resource['text'].length > MAX_ANSWER_CHARS) {
    return false;
  }
  return isSpecType.ContentBlock(value);
}

/**
 * JSON without blanks, which costs the fewest tokens, but with one record a line in lists of records: a line break
 * costs about one token and makes rows readable.
 */
function toJson(value: unknown, depth = 0): string {
  if (Array.isArray(value) && value.length > 1 && value.length <= MAX_ROWS && value.every(isObject)) {
    return `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  }
  if (isObject(value) && depth < 2) {
    const members = Object.entries(value).map(
      ([name, member]) => `${JSON.stringify(name)}:${toJson(member, depth + 1)}`,
    );
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The content of a value that is there; `save` is called at most once, where not all of it fits. */
export function renderValue(value: unknown, save: SaveResult): readonly ContentBlock[] {
  const parts: readonly unknown[] = Array.isArray(value) && value.some(isMedia) ? value : [value];
  const blocks: ContentBlock[] = [];
  let id: string | undefined;
  const saved = (): string => {
    id ??= save(JSON.stringify(value));
    return id;
  };
  const leftOut = (number: number, what: string): ContentBlock =>
    text(
      `[${count.format(number)} further parts of the value are left out; an answer carries only so many ${what}. The whole value is kept as results.${saved()} for the next scripts.]`,
    );
  let textLeft = MAX_ANSWER_CHARS;
  let mediaLeft = MAX_MEDIA_CHARS;
  for (const [index, part] of parts.entries()) {
    if (index >= MAX_BLOCKS) return [...blocks, leftOut(parts.length - index, 'parts')];
    if (isMedia(part)) {
      mediaLeft -= JSON.stringify(part).length;
      if (mediaLeft < 0) return [...blocks, leftOut(parts.length - index, 'images and files')];
      blocks.push(part);
      continue;
    }
    const words = isObject(part) && part['type'] === 'text' && parts.length > 1 ? part['text'] : part;
    const whole = typeof words === 'string' ? words : toJson(words);
    const fits = whole.length <= textLeft;
    blocks.push(text(whole === '' ? '(empty string)' : fits ? whole : describeLong(words, whole, textLeft, saved())));
    textLeft -= whole.length + BLOCK_CHARS;
    if (textLeft <= 0 && index + 1 < parts.length) return [...blocks, leftOut(parts.length - index - 1, 'characters')];
  }
  return blocks;
}

/** A note where content that is no text stands inside other data, where it is data like any other. */
export function renderHidden(value: unknown): readonly ContentBlock[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!parts.filter((part) => !isMedia(part)).some(hidesMedia)) return [];
  return [
    text(
      'Note: the value holds an image or a file inside other data, and there it is only text. Return the content block itself, or a list of blocks, to show it.',
    ),
  ];
}

/** A note on `users.map(({ mail }) => ({ mail }))`, where it is called `email`: JSON has no fields that are undefined. */
export function renderEmptied(value: unknown): readonly ContentBlock[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length === 0 || !items.every((item) => isObject(item) && Object.keys(item).length === 0)) return [];
  return [
    text(
      'Note: fields that are undefined are left out of an answer, here perhaps all: return a whole object to see which it has.',
    ),
  ];
}

function hidesMedia(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let looked = 0; open.length > 0 && looked < MAX_LOOKED_AT; looked += 1) {
    const one = open.pop();
    if (isMedia(one)) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const member of Object.values(one)) if (typeof member === 'object' && member !== null) open.push(member);
  }
  return false;
}
