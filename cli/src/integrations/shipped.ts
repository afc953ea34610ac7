/** The workers that this project ships, and answers for. */
import type { WorkersFile } from '@sallyport/hub/config-files';

const SHIPPED: ReadonlySet<string> = new Set(['demo', 'redmine']);

/** How far the hub trusts what a worker says of its tools. Decided by its name here, never by a word of its own. */
export function trustOf(name: string): WorkersFile['workers'][number]['trust'] {
  return SHIPPED.has(name) ? 'vetted' : 'byo';
}
