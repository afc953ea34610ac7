/** Recognises a tool's own name in a query, in any spelling. */
import { bareName } from '../../nearest-name.ts';
import type { SearchDocument } from './document.ts';
import { splitWords } from './split-words.ts';

/** `full`: with its integration; `own`: without. Spelled without case and punctuation. */
export interface Spellings {
  readonly full: readonly string[];
  readonly own: readonly string[];
}

export function spellingsOf(document: SearchDocument): Spellings {
  const { integration } = document;
  if (document.kind === 'skill') {
    const own = bareName(document.skill.id);
    return { full: [bareName(integration) + own], own: [own] };
  }
  const { method, wireName } = document.tool;
  const own = [...new Set([wireName, method ?? wireName].map(bareName))];
  return { full: own.map((name) => bareName(integration) + name), own };
}

/**
 * Whether a query that spells a name is that name, so that nothing else was asked for: it has the integration in it, or
 * is several words without a blank. Otherwise (`list issues`) it may be words that only happen to make up a name.
 */
export function isNameOnly(query: string, isFull: boolean): boolean {
  return isFull || (!/\s/.test(query.trim()) && splitWords(query).length > 1);
}
