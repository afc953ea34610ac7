/** Who did what: the audit log, the newest first. */

import { actorOf } from '../../audit/actor.ts';
import type { StoredRecord } from '../../audit/record-line.ts';
import { counted } from '../../counted.ts';
import type { Activity, ActivityFilter, ActivityPage } from './activity.ts';
import { outcomeOf } from './activity.ts';
import type { Visit } from './console-session.ts';
import { type Fragment, type Html, html } from './html.ts';
import { jsonTree } from './json-tree.ts';
import { sessionPage } from './layout.ts';
import { outcomeMark } from './marks.ts';
import type { PlacedRecord } from './read-back.ts';
import { code, said } from './said.ts';
import { duration, when } from './when.ts';

export interface ActivityView {
  readonly filter: ActivityFilter;
  readonly page: ActivityPage;
  /** Of the address, without the question mark; what the links for older records add to. */
  readonly query: URLSearchParams;
  readonly integrations: readonly string[];
  /** Whether this is the newest page, which is kept up to date. */
  readonly isNewest: boolean;
  readonly waiting: number;
}

export function activityPage(visit: Visit, view: ActivityView): string {
  const { filter, page, query, integrations, isNewest, waiting } = view;
  const older = page.older && olderLink(visit, query, page.older);
  const body = html`<div class="title"><h1>Activity</h1><p>${isNewest ? 'Live. ' : html`<a href="${visit.base}/activity">To the newest</a> `}Times are UTC.</p></div>
    ${filterForm(visit, filter, integrations)}
    <div id="records" data-part>
      ${page.records.length === 0 ? html`<p class="empty">${page.older === undefined ? 'No record fits.' : 'No record fits in this part of the log.'}</p>` : table(page.records, visit)}
      ${older === undefined ? undefined : html`<p class="paging"><a class="button" href="${older}" rel="next">Older</a></p>`}
    </div>`;
  return sessionPage({ title: 'Activity', body, visit, topic: 'activity', isLive: isNewest, waiting });
}

function olderLink(
  visit: Visit,
  query: URLSearchParams,
  older: NonNullable<Awaited<ReturnType<Activity['page']>>['older']>,
): string {
  const next = new URLSearchParams(query);
  next.set('before', `${older.seq}-${older.offset}`);
  return `${visit.base}/activity?${next}`;
}

function filterForm(visit: Visit, filter: ActivityFilter, integrations: readonly string[]): Html {
  const select = (
    name: 'show' | 'outcome' | 'integration',
    label: string,
    options: readonly (readonly [string, string])[],
  ) =>
    html`<label>${label}<select name="${name}">${options.map(
      ([value, word]) =>
        html`<option value="${value}" ${filter[name] === value ? html`selected` : undefined}>${word}</option>`,
    )}</select></label>`;
  const time = (name: 'since' | 'until', label: string) =>
    html`<label>${label}<input type="datetime-local" name="${name}" value="${localValue(filter[name])}"></label>`;
  return html`<form class="filter" method="get" action="${visit.base}/activity" role="search" aria-label="Filter">
    ${select('show', 'Show', [
      ['all', 'everything'],
      ['scripts', 'scripts'],
      ['calls', 'calls'],
      ['decisions', 'decisions and changes'],
    ])}
    <label>Client<input name="client" value="${filter.client}" maxlength="120" autocomplete="off"></label>
    ${select('integration', 'Integration', [['', 'any'], ...integrations.map((name) => [name, name] as const)])}
    ${select('outcome', 'Outcome', [
      ['any', 'any'],
      ['ok', 'ok'],
      ['failed', 'failed'],
      ['waiting', 'waiting'],
    ])}
    ${time('since', 'From')}${time('until', 'To')}
    <button>Filter</button>
  </form>`;
}

function localValue(epochMs: number | undefined): string {
  return epochMs === undefined ? '' : new Date(epochMs).toISOString().slice(0, 16);
}

function table(records: readonly PlacedRecord[], visit: Visit): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Records"><table class="records">
    <thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">What</th><th scope="col">Outcome</th><th scope="col" class="number">Took</th></tr></thead>
    <tbody>${records.map(({ record, place }) => row(record, `${place.seq}-${place.offset}`, visit))}</tbody></table></div>`;
}

function row(record: StoredRecord, place: string, visit: Visit): Html {
  const { time, outcome, durationMs } = record;
  const word = typeof outcome === 'string' ? outcome : (decisionOf(record) ?? '');
  return html`<tr>
    <td>${when(time)}</td>
    <td>${who(record)}</td>
    <td>${what(record, place, visit)}</td>
    <td>${word === '' ? undefined : outcomeMark(outcomeOf(record), word)}</td>
    <td class="number">${typeof durationMs === 'number' ? duration(durationMs) : undefined}</td>
  </tr>`;
}

function who(record: StoredRecord): Fragment {
  const actor = actorOf(record);
  if (actor === undefined) return 'hub';
  const { who: name, forClient } = actor;
  return forClient === undefined ? said(name) : html`${said(name)} <span class="meta">for ${said(forClient)}</span>`;
}

/** What became of an action, or of somebody who was refused, in a word. */
function decisionOf(record: StoredRecord): string | undefined {
  return outcomeOf(record) === undefined ? undefined : record.event.slice(record.event.indexOf('.') + 1);
}

function what(record: StoredRecord, place: string, visit: Visit): Fragment {
  const { event } = record;
  if (event === 'script') return script(record, place, visit);
  const { seq: _s, time: _t, prev: _p, hash: _h, event: _e, client: _c, durationMs: _d, outcome: _o, ...rest } = record;
  const name = typeof record['tool'] === 'string' ? record['tool'] : record['method'];
  const call =
    typeof record['integration'] !== 'string'
      ? undefined
      : html`${code(record['integration'])}${
          typeof name === 'string' ? html`<span class="dot">.</span>${code(name)}` : undefined
        }`;
  const { query, asked } = record;
  const words =
    typeof query === 'string'
      ? html`<span class="one-line">${query === '' ? 'everything' : said(query)}</span>`
      : typeof asked === 'string'
        ? code(asked)
        : undefined;
  return html`<details><summary><span class="event">${event === 'call.finished' ? 'call' : event}</span> ${call} ${words}</summary>${jsonTree(rest)}</details>`;
}

function script(record: StoredRecord, place: string, visit: Visit): Html {
  const { correlationId, ledger, apiCallCount, code: text } = record;
  // The ledger of a long script may be cut; how many calls left stays.
  const calls = Array.isArray(ledger) ? ledger.length : typeof apiCallCount === 'number' ? apiCallCount : 0;
  const names = Array.isArray(record['endpointsAccessed']) ? record['endpointsAccessed'].slice(0, 4).map(String) : [];
  const [firstLine = ''] = String(text).trimStart().split('\n', 1);
  const link = `${visit.base}/activity/script/${encodeURIComponent(String(correlationId))}?at=${place}`;
  return html`<a class="event" href="${link}">script</a> <span class="meta">${counted(calls, 'call')}</span> ${names.map((name) => html`${code(name)} `)}
    <span class="first-line one-line">${code(firstLine.slice(0, 200))}</span>`;
}
