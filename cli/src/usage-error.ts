/** A mistake of the person at the keyboard: shown as it is, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
