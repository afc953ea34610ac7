/**
 * The hub's end of the sandbox's socket: at most one keeper at a time, and the runners that it was asked to start.
 * Who a connection is, its first line says once; a runner's key is unguessable and good for one connection.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { Hello, type KeeperCommand, KeeperFrame } from '@sallyport/sandbox/frames';
import type { Logger } from 'pino';
import type { AuditLog } from '../audit/audit-log.ts';
import type { ScriptLimits } from '../limits.ts';
import { createAttackRecord } from './attack-record.ts';
import { createRunnerLink, type OwnedRunnerLink, type RunnerLink } from './runner-link.ts';
import { type LineReader, parseFrame, readLines } from './wire.ts';

type KeeperHello = Extract<Hello, { type: 'keeper' }>;

/** The longest first line of a connection. */
const MAX_HELLO_BYTES = 1024;
/** The longest line of a keeper. */
const MAX_KEEPER_LINE_BYTES = 4_096;
/** Connections that have not said who they are. */
const MAX_UNGREETED = 512;
const HELLO_TIMEOUT_MS = 2_000;
const START_TIMEOUT_MS = 10_000;
/** How long a runner may take to dial that is not wanted any more. */
const DISMISSED_MS = 2 * START_TIMEOUT_MS;

/**
 * Scripts that follow each other within this share of their processor time are counted from the first of them: telling
 * the keeper of each would wake it as often as the runner. A script may so be held to that much less.
 */
const UNTOLD_SHARE = 0.02;

type RunnerLimits = Pick<ScriptLimits, 'memoryMb' | 'cpuMs'>;

export interface KeeperLink {
  /** Resolves once keepers and runners can dial; what lies at the path is removed. */
  listen(): Promise<void>;
  isConnected(): boolean;
  /** Resolves to whether a keeper is there, after at most `waitMs`, or at once when `signal` aborts. */
  whenConnected(waitMs: number, signal: AbortSignal): Promise<boolean>;
  /** Asks for a runner process. Without a keeper the link is gone from the start. */
  startRunner(limits: RunnerLimits): RunnerLink;
  /** Called whenever a keeper connects. */
  onConnect: () => void;
  close(): Promise<void>;
}

/** `maxValueBytes`: the longest value that a frame of a runner may carry. */
export function createKeeperLink(socketPath: string, maxValueBytes: number, audit: AuditLog, log: Logger): KeeperLink {
  const runners = new Map<string, OwnedRunnerLink>();
  const open = new Set<Socket>();
  const waiting = new Set<() => void>();
  const recordAttack = createAttackRecord(audit, log);
  /** The runners that the connected keeper was asked for and whose end it has not told, with what it has told. */
  let untold = new Map<string, 'nothing' | 'heavy'>();
  const dismissed = new Set<string>();
  let ungreeted = 0;
  let keeper: Socket | undefined;

  /** A runner that was ended before it dialled may still dial: that is late, and no attack. */
  function dismiss(key: string): void {
    dismissed.add(key);
    setTimeout(() => dismissed.delete(key), DISMISSED_MS).unref();
  }

  function command(frame: KeeperCommand): void {
    keeper?.write(`${JSON.stringify(frame)}\n`);
  }

  function serveKeeper(socket: Socket, reader: LineReader, lock: KeeperHello['lock']): void {
    keeper = socket;
    untold = new Map();
    if (lock === 'none') log.warn('sandbox keeper connected; its platform lets runners not lock themselves');
    else log.info({ lock }, 'sandbox keeper connected');
    socket.on('close', () => {
      keeper = undefined;
      log.warn('sandbox keeper lost');
      for (const runner of [...runners.values()]) runner.finish({ cause: 'lost', detail: 'the keeper is gone' });
    });
    const refuse = (what: string): void => {
      reader.stop();
      recordAttack(`keeper: ${what}`);
      socket.destroy();
    };
    reader.sink = {
      maxBytes: MAX_KEEPER_LINE_BYTES,
      onLine(line) {
        const result = parseFrame(line, KeeperFrame);
        if ('violation' in result) return refuse(result.violation);
        if (result.frame.type === 'heavy') {
          const { key } = result.frame;
          if (untold.get(key) !== 'nothing')
            return refuse('a heavy runner that it was not asked for, or a second time');
          untold.set(key, 'heavy');
          const runner = runners.get(key);
          if (runner !== undefined) runner.isHeavy = true;
          return;
        }
        const { key, cause, detail } = result.frame;
        if (!untold.delete(key)) return refuse('the end of a runner that it was not asked for, or a second time');
        runners.get(key)?.finish({ cause, detail });
      },
      onTooLong: refuse,
    };
    for (const resolve of [...waiting]) resolve();
    link.onConnect();
  }

  function greet(socket: Socket): void {
    if (ungreeted >= MAX_UNGREETED) {
      socket.destroy();
      recordAttack(`more than ${MAX_UNGREETED} connections that do not say who they are`);
      return;
    }
    ungreeted += 1;
    let isGreeted = false;
    const greeted = (): void => {
      clearTimeout(timer);
      if (!isGreeted) ungreeted -= 1;
      isGreeted = true;
    };
    open.add(socket);
    const timer = setTimeout(() => socket.destroy(), HELLO_TIMEOUT_MS);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      greeted();
      open.delete(socket);
    });
    const refuse = (what: string): void => {
      reader.stop();
      recordAttack(what);
      socket.destroy();
    };
    const reader = readLines(socket, {
      maxBytes: MAX_HELLO_BYTES,
      onLine(line) {
        greeted();
        const result = parseFrame(line, Hello);
        if ('violation' in result) return refuse(`hello: ${result.violation}`);
        if (result.frame.type === 'runner') {
          const runner = runners.get(result.frame.key);
          if (runner === undefined && dismissed.delete(result.frame.key)) {
            reader.stop();
            socket.destroy();
            return;
          }
          // A key is used up by its first connection.
          if (runner === undefined || runner.isAttached()) return refuse('a runner with an unknown key');
          runner.attach(socket, reader);
        } else if (keeper === undefined) serveKeeper(socket, reader, result.frame.lock);
        else {
          log.warn('a second sandbox keeper was turned away');
          reader.stop();
          socket.destroy();
        }
      },
      onTooLong: (what) => refuse(`hello: ${what}`),
    });
  }

  const server = createServer(greet);
  const link: KeeperLink = {
    listen: () =>
      new Promise((resolve, reject) => {
        rmSync(socketPath, { force: true });
        server.once('error', reject);
        server.listen(socketPath, () => {
          chmodSync(socketPath, 0o660);
          resolve();
        });
      }),
    onConnect: () => {},
    isConnected: () => keeper !== undefined,
    whenConnected(waitMs, signal) {
      if (keeper !== undefined || signal.aborted) return Promise.resolve(keeper !== undefined);
      return new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          waiting.delete(end);
          resolve(keeper !== undefined);
        };
        const timer = setTimeout(end, waitMs);
        signal.addEventListener('abort', end);
        waiting.add(end);
      });
    },
    startRunner({ memoryMb, cpuMs }) {
      const key = randomBytes(24).toString('base64url');
      let toldAtMs = Number.NEGATIVE_INFINITY;
      const runner = createRunnerLink({
        key,
        maxValueBytes,
        askKill: () => command({ type: 'kill', key }),
        tellScript() {
          const now = performance.now();
          if (now - toldAtMs < cpuMs * UNTOLD_SHARE) return;
          toldAtMs = now;
          command({ type: 'script', key });
        },
        onAttack: (what) => recordAttack(what, key.slice(0, 8)),
      });
      runners.set(key, runner);
      const timer = setTimeout(() => {
        command({ type: 'kill', key });
        runner.finish({ cause: 'spawn-failed', detail: 'it did not connect in time' });
      }, START_TIMEOUT_MS);
      void runner.connected.then(() => clearTimeout(timer));
      void runner.gone.then(() => {
        runners.delete(key);
        if (!runner.isAttached()) dismiss(key);
      });
      if (keeper === undefined) runner.finish({ cause: 'lost', detail: 'no keeper is connected' });
      else {
        untold.set(key, 'nothing');
        command({ type: 'start', key, memoryMb, cpuMs });
      }
      return runner;
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const resolve of [...waiting]) resolve();
      for (const runner of [...runners.values()]) runner.kill();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
  return link;
}
