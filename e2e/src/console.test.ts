/** The operator's console, in a real browser, while a model's scripts wait for a person. */
import { createServer } from 'node:http';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { hasBrowser, startBrowser } from './browser.ts';
import { addWorker, type ChangingWorker, startChangingWorker } from './changing-worker.ts';
import { connectStateless, type McpClient, run } from './clients.ts';
import { type SystemAddress, startSystem, stopSystem } from './system.ts';
import { inTerminal, PASSPHRASE } from './terminal.ts';

const WITHIN = { timeout: 30_000, interval: 100 };
/** A script that asks for one call and waits for the person. */
const lift = (args: string) =>
  `const action = await crane.liftCrate(${args}); return await actions.wait(action.actionId, { ms: 50_000 })`;

describe.each(inject('systems'))("the console's files, in the system of $mode", ({ port }) => {
  test.each(['/', '/style.css', '/live.js', '/icon.svg'])('%s is served, also in a container', async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port + 1}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe.skipIf(!hasBrowser)('the console in a browser', () => {
  let system: SystemAddress;
  let worker: ChangingWorker;
  let client: McpClient;
  let browser: Browser;
  let page: Page;
  let base: string;

  beforeAll(async () => {
    system = await startSystem('processes', undefined);
    worker = await startChangingWorker([
      {
        name: 'lift_crate',
        description: 'Lifts <b>a crate</b>. <script>document.title = "owned"</script>',
        inputSchema: { type: 'object', properties: { id: { type: 'integer' }, note: { type: 'string' } } },
        annotations: { readOnlyHint: false, destructiveHint: false },
      },
    ]);
    await addWorker(system, worker);
    client = await connectStateless(system);
    await inTerminal(`bin/sallyport passphrase --project ${system.project}`, system, [
      ['New passphrase: ', PASSPHRASE],
      ['The same again: ', PASSPHRASE],
    ]);
    browser = await startBrowser();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${system.port + 1}/`);
    await page.getByLabel('Passphrase of the operator').fill(PASSPHRASE);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/approvals');
    base = page.url().replace(/\/approvals$/, '');
    const isThere = async () =>
      String(await run(client, 'return Object.keys(crane)').catch(String)).includes('liftCrate');
    await vi.waitUntil(isThere, WITHIN);
  });

  afterAll(async () => {
    await browser?.close();
    await client?.close();
    await worker?.[Symbol.asyncDispose]();
    if (system !== undefined) await stopSystem(system);
  });

  const waiting = () => page.locator('article.action');
  /** A click right after a call has appeared might be meant for what was there before, and is not taken. */
  const settled = () => page.locator('main:not([aria-busy])').waitFor();

  test('shows a call the moment a script makes it, and the script has the result when it is approved', async () => {
    await page.goto(`${base}/approvals`);
    const answer = run(client, lift('{ id: 1, note: "<i>now</i>" }'));
    await expect.poll(() => waiting().count(), WITHIN).toBe(1);
    expect(await page.title()).toBe('(1) Approvals · Sallyport');
    expect(await waiting().textContent()).toContain('Lifts <b>a crate</b>. <script>');
    expect(await waiting().locator('.tree').textContent()).toContain('<i>now</i>');
    expect(await page.locator('.script .marked').textContent()).toContain('crane.liftCrate');
    expect(worker.calls).toEqual([]);
    await settled();
    await waiting().getByRole('button', { name: 'Approve' }).click();
    expect(JSON.stringify(await answer)).toContain('lift_crate');
    expect(worker.calls).toEqual(['lift_crate']);
    await expect.poll(() => page.title(), WITHIN).toBe('Approvals · Sallyport');
    await expect.poll(() => page.locator('#decided').textContent(), WITHIN).toContain('applied');
  });

  test('tells the script why a person said no, by the keyboard alone', async () => {
    const sent = worker.calls.length;
    const answer = run(client, lift('{ id: 2 }'));
    await expect.poll(() => waiting().count(), WITHIN).toBe(1);
    await settled();
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await page.keyboard.type('the crane is under repair');
    await page.keyboard.press('Enter');
    expect(JSON.stringify(await answer)).toContain('the crane is under repair');
    expect(worker.calls.length).toBe(sent);
    await expect.poll(() => page.locator('#decided').textContent(), WITHIN).toContain('the crane is under repair');
  });

  test('keeps what a person types while another call appears', async () => {
    const answers = [run(client, lift('{ id: 3 }'))];
    await expect.poll(() => waiting().count(), WITHIN).toBe(1);
    await waiting().getByLabel('Reason, for the model').fill('half a sen');
    answers.push(run(client, lift('{ id: 4 }')));
    await expect.poll(() => waiting().count(), WITHIN).toBe(2);
    await page.keyboard.type('tence');
    expect(await waiting().first().getByLabel('Reason, for the model').inputValue()).toBe('half a sentence');
    for (const _ of answers) {
      const count = await waiting().count();
      await page.reload();
      await settled();
      await waiting().first().getByRole('button', { name: 'Approve' }).click();
      await expect.poll(() => waiting().count(), WITHIN).toBe(count - 1);
    }
    await Promise.all(answers);
  });

  test('approves five calls of a script at once, after showing all of them', async () => {
    const sent = worker.calls.length;
    const answer = run(
      client,
      `const staged = await Promise.all([1, 2, 3, 4, 5].map((id) => crane.liftCrate({ id })));
       const ended = await Promise.all(staged.map(({ actionId }) => actions.wait(actionId, { ms: 50_000 })));
       return ended.map(({ status }) => status)`,
    );
    await expect.poll(() => waiting().count(), WITHIN).toBe(5);
    await page.goto(`${base}/approvals`);
    await page.getByRole('link', { name: 'See all 5 together' }).click();
    expect(await waiting().count()).toBe(5);
    await page.getByRole('button', { name: 'Approve all 5 as shown above' }).click();
    expect(await answer).toEqual(Array(5).fill('applied'));
    expect(worker.calls.length).toBe(sent + 5);
  });

  test('shows the scripts of the model and the calls of each, live', async () => {
    await page.goto(`${base}/activity?show=scripts`);
    const rows = page.locator('#records tbody tr');
    const before = await rows.count();
    await run(client, 'return (await demo.add({ a: 1, b: 2 })).sum');
    await expect.poll(() => rows.count(), WITHIN).toBe(before + 1);
    await rows.first().getByRole('link', { name: 'script' }).click();
    expect(await page.locator('.timeline').textContent()).toContain('demo.add');
    expect(await page.locator('.script').textContent()).toContain('demo.add({ a: 1, b: 2 })');
  });

  test('runs no script but its own', async () => {
    await page.goto(`${base}/approvals`);
    const blocked = await page.evaluate(`new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'document.title = "owned"; document.dispatchEvent(new Event("securitypolicyviolation"))';
      document.body.append(script);
    })`);
    expect(blocked).toBe('script-src-elem');
    expect(await page.title()).toBe('Approvals · Sallyport');
  });

  test('refuses a form of another page, which knows all that a form needs, and does not tell it the session', async () => {
    await page.goto(`${base}/integrations`);
    const token = await page.locator('input[name="form_token"]').first().inputValue();
    const cookies: (string | undefined)[] = [];
    const other = createServer((request, response) => {
      cookies.push(request.headers.cookie);
      response.setHeader('content-type', 'text/html');
      response.end(
        `<form method="post" action="${base}/integrations/crane/trust"><input name="form_token" value="${token}"><input name="trust" value="vetted"><button>Go</button></form>`,
      );
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    await page.goto(`http://127.0.0.1:${address.port}/console/guess/`);
    const [answer] = await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Go' }).click()]);
    expect(answer?.status()).toBe(403);
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.every((cookie) => cookie === undefined)).toBe(true);
    await new Promise((resolve) => other.close(resolve));
    await page.goto(`${base}/integrations/crane`);
    expect(await page.locator('.facts').textContent()).toContain('byo');
  });

  test.each(['light', 'dark'] as const)('can be used by everybody, in %s colours', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    const answer = run(client, lift('{ id: 9 }'));
    await page.goto(`${base}/approvals`);
    await expect.poll(() => waiting().count(), WITHIN).toBe(1);
    const [id] = await waiting().evaluateAll((cards) => cards.map((card) => card.id));
    for (const path of [
      'approvals',
      `approvals/call/${id}`,
      'activity',
      'integrations',
      'integrations/crane',
      'none',
    ]) {
      await page.goto(`${base}/${path}`);
      expect(await problems(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 700 });
    for (const path of ['approvals', 'activity', 'integrations/crane']) {
      await page.goto(`${base}/${path}`);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), path).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${base}/approvals`);
    await settled();
    await waiting().getByRole('button', { name: 'Approve' }).click();
    await answer;
  });

  test('works without scripts', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    const answer = run(client, lift('{ id: 10 }'));
    const count = async () => {
      await plain.goto(`${base}/approvals`);
      return await plain.locator('article.action').count();
    };
    await expect.poll(count, WITHIN).toBe(1);
    await plain.getByRole('button', { name: 'Approve' }).click();
    expect(await plain.locator('.notice').textContent()).toBe('Approved.');
    expect(JSON.stringify(await answer)).toContain('lift_crate');
    await context.close();
  });

  test('says that the session has ended, when it was ended elsewhere', async () => {
    await page.goto(`${base}/approvals`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.goto(`${base}/approvals`);
    expect(await page.getByLabel('Passphrase of the operator').count()).toBe(1);
  });
});

/** What a check of accessibility finds. */
async function problems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
