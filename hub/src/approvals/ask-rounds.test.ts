import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, AskPerson, Question } from './ask.ts';
import { createAskPlaces, createAskRounds, MAX_ASKED, MAX_ASKED_AT_ONCE, ROUND_MS } from './ask-rounds.ts';

const APPROVED: Answer = { verdict: 'approve' };
const signal = new AbortController().signal;
const log = pino({ level: 'silent' });

function question(id: string): Question {
  return { id, text: 'Approve?', decided: signal };
}

function roundsWith(askPerson: AskPerson, parts: Partial<Parameters<typeof createAskRounds>[0]> = {}) {
  return createAskRounds({
    client: 'alice',
    askPerson,
    places: createAskPlaces(4),
    record: async () => undefined,
    log,
    ...parts,
  });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a round asks all that was collected, in its order, and answers each in its place', async () => {
  const askPerson = vi.fn<AskPerson>(async (questions) =>
    questions.map(({ id }) => ({ verdict: id === 'b' ? 'reject' : 'approve' })),
  );
  const rounds = roundsWith(askPerson);
  const answers = Promise.all(['a', 'b', 'c'].map((id) => rounds.ask(question(id), signal)));
  expect(askPerson).not.toHaveBeenCalled();
  await rounds.round();
  expect((await answers).map((answer) => answer.verdict)).toEqual(['approve', 'reject', 'approve']);
  expect(askPerson).toHaveBeenCalledOnce();
  await rounds.round();
  expect(askPerson).toHaveBeenCalledOnce();
});

test('nobody is asked before it stands on the audit log, nor where that fails', async () => {
  const askPerson = vi.fn<AskPerson>(async () => [APPROVED]);
  const rounds = roundsWith(askPerson, {
    async record() {
      expect(askPerson).not.toHaveBeenCalled();
      throw new Error('the disk is full');
    },
  });
  const answer = rounds.ask(question('a'), signal);
  await rounds.round();
  expect(await answer).toEqual({ verdict: 'none', why: 'failed' });
  expect(askPerson).not.toHaveBeenCalled();
});

test.each<readonly [string, AskPerson]>([
  ['fails', () => Promise.reject(new Error('broken'))],
  ['answers too little', async () => []],
])('an asking that %s approves nothing', async (_how, askPerson) => {
  const rounds = roundsWith(askPerson);
  const answers = ['a', 'b'].map((id) => rounds.ask(question(id), signal));
  await rounds.round();
  expect(await Promise.all(answers)).toEqual(answers.map(() => ({ verdict: 'none', why: 'failed' })));
});

test('a script that has ended asks nobody, and one that ends has its answer at once', async () => {
  const ending = new AbortController();
  const rounds = roundsWith(() => new Promise(() => undefined));
  const answer = rounds.ask(question('a'), ending.signal);
  void rounds.round();
  ending.abort();
  expect(await answer).toEqual({ verdict: 'none', why: 'ended' });
  expect(await rounds.ask(question('b'), ending.signal)).toEqual({ verdict: 'none', why: 'ended' });
});

test('all rounds of a script together have a quarter of an hour; then nobody is asked any more', async () => {
  const given: number[] = [];
  const rounds = roundsWith(async (_questions, { ms }) => {
    given.push(ms);
    vi.advanceTimersByTime(Math.min(ms, 4 * 60_000));
    return [APPROVED];
  });
  const ask = async () => {
    const answer = rounds.ask(question('a'), signal);
    await rounds.round();
    return answer;
  };
  for (let round = 0; round < 4; round += 1) expect(await ask()).toEqual(APPROVED);
  expect(given).toEqual([ROUND_MS, ROUND_MS, ROUND_MS, 3 * 60_000]);
  expect(await ask()).toEqual({ verdict: 'none', why: 'spent' });
  expect(given).toHaveLength(4);
});

test('a client takes at most half of the places, and gives each back, also when asking failed', async () => {
  const places = createAskPlaces(4);
  const answer = Promise.withResolvers<readonly Answer[]>();
  const suspended = (client: string, askPerson: AskPerson = () => answer.promise) => {
    const rounds = roundsWith(askPerson, { client, places });
    const given = rounds.ask(question('a'), signal);
    void rounds.round();
    return given;
  };
  const two = [suspended('alice'), suspended('alice')];
  expect(await suspended('alice')).toEqual({ verdict: 'none', why: 'busy' });
  two.push(suspended('bob'), suspended('bob'));
  expect(await suspended('carol')).toEqual({ verdict: 'none', why: 'busy' });
  answer.resolve([APPROVED]);
  expect(await Promise.all(two)).toEqual(two.map(() => APPROVED));
  const broken: AskPerson = () => Promise.reject(new Error('broken'));
  for (let time = 0; time < 5; time += 1)
    expect(await suspended('alice', broken)).toEqual({ verdict: 'none', why: 'failed' });
  expect(await suspended('carol')).toEqual(APPROVED);
});

test('where no script may wait nobody is asked', async () => {
  const askPerson = vi.fn<AskPerson>(async () => [APPROVED]);
  const rounds = roundsWith(askPerson, { places: createAskPlaces(0) });
  const answer = rounds.ask(question('a'), signal);
  await rounds.round();
  expect(await answer).toEqual({ verdict: 'none', why: 'busy' });
  expect(askPerson).not.toHaveBeenCalled();
});

test('a round has no more questions than a person can be shown, and the others wait for the operator', async () => {
  const asked: (readonly string[])[] = [];
  const recorded: (readonly string[])[] = [];
  const rounds = roundsWith(
    async (questions) => {
      asked.push(questions.map(({ id }) => id));
      return questions.map(() => APPROVED);
    },
    { record: async (questions) => void recorded.push(questions.map(({ id }) => id)) },
  );
  const ids = Array.from({ length: MAX_ASKED_AT_ONCE + 3 }, (_, index) => `a${index}`);
  const answers = ids.map((id) => rounds.ask(question(id), signal));
  await rounds.round();
  expect(asked).toEqual([ids.slice(0, MAX_ASKED_AT_ONCE)]);
  expect(recorded).toEqual(asked);
  expect(await Promise.all(answers)).toEqual([
    ...Array.from({ length: MAX_ASKED_AT_ONCE }, () => APPROVED),
    ...Array.from({ length: 3 }, () => ({ verdict: 'none', why: 'too-many' })),
  ]);
  await rounds.round();
  expect(asked).toHaveLength(1);
});

test('those that are over wait as long as the others: the script does not go on while a person is asked', async () => {
  const decide = Promise.withResolvers<void>();
  const rounds = roundsWith(async (questions) => {
    await decide.promise;
    return questions.map(() => APPROVED);
  });
  const answers = Array.from({ length: MAX_ASKED_AT_ONCE + 1 }, (_, index) =>
    rounds.ask(question(`a${index}`), signal),
  );
  const settled: string[] = [];
  const all = answers.map((answer) => answer.then(({ verdict }) => settled.push(verdict)));
  const round = rounds.round();
  await new Promise(setImmediate);
  expect(settled).toEqual([]);
  decide.resolve();
  await Promise.all([round, ...all]);
  expect(settled).toHaveLength(MAX_ASKED_AT_ONCE + 1);
});

test('a script asks a person about so many calls in all; then nobody is asked any more', async () => {
  const askPerson = vi.fn<AskPerson>(async (questions) => questions.map(() => APPROVED));
  const rounds = roundsWith(askPerson);
  const ask = async (count: number) => {
    const answers = Array.from({ length: count }, (_, index) => rounds.ask(question(`a${index}`), signal));
    await rounds.round();
    return (await Promise.all(answers)).filter(({ verdict }) => verdict === 'approve').length;
  };
  let approved = 0;
  while (approved + MAX_ASKED_AT_ONCE < MAX_ASKED) approved += await ask(MAX_ASKED_AT_ONCE);
  approved += await ask(MAX_ASKED_AT_ONCE - 1);
  expect(await ask(MAX_ASKED_AT_ONCE)).toBe(MAX_ASKED - approved);
  const calls = askPerson.mock.calls.length;
  expect(await ask(1)).toBe(0);
  expect(askPerson).toHaveBeenCalledTimes(calls);
});
