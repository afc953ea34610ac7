/** Says why something was not done, and the way back. */

import { html } from './html.ts';
import { barePage } from './layout.ts';

export function refusedPage(message: string, back: string): string {
  return barePage({
    title: 'Not done',
    body: html`<h1>This was not done</h1>
      <p class="refusal">${message}</p>
      <p><a class="button" href="${back}">Back</a></p>`,
  });
}
