import { describe, expect, it } from 'vitest';
import { createScrubber, REMOVED } from './scrub.ts';

const SECRET = 'p@ss/wörd+"7?';

describe('scrubbing', () => {
  const { text, value } = createScrubber([SECRET]);

  it.each([
    ['plain', SECRET],
    ['percent-encoded', encodeURIComponent(SECRET)],
    ['percent-encoded in lower case', encodeURIComponent(SECRET).replace(/%../g, (code) => code.toLowerCase())],
    ['form-encoded', new URLSearchParams({ a: SECRET }).toString().slice(2)],
    ['JSON-escaped', JSON.stringify(SECRET).slice(1, -1)],
  ])('removes the %s spelling', (_, spelling) => {
    expect(text(`before ${spelling} after`)).toBe(`before ${REMOVED} after`);
  });

  it.each(['', 'a', 'ab', 'user:', 'user1:', 'user12:'])('removes base64 behind the prefix "%s"', (prefix) => {
    for (const encoding of ['base64', 'base64url'] as const) {
      for (const suffix of ['', '!', '!!']) {
        const encoded = Buffer.from(`${prefix}${SECRET}${suffix}`).toString(encoding);
        const scrubbed = text(encoded);
        expect(scrubbed).toContain(REMOVED);
        expect(Buffer.from(scrubbed.replace(REMOVED, ''), encoding).toString()).not.toContain('wörd');
      }
    }
  });

  it('reaches keys and values at any depth and leaves everything else as it is', () => {
    const input = { list: [{ [SECRET]: { deep: [`x${SECRET}`] } }], n: 7, yes: true, nothing: null };
    expect(value(input)).toEqual({ list: [{ [REMOVED]: { deep: [`x${REMOVED}`] } }], n: 7, yes: true, nothing: null });
  });

  it('leaves no remainder of a secret that begins with another one', () => {
    expect(createScrubber(['abcdef', 'abcdef123']).text('abcdef123 abcdef')).toBe(`${REMOVED} ${REMOVED}`);
  });

  it('changes nothing without secrets', () => {
    expect(createScrubber([]).text('as it is')).toBe('as it is');
  });
});
