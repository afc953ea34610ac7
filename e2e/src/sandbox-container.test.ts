/** The sandbox's container in the composed system: what a memory bomb takes with it, and what stands around a runner. */
import { afterEach, describe, expect, inject, test } from 'vitest';
import { connectSession, type McpClient, run } from './clients.ts';
import { containerOf, inside } from './containers.ts';

const system = inject('systems').find(({ mode }) => mode === 'containers');

const open: McpClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close().catch(() => undefined);
});

describe.skipIf(system === undefined)('the sandbox container', () => {
  if (system === undefined) return;
  /** A session, and so a workspace and a runner, of its own. */
  const connected = async (): Promise<McpClient> => {
    const client = await connectSession(system);
    open.push(client);
    return client;
  };
  const codeOf = async (client: McpClient, code: string): Promise<unknown> => {
    const { text } = await client.callTool('execute_code', { code });
    return JSON.parse(text.split('\n\n')[0] ?? '').code;
  };
  const startOf = async () => (await containerOf(system, 'sandbox')).State.Pid;

  test('memory bombs in and outside the heap take their runners alone: neighbour and keeper go on', async () => {
    const keeper = await startOf();
    const neighbour = await connected();
    const steady = run(
      neighbour,
      'let sum = 0; for (let n = 0; n < 50; n += 1) { await sleep(100); sum += (await demo.add({ a: n, b: 0 })).sum } return sum',
    );
    const bombs = [
      'const kept = []; for (;;) kept.push(new Uint8Array(20_000_000).fill(1))',
      'const kept = []; for (;;) { try { kept.push(new Uint8Array(1_000_000).fill(1)) } catch {} if (kept.length > 1e9) break }',
      'const kept = []; for (;;) kept.push({ x: [1, 2, 3] })',
      'let text = "x"; const kept = []; for (;;) { text += text; kept.push(text.replaceAll("x", "y")) }',
    ];
    const ends = await Promise.all(bombs.map(async (bomb) => codeOf(await connected(), bomb)));
    // The second swallows every refusal; what then ends it is its processor time.
    expect(ends[0]).toBe('SANDBOX_MEMORY');
    expect(['SANDBOX_MEMORY', 'SANDBOX_TIMEOUT']).toContain(ends[1]);
    expect(ends[2]).toBe('SANDBOX_MEMORY');
    expect(['SANDBOX_MEMORY', 'SANDBOX_EXECUTION']).toContain(ends[3]);
    expect(await steady).toBe(1225);
    expect(await startOf()).toBe(keeper);
  });

  test('every runner there has the lock, and goes before the keeper when the kernel needs memory', async () => {
    await run(await connected(), 'return 1');
    const code = `
      const fs = require('node:fs');
      const read = (path) => { try { return fs.readFileSync(path, 'utf8') } catch { return '' } };
      const pids = fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name) && name !== '1' && Number(name) !== process.pid);
      const runners = pids.filter((pid) => / S? ?1 /.test(read('/proc/' + pid + '/stat').split(')')[1]?.slice(0, 6) ?? ''));
      await new Promise((resolve) => setTimeout(resolve, 500));
      return runners.map((pid) => [
        /Seccomp_filters:\\t(\\d+)/.exec(read('/proc/' + pid + '/status'))?.[1],
        read('/proc/' + pid + '/oom_score_adj').trim(),
      ]);`;
    const runners = (await inside(await containerOf(system, 'sandbox'), code)) as unknown[];
    expect(runners.length).toBeGreaterThan(0);
    // Those of the container, of the keeper and of the runner itself.
    for (const runner of runners) expect(runner).toEqual(['3', '900']);
  });

  test('nothing there makes a process of another program, a socket to a network, or reads another process', async () => {
    const code = `
      const { spawnSync } = require('node:child_process');
      const net = require('node:net');
      const dial = await new Promise((resolve) => net.connect(80, '1.1.1.1').on('connect', () => resolve('open')).on('error', (e) => resolve(e.code)));
      const memory = (() => { try { return require('node:fs').openSync('/proc/1/mem', 'r') } catch (e) { return e.code } })();
      return [spawnSync('/bin/sh', ['-c', 'true']).error?.code, dial, memory];`;
    expect(await inside(await containerOf(system, 'sandbox'), code)).toEqual(['ENOENT', 'EPERM', 'EACCES']);
  });
});
