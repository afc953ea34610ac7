/** Every integration: whether it answers, what it offers, and what waits for a decision. */

import type { PinnedTools } from '../../catalog/pins/pins.ts';
import type { Integration } from '../../catalog/tool.ts';
import { counted } from '../../counted.ts';
import type { Circuit } from '../../gate/breaker.ts';
import { operatorCommand } from '../../operator-command.ts';
import type { Visit } from './console-session.ts';
import { type Html, html } from './html.ts';
import { form, sessionPage } from './layout.ts';
import { circuitMark, stateMark } from './marks.ts';
import { code, said } from './said.ts';
import { whenMs } from './when.ts';

export interface Shown {
  readonly integration: Integration;
  readonly pinned: PinnedTools | undefined;
  /** Undefined where it was never called. */
  readonly circuit: Circuit | undefined;
}

export function integrationsPage(
  visit: Visit,
  shown: readonly Shown[],
  notSetUp: readonly string[],
  waiting: number,
  notice: string | undefined,
): string {
  const body = html`<div class="title"><h1>Integrations</h1>${form(visit, 'integrations/refresh', html`<button>Refresh all</button>`)}</div>
    ${notice === undefined ? undefined : html`<p class="notice" role="status">${notice}</p>`}
    <div id="integrations" data-list tabindex="-1">${shown.map((one) => card(visit, one))}</div>
    <div id="none" data-part>${shown.length === 0 ? html`<p class="empty">No worker is connected. <code>${operatorCommand('status')}</code> says why.</p>` : undefined}</div>
    <div id="not-set-up" data-part>${notSetUp.length === 0 ? undefined : html`<h2>Not set up</h2><ul class="rules">${notSetUp.map((name) => html`<li>${code(name)}</li>`)}</ul><p class="hint"><code>${operatorCommand('status')}</code> says what is missing.</p>`}</div>`;
  return sessionPage({ title: 'Integrations', body, visit, topic: 'integrations', waiting });
}

function card(visit: Visit, { integration, pinned, circuit }: Shown): Html {
  const { name, trust, state, purpose, tools, held, skills, refreshedAt, lastError } = integration;
  return html`<article class="card integration" id="integration-${name}" data-part aria-labelledby="integration-${name}-name">
    <header>
      <h2 id="integration-${name}-name"><a href="${visit.base}/integrations/${encodeURIComponent(name)}">${code(name)}</a></h2>
      ${stateMark(state)} <span class="mark quiet">${trust}</span> ${circuitMark(circuit)}
      ${pinned?.pending === undefined ? undefined : html`<a class="mark warn" href="${visit.base}/integrations/${encodeURIComponent(name)}#changes">changes wait for you</a>`}
    </header>
    ${purpose === '' ? undefined : html`<p class="description">${said(purpose)}</p>`}
    ${lastError === undefined ? undefined : html`<p class="refusal">${said(lastError)}</p>`}
    <p class="meta">${counted(tools.length, 'tool')}${held.length === 0 ? '' : `, ${held.length} held`}, ${counted(skills.length, 'skill')}, revision <code class="id">${pinned?.revision ?? 'none'}</code>,
      ${refreshedAt === undefined ? 'never listed' : html`listed ${whenMs(refreshedAt)}`}</p>
  </article>`;
}
