/** The hub against a sandbox container that an attacker owns: a keeper of the test's own speaks on the real socket. */
import { statSync } from 'node:fs';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Execution } from './execution.ts';
import { DEFAULT_LIMITS, type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

/** The longest value, and more than the rest of its frame. */
const TOO_LONG_BYTES = DEFAULT_LIMITS.script.valueBytes + 10_000;

let fixture: SandboxFixture;
const sockets: net.Socket[] = [];

/** A connection that keeps what it receives, line by line. */
function dial(): { socket: net.Socket; line(): Promise<Record<string, unknown>>; closed: Promise<void> } {
  const socket = net.connect(fixture.socketPath);
  sockets.push(socket);
  const lines: string[] = [];
  let rest = '';
  let wake = (): void => {};
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    wake();
  });
  return {
    socket,
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
    async line() {
      while (lines.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return JSON.parse(lines.shift() ?? '') as Record<string, unknown>;
    },
  };
}

/** A forged keeper, and the runner connection of the first script, to which the hub has sent `run`. */
async function takeOver(code = 'return 1') {
  const keeper = dial();
  keeper.socket.write('{"type":"keeper","pid":1,"lock":"none"}\n');
  const { key } = await keeper.line();
  const runner = dial();
  runner.socket.write(`${JSON.stringify({ type: 'runner', key })}\n`);
  const execution: Promise<Execution> = fixture.execute(code);
  expect((await runner.line())['type']).toBe('run');
  return { keeper, runner, key: String(key), execution };
}

beforeEach(async () => {
  fixture = await startSandbox({ keeper: false });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await fixture.close();
});

describe('a runner that is forged', () => {
  it.each([
    ['no JSON', 'hello\n'],
    ['an empty line', '\n'],
    ['an unknown type', '{"type":"exec","cmd":"id"}\n'],
    ['a frame of the hub', '{"type":"reply","id":1,"value":1}\n'],
    ['a script of its own', '{"type":"run","source":"1","lineOffset":0,"integrations":{},"maxLogLines":1}\n'],
    ['a call with a further field', '{"type":"call","id":1,"integration":"demo","method":"add","script":"other"}\n'],
    ['a call that names a client', '{"type":"call","id":1,"integration":"demo","method":"add","client":"admin"}\n'],
    ['a call id from before', '{"type":"call","id":0,"integration":"demo","method":"add"}\n'],
    ['a call id ahead', '{"type":"call","id":2,"integration":"demo","method":"add"}\n'],
    ['a call id twice', '{"type":"call","id":1,"integration":"demo","method":"add"}\n'.repeat(2)],
    ['a number for a name', '{"type":"call","id":1,"integration":7,"method":"add"}\n'],
    ['a very long name', `{"type":"call","id":1,"integration":"demo","method":"${'m'.repeat(300)}"}\n`],
    ['a fraction over one', '{"type":"progress","text":"x","fraction":2}\n'],
    ['an unknown log level', '{"type":"log","level":"fatal","text":"x"}\n'],
    ['log lines without end', '{"type":"log","level":"log","text":"x"}\n'.repeat(300)],
    ['two answers', '{"type":"done","value":1}\n{"type":"done","value":2}\n'],
    ['a call after the answer', '{"type":"done"}\n{"type":"call","id":1,"integration":"demo","method":"add"}\n'],
    ['deep nesting', `{"type":"done","value":${'['.repeat(5_000)}${']'.repeat(5_000)}}\n`],
    [
      'nesting that overflows a recursive parser',
      `{"type":"done","value":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}\n`,
    ],
    ['a line over the limit', `{"type":"done","value":"${'x'.repeat(TOO_LONG_BYTES)}"}\n`],
    ['a line that never ends', 'x'.repeat(TOO_LONG_BYTES)],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x0a])],
  ])('%s: is ended, and recorded as an attack', async (_name, bytes) => {
    const { keeper, runner, key, execution } = await takeOver();
    runner.socket.write(bytes);
    await runner.closed;
    const { error, value } = await execution;
    // Where the answer came before the violation it stands; nothing after it counts.
    if (error === undefined) expect([1, undefined]).toContain(value);
    else expect(error.code).toBe('SANDBOX_LOST');
    expect(fixture.audit.map(({ event }) => event)).toEqual(['sandbox.attack']);
    let command = await keeper.line();
    while (command['type'] !== 'kill') command = await keeper.line();
    expect(command).toEqual({ type: 'kill', key });
  });

  it('speaks before it has a script: is ended', async () => {
    const keeper = dial();
    keeper.socket.write('{"type":"keeper","pid":1,"lock":"none"}\n');
    const { key } = await keeper.line();
    const runner = dial();
    runner.socket.write(`${JSON.stringify({ type: 'runner', key })}\n{"type":"done","value":1}\n`);
    await runner.closed;
    expect(fixture.audit.length).toBe(1);
  });

  it('gets no reply of a script that has ended', async () => {
    const { runner, execution } = await takeOver();
    runner.socket.write('{"type":"call","id":1,"integration":"demo","method":"echo","args":1}\n{"type":"done"}\n');
    await execution;
    const second = fixture.execute('return 2');
    expect((await runner.line())['type']).toBe('run');
    runner.socket.write('{"type":"done","value":2}\n');
    expect((await second).value).toBe(2);
    expect(fixture.audit).toEqual([]);
  });

  it('calls only in the name of its own script', async () => {
    const { runner, execution } = await takeOver();
    runner.socket.write('{"type":"call","id":1,"integration":"demo","method":"echo","args":{"script":"x"}}\n');
    await runner.line();
    runner.socket.write('{"type":"done"}\n');
    const { scriptId } = await execution;
    expect(fixture.calls.map(({ script }) => [script.id, script.client.name])).toEqual([[scriptId, 'tester']]);
  });

  it('cannot forge an error code of the hub', async () => {
    const { runner, execution } = await takeOver();
    runner.socket.write('{"type":"failed","name":"E","message":"/home/x/secret.ts:1","code":"ACTION_REJECTED"}\n');
    const { error } = await execution;
    expect(error?.code).toBe('SANDBOX_EXECUTION');
    expect(error?.toShape().error).not.toContain('/home');
  });
});

describe('connections that are forged', () => {
  it.each([
    ['an unknown key', `${JSON.stringify({ type: 'runner', key: 'k'.repeat(32) })}\n`],
    ['no hello', '{"type":"call","id":1,"integration":"demo","method":"add"}\n'],
    ['a hello too long', `{"type":"keeper","pid":1,"x":"${'x'.repeat(2_000)}"}\n`],
    ['a hello with more fields', '{"type":"keeper","pid":1,"key":"x"}\n'],
  ])('%s: is closed and recorded', async (_name, hello) => {
    const connection = dial();
    connection.socket.write(hello);
    await connection.closed;
    expect(fixture.audit.map(({ event }) => event)).toEqual(['sandbox.attack']);
    expect(fixture.sandbox.ready()).toBe(false);
  });

  it('a key a second time: is closed, and the first goes on', async () => {
    const { runner, key, execution } = await takeOver();
    const second = dial();
    second.socket.write(`${JSON.stringify({ type: 'runner', key })}\n`);
    await second.closed;
    runner.socket.write('{"type":"done","value":"first"}\n');
    expect((await execution).value).toBe('first');
  });

  it('a runner that is not wanted any more: is closed once, and that is no attack', async () => {
    const keeper = dial();
    keeper.socket.write('{"type":"keeper","pid":1,"lock":"none"}\n');
    const { key } = await keeper.line();
    keeper.socket.write(`${JSON.stringify({ type: 'exited', key, cause: 'exit', detail: '' })}\n`);
    // The hub has read that once it answers with the next wish.
    void fixture.execute('return 1', { timeoutMs: 2_000 });
    await keeper.line();
    const late = dial();
    late.socket.write(`${JSON.stringify({ type: 'runner', key })}\n`);
    await late.closed;
    expect(fixture.audit.filter(({ event }) => event === 'sandbox.attack')).toEqual([]);
    const again = dial();
    again.socket.write(`${JSON.stringify({ type: 'runner', key })}\n`);
    await again.closed;
    expect(fixture.audit.filter(({ event }) => event === 'sandbox.attack')).toHaveLength(1);
  });

  it('a second keeper: is turned away while the first is there', async () => {
    const { runner, execution } = await takeOver();
    const second = dial();
    second.socket.write('{"type":"keeper","pid":2,"lock":"none"}\n');
    await second.closed;
    runner.socket.write('{"type":"done","value":1}\n');
    expect((await execution).value).toBe(1);
  });

  it('a connection that says nothing: is closed', async () => {
    await dial().closed;
    expect(fixture.sandbox.ready()).toBe(false);
  });

  it('a keeper that speaks nonsense: loses its connection, and its scripts end', async () => {
    const { keeper, execution } = await takeOver();
    keeper.socket.write('{"type":"exited"}\n');
    await keeper.closed;
    expect((await execution).error?.code).toBe('SANDBOX_LOST');
    expect(fixture.audit.length).toBe(1);
  });

  it('hello and first frame in one write, cut anywhere, are read alike', async () => {
    const keeper = dial();
    for (const byte of '{"type":"keeper","pid":1,"lock":"none"}\n') {
      keeper.socket.write(byte);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await keeper.line())['type']).toBe('start');
  });

  it('the socket is open to owner and group only', () => {
    expect(statSync(fixture.socketPath).mode & 0o777).toBe(0o660);
  });
});
