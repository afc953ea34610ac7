/** On the way back: masks what the worker answered, results and errors alike, before anything else of the hub sees it. */
import { errorText } from '../error-text.ts';
import { MAX_ERROR_CHARS, MaskedError, SallyportError } from '../errors.ts';
import { JsonText } from '../json-text.ts';
import { type MaskContext, maskText, maskValue } from '../privacy/mask.ts';
import type { ResolvedCall, Step } from './call.ts';

/** `contextOf`: with which tokens, and by which rules of its integration, the answer of a call is masked. */
export function createMask(contextOf: (call: ResolvedCall) => MaskContext): Step<ResolvedCall, ResolvedCall> {
  return async (call, next) => {
    try {
      const value = await next(call);
      // What became of an action that was carried out meanwhile was masked when it was kept: its tokens are no words of a worker.
      if (value instanceof JsonText) return value;
      return await maskValue(value, contextOf(call));
    } catch (error) {
      if (error instanceof MaskedError) throw error;
      throw error instanceof SallyportError ? await maskedError(error, contextOf(call)) : error;
    }
  };
}

/** The error with its texts masked, and then made fit for the model. Its cause is left behind: it holds the texts as they were. */
export async function maskedError(error: SallyportError, context: MaskContext): Promise<SallyportError> {
  const readable = async (text: string) => errorText(await maskText(text, context), MAX_ERROR_CHARS);
  const hint = error.hint === undefined ? {} : { hint: await readable(error.hint) };
  return new SallyportError(error.code, await readable(error.message), {
    retryable: error.retryable,
    ...hint,
  });
}
