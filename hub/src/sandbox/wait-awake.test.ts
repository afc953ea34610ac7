import { describe, expect, it } from 'vitest';
import { AWAKE_MS, createAwakeWait } from './wait-awake.ts';

/** A clock that moves by hand, and turns that are taken one by one. */
function awakeWaitByHand() {
  let time = 0;
  const due: (() => void)[] = [];
  const wait = createAwakeWait(
    () => time,
    (turn) => due.push(turn),
  );
  return {
    wait,
    pass: (ms: number) => {
      time += ms;
    },
    isAwake: () => due.length > 0,
    takeTurn: () => due.shift()?.(),
    dueTurns: () => due.length,
  };
}

describe('a wait for a quick answer', () => {
  it('stays awake until the answer comes', () => {
    const { wait, pass, isAwake, takeTurn } = awakeWaitByHand();
    expect(isAwake()).toBe(false);
    wait.begin();
    for (let turns = 0; turns < 5; turns += 1) {
      pass(AWAKE_MS / 10);
      takeTurn();
      expect(isAwake()).toBe(true);
    }
    wait.end();
    takeTurn();
    expect(isAwake()).toBe(false);
  });

  it('falls asleep when the moment is over', () => {
    const { wait, pass, isAwake, takeTurn } = awakeWaitByHand();
    wait.begin();
    pass(AWAKE_MS);
    takeTurn();
    expect(isAwake()).toBe(false);
  });

  it('sleeps at once after a slow answer, until one is quick again', () => {
    const { wait, pass, isAwake, takeTurn } = awakeWaitByHand();
    wait.begin();
    pass(AWAKE_MS);
    takeTurn();
    wait.end();
    wait.begin();
    expect(isAwake()).toBe(false);
    pass(AWAKE_MS / 2);
    wait.end();
    wait.begin();
    expect(isAwake()).toBe(true);
  });

  it('asks for one turn at a time, however often it begins', () => {
    const { wait, pass, takeTurn, dueTurns } = awakeWaitByHand();
    for (let rounds = 0; rounds < 5; rounds += 1) {
      wait.begin();
      pass(AWAKE_MS / 10);
      wait.end();
    }
    wait.begin();
    expect(dueTurns()).toBe(1);
    takeTurn();
    expect(dueTurns()).toBe(1);
  });

  it('takes what comes unasked for no answer', () => {
    const { wait, pass, isAwake } = awakeWaitByHand();
    pass(10 * AWAKE_MS);
    wait.end();
    wait.begin();
    expect(isAwake()).toBe(true);
  });
});
