/** `URL` of the realm against the platform's own, over hand-picked and generated texts: every field has to be the same. */
import { describe, expect, it } from 'vitest';
import { URL as RealmUrl } from './url.js';

const FIELDS = 'href origin protocol username password host hostname port pathname search hash'.split(' ');

type Fields = { readonly [field: string]: unknown };

function fieldsOf(url: object): Fields {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, Reflect.get(url, field)]));
  return { ...fields, pairs: [...Reflect.get(url, 'searchParams')] };
}

function outcome(make: () => object): Fields | string {
  try {
    return fieldsOf(make());
  } catch (error) {
    return error instanceof TypeError ? 'invalid' : String(error);
  }
}

function differences(inputs: readonly (readonly [string, (string | undefined)?])[]): unknown[] {
  return inputs.flatMap(([url, base]) => {
    const ours = outcome(() => new RealmUrl(url, base));
    const theirs = outcome(() => new URL(url, base));
    return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ url, base, ours, theirs }];
  });
}

/** A small generator of numbers, so that a failing text can be made again. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const BASES = [
  'http://user:pw@host.example:8080/a/b/c?q=1#f', 'https://example.com', 'file:///C:/x/y', 'file://server/share/f', 'mailto:x@y.z',
  'foo://bar/baz/qux', 'foo:/bar/baz', 'foo:opaque', 'http://[::1]/x/', 'ws://h/p', 'blob:https://a.b/c', 'data:text/plain,x', 'file:///', 'foo:///p/q',
]; // biome-ignore format: a list of texts

const PICKED = `
http://example.com HTTP://EXAMPLE.com:80/ https://a.b:443/x https://a.b:444 http://a.b:/x http://a.b:65535 http://a.b:65536 http://a:b@c:29/d
http::@c:29 http:foo.com foo.com // //x/y ///x \\\\x\\y /\\x http:/x http:///x http:////x:1/ http:\\\\x\\y\\z?\\q#\\r ftp://h/%2e%2E/x foo://h/%2e/x
/a/../b /a/./b/. /a/b/.. /.. /../.. ./x ../x ../../../x .%2e/x %2e%2e/x a/.%2E ?x #y ?# # ? ?a=1&b=2+3&c=%20%C3%BC x?y#z x:y x:/y x://y x:///y
http://1.2.3.4 http://1.2.3 http://1.2 http://1 http://0x7f.1 http://0x7F000001 http://017700000001 http://256.1.1.1 http://1.2.3.4.5 http://1.2.3.4.
http://09.1.1.1 http://0x.0x.0 http://4294967295 http://4294967296 http://1.16777215 http://1.16777216 http://a.1 http://1.a http://0xg http://1..2 http://.1 http://1.0x
http://[::] http://[::1] http://[1::] http://[1:2:3:4:5:6:7:8] http://[1:2:3:4:5:6:7::] http://[::2:3:4:5:6:7:8] http://[1:0:0:4:0:0:0:8] http://[::1.2.3.4] http://[::1.2.3.256]
http://[::01.2.3.4] http://[1:2:3:4:5:6:1.2.3.4] http://[1:2:3:4:5:6:7:1.2.3.4] http://[::g] http://[:::1] http://[1::2::3] http://[::1 http://::1] http://[::1]x http://[::1]:80 http://[::1]:x http://[] http://[::ffff:0:0] http://[::%31] foo://[::1]/x http://[12345::] http://[1:2:3:4:5:6:7] http://[0:0:1:0:0:0:0:0]
file:x file:/x file://x file:///x file:////x file://localhost/x file://LOCALHOST file:c:/x file:///c|/x file:///c:/.. file:///c:/../.. file://c:/x file://c|/x /c:/x /c|/x c|/x c|x file:?q file:#h file:..\\x file:\\\\h\\p file://a:1/x file://u@h/ file:///C:/../x file:///C|\\x
foo://H/X foo://h:80 foo://u:p@h foo:// foo:///x foo://h?x foo://h#x foo://a%41b foo://a^b foo://a\u0020b foo://\u00fc foo:a%20b\u00fc foo:a\u0020?x foo:a\u0020\u0020#x foo:a\u0020b foo:/.//x foo:/..//x foo:.//x web+demo:/.//not-a-host/
http://u@h http://u:@h http://:p@h http://@h http://u@v@h http://u:p:q@h http://u/x@h http://u;=[]^|p@h http://h@ http://a@b:c@d javascript:alert(1) mailto:a@b?subject=x data:,x%20y#z about:blank blob:https://a.b:443/x blob:x
http://a%2fb http://a%41b http://a%00b http://a<b http://a>b http://a^b http://a|b http://a%b http://a\`b http://a{b} http://a"b http://a'b http://a_b http://a~b http://a!$&()*+,;=b http://a%zz http://-a- http://a..b http://a. http://. http://.. http://a.b. http://%20 http://xn-- http://xn--a http://xn--mnchen-3ya.de http://XN--MNCHEN-3YA.de http://xn--n3h http://xn--zca http://xn--abc http://a.xn--b.c
http://m\u00fcnchen.de http://M\u00dcNCHEN.de http://mu\u0308nchen.de http://\u65e5\u672c\u8a9e.jp http://\u65e5\u672c\u3002jp http://\uff45xample.com http://\u2603.net http://fa\u00df.de http://stra\u1e9ee.de http://caf\u00e9.fr http://a\u00adb.c http://\u0301a.b http://\u0430\u043f\u043f\u043b\u0435.com http://\u03b2\u03cc\u03bb\u03bf\u03c2.com http://\uff11\uff12.1 http://\u00e9%c3%a9.com http://\ud800.x http://a\u200bb.c http://\u{1f4a9}.la http://\u2100.x
https://h/\u00fc?\u00fc#\u00fc https://h/a\u0020b?c\u0020d#e\u0020f https://h/"<>^\`{|}~?"<>^\`{|}~'#"<>^\`{|}~' foo://h/"<>^\`{|}~?"<>^\`{|}~'#"<>^\`{|}~' https://h/%?%#% https://h/%zz?%zz https://h/[]\\@:;?[]\\@#[]\\@ https://h/\ud800?\udc00#\ud83d https://h/\u{1f600}?\u{1f600} https://h/\u007f?\u007f#\u007f
`.trim().split(/[ \n]+/); // biome-ignore format: a list of texts

const PIECES = [
  'http:', 'https:', 'file:', 'foo:', 'ws:', '//', '/', '\\', '?', '#', '@', ':', '.', '..', '%2e', '%', '%41', '%zz', 'a', 'B', 'c:', 'c|', 'localhost', 'example.com',
  '80', '443', '65536', '0x7f', '1.2.3.4', '256', '[::1]', '[', ']', '::', '<', '"', ' ', '\t', '\n', "'", '^', '|', '`', '{', '~', '+', '&', '=', 'é', '☃', '\u{1f600}', '%c3%bc', '&a=b', '-', '_', ';', '$', '\0', '\u007f',
]; // biome-ignore format: a list of texts

function generated(count: number, seed: number): string[] {
  const below = generator(seed);
  const pick = () => PIECES[below(PIECES.length)] ?? '';
  return Array.from({ length: count }, () => {
    const prefix = [
      '',
      '',
      'http://',
      'https://h',
      'http://h/',
      'file://',
      'file:///',
      'foo://',
      'foo:/',
      'http://h?',
      'http://u@h:1/',
    ][below(11)];
    return prefix + Array.from({ length: 1 + below(7) }, pick).join('');
  });
}

describe('URL in the realm answers as the platform', () => {
  it('for picked texts alone', () => {
    expect(differences(PICKED.map((url) => [url]))).toEqual([]);
  });

  it.each(BASES)('for picked texts with the base %s', (base) => {
    expect(differences(PICKED.map((url) => [url, base]))).toEqual([]);
  });

  it('for texts with white space and controls around and within', () => {
    const texts = [
      '  http://h/x \n',
      '\0http://h\x1f',
      'ht\ntp://h\t/x\r',
      '\u00a0http://h',
      'http://h/\u00a0',
      '',
      ' ',
      'http://a b/',
      'http://h:8\n0/',
    ];
    expect(differences(texts.flatMap((url) => [[url] as const, ...BASES.map((base) => [url, base] as const)]))).toEqual(
      [],
    );
  });

  it.each([1, 2, 3, 4])('for 5,000 generated texts (%i)', (seed) => {
    const texts = generated(5_000, seed);
    expect(
      differences(texts.map((url, index) => (index % 2 === 0 ? [url] : [url, BASES[index % BASES.length]]))),
    ).toEqual([]);
  });

  it('for setters', () => {
    const values = [
      '',
      'x',
      'http',
      'https:',
      'ftp',
      'file',
      'foo',
      'a/b?c#d',
      '?q=1',
      '#h',
      '8080',
      '80',
      '443x',
      '65536',
      '-1',
      'h:81',
      'h:',
      '[::1]:5',
      'a@b',
      '../..',
      '\\x',
      'é',
      '%41',
      ' ',
      "'",
      '1.2',
      'x y',
      'localhost',
      '//x',
      ':',
    ];
    const fields = [
      'protocol',
      'username',
      'password',
      'host',
      'hostname',
      'port',
      'pathname',
      'search',
      'hash',
      'href',
    ];
    const found: unknown[] = [];
    for (const start of [...BASES, 'http://h:8080/p?q#f', 'foo://h', 'foo:/..//x', 'foo:o ?q', 'foo:o #h']) {
      for (const field of fields) {
        for (const value of values) {
          const set = (url: object) => {
            Reflect.get(url, 'searchParams');
            Reflect.set(url, field, value, url);
            return url;
          };
          const attempt = (Type: new (url: string) => object) => outcome(() => set(new Type(start)));
          const [ours, theirs] = [attempt(RealmUrl), attempt(URL)];
          if (JSON.stringify(ours) !== JSON.stringify(theirs)) found.push({ start, field, value, ours, theirs });
        }
      }
    }
    expect(found).toEqual([]);
  });

  it('links searchParams both ways', () => {
    const url = new RealmUrl('https://h/p?a=1');
    const { searchParams } = url;
    searchParams.append('b', 'x y');
    expect(url.href).toBe('https://h/p?a=1&b=x+y');
    url.search = '?c=3';
    expect([...searchParams]).toEqual([['c', '3']]);
    searchParams.delete('c');
    expect(url.href).toBe('https://h/p');
    expect(url.searchParams).toBe(searchParams);
  });

  it('reads halves of surrogate pairs in parameters as the replacement character', () => {
    const { searchParams } = new RealmUrl('https://h/');
    const ParamsOf = searchParams.constructor as typeof URLSearchParams; // The realm's own class.
    for (const text of ['a=\ud800', 'a=%20\udc00', '\ud800+=b']) {
      expect(`${new ParamsOf(text).toString()}`).toBe(`${new URLSearchParams(text)}`);
      expect([...new ParamsOf(text)]).toEqual([...new URLSearchParams(text)]);
    }
  });

  it('canParse and parse', () => {
    expect([RealmUrl.canParse('x'), RealmUrl.canParse('x', 'http://h'), RealmUrl.parse('x')]).toEqual([
      false,
      true,
      null,
    ]);
    expect(RealmUrl.parse('../x', 'http://h/a/b/c')?.href).toBe('http://h/a/x');
    expect(() => new RealmUrl('nothing')).toThrow('Invalid URL: "nothing"');
    expect(JSON.stringify({ url: new RealmUrl('http://h') })).toBe('{"url":"http://h/"}');
  });
});
