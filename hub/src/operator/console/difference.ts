/** What was and what is, one below the other, with the part marked in which they differ. */
import { type Html, html } from './html.ts';

export function difference({ was, is }: { readonly was: string | undefined; readonly is: string | undefined }): Html {
  const [same, end] = was === undefined || is === undefined ? [0, 0] : sharedEnds(was, is);
  const row = (sign: '-' | '+', text: string | undefined): Html | undefined =>
    text === undefined
      ? undefined
      : html`<div class="${sign === '-' ? 'was' : 'is'}"><span class="sign">${sign}<span class="unseen">${
          sign === '-' ? ' was' : ' is now'
        }</span></span><bdi>${
          same + end === 0
            ? text
            : html`${text.slice(0, same)}<b>${text.slice(same, text.length - end)}</b>${text.slice(text.length - end)}`
        }</bdi></div>`;
  return html`<div class="difference">${row('-', was)}${row('+', is)}</div>`;
}

/** A text whose lines say with `+` and `-` what is added and what is taken away. */
export function differenceText(text: string): Html {
  const rows = text.split('\n').map((line) => {
    const kind = line.startsWith('+') ? 'is' : line.startsWith('-') ? 'was' : '';
    return html`<div class="${kind}"><bdi>${line}</bdi></div>`;
  });
  return html`<div class="difference">${rows}</div>`;
}

/** Lengths of the beginning and the end that two texts share; no surrogate pair is cut. */
function sharedEnds(one: string, other: string): readonly [number, number] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  if (/[\uD800-\uDBFF]/.test(one[start - 1] ?? '')) start -= 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  if (end > 0 && /[\uDC00-\uDFFF]/.test(one.at(-end) ?? '')) end -= 1;
  return [start, end];
}
