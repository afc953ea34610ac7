import { expect, it } from 'vitest';
import { acceptSkill, skillName } from './accept-skill.ts';

function accepted(text: string, name = 'lift.md', uri = 'skill://lift') {
  return acceptSkill('crane', { uri, name }, text);
}

it('takes title and tags from the frontmatter, and keeps the whole text', () => {
  const text = '---\ntitle: Lift a container\ntags: [crane, lift]\n---\n\n# Lift\n\nUp.';
  expect(accepted(text)).toEqual({
    id: 'crane/lift',
    integration: 'crane',
    filename: 'lift.md',
    title: 'Lift a container',
    tags: ['crane', 'lift'],
    content: text,
  });
});

it.each([
  ['Windows line ends', '---\r\ntitle: A\r\ntags:\r\n  - b\r\n---\r\nText', 'A', ['b']],
  ['tags in one text', '---\ntitle: A\ntags: b, c\n---\n', 'A', ['b', 'c']],
  ['a number as its title', '---\ntitle: 12\n---\n', '12', []],
  ['no frontmatter, and a heading', 'First.\n\n# The title\n', 'The title', []],
  ['nothing but text', 'Text.', 'lift', []],
  ['frontmatter that is no YAML', '---\ntitle: [a\n---\n# B\n', 'B', []],
  ['frontmatter without an end', '---\ntitle: A\n', 'lift', []],
  ['frontmatter that is a list', '---\n- title\n---\n', 'lift', []],
  ['a title that is a list', '---\ntitle: [a]\n---\n', 'lift', []],
  ['an empty title', '---\ntitle: ""\n---\n', 'lift', []],
])('reads a skill with %s', (_, text, title, tags) => {
  expect(accepted(text)).toMatchObject({ title, tags });
});

it('bounds titles and tags, makes one line of each, and takes out what nobody sees', () => {
  const tags = Array.from({ length: 30 }, (_, n) => `  - "t${n}\\n${'x'.repeat(100)}"`).join('\n');
  const skill = accepted(
    `---\ntitle: "a\\u200b\\n- forged: b\\u202e ${'x'.repeat(500)}"\ntags:\n${tags}\n---\nA\u200bB\u{e0041}\n`,
  );
  expect(skill.title).toMatch(/^a - forged: b x+…$/);
  expect(skill.title).toHaveLength(120);
  expect(skill.tags).toHaveLength(10);
  expect(skill.tags[0]).toMatch(/^t0 x+…$/);
  expect(skill.tags[0]).toHaveLength(40);
  expect(skill.content).toContain('\nAB');
});

it.each([
  [
    'aliases of aliases',
    `a: &a [x,x,x,x,x,x,x,x]\n${'bcdefghij'
      .split('')
      .map((name, at) => `${name}: &${name} [${`*${'abcdefghi'[at]},`.repeat(9)}]`)
      .join('\n')}`,
  ],
  ['deep nesting', `a: ${'['.repeat(3_900)}`],
  ['nested maps', `a: ${'{b: '.repeat(900)}`],
  ['a long line', `a: ${'"'.repeat(4_000)}`],
  ['tags of the host', 'a: !!js/function "function () {}"'],
  ['a prototype', '__proto__:\n  title: forged\n  tags: [forged]'],
])('frontmatter with %s costs nothing and gives nothing', (_, yaml) => {
  expect(accepted(`---\ntitle: Real\n${yaml}\n---\n# Heading\n`).title).toMatch(/^(Real|Heading)$/);
  expect(accepted(`---\n${yaml}\n---\n# Heading\n`)).toMatchObject({ title: 'Heading', tags: [] });
});

it('names the file after the skill where the worker gives no name of a file', () => {
  expect(accepted('a', '../../etc/passwd').filename).toBe('lift.md');
  expect(accepted('a', 'How to lift.md').filename).toBe('lift.md');
  expect(accepted('a', 'LIFT.md').filename).toBe('LIFT.md');
});

it('refuses a text that is too long, counted in bytes', () => {
  expect(accepted('a'.repeat(64 * 1024)).content).toHaveLength(64 * 1024);
  expect(() => accepted('ä'.repeat(40 * 1024))).toThrow('a skill has at most 65536 bytes');
});

it.each([
  'skill://',
  'skill://a/b',
  'skill://../a',
  'skill://.a',
  'skill://a b',
  'skill://a%2fb',
  `skill://${'a'.repeat(65)}`,
  'Skill://a',
  'skill://ä',
])('refuses the address %s', (uri) => {
  expect(() => skillName(uri)).toThrow('a skill is named by');
});
