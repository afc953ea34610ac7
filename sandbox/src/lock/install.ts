/**
 * Installs a seccomp filter on the running process, all of its threads included, through Node's `node:ffi`: Node itself
 * has no way to do so. The calls and constants are those of prctl(2), seccomp(2) and setrlimit(2).
 */
import { encodeFilter, keeperFilter, runnerFilter } from './filter.ts';
import { type LockArch, SECCOMP, SOCKET } from './system-calls.ts';

const PR_SET_PDEATHSIG = 1;
const PR_SET_DUMPABLE = 4;
const PR_SET_NO_NEW_PRIVS = 38;
const SECCOMP_SET_MODE_FILTER = 1n;
/** All threads of the process, or none and the number of one that could not. */
const SECCOMP_FILTER_FLAG_TSYNC = 1n;
const SIGKILL = 9n;
const RLIMIT_DATA = 2;
const O_RDONLY = 0;
const BYTES_PER_KB = 1_024n;
const BYTES_PER_MB = 1_048_576n;
const [AF_UNIX, SOCK_STREAM] = [1n, 1n];

/** The architecture, if there is a table for it. */
export function lockArch(): LockArch | undefined {
  if (process.platform !== 'linux') return undefined;
  return process.arch === 'x64' || process.arch === 'arm64' ? process.arch : undefined;
}

function openLibc() {
  // Loaded here, so that a process that does not lock itself does not load it.
  const ffi = process.getBuiltinModule('node:ffi');
  const { lib, functions } = ffi.dlopen(null, {
    prctl: { return: 'int32', arguments: ['int32', 'uint64', 'uint64', 'uint64', 'uint64'] },
    setrlimit: { return: 'int32', arguments: ['int32', 'uint64'] },
    open: { return: 'int32', arguments: ['uint64', 'int32'] },
    read: { return: 'int64', arguments: ['int32', 'uint64', 'uint64'] },
    close: { return: 'int32', arguments: ['int32'] },
    syscall: { return: 'int64', arguments: ['int64', 'uint64', 'uint64', 'uint64'] },
  });
  /** In a buffer of its own, outside the heap whose objects move; kept until the process has locked itself. */
  const kept: BigUint64Array[] = [];
  const pointerTo = (words: readonly bigint[]): bigint => {
    const memory = new BigUint64Array(new ArrayBuffer(8 * words.length));
    memory.set(words);
    kept.push(memory);
    return ffi.getRawPointer(memory);
  };
  const set = (option: number, value: bigint): void => {
    if (functions.prctl(option, value, 0n, 0n, 0n) !== 0) throw new Error(`prctl ${option} failed`);
  };
  const install = (arch: LockArch, program: Uint8Array<ArrayBuffer>): void => {
    // struct sock_fprog: a 16-bit number of instructions, and from byte 8 on the address of the first.
    const where = pointerTo([BigInt(program.length / 8), ffi.getRawPointer(program)]);
    const result = functions.syscall(BigInt(SECCOMP[arch]), SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, where);
    if (result !== 0n) throw new Error(`seccomp answered ${result}`);
  };
  /** Past the permission model, which would have to allow the file for good. */
  const readText = (path: string): string => {
    const bytes = new Uint8Array(new ArrayBuffer(4_096));
    bytes.set(new TextEncoder().encode(`${path}\0`));
    const memory = ffi.getRawPointer(bytes);
    const file = functions.open(memory, O_RDONLY);
    const length = functions.read(file, memory, BigInt(bytes.length));
    functions.close(file);
    if (file < 0 || length <= 0n) throw new Error(`${path} cannot be read`);
    return new TextDecoder().decode(bytes.subarray(0, Number(length)));
  };
  /** Writable memory that the process has reserved so far, in bytes; see proc_pid_status(5). */
  const dataBytes = (): bigint | undefined => {
    const kilobytes = /^VmData:\s+(\d+)/m.exec(readText('/proc/self/status'))?.[1];
    return kilobytes === undefined ? undefined : BYTES_PER_KB * BigInt(kilobytes);
  };
  const limitData = (bytes: bigint): void => {
    // struct rlimit: soft and hard.
    if (functions.setrlimit(RLIMIT_DATA, pointerTo([bytes, bytes])) !== 0) throw new Error('setrlimit failed');
  };
  const trySocket = (arch: LockArch) => functions.syscall(BigInt(SOCKET[arch]), AF_UNIX, SOCK_STREAM, 0n);
  return { set, install, dataBytes, limitData, trySocket, close: () => lib.close() };
}

/**
 * The keeper's part, once at its start: see REFUSED_TO_KEEPER; and other processes of its user can't read its memory.
 * Throws where the kernel has no seccomp.
 */
export function lockKeeper(arch: LockArch): void {
  const libc = openLibc();
  libc.set(PR_SET_DUMPABLE, 0n);
  libc.set(PR_SET_NO_NEW_PRIVS, 1n);
  libc.install(arch, encodeFilter(keeperFilter(arch)));
  libc.close();
}

/**
 * The runner's part, before it reads its first byte. From here on the process opens nothing, connects to nothing,
 * starts nothing, signals nobody, can't be traced, ends with its keeper, and may make `moreDataMb` of memory writable
 * beyond what it has. Throws if any of it fails; a refused call that goes through counts as failed.
 */
export function lockRunner(arch: LockArch, moreDataMb: number): void {
  const libc = openLibc();
  libc.set(PR_SET_PDEATHSIG, SIGKILL);
  libc.set(PR_SET_DUMPABLE, 0n);
  libc.set(PR_SET_NO_NEW_PRIVS, 1n);
  const dataBytes = libc.dataBytes();
  // A kernel that does not tell it (gVisor) does not limit it either; the container's limit holds there.
  if (dataBytes !== undefined) libc.limitData(dataBytes + BigInt(moreDataMb) * BYTES_PER_MB);
  libc.install(arch, encodeFilter(runnerFilter(arch, process.pid)));
  if (libc.trySocket(arch) !== -1n) throw new Error('the filter does not hold');
  libc.close();
  process.permission?.drop('ffi');
}
