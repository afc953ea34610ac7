/** One call that waits for a person: everything that is decided about, and the forms that decide. */
import type { Action } from '../../approvals/action.ts';
import { areLong, beginningOfArguments, wholeArguments } from './action-arguments.ts';
import type { Visit } from './console-session.ts';
import { differenceText } from './difference.ts';
import { type Html, html } from './html.ts';
import { form } from './layout.ts';
import { accessMark } from './marks.ts';
import { code, said } from './said.ts';
import { whenMs } from './when.ts';

/** `among`: many calls, of which each shows its beginning; or those of one script, decided together; or no other. */
type Place = { readonly visit: Visit; readonly among: 'many' | 'together' | 'none' };

export function actionCard(action: Action, { visit, among }: Place): Html {
  const { id, integration, tool, access, description, rule, callLines, shownArgs, preview, expiresAt, stagedAt } =
    action;
  const lines = callLines.length === 0 ? undefined : html`, line ${callLines.join(', ')}`;
  return html`<article class="action" id="${id}" data-part aria-labelledby="${id}-name">
    <header>
      <h3 id="${id}-name">${code(integration)}<span class="dot">.</span>${code(tool)}</h3>
      ${accessMark(access)}
      ${action.state === 'applying' ? html`<span class="mark busy">being applied</span>` : undefined}
      <span class="meta">waits since ${whenMs(stagedAt)}, until ${whenMs(expiresAt)}${lines}</span>
    </header>
    ${description === '' ? undefined : html`<p class="description">${said(description)}</p>`}
    ${failure(action)}
    <section aria-labelledby="${id}-arguments">
      <h4 id="${id}-arguments">Arguments <span class="unseen">of ${id}</span></h4>
      ${among === 'many' ? beginningOfArguments(shownArgs) : wholeArguments(shownArgs)}
    </section>
    ${
      preview === undefined
        ? undefined
        : html`<section aria-labelledby="${id}-preview"><h4 id="${id}-preview">What it would change <span class="meta">as ${code(integration)} says</span> <span class="unseen">of ${id}</span></h4>${differenceText(preview)}</section>`
    }
    <footer>
      <p class="meta">Held by <em>${rule}</em>. <code class="id">${id}</code></p>
      ${footing(action, { visit, among })}
    </footer>
  </article>`;
}

/** Nothing is approved where not all of it is shown. */
function footing(action: Action, { visit, among }: Place): Html | undefined {
  if (among === 'many' && areLong(action.shownArgs))
    return html`<div class="decide"><a class="button" href="${visit.base}/approvals/call/${encodeURIComponent(action.id)}">See all of it to decide</a></div>`;
  if (action.state === 'applying') return undefined;
  return among === 'together' ? html`<div class="decide">${realValues(action, visit)}</div>` : decisions(action, visit);
}

function failure({ error, isRetryable }: Action): Html | undefined {
  if (error === undefined) return undefined;
  return html`<p class="refusal">Failed${isRetryable ? ', and can be approved again' : undefined}: ${said(error.error)}</p>`;
}

function decisions(action: Action, visit: Visit): Html {
  const { id, hash, integration, tool, mayBeAlways } = action;
  const always = html`<label class="check"><input type="checkbox" name="always" value="yes"> and do not ask about ${code(tool)} of ${code(integration)} again</label>`;
  return html`<div class="decide">
    ${form(
      visit,
      `approvals/${id}/approve`,
      html`<input type="hidden" name="hash" value="${hash}"><button class="primary" data-key="a">Approve</button>${mayBeAlways ? always : undefined}`,
    )}
    ${form(
      visit,
      `approvals/${id}/reject`,
      html`<input type="hidden" name="hash" value="${hash}"><label class="unseen" for="${id}-reason">Reason, for the model</label><input id="${id}-reason" name="reason" maxlength="500" placeholder="Reason, for the model" autocomplete="off"><button data-key="r">Reject</button>`,
    )}
    ${realValues(action, visit)}
  </div>`;
}

function realValues({ id }: Action, visit: Visit): Html {
  return form(
    visit,
    `approvals/${id}/real`,
    html`<button class="plain" title="Goes on the audit log">Show real values</button>`,
  );
}
