/** For tests: the sandbox's side of the wire in the hands of an attacker. No process is started; all that is said is the test's. */
import net from 'node:net';

export interface ForgedConnection {
  readonly socket: net.Socket;
  readonly closed: Promise<void>;
  readonly isClosed: () => boolean;
  /** The next line from the hub; undefined once the connection is closed. */
  line(): Promise<Record<string, unknown> | undefined>;
  send(frame: object): void;
  /** Resolves when the bytes have left; false where they cannot, since the connection is gone. */
  write(bytes: Buffer): Promise<boolean>;
}

/** Connects and, unless `hello` is left out, says who it is. */
export function dialAs(socketPath: string, hello?: object): ForgedConnection {
  const socket = net.connect(socketPath);
  const lines: string[] = [];
  let rest: Buffer[] = [];
  let isClosed = false;
  let wake = (): void => {};
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      lines.push(Buffer.concat([...rest, chunk.subarray(start, end)]).toString());
      rest = [];
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
    wake();
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      wake();
      resolve();
    });
  });
  const connection: ForgedConnection = {
    socket,
    closed,
    isClosed: () => isClosed,
    async line() {
      for (;;) {
        const line = lines.shift();
        if (line !== undefined) return JSON.parse(line) as Record<string, unknown>;
        if (isClosed) return undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    send: (frame) => void socket.write(`${JSON.stringify(frame)}\n`),
    write: (bytes) =>
      new Promise((resolve) => {
        // On a destroyed socket the callback comes before anything else gets a turn: a loop would never end.
        if (socket.destroyed) resolve(false);
        else socket.write(bytes, (error) => resolve(!error));
      }),
  };
  if (hello !== undefined) connection.send(hello);
  return connection;
}

export const KEEPER_HELLO = { type: 'keeper', pid: 1, lock: 'none' };

export interface ForgedRunner extends ForgedConnection {
  readonly key: string;
  /** Tells the hub, as its keeper, that the process is gone. */
  exited(): void;
}

/** A keeper that dials for every runner it is asked for, and hands it with its first script to `play`. */
export function forgeKeeper(
  socketPath: string,
  play: (runner: ForgedRunner, run: Record<string, unknown>) => Promise<void>,
): { readonly connection: ForgedConnection; close(): void } {
  const connection = dialAs(socketPath, KEEPER_HELLO);
  const open = new Set<ForgedConnection>();

  async function serve(key: string): Promise<void> {
    const runner = dialAs(socketPath, { type: 'runner', key });
    open.add(runner);
    let isTold = false;
    const exited = (): void => {
      if (!isTold) connection.send({ type: 'exited', key, cause: 'exit', detail: 'forged' });
      isTold = true;
    };
    for (let run = await runner.line(); run?.['type'] === 'run'; run = await runner.line()) {
      await play({ ...runner, key, exited }, run);
    }
    open.delete(runner);
  }

  async function obey(): Promise<void> {
    for (let command = await connection.line(); command !== undefined; command = await connection.line()) {
      if (command['type'] === 'start') void serve(String(command['key']));
    }
  }
  void obey();
  return {
    connection,
    close() {
      for (const runner of open) runner.socket.destroy();
      connection.socket.destroy();
    },
  };
}

/** Does what a script `return await demo.echo(…)` would: one call, and its answer as the value. */
export async function playHonestly(runner: ForgedRunner): Promise<void> {
  runner.send({ type: 'call', id: 1, integration: 'demo', method: 'echo', args: 'honest' });
  const reply = await runner.line();
  if (reply !== undefined) runner.send({ type: 'done', value: reply['value'] });
}
