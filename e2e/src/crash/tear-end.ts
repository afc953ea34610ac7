/**
 * Leaves half a record at the end of an audit log, as a kill in the middle of a write does. The kernel seldom lets a kill
 * into a write as short as the log's, so a test that waited for it would hardly ever see what follows.
 */
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Appends the beginning of a record, of a length by chance; nothing acknowledged is lost. Gives its length in bytes. */
export async function tearEnd(auditFolder: string, random: () => number): Promise<number> {
  const last = (await readdir(auditFolder))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .at(-1);
  if (last === undefined) throw new Error('there is no audit log yet');
  const path = join(auditFolder, last);
  const [line = ''] = (await readFile(path, 'utf8')).split('\n').slice(-2);
  const bytes = Buffer.from(line);
  const length = 1 + Math.floor(random() * (bytes.length - 1));
  await appendFile(path, bytes.subarray(0, length));
  return length;
}
