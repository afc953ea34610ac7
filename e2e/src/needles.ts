/** Finds what must not be somewhere: plain, URL-encoded, in base64, as two-byte text. */

export interface Needle {
  /** What it is, for the report of a test. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Base64 of `text` looks different at each of three places in whatever stands around it. */
function base64Forms(text: string): readonly Buffer[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(' '.repeat(offset) + text).toString('base64');
    // What surroundings can change: the first characters, the last ones, the padding.
    const end = Math.floor(((offset + Buffer.byteLength(text)) * 8) / 6);
    return Buffer.from(encoded.slice(Math.ceil((offset * 8) / 6), end));
  });
}

export function needlesOf(name: string, text: string): readonly Needle[] {
  const forms: readonly (readonly [string, Buffer])[] = [
    ['plain', Buffer.from(text)],
    ['two-byte', Buffer.from(text, 'utf16le')],
    ['URL-encoded', Buffer.from(encodeURIComponent(text))],
    ...base64Forms(text).map((bytes) => ['base64', bytes] as const),
  ];
  // A form that looks like another one goes by the first name.
  const different = new Map(
    forms.toReversed().map(([form, bytes]) => [bytes.toString('latin1'), { name: `${name} (${form})`, bytes }]),
  );
  return [...different.values()];
}

/** The names of the needles that stand in one of the pieces. */
export function foundIn(pieces: Iterable<Buffer>, needles: readonly Needle[]): readonly string[] {
  const found = new Set<string>();
  for (const piece of pieces) for (const { name, bytes } of needles) if (piece.includes(bytes)) found.add(name);
  return [...found];
}

export function longest(needles: readonly Needle[]): number {
  return Math.max(...needles.map(({ bytes }) => bytes.length));
}
