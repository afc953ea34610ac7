/** The process alone: whoever runs any code in it, past check and realm, with a runner's own flags. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRunnerProgram } from './program-text.ts';
import { LOCK_FAILED_STATUS, runnerFlags } from './runner-process.ts';

/** Runs code in the process's own realm, as one who escaped would; answers what it wrote. */
function inRunner(code: string): string {
  const report = `const out = (v) => process.stdout.write(String(v)); try { ${code} } catch (e) { out(e.code ?? e.name) }`;
  const { stdout } = spawnSync(
    process.execPath,
    [...runnerFlags(64, { permission: true, lock: false }), '--input-type=module', '--eval', report],
    {
      env: { UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0' },
      cwd: '/',
      timeout: 20_000,
    },
  );
  return stdout.toString();
}

describe('a runner process that was taken over', () => {
  it.each([
    ['reads no file', `out((await import('node:fs')).readFileSync('/etc/hostname'))`, 'ERR_ACCESS_DENIED'],
    ['lists no folder', `out((await import('node:fs')).readdirSync('/'))`, 'ERR_ACCESS_DENIED'],
    [
      'writes no file',
      `(await import('node:fs')).writeFileSync('/tmp/x-runner', ''); out('written')`,
      'ERR_ACCESS_DENIED',
    ],
    [
      'reads not its own environment through /proc',
      `out((await import('node:fs')).readFileSync('/proc/self/environ'))`,
      'ERR_ACCESS_DENIED',
    ],
    [
      'starts no process',
      `(await import('node:child_process')).spawnSync('/bin/true'); out('started')`,
      'ERR_ACCESS_DENIED',
    ],
    [
      'replaces itself by no other program',
      `process.execve('/bin/true', ['true'], {}); out('replaced')`,
      'ERR_ACCESS_DENIED',
    ],
    [
      'starts no thread',
      `new (await import('node:worker_threads')).Worker('1', { eval: true }); out('started')`,
      'ERR_ACCESS_DENIED',
    ],
    ['opens no inspector', `(await import('node:inspector')).open(0); out('open')`, 'ERR_ACCESS_DENIED'],
    ['loads no native code', `process.dlopen({ exports: {} }, '/x.node'); out('loaded')`, 'ERR_DLOPEN_DISABLED'],
    [
      'has no sqlite, which would write files',
      `await import('node:sqlite'); out('there')`,
      'ERR_UNKNOWN_BUILTIN_MODULE',
    ],
    ['has no ffi', `await import('node:ffi'); out('there')`, 'ERR_UNKNOWN_BUILTIN_MODULE'],
    ['makes no code from text', `out(new Function('return 1')())`, 'EvalError'],
    ['has no environment', `out(Object.keys(process.env).sort())`, 'UV_THREADPOOL_SIZE,UV_USE_IO_URING'],
  ])('%s', (_name, code, expected) => {
    expect(inRunner(code)).toBe(expected);
  });

  it.each([
    ['TCP', `net.connect(4000, '127.0.0.1')`],
    ['a name', `net.connect(80, 'example.com')`],
    ['a Unix socket', `net.connect('/tmp/none.sock')`],
  ])('opens no connection: %s', (_name, connect) => {
    const code = `const net = await import('node:net'); await new Promise((resolve) => ${connect}.on('connect', () => { out('connected'); resolve() }).on('error', (e) => { out(e.code); resolve() }))`;
    expect(inRunner(code)).toBe('ERR_ACCESS_DENIED');
  });

  it('listens on nothing', () => {
    const code = `const net = await import('node:net'); await new Promise((resolve) => net.createServer().on('error', (e) => { out(e.code); resolve() }).listen(0, () => { out('listening'); resolve() }))`;
    expect(inRunner(code)).toBe('ERR_ACCESS_DENIED');
  });
});

describe.skipIf(process.platform !== 'linux')('a runner that is told to lock itself and cannot', () => {
  it('ends at once with a status of its own, before it reads anything', () => {
    const flags = runnerFlags(64, { permission: true, lock: false });
    const program = readRunnerProgram(import.meta.dirname);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...flags, '--input-type=module', '--eval', program, '(() => () => "")()', '64'],
      { cwd: '/', env: {}, input: '{"type":"run","source":"1"}\n', timeout: 20_000 },
    );
    expect(status).toBe(LOCK_FAILED_STATUS);
    expect(stdout.toString()).toBe('');
    expect(stderr.toString()).toMatch(/^the lock failed: /);
  });
});

describe.skipIf(process.platform !== 'linux')('a keeper whose system cannot lock', () => {
  const keeper = (environment: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['--no-experimental-ffi', join(import.meta.dirname, 'keeper.ts')], {
      env: { SANDBOX_SOCKET: '/nowhere/hub.sock', ...environment },
      timeout: 2_000,
    });

  it('does not start where the lock is required, and says why', () => {
    const { status, stderr } = keeper({ SANDBOX_LOCK: 'required' });
    expect(status).toBe(3);
    expect(stderr.toString()).toContain('runners cannot lock themselves');
  });

  it('goes on elsewhere, and says so', () => {
    const { status, stderr } = keeper({});
    expect(status).toBe(0);
    expect(stderr.toString()).toContain('"event":"no-lock"');
  });
});
