/** Shows a person where in a script a call stands. Found by its name: where exactly it was made, only the sandbox could tell, and is not believed. */

const MAX_LINES = 50;

/** The lines, from 1, that name the method (or, for `callTool`, the tool); none where the script took another way to it. */
export function callLines(code: string, integration: string, method: string, wireName: string): readonly number[] {
  const lines = code.split('\n');
  const called = method === 'callTool' ? wireName : method;
  const withObject = linesWith(lines, (line) => hasWord(line, called) && hasWord(line, integration));
  return withObject.length > 0 ? withObject : linesWith(lines, (line) => hasWord(line, called));
}

function linesWith(lines: readonly string[], fits: (line: string) => boolean): readonly number[] {
  const found: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (fits(line)) found.push(index + 1);
    if (found.length >= MAX_LINES) break;
  }
  return found;
}

/** Whether it stands there by itself, not as a part of a longer name. */
function hasWord(line: string, word: string): boolean {
  if (word === '') return false;
  for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + 1)) {
    if (!/[\w$]/.test(line.charAt(at - 1)) && !/[\w$]/.test(line.charAt(at + word.length))) return true;
  }
  return false;
}
