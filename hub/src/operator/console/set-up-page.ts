/** The pages of the first passphrase: the one behind the set-up link, where it is chosen, and the one for whoever has no link. */

import { operatorCommand } from '../../operator-command.ts';
import { MIN_PASSPHRASE_CHARS } from '../operator-api.ts';
import { html } from './html.ts';
import { barePage } from './layout.ts';

/** `secret`: of the link. `refusal`: why the last attempt was none. */
export function setUpPage({ secret, refusal }: { readonly secret: string; readonly refusal?: string }): string {
  const described = refusal === undefined ? 'rule' : 'refusal rule';
  return barePage({
    title: 'Choose a passphrase',
    body: html`<h1>Choose a passphrase</h1>
      <p>What a model wants to change waits until you approve it. The passphrase proves that it is you who approves.</p>
      <form method="post" action="/set-up">
        <input type="hidden" name="link" value="${secret}">
        <input name="username" value="operator" autocomplete="username" hidden>
        ${refusal === undefined ? undefined : html`<p class="refusal" role="alert" id="refusal">${refusal}</p>`}
        <label for="passphrase">New passphrase</label>
        <input id="passphrase" name="passphrase" type="password" autocomplete="new-password" maxlength="1024" required autofocus aria-describedby="${described}" ${
          refusal === undefined ? undefined : html`aria-invalid="true"`
        }>
        <p class="hint" id="rule">At least ${MIN_PASSPHRASE_CHARS} characters; some words in a row are fine.</p>
        <label for="again">The same again</label>
        <input id="again" name="again" type="password" autocomplete="new-password" maxlength="1024" required>
        <button class="primary">Set the passphrase</button>
      </form>
      <p class="hint">Only a hash of it is kept: one that is forgotten cannot be recovered.</p>`,
  });
}

/** `refusal`: why a link was none. */
export function noLinkPage(refusal?: string): string {
  return barePage({
    title: 'Set a passphrase',
    body: html`<h1>No passphrase yet</h1>
      ${refusal === undefined ? undefined : html`<p class="refusal" role="alert">${refusal}</p>`}
      <p>Decisions take a passphrase. Only somebody at a terminal of this machine can set the first one, not whoever happens to reach this port. Run there:</p>
      <pre><code>${operatorCommand('passphrase')}</code></pre>
      <p>It prints a link to open here, which works once, and asks for a passphrase there: use the one or the other.</p>
      <p><a class="button primary" href="/">I have set it</a></p>`,
  });
}
