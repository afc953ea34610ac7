/** The hub has no route out: tried against a stand-in for the internet, a network namespace behind the host. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { containerOf, dial } from './containers.ts';

const system = inject('systems').find(({ mode }) => mode === 'containers');
const run = async (command: string, ...args: readonly string[]) => (await promisify(execFile)(command, args)).stdout;
/** Making a namespace takes root and Linux; elsewhere the test says that it was skipped. */
const canMakeNamespace = process.platform === 'linux' && process.getuid?.() === 0;

const OUTSIDE = '198.51.100.2';
const PORT = 8443;
const NAMESPACE = 'sallyport-outside';

describe.skipIf(system === undefined || !canMakeNamespace)('the world outside', () => {
  if (system === undefined) return;
  let server: ReturnType<typeof execFile>;

  beforeAll(async () => {
    await run('ip', 'netns', 'add', NAMESPACE);
    await run('ip', 'link', 'add', 'sp-out', 'type', 'veth', 'peer', 'name', 'sp-in', 'netns', NAMESPACE);
    await run('ip', 'addr', 'add', '198.51.100.1/30', 'dev', 'sp-out');
    await run('ip', 'link', 'set', 'sp-out', 'up');
    await run('ip', '-n', NAMESPACE, 'addr', 'add', `${OUTSIDE}/30`, 'dev', 'sp-in');
    await run('ip', '-n', NAMESPACE, 'link', 'set', 'sp-in', 'up');
    // Like the internet, the namespace has no way back to private addresses.
    const code = `require('node:net').createServer((s) => s.end('x')).listen(${PORT}, () => console.log('up'))`;
    server = execFile('ip', ['netns', 'exec', NAMESPACE, process.execPath, '-e', code]);
    await new Promise<void>((resolve) => server.stdout?.once('data', () => resolve()));
  });

  afterAll(async () => {
    server.kill('SIGKILL');
    await run('ip', 'netns', 'del', NAMESPACE);
  });

  test('the egress proxy gets there, so there is a way; the hub does not', async () => {
    const target = `${OUTSIDE}:${PORT}`;
    expect(await dial(await containerOf(system, 'egress'), [target])).toEqual({ [target]: 'open' });
    expect(await dial(await containerOf(system, 'hub'), [target])).not.toEqual({ [target]: 'open' });
    expect(await dial(await containerOf(system, 'worker-demo'), [target])).not.toEqual({ [target]: 'open' });
  });
});
