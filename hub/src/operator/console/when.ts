/** Times and durations for people. Browsers are not asked for their zone: the hub shows UTC, as its log does. */
import { type Html, html } from './html.ts';

/** `iso`: as it stands in a record, which may be anything. */
export function when(iso: string): Html {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return html`${iso}`;
  const [date = '', rest = ''] = new Date(at).toISOString().split('T');
  return html`<time datetime="${new Date(at).toISOString()}"><span class="date">${date}</span> ${rest.slice(0, 8)}</time>`;
}

export function whenMs(epochMs: number): Html {
  return when(new Date(epochMs).toISOString());
}

export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  if (ms < 5_400_000) return `${Math.round(ms / 60_000)} min`;
  return `${Math.round(ms / 3_600_000)} h`;
}
