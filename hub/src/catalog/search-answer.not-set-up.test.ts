/** Who asks for an integration that is not set up is told so, and what the operator can do. */
import { expect, test } from 'vitest';
import { integrationWith, toolWith } from './declare/tool-fixture.ts';
import { createSearchAnswer } from './search-answer.ts';

const NOTE =
  'redmine is known here but not set up, so nothing of it can be called; the operator sees what is missing with bin/sallyport status and starts it with bin/sallyport up';
const listNotes = toolWith({ integration: 'demo', wireName: 'list_notes', method: 'listNotes' });
const DEMO = integrationWith('demo', { tools: [listNotes] });

/** The answer where the search finds one note of the demo for everything, or nothing at all. */
function answer(query: string, options: { readonly integration?: string; readonly finds?: boolean } = {}) {
  const hits = options.finds === false ? [] : [{ document: { kind: 'tool', tool: listNotes, integration: 'demo' }, score: 1 } as const]; // biome-ignore format: one line
  const search = createSearchAnswer(async () => ({ hits, matches: hits.length, isGood: hits.length > 0 }));
  const { integration } = options;
  const known = { integrations: [DEMO], mayCall: () => true, notSetUp: ['redmine', 'googleDrive'] };
  return search({ query, integration, detail: 'names', limit: 5, ...known });
}

test.each(['redmine', 'list issues in Redmine', 'redmine.listIssues', 'redmine_list_issues'])(
  'the query %j says it before what fits else',
  async (query) => {
    expect(await answer(query)).toBe(`(${NOTE})\ndemo.listNotes`);
    expect(await answer(query, { finds: false })).toMatch(/^Nothing fits "[^"]+"\./);
    expect(await answer(query, { finds: false })).toContain(`\n(${NOTE})\nIntegrations:\n- demo`);
  },
);

test('a name of several words is known in any spelling', async () => {
  for (const query of ['google drive files', 'googleDrive', 'files of Google-Drive'])
    expect(await answer(query)).toContain('(googleDrive is known here but not set up');
});

test.each(['list issues', 'redmines', 'drive', 'google'])('the query %j names none', async (query) => {
  expect(await answer(query)).toBe('demo.listNotes');
});

test('who looks only in it is told the same, with what there is', async () => {
  expect(await answer('issues', { integration: 'redmine' })).toMatch(new RegExp(`^${NOTE}\\.\nIntegrations:\n- demo`));
});

test('the listing names those that are not set up', async () => {
  expect(await answer('')).toContain('\n(known but not set up: redmine, googleDrive; the operator sees');
});
