/** One script as the audit log has it: its text, its calls on a line of time, and each record. */
import { accessWords } from '../../access-words.ts';
import type { StoredRecord } from '../../audit/record-line.ts';
import { outcomeOf } from './activity.ts';
import type { Visit } from './console-session.ts';
import { type Html, html } from './html.ts';
import { jsonTree } from './json-tree.ts';
import { sessionPage } from './layout.ts';
import { accessMark, outcomeMark } from './marks.ts';
import { code, said } from './said.ts';
import { scriptText } from './script-text.ts';
import { duration, when } from './when.ts';

export function scriptPage(visit: Visit, records: readonly StoredRecord[], waiting: number): string {
  const script = records.find(({ event }) => event === 'script');
  const body = html`<div class="title"><h1>Script</h1>${script === undefined ? html`<p>It has not ended, or its record was not found.</p>` : undefined}</div>
    ${script === undefined ? undefined : facts(script)}
    <section aria-labelledby="timeline-title"><h2 id="timeline-title">Calls</h2>${timeline(records, script)}</section>
    ${typeof script?.['code'] === 'string' ? html`<section aria-labelledby="code-title"><h2 id="code-title">Text <span class="meta">masked</span></h2>${scriptText(script['code'], 'Script')}</section>` : undefined}
    <section aria-labelledby="records-title"><h2 id="records-title">Records</h2>
      <ul class="plain-list">${records.map(
        (record) =>
          html`<li><details><summary>${when(record.time)} <span class="event">${record.event}</span></summary>${jsonTree(record)}</details></li>`,
      )}</ul>
    </section>`;
  return sessionPage({ title: 'Script', body, visit, topic: 'activity', isLive: false, waiting });
}

function facts(script: StoredRecord): Html {
  const { time, client, outcome, durationMs, apiCallCount, correlationId, codeSha256 } = script;
  return html`<dl class="facts">
    <div><dt>Ended</dt><dd>${when(time)}</dd></div>
    <div><dt>Client</dt><dd>${said(String(client))}</dd></div>
    <div><dt>Outcome</dt><dd>${outcomeMark(outcomeOf(script), String(outcome))}</dd></div>
    <div><dt>Took</dt><dd>${typeof durationMs === 'number' ? duration(durationMs) : undefined}</dd></div>
    <div><dt>Calls sent</dt><dd>${String(apiCallCount)}</dd></div>
    <div class="wide"><dt>Script</dt><dd><code class="id">${String(correlationId)}</code></dd></div>
    <div class="wide"><dt>SHA-256 of the exact text</dt><dd><code class="id">${String(codeSha256)}</code></dd></div>
  </dl>`;
}

interface Span {
  readonly record: StoredRecord;
  readonly startMs: number;
  readonly endMs: number;
}

function timeline(records: readonly StoredRecord[], script: StoredRecord | undefined): Html {
  const spans = records.flatMap((record): Span[] => {
    const { event, durationMs, time } = record;
    if (event !== 'call.finished' || typeof durationMs !== 'number') return [];
    const endMs = Date.parse(time);
    return [{ record, startMs: endMs - durationMs, endMs }];
  });
  if (spans.length === 0) return html`<p class="empty">It made no call.</p>`;
  const scriptEnd = script === undefined ? 0 : Date.parse(script.time);
  const scriptMs = typeof script?.['durationMs'] === 'number' ? script['durationMs'] : 0;
  const start = Math.min(...spans.map(({ startMs }) => startMs), ...(scriptEnd === 0 ? [] : [scriptEnd - scriptMs]));
  const end = Math.max(...spans.map(({ endMs }) => endMs), scriptEnd);
  const rows = spans
    .toSorted((one, other) => one.startMs - other.startMs)
    .map((span) => spanRow(span, start, Math.max(1, end - start)));
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Calls on a line of time"><table class="timeline">
    <thead><tr><th scope="col">Call</th><th scope="col">Outcome</th><th scope="col" class="number">Took</th><th scope="col"><span class="unseen">From start to end</span><span class="scale"><span>0</span><span>${duration(end - start)}</span></span></th></tr></thead>
    <tbody>${rows}</tbody></table></div>`;
}

function spanRow({ record, startMs, endMs }: Span, start: number, wholeMs: number): Html {
  const { integration, tool, method, access, destructive, outcome } = record;
  const percent = (ms: number): string => `${((ms / wholeMs) * 100).toFixed(2)}%`;
  const ended = outcomeOf(record);
  const label = `${duration(startMs - start)} after the start, for ${duration(endMs - startMs)}`;
  return html`<tr>
    <td>${code(String(integration))}<span class="dot">.</span>${code(String(tool ?? method))} ${typeof access === 'string' ? accessMark(accessWords({ access, isDestructive: destructive === true })) : undefined}</td>
    <td>${outcomeMark(ended, String(outcome))}</td>
    <td class="number">${duration(endMs - startMs)}</td>
    <td class="bars"><svg class="bar ${ended ?? ''}" width="100%" height="12" role="img" aria-label="${label}"><rect class="track" x="0" y="5" width="100%" height="2"></rect><rect x="${percent(startMs - start)}" y="1" width="${percent(Math.max(endMs - startMs, wholeMs / 200))}" height="10" rx="2"></rect></svg></td>
  </tr>`;
}
