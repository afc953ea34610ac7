/** A runner that was taken over and writes what it likes: nothing of it takes effect, and the hub goes on. */
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxFixture, startSandbox } from '../testing/sandbox-fixture.ts';
import { type WireAttack, wireAttacks } from './families/wire.ts';
import { effectsOnNaiveHub } from './naive-hub.ts';
import { count, writeTable } from './tally.ts';

let fixture: SandboxFixture;
const sockets: Socket[] = [];

beforeEach(async () => {
  fixture = await startSandbox({ keeper: false });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await fixture.close();
});
afterAll(() => writeTable('wire'));

function dial(hello: object): Socket {
  const socket = connect(fixture.socketPath).on('error', () => {});
  sockets.push(socket);
  socket.setEncoding('utf8').write(`${JSON.stringify(hello)}\n`);
  return socket;
}

/** The next line that holds `word`. */
function lineWith(socket: Socket, word: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: string) => {
      text += chunk;
      const line = text.split('\n').find((part) => part.includes(word));
      if (line !== undefined) resolve(line);
    });
  });
}

async function against({ bytes, isWellFormed }: WireAttack) {
  const keeper = dial({ type: 'keeper', pid: 1, lock: 'none' });
  const started = await lineWith(keeper, '"start"');
  const execution = fixture.execute('1');
  const runner = dial({ type: 'runner', key: JSON.parse(started).key });
  await lineWith(runner, '"run"');
  const closed = new Promise((resolve) => runner.on('close', resolve));
  runner.write(bytes);
  // This keeper never ends a runner: the hub itself has to let go of it.
  const outcome = await execution;
  if (isWellFormed !== true) await closed;
  return outcome;
}

describe('the wire', () => {
  it.each(wireAttacks)('$name', async (attack) => {
    expect([...effectsOnNaiveHub(attack.bytes)]).toContain(attack.effect);
    count('message forging on the wire', 'nothing', 'succeeded');

    const { error, value, logs } = await against(attack);
    expect(fixture.calls.every(({ script }) => script.client.name === 'tester')).toBe(true);
    expect(fixture.calls.length).toBeLessThanOrEqual(1);
    expect(value === undefined || value === 1).toBe(true);
    expect(logs.length).toBeLessThanOrEqual(201);
    expect(logs.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(110_000);
    if (attack.effect === 'forged-error') {
      expect(error?.toShape()).toMatchObject({
        code: 'SANDBOX_EXECUTION',
        error: expect.not.stringContaining('/home'),
      });
    }
    expect(fixture.audit.map(({ event }) => event)).toEqual(attack.isWellFormed ? [] : ['sandbox.attack']);
    count('message forging on the wire', 'and permission model off', 'wire');

    for (const socket of sockets.splice(0)) socket.destroy();
    while (fixture.sandbox.ready()) await new Promise((resolve) => setTimeout(resolve, 5));
    fixture.startKeeper();
    expect((await fixture.execute('1 + 1')).value).toBe(2);
  });
});
