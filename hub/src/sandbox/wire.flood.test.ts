/** A sandbox that says too much, or hears too little: what the hub keeps for it stays bounded, and others are served. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dialAs,
  type ForgedConnection,
  type ForgedRunner,
  forgeKeeper,
  KEEPER_HELLO,
  playHonestly,
} from './testing/forged-sandbox.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

const VALUE_BYTES = 65_536;

let fixture: SandboxFixture;
const cleanUp: (() => void)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0)) clean();
  await fixture.close();
});

/** Scripts whose text says `bad` are played by `play`, the others honestly. */
function keeperThatPlays(play: (runner: ForgedRunner) => Promise<void>): void {
  const keeper = forgeKeeper(fixture.socketPath, (runner, run) =>
    String(run['source']).includes('bad') ? play(runner) : playHonestly(runner),
  );
  cleanUp.push(keeper.close);
}

async function servesOthers(): Promise<void> {
  expect((await fixture.execute('return "good"', { window: 'good' })).value).toBe('honest');
}

const callFrame = (id: number) => ({ type: 'call', id, integration: 'demo', method: 'echo', args: 'x' });

describe('a runner', () => {
  it('that does not read its replies gets errors in their place once four large ones wait, and can go on', async () => {
    const result = 'r'.repeat(VALUE_BYTES - 10);
    fixture = await startSandbox({ keeper: false, limits: { valueBytes: VALUE_BYTES }, gate: async () => result });
    const replies: unknown[] = [];
    keeperThatPlays(async (runner) => {
      runner.socket.pause();
      for (let id = 1; id <= 100; id += 1) runner.send(callFrame(id));
      await expect.poll(() => fixture.calls.length, { timeout: 20_000 }).toBe(100);
      await delay(50);
      runner.socket.resume();
      for (let id = 1; id <= 100; id += 1) replies.push(await runner.line());
      runner.send({ type: 'done', value: 'went on' });
    });
    const { value, calls } = await fixture.execute('return "bad"', { window: 'bad' });
    expect(value).toBe('went on');
    // The calls themselves were done; it is their results that the script did not get.
    const failed = calls.filter(({ code }) => code !== undefined);
    expect(new Set(failed.map(({ code }) => code))).toEqual(new Set(['RESULT_TOO_LARGE']));
    // What the system's own socket buffers hold comes on top of the four.
    expect(failed.length).toBeGreaterThan(60);
    expect(replies).toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ error: expect.stringContaining('262144 bytes') }) }),
    );
    expect(fixture.audit).toEqual([]);
  });

  it('that goes on calling is ended at twice its limit, however slowly the gate answers', async () => {
    fixture = await startSandbox({ keeper: false, limits: { calls: 50 }, gate: () => new Promise(() => {}) });
    keeperThatPlays(async (runner) => {
      for (let id = 1; id <= 5_000; id += 1) runner.send(callFrame(id));
      await runner.closed;
    });
    const { error, calls } = await fixture.execute('return "bad"', { window: 'bad' });
    expect(error?.toShape()).toMatchObject({
      code: 'CALL_LIMIT_EXCEEDED',
      error: expect.stringContaining('limit of 50 calls'),
      hint: expect.stringContaining('larger pages'),
    });
    expect(fixture.calls).toHaveLength(100);
    expect(calls.map(({ outcome }) => outcome)).toEqual(Array(100).fill('unknown'));
  });

  it('that reports progress without end is ended, and recorded', async () => {
    fixture = await startSandbox({ keeper: false });
    keeperThatPlays(async (runner) => {
      const many = Buffer.from('{"type":"progress","text":"x"}\n'.repeat(1_000));
      while (await runner.write(many));
    });
    const bad = fixture.execute('return "bad"', { window: 'bad' });
    await servesOthers();
    expect((await bad).error?.code).toBe('SANDBOX_LOST');
    expect(fixture.audit).toMatchObject([{ event: 'sandbox.attack', what: expect.stringContaining('progress') }]);
  });

  it('that sends a line byte by byte is read like any other, and held in one piece', async () => {
    fixture = await startSandbox({ keeper: false });
    keeperThatPlays(async (runner) => {
      for (const byte of '{"type":"done","value":"slow"}\n') {
        runner.socket.write(byte);
        await delay(1);
      }
    });
    expect((await fixture.execute('return "bad"', { window: 'bad' })).value).toBe('slow');
  });

  it('that never ends its line is ended at the limit', async () => {
    fixture = await startSandbox({ keeper: false, limits: { valueBytes: VALUE_BYTES } });
    let sent = 0;
    keeperThatPlays(async (runner) => {
      const part = Buffer.alloc(1_000, 0x78);
      while (await runner.write(part)) sent += part.length;
    });
    expect((await fixture.execute('return "bad"', { window: 'bad' })).error?.code).toBe('SANDBOX_LOST');
    expect(sent).toBeGreaterThan(VALUE_BYTES);
    expect(fixture.audit).toMatchObject([{ what: expect.stringContaining('longer than') }]);
  });
});

describe('a keeper', () => {
  it.each([
    ['tells the end of a runner that nobody asked for', 'kkkkkkkkkkkkkkkkkkkk', 1],
    ['tells the same end twice', undefined, 2],
  ])('that %s loses its connection at once', async (_, ownKey, times) => {
    fixture = await startSandbox({ keeper: false });
    const keeper = dialAs(fixture.socketPath, KEEPER_HELLO);
    cleanUp.push(() => keeper.socket.destroy());
    const { key } = (await keeper.line()) ?? {};
    const exited = { type: 'exited', key: ownKey ?? key, cause: 'exit', detail: '' };
    for (let n = 0; n < times; n += 1) keeper.send(exited);
    await keeper.closed;
    expect(fixture.audit).toMatchObject([{ event: 'sandbox.attack', what: expect.stringContaining('keeper: ') }]);
    keeperThatPlays(async () => {});
    await servesOthers();
  });
});

describe('connections', () => {
  it('by the thousand that say nothing are turned away over 512, and the keeper that is there goes on', async () => {
    fixture = await startSandbox({ keeper: false });
    keeperThatPlays(async () => {});
    await servesOthers();
    const silent: ForgedConnection[] = [];
    cleanUp.push(() => {
      for (const { socket } of silent) socket.destroy();
    });
    // In parts that the system's own queue of connections takes.
    for (let n = 0; n < 1_000; n += 1) {
      silent.push(dialAs(fixture.socketPath));
      if (n % 100 === 99) await delay(5);
    }
    await servesOthers();
    await Promise.all(silent.map(({ closed }) => closed));
    expect(new Set(fixture.audit.map(({ what }) => what))).toEqual(
      new Set(['more than 512 connections that do not say who they are']),
    );
  });

  it('that forge a hello are all refused, and fill the audit log with a hundred records a minute at most', async () => {
    fixture = await startSandbox({ keeper: false });
    for (let n = 0; n < 30; n += 1) {
      const forged = Array.from({ length: 50 }, () =>
        dialAs(fixture.socketPath, { type: 'runner', key: 'k'.repeat(32) }),
      );
      await Promise.all(forged.map(({ closed }) => closed));
    }
    expect(fixture.audit).toHaveLength(100);
    keeperThatPlays(async () => {});
    await servesOthers();
  });
});
