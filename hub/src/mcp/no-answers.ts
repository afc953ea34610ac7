/** For tests: what a client may send for an answer and is none. */

/** What is neither yes nor no, whoever sends it. */
export const NO_ANSWERS: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a word', 'Approve'],
  ['a list', [{ action: 'accept', content: { decision: 'Approve' } }]],
  ['an accepted form without content', { action: 'accept' }],
  ['an empty form', { action: 'accept', content: {} }],
  ['a decision in other letters', { action: 'accept', content: { decision: 'approve' } }],
  ['a decision with a space', { action: 'accept', content: { decision: 'Approve ' } }],
  ['a decision in a list', { action: 'accept', content: { decision: ['Approve'] } }],
  ['true', { action: 'accept', content: { decision: true } }],
  ['a lasting permission', { action: 'accept', content: { decision: 'Always allow this kind' } }],
  ['a name of every object', { action: 'accept', content: { decision: 'toString' } }],
  ['another field', { action: 'accept', content: { approve: 'Approve' } }],
  ['a cancelled form that is filled', { action: 'cancel', content: { decision: 'Approve' } }],
  ['another action', { action: 'approve', content: { decision: 'Approve' } }],
];
