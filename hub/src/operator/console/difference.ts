/** What was and what is, one below the other, with the part marked in which they differ. */
import type { ChangedLine } from '../../catalog/pins/changed-lines.ts';
import { type Fragment, type Html, html } from './html.ts';

export function difference({ was, is }: { readonly was: string | undefined; readonly is: string | undefined }): Html {
  const [same, end] = was === undefined || is === undefined ? [0, 0] : sharedEnds(was, is);
  const part = (text: string): Fragment =>
    same + end === 0
      ? text
      : html`${text.slice(0, same)}<b>${text.slice(same, text.length - end)}</b>${text.slice(text.length - end)}`;
  return html`<div class="difference">${was === undefined ? undefined : row('-', part(was))}${is === undefined ? undefined : row('+', part(is))}</div>`;
}

/** Lines that went and came. */
export function differenceLines(lines: readonly ChangedLine[]): Html {
  return html`<div class="difference">${lines.map(({ sign, line }) => row(sign, line))}</div>`;
}

function row(sign: '-' | '+', text: Fragment): Html {
  const [kind, unseen] = sign === '-' ? ['was', ' was'] : ['is', ' is now'];
  return html`<div class="${kind}"><span class="sign">${sign}<span class="unseen">${unseen}</span></span><bdi>${text}</bdi></div>`;
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
