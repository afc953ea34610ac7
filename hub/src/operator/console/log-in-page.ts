/** The first page, once a passphrase is set: it opens a session. */

import { operatorCommand } from '../../operator-command.ts';
import { html } from './html.ts';
import { barePage, type Topic } from './layout.ts';

/** `refusal`: why the last attempt was none. `to`: the page to show after it. */
export function logInPage({ refusal, to }: { readonly refusal?: string; readonly to: Topic }): string {
  return barePage({
    title: 'Log in',
    body: html`<h1>Log in</h1>
      <form method="post" action="/log-in">
        <input type="hidden" name="to" value="${to}">
        <input name="username" value="operator" autocomplete="username" hidden>
        ${refusal === undefined ? undefined : html`<p class="refusal" role="alert" id="refusal">${refusal}</p>`}
        <label for="passphrase">Passphrase of the operator</label>
        <input id="passphrase" name="passphrase" type="password" autocomplete="current-password" maxlength="1024" required autofocus ${
          refusal === undefined ? undefined : html`aria-describedby="refusal" aria-invalid="true"`
        }>
        <button class="primary">Log in</button>
      </form>
      <p class="hint">The session ends when no page is open for 15 minutes, after 8 hours, or when you log out. To change the passphrase: <code>${operatorCommand('passphrase')}</code></p>`,
  });
}
