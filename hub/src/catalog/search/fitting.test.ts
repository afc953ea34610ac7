/** Searches for what is not there find nothing, however many words of theirs stand somewhere; what is there is still found. */
import { beforeAll, describe, expect, test } from 'vitest';
import { integrationWith, toolWith } from '../declare/tool-fixture.ts';
import { createSearchAnswer } from '../search-answer.ts';
import { fitting } from './fitting.ts';
import { createToolIndex, type ToolIndex } from './tool-index.ts';

const TOOLS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  tracker: [
    ['list_issues', 'Lists the issues of a project, with status, priority, assignee and due date.'],
    ['get_issue', 'One issue with its comments, attachments and history.'],
    ['create_issue', 'Creates an issue in a project.'],
    ['update_issue', 'Changes fields of an issue: status, assignee, priority, notes.'],
    ['delete_issue', 'Deletes an issue for good.'],
    ['list_projects', 'Lists the projects that the user can see.'],
    ['log_time', 'Books hours on an issue or a project.'],
    ['list_time_entries', 'Time that was booked, by user, project and date.'],
    ['add_watcher', 'Adds a user to those who are told of changes to an issue.'],
    ['search', 'Full-text search over issues, wiki pages and news.'],
  ],
  mail: [
    ['send_message', 'Sends a mail to one or more recipients.'],
    ['list_messages', 'Lists the messages of a folder, the newest first.'],
    ['create_filter', 'Creates a filter that sorts incoming messages.'],
    ['get_attachment', 'Downloads one attachment of a message.'],
    ['list_labels', 'Lists the labels of the mailbox.'],
  ],
  calendar: [
    ['list_events', 'Lists the events of a calendar between two points in time.'],
    ['create_event', 'Creates an event with title, time, place and guests.'],
    ['find_free_time', 'Finds time in which all guests are free.'],
    ['delete_event', 'Deletes an event and tells its guests.'],
  ],
};
const INTEGRATIONS = Object.entries(TOOLS).map(([name, tools]) =>
  integrationWith(name, {
    tools: tools.map(([wireName, description]) =>
      toolWith({ integration: name, wireName, method: wireName, description }),
    ),
  }),
);

let index: ToolIndex;
beforeAll(async () => {
  index = createToolIndex();
  for (const integration of INTEGRATIONS) index.setIntegration(integration);
  await index.ready();
});

const namesFor = (query: string): readonly string[] =>
  index
    .search(query, { limit: 50 })
    .hits.map(({ document }) => (document.kind === 'tool' ? `${document.integration}.${document.tool.wireName}` : ''));

test.each([
  'flibbertigibbet quux',
  'asdf qwer zxcv',
  'xylophone tuning',
  'water the tomato plants',
  'knitting pattern for socks',
  'buy a train ticket to Vienna',
  'weather forecast for Oslo',
  'bitcoin price',
  'stock price of Tesla',
  'beekeeping hive inspection',
  'turn off the kitchen lights',
  'order groceries',
  'calories in a banana',
  'sourdough hydration ratio',
  'generate an image of a cat',
  'tax return for 2024',
  'horoscope for scorpio',
  'DNA sequence alignment',
  'satellite imagery of the Amazon',
  'crossword puzzle hints',
  'prescription refill',
  'vacuum the living room',
  'kubernetes pods',
  'render 3d model',
  'compress a video',
  'mortgage calculator',
  'wypożycz kajak nad jeziorem',
  'kaufe mir ein neues Fahrrad',
  'Blutdruck messen',
  'recette de ratatouille',
  'afinar el violín',
  '天気予報',
  'погода в Москве',
])('%s: nothing fits', (query) => {
  expect(namesFor(query)).toEqual([]);
  expect(index.search(query, { limit: 50 }).matches).toBe(0);
});

test.each([
  ['list open issues', 'tracker.list_issues'],
  ['create a ticket', 'tracker.create_issue'],
  ['serch mesages', 'mail.list_messages'],
  ['zgłoszenia projektu', 'tracker.list_issues'],
  ['eine E-Mail senden', 'mail.send_message'],
  ['how many hours did people book on the project last month', 'tracker.log_time'],
  ['download the file that somebody attached to a mail', 'mail.get_attachment'],
  ['when are all of us free for a meeting next week', 'calendar.find_free_time'],
  ['set the priority of a bug to high and give it to somebody else', 'tracker.update_issue'],
  ['attachment', 'mail.get_attachment'],
])('%s: %s is still among the first', (query, name) => {
  expect(namesFor(query).slice(0, 5)).toContain(name);
});

test('the answer says that nothing fits, and which integrations there are', async () => {
  const answer = createSearchAnswer(async ({ query, limit }) => index.search(query, { limit }));
  const known = { integrations: INTEGRATIONS, mayCall: () => true, notSetUp: [] };
  const text = await answer({ query: 'water the tomato plants', detail: 'summary', limit: 10, ...known });
  expect(text).toMatch(
    /^Nothing fits "water the tomato plants"\.(?: Nearest names: [^\n]+)?\nIntegrations:\n- tracker/,
  );
});

describe('the bounds', () => {
  const ranked = (...fits: readonly number[]) => fits.map((fit, slot) => ({ slot, score: fit, fit }));
  const kept = (words: number, ...fits: readonly number[]) => fitting(ranked(...fits), words).map(({ score }) => score);

  test('of few words a share of them, of many so many words in all', () => {
    expect(kept(1, 0.3, 0.27)).toEqual([0.3]);
    expect(kept(2, 0.26, 0.24)).toEqual([0.26]);
    expect(kept(10, 0.06, 0.04)).toEqual([0.06]);
    expect(kept(2, 0.1, 0.2)).toEqual([]);
  });

  test('of short queries what is far behind the best, whatever its place; of long ones less', () => {
    expect(kept(4, 0.2, 1, 0.4)).toEqual([1, 0.4]);
    expect(kept(12, 0.2, 1, 0.05)).toEqual([0.2, 1]);
  });

  test('of nothing comes nothing', () => {
    expect(fitting([], 0)).toEqual([]);
  });
});
