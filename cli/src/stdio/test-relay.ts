/** For tests: the relay as a process of its own, started as `node test-relay.ts URL TOKEN`. */
import { relayStdio } from './relay.ts';

const [url = '', token = ''] = process.argv.slice(2);
await relayStdio({
  url,
  commands: { start: 'make up', status: 'make status' },
  token,
  stdin: process.stdin,
  stdout: process.stdout,
  log: (line) => process.stderr.write(`${line}\n`),
});
