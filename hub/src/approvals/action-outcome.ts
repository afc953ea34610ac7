/** What became of an action, as its script is told. */
import { type ErrorCode, MaskedError, RETRYABLE, SallyportError } from '../errors.ts';
import type { Action, ActionError } from './action.ts';

const APPROVE_AGAIN =
  'It was not done, and the operator can approve it again as it is: tell the user, and do not make it anew.';

/** Why it did not take effect; undefined for one that did, or may still. */
export function errorOf({ state, reason, error, isRetryable }: Action): ActionError | undefined {
  switch (state) {
    case 'rejected': {
      const why = reason === undefined ? '' : ` They say: ${reason}`;
      return new SallyportError('ACTION_REJECTED', `A person refused this call; it was not sent.${why}`).toShape();
    }
    case 'expired':
      return new SallyportError('ACTION_REJECTED', 'Nobody approved this call in time; it was not sent.', {
        hint: 'Make it anew if it is still wanted.',
      }).toShape();
    case 'failed':
      // It can still be approved; made anew as well it could be done twice.
      return isRetryable && error !== undefined ? { ...error, retryable: false, hint: APPROVE_AGAIN } : error;
    default:
      return undefined;
  }
}

/** The same as an error of the call itself. */
export function thrownOf(action: Action): MaskedError | undefined {
  const shape = errorOf(action);
  if (shape === undefined) return undefined;
  const { error, code, retryable, hint } = shape;
  return new MaskedError(isErrorCode(code) ? code : 'API_ERROR', error, {
    retryable,
    ...(hint === undefined ? {} : { hint }),
  });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(RETRYABLE, code);
}
