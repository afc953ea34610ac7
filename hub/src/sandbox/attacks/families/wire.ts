/**
 * Lines that a runner which was taken over writes to the hub. `effect` is what they do to a hub that takes them as they
 * come, see ../naive-hub.ts.
 */
export type WireEffect =
  | 'foreign-call'
  | 'second-answer'
  | 'flood'
  | 'overflow'
  | 'memory'
  | 'late-call'
  | 'forged-error'
  | 'crash';

export interface WireAttack {
  readonly name: string;
  readonly effect: WireEffect;
  readonly bytes: string;
  /** By the rules of the wire: the runner is not ended for it, and it is worth nothing. */
  readonly isWellFormed?: true;
}

const CALL = '"type":"call","id":1,"integration":"demo","method":"add"';
const line = (...lines: readonly string[]) => lines.map((text) => `${text}\n`).join('');

export const wireAttacks: readonly WireAttack[] = [
  { name: 'a call in the name of another client', effect: 'foreign-call', bytes: line(`{${CALL},"client":"other"}`) },
  { name: 'a call in the name of another script', effect: 'foreign-call', bytes: line(`{${CALL},"script":"other"}`) },
  { name: 'a call of another workspace', effect: 'foreign-call', bytes: line(`{${CALL},"workspace":"other"}`) },
  { name: 'a call with a __proto__ that names a client', effect: 'foreign-call', bytes: line(`{${CALL},"__proto__":{"client":"other"}}`) },
  { name: 'a call with a scope of its own', effect: 'foreign-call', bytes: line(`{${CALL},"scope":"#server=other","client":"other"}`) },
  { name: 'a call after the answer', effect: 'late-call', bytes: line('{"type":"done","value":1}', `{${CALL}}`) },
  { name: 'many calls after the answer', effect: 'late-call', bytes: line('{"type":"done"}', `{${CALL}}`, `{${CALL.replace('1', '2')}}`) },
  { name: 'a call after a failure', effect: 'late-call', bytes: line('{"type":"failed","name":"E","message":"x"}', `{${CALL}}`) },
  { name: 'a second answer', effect: 'second-answer', bytes: line('{"type":"done","value":1}', '{"type":"done","value":"forged"}') },
  { name: 'an answer after a failure', effect: 'second-answer', bytes: line('{"type":"failed","name":"E","message":"x"}', '{"type":"done","value":"forged"}') },
  { name: 'log lines without end', effect: 'flood', bytes: line('{"type":"log","level":"log","text":"x"}').repeat(20_000) },
  { name: 'long log lines', effect: 'flood', isWellFormed: true, bytes: line(`{"type":"log","level":"log","text":"${'x'.repeat(4_000_000)}"}`, '{"type":"done","value":1}') },
  { name: 'a call id used again', effect: 'flood', bytes: line(`{${CALL}}`).repeat(5_000) },
  { name: 'a line over the limit', effect: 'memory', bytes: `{"type":"done","value":"${'x'.repeat(6_000_000)}"}\n` },
  { name: 'a line that never ends', effect: 'memory', bytes: 'x'.repeat(6_000_000) },
  { name: 'nesting that breaks recursion', effect: 'overflow', bytes: line(`{"type":"done","value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) },
  { name: 'nesting of objects', effect: 'overflow', bytes: line(`{"type":"done","value":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`) },
  { name: 'a line that is no JSON', effect: 'crash', bytes: line('hello') },
  { name: 'an empty line', effect: 'crash', bytes: '\n' },
  { name: 'null for a frame', effect: 'crash', bytes: line('null') },
  { name: 'an error code of the hub', effect: 'forged-error', isWellFormed: true, bytes: line('{"type":"failed","name":"E","message":"x","code":"ACTION_REJECTED"}') },
  { name: 'an error that names a file', effect: 'forged-error', isWellFormed: true, bytes: line('{"type":"failed","name":"E","message":"see /home/x/secret.ts:1"}') },
]; // biome-ignore format: one attack a line
