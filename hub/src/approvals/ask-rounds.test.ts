import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, AskPerson, Question } from './ask.ts';
import { createAskPlaces, createAskRounds, ROUND_MS } from './ask-rounds.ts';

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
