/**
 * What a tool does to the world, by the word of its worker. Nothing outside this file reads a tool's annotations. Each
 * comparison is with the one value that claims the harmless case, so that what is absent, misspelt or contradicts itself
 * falls to the safe side.
 */
import type { ToolDefinition } from './definition.ts';

export interface Effect {
  /**
   * `read` changes nothing. `exec` runs commands or reveals secrets. Everything else is a `write`.
   */
  readonly access: 'read' | 'write' | 'exec';
  /** It may take away what cannot be brought back; never said of a read. */
  readonly isDestructive: boolean;
  /** Called twice it does what it does once. */
  readonly isIdempotent: boolean;
}

export function effectOf({ annotations = {}, _meta = {} }: Pick<ToolDefinition, 'annotations' | '_meta'>): Effect {
  const { readOnlyHint, destructiveHint, idempotentHint } = annotations;
  const marked = _meta['access'];
  const isExec = marked === 'exec';
  const claimsHarm = destructiveHint !== undefined && destructiveHint !== false;
  const isRead = readOnlyHint === true && !claimsHarm && (marked === undefined || marked === 'read');
  return {
    access: isExec ? 'exec' : isRead ? 'read' : 'write',
    isDestructive: !isRead && destructiveHint !== false,
    isIdempotent: idempotentHint === true,
  };
}
