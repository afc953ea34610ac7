/** Shows a person where in a script a call stands. Found by its name: where exactly it was made, only the sandbox could tell, and is not believed. */

const MAX_LINES = 50;

/** The lines, from 1, that name the method (or, for `callTool`, the tool); none where the script took another way to it. */
export function callLines(code: string, integration: string, method: string, wireName: string): readonly number[] {
  const called = method === 'callTool' ? wireName : method;
  const named: number[] = [];
  const withObject: number[] = [];
  let number = 1;
  let start = 0;
  for (let at = nextWord(code, called, 0); at !== -1; at = nextWord(code, called, start)) {
    for (let end = code.indexOf('\n', start); end !== -1 && end < at; end = code.indexOf('\n', start)) {
      number += 1;
      start = end + 1;
    }
    const end = lineEnd(code, at);
    if (named.length < MAX_LINES) named.push(number);
    if (nextWord(code.slice(start, end), integration, 0) !== -1) withObject.push(number);
    if (withObject.length >= MAX_LINES || end === code.length) break;
    number += 1;
    start = end + 1;
  }
  return withObject.length > 0 ? withObject : named;
}

function lineEnd(code: string, from: number): number {
  const end = code.indexOf('\n', from);
  return end === -1 ? code.length : end;
}

/** Where it stands next by itself, not as a part of a longer name; -1 where it does not. */
function nextWord(text: string, word: string, from: number): number {
  if (word === '') return -1;
  for (let at = text.indexOf(word, from); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!/[\w$]/.test(text.charAt(at - 1)) && !/[\w$]/.test(text.charAt(at + word.length))) return at;
  }
  return -1;
}
