/**
 * Makes the seccomp programs: classic BPF over `struct seccomp_data` {int nr; u32 arch; u64 instruction_pointer; u64 args[6]}
 * (linux/seccomp.h), each instruction `struct sock_filter` {u16 code; u8 jt; u8 jf; u32 k}, jumps counted from the next one.
 */
import {
  ALLOWED,
  type ArgumentRule,
  AUDIT_ARCH,
  type LockArch,
  REFUSED_TO_KEEPER,
  REFUSED_WITH,
  X32_BIT,
} from './system-calls.ts';

export interface Instruction {
  readonly code: number;
  readonly jt: number;
  readonly jf: number;
  readonly k: number;
}

/** BPF_LD|BPF_W|BPF_ABS, BPF_ALU|BPF_AND|BPF_K, BPF_JMP|BPF_JEQ|BPF_K, BPF_JMP|BPF_JGE|BPF_K, BPF_RET|BPF_K. */
export const OP = { load: 0x20, and: 0x54, ifEqual: 0x15, ifAtLeast: 0x35, answer: 0x06 } as const;
export const ANSWER = { allow: 0x7fff0000, error: 0x00050000, killProcess: 0x80000000 } as const;
const EPERM = 1;
const NUMBER_OFFSET = 0;
const ARCH_OFFSET = 4;

const instruction = (code: number, k: number, jt = 0, jf = 0): Instruction => ({ code, jt, jf, k });
const answer = (k: number): Instruction => instruction(OP.answer, k);
const refuse = (errno: number): Instruction => answer(ANSWER.error | errno);
/** The lower half of an argument, on the little-endian machines that there are tables for. */
const argumentOffset = (index: number): number => 16 + 8 * index;

/** The program's beginning: another architecture's numbers mean other calls, so they end the process. */
function preamble(arch: LockArch): Instruction[] {
  const start = [
    instruction(OP.load, ARCH_OFFSET),
    instruction(OP.ifEqual, AUDIT_ARCH[arch], 1, 0),
    answer(ANSWER.killProcess),
    instruction(OP.load, NUMBER_OFFSET),
  ];
  return arch === 'x64' ? [...start, instruction(OP.ifAtLeast, X32_BIT, 0, 1), refuse(EPERM)] : start;
}

/** To be reached with the call's number known to fit: answers in every case. */
function underRule(rule: ArgumentRule, pid: number): Instruction[] {
  const load = instruction(OP.load, argumentOffset(rule.argument));
  const prepare = 'mask' in rule ? [load, instruction(OP.and, rule.mask)] : [load];
  const values = 'mask' in rule ? [rule.equals] : 'oneOf' in rule ? rule.oneOf : [pid];
  const tests = values.map((value, index) => instruction(OP.ifEqual, value, values.length - index, 0));
  return [...prepare, ...tests, refuse(EPERM), answer(ANSWER.allow)];
}

const whenCalled = (number: number, body: readonly Instruction[]): Instruction[] => [
  instruction(OP.ifEqual, number, 0, body.length),
  ...body,
];

/** What a runner installs on itself: everything is refused but the table's calls. `pid` is its own. */
export function runnerFilter(arch: LockArch, pid: number): Instruction[] {
  const program = preamble(arch);
  for (const call of Object.values(ALLOWED)) {
    const number = call[arch];
    if (number === undefined) continue;
    program.push(...whenCalled(number, call.only ? underRule(call.only, pid) : [answer(ANSWER.allow)]));
  }
  for (const { errno, ...call } of Object.values(REFUSED_WITH)) {
    const number = call[arch];
    if (number !== undefined) program.push(...whenCalled(number, [refuse(errno)]));
  }
  program.push(refuse(EPERM));
  return program;
}

/** What the keeper installs on itself, and so on all that it starts: everything is allowed but a few calls. */
export function keeperFilter(arch: LockArch): Instruction[] {
  const program = preamble(arch);
  for (const call of Object.values(REFUSED_TO_KEEPER)) {
    const number = call[arch];
    if (number !== undefined) program.push(...whenCalled(number, [refuse(EPERM)]));
  }
  program.push(answer(ANSWER.allow));
  return program;
}

/** As the kernel reads it. */
export function encodeFilter(program: readonly Instruction[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 * program.length);
  const view = new DataView(bytes.buffer);
  for (const [index, { code, jt, jf, k }] of program.entries()) {
    view.setUint16(8 * index, code, true);
    view.setUint8(8 * index + 2, jt);
    view.setUint8(8 * index + 3, jf);
    view.setUint32(8 * index + 4, k, true);
  }
  return bytes;
}
