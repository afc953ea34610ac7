/**
 * Damaged conversations against the hub's side of the wire, on the real socket. The seed stands in the tests' names;
 * FUZZ_SEED repeats a run.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Hello, KeeperFrame, RunnerFrame } from '@sallyport/sandbox/frames';
import { describe, expect, it } from 'vitest';
import { dialAs, type ForgedRunner, forgeKeeper, KEEPER_HELLO, playHonestly } from './testing/forged-sandbox.ts';
import { mutate, pieces, randomFrom } from './testing/mutations.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';
import { parseFrame } from './wire.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
/** Rounds stop early where the machine is slow; each is a sandbox of its own. */
const BUDGET_MS = 15_000;
const ROUNDS = 6;
const ATTACKS_PER_ROUND = 64;
const ATTACKS_AT_A_TIME = 8;
const VALUE_BYTES = 65_536;
const MAX_LINE_BYTES = VALUE_BYTES + 4_096;

const CONVERSATION = [
  '{"type":"progress","text":"begin","fraction":0.5}',
  '{"type":"log","level":"info","text":"first"}',
  '{"type":"call","id":1,"integration":"demo","method":"echo","args":{"a":[1,2,{"b":null}]}}',
  '{"type":"call","id":2,"integration":"demo","method":"add","args":{"a":1,"b":2}}',
  '{"type":"log","level":"warn","text":"second"}',
  '{"type":"call","id":3,"integration":"gitlab","method":"getMr"}',
  '{"type":"done","value":{"result":[1,2,3]}}',
];
const FAILED = '{"type":"failed","name":"TypeError","message":"x is not a function","line":1,"column":2}';

/** Whether the rules of the wire are broken by these bytes, told independently of the hub's reader. */
function breaksTheRules(bytes: Buffer): boolean {
  let lastCall = 0;
  let isOver = false;
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(10, start);
    if ((end < 0 ? bytes.length : end) - start > MAX_LINE_BYTES) return true;
    if (end < 0) return false;
    const result = parseFrame(bytes.subarray(start, end), RunnerFrame);
    if ('violation' in result || isOver) return true;
    const { frame } = result;
    if (frame.type === 'call') {
      lastCall += 1;
      if (frame.id !== lastCall) return true;
    }
    isOver = frame.type === 'done' || frame.type === 'failed';
    start = end + 1;
  }
  return false;
}

interface Attack {
  readonly bytes: Buffer;
  readonly parts: readonly Buffer[];
  readonly names: readonly string[];
  runner?: ForgedRunner;
  /** Settles when all was sent, and answered by the hub where it has to. */
  readonly played: PromiseWithResolvers<void>;
}

function attacksOf(fixture: SandboxFixture, { key }: ForgedRunner): number {
  return fixture.audit.filter(({ event, runner }) => event === 'sandbox.attack' && runner === key.slice(0, 8)).length;
}

async function playAttack(attack: Attack, runner: ForgedRunner): Promise<void> {
  // A runner that ended before it said anything is replaced once; the replacement is honest.
  if (attack.runner !== undefined) return playHonestly(runner);
  attack.runner = runner;
  for (const part of attack.parts) if (!(await runner.write(part))) break;
  if (breaksTheRules(attack.bytes)) await runner.closed;
  // Time for the hub to read what it must not object to.
  else await delay(20);
  runner.exited();
  runner.socket.destroy();
  attack.played.resolve();
}

function makeAttack(seed: number): Attack {
  const random = randomFrom(seed);
  const lines = random() < 0.8 ? CONVERSATION : [...CONVERSATION.slice(0, -1), FAILED];
  const { bytes, names } =
    random() < 0.1 ? { bytes: Buffer.from(`${lines.join('\n')}\n`), names: [] } : mutate(lines, random);
  return { bytes, names, parts: pieces(bytes, random), played: Promise.withResolvers() };
}

function handles(): number {
  return process.getActiveResourcesInfo().filter((kind) => /Pipe|Timeout/.test(kind)).length;
}

async function round(seed: number): Promise<number> {
  const before = handles();
  const fixture = await startSandbox({ keeper: false, maxRunners: 32, limits: { valueBytes: VALUE_BYTES } });
  const attacks = Array.from({ length: ATTACKS_PER_ROUND }, (_, n) => makeAttack(seed + n));
  const keeper = forgeKeeper(fixture.socketPath, (runner, run) => {
    const number = /attack (\d+)/.exec(String(run['source']))?.[1];
    const attack = number === undefined ? undefined : attacks[Number(number)];
    return attack === undefined ? playHonestly(runner) : playAttack(attack, runner);
  });
  let broken = 0;
  try {
    for (let first = 0; first < attacks.length; first += ATTACKS_AT_A_TIME) {
      const batch = attacks.slice(first, first + ATTACKS_AT_A_TIME);
      const [honest, ...executions] = await Promise.all([
        fixture.execute('return "beside"', { window: 'honest' }),
        ...batch.map((_, n) => fixture.execute(`return "attack ${first + n}"`, { window: `w${first + n}` })),
      ]);
      expect(honest.value).toBe('honest');
      await Promise.all(batch.map(({ played }) => played.promise));
      for (const [n, attack] of batch.entries()) {
        const seen = `seed ${seed + first + n}: ${attack.names.join(', ')}`;
        const breaks = breaksTheRules(attack.bytes);
        broken += breaks ? 1 : 0;
        expect(attack.runner && attacksOf(fixture, attack.runner), seen).toBe(breaks ? 1 : 0);
        const { error } = executions[n] ?? {};
        if (error !== undefined) expect(['SANDBOX_LOST', 'SANDBOX_EXECUTION'], seen).toContain(error.code);
      }
    }
    expect(fixture.audit.every(({ event }) => event === 'sandbox.attack')).toBe(true);
    expect(fixture.calls.every(({ script }) => script.client.name === 'tester')).toBe(true);
  } finally {
    keeper.close();
    await fixture.close();
  }
  for (let tries = 0; handles() > before && tries < 250; tries += 1) await delay(20);
  expect(handles()).toBeLessThanOrEqual(before);
  return broken;
}

describe(`damaged conversations (seed ${SEED})`, () => {
  it('end the runner that sends them and nothing else, are recorded, and leave nothing behind', async () => {
    const startedAt = performance.now();
    let conversations = 0;
    let broken = 0;
    for (let n = 0; n < ROUNDS && performance.now() - startedAt < BUDGET_MS; n += 1) {
      broken += await round(SEED + n * ATTACKS_PER_ROUND);
      conversations += ATTACKS_PER_ROUND;
    }
    // Neither all nor none: both sides of the rules were tried.
    expect(broken).toBeGreaterThan(conversations / 4);
    expect(broken).toBeLessThan(conversations);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  }, 60_000);

  it('of a keeper cost it its connection at most, and the next keeper is served', async () => {
    const fixture = await startSandbox({ keeper: false });
    const lines = [
      '{"type":"exited","key":"kkkkkkkkkkkkkkkkkkkk","cause":"exit","detail":"x"}',
      '{"type":"exited","key":"llllllllllllllllllll","cause":"memory","detail":""}',
    ];
    try {
      for (let n = 0; n < 60; n += 1) {
        const random = randomFrom(SEED + n);
        const { bytes } = mutate(lines, random);
        const keeper = dialAs(fixture.socketPath, KEEPER_HELLO);
        await keeper.line();
        for (const part of pieces(bytes, random)) if (!keeper.isClosed()) keeper.socket.write(part);
        keeper.socket.end();
        await keeper.closed;
        await expect.poll(() => fixture.sandbox.ready()).toBe(false);
      }
      const honest = forgeKeeper(fixture.socketPath, playHonestly);
      expect((await fixture.execute('return 1')).value).toBe('honest');
      honest.close();
    } finally {
      await fixture.close();
    }
  }, 60_000);
});

describe(`damaged lines (seed ${SEED})`, () => {
  const HELLOS = [JSON.stringify(KEEPER_HELLO), '{"type":"runner","key":"kkkkkkkkkkkkkkkkkkkk"}'];
  const EXITED = ['{"type":"exited","key":"kkkkkkkkkkkkkkkkkkkk","cause":"exit","detail":"x"}'];

  it.each([
    ['runner', (line: Buffer) => parseFrame(line, RunnerFrame), [...CONVERSATION, FAILED]],
    ['keeper', (line: Buffer) => parseFrame(line, KeeperFrame), EXITED],
    ['hello', (line: Buffer) => parseFrame(line, Hello), HELLOS],
  ] as const)('of a %s are a frame that fits or a violation, never an exception', (_, parse, lines) => {
    const random = randomFrom(SEED);
    const startedAt = performance.now();
    let frames = 0;
    let violations = 0;
    for (let n = 0; n < 1_500 && performance.now() - startedAt < 3_000; n += 1) {
      for (const line of mutate(lines, random).bytes.toString('latin1').split('\n')) {
        const result = parse(Buffer.from(line, 'latin1'));
        if ('violation' in result) {
          violations += 1;
          continue;
        }
        frames += 1;
        expect(parse(Buffer.from(JSON.stringify(result.frame)))).not.toHaveProperty('violation');
        expect(Object.getPrototypeOf(result.frame)).toBe(Object.prototype);
      }
    }
    expect(Math.min(frames, violations)).toBeGreaterThan(0);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
