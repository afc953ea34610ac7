/** What became of an action, as its script is told. */
import { type ErrorCode, MaskedError, RETRYABLE, SallyportError } from '../errors.ts';
import { type Action, type ActionError, isFinal } from './action.ts';

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

/** The same as an error of the call itself. What an operator can still approve is not to be made a second time. */
export function thrownOf(action: Action): MaskedError | undefined {
  const shape = errorOf(action);
  if (shape === undefined) return undefined;
  const hint = isFinal(action)
    ? shape.hint
    : `It did not take effect, and the operator can still approve it: do not repeat it. Later: actions.result("${action.id}").`;
  return new MaskedError(isErrorCode(shape.code) ? shape.code : 'API_ERROR', shape.error, {
    retryable: shape.retryable && isFinal(action),
    ...(hint === undefined ? {} : { hint }),
  });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(RETRYABLE, code);
}
