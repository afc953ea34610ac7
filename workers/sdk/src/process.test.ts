import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { connectClient } from './testing.ts';

const KEY = 'key-0123456789';

it('a worker process logs neither its credential nor an argument, whatever a tool logs and throws', async () => {
  const tokensDir = await mkdtemp(join(tmpdir(), 'leaky-'));
  await writeFile(join(tokensDir, 'api_key'), KEY);
  const main = fileURLToPath(new URL('./leaky-worker.ts', import.meta.url));
  const env = { PORT: '0', TOKENS_DIR: tokensDir, LOG_LEVEL: 'trace', HTTPS_PROXY: '' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  try {
    const log: string[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      void exited.then(() => reject(new Error(log.join('\n'))));
      createInterface({ input: child.stderr }).on('line', (line) => {
        log.push(line);
        const { url: found } = JSON.parse(line) as { url?: string };
        if (found !== undefined) resolve(found);
      });
    });
    const client = await connectClient(url, 'modern');
    const ids = { 'sallyport/correlationId': '0f1c2d3e-aaaa-4bbb-8ccc-0123456789ab', 'sallyport/callId': 7 };
    const result = await client.callTool({ name: 'leak', arguments: { word: 'a-private-word' }, _meta: ids });
    const forged = { 'sallyport/correlationId': 'forged by {a stranger}', 'sallyport/callId': 'forged' };
    await client.callTool({ name: 'leak', arguments: { word: 'a-private-word' }, _meta: forged });
    expect(result._meta?.['sallyport/error']).toEqual({
      error: 'the worker failed unexpectedly',
      code: 'API_ERROR',
      retryable: false,
    });
    await client.close();
    child.kill('SIGTERM');
    await exited;
    const text = log.join('\n');
    expect(text).toContain('key is [credential]');
    expect(text).toContain('the tool threw');
    expect(text).toContain('leaky-worker.ts');
    expect(log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'call', correlationId: ids['sallyport/correlationId'], callId: 7 }),
    );
    expect(text).not.toContain('forged');
    for (const said of [KEY, Buffer.from(`me:${KEY}`).toString('base64'), 'a-private-word'])
      expect(text).not.toContain(said);
  } finally {
    child.kill('SIGKILL');
    await rm(tokensDir, { recursive: true, force: true });
  }
});
