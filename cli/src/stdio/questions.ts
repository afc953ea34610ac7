/**
 * What a hub asks its client (its user's decision about a call), while it has no answer. A client behind the relay knows of
 * no session, and a hub numbers its questions from the start again: so each goes to the client under a number of the relay's
 * own, never used twice, and an answer reaches the session that asked, or nobody. Otherwise a window that stood open over a
 * restart could answer another question than the one in it.
 */
import type { Message } from './message.ts';

interface Asked {
  /** The session that asked. */
  readonly session: object;
  /** As that session numbered it. */
  readonly id: string | number;
}

export interface Questions {
  /** A message of the session as the client is to see it. */
  toClient(json: string, message: Message, session: object): string;
  /** Takes the question that an answer is to; undefined where there is none, or it was answered. */
  take(answer: Message): Asked | undefined;
}

export function createQuestions(): Questions {
  const asked = new Map<string | number, Asked>();
  let last = 0;

  return {
    toClient(json, message, session) {
      const { method, id, params } = message;
      if (method === undefined) return json;
      if (id !== undefined) {
        last += 1;
        asked.set(last, { session, id });
        return JSON.stringify({ ...message, id: last });
      }
      if (method !== 'notifications/cancelled') return json;
      const withdrawn = [...asked].find(([, one]) => one.session === session && one.id === params?.['requestId']);
      if (withdrawn === undefined) return json;
      const [requestId] = withdrawn;
      asked.delete(requestId);
      return JSON.stringify({ ...message, params: { ...params, requestId } });
    },
    take({ id }) {
      const one = id === undefined ? undefined : asked.get(id);
      if (id !== undefined) asked.delete(id);
      return one;
    },
  };
}
