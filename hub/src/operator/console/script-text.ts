/** The text of a script, numbered, with the lines marked that the person is asked about. */
import { type Html, html } from './html.ts';
import { withTokens } from './said.ts';

export function scriptText(code: string, marked: readonly number[] = []): Html {
  const lines = code.split('\n').map((line, index) => {
    const isMarked = marked.includes(index + 1);
    return html`<li class="${isMarked ? 'marked' : ''}"><span class="line"><bdi>${withTokens(line)}</bdi></span>${
      isMarked ? html`<span class="unseen"> (the call)</span>` : undefined
    }</li>`;
  });
  return html`<div class="script" tabindex="0" role="region" aria-label="Script"><ol>${lines}</ol></div>`;
}
