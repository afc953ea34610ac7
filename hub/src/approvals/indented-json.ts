/** Writes JSON for a reader, indented, and stops where nobody is shown any more: arguments may be a megabyte, of which each line is indented. */

export interface IndentedJson {
  /** At most `maxChars` characters. */
  readonly text: string;
  /** Whether that is all of it. */
  readonly isWhole: boolean;
}

/** `value`: a JSON value. The text is what `JSON.stringify(value, undefined, 2)` gives, cut. */
export function indentedJson(value: unknown, maxChars: number): IndentedJson {
  let text = '';
  for (const piece of pieces(value, '\n', maxChars)) {
    text += piece;
    if (text.length > maxChars) return { text: text.slice(0, maxChars), isWhole: false };
  }
  return { text, isWhole: true };
}

/** `line`: begins a line as far in as the value stands. */
function* pieces(value: unknown, line: string, maxChars: number): Generator<string, void, undefined> {
  if (typeof value === 'string') yield written(value, maxChars);
  else if (typeof value !== 'object' || value === null) yield JSON.stringify(value) ?? 'null';
  else if (Array.isArray(value)) {
    yield '[';
    for (const [index, item] of value.entries()) {
      yield `${index === 0 ? '' : ','}${line}  `;
      yield* pieces(item, `${line}  `, maxChars);
    }
    yield value.length === 0 ? ']' : `${line}]`;
  } else {
    const names = Object.keys(value);
    yield '{';
    for (const [index, name] of names.entries()) {
      yield `${index === 0 ? '' : ','}${line}  ${written(name, maxChars)}: `;
      yield* pieces(Reflect.get(value, name), `${line}  `, maxChars);
    }
    yield names.length === 0 ? '}' : `${line}}`;
  }
}

/** With its mark at the front, one character more than are shown is enough to be cut. */
function written(text: string, maxChars: number): string {
  return JSON.stringify(text.slice(0, maxChars + 1));
}
