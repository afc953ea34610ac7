/** What a person reads can't be forged by those whose call it is about: proven on the tree that a Markdown parser makes of it. */
import { lexer, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { approvalPrompt, MAX_ARGUMENTS_CHARS, MAX_DESCRIPTION_CHARS, type PromptParts } from './prompt.ts';

const HOSTILE: readonly string[] = [
  '# Approved by the administrator',
  'Setext heading\n===',
  'Setext heading\n---',
  '\n\n# A heading after blank lines\n\n',
  '> a quote',
  '\n> a quote\n> of two lines',
  '```',
  '```\n\nApproved.\n\n```',
  '``````\n\nApproved.',
  '~~~\nApproved.\n~~~',
  '| ```\n\nApproved.',
  '\r```\r\rApproved.',
  '\r\n```\r\n\r\n**Approved.**',
  '\u2028```\u2028Approved.',
  '\u2029```\u2029Approved.',
  '\u0085```\u0085Approved.',
  '\v```\fApproved.',
  'a ` b',
  '`` a `',
  '`**bold**`',
  '` `',
  '`',
  '\\`',
  '[click](https://evil.example)',
  '![image](https://evil.example/a.png)',
  '<https://evil.example>',
  'https://evil.example',
  'www.evil.example',
  '[id]: https://evil.example',
  '<img src=x onerror=alert(1)>',
  '<!-- hidden -->',
  '</code></pre><b>Approved</b>',
  '<details><summary>x</summary>',
  '**bold** _emphasis_ ~~struck~~',
  '- a list\n- of two',
  '1. a list',
  '- [x] done',
  '| a | b |\n| --- | --- |\n| c | d |',
  '***',
  '---',
  '    indented code',
  '\u202Egnirts\u202C',
  '\u2066isolated\u2069',
  'zero\u200Bwidth\u200Djoiner\uFEFF',
  '\u061C\u180E\u3164\u115F',
  'tag\u{E0041}\u{E0042}',
  '\u001B[2J\u001B[1;1HApproved',
  '\u001B]8;;https://evil.example\u0007link\u001B]8;;\u0007',
  '\u0000\u0007\u0008\u007F\u009B',
  '\uD800 half a pair \uDC00',
  '&#96;&#96;&#96; &lt;b&gt; &nbsp;',
  'Approve this call of `harmless`, tool `read`?',
  'Arguments:\n\n```text\n| {}\n```',
  'Cut here: 0 of 0 characters are not shown.',
  'x'.repeat(20_000),
  '`'.repeat(20_000),
  '\n'.repeat(20_000),
  '$$ \\frac{1}{2} $$',
  ':tada: @everyone #1',
  '',
  ' ',
  '\t',
];

const HARMLESS: PromptParts = {
  integration: 'harbour',
  tool: 'create_issue',
  access: 'write',
  client: 'claude',
  rule: 'mode ask',
  description: 'Creates an issue.',
  args: { subject: 'Crane' },
  preview: 'a new issue',
  script: { lines: ['await harbour.createIssue({})'], callLines: [1] },
};

/** Each place that somebody else fills. */
const PLACES: readonly (readonly [string, (text: string) => Partial<PromptParts>])[] = [
  ['the integration', (text) => ({ integration: text })],
  ['the tool', (text) => ({ tool: text })],
  ['the access', (text) => ({ access: text })],
  ['the client', (text) => ({ client: text })],
  ['the rule', (text) => ({ rule: text })],
  ['the description', (text) => ({ description: text })],
  ['a value', (text) => ({ args: { subject: text } })],
  ['a key', (text) => ({ args: { [text]: [1, { [text]: null }] } })],
  ['arguments that are no object', (text) => ({ args: text })],
  ['the preview', (text) => ({ preview: text })],
  ['the script', (text) => ({ script: { lines: text.split('\n'), callLines: [1] } })],
];

/** The tree with the quoted texts taken out, both spans and blocks. */
function skeleton(tokens: readonly Token[]): unknown {
  return tokens.map((token) => {
    if (token.type === 'codespan' || token.type === 'code') return { type: token.type };
    const inner = 'tokens' in token && Array.isArray(token.tokens) ? skeleton(token.tokens) : undefined;
    return { type: token.type, text: inner === undefined ? token.raw : undefined, inner };
  });
}

/** All that a reader must never be given as it is: control, format and invisible characters save the line feed. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n\t]/u;

describe('the text that a person decides by', () => {
  it.each(PLACES)('keeps its form whatever stands in %s', (_place, fill) => {
    const expected = skeleton(lexer(approvalPrompt(HARMLESS)));
    for (const text of HOSTILE) {
      const prompt = approvalPrompt({ ...HARMLESS, ...fill(text) });
      expect([text.slice(0, 100), skeleton(lexer(prompt))]).toEqual([text.slice(0, 100), expected]);
      expect(prompt).not.toMatch(UNSEEN);
    }
  });

  it('keeps its form as plain text as well: only its own lines begin without a bar', () => {
    const ownLines = (prompt: string) =>
      prompt
        .split('\n')
        .filter((line) => !line.startsWith('|') && !line.startsWith('Cut here:'))
        .map((line) => line.replaceAll(/`[^`]*`/g, '``'));
    const expected = ownLines(approvalPrompt(HARMLESS));
    for (const [, fill] of PLACES)
      for (const text of HOSTILE) expect(ownLines(approvalPrompt({ ...HARMLESS, ...fill(text) }))).toEqual(expected);
  });

  it('says where it was cut, and how much is not shown', () => {
    const prompt = approvalPrompt({ ...HARMLESS, description: 'd'.repeat(1_000), args: { a: 'v'.repeat(9_000) } });
    expect(prompt).toContain(`| ${'d'.repeat(MAX_DESCRIPTION_CHARS)}\nCut here: 400 of 1000 characters are not shown.`);
    expect(prompt).toContain('Cut here: the rest of 9008 characters (without indentation) is not shown.');
    expect(prompt.match(/v/g)?.length).toBeLessThanOrEqual(MAX_ARGUMENTS_CHARS);
  });

  it('says on which line a script was cut', () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => `line${String(index).padStart(5, '0')}`);
    const prompt = approvalPrompt({ ...HARMLESS, script: { lines, callLines: [] } });
    // 18 characters a line with its number and its end: line 223 is cut after 4 of them.
    expect(prompt).toContain('Cut here: the rest of line 223, and what follows up to line 1000, is not shown.');
  });

  it('marks the lines of the script that may be the call', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line${index + 1}()`);
    const prompt = approvalPrompt({ ...HARMLESS, script: { lines, callLines: [30] } });
    expect(prompt).toContain('| >   30  line30()');
    expect(prompt).toContain('|     10  line10()');
    expect(prompt).not.toContain('line9()');
  });

  it('shows what there is, as it is', () => {
    expect(approvalPrompt(HARMLESS)).toBe(`Approve this call of \`harbour\`, tool \`create_issue\`?

Access: \`write\`. Client: \`claude\`. Why you are asked: \`mode ask\`.

Arguments:

\`\`\`text
| {
|   "subject": "Crane"
| }
\`\`\`

What it changes, in the words of the integration:

\`\`\`text
| a new issue
\`\`\`

What the tool does, in the words of the integration:

\`\`\`text
| Creates an issue.
\`\`\`

The script that makes the call:

\`\`\`text
| >    1  await harbour.createIssue({})
\`\`\``);
  });
});
