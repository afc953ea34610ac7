/** For tests: one realm without the check for a whole file, and the proof that it still works. */
import { afterAll, beforeAll, expect } from 'vitest';
import { type BareRealm, startBareRealm, wrapped } from './bare-realm.ts';

export interface SharedRealm {
  readonly attack: BareRealm['attack'];
  /** Events of the audit log so far. */
  audited(): readonly string[];
  /** Expects that a plain script with a call gets its value, and makes the call that it says. */
  stillWorks(): Promise<void>;
}

/** Started before the first test of the file that calls this, ended after its last. */
export function shareBareRealm(): SharedRealm {
  let realm: BareRealm;
  beforeAll(async () => {
    realm = await startBareRealm();
  });
  afterAll(() => realm.close());
  return {
    attack: (source, options) => realm.attack(source, options),
    audited: () => realm.audited,
    async stillWorks() {
      const plain = await realm.attack(wrapped('return [1, await demo.echo({ a: "b" })]'));
      expect(plain.error).toBeUndefined();
      expect(plain.value).toEqual([1, { a: 'b' }]);
      expect(plain.calls).toEqual([{ method: 'echo', args: { a: 'b' } }]);
    },
  };
}
