/** What an approval that is kept stands for: one tool of one worker. */
import type { Integration, Tool } from '../catalog/tool.ts';
import type { ActionKind } from './decision.ts';

/**
 * `<endpoint tag>:<tool>`. The tag is the integration's name and its whole endpoint; each part is percent-encoded, which
 * leaves neither `@` nor `:` in it, so that two kinds are the same only where every part is.
 */
export function actionKindOf(
  { name, endpoint }: Pick<Integration, 'name' | 'endpoint'>,
  { wireName }: Pick<Tool, 'wireName'>,
): ActionKind {
  const [integration, where, tool] = [name, endpoint, wireName].map(percentEncoded);
  // This file makes them.
  return `${integration}@${where}:${tool}` as ActionKind;
}

/** As `encodeURIComponent`, which refuses a half of a surrogate pair; that becomes `%uD800`, which nothing else does. */
function percentEncoded(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return [...text].map((char) => (char.isWellFormed() ? encodeURIComponent(char) : lone(char))).join('');
}

function lone(half: string): string {
  return `%u${half.charCodeAt(0).toString(16).toUpperCase()}`;
}
