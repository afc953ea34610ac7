/** For tests: seeded damage to the lines of a valid conversation on the wire. */

/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Values that are JSON and yet break careless code. */
const NASTY = [
  'null',
  'true',
  '-1',
  '0',
  '1e308',
  '1e999',
  '-0',
  '9007199254740993',
  '0.1',
  '""',
  '"__proto__"',
  '"\\u0000"',
  '"\\ud800"',
  `"${'n'.repeat(5_000)}"`,
  '[]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toJSON":1,"then":1,"length":-1}',
  `${'['.repeat(300)}${']'.repeat(300)}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
];

interface Mutation {
  readonly name: string;
  /** `line` is a whole frame without its newline. */
  readonly apply: (line: Buffer, random: Random) => Buffer[];
}

const lineOf = (text: string): Buffer => Buffer.from(`${text}\n`);
const place = (line: Buffer, random: Random): number => Math.floor(random() * line.length);

/** Each makes some lines of one. None of them may end more than the runner that sends them. */
const MUTATIONS: readonly Mutation[] = [
  { name: 'leave out', apply: () => [] },
  { name: 'repeat', apply: (line) => [line, lineOf(''), line].map((part) => Buffer.concat([part, Buffer.from('\n')])) },
  { name: 'cut short', apply: (line, random) => [Buffer.concat([line.subarray(0, place(line, random)), lineOf('')])] },
  {
    name: 'change a byte',
    apply(line, random) {
      const changed = Buffer.from(line);
      changed[place(line, random)] = Math.floor(random() * 256);
      return [Buffer.concat([changed, Buffer.from('\n')])];
    },
  },
  {
    name: 'put bytes in',
    apply(line, random) {
      const bytes = pick(random, [[0], [10], [0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xef, 0xbb, 0xbf], [13, 10]]);
      const at = place(line, random);
      return [Buffer.concat([line.subarray(0, at), Buffer.from(bytes), line.subarray(at), Buffer.from('\n')])];
    },
  },
  {
    name: 'change a value',
    apply(line, random) {
      const values = [...line.toString().matchAll(/:("[^"]*"|-?\d+|\{[^{}]*\}|\[[^[\]]*\])/g)];
      const found = pick(random, values);
      const text = line.toString();
      const start = found.index + 1;
      return [lineOf(text.slice(0, start) + pick(random, NASTY) + text.slice(start + (found[1]?.length ?? 0)))];
    },
  },
  {
    name: 'add a field',
    apply(line, random) {
      const name = pick(random, ['__proto__', 'constructor', 'script', 'client', 'id', 'type', '', 'toJSON']);
      return [lineOf(`{${JSON.stringify(name)}:${pick(random, NASTY)},${line.toString().slice(1)}`)];
    },
  },
  { name: 'wrap', apply: (line, random) => [lineOf(pick(random, ['[', '"', '{"a":']) + line.toString())] },
  {
    name: 'forge an id',
    apply(line, random) {
      const id = pick(random, ['0', '-1', '2', '7', '1000000', '1000001', '1.5', '"1"', '1e400', 'null', '[1]']);
      return [lineOf(line.toString().replace(/"id":\d+/, `"id":${id}`))];
    },
  },
  { name: 'speak as the hub', apply: (_, random) => [lineOf(pick(random, HUB_LINES))] },
  { name: 'something else', apply: (_, random) => [lineOf(pick(random, NASTY))] },
  { name: 'too long', apply: (line) => [Buffer.concat([line, Buffer.alloc(200_000, 0x20), Buffer.from('\n')])] },
  { name: 'no end', apply: (line) => [Buffer.concat([line, Buffer.alloc(200_000, 0x41)])] },
  {
    name: 'answer early',
    apply: (line) => [lineOf('{"type":"done","value":"early"}'), Buffer.concat([line, lineOf('')])],
  },
];

const HUB_LINES = [
  '{"type":"run","source":"1","lineOffset":0,"integrations":{},"maxLogLines":1}',
  '{"type":"reply","id":1,"value":1}',
  '{"type":"kill","key":"kkkkkkkkkkkkkkkkkkkk"}',
  '{"type":"keeper","pid":1,"lock":"none"}',
  '{"type":"runner","key":"kkkkkkkkkkkkkkkkkkkk"}',
  '{"type":"exited","key":"kkkkkkkkkkkkkkkkkkkk","cause":"exit","detail":""}',
];

/** A conversation with one to three mutations in it, and their names. */
export function mutate(lines: readonly string[], random: Random): { bytes: Buffer; names: readonly string[] } {
  const parts = lines.map((line) => [lineOf(line)]);
  const names: string[] = [];
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) {
    const at = Math.floor(random() * lines.length);
    const mutation = pick(random, MUTATIONS);
    parts[at] = mutation.apply(Buffer.from(lines[at] ?? ''), random);
    names.push(`${mutation.name} (line ${at + 1})`);
  }
  if (random() < 0.2) {
    parts.reverse();
    names.push('reorder');
  }
  return { bytes: Buffer.concat(parts.flat()), names };
}

/** The bytes in pieces, as a hostile sender may cut them. */
export function pieces(bytes: Buffer, random: Random): Buffer[] {
  const style = random();
  if (style < 0.4) return [bytes];
  if (style < 0.5 && bytes.length < 2_000) return Array.from(bytes, (byte) => Buffer.from([byte]));
  const cut: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = start + 1 + Math.floor(random() * Math.max(64, bytes.length / 4));
    cut.push(bytes.subarray(start, end));
    start = end;
  }
  return cut;
}
