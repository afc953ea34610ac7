/** What the console reads and shows of calls when there are many of them, or when they are long. */
import { expect, test } from 'vitest';
import type { Action } from '../../approvals/action.ts';
import { actionPage, approvalsPage, scriptDecisionPage } from './approvals-page.ts';
import { actionOf, visited } from './console-fixture.ts';
import { newVisit } from './console-session.ts';

const VISIT = newVisit('x'.repeat(43));
const LONG = JSON.stringify({ body: `${'a b '.repeat(8_000)}the end` });
/** As much markup as arguments of one length can ask for. */
const BUSHY = JSON.stringify(Array.from({ length: 100 }, () => Array.from({ length: 150 }, () => [1])));

function watched(actions: readonly Action[], code = 'one line') {
  const read: string[] = [];
  const decisions = {
    open: () => actions,
    openCount: () => actions.length,
    find(id: string) {
      read.push(id);
      return actions.find((action) => action.id === id);
    },
    scriptOf({ scriptId }: Pick<Action, 'scriptId'>) {
      read.push(scriptId);
      return { code, sha256: '' };
    },
    always: () => [],
  };
  return { decisions, read };
}

function many(count: number, shownArgs: string, oneScript = false): readonly Action[] {
  return Array.from({ length: count }, (_, index) =>
    actionOf(`a${index}`, { scriptId: oneScript ? 'script' : `s${index}`, shownArgs }),
  );
}

const count = (page: string, what: string): number => page.split(what).length - 1;

test('of many calls twenty are read and shown, of the others there is a line each that leads to the call', () => {
  const { decisions, read } = watched(many(500, '{}'));
  const page = approvalsPage(VISIT, decisions, [], undefined);
  expect(read).toHaveLength(40);
  expect(count(page, '<article')).toBe(20);
  expect(page).toContain('500 calls wait for you.');
  expect(page).toContain('480 more');
  expect(count(page, `<li><a href="${VISIT.base}/approvals/call/`)).toBe(480);
  expect(page).toContain(`${VISIT.base}/approvals/call/a499"`);
});

test.each([LONG, BUSHY])(
  '500 calls with long arguments and long scripts make a page of less than a megabyte',
  (args) => {
    const page = approvalsPage(VISIT, watched(many(500, args), 'x\n'.repeat(50_000)).decisions, [], undefined);
    expect(page.length).toBeLessThan(1_000_000);
  },
);

test('a call among many shows the beginning of long arguments, and is approved only where all of them are shown', () => {
  const { decisions } = watched([actionOf('a1', { shownArgs: LONG })]);
  const list = approvalsPage(VISIT, decisions, [], undefined);
  expect(list).not.toContain('the end');
  expect(list).toContain(`The first 4000 of ${LONG.length} characters.`);
  expect(list).toContain(`href="${VISIT.base}/approvals/call/a1">See all of it to decide`);
  expect(list).not.toContain('approvals/a1/approve');
  const own = actionPage(VISIT, actionOf('a1', { shownArgs: LONG }), decisions);
  expect(own).toContain('the end');
  expect(own).toContain('approvals/a1/approve');
});

test('arguments that are too long for a tree are one text on their own page', () => {
  const action = actionOf('a1', { shownArgs: BUSHY });
  const page = actionPage(VISIT, action, watched([action]).decisions);
  expect(page.length).toBeLessThan(BUSHY.length + 10_000);
});

test('a long script begins on the page of many calls, and is whole on that of one', () => {
  const script = `${'x\n'.repeat(50_000)}last line`;
  const action = actionOf('a1');
  const { decisions } = watched([action], script);
  const list = approvalsPage(VISIT, decisions, [], undefined);
  expect(count(list, '<span class="line">')).toBe(200);
  expect(list).toContain('This is its beginning.');
  const own = actionPage(VISIT, action, decisions);
  expect(count(own, '<span class="line">')).toBe(2_001);
  expect(own).toContain('last line');
});

test('the calls of a script are decided together as many as can be read, by exactly those that are shown', () => {
  const short = watched(many(500, '{}', true));
  const page = scriptDecisionPage(VISIT, short.decisions.open(), short.decisions);
  expect(page).toContain('The first 20 of 500 calls of one script');
  expect(page).toContain('Approve the first 20 as shown above');
  expect(count(page, 'name="action"')).toBe(20);
  const long = watched(many(500, LONG, true));
  const ofLong = scriptDecisionPage(VISIT, long.decisions.open(), long.decisions);
  expect(count(ofLong, '<article')).toBe(3);
  expect(count(ofLong, 'name="action"')).toBe(3);
  expect(count(ofLong, 'the end')).toBe(3);
});

test('a call has a page of its own as long as it waits', async () => {
  const { get } = await visited({ actions: [actionOf('a1'), actionOf('a2', { state: 'rejected' })] });
  expect((await get('approvals/call/a1')).body).toContain('approvals/a1/approve');
  expect((await get('approvals/call/a2')).statusCode).toBe(404);
  expect((await get('approvals/call/a3')).statusCode).toBe(404);
});
