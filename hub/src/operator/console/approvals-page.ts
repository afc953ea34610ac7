/** Calls that wait for a person, and below them what became of the last ones. */
import type { Action, ActionHead } from '../../approvals/action.ts';
import type { OperatorDecisions } from '../../approvals/approvals.ts';
import { deciderAt } from '../../audit/actor.ts';
import type { StoredRecord } from '../../audit/record-line.ts';
import { wholeArguments } from './action-arguments.ts';
import { actionCard } from './action-card.ts';
import type { Visit } from './console-session.ts';
import { type Html, html } from './html.ts';
import { form, sessionPage } from './layout.ts';
import { outcomeMark } from './marks.ts';
import { code, said } from './said.ts';
import { beginningOf, scriptText } from './script-text.ts';
import { when, whenMs } from './when.ts';

/** Calls that a page shows with all that is decided about; of others it has a line each. */
const SHOWN = 20;
/** Arguments of calls that are decided together, in characters of JSON; one call is always shown. */
const TOGETHER_CHARS = 100_000;

type Decisions = Pick<OperatorDecisions, 'open' | 'openCount' | 'find' | 'scriptOf' | 'always'>;

export function approvalsPage(
  visit: Visit,
  decisions: Decisions,
  decided: readonly StoredRecord[],
  notice: string | undefined,
): string {
  const open = decisions.open();
  const body = html`<div class="title"><h1>Approvals</h1><div role="status"><p id="summary" data-part>${summary(open.length)}</p></div></div>
    ${notice === undefined ? undefined : html`<p class="notice" role="status">${notice}</p>`}
    <div id="waiting" data-list tabindex="-1">${byScript(open.slice(0, SHOWN)).map((calls) => scriptGroup(calls, open, decisions, visit))}</div>
    <div id="more" data-part>${moreOf(open.slice(SHOWN), visit)}</div>
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

/** One call with all that is decided about; it does not change while it is read. */
export function actionPage(visit: Visit, action: Action, decisions: Decisions): string {
  const body = html`<div class="title"><h1>One call</h1></div>
    <p>Asked by ${said(action.client)}. <a class="button" href="${visit.base}/approvals">Back</a></p>
    ${wholeScript([action], action.scriptId, decisions)}
    <h2 class="unseen">The call</h2>
    ${actionCard(action, { visit, among: 'none' })}`;
  return sessionPage({
    title: 'One call',
    body,
    visit,
    topic: 'approvals',
    isLive: false,
    waiting: decisions.openCount(),
  });
}

/**
 * Those that wait of one script, as many as can be read at once, to be approved in one decision about exactly these; it
 * does not change while it is read. `waiting`: one at least.
 */
export function scriptDecisionPage(visit: Visit, waiting: readonly ActionHead[], decisions: Decisions): string {
  const calls = readable(waiting, decisions);
  const [first] = calls;
  const isAll = calls.length === waiting.length;
  const title = isAll
    ? `${calls.length} calls of one script`
    : `The first ${calls.length} of ${waiting.length} calls of one script`;
  const ids = (name: 'action' | 'rejected') =>
    calls.map(({ id, hash }) => html`<input type="hidden" name="${name}" value="${id} ${hash}">`);
  const which = `${isAll ? 'all' : 'the first'} ${calls.length}`;
  const body = html`<div class="title"><h1>${title}</h1></div>
    ${first === undefined ? undefined : wholeScript(calls, first.scriptId, decisions)}
    <h2 class="unseen">Calls</h2>
    ${calls.map((action) => actionCard(action, { visit, among: 'together' }))}
    <div class="decide all">${form(
      visit,
      'approvals/all',
      html`${ids('action')}<button class="primary">Approve ${which} as shown above</button>`,
    )}
    ${form(
      visit,
      'approvals/none',
      html`${ids('rejected')}<label class="unseen" for="all-reason">Reason, for the model</label><input id="all-reason" name="reason" maxlength="500" placeholder="Reason, for the model" autocomplete="off"><button>Reject ${which}</button>`,
    )}
    <a class="button" href="${visit.base}/approvals">Back</a></div>`;
  return sessionPage({ title, body, visit, topic: 'approvals', isLive: false, waiting: decisions.openCount() });
}

/** What the worker is really sent; shown once, and on the audit log. */
export function realValuesPage(visit: Visit, action: Action, args: string, waiting: number): string {
  const body = html`<div class="title"><h1>Real values</h1></div>
    <p>Of ${code(action.integration)}<span class="dot">.</span>${code(action.tool)}, <code class="id">${action.id}</code>. The audit log says that they were shown.</p>
    <section class="card">${wholeArguments(args)}</section>
    <p><a class="button" href="${visit.base}/approvals#${action.id}">Back</a></p>`;
  return sessionPage({ title: 'Real values', body, visit, topic: 'approvals', isLive: false, waiting });
}

function summary(count: number): string {
  if (count === 0) return 'Nothing waits for you.';
  return count === 1 ? '1 call waits for you.' : `${count} calls wait for you.`;
}

function readable(waiting: readonly ActionHead[], decisions: Decisions): readonly Action[] {
  const calls: Action[] = [];
  let chars = 0;
  for (const { id } of waiting.slice(0, SHOWN)) {
    const action = decisions.find(id);
    if (action === undefined) continue;
    chars += action.shownArgs.length;
    if (calls.length > 0 && chars > TOGETHER_CHARS) break;
    calls.push(action);
  }
  return calls;
}

function moreOf(rest: readonly ActionHead[], visit: Visit): Html | undefined {
  if (rest.length === 0) return undefined;
  const lines = rest.map(
    ({ id, integration, tool, client, stagedAt }) =>
      html`<li><a href="${visit.base}/approvals/call/${encodeURIComponent(id)}">${code(integration)}<span class="dot">.</span>${code(tool)}</a> <span class="meta">${said(client)}, since ${whenMs(stagedAt)}</span></li>`,
  );
  return html`<h2>${rest.length} more</h2><ul class="rules">${lines}</ul>`;
}

function byScript(open: readonly ActionHead[]): readonly (readonly ActionHead[])[] {
  return [...Map.groupBy(open, ({ scriptId }) => scriptId).values()];
}

/** `calls`: of the script, to be shown. `open`: all of all scripts. */
function scriptGroup(
  calls: readonly ActionHead[],
  open: readonly ActionHead[],
  decisions: Decisions,
  visit: Visit,
): Html | undefined {
  const [first] = calls;
  if (first === undefined) return undefined;
  const { scriptId, client } = first;
  const pending = open.filter((one) => one.scriptId === scriptId && one.state !== 'applying').length;
  return html`<section class="script-group" id="script-${scriptId}" data-list aria-label="A script of ${client}, ${scriptId}">
    <header id="head-${scriptId}" data-part>
      <h2>${said(client)} <span class="meta">asked at ${whenMs(first.stagedAt)}</span></h2>
      ${
        pending < 2
          ? undefined
          : html`<a class="button" href="${visit.base}/approvals/script/${encodeURIComponent(scriptId)}">See all ${pending} together</a>`
      }
    </header>
    ${beginningOfScript(calls, first, decisions, visit)}
    ${calls.map(({ id }) => {
      const action = decisions.find(id);
      return action && actionCard(action, { visit, among: 'many' });
    })}
  </section>`;
}

function beginningOfScript(
  calls: readonly ActionHead[],
  { id, scriptId }: ActionHead,
  decisions: Decisions,
  visit: Visit,
): Html {
  const { code: whole } = decisions.scriptOf({ scriptId });
  const shown = beginningOf(whole);
  const link = html`<p class="hint">This is its beginning. <a href="${visit.base}/approvals/call/${encodeURIComponent(id)}">See all of it</a></p>`;
  return scriptFold(
    scriptId,
    html`${scriptText(shown, `Script ${scriptId}`, linesOf(calls))}${shown === whole ? undefined : link}`,
  );
}

function wholeScript(calls: readonly ActionHead[], scriptId: string, decisions: Decisions): Html {
  return scriptFold(scriptId, scriptText(decisions.scriptOf({ scriptId }).code, `Script ${scriptId}`, linesOf(calls)));
}

function linesOf(calls: readonly ActionHead[]): readonly number[] {
  return calls.flatMap(({ callLines }) => callLines);
}

function scriptFold(scriptId: string, text: Html): Html {
  return html`<details class="script-fold" id="code-${scriptId}" data-part open><summary>The script <span class="meta">masked, as it is on the audit log</span></summary>${text}</details>`;
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
    const client = String(record['client']);
    const who = where === undefined ? undefined : said(deciderAt(String(where), client));
    return html`<tr>
      <td>${when(record.time)}</td>
      <td>${code(String(record['integration']))}<span class="dot">.</span>${code(String(record['tool']))}</td>
      <td>${outcomeMark(outcome, word)} ${why === undefined ? undefined : said(why)}</td>
      <td>${said(client)}</td>
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
