/** One integration: its tools and skills, how far it is trusted, and what of it changed since that was accepted. */

import { accessWords } from '../../access-words.ts';
import { changedDocument } from '../../catalog/pins/changed-document.ts';
import { type ChangedMember, changedMembers } from '../../catalog/pins/changed-members.ts';
import type { PendingChanges } from '../../catalog/pins/judge.ts';
import type { JsonSchema, Tool } from '../../catalog/tool.ts';
import type { Visit } from './console-session.ts';
import { difference, differenceLines } from './difference.ts';
import { type Fragment, type Html, html } from './html.ts';
import type { Shown } from './integrations-page.ts';
import { jsonTree } from './json-tree.ts';
import { form, sessionPage } from './layout.ts';
import { accessMark, circuitMark, stateMark } from './marks.ts';
import { code, said } from './said.ts';
import { whenMs } from './when.ts';

/** Not live: what is accepted is what stood there when it was read. */
export function integrationPage(
  visit: Visit,
  { integration, pinned, circuit }: Shown,
  waiting: number,
  notice: string | undefined,
): string {
  const { name, trust, state, purpose, tools, held, skills, refreshedAt, lastError, endpoint } = integration;
  const path = `integrations/${encodeURIComponent(name)}`;
  const body = html`<div class="title"><h1>${code(name)}</h1> ${stateMark(state)} ${circuitMark(circuit)}
      ${form(visit, 'integrations/refresh', html`<input type="hidden" name="integration" value="${name}"><button>Refresh</button>`)}</div>
    ${notice === undefined ? undefined : html`<p class="notice" role="status">${notice}</p>`}
    ${purpose === '' ? undefined : html`<p class="description">${said(purpose)}</p>`}
    ${lastError === undefined ? undefined : html`<p class="refusal">${said(lastError)}</p>`}
    <dl class="facts">
      <div><dt>Listed</dt><dd>${refreshedAt === undefined ? 'never' : whenMs(refreshedAt)}</dd></div>
      <div><dt>Revision</dt><dd><code class="id">${pinned?.revision ?? 'none'}</code></dd></div>
      <div class="wide"><dt>Runs from</dt><dd>${code(endpoint)}</dd></div>
      <div class="wide"><dt>Trust</dt><dd>${trustForm(visit, path, trust)}</dd></div>
    </dl>
    ${pinned?.pending === undefined ? undefined : changes(visit, path, pinned.pending)}
    <section aria-labelledby="tools-title"><h2 id="tools-title">Tools <span class="meta">${tools.length}</span></h2>${toolTable(tools)}</section>
    ${
      held.length === 0
        ? undefined
        : html`<section aria-labelledby="held-title"><h2 id="held-title">Held <span class="meta">neither found nor called until accepted</span></h2>
      <ul class="plain-list">${held.map(({ wireName, reason }) => html`<li>${code(wireName)} <span class="mark warn">${reason}</span></li>`)}</ul></section>`
    }
    <section aria-labelledby="skills-title"><h2 id="skills-title">Skills <span class="meta">${skills.length}</span></h2>
      ${skills.length === 0 ? html`<p class="empty">It offers none.</p>` : html`<ul class="plain-list">${skills.map(({ id, title }) => html`<li>${code(id)} ${said(title)}</li>`)}</ul>`}
    </section>`;
  return sessionPage({ title: name, body, visit, topic: 'integrations', isLive: false, waiting });
}

function trustForm(visit: Visit, path: string, trust: 'vetted' | 'byo'): Html {
  const [says, next, label] =
    trust === 'vetted'
      ? ['vetted: its word on its tools is taken, changes included', 'byo', 'Hold its changes for me']
      : ['byo: its tools are held to what was accepted', 'vetted', 'Take its word from now on'];
  return html`<span>${says}</span> ${form(visit, `${path}/trust`, html`<input type="hidden" name="trust" value="${next}"><button class="plain">${label}</button>`)}`;
}

const KINDS = {
  changed: ['warn', 'changed, held'],
  new: ['warn', 'new, held'],
  reworded: ['quiet', 'other words, the accepted ones are served'],
  gone: ['quiet', 'not listed any more'],
} as const;

/** Of skills and OpenAPI documents. */
const DOCUMENT_KINDS = {
  changed: ['quiet', 'another text, the accepted one is served'],
  new: ['warn', 'new, not served'],
  gone: ['quiet', 'not offered any more, the accepted text is served'],
} as const;

/** Of all documents of an integration together. */
const MOST_STEPS = 4_000_000;
const MOST_LINES = 5_000;

function changes(visit: Visit, path: string, { state, image, purpose, tools, documents }: PendingChanges): Html {
  return html`<section class="card changes" id="changes" aria-labelledby="changes-title">
    <h2 id="changes-title">Changes that wait for you</h2>
    <p class="hint">Lines with − were accepted, lines with + are listed now.</p>
    ${image === undefined ? undefined : change('Image', ['warn', 'another one, all tools are held'], difference({ was: image.before, is: image.after }))}
    ${purpose === undefined ? undefined : change('Purpose', KINDS.reworded, difference({ was: purpose.before, is: purpose.after }))}
    ${tools.map(({ kind, name, before, after }) => change(code(name), KINDS[kind], members(changedMembers(before, after))))}
    ${documents.map(({ kind, name, before, after }) => change(code(name), DOCUMENT_KINDS[kind], documentChange(before, after, documents.length)))}
    ${form(
      visit,
      `${path}/accept`,
      html`<input type="hidden" name="state" value="${state}"><button class="primary">Accept exactly these changes</button>`,
    )}
  </section>`;
}

function members(changed: readonly ChangedMember[]): readonly Html[] {
  return changed.map(
    ({ path, was, is }) =>
      html`<div class="member"><p class="path"><bdi>${path}</bdi></p>${difference({ was, is })}</div>`,
  );
}

/** Line by line; a text in which more lines differ than a person reads as a whole, so that no worker holds the hub with it. */
function documentChange(before: JsonSchema | undefined, after: JsonSchema | undefined, ofSoMany: number): Fragment {
  const { members: others, lines } = changedDocument(before, after, MOST_STEPS / ofSoMany);
  if (lines.length > MOST_LINES / ofSoMany) return members(changedMembers(before, after));
  return [members(others), lines.length === 0 ? undefined : differenceLines(lines)];
}

function change(name: Fragment, [kind, words]: readonly [string, string], content: Fragment): Html {
  return html`<section class="change"><h3>${name} <span class="mark ${kind}">${words}</span></h3>${content}</section>`;
}

function toolTable(tools: readonly Tool[]): Html {
  if (tools.length === 0) return html`<p class="empty">None is in force.</p>`;
  return html`<ul class="plain-list tools">${tools.map(
    ({ wireName, access, isDestructive, description, inputSchema }) =>
      html`<li><details><summary>${code(wireName)} ${accessMark(accessWords({ access, isDestructive }))} <span class="first-line">${said(
        description.split('\n', 1).join(),
      )}</span></summary><p class="description">${said(description)}</p>${jsonTree(inputSchema)}</details></li>`,
  )}</ul>`;
}
