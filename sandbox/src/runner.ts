/**
 * The host side of a runner process: one connected socket as its standard input and output, one script at a time, a
 * fresh realm for each. It keeps the clock for `sleep` and carries lines; it decides nothing. The keeper passes this
 * module as text (see program-text.ts), with two arguments: the realm's program, and how much more memory the process
 * may take once it has locked itself, in megabytes, or `none` for no lock.
 *
 * Frames that a script causes wait in the realm until the code that caused them is done, when
 * all microtasks have run: then they leave in one write, and the realm is known to be at rest. A script at rest that
 * waits for no call and no sleep can never go on, and is answered as such.
 */
import net from 'node:net';
import type { RunnerCommand, RunnerFrame } from './frames.ts';
import { makeLineReader } from './line-reader.ts';
import { readTimeZone } from './lock/before-lock.ts';
import { lockArch, lockRunner } from './lock/install.ts';
import { makeRealmFactory, type Realm, SCRIPT_FILE } from './realm.ts';

type RunCommand = Extract<RunnerCommand, { type: 'run' }>;
type ProbeCommand = Extract<RunnerCommand, { type: 'probe' }>;

interface Running {
  readonly realm: Realm;
  readonly timers: Set<NodeJS.Timeout>;
  drainIsDue: boolean;
  /** The hub wants to know when the script waits for nothing but calls; 0 where it does not. */
  probe: number;
}

const NEVER_SETTLES =
  'the script waits for a promise that nothing will settle: no call and no sleep is open (was a resolve function never called?)';

/** What one read takes at most; as much as node reads at once by itself. */
const READ_BYTES = 65_536;

/** See LOCK_FAILED_STATUS in runner-process.ts. */
const UNLOCKED_STATUS = 70;

const [, realmProgram, moreDataMb] = process.argv;
if (realmProgram === undefined || moreDataMb === undefined) throw new Error('a runner is started by the keeper');

/** From here on the process can do nothing but compute and speak on the socket that it has. */
function lock(): void {
  try {
    const arch = lockArch();
    if (arch === undefined) throw new Error('no lock for this platform');
    readTimeZone();
    lockRunner(arch, Number(moreDataMb));
  } catch (error) {
    process.stderr.write(`the lock failed: ${error instanceof Error ? error.message : 'unknown'}\n`);
    process.exit(UNLOCKED_STATUS);
  }
}

const readChunk = makeLineReader(onLine);
const received = Buffer.allocUnsafeSlow(READ_BYTES);
// Made before the lock, read from after it. One buffer for all reads, since a new one for each costs more than the read.
const socket = new net.Socket({
  fd: 0,
  readable: true,
  writable: true,
  onread: {
    buffer: received,
    callback(length) {
      readChunk(received.subarray(0, length));
      return true;
    },
  },
});
if (moreDataMb !== 'none') lock();
const makeRealm = makeRealmFactory(realmProgram);
let spare: Realm | undefined = makeRealm();
let running: Running | undefined;

function lineOf(frame: RunnerFrame): string {
  return `${JSON.stringify(frame)}\n`;
}

function send(frame: RunnerFrame): void {
  socket.write(lineOf(frame));
}

/** It may be a script's (see answerSoon): not read, so not printed either, since the keeper tells a full heap by such words. */
process.setUncaughtExceptionCaptureCallback(() => {
  process.stderr.write('an error that nobody caught\n');
  process.exit(1);
});

/** Drops the realm: its timers are cleared, nothing enters it again. The next one is made while the hub is busy. */
function finish(script: Running): void {
  for (const timer of script.timers) clearTimeout(timer);
  running = undefined;
  setImmediate(() => {
    spare ??= makeRealm();
  });
}

function startSleeps(script: Running, sleeps: string): void {
  for (const entry of sleeps.split(',')) {
    const [id, ms] = entry.split(':');
    if (id === undefined || ms === undefined) continue;
    const timer = setTimeout(() => {
      script.timers.delete(timer);
      script.realm.wake(id);
      drainSoon(script);
    }, Number(ms));
    script.timers.add(timer);
  }
}

function drain(script: Running): void {
  script.drainIsDue = false;
  if (running !== script) return;
  const text = script.realm.drain();
  const headEnd = text.indexOf('\n');
  const [phase, outstanding, sleeps = ''] = text.slice(0, headEnd).split(' ');
  const frames = text.slice(headEnd + 1);
  if (phase === 'settled') {
    answerSoon(script, frames);
    return;
  }
  if (frames !== '') socket.write(frames);
  if (outstanding === '0') answerSoon(script, lineOf({ type: 'failed', name: 'Error', message: NEVER_SETTLES }));
  else {
    if (sleeps !== '') startSleeps(script, sleeps);
    answerProbe(script);
  }
}

/**
 * Not before Node has looked at the rejections that nobody handled: what it reads of such a promise may be a trap of the
 * script, which would run after the answer, and could go on while the next script waits.
 */
function answerSoon(script: Running, lastFrames: string): void {
  setImmediate(() => {
    if (running !== script) return;
    socket.write(lastFrames);
    finish(script);
  });
}

/** At rest, with something outstanding: without a sleep among it that is calls alone. */
function answerProbe(script: Running): void {
  if (script.probe === 0 || script.timers.size > 0) return;
  send({ type: 'idle', probe: script.probe });
  script.probe = 0;
}

function drainSoon(script: Running): void {
  if (script.drainIsDue) return;
  script.drainIsDue = true;
  // A tick that is asked for in a microtask comes when no microtask is left, before anything else of the event loop.
  queueMicrotask(() => process.nextTick(drain, script));
}

/** A SyntaxError of this process's own realm: its stack begins with the place. */
function reportSyntaxError(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error('the script does not compile');
  const line = Number(new RegExp(`^${SCRIPT_FILE}:(\\d+)`).exec(stack)?.[1]);
  send({ type: 'failed', name: 'SyntaxError', message, code: 'SANDBOX_SYNTAX', ...(line >= 1 ? { line } : {}) });
}

function start(command: RunCommand): void {
  const realm = spare ?? makeRealm();
  spare = undefined;
  const script: Running = { realm, timers: new Set(), drainIsDue: false, probe: 0 };
  running = script;
  const { integrations, results, savedIds, maxLogLines, maxValueBytes } = command;
  realm.begin(JSON.stringify({ integrations, results, savedIds, maxLogLines, maxValueBytes }));
  try {
    realm.run(command.source, command.lineOffset);
  } catch (error) {
    reportSyntaxError(error);
    finish(script);
    return;
  }
  drainSoon(script);
}

/** The hub writes `type` first, so a reply is told from a run without parsing it twice: the realm parses its own. */
function onLine(line: string): void {
  if (line.startsWith('{"type":"run"')) {
    if (running !== undefined) process.exit(1);
    // The hub is the trusted side of this contract.
    start(JSON.parse(line) as RunCommand);
  } else if (running !== undefined) {
    // The hub is the trusted side of this contract.
    if (line.startsWith('{"type":"probe"')) running.probe = (JSON.parse(line) as ProbeCommand).probe;
    else running.realm.reply(line);
    drainSoon(running);
  }
}

socket.on('error', () => process.exit(0));
socket.on('close', () => process.exit(0));
socket.on('end', () => process.exit(0));
socket.resume();
