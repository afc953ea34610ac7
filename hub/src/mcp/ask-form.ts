/** A question as a form of MCP elicitation, and what its answer means. The same in every protocol version that has it. */
import type { ClientCapabilities, ElicitRequestFormParams } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Answer, type Question, unanswered } from '../approvals/ask.ts';

const APPROVE = 'Approve';
const REJECT = 'Reject';

const VERDICTS: { readonly [choice: string]: 'approve' | 'reject' } = { [APPROVE]: 'approve', [REJECT]: 'reject' };

/** Whether the client can show forms; one that names no kind of elicitation means this one. */
export function canShowForms(capabilities: ClientCapabilities | undefined): boolean {
  const elicitation = capabilities?.elicitation;
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

/** No choice is the default: nobody approves by closing a window or by the enter key alone. */
export function formOf({ text }: Question): ElicitRequestFormParams {
  return {
    mode: 'form',
    message: text,
    requestedSchema: {
      type: 'object',
      properties: {
        decision: {
          type: 'string',
          title: 'Decision',
          description: 'What happens to this call',
          enum: [APPROVE, REJECT],
        },
      },
      required: ['decision'],
    },
  };
}

const Filled = z.discriminatedUnion('action', [
  z.object({ action: z.literal('accept'), content: z.object({ decision: z.string() }) }),
  z.object({ action: z.literal('decline') }),
]);

/** The answer to a form, which may be anything: what is neither yes nor no is none. */
export function answerIn(filled: unknown): Answer {
  const { data } = Filled.safeParse(filled);
  if (data === undefined) return unanswered('cancelled');
  if (data.action === 'decline') return { verdict: 'reject' };
  const { decision } = data.content;
  const verdict = Object.hasOwn(VERDICTS, decision) ? VERDICTS[decision] : undefined;
  return verdict === undefined ? unanswered('cancelled') : { verdict };
}
