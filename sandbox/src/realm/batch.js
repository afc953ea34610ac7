/**
 * `batch`, `paginate` and `collect`: conveniences over calls, in plain language (they hold no authority).
 */
const DEFAULT_CONCURRENCY = 10;
const MAX_CONCURRENCY = 100;
const DEFAULT_MAX_PAGES = 100;
/** By which pages tell that there is a next one, in both spellings. */
const NEXT_KEYS = 'hasMore has_more nextPage next_page nextCursor next_cursor nextPageToken next_page_token'.split(' ');

/** The forms that errors show: what is wrong was most often meant as one of these. */
const BATCH_FORM = 'batch(list.map((x) => () => demo.getUser({ id: x })))';
const PAGES_FORM = '(page) => demo.listUsers({ page })';

function kindInWords(value) {
  if (value === null || value === undefined) return `${value}`;
  if (Array.isArray(value)) return 'an array';
  const kind = typeof value;
  return kind === 'object' ? 'an object' : `a ${kind}`;
}

function isThenable(value) {
  return value !== null && typeof value === 'object' && typeof value.then === 'function';
}

/** A member that is neither would be handed back as its own result, as if something had been done with it. */
function membersOf(list, options) {
  if (list === null || typeof list !== 'object' || typeof list[Symbol.iterator] !== 'function') {
    throw new TypeError(`batch takes a list of functions or promises, not ${kindInWords(list)}: ${BATCH_FORM}`);
  }
  if (typeof options === 'function') {
    throw new TypeError(`batch takes no function after the list, its entries are the functions: ${BATCH_FORM}`);
  }
  const members = [...list];
  const wrong = members.findIndex((member) => typeof member !== 'function' && !isThenable(member));
  if (wrong >= 0) {
    const entry = `entry ${wrong} is ${kindInWords(members[wrong])}`;
    throw new TypeError(`batch takes functions or promises, ${entry}: ${BATCH_FORM}`);
  }
  return members;
}

/** A misspelt option would otherwise pass for one that was heeded. */
function concurrencyOf(options) {
  const form = 'batch(list, { concurrency: 5 })';
  if (options === null || typeof options !== 'object') {
    throw new TypeError(`batch takes its options as an object, not ${kindInWords(options)}: ${form}`);
  }
  const unknown = Object.keys(options).find((name) => name !== 'concurrency');
  if (unknown !== undefined) throw new TypeError(`batch has no option "${unknown}": ${form}`);
  const { concurrency = DEFAULT_CONCURRENCY } = options;
  if (!(Number.isInteger(concurrency) || concurrency === Infinity) || concurrency < 1) {
    throw new TypeError(`batch takes a whole number of 1 or more as its concurrency: ${form}`);
  }
  return Math.min(MAX_CONCURRENCY, concurrency);
}

/**
 * Runs thunks (`() => gitlab.getMr({iid})`), at most `concurrency` at a time (default 10), and waits for promises that
 * run already. Answers `{results, errors}`: `results[i]` belongs to `list[i]`, and where that one failed it is
 * undefined and `errors` has `{index, error}`. It never rejects because a member fails; a list with anything else in it
 * is refused before any member runs.
 */
export async function batch(list, options = {}) {
  const members = membersOf(list, options);
  const concurrency = concurrencyOf(options);
  const results = new Array(members.length).fill(undefined);
  const errors = [];
  let next = 0;
  // A promise that fails before its turn is not to end the script as unhandled; its error is read in its turn.
  for (const member of members) if (member instanceof Promise) member.catch(() => {});
  const work = async () => {
    while (next < members.length) {
      const index = next;
      next += 1;
      try {
        const member = members[index];
        results[index] = await (typeof member === 'function' ? member() : member);
      } catch (error) {
        errors.push({ index, error });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, members.length) }, work));
  errors.sort((a, b) => a.index - b.index);
  return { results, errors };
}

function itemsOf(page, number) {
  if (Array.isArray(page)) return page;
  if (page !== null && typeof page === 'object') {
    if (Array.isArray(page.items)) return page.items;
    const lists = Object.values(page).filter(Array.isArray);
    if (lists.length === 1) return lists[0];
  }
  throw new TypeError(
    `page ${number} is neither an array nor an object with one list, such as {items, page, totalPages}`,
  );
}

function isLast(page, items, number, perPage, previous) {
  if (items.length === 0) return true;
  if (!Array.isArray(page)) {
    const totalPages = page.totalPages ?? page.total_pages;
    if (typeof totalPages === 'number') return number >= totalPages;
    // Some leave it out of the last page.
    for (const key of NEXT_KEYS) if (key in page || previous?.[key]) return !page[key];
  }
  return perPage !== undefined && items.length < perPage;
}

/** What is told from the page before; undefined where it cannot be. */
function comparable(items) {
  try {
    return JSON.stringify(items);
  } catch {
    return undefined;
  }
}

/**
 * Goes through pages: `for await (const items of paginate(page => gitlab.listMrs({page}))) …`.
 *
 * `fetchPage(page, previous)` is called with 1, 2, 3, … and the page before (for cursors: `previous?.nextCursor`). It
 * answers an array, or an object with `items` (or exactly one other array). The end is: an empty page; `totalPages`
 * reached; `hasMore`, `nextPage`, `nextCursor` or `nextPageToken` falsy, or gone where the page before had it (these names
 * in snake_case, too); or, with `options.perPage`, a page with fewer items.
 * A page equal to the one before is an error (the function ignores its argument), and so is a list that has not ended
 * after `options.maxPages` (default 100): an answer that silently lacks items would be worse.
 */
export async function* paginate(fetchPage, options = {}) {
  if (typeof fetchPage !== 'function') {
    throw new TypeError(
      `paginate takes a function of the page number, not ${kindOfSource(fetchPage)}: paginate(${PAGES_FORM})`,
    );
  }
  const first = options.from ?? 1;
  const maxPages = options.maxPages ?? DEFAULT_MAX_PAGES;
  let previous;
  let previousText;
  for (let count = 0; ; count += 1) {
    if (count >= maxPages) {
      throw new RangeError(`more than ${maxPages} pages; narrow the request, or pass {maxPages} to read on`);
    }
    const number = first + count;
    const page = await fetchPage(number, previous);
    const items = itemsOf(page, number);
    const text = comparable(items);
    if (items.length > 0 && text !== undefined && text === previousText) {
      throw new Error(`page ${number} is the same as the page before: does the function pass the page number on?`);
    }
    if (items.length > 0) yield items;
    if (isLast(page, items, number, options.perPage, previous)) return;
    previous = page;
    previousText = text;
  }
}

function kindOfSource(source) {
  return isThenable(source) ? 'a promise' : kindInWords(source);
}

/** All items of all pages in one array; takes what `paginate` takes, or what `paginate` returned. */
export async function collect(source, options = {}) {
  const isList = source !== null && typeof source === 'object' && !isThenable(source);
  if (typeof source !== 'function' && !(isList && (source[Symbol.asyncIterator] ?? source[Symbol.iterator]))) {
    throw new TypeError(
      `collect takes a function of the page number, not ${kindOfSource(source)}: await collect(${PAGES_FORM})`,
    );
  }
  const all = [];
  for await (const items of typeof source === 'function' ? paginate(source, options) : source) {
    if (Array.isArray(items)) for (const item of items) all.push(item);
    else all.push(items);
  }
  return all;
}
