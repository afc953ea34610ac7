import { expect, test } from 'vitest';
import { PINNED, visited } from './console-fixture.ts';

/** The page of an integration of which one skill changed. */
async function changesOf(before: string, after: string): Promise<string> {
  const kind = 'changed' as const;
  const documents = [{ kind, name: 'crane/lift', before: { content: before }, after: { content: after } }];
  const pending = { state: 's1', image: undefined, purpose: undefined, tools: [], documents };
  const { get } = await visited({ pinned: { ...PINNED, pending } });
  const { body } = await get('integrations/crane');
  return body.slice(body.indexOf('id="changes"'), body.indexOf('Accept exactly'));
}

/** Sign and text of each line that is told. */
const linesIn = (page: string): readonly string[] =>
  [...page.matchAll(/<span class="sign">([+-])<span class="unseen">[^<]*<\/span><\/span><bdi>(.*?)<\/bdi>/gs)].map(
    ([, sign, text]) => `${sign}${text?.replaceAll(/<\/?b>/g, '')}`,
  );

test('a skill that changed is told line by line: those that went and came, and no other', async () => {
  const page = await changesOf('# Lift\nLook up.\nLift.\n', '# Lift\nLook up and down.\nLift.\nWave.\n');
  expect(linesIn(page)).toEqual(['-Look up.', '+Look up and down.', '+Wave.']);
});

test('of a text with too many lines that differ all is told, at once', async () => {
  const lines = (word: string) => Array.from({ length: 4_000 }, (_, at) => `${word}${at}`).join('\n');
  const page = await changesOf(lines('was'), lines('is'));
  const told = linesIn(page);
  expect(told).toHaveLength(2);
  const all = ['was0', 'was3999', 'is0', 'is3999'].map((line) => told.join().includes(line));
  expect(all).toEqual([true, true, true, true]);
});
