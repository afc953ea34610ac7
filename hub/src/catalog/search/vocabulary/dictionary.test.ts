import { describe, expect, test } from 'vitest';
import { createDictionary, folded, type LanguageTable } from './dictionary.ts';

const TABLE: LanguageTable = {
  endings: /^(?:e|en|s)?$/,
  changedEnds: [['tze', 't']],
  compounds: true,
  loanEndings: ['en'],
  stopWords: 'der für',
  words: `
calendar: kalender*; entry, event: eintrag* einträge
list, show: list*
cunning: listig
old: alt
`,
};
const dictionary = createDictionary(TABLE);
const english = (word: string) => dictionary.lookUp(folded(word))?.english;

test('case and accents make no difference', () => {
  expect(folded('Żółć Größe ÉTÉ')).toBe('zolc grosse ete');
  expect(english('Einträge')).toEqual(['entry', 'event']);
  expect(dictionary.isStopWord(folded('FÜR'))).toBe(true);
});

test('a stem takes the endings of its language and no others', () => {
  expect(english('listen')).toEqual(['list', 'show']);
  expect(english('listener')).toBeUndefined();
});

test('a whole word is meant before a stem, and a longer stem before a shorter one', () => {
  expect(english('listig')).toEqual(['cunning']);
  expect(dictionary.lookUp('list')?.isExact).toBe(true);
  expect(dictionary.lookUp('liste')?.isExact).toBe(false);
});

describe('compounds', () => {
  test.each([
    ['Kalendereintrag', ['calendar entry', 'calendar event']],
    [
      'Kalendereintragsliste',
      ['calendar entry list', 'calendar entry show', 'calendar event list', 'calendar event show'],
    ],
    ['Kalenderlisten', ['calendar list', 'calendar show']],
    ['Eintragskalender', ['entry calendar', 'event calendar']],
    ['Kalenderxeintrag', undefined],
  ])('%s', (word, expected) => {
    expect(english(word)).toEqual(expected);
  });

  test('a word of more characters than any real one is not taken apart', () => {
    expect(english('kalender'.repeat(3))).toEqual(['calendar calendar calendar']);
    expect(english('kalender'.repeat(5))).toBeUndefined();
  });

  test('a language without them has none', () => {
    expect(createDictionary({ ...TABLE, compounds: false }).lookUp('kalendereintrag')).toBeUndefined();
  });
});

test('a stem that has changed before its ending is known, unless the word itself stands for something', () => {
  const changing = createDictionary({ ...TABLE, words: 'night: nacht*\ncat: katze' });
  expect(changing.lookUp('nachtze')).toEqual({ english: ['night'], isExact: false });
  expect(changing.lookUp('katze')).toEqual({ english: ['cat'], isExact: true });
  expect(changing.lookUp('tze')).toBeUndefined();
});

test('the endings that English words borrow are told, without saying that the rest is a word', () => {
  expect(dictionary.borrowed('ticketen')).toEqual(['ticket']);
  expect(dictionary.borrowed('ticket')).toEqual([]);
});
