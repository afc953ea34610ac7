/** The other side of bare-process.ts. Ends with its connection. */
import { connect } from 'node:net';
import { type FromScript, readLines, type ToScript, writeLine } from './bare-lines.ts';

const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => (demo: object) => Promise<unknown>;

const [, , socketPath = ''] = process.argv;
const socket = connect(socketPath);
const waiting = new Map<number, (value: unknown) => void>();
let calls = 0;

const send = (line: FromScript): void => writeLine(socket, line);

function callOf(method: Extract<FromScript, { type: 'call' }>['method']) {
  return (args: unknown): Promise<unknown> => {
    calls += 1;
    const call = calls;
    send({ type: 'call', call, method, args });
    return new Promise((resolve) => waiting.set(call, resolve));
  };
}

const demo = { echo: callOf('echo'), slow: callOf('slow') };

readLines(socket, async (line: ToScript) => {
  if (line.type === 'run')
    send({ type: 'done', script: line.script, value: await new AsyncFunction('demo', line.code)(demo) });
  else {
    waiting.get(line.call)?.(line.value);
    waiting.delete(line.call);
  }
});
