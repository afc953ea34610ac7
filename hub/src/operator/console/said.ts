/** How texts of others are shown: apart from our own, each in a direction of its own, mask tokens marked. */
import { TOKEN_PATTERN } from '../../privacy/token.ts';
import { type Html, html } from './html.ts';

/** A text of a worker, a client or a model. */
export function said(text: string): Html {
  return html`<bdi class="said">${withTokens(text)}</bdi>`;
}

/** The same in the typeface of code: names, values. */
export function code(text: string): Html {
  return html`<code><bdi>${withTokens(text)}</bdi></code>`;
}

/** The text with its mask tokens marked: what stands there is not what the worker is sent. */
export function withTokens(text: string): readonly Html[] {
  const parts: Html[] = [];
  let at = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN_PATTERN)) {
    parts.push(html`${text.slice(at, index)}<span class="token">${token}</span>`);
    at = index + token.length;
  }
  return [...parts, html`${text.slice(at)}`];
}
