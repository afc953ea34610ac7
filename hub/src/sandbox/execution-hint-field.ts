/** What to write instead, where a field was read of something that does not have it. */

/** Of the arguments of a call no more is looked at. */
const MAX_ARGUMENT_CHARS = 2_000;
/** A script can name a call a thousand times: its first places tell enough. */
const MAX_PLACES = 100;

/** `(await demo.listUsers()).users.map(…)`, where the answer has no `users`; and what else of `Cannot read properties`. */
export function missingFieldHint(message: string, line: string): string | undefined {
  const [, kind, read] = /^Cannot read properties of (undefined|null) \(reading '([\w$]{1,100})'\)/.exec(message) ?? [];
  if (kind === undefined || read === undefined) return undefined;
  const owners = [...line.matchAll(/\.([\w$]{1,100})\s{0,9}(?=\??\.\s{0,9}([\w$]{1,100}))/g)];
  const field = owners.find(([, , name]) => name === read)?.[1];
  if (field !== undefined)
    return `there is no ${field} in that value, or it is ${kind}: return the value itself to see its fields; a page has its list in a property such as items`;
  if (!line.includes(`.${read}`)) return undefined;
  return `what stands before .${read} is ${kind}: a field that is not there, also in const { field } = …, a place of a list that is empty, or find() without a hit; return the value that it comes from to see it`;
}

/** `await demo.getUser({ id }).name`: it waits for the name of a promise, which has none. `call`: one without an answer. */
export function promiseFieldHint(call: string, source: string): string | undefined {
  const text = `${call}(`;
  let at = source.indexOf(text);
  for (let places = 0; at >= 0 && places < MAX_PLACES; places++) {
    const behind = behindArguments(source, at + text.length);
    const field = /^\s{0,9}\??\.\s{0,9}(?!(?:then|catch|finally)\b)([\w$]{1,100})/.exec(behind)?.[1];
    if (field !== undefined)
      return `${call}(…).${field} is read of the promise, not of what it answers: write (await ${call}(…)).${field}`;
    at = source.indexOf(text, at + text.length);
  }
  return undefined;
}

/** What follows the parenthesis that closes the one before `start`; nothing where none is found. */
function behindArguments(source: string, start: number): string {
  let depth = 1;
  const end = Math.min(source.length, start + MAX_ARGUMENT_CHARS);
  for (let at = start; at < end; at += 1) {
    if (source[at] === '(') depth += 1;
    else if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(at + 1, at + 200);
  }
  return '';
}
