/**
 * A runner's process in the hands of an attacker who runs any code in it, past check and realm: with all its walls, with
 * the lock alone (the permission model off), and with the permission model alone (a platform without the lock).
 */
import { describe, expect, it } from 'vitest';
import { runInLockedProcess } from './testing/locked-process.ts';

const ALL = { permission: true, lock: true };
const LOCK_ALONE = { permission: false, lock: true };
const PERMISSION_ALONE = { permission: true, lock: false };
const hasLock = process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64');

/** One word for what became of it: a code, a value, or that the process ended. */
async function outcomeOf(code: string, walls: { permission: boolean; lock: boolean }): Promise<unknown> {
  const outcome = await runInLockedProcess(code, walls);
  if ('value' in outcome) return outcome.value;
  return 'error' in outcome ? (outcome.error.code ?? outcome.error.name) : 'ended';
}

const connectTo = (where: string): string =>
  `const net = await import('node:net');
   return await new Promise((resolve) => net.connect(${where}).on('connect', () => resolve('open')).on('error', (e) => resolve(e.code)))`;
const nativeCall = (name: string, signature: string, args: string): string =>
  `const ffi = await import('node:ffi');
   const { functions } = ffi.dlopen(null, { ${name}: ${signature} });
   return Number(functions.${name}(${args}))`;
const CALL_3 = `{ return: 'int32', arguments: ['int32', 'int32', 'int32'] }`;

/** What each answers where all walls stand, and where the lock stands alone. */
const ATTEMPTS: readonly (readonly [string, string, unknown, unknown])[] = [
  ['reads a file', `return (await import('node:fs')).readFileSync('/etc/passwd', 'latin1')`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['reads its environment', `return (await import('node:fs')).readFileSync('/proc/self/environ', 'latin1')`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['reads the memory of its keeper', `return (await import('node:fs')).openSync('/proc/' + process.ppid + '/mem')`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['lists a folder', `return (await import('node:fs')).readdirSync('/')`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['writes a file', `(await import('node:fs')).writeFileSync('/tmp/taken-over', ''); return 'written'`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['removes a file', `(await import('node:fs')).unlinkSync('/tmp/taken-over'); return 'removed'`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['asks whether a file is there', `return (await import('node:fs')).existsSync('/etc/passwd')`, 'ERR_ACCESS_DENIED', false],
  ['reads a file in a thread', `return await (await import('node:fs')).promises.readFile('/etc/passwd', 'latin1')`, 'ERR_ACCESS_DENIED', 'ended'],
  ['dials TCP', connectTo(`4000, '127.0.0.1'`), 'ERR_ACCESS_DENIED', 'EPERM'],
  ['dials a Unix socket', connectTo(`'/tmp/none.sock'`), 'ERR_ACCESS_DENIED', 'EPERM'],
  ['listens', `const net = await import('node:net'); return await new Promise((resolve) => net.createServer().on('error', (e) => resolve(e.code)).listen(0, () => resolve('listening')))`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['sends a datagram', `return await new Promise((resolve, reject) => import('node:dgram').then(({ createSocket }) => createSocket('udp4').on('error', reject).send('x', 9, '127.0.0.1', (e) => resolve(e?.code ?? 'sent')), reject))`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['starts a program', `return (await import('node:child_process')).spawnSync('/bin/true').error?.code ?? 'started'`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['forks itself', `const { fork } = await import('node:child_process'); return await new Promise((resolve, reject) => { try { fork('/x.js').on('error', reject).on('spawn', () => resolve('started')) } catch (error) { reject(error) } })`, 'ERR_ACCESS_DENIED', 'EPERM'],
  ['starts a thread', `const { Worker } = await import('node:worker_threads'); return await new Promise((resolve, reject) => new Worker('1', { eval: true }).on('error', reject).on('online', () => resolve('started')))`, 'ERR_ACCESS_DENIED', 'ERR_WORKER_INIT_FAILED'],
  ['asks whether its keeper is there', `process.kill(process.ppid, 0); return 'signalled'`, 'EPERM', 'EPERM'],
  ['kills its keeper', `process.kill(process.ppid, 'SIGKILL'); return 'killed'`, 'EPERM', 'EPERM'],
  ['kills all it may', `process.kill(-1, 'SIGKILL'); return 'killed'`, 'EPERM', 'EPERM'],
  ['opens the inspector of its keeper', `process._debugProcess(process.ppid); return 'signalled'`, 'EPERM', 'EPERM'],
  ['changes the priority of its keeper', `(await import('node:os')).setPriority(process.ppid, 10); return 'changed'`, 'ERR_SYSTEM_ERROR', 'ERR_SYSTEM_ERROR'],
  ['opens an inspector', `(await import('node:inspector')).open(0); return (await import('node:inspector')).url() ?? 'closed'`, 'ERR_ACCESS_DENIED', 'ended'],
  ['has sqlite', `await import('node:sqlite'); return 'there'`, 'ERR_UNKNOWN_BUILTIN_MODULE', 'ERR_UNKNOWN_BUILTIN_MODULE'],
  ['loads an addon', `process.dlopen({ exports: {} }, '/x.node'); return 'loaded'`, 'ERR_DLOPEN_DISABLED', 'ERR_DLOPEN_DISABLED'],
  ['loads a library', `(await import('node:ffi')).dlopen('libresolv.so.2'); return 'loaded'`, 'ERR_ACCESS_DENIED', 'ERR_FFI_CALL_FAILED'],
  ['reads raw memory', `(await import('node:ffi')).toBuffer(4096n, 8); return 'read'`, 'ERR_ACCESS_DENIED', 'ended'],
  ['makes a system without its walls (WASI)', `const { WASI } = await import('node:wasi'); new WASI({ version: 'preview1', preopens: { '/': '/' } }); return 'made'`, 'ERR_ACCESS_DENIED', 'UVWASI_EPERM'],
  ['uses the internals of node', `return typeof process.binding('spawn_sync')`, 'ERR_ACCESS_DENIED', 'object'],
  ['drops a privilege it has not', `process.setuid(0); return 'changed'`, 'EPERM', 'EPERM'],
]; // biome-ignore format: a table

/** Only where native calls can be made at all; -1 is the C library's word for refused. */
const NATIVE: readonly (readonly [string, string, unknown])[] = [
  ['opens a file', nativeCall('open', `{ return: 'int32', arguments: ['string', 'int32'] }`, `'/etc/passwd', 0`), -1],
  ['makes a socket', nativeCall('socket', CALL_3, '1, 1, 0'), -1],
  ['copies its socket', nativeCall('dup', `{ return: 'int32', arguments: ['int32'] }`, '0'), -1],
  ['copies its socket by fcntl', nativeCall('fcntl', CALL_3, '0, 0, 10'), -1],
  ['forks', nativeCall('fork', `{ return: 'int32', arguments: [] }`, ''), -1],
  ['kills', nativeCall('kill', `{ return: 'int32', arguments: ['int32', 'int32'] }`, 'process.ppid, 0'), -1],
  ['kills a thread of another', nativeCall('tgkill', CALL_3, 'process.ppid, process.ppid, 0'), -1],
  ['queues a signal', nativeCall('sigqueue', CALL_3, 'process.ppid, 0, 0'), -1],
  ['lets itself be traced again', nativeCall('prctl', CALL_3, '4, 1, 0'), -1],
  ['outlives its keeper', nativeCall('prctl', CALL_3, '1, 0, 0'), -1],
  ['traces', nativeCall('ptrace', CALL_3, '16, process.ppid, 0'), -1],
  ['makes a ring', nativeCall('syscall', CALL_3, '425, 8, 0'), -1],
  ['enters a ring', nativeCall('syscall', CALL_3, '426, 4, 1'), -1],
  ['raises its limits', nativeCall('setrlimit', `{ return: 'int32', arguments: ['int32', 'uint64'] }`, '2, 0n'), -1],
  ['shares memory', nativeCall('shmget', CALL_3, '0, 4096, 511'), -1],
]; // biome-ignore format: a table

describe.skipIf(!hasLock)('a locked runner that was taken over', () => {
  it.each(ATTEMPTS)('%s: not with all walls, nor with the lock alone', async (_name, code, all, alone) => {
    expect([await outcomeOf(code, ALL), await outcomeOf(code, LOCK_ALONE)]).toEqual([all, alone]);
  });

  it.each(NATIVE)('%s by native calls: not with the lock alone', async (_name, code, refused) => {
    expect(await outcomeOf(code, LOCK_ALONE)).toBe(refused);
    expect(await outcomeOf(code, ALL)).toBe('ERR_ACCESS_DENIED');
  });

  it('takes no more memory than its limit, whatever it tries', async () => {
    const code = `const kept = []; try { for (;;) kept.push(new Uint8Array(5_000_000).fill(1)) } catch { return kept.length }`;
    const taken = await outcomeOf(code, LOCK_ALONE);
    expect(taken).toBeGreaterThan(10);
    expect(taken).toBeLessThan(36);
  });

  it('still has all of the language: time zones, locales, compiled code, random numbers, timers', async () => {
    const code = `
      const { runInNewContext } = await import('node:vm');
      await new Promise((resolve) => setTimeout(resolve, 5));
      let sum = 0;
      for (let index = 0; index < 3_000_000; index += 1) sum += index % 7;
      return [
        new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', dateStyle: 'full' }).format(0),
        new Intl.NumberFormat('de').format(1234.5),
        ['z', 'ä'].sort(new Intl.Collator('sv').compare).join(''),
        'é'.normalize('NFD').length,
        crypto.randomUUID().length,
        new Date(0).getTimezoneOffset() === new Date(0).getTimezoneOffset(),
        runInNewContext('(() => { try { null.x } catch (e) { return e.stack.length > 0 } })()'),
        new Uint8Array(30_000_000).fill(1).length,
        sum,
      ];`;
    expect(await outcomeOf(code, ALL)).toEqual([
      'czwartek, 1 stycznia 1970', '1.234,5', 'zä', 2, 36, true, true, 30_000_000, 8_999_994,
    ]); // biome-ignore format: a list of values
  });
});

describe('a runner without the lock that was taken over', () => {
  it.each([
    ['reads no file', `return (await import('node:fs')).readFileSync('/etc/passwd', 'latin1')`, 'ERR_ACCESS_DENIED'],
    ['dials nobody', connectTo(`4000, '127.0.0.1'`), 'ERR_ACCESS_DENIED'],
    ['starts nothing', `return (await import('node:child_process')).spawnSync('/bin/true')`, 'ERR_ACCESS_DENIED'],
    ['has no sqlite', `await import('node:sqlite'); return 'there'`, 'ERR_UNKNOWN_BUILTIN_MODULE'],
    ['has no ffi', `await import('node:ffi'); return 'there'`, 'ERR_UNKNOWN_BUILTIN_MODULE'],
    // What the lock is there for.
    ['may signal its keeper', `process.kill(process.ppid, 0); return 'signalled'`, 'signalled'],
  ])('%s', async (_name, code, expected) => {
    expect(await outcomeOf(code, PERMISSION_ALONE)).toBe(expected);
  });
});
