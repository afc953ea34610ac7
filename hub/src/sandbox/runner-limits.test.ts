/** What holds runners from outside, looked at on real ones: their lock, processor time, memory, and whose end is theirs. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workspaceOf } from '../identity.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeEach(async () => {
  fixture = await startSandbox({ maxRunners: 3, limits: { cpuMs: 2_000 } });
  expect((await fixture.execute('1', { window: 'a' })).value).toBe(1);
});
afterEach(() => fixture.close());

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Processes that the keeper started. */
function runnerPids(): string[] {
  const keeper = String(fixture.keeper()?.process.pid);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1] === keeper);
}

const isAlive = (pid: string): boolean => !['', 'Z', 'X'].includes(read(`/proc/${pid}/stat`).split(') ')[1]?.[0] ?? '');

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe.skipIf(process.platform !== 'linux')('a runner, seen from outside', () => {
  it('has the filters of keeper and lock on every thread, no new privileges, and is the first to go when memory ends', async () => {
    await until(() => runnerPids().length > 0);
    const [pid] = runnerPids();
    const threads = () => readdirSync(`/proc/${pid}/task`).map((thread) => read(`/proc/${pid}/task/${thread}/status`));
    await until(() => threads().every((status) => /^Seccomp_filters:\t2$/m.test(status)));
    expect(threads().length).toBeGreaterThan(1);
    for (const status of threads()) expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    expect(read(`/proc/${pid}/oom_score_adj`).trim()).toBe('900');
    expect(read(`/proc/${fixture.keeper()?.process.pid}/oom_score_adj`).trim()).not.toBe('900');
  });

  it('over its processor time is ended, with an error that says which limit and what to do', async () => {
    const { error } = await fixture.execute('for (;;) {}', { window: 'a' });
    expect(error?.code).toBe('SANDBOX_TIMEOUT');
    expect(error?.message).toContain('2000 ms of CPU time');
    expect(error?.toShape().hint).toContain('compute less');
    expect((await fixture.execute('2', { window: 'a' })).value).toBe(2);
  });

  it('counts each script anew, and waiting not at all', async () => {
    const busy = 'const end = Date.now() + 700; while (Date.now() < end) {}; await sleep(300); 1';
    for (let count = 0; count < 4; count += 1) {
      expect((await fixture.execute(busy, { window: 'a' })).value).toBe(1);
    }
  });

  it('over its memory in buffers is told so, where it happens; it may go on with less', async () => {
    const flood = 'const kept = []; for (;;) kept.push(new Uint8Array(5_000_000).fill(1))';
    const { error } = await fixture.execute(flood, { window: 'a' });
    expect(error?.code).toBe('SANDBOX_MEMORY');
    expect(error?.message).toContain('64 MB');
    expect(error?.message).toContain('line 1');
    const caught = await fixture.execute('try { new Uint8Array(1e9) } catch (error) { return error.name }', {
      window: 'a',
    });
    expect(caught.value).toBe('RangeError');
  });

  it('over its memory in objects of Intl, which end the process where the kernel refuses memory, is told so', async () => {
    const { error } = await fixture.execute(
      "const all = []; for (;;) all.push(new Intl.Segmenter('en').segment('a b'.repeat(1_000)))",
    );
    expect(error?.code).toBe('SANDBOX_MEMORY');
  });

  it('over its memory is told so, whatever it made Node print before', async () => {
    const print =
      'const edge = () => { try { edge() } catch {} try { Promise.reject(1) } catch {} }; edge(); await null;';
    const { error } = await fixture.execute(`${print} const all = []; for (;;) all.push({ x: [1, 2, 3] })`);
    expect(error?.code).toBe('SANDBOX_MEMORY');
  });

  it('that held much memory is not used again', async () => {
    const pids = new Set(runnerPids());
    const heavy = 'const kept = new Uint8Array(100_000_000).fill(1); await sleep(300); kept.length';
    expect((await fixture.execute(heavy, { window: 'a' })).value).toBe(100_000_000);
    await until(() => [...pids].some((pid) => !isAlive(pid)));
    expect((await fixture.execute('3', { window: 'a' })).value).toBe(3);
  });

  it('ends when its workspace does', async () => {
    await until(() => runnerPids().length === 2);
    const before = runnerPids();
    fixture.sandbox.end(workspaceOf({ name: 'tester' }, 'a'));
    await until(() => before.some((pid) => !isAlive(pid)));
  });

  it('ends with its keeper, even while it is busy and the keeper is killed', async () => {
    await fixture.close();
    fixture = await startSandbox({ maxRunners: 1 });
    const running = fixture.execute('for (;;) {}');
    await until(() => runnerPids().length === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const pids = runnerPids();
    expect(pids.length).toBe(1);
    await fixture.keeper()?.stop('SIGKILL');
    expect((await running).error?.code).toBe('SANDBOX_LOST');
    await until(() => pids.every((pid) => !isAlive(pid)));
  });
});
