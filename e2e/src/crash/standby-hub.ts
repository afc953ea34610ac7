/**
 * The real hub, ready to start: loads all code that `main.ts` loads, and runs it once a line comes on standard input. What
 * a restart takes would otherwise be mostly the loading.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';

const MAIN = new URL('../../../hub/src/main.ts', import.meta.url);

const imports = [...(await readFile(MAIN, 'utf8')).matchAll(/^import .* from '(\.[^']+)';$/gm)];
for (const [, path = ''] of imports) await import(new URL(path, MAIN).href);
// A process that is killed leaves nothing for the next one.
flushCompileCache();
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
await import(MAIN.href);
