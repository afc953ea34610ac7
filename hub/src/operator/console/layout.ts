/** The frame of every page: head, navigation, and what is the same on all of them. */
import type { Visit } from './console-session.ts';
import { type Fragment, type Html, html } from './html.ts';

/** What changes at the hub: a page names those that it shows. */
export type Topic = 'approvals' | 'activity' | 'integrations';

interface Page {
  readonly title: string;
  readonly body: Fragment;
}

/** A page without a session: logging in, and why something was refused. */
export function barePage({ title, body }: Page): string {
  return written(
    title,
    html`<body class="bare">
    <main>
      <p class="brand">Sallyport</p>
      ${body}
    </main>
  </body>`,
  );
}

export interface SessionPage extends Page {
  readonly visit: Visit;
  readonly topic: Topic;
  /** Whether it shows anew what changes; one that does not is only told how many calls wait. */
  readonly isLive?: boolean;
  /** Calls that wait for a decision. */
  readonly waiting: number;
}

const SECTIONS: readonly (readonly [Topic, string])[] = [
  ['approvals', 'Approvals'],
  ['activity', 'Activity'],
  ['integrations', 'Integrations'],
];

/** A page of a session. Parts with an id and `data-part` or `data-list` are brought up to date by `live.js`. */
export function sessionPage({ title, body, visit, topic, isLive = true, waiting }: SessionPage): string {
  const links = SECTIONS.map(
    ([section, name]) =>
      html`<li><a href="${visit.base}/${section}" ${section === topic ? html`aria-current="page"` : undefined}>${name}${
        section === 'approvals' && waiting > 0 ? html` <span class="count">${waiting}</span>` : undefined
      }</a></li>`,
  );
  return written(
    `${waiting > 0 ? `(${waiting}) ` : ''}${title}`,
    html`<body data-topics="${isLive && topic !== 'approvals' ? `approvals ${topic}` : 'approvals'}" data-events="${visit.base}/events">
    <a class="skip" href="#main">To the content</a>
    <header>
      <a class="brand" href="${visit.base}/approvals">Sallyport</a>
      <nav aria-label="Console"><ul id="nav" data-part>${links}</ul></nav>
      <p class="link-state" role="status"><span id="link-state" hidden>Not connected: what is shown may be old.</span></p>
      ${form(visit, 'log-out', html`<button class="plain">Log out</button>`)}
    </header>
    <main id="main" tabindex="-1">
      ${body}
    </main>
    <script src="/live.js" type="module"></script>
  </body>`,
  );
}

/** A form that only this session's pages can send. `path` is below the session's own. */
export function form(visit: Visit, path: string, content: Fragment, className = ''): Html {
  return html`<form method="post" action="${visit.base}/${path}" class="${className}"><input type="hidden" name="form_token" value="${visit.formToken}">${content}</form>`;
}

function written(title: string, body: Html): string {
  return `<!doctype html>\n${html`<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title} · Sallyport</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="stylesheet" href="/style.css">
    <link rel="icon" href="/icon.svg">
  </head>
  ${body}
</html>`}\n`;
}
