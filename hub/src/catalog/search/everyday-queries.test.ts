// Queries in words of everyday, over tools whose texts have none of them.
import { expect, test } from 'vitest';
import { toolWith } from '../declare/tool-fixture.ts';
import { createToolIndex } from './tool-index.ts';

const CATALOG: Readonly<Record<string, readonly string[]>> = {
  youtube: ['get_video', 'get_channel'],
  discord: ['ban_member', 'pin_message', 'list_members'],
  charts: ['generate_organization_chart', 'generate_pie_chart'],
  browser: ['take_screenshot', 'list_pages'],
  git: ['create_branch', 'revert_commit', 'list_commits'],
  mail: ['send_email', 'list_drafts'],
};

const index = createToolIndex();
for (const [name, tools] of Object.entries(CATALOG)) {
  index.setIntegration({
    name,
    purpose: '',
    tools: tools.map((wireName) => toolWith({ integration: name, wireName, description: '', inputSchema: {} })),
  });
}
await index.ready();

const found = (query: string) =>
  index
    .search(query, { limit: 5 })
    .hits.flatMap(({ document }) => (document.kind === 'tool' ? [document.tool.wireName] : []));

test.each([
  ['keep a troublemaker out for good', 'ban_member'],
  ['who reports to whom', 'generate_organization_chart'],
  ['grab what the screen shows', 'take_screenshot'],
  ['put it back the way it was', 'revert_commit'],
  ['organigrama', 'generate_organization_chart'],
  ['Kreisdiagramm', 'generate_pie_chart'],
  ['przypnij wiadomość', 'pin_message'],
])('%s finds %s', (query, expected) => {
  expect(found(query)[0]).toBe(expected);
});

test.each(['You Tube video', 'YouTube video'])('%s is one word to the catalogue', (query) => {
  expect(found(query)[0]).toBe('get_video');
});

test('of two needs each has its tool among the first five', () => {
  expect(found('create a branch and send an email')).toEqual(expect.arrayContaining(['create_branch', 'send_email']));
});

test('a report that goes somewhere is no chart of who reports to whom', () => {
  expect(found('send the report to my mail')).not.toContain('generate_organization_chart');
});
