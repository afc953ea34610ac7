/** Tells JSON that would fill the memory when parsed, by its brackets and commas: `[{},{},…]` takes twenty times its length. */

/** Commas and opening brackets. A hub sends at most half as many values. */
const MAX_PARTS = 200_100;
const MAX_DEPTH = 100;

/** Whether `text`, if it is JSON, holds too many values or nests them too deeply. Nothing is parsed. */
export function isCostlyJson(text: string): boolean {
  let parts = 0;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === ',') parts += 1;
    else if (char === '[' || char === '{') {
      parts += 1;
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (char === ']' || char === '}') depth -= 1;
  }
  return parts > MAX_PARTS;
}
