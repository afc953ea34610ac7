/** The programs evaluated as the kernel would, for both architectures, also for the one that the test does not run on. */
import { describe, expect, it } from 'vitest';
import { ANSWER, encodeFilter, type Instruction, keeperFilter, OP, runnerFilter } from './filter.ts';
import { ALLOWED, AUDIT_ARCH, type LockArch, REFUSED_TO_KEEPER, X32_BIT } from './system-calls.ts';

const PID = 4242;
const ALLOW = 'allow';
const KILL = 'kill';
const refusedWith = (errno: number): string => `errno ${errno}`;
const EPERM = refusedWith(1);

/** Runs a classic BPF program over one call. A program that jumps outside itself or does not answer fails the test. */
function evaluate(program: readonly Instruction[], arch: number, number: number, args: readonly number[] = []): string {
  const data = new DataView(new ArrayBuffer(64));
  data.setUint32(0, number, true);
  data.setUint32(4, arch, true);
  for (const [index, value] of args.entries()) data.setUint32(16 + 8 * index, value, true);
  let accumulator = 0;
  for (let at = 0; at < program.length; at += 1) {
    const { code, jt, jf, k } = program[at] ?? { code: -1, jt: 0, jf: 0, k: 0 };
    if (code === OP.load) accumulator = data.getUint32(k, true);
    else if (code === OP.and) accumulator = (accumulator & k) >>> 0;
    else if (code === OP.ifEqual) at += accumulator === k ? jt : jf;
    else if (code === OP.ifAtLeast) at += accumulator >= k ? jt : jf;
    else if (code === OP.answer) {
      if (k === ANSWER.allow) return ALLOW;
      if (k === ANSWER.killProcess) return KILL;
      return refusedWith(k & 0xffff);
    } else throw new Error(`instruction ${at} has the unknown code ${code}`);
  }
  throw new Error('the program ends without an answer');
}

/** Numbers that must be refused, from the same tables as the allowed ones. */
const DANGEROUS: Readonly<Record<LockArch, Readonly<Record<string, number>>>> = {
  x64: {
    open: 2, openat: 257, openat2: 437, creat: 85, socket: 41, socketpair: 53, connect: 42, bind: 49, listen: 50,
    accept: 43, accept4: 288, sendto: 44, recvfrom: 45, sendmsg: 46, recvmsg: 47, clone: 56, fork: 57, vfork: 58,
    execve: 59, execveat: 322, kill: 62, tkill: 200, rt_sigqueueinfo: 129, rt_tgsigqueueinfo: 297, pidfd_open: 434,
    pidfd_getfd: 438, pidfd_send_signal: 424, ptrace: 101, process_vm_readv: 310, process_vm_writev: 311, prctl: 157,
    seccomp: 317, io_uring_setup: 425, io_uring_enter: 426, io_uring_register: 427, bpf: 321, memfd_create: 319,
    dup: 32, dup2: 33, dup3: 292, prlimit64: 302, setrlimit: 160, shmget: 29, shmat: 30, mq_open: 240, unlink: 87,
    unlinkat: 263, stat: 4, statx: 332, readlink: 89, getdents64: 217, mount: 165, unshare: 272, setns: 308,
    userfaultfd: 323, perf_event_open: 298, keyctl: 250, uname: 63, getppid: 110, modify_ldt: 154, setpriority: 141,
    sched_setaffinity: 203, arch_prctl: 158,
  },
  arm64: {
    openat: 56, openat2: 437, socket: 198, socketpair: 199, connect: 203, bind: 200, listen: 201, accept: 202,
    accept4: 242, sendto: 206, recvfrom: 207, sendmsg: 211, recvmsg: 212, clone: 220, execve: 221, execveat: 281,
    kill: 129, tkill: 130, rt_sigqueueinfo: 138, rt_tgsigqueueinfo: 240, pidfd_open: 434, pidfd_getfd: 438,
    pidfd_send_signal: 424, ptrace: 117, process_vm_readv: 270, process_vm_writev: 271, prctl: 167, seccomp: 277,
    io_uring_setup: 425, io_uring_enter: 426, io_uring_register: 427, bpf: 280, memfd_create: 279, dup: 23, dup3: 24,
    prlimit64: 261, setrlimit: 164, shmget: 194, shmat: 196, mq_open: 180, unlinkat: 35, statx: 291, readlinkat: 78,
    getdents64: 61, mount: 40, unshare: 97, setns: 268, userfaultfd: 282, perf_event_open: 241, keyctl: 219,
    uname: 160, getppid: 173, setpriority: 140, sched_setaffinity: 122,
  },
}; // biome-ignore format: a table of numbers

describe.each(['x64', 'arm64'] as const)('the lock of a runner on %s', (arch) => {
  const program = runnerFilter(arch, PID);
  const call = (number: number, ...args: number[]) => evaluate(program, AUDIT_ARCH[arch], number, args);
  const numberOf = (name: string): number => ALLOWED[name]?.[arch] ?? -1;

  it('fits into what the kernel takes, and into the bytes it reads', () => {
    expect(program.length).toBeLessThan(4096);
    expect(encodeFilter(program).length).toBe(8 * program.length);
    for (const { jt, jf } of program) expect(Math.max(jt, jf)).toBeLessThan(256);
    expect([...encodeFilter([{ code: 0x15, jt: 2, jf: 3, k: 0xc000003e }])]).toEqual([0x15, 0, 2, 3, 0x3e, 0, 0, 0xc0]);
  });

  it('allows each call of the table that has no condition', () => {
    for (const { only, ...numbers } of Object.values(ALLOWED)) {
      const number = numbers[arch];
      if (only === undefined && number !== undefined) expect(call(number)).toBe(ALLOW);
    }
  });

  it('has one number for one call', () => {
    const numbers = Object.values(ALLOWED).flatMap((entry) => entry[arch] ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('refuses what opens, connects, starts, signals, traces or unlocks', () => {
    const answers = Object.entries(DANGEROUS[arch]).map(([name, number]) => [name, call(number, PID)]);
    expect(answers.filter(([, result]) => result !== EPERM)).toEqual([]);
  });

  it('refuses every number that is not in the table', () => {
    const known = new Set(Object.values(ALLOWED).flatMap((entry) => entry[arch] ?? []));
    for (let number = 0; number < 1_000; number += 1) {
      if (!known.has(number)) expect(call(number)).toMatch(/^errno/);
    }
    expect(call(0xffffffff)).toBe(EPERM);
  });

  it('sends signals to its own process alone', () => {
    expect(call(numberOf('tgkill'), PID)).toBe(ALLOW);
    for (const other of [0, 1, PID + 1, 0xffffffff]) expect(call(numberOf('tgkill'), other)).toBe(EPERM);
  });

  it('maps private anonymous memory alone: no file, nothing shared, no stack', () => {
    const map = (flags: number) => call(numberOf('mmap'), 0, 4096, 3, flags);
    expect(map(0x22)).toBe(ALLOW);
    expect(map(0x22 | 0x4000)).toBe(ALLOW);
    for (const flags of [0, 0x01, 0x02, 0x20, 0x21, 0x23, 0x122]) expect(map(flags)).toBe(EPERM);
  });

  it('makes no copy of a descriptor, and controls no device', () => {
    const fcntl = (command: number) => call(numberOf('fcntl'), 0, command);
    for (const command of [1, 2, 3, 4]) expect(fcntl(command)).toBe(ALLOW);
    for (const command of [0, 5, 8, 10, 1030, 1031]) expect(fcntl(command)).toBe(EPERM);
    expect(call(numberOf('ioctl'), 0, 0x5421)).toBe(ALLOW);
    for (const request of [0x5412, 0x541c, 0x5450, 0x8912]) expect(call(numberOf('ioctl'), 0, request)).toBe(EPERM);
  });

  it('answers clone3 as not there, and a stat by name as a closed descriptor', () => {
    expect(call(435)).toBe(refusedWith(38));
    expect(call(arch === 'x64' ? 262 : 79)).toBe(refusedWith(9));
  });

  it('ends the process at a call in the numbers of another architecture', () => {
    for (const other of [AUDIT_ARCH[arch === 'x64' ? 'arm64' : 'x64'], 0x40000003, 0x40000028, 0]) {
      expect(evaluate(program, other, numberOf('read'))).toBe(KILL);
    }
  });
});

describe('on x64', () => {
  it('a call of the x32 interface is refused, whatever its number', () => {
    for (const { x64 } of Object.values(ALLOWED)) {
      if (x64 === undefined) continue;
      expect(evaluate(runnerFilter('x64', PID), AUDIT_ARCH.x64, X32_BIT + x64, [PID])).toBe(EPERM);
      expect(evaluate(keeperFilter('x64'), AUDIT_ARCH.x64, X32_BIT + x64)).toBe(EPERM);
    }
  });
});

describe.each(['x64', 'arm64'] as const)('what the keeper gives up on %s', (arch) => {
  it('is the ring that would go around the lock, and the memory of others; nothing else', () => {
    const given = new Set(Object.values(REFUSED_TO_KEEPER).map((entry) => entry[arch]));
    for (let number = 0; number < 500; number += 1) {
      expect(evaluate(keeperFilter(arch), AUDIT_ARCH[arch], number)).toBe(given.has(number) ? EPERM : ALLOW);
    }
  });
});
