/** The text blocks of an answer, and how numbers and cut texts look in them. */
import type { ContentBlock } from '@modelcontextprotocol/server';

export const count = new Intl.NumberFormat('en-US');

export function text(content: string): ContentBlock {
  return { type: 'text', text: content };
}

/** The first `limit` characters, never ending in half a character. */
export function head(content: string, limit: number): string {
  const end = /[\uD800-\uDBFF]/.test(content.charAt(limit - 1)) ? limit - 1 : limit;
  return content.slice(0, end);
}
