import { describe, expect, test } from 'vitest';
import { translate } from './translate.ts';

const unknown = () => false;

/** The query in English: the first meaning of each word, words that were left alone as they are. */
function english(query: string, isKnown: (word: string) => boolean = unknown): string {
  const words = query.split(' ');
  const meanings = translate(words, isKnown);
  return words.flatMap((word, n) => meanings[n]?.slice(0, 1) ?? (meanings[n] === undefined ? [word] : [])).join(' ');
}

describe('Polish', () => {
  test.each([
    ['pokaż otwarte zgłoszenia w projekcie', 'show open issue project'],
    ['pokaz otwarte zgloszenia w projekcie', 'show open issue project'],
    ['utwórz nowe zadanie', 'create new task'],
    ['wyślij wiadomość do klienta', 'send message customer'],
    ['usuwanie plików z folderu', 'delete file folder'],
    ['jaka będzie pogoda jutro', 'będzie weather tomorrow'],
    ['lista merge requestów do przeglądu', 'list merge request review'],
    ['zamknij ticket', 'close ticket'],
    ['opóźnienia pociągów', 'delay train'],
    ['informacje o fakturze', 'information invoice'],
    ['klienci w chmurze', 'customer cloud'],
  ])('%s = %s', (query, expected) => {
    expect(english(query)).toBe(expected);
  });
});

describe('German', () => {
  test.each([
    ['zeige die Liste aller offenen Tickets', 'show list all open issue'],
    ['Kalendereintrag löschen', 'calendar record delete'],
    ['Kalendereintrag loeschen', 'calendar record delete'],
    ['Fehlerberichte erstellen', 'bug report create'],
    ['Größe der Datei ändern', 'size file update'],
    ['Benutzername des Kontos', 'username account'],
    ['Rechnungen des letzten Monats suchen', 'invoice last month search'],
    ['erstelle merge request', 'create merge request'],
    ['Luftfeuchtigkeit anzeigen', 'humidity show'],
    ['Passwort verschlüsseln', 'password encrypt'],
  ])('%s = %s', (query, expected) => {
    expect(english(query)).toBe(expected);
  });
});

describe('Spanish', () => {
  test.each([
    ['mostrar los correos no leídos', 'show email unread'],
    ['crear una nueva tarea en el proyecto', 'create new task project'],
    ['envíame el informe', 'send report'],
    ['eliminacion de usuarios', 'delete user'],
    ['muestra el presupuesto', 'show budget'],
    ['busque archivos', 'search file'],
  ])('%s = %s', (query, expected) => {
    expect(english(query)).toBe(expected);
  });
});

describe('French', () => {
  test.each([
    ['affiche la liste des fichiers', 'show list file'],
    ['supprimer un événement du calendrier', 'delete event calendar'],
    ['créer une tâche', 'create task'],
    ['rembourser la commande', 'refund order'],
    ['supprimer les canaux', 'delete channel'],
    ['comparer la branche', 'compare branch'],
    ['prévisions météo pour demain', 'predict weather tomorrow'],
  ])('%s = %s', (query, expected) => {
    expect(english(query)).toBe(expected);
  });
});

describe('an English query is left alone', () => {
  test.each([
    'list the most popular jobs',
    'to do list for today',
    'let it die on error',
    'plan a trip to los angeles',
    'show a banner at the foot of the page',
    'monument records never vacant',
    'start the summer tournment',
    'no comment on my pull request',
    'firmware of the planet scanner',
    'weather in la paz',
    'get the data of a table as csv',
    'merge conflict in pod',
  ])('%s', (query) => {
    expect(translate(query.split(' '), unknown).every((meaning) => meaning === undefined)).toBe(true);
  });

  test('words of no language too', () => {
    expect(translate(['zxcvb', '天気', '', '42'], unknown)).toEqual([undefined, undefined, undefined, undefined]);
    expect(translate([], unknown)).toEqual([]);
  });

  test('a word that merely begins like a foreign one is its own where the catalogue knows it', () => {
    expect(translate(['usuwania'], unknown)).toEqual([['delete', 'remove']]);
    expect(translate(['usuwania'], (word) => word === 'usuwania')).toEqual([undefined]);
  });
});

describe('words of two languages', () => {
  test('keep their own meaning beside the other one in a foreign query', () => {
    expect(translate(['termin', 'löschen'], unknown)[0]).toContain('appointment');
    expect(translate(['red', 'del', 'servidor'], unknown)[0]).toEqual(['network', 'red']);
    expect(translate(['red', 'car'], unknown)[0]).toBeUndefined();
  });

  test('function words go only where the query is of their language', () => {
    expect(english('die Datei')).toBe('file');
    expect(english('die or live')).toBe('die or live');
  });

  test('what the catalogue calls things stays beside its English', () => {
    expect(translate(['rechnung', 'suchen'], (word) => word === 'rechnung')[0]).toEqual(['invoice', 'rechnung']);
  });
});
