import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connectClient } from '@sallyport/worker-sdk/testing';
import { afterEach, describe, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** The worker as a process, and its log so far. */
async function start() {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const worker = spawn(process.execPath, [main], { env: { PORT: '0' }, stdio: ['ignore', 'pipe', 'pipe'] });
  child = worker;
  const log: string[] = [];
  const stdout: string[] = [];
  worker.stdout.on('data', (chunk) => stdout.push(String(chunk)));
  const lines = createInterface({ input: worker.stderr });
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('exit', (code) => reject(new Error(`ended with ${code}: ${log.join('\n')}`)));
    lines.on('line', (line) => {
      log.push(line);
      const { url: found } = JSON.parse(line) as { url?: string };
      if (found !== undefined) resolve(found);
    });
  });
  return { worker, url, log, stdout };
}

describe('the worker as a process', () => {
  it('answers open calls and ends cleanly on SIGTERM', async () => {
    const { worker, url, log, stdout } = await start();
    const client = await connectClient(url, 'modern');
    const short = client.callTool({ name: 'slow', arguments: { ms: 400 } });
    const long = client.callTool({ name: 'slow', arguments: { ms: 600_000 } });
    await client.callTool({ name: 'echo', arguments: { word: 'a-word-that-no-log-may-hold' } });
    const exited = once(worker, 'exit');
    const askedAt = performance.now();
    worker.kill('SIGTERM');
    expect((await short).content).toEqual([{ type: 'text', text: '{"waitedMs":400}' }]);
    expect((await long)._meta?.['sallyport/error']).toMatchObject({ code: 'WORKER_UNAVAILABLE' });
    expect(await exited).toEqual([0, null]);
    // The promise made to whoever stops the container.
    expect(performance.now() - askedAt).toBeLessThan(5_000);
    await client.close();
    expect(log.join('\n')).toContain('"outcome":"ok"');
    expect(log.join('\n')).not.toContain('a-word-that-no-log-may-hold');
    expect(stdout).toEqual([]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends at once on %s when nothing is open', async (signal) => {
    const { worker } = await start();
    const exited = once(worker, 'exit');
    worker.kill(signal);
    expect(await exited).toEqual([0, null]);
  });
});
