/** Lists of arguments: `["redis-server", "--requirepass", "…"]`. */
import { isNoPassword, looksLikePassword } from './looks-like-password.ts';
import { isPlaceholder } from './placeholder.ts';
import { keySensitivity } from './sensitive-key.ts';

/** Short ones mean something else with each program, and many write their long ones with one dash. */
const FLAG = /^(--?)([a-z][\w-]{2,40})$/i;

/** Whether the text in front of it in a list is a flag that takes a secret, and this one can be what it takes. */
export function isSecretArgument(before: unknown, value: unknown): boolean {
  if (typeof before !== 'string' || typeof value !== 'string' || !before.startsWith('-')) return false;
  const [, dashes, name = ''] = FLAG.exec(before) ?? [];
  if (keySensitivity(name) !== 'secret' || value.startsWith('-') || /\s/.test(value)) return false;
  return (dashes === '--' || looksLikePassword(value)) && !isNoPassword(value, '') && !isPlaceholder(value);
}
