/** The files that pages of the console are shown with; the same for everybody, read once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** In the order in which they hold. */
const STYLES = ['base', 'frame', 'words', 'controls', 'cards', 'code', 'tables', 'narrow'];

export function addAssets(pages: FastifyInstance): void {
  const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
  const serve = (path: string, type: string, content: string): void => {
    pages.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(content));
  };
  serve('/style.css', 'text/css', STYLES.map((name) => read(`style/${name}.css`)).join('\n'));
  serve('/live.js', 'text/javascript', read('live.js'));
  serve('/icon.svg', 'image/svg+xml', read('icon.svg'));
}
