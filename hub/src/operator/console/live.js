/**
 * Keeps an open page up to date, and adds keys. It writes nothing into a page but what the hub rendered: told that
 * something changed, it asks for the page anew and takes over the parts that differ. Without it, reload.
 */

/** After parts moved, a click may be meant for what was there before: forms wait so long. Milliseconds. */
const SETTLE_MS = 700;

const { topics = '', events = '' } = document.body.dataset;
const wanted = topics.split(' ');
/** What the hub rendered of each part, whatever a person folded or typed in it since. */
const rendered = new Map();
const main = document.getElementById('main');
let settling;

/** Forms of lists are sent no more until a person can have seen what moved; the page shows that it is busy. */
function settle() {
  main.setAttribute('aria-busy', 'true');
  clearTimeout(settling);
  settling = setTimeout(() => main.removeAttribute('aria-busy'), SETTLE_MS);
}

const parts = (root) => root.querySelectorAll('[data-part]');
const outermost = (root) =>
  [...root.querySelectorAll('[data-part], [data-list]')].filter((part) => !part.parentElement.closest('[data-list]'));
for (const part of parts(document)) rendered.set(part.id, part.outerHTML);

/** Makes `current` what `next` is. Returns whether anything in it was taken over. */
function update(current, next) {
  if (next.dataset.list !== undefined) return updateList(current, next);
  if (rendered.get(next.id) === next.outerHTML) return false;
  replace(current, next);
  return true;
}

function updateList(current, next) {
  const left = new Map([...current.children].map((child) => [child.id, child]));
  let hasChanged = false;
  let place = current.firstElementChild;
  for (const wantedChild of [...next.children]) {
    const child = left.get(wantedChild.id);
    left.delete(wantedChild.id);
    while (place !== null && place !== child && !next.querySelector(`#${CSS.escape(place.id)}`)) {
      const gone = place;
      place = place.nextElementSibling;
      left.delete(gone.id);
      remove(gone, current);
      hasChanged = true;
    }
    if (child === undefined) {
      const added = document.importNode(wantedChild, true);
      for (const part of [added, ...parts(added)]) rendered.set(part.id, part.outerHTML);
      current.insertBefore(added, place);
      hasChanged = true;
      continue;
    }
    if (child === place) place = child.nextElementSibling;
    else current.insertBefore(child, place);
    hasChanged = update(child, wantedChild) || hasChanged;
  }
  for (const gone of left.values()) {
    remove(gone, current);
    hasChanged = true;
  }
  return hasChanged;
}

function replace(current, next) {
  const hadFocus = current.contains(document.activeElement);
  const focusable = current.closest('[tabindex="-1"]');
  rendered.set(next.id, next.outerHTML);
  current.replaceWith(document.importNode(next, true));
  if (hadFocus) focusable?.focus();
}

function remove(gone, list) {
  const hadFocus = gone.contains(document.activeElement);
  gone.remove();
  if (hadFocus) list.closest('[tabindex="-1"]')?.focus();
}

async function refresh(changed) {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, redirect: 'error' });
  if (answer.status === 401) return location.reload();
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // A page that is not live, or not about this, shows what it showed when it was read; only the count is told.
  const isShown = changed.some((topic) => wanted.includes(topic));
  document.title = document.title.replace(/^(?:\(\d+\) )?/, /^(?:\(\d+\) )?/.exec(next.title)[0]);
  for (const part of isShown ? outermost(document) : [document.getElementById('nav')]) {
    const fresh = next.getElementById(part.id);
    if (fresh !== null && update(part, fresh) && part.id !== 'nav') settle();
  }
}

/** One refresh at a time; what changes meanwhile makes one more. */
let isBusy = false;
const changes = new Set();
async function changed(topicsChanged) {
  for (const topic of topicsChanged) changes.add(topic);
  if (isBusy) return;
  isBusy = true;
  try {
    while (changes.size > 0) {
      const now = [...changes];
      changes.clear();
      if (now.includes('approvals') || now.some((topic) => wanted.includes(topic))) await refresh(now);
    }
  } catch {
    // The stream says when the hub is back.
  } finally {
    isBusy = false;
  }
}

function say({ state, topics: told = [] }) {
  const note = document.getElementById('link-state');
  if (state === 'ended') location.reload();
  if (state !== undefined) note.hidden = state !== 'lost';
  void changed(state === 'open' ? wanted : told);
}

/** One stream for all pages of a session: a browser opens only so many connections to one place. */
const pages = new BroadcastChannel(events);
pages.onmessage = ({ data }) => say(data);
const tell = (message) => {
  pages.postMessage(message);
  say(message);
};
void navigator.locks.request(
  events,
  () =>
    new Promise(() => {
      const stream = new EventSource(events);
      stream.onopen = () => tell({ state: 'open' });
      stream.onmessage = ({ data }) => tell({ topics: data.split(' ') });
      stream.addEventListener('ended', () => tell({ state: 'ended' }));
      stream.onerror = () => tell({ state: 'lost' });
    }),
);

document.addEventListener('submit', (event) => {
  if (main.hasAttribute('aria-busy') && event.target.closest('[data-list]')) event.preventDefault();
});

const LIST = '#waiting article';
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, select, textarea') !== null;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const cards = [...document.querySelectorAll(LIST)];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  if (event.key === 'j' || event.key === 'k') focusCard(cards[event.key === 'j' ? at + 1 : Math.max(0, at - 1)]);
  else if (event.key === 'a') cards[Math.max(0, at)]?.querySelector('[data-key="a"]')?.focus();
  else if (event.key === 'r') cards[Math.max(0, at)]?.querySelector('input[name="reason"]')?.focus();
  else return;
  event.preventDefault();
});

function focusCard(card) {
  card?.setAttribute('tabindex', '-1');
  card?.focus();
  card?.scrollIntoView({ block: 'nearest' });
}
