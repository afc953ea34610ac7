/** What can become of a call, as its record on the audit log has it; a script that failed has the code of its error there. */

export const CALL_OUTCOMES = [
  'ok',
  'refused',
  'held',
  'ended',
  'tool-error',
  'unclear',
  'protocol-error',
  'transport-error',
  'result-refused',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
