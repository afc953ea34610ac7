/** A search for what is not there is told from others, however many words of it stand somewhere; what is there is still found. */
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
  'merge pull request',
  'roll back the deployment',
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
])('%s: nothing fits well', (query) => {
  expect(index.search(query, { limit: 50 }).isGood).toBe(false);
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
  expect(index.search(query, { limit: 50 }).isGood).toBe(true);
});

const answerTo = (query: string): Promise<string> =>
  createSearchAnswer(async ({ limit }) => index.search(query, { limit }))({
    query,
    detail: 'names',
    limit: 10,
    integrations: INTEGRATIONS,
    mayCall: () => true,
    notSetUp: [],
  });

test('what may still be meant is shown, a few of the nearest, and the answer says that none of it fits well', async () => {
  expect(await answerTo('charter a boat for twelve guests next summer')).toMatch(
    /^\(Nothing fits "charter a boat for twelve guests next summer" well\.[^\n]+\)\n(?:\w+\.\w+\n?){1,5}$/,
  );
  expect(await answerTo('list open issues')).not.toContain('Nothing fits');
});

test('the answer says that nothing fits at all, and which integrations there are', async () => {
  expect(await answerTo('flibbertigibbet quux')).toMatch(
    /^Nothing fits "flibbertigibbet quux"\.(?: Nearest names: [^\n]+)?\nIntegrations:\n- tracker/,
  );
});

describe('the bounds', () => {
  const ranked = (...fits: readonly number[]) => fits.map((fit, slot) => ({ slot, score: fit, fit }));
  const kept = (words: number, ...fits: readonly number[]) =>
    fitting(ranked(...fits), words).found.map(({ score }) => score);
  const isGood = (words: number, ...fits: readonly number[]) => fitting(ranked(...fits), words).isGood;

  test('of few words a share of them, of many so many words in all', () => {
    expect(kept(1, 0.15, 0.13)).toEqual([0.15]);
    expect(kept(2, 0.13, 0.12)).toEqual([0.13]);
    expect(kept(10, 0.03, 0.02)).toEqual([0.03]);
    expect(kept(2, 0.1, 0.05)).toEqual([]);
  });

  test('the best fits well from twice as much on', () => {
    expect([isGood(1, 0.1, 0.28), isGood(1, 0.1, 0.27)]).toEqual([true, false]);
    expect([isGood(10, 0.05), isGood(10, 0.04)]).toEqual([true, false]);
  });

  test('of short queries what is far behind the best is left out, whatever its place; of long ones less', () => {
    expect(kept(4, 0.2, 1, 0.4)).toEqual([1, 0.4]);
    expect(kept(12, 0.2, 1, 0.05)).toEqual([0.2, 1]);
  });

  test('of nothing comes nothing', () => {
    expect(fitting([], 0)).toEqual({ found: [], isGood: false });
  });
});
