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

  const LONG = 'Ab3-Key/with+"Ünusual"&more';
  const long = createScrubber([LONG]).text;
  const bytes = (mark: string, from = LONG) => from.replace(/../g, `${mark}$&`);
  const hex = Buffer.from(LONG).toString('hex');
  const json = (spelling: string) => JSON.stringify(spelling).slice(1, -1);
  const unicode = [...LONG].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  const entities = [...LONG].map((one) => `&#${one.charCodeAt(0)};`).join('');

  it.each([
    ['in hex', hex],
    ['in hex with capital letters', hex.toUpperCase()],
    ['in small letters', LONG.toLowerCase()],
    ['in capital letters', LONG.toUpperCase()],
    ['with all of it percent-encoded', bytes('%', hex)],
    ['with all of it percent-encoded in capital letters', bytes('%', hex.toUpperCase())],
    ['percent-encoded as a whole and then in small letters', encodeURIComponent(LONG).toLowerCase()],
    ['percent-encoded twice', encodeURIComponent(encodeURIComponent(LONG))],
    ['as an address is', encodeURI(LONG)],
    ['as HTML text', LONG.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    ['as HTML entities', entities],
    ['as HTML entities in hex', [...LONG].map((one) => `&#x00${one.charCodeAt(0).toString(16)};`).join('')],
    ['as HTML entities of HTML entities', entities.replaceAll('&', '&amp;')],
    ['as Unicode escapes', unicode],
    ['as Unicode escapes in capital letters', unicode.toUpperCase().replaceAll('U', 'u')],
    ['as Unicode escapes in a JSON text in a JSON text', json(json(unicode))],
    ['as JSON in which the slash is escaped', json(LONG).replaceAll('/', '\\/')],
    ['in JSON in JSON', json(json(LONG))],
    ['with some characters escaped in one way and some in another', `%41&#98;\\u0033${LONG.slice(3)}`],
  ])('removes a secret %s', (_, spelling) => {
    expect(long(`100% before & C:\\ ${spelling} after \\`)).toBe(`100% before & C:\\ ${REMOVED} after \\`);
  });

  it.each(['', 'a', 'ab'])('removes what was encoded in base64 twice, behind the prefix "%s"', (prefix) => {
    for (const before of ['', 'u', 'us']) {
      const twice = btoa(prefix + btoa(`${before}a-key-that-is-secret!`));
      const scrubbed = createScrubber(['a-key-that-is-secret']).text(twice);
      expect(scrubbed).toContain(REMOVED);
      expect(scrubbed.replace(REMOVED, '').length).toBeLessThan(16);
    }
  });

  it('removes base64 in which the slashes or signs are escaped', () => {
    const secret = '?>?>?>?>?>?>';
    const encoded = Buffer.from(secret).toString('base64');
    expect(encoded).toMatch(/\//);
    const { text: scrub } = createScrubber([secret]);
    expect(scrub(encoded.replaceAll('/', '\\/'))).toBe(REMOVED);
    expect(scrub(encodeURIComponent(encoded))).toBe(REMOVED);
  });

  it('lets stand a word that is like a short secret but for its case', () => {
    expect(createScrubber(['Charlie']).text('charlie Charlie')).toBe(`charlie ${REMOVED}`);
  });

  it('is not misled by letters whose small form is longer, or depends on its neighbours', () => {
    expect(createScrubber(['key-of-ΑΣ-and-more']).text('İİ key-of-ΑΣ-and-more')).toBe(`İİ ${REMOVED}`);
    expect(createScrubber(['so-much-for-ΑΣ']).text('so-much-for-ΑΣΒ')).toBe(`${REMOVED}Β`);
  });

  it('leaves every other character of an escaped text as it was', () => {
    const around = 'İ %41 %zz %e2%82 &#x110000; &lt;b&gt; \\u00e4 \\\\ \\n \\x "%';
    expect(long(`${around}${LONG}${around}${unicode}${around}`)).toBe(
      `${around}${REMOVED}${around}${REMOVED}${around}`,
    );
  });

  it.each([
    ['words', 'an issue of a project '],
    ['backslashes', '\\'],
    ['percent codes', '%41'],
    ['beginnings of entities', '&#'],
    ['beginnings of the secret', LONG.slice(0, 5)],
    ['the secret', LONG],
  ])('takes time in proportion to a text full of %s', (_, piece) => {
    const input = piece.repeat(800_000 / piece.length);
    const startedAt = performance.now();
    long(input);
    // A fifth of a second; with its square it would be a matter of minutes.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
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
