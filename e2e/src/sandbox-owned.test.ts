/**
 * A sandbox container that an attacker owns: check, realm, runner and keeper are gone, any program of the image runs as
 * its user. What is left are the container's walls and the hub's side of the socket.
 */
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { connectStateless, run } from './clients.ts';
import { containerOf, containersOf, dial, type Inspected, inside } from './containers.ts';

const system = inject('systems').find(({ mode }) => mode === 'containers');

/** Writes lines to the hub's socket and answers what came back until it was closed, or nothing more came. */
async function speakTo(container: Inspected, ...lines: readonly object[]) {
  const code = `
  const net = require('node:net');
  return await new Promise((resolve) => {
    let text = '';
    const socket = net.connect('/run/hub/sandbox.sock');
    const end = (how) => { socket.destroy(); resolve({ how, text }); };
    socket.setEncoding('utf8').setTimeout(3000, () => end('still open'));
    socket.on('data', (chunk) => { text += chunk; }).on('close', () => end('closed')).on('error', (error) => end(error.code));
    socket.write(${JSON.stringify(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))});
  });`;
  return z.object({ how: z.string(), text: z.string() }).parse(await inside(container, code));
}

describe.skipIf(system === undefined)('a sandbox container that is owned', () => {
  if (system === undefined) return;

  const scriptsStillRun = async (): Promise<void> => {
    const client = await connectStateless(system);
    expect(await run(client, 'return 1 + 1')).toBe(2);
    await client.close();
  };

  test('has no network but its own loopback', async () => {
    const sandbox = await containerOf(system, 'sandbox');
    const interfaces = await inside(
      sandbox,
      `return require('node:fs').readFileSync('/proc/net/dev', 'utf8').match(/\\w+(?=:)/g) ?? []`,
    );
    expect([[], ['lo']]).toContainEqual(interfaces);
    const addresses = [...(await containersOf(system)).values()].flatMap(({ NetworkSettings }) =>
      Object.values(NetworkSettings.Networks).map(({ IPAddress }) => `${IPAddress}:4000`),
    );
    const targets = [...addresses.filter((address) => !address.startsWith(':')), '1.1.1.1:443', '127.0.0.1:4000'];
    expect(targets.length).toBeGreaterThan(3);
    expect(Object.values(await dial(sandbox, targets)).filter((outcome) => outcome === 'open')).toEqual([]);
  });

  test('holds no credential: not in its environment, not in any file that it can read', async () => {
    const sandbox = await containerOf(system, 'sandbox');
    const secrets = [...Object.values(system.tokens), 'tokenSha256'];
    const found = z.object({ hits: z.array(z.string()), files: z.number() }).parse(
      await inside(
        sandbox,
        `const fs = require('node:fs'); const secrets = ${JSON.stringify(secrets)};
      const hits = []; let files = 0;
      const look = (path) => { try { const text = fs.readFileSync(path, 'latin1'); files += 1; if (secrets.some((s) => text.includes(s))) hits.push(path); } catch {} };
      for (const pid of fs.readdirSync('/proc').filter((name) => /^\\d+$/.test(name))) if (Number(pid) !== process.pid) { look('/proc/' + pid + '/environ'); }
      const walk = (folder) => { let entries = []; try { entries = fs.readdirSync(folder, { withFileTypes: true }); } catch {}
        for (const entry of entries) { const path = folder + '/' + entry.name; if (entry.isDirectory()) { walk(path); } else if (entry.isFile() && fs.statSync(path).size < 1e6) look(path); } };
      for (const name of fs.readdirSync('/')) { try { if (fs.statSync('/' + name).isDirectory() && !/^(proc|sys|dev)$/.test(name)) walk('/' + name); } catch {} }
      return { hits, files };`,
      ),
    );
    expect(found.hits).toEqual([]);
    expect(found.files).toBeGreaterThan(20);
  });

  test('sees nothing of the host but the folder of the socket, and cannot write there', async () => {
    const { Mounts } = await containerOf(system, 'sandbox');
    expect(Mounts.map(({ Destination, RW }) => [Destination, RW])).toEqual([['/run/hub', false]]);
    const attempts = await inside(
      await containerOf(system, 'sandbox'),
      `const fs = require('node:fs');
      const attempt = (f) => { try { f(); return 'done'; } catch (error) { return error.code; } };
      return [attempt(() => fs.writeFileSync('/run/hub/x', '')), attempt(() => fs.unlinkSync('/run/hub/sandbox.sock')), attempt(() => fs.writeFileSync('/usr/x', '')), attempt(() => fs.writeFileSync('/app/x', ''))];`,
    );
    for (const attempt of z.array(z.string()).parse(attempts))
      expect(['EROFS', 'EACCES', 'ENOENT', 'EPERM']).toContain(attempt);
  });

  test('gets nothing from the hub by a second keeper', async () => {
    const { how, text } = await speakTo(await containerOf(system, 'sandbox'), { type: 'keeper', pid: 1, lock: 'none' });
    expect(how).not.toBe('still open');
    expect(text).toBe('');
    await scriptsStillRun();
  });

  test('makes no call on a connection of its own: a key that the hub gave to nobody opens none', async () => {
    const call = { type: 'call', id: 1, integration: 'demo', method: 'add', args: { a: 1, b: 2 } };
    for (const hello of [{ type: 'runner', key: 'k'.repeat(32) }, { type: 'runner', key: '0'.repeat(64) }, call]) {
      const { how, text } = await speakTo(await containerOf(system, 'sandbox'), hello, call);
      expect(how).not.toBe('still open');
      expect(text).toBe('');
    }
    await scriptsStillRun();
  });

  test('ends its own runners at most: the hub starts new ones', async () => {
    await inside(
      await containerOf(system, 'sandbox'),
      `const fs = require('node:fs');
      for (const pid of fs.readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).map(Number)) {
        if (pid <= 1 || pid === process.pid) continue;
        let line = ''; try { line = fs.readFileSync('/proc/' + pid + '/cmdline', 'utf8'); } catch {}
        if (line.includes('--eval')) { try { process.kill(pid, 'SIGKILL'); } catch {} }
      }`,
    );
    await scriptsStillRun();
  });
});
