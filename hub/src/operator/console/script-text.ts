/** The text of a script, numbered, with the lines marked that the person is asked about. */
import { type Html, html } from './html.ts';
import { withTokens } from './said.ts';

/** Each line is an element: what is over this number stands together as the last one. */
const MAX_LINES = 2_000;
/** Of one script among many. */
const BEGINNING = { lines: 200, chars: 8_000 };

/** The part of the code that a page of many scripts has room for. */
export function beginningOf(code: string): string {
  return code.slice(0, BEGINNING.chars).split('\n', BEGINNING.lines).join('\n');
}

/** `label`: what tells it from the other scripts of a page, to whoever does not see it. */
export function scriptText(code: string, label: string, marked: readonly number[] = []): Html {
  const all = code.split('\n');
  const rest = all.slice(MAX_LINES);
  const shown = rest.length === 0 ? all : [...all.slice(0, MAX_LINES), rest.join('\n')];
  const lines = shown.map((line, index) => {
    const isMarked = marked.includes(index + 1);
    return html`<li class="${isMarked ? 'marked' : ''}"><span class="line"><bdi>${withTokens(line)}</bdi></span>${
      isMarked ? html`<span class="unseen"> (the call)</span>` : undefined
    }</li>`;
  });
  return html`<div class="script" tabindex="0" role="region" aria-label="${label}"><ol>${lines}</ol></div>`;
}
