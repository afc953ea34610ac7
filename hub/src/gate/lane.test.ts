import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { workspaceOf } from '../identity.ts';
import { type CallLimits, limitsFrom } from '../limits.ts';
import type { Script } from './call.ts';
import { createLane, type Lane } from './lane.ts';

let limits: CallLimits;
let lane: Lane;
beforeEach(() => {
  limits = { ...limitsFrom(readConfig({})).call, inFlight: 2 };
  lane = createLane('tracker', () => limits);
});

function script(clientName: string, signal: AbortSignal = new AbortController().signal): Script {
  const client = { name: clientName };
  return {
    id: clientName,
    client,
    workspace: workspaceOf(client, undefined),
    signal,
    deadline: 0,
  };
}

/** Enters and notes the name once it may go. */
function entering(of: Script, name: string, admitted: string[]): Promise<unknown> {
  return lane.enter(of).then(
    () => admitted.push(name),
    (error: { code?: string }) => admitted.push(`${name}: ${error.code}`),
  );
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a lane', () => {
  test('gives the next place to the client with the fewest calls under way, however many another has waiting', async () => {
    const admitted: string[] = [];
    const flood = script('flood');
    const modest = script('modest');
    for (let n = 1; n <= 300; n += 1) void entering(flood, `flood ${n}`, admitted);
    void entering(modest, 'modest 1', admitted);
    void entering(modest, 'modest 2', admitted);
    await turn();
    expect(admitted).toEqual(['flood 1', 'flood 2']);
    lane.leave(flood);
    await turn();
    expect(admitted.at(-1)).toBe('modest 1');
    lane.leave(modest);
    await turn();
    expect(admitted.at(-1)).toBe('modest 2');
    lane.leave(modest);
    await turn();
    expect(admitted.slice(2)).toEqual(['modest 1', 'modest 2', 'flood 3']);
  });

  test('is fair between the scripts of one client too', async () => {
    const admitted: string[] = [];
    const first = script('same');
    const second = script('same');
    for (let n = 1; n <= 10; n += 1) void entering(first, `first ${n}`, admitted);
    void entering(second, 'second 1', admitted);
    await turn();
    lane.leave(first);
    await turn();
    expect(admitted).toEqual(['first 1', 'first 2', 'second 1']);
  });

  test('lets as many of one client wait as the limit says, and others still after that', async () => {
    limits = { ...limits, waiting: 5 };
    const admitted: string[] = [];
    const flood = script('flood');
    for (let n = 1; n <= 8; n += 1) void entering(flood, `${n}`, admitted);
    await turn();
    expect(admitted).toEqual(['1', '2', '8: CONCURRENT_LIMIT_EXCEEDED']);
    await expect(lane.enter(flood)).rejects.toMatchObject({
      message: expect.stringMatching(/^5 calls to tracker .* 2 are let through/),
      hint: expect.stringContaining('concurrency: 2'),
    });
    const other = lane.enter(script('other'));
    lane.leave(flood);
    await other;
  });

  test('follows a limit that changes while calls are under way', async () => {
    const admitted: string[] = [];
    const one = script('one');
    for (let n = 1; n <= 6; n += 1) void entering(one, `${n}`, admitted);
    limits = { ...limits, inFlight: 4 };
    lane.leave(one);
    await turn();
    expect(admitted).toEqual(['1', '2', '3', '4', '5']);
    limits = { ...limits, inFlight: 1 };
    for (let n = 1; n <= 3; n += 1) lane.leave(one);
    await turn();
    expect(admitted).toHaveLength(5);
    lane.leave(one);
    await turn();
    expect(admitted).toHaveLength(6);
  });

  test('gives no place to a call whose script ended while it waited', async () => {
    const admitted: string[] = [];
    const stop = new AbortController();
    const one = script('one');
    const ending = script('ending', stop.signal);
    for (let n = 1; n <= 3; n += 1) void entering(one, `${n}`, admitted);
    void entering(ending, 'ending', admitted);
    stop.abort();
    lane.leave(one);
    await turn();
    expect(admitted).toEqual(['1', '2', 'ending: SANDBOX_TIMEOUT', '3']);
    await expect(lane.enter(ending)).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
  });
});
