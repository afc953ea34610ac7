/**
 * Every attack by a script: it has to succeed in the control, and to fail against the whole sandbox, without its check,
 * and (where it is after a secret) as code of a runner's process itself. After each one a plain script still answers.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gate } from '../../gate/call.ts';
import { type BareRealm, startBareRealm, wrapped } from '../testing/bare-realm.ts';
import { runInLockedProcess } from '../testing/locked-process.ts';
import { type SandboxFixture, startSandbox } from '../testing/sandbox-fixture.ts';
import { type Attack, DEFAULT_NEXT, PRELUDE } from './attack.ts';
import { batchOf, isForProcess } from './batch.ts';
import { runControl } from './control.ts';
import { scriptFamilies } from './families/all.ts';
import { hasSucceeded, type Observed } from './judge.ts';
import { count, layerOf, writeTable } from './tally.ts';

const flag = `flag-${randomBytes(8).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'attacks-'));
const file = join(folder, 'flag');
const ENDLESS_LIFE_MS = 400;
const LIFE_MS = 10_000;

let whole: SandboxFixture;
let bare: BareRealm;
/** The attack that the gate of `whole` answers for, and what that gate saw. */
let current: Attack | undefined;
let seen: string[] = [];

const gateOf: Gate = async ({ integration, method, args }) => {
  seen.push(JSON.stringify({ integration, method, args }));
  if (current?.replyError !== undefined) {
    const message = current.replyError.message.replaceAll('FLAG', flag);
    throw new Error(message, { cause: message });
  }
  return current?.reply ?? args;
};

const fill = (code: string): string => code.replace(/\bFILE\b/g, JSON.stringify(file));
const codeOf = ({ code, isBare }: Attack): string => fill(isBare ? code : `${PRELUDE}${code}`);
const nextOf = ({ next = DEFAULT_NEXT }: Attack): string => next;
const lifeOf = ({ goal }: Attack): number => (goal === 'endless' ? ENDLESS_LIFE_MS : LIFE_MS);

/** A late call has this long to be seen. */
const pause = ({ goal }: Attack) => new Promise((resolve) => setTimeout(resolve, goal === 'late-call' ? 60 : 0));

beforeAll(async () => {
  process.env['SALLYPORT_FLAG'] = flag;
  writeFileSync(file, flag);
  writeFileSync(`${file}.json`, JSON.stringify(flag));
  whole = await startSandbox({ gate: gateOf, maxRunners: 2 });
  bare = await startBareRealm();
});
afterAll(async () => {
  writeTable('scripts');
  await whole.close();
  await bare.close();
  rmSync(folder, { recursive: true });
});

async function inControl(attack: Attack): Promise<Observed> {
  const { reply, replyError } = attack;
  const codes = [codeOf(attack), nextOf(attack)];
  return runControl(
    {
      codes,
      ...(reply === undefined ? {} : { reply }),
      ...(replyError === undefined ? {} : { replyError: { message: replyError.message.replaceAll('FLAG', flag) } }),
    },
    lifeOf(attack),
  );
}

type Outcome = {
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly message: string; readonly stack?: string };
};

function textOf({ value, error }: Outcome): string {
  return JSON.stringify([value, error && { code: error.code, message: error.message }]);
}

const CHECK = new Set(['SANDBOX_SYNTAX', 'SANDBOX_FORBIDDEN']);
const LIMITS = new Set([
  'SANDBOX_TIMEOUT',
  'SANDBOX_MEMORY',
  'SANDBOX_LOST',
  'CALL_LIMIT_EXCEEDED',
  'RESULT_TOO_LARGE',
]);

function layerOfScript({ error }: Outcome, hasCheck: boolean): string {
  if (hasCheck && error !== undefined && CHECK.has(error.code)) return 'check';
  return error !== undefined && LIMITS.has(error.code) ? 'limits' : 'realm';
}

interface Trial {
  readonly observed: Observed;
  readonly layer: string;
  readonly plain: unknown;
}

async function tryWith(
  attack: Attack,
  run: (body: string, timeoutMs: number) => Promise<Outcome>,
  hasCheck: boolean,
): Promise<Trial> {
  current = attack;
  seen = [];
  const outcome = await run(codeOf(attack), attack.goal === 'endless' ? ENDLESS_LIFE_MS : LIFE_MS);
  await pause(attack);
  current = undefined;
  const next = await run(nextOf(attack), LIFE_MS);
  const plain = await run('return 1 + 1', LIFE_MS);
  const text = textOf(outcome);
  return {
    observed: { text, next: String(next.value), calls: seen, ended: true },
    layer: layerOfScript(outcome, hasCheck),
    plain: plain.value,
  };
}

describe.each(scriptFamilies)('$name', ({ name, attacks }) => {
  it.each(attacks)('$name', async (attack) => {
    const control = await inControl(attack);
    expect(hasSucceeded(attack, control, flag), `in the control: ${JSON.stringify(control)}`).toBe(true);
    count(name, 'nothing', 'succeeded');

    const withAll = await tryWith(attack, async (code, timeoutMs) => whole.execute(code, { timeoutMs }), true);
    expect(hasSucceeded(attack, withAll.observed, flag), `against all: ${withAll.observed.text}`).toBe(false);
    expect(withAll.plain).toBe(2);
    count(name, 'whole', withAll.layer);

    const withoutCheck = await tryWith(
      attack,
      (code, timeoutMs) => bare.attack(wrapped(code), { gate: gateOf, timeoutMs }),
      false,
    );
    expect(hasSucceeded(attack, withoutCheck.observed, flag), `without the check: ${withoutCheck.observed.text}`).toBe(
      false,
    );
    expect(withoutCheck.plain).toBe(2);
    count(name, 'check off', withoutCheck.layer);
  });
});

const processFamilies = scriptFamilies
  .map(({ name, attacks }) => ({ name, attacks: attacks.filter(isForProcess) }))
  .filter(({ attacks }) => attacks.length > 0);

describe.each(processFamilies)('$name, as code of a runner process itself', ({ name, attacks }) => {
  it.each([true, false])('with the permission model: %s', async (permission) => {
    const outcome = await runInLockedProcess(batchOf(attacks.map((attack) => ({ ...attack, code: codeOf(attack) }))), {
      permission,
      lock: true,
    });
    expect(JSON.stringify(outcome)).not.toContain(flag);
    expect(outcome).toEqual({ value: [...attacks.map(() => expect.any(String)), '2'] });
    for (const answer of 'value' in outcome ? (outcome.value as readonly string[]).slice(0, -1) : []) {
      count(name, permission ? 'and realm off' : 'and permission model off', layerOf(answer));
    }
  });
});

it('no attack by a script broke a rule of the wire', () => {
  expect([bare.audited, whole.audit]).toEqual([[], []]);
});
