/**
 * The system calls of a locked runner, as data: whatever is not named here is refused.
 *
 * Numbers: `x64` as in the kernel's arch/x86/entry/syscalls/syscall_64.tbl, `arm64` as in its generic table
 * (include/uapi/asm-generic/unistd.h), which arm64 uses. A call without a number on one of the two does not exist there.
 */

export type LockArch = 'x64' | 'arm64';

/** A condition on one argument, of which the lower 32 bits are looked at. */
export type ArgumentRule =
  | { readonly argument: number; readonly oneOf: readonly number[] }
  | { readonly argument: number; readonly mask: number; readonly equals: number }
  | { readonly argument: number; readonly isOwnPid: true };

interface SystemCall {
  readonly x64?: number;
  readonly arm64?: number;
  /** Without one the call is allowed as it is. */
  readonly only?: ArgumentRule;
}

/** AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 of linux/audit.h: machine number, 64 bit, little endian. */
export const AUDIT_ARCH: Readonly<Record<LockArch, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 };

/** Calls of the x32 interface arrive with the architecture of x64 and this bit in their number. */
export const X32_BIT = 0x40000000;

const [MAP_PRIVATE, MAP_TYPE, MAP_ANONYMOUS, MAP_GROWSDOWN] = [0x02, 0x0f, 0x20, 0x100];
const [F_GETFD, F_SETFD, F_GETFL, F_SETFL] = [1, 2, 3, 4];
const FIONBIO = 0x5421;

/** In the order in which a filter compares: what is called most stands first. */
export const ALLOWED: { readonly [name: string]: SystemCall } = {
  epoll_pwait: { x64: 281, arm64: 22 },
  read: { x64: 0, arm64: 63 },
  write: { x64: 1, arm64: 64 },
  futex: { x64: 202, arm64: 98 },
  writev: { x64: 20, arm64: 66 },
  epoll_ctl: { x64: 233, arm64: 21 },
  // V8 makes compiled code executable with it; without a file to map there is no other code to run.
  mprotect: { x64: 10, arm64: 226 },
  pkey_mprotect: { x64: 329, arm64: 288 },
  madvise: { x64: 28, arm64: 233 },
  // No file; and neither shared nor a stack, since the limit on a process's data counts those not.
  mmap: {
    x64: 9,
    arm64: 222,
    only: { argument: 3, mask: MAP_TYPE | MAP_ANONYMOUS | MAP_GROWSDOWN, equals: MAP_PRIVATE | MAP_ANONYMOUS },
  },
  munmap: { x64: 11, arm64: 215 },
  mremap: { x64: 25, arm64: 216 },
  brk: { x64: 12, arm64: 214 },
  // In the shared page of the kernel where the clock allows it, else real calls.
  clock_gettime: { x64: 228, arm64: 113 },
  clock_getres: { x64: 229, arm64: 114 },
  gettimeofday: { x64: 96, arm64: 169 },
  time: { x64: 201 },
  getcpu: { x64: 309, arm64: 168 },
  clock_nanosleep: { x64: 230, arm64: 115 },
  nanosleep: { x64: 35, arm64: 101 },
  sched_yield: { x64: 24, arm64: 124 },
  // A lock that two threads want asks for its thread's priority.
  sched_getparam: { x64: 143, arm64: 121 },
  sched_getscheduler: { x64: 145, arm64: 120 },
  getrandom: { x64: 318, arm64: 278 },
  getpid: { x64: 39, arm64: 172 },
  gettid: { x64: 186, arm64: 178 },
  epoll_wait: { x64: 232 },
  epoll_pwait2: { x64: 441, arm64: 441 },
  membarrier: { x64: 324, arm64: 283 },
  restart_syscall: { x64: 219, arm64: 128 },
  rt_sigaction: { x64: 13, arm64: 134 },
  rt_sigprocmask: { x64: 14, arm64: 135 },
  rt_sigreturn: { x64: 15, arm64: 139 },
  sigaltstack: { x64: 131, arm64: 132 },
  // The way by which abort() ends its own process; to no other one.
  tgkill: { x64: 234, arm64: 131, only: { argument: 0, isOwnPid: true } },
  shutdown: { x64: 48, arm64: 210 },
  close: { x64: 3, arm64: 57 },
  fstat: { x64: 5, arm64: 80 },
  // Not F_DUPFD: the number of open descriptors stays what it is.
  fcntl: { x64: 72, arm64: 25, only: { argument: 1, oneOf: [F_GETFD, F_SETFD, F_GETFL, F_SETFL] } },
  ioctl: { x64: 16, arm64: 29, only: { argument: 1, oneOf: [FIONBIO] } },
  exit: { x64: 60, arm64: 93 },
  exit_group: { x64: 231, arm64: 94 },
};

const [EBADF, ENOSYS] = [9, 38];

/** Refused with another error than EPERM. */
export const REFUSED_WITH: { readonly [name: string]: SystemCall & { readonly errno: number } } = {
  // What callers take as: not there, use clone (which is refused).
  clone3: { x64: 435, arm64: 435, errno: ENOSYS },
  // How some C libraries do fstat. It could name a file; and of all errors, node's exit expects this one alone.
  newfstatat: { x64: 262, arm64: 79, errno: EBADF },
};

/**
 * What the keeper gives up for itself and so for every process that it starts. A ring made before the lock would be a
 * way around it: what is submitted on one is no system call of its own.
 */
export const REFUSED_TO_KEEPER: { readonly [name: string]: SystemCall } = {
  io_uring_setup: { x64: 425, arm64: 425 },
  io_uring_register: { x64: 427, arm64: 427 },
  ptrace: { x64: 101, arm64: 117 },
  process_vm_readv: { x64: 310, arm64: 270 },
  process_vm_writev: { x64: 311, arm64: 271 },
};

/** The two calls that the lock itself makes by number. */
export const SECCOMP: Readonly<Record<LockArch, number>> = { x64: 317, arm64: 277 };
export const SOCKET: Readonly<Record<LockArch, number>> = { x64: 41, arm64: 198 };
