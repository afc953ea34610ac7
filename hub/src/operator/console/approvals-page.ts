/** Calls that wait for a person, and below them what became of the last ones. */
import type { Action } from '../../approvals/action.ts';
import type { OperatorDecisions } from '../../approvals/approvals.ts';
import type { StoredRecord } from '../../audit/record-line.ts';
import { actionCard } from './action-card.ts';
import type { Visit } from './console-session.ts';
import { type Html, html } from './html.ts';
import { jsonTree } from './json-tree.ts';
import { form, sessionPage } from './layout.ts';
import { outcomeMark } from './marks.ts';
import { code, said } from './said.ts';
import { scriptText } from './script-text.ts';
import { when, whenMs } from './when.ts';

type Decisions = Pick<OperatorDecisions, 'open' | 'find' | 'scriptOf' | 'always'>;

export function approvalsPage(
  visit: Visit,
  decisions: Decisions,
  decided: readonly StoredRecord[],
  notice: string | undefined,
): string {
  const open = decisions.open();
  const body = html`<div class="title"><h1>Approvals</h1><div role="status"><p id="summary" data-part>${summary(open.length)}</p></div></div>
    ${notice === undefined ? undefined : html`<p class="notice" role="status">${notice}</p>`}
    <div id="waiting" data-list tabindex="-1">${byScript(open).map((calls) => scriptGroup(calls, decisions, visit))}</div>
    <section aria-labelledby="decided-title">
      <h2 id="decided-title">Decided</h2>
      <div id="decided" data-part>${decidedTable(decided, decisions)}</div>
    </section>
    <section aria-labelledby="always-title">
      <h2 id="always-title">Always allowed</h2>
      <div id="always" data-part>${alwaysTable(decisions, visit)}</div>
    </section>
    <p class="hint keys">Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous call, <kbd>a</kbd> to its Approve, <kbd>r</kbd> to its reason; Enter decides.</p>`;
  return sessionPage({ title: 'Approvals', body, visit, topic: 'approvals', waiting: open.length });
}

/** All that wait of one script, to be approved in one decision about exactly these; it does not change while it is read. */
export function scriptDecisionPage(visit: Visit, calls: readonly Action[], decisions: Decisions): string {
  const [first] = calls;
  const title = `${calls.length} calls of one script`;
  const ids = calls.map(({ id, hash }) => html`<input type="hidden" name="action" value="${id} ${hash}">`);
  const body = html`<div class="title"><h1>${title}</h1></div>
    ${first === undefined ? undefined : scriptOf(calls, first, decisions)}
    <h2 class="unseen">Calls</h2>
    ${calls.map((action) => actionCard(action, { visit, canDecide: false }))}
    <div class="decide all">${form(
      visit,
      'approvals/all',
      html`${ids}<button class="primary">Approve all ${calls.length} as shown above</button> <a class="button" href="${visit.base}/approvals">Back</a>`,
    )}</div>`;
  return sessionPage({ title, body, visit, topic: 'approvals', isLive: false, waiting: decisions.open().length });
}

/** What the worker is really sent; shown once, and on the audit log. */
export function realValuesPage(visit: Visit, action: Action, args: string, waiting: number): string {
  const body = html`<div class="title"><h1>Real values</h1></div>
    <p>Of ${code(action.integration)}<span class="dot">.</span>${code(action.tool)}, <code class="id">${action.id}</code>. The audit log says that they were shown.</p>
    <section class="card">${jsonTree(JSON.parse(args))}</section>
    <p><a class="button" href="${visit.base}/approvals#${action.id}">Back</a></p>`;
  return sessionPage({ title: 'Real values', body, visit, topic: 'approvals', isLive: false, waiting });
}

function summary(count: number): string {
  if (count === 0) return 'Nothing waits for you.';
  return count === 1 ? '1 call waits for you.' : `${count} calls wait for you.`;
}

function byScript(open: readonly Action[]): readonly (readonly Action[])[] {
  return [...Map.groupBy(open, ({ scriptId }) => scriptId).values()];
}

function scriptGroup(calls: readonly Action[], decisions: Decisions, visit: Visit): Html | undefined {
  const [first] = calls;
  if (first === undefined) return undefined;
  const { scriptId, client } = first;
  const pending = calls.filter(({ state }) => state !== 'applying').length;
  return html`<section class="script-group" id="script-${scriptId}" data-list aria-label="A script of ${client}">
    <header id="head-${scriptId}" data-part>
      <h2>${said(client)} <span class="meta">asked at ${whenMs(first.stagedAt)}</span></h2>
      ${
        pending < 2
          ? undefined
          : html`<a class="button" href="${visit.base}/approvals/script/${encodeURIComponent(scriptId)}">See all ${pending} together</a>`
      }
    </header>
    ${scriptOf(calls, first, decisions)}
    ${calls.map((action) => actionCard(action, { visit, canDecide: true }))}
  </section>`;
}

function scriptOf(calls: readonly Action[], first: Action, decisions: Decisions): Html {
  const marked = calls.flatMap(({ callLines }) => callLines);
  return html`<details class="script-fold" id="code-${first.scriptId}" data-part open><summary>The script <span class="meta">masked, as it is on the audit log</span></summary>${scriptText(
    decisions.scriptOf(first).code,
    marked,
  )}</details>`;
}

const WORDS: { readonly [event: string]: readonly ['ok' | 'failed' | undefined, string] } = {
  'action.applied': ['ok', 'applied'],
  'action.failed': ['failed', 'failed'],
  'action.rejected': ['failed', 'rejected'],
  'action.expired': [undefined, 'expired'],
};

function decidedTable(records: readonly StoredRecord[], decisions: Decisions): Html {
  if (records.length === 0) return html`<p class="empty">Nothing was decided yet.</p>`;
  const rows = records.map((record) => {
    const [outcome, word] = WORDS[record.event] ?? [undefined, record.event];
    const action = decisions.find(String(record['actionId']));
    const why = action?.state === 'rejected' ? action.reason : action?.error?.error;
    const where = action?.surface ?? record['surface'];
    const who = where === undefined ? undefined : `operator, ${where === 'http' ? 'console' : String(where)}`;
    return html`<tr>
      <td>${when(record.time)}</td>
      <td>${code(String(record['integration']))}<span class="dot">.</span>${code(String(record['tool']))}</td>
      <td>${outcomeMark(outcome, word)} ${why === undefined ? undefined : said(why)}</td>
      <td>${said(String(record['client']))}</td>
      <td>${record.event === 'action.expired' ? 'nobody' : who}</td>
    </tr>`;
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Decided calls"><table>
    <thead><tr><th scope="col">When (UTC)</th><th scope="col">Call</th><th scope="col">Outcome</th><th scope="col">Asked by</th><th scope="col">Decided by</th></tr></thead>
    <tbody>${rows}</tbody></table></div>`;
}

function alwaysTable(decisions: Decisions, visit: Visit): Html {
  const rules = decisions.always();
  if (rules.length === 0) return html`<p class="empty">Every call that the policy holds is asked about.</p>`;
  return html`<ul class="rules">${rules.map(
    ({
      kind,
      integration,
      tool,
      at,
    }) => html`<li>${code(integration)}<span class="dot">.</span>${code(tool)} <span class="meta">since ${whenMs(at)}</span>
      ${form(visit, 'approvals/ask-again', html`<input type="hidden" name="kind" value="${kind}"><button class="plain">Ask again</button>`)}</li>`,
  )}</ul>`;
}
