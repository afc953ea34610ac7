import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';

const read = (...args: string[]) => readFlags(args, ['project', 'port', 'volumes']);

describe('a command line', () => {
  it('is flags in either spelling, and words', () => {
    const { values, words } = read('add', '--project', 'acme', 'claude', '--port=4010', '--volumes');
    expect([...values]).toEqual([
      ['project', 'acme'],
      ['port', '4010'],
      ['volumes', ''],
    ]);
    expect(words).toEqual(['add', 'claude']);
  });

  it.each([[['-n', '5']], [['-n5']], [['--lines', '5']]])('takes %j for five lines', (args) => {
    expect([...readFlags(args, ['lines']).values]).toEqual([['lines', '5']]);
  });

  it('has a short form only where the flag belongs', () => {
    expect(() => read('-n', '5')).toThrow('There is no option -n here.');
    expect(() => readFlags(['-n'], ['lines'])).toThrow('--lines needs a value.');
  });

  it.each([
    [['--projct', 'acme'], 'There is no option --projct here. Did you mean --project?'],
    [['-p', 'acme'], 'There is no option -p here.'],
    [['--no-containers'], 'There is no option --no-containers here. There are: --project, --port, --volumes'],
    [['--project'], '--project needs a value.'],
    [['--project='], '--project needs a value.'],
    [['--project', '--volumes'], '--project needs a value.'],
    [['--volumes=yes'], '--volumes takes no value.'],
  ])('%j is answered with what to write', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});
