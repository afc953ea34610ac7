/**
 * The hub is killed at instants of chance, while clients run scripts that write. Real hub, keeper, runners and worker;
 * nothing is stubbed. Two such systems at a time. SALLYPORT_CRASH_KILLS says how often in all (a kill costs some 3 s of
 * processor time), SALLYPORT_CRASH_SEED sets the instants.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { folderSource } from '@sallyport/hub/audit-lines';
import { type Verdict, verifyLog } from '@sallyport/hub/audit-verify';
import { expect, test } from 'vitest';
import { sallyport } from '../system.ts';
import { createFragileSystem } from './fragile-system.ts';
import { type Load, startLoad } from './load.ts';
import { randomFrom } from './random.ts';
import { tearEnd } from './tear-end.ts';
import { createWorkerLedger, readLoggedCalls } from './two-ledgers.ts';

const SEED = Number(process.env['SALLYPORT_CRASH_SEED'] ?? 20_261_130);
/** In each of the two systems. */
const KILLS = Math.ceil(Number(process.env['SALLYPORT_CRASH_KILLS'] ?? 50) / 2);
/** Of three kills two come while the hub is at work; the second leaves half a record, and the third comes while the hub starts on that. */
const CYCLE = 3;
const TORN = 1;
const STARTING = 2;
const STARTING_MS = 300;
const WORKING_MS = 250;
/** The worker remembers a thousand calls. */
const READ_WORKER_EVERY = 10;

test.concurrent.for([1, 2])(
  'system %i: the audit log and the ledger of the worker agree after every kill',
  // Of the two that run at once, each has its own end.
  async (nth, { onTestFinished }) => {
    const random = randomFrom(SEED + nth);
    const system = await createFragileSystem();
    onTestFinished(system.close);
    const source = folderSource(system.auditFolder);
    const worker = createWorkerLedger(system);
    const load = startLoad(system.address, nth === 1 ? 'a' : 'b', randomFrom(SEED - nth));
    const expectSound = soundness();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await system.startHub();
      await Promise.race([untilInstant(kill, load, random), system.hubFailed()]);
      await system.killHub();
      if (kill % READ_WORKER_EVERY === 0) await worker.read();
      const { unfinishedBytes } = expectSound(await verifyLog(source));
      if (unfinishedBytes === 0 && kill % CYCLE === TORN) {
        const bytes = await tearEnd(system.auditFolder, random);
        expect(expectSound(await verifyLog(source)).unfinishedBytes).toBe(bytes);
      }
    }
    await system.startHub();
    await Promise.race([load.nextAnswer(), system.hubFailed()]);
    await load.stop();
    await worker.read();
    const last = expectSound(await verifyLog(source));

    const arrived = worker.arrived();
    const logged = await readLoggedCalls(source);
    const reached = new Set(arrived);
    expect(arrived.filter((call) => !logged.dispatched.has(call))).toEqual([]);
    expect([...logged.finishedOk].filter((call) => !reached.has(call))).toEqual([]);
    // No call was made twice, and no answer left that is not on the log.
    expect(arrived).toHaveLength(reached.size);
    expect([...load.answered].filter((mark) => !logged.answered.has(mark))).toEqual([]);
    // Else it would not have been tried: kills came while calls were under way, and left torn ends.
    expect(load.answered.size).toBeGreaterThan(KILLS / 2);
    expect(logged.withoutEnd).toBeGreaterThan(KILLS / 4);
    expect(last.tornEnds.length).toBeGreaterThan(KILLS / 4);

    const { stdout } = await sallyport(['audit', 'verify', '--project', system.project], system.home);
    expect(stdout).toContain('The audit log is whole');
    process.stderr.write(
      `system ${nth}, seed ${SEED}: ${KILLS} kills, ${last.tornEnds.length} torn ends, ${last.records} records, ${arrived.length} calls at the worker, ${logged.withoutEnd} without end, ${load.answered.size} scripts answered\n`,
    );
  },
);

async function untilInstant(kill: number, load: Load, random: () => number): Promise<void> {
  if (kill % CYCLE === STARTING) {
    await delay(random() * STARTING_MS);
    return;
  }
  await load.nextAnswer();
  await delay(random() * WORKING_MS);
}

/**
 * Expects of one verdict after the other that the log is whole as far as it goes, and that as soon as a hub has written
 * anything, the end that was torn before, and nothing else, is set aside and named.
 */
function soundness(): (verdict: Verdict) => Verdict {
  let records = 0;
  let tornEnds: Verdict['tornEnds'] = [];
  /** Of a torn end that is not named yet: a hub that is killed early may have set it aside already. */
  let tornBytes = 0;
  return (verdict) => {
    expect(verdict).not.toHaveProperty('problem');
    expect(verdict.records).toBeGreaterThanOrEqual(records);
    const hasWritten = verdict.records > records;
    const named = hasWritten && tornBytes > 0 ? [{ after: records, bytes: tornBytes, lines: 0 }] : [];
    expect(verdict.tornEnds).toMatchObject([...tornEnds, ...named]);
    if (hasWritten || verdict.unfinishedBytes > 0) tornBytes = verdict.unfinishedBytes;
    ({ records, tornEnds } = verdict);
    return verdict;
  };
}
