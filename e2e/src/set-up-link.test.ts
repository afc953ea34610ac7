/** The first passphrase, set in a real browser by the link that is printed to a terminal only. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { hasBrowser, startBrowser } from './browser.ts';
import { containerOf, folderOf, killProcess, logsOf } from './containers.ts';
import { modeEnvironment, type SystemAddress, sallyport, startSystem, stopSystem } from './system.ts';
import { processesOf } from './system-processes.ts';
import { inTerminal, PASSPHRASE } from './terminal.ts';

const WITHIN = { timeout: 60_000, interval: 200 };
const LINK = /http:\/\/127\.0\.0\.1:\d+\/set-up\/([\w-]{43})/;

describe.skipIf(!hasBrowser).each(inject('systems').map(({ mode }) => mode))('the set-up link, as %s', (mode) => {
  let system: SystemAddress;
  let browser: Browser;
  const links: string[] = [];

  /** A person who leaves it for the browser. @returns The link that was printed. */
  const linkFrom = async (command: string): Promise<string> => {
    const { stdout } = await inTerminal(`${command} --project ${system.project}`, system, [['New passphrase: ', '']]);
    const link = LINK.exec(stdout)?.[0] ?? `no link in: ${stdout}`;
    links.push(link);
    return link;
  };
  const opened = async (link: string) => {
    const page = await browser.newPage();
    await page.goto(link);
    return page;
  };
  const isDead = async (link: string): Promise<boolean> => {
    const page = await opened(link);
    const fields = await page.getByLabel('New passphrase').count();
    const refusals = await page.locator('.refusal').count();
    await page.close();
    return fields === 0 && refusals === 1;
  };
  const killHub = async (): Promise<void> => {
    if (mode === 'containers') killProcess(await containerOf(system, 'hub'));
    else process.kill((await processesOf(system)).hub, 'SIGKILL');
  };
  const health = () =>
    fetch(`http://127.0.0.1:${system.port + 1}/health`).then(
      ({ ok }) => ok,
      () => false,
    );

  beforeAll(async () => {
    system = await startSystem(mode, undefined);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    if (system !== undefined) await stopSystem(system);
  });

  test('is printed to a terminal, and never where there is none; the address of the console is', async () => {
    const { stdout, stderr } = await sallyport(
      ['up', '--project', system.project],
      system.home,
      modeEnvironment(system.mode),
    );
    expect(stdout).toContain(`http://127.0.0.1:${system.port + 1}`);
    expect(stdout + stderr).not.toContain('/set-up/');
    expect(stderr).toContain(`bin/sallyport passphrase --project ${system.project}`);
    const alone = sallyport(['passphrase', '--project', system.project], system.home, modeEnvironment(system.mode));
    await expect(alone).rejects.toMatchObject({ stdout: '', stderr: expect.stringContaining('in a terminal only') });
    expect(await linkFrom('bin/sallyport up')).toMatch(LINK);
  });

  test('who has none is told what to do', async () => {
    const page = await opened(`http://127.0.0.1:${system.port + 1}/`);
    expect(await page.locator('main').textContent()).toContain('bin/sallyport passphrase');
    expect(await page.locator('input').count()).toBe(0);
    await page.close();
    expect(await isDead(`http://127.0.0.1:${system.port + 1}/set-up/${'x'.repeat(43)}`)).toBe(true);
  });

  test('dies with the hub, and with the next one', async () => {
    const before = await linkFrom('bin/sallyport passphrase');
    expect(await isDead(before)).toBe(false);
    await killHub();
    await vi.waitUntil(async () => !(await health()), WITHIN).catch(() => undefined);
    await vi.waitUntil(health, WITHIN);
    expect(await isDead(before)).toBe(true);
    const first = await linkFrom('bin/sallyport passphrase');
    const second = await linkFrom('bin/sallyport passphrase');
    expect([await isDead(first), await isDead(second)]).toEqual([true, false]);
  });

  test('sets the passphrase, opens the console, and is used up; the terminal takes what was set', async () => {
    const link = await linkFrom('bin/sallyport passphrase');
    const page = await opened(link);
    await page.getByLabel('New passphrase').fill(PASSPHRASE);
    await page.getByLabel('The same again').fill(`${PASSPHRASE}?`);
    await page.getByRole('button', { name: 'Set the passphrase' }).click();
    expect(await page.locator('.refusal').textContent()).toContain('not the same');
    await page.getByLabel('New passphrase').fill(PASSPHRASE);
    await page.getByLabel('The same again').fill(PASSPHRASE);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/approvals');
    await page.close();
    expect(await isDead(link)).toBe(true);
    const { stdout, code } = await inTerminal(`bin/sallyport approvals list --project ${system.project}`, system, [
      ['Passphrase to list what waits', PASSPHRASE],
    ]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Nothing waits')]);
  });

  test('stands on the audit log as made, refused and used; its secret stands nowhere', async () => {
    const query = await sallyport(
      ['audit', 'query', '--json', '--project', system.project],
      system.home,
      modeEnvironment(system.mode),
    );
    const records = query.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const told = records.map(({ event, surface, asked = '' }) => `${event} ${surface} ${asked}`.trim());
    expect(told).toEqual(
      expect.arrayContaining([
        'passphrase.link-made terminal',
        'operator.refused http GET /set-up/:secret',
        'passphrase.set http',
        'operator.unlocked http',
      ]),
    );
    expect(links).toHaveLength(5);
    const texts = [query.stdout, ...(await written(system))];
    for (const link of links) {
      const secret = LINK.exec(link)?.[1] ?? 'no secret';
      expect(texts.filter((text) => text.includes(secret)).length).toBe(0);
    }
  });
});

/** All that the system has written: files of its home, and of its hub's container the log and the state. */
async function written(system: SystemAddress): Promise<readonly string[]> {
  const entries = await readdir(system.home, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  );
  if (system.mode === 'processes') return files;
  const hub = await containerOf(system, 'hub');
  return [...files, (await logsOf(hub)).toString('latin1'), (await folderOf(hub, '/state')).toString('latin1')];
}
