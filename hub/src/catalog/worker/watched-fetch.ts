/** The `fetch` under a connection to a worker: bounds every body, and tells a request how its HTTP exchange ended. */
import type { FetchLike } from '@modelcontextprotocol/client';
import { type Agent, fetch as undiciFetch } from 'undici';
import { type AnswerRoom, createAnswerRooms } from './answer-room.ts';
import { type BodyLimits, type Exceeded, guardBody, LISTING_LIMITS, STANDING_LIMITS } from './guarded-body.ts';
import { isEventStream, isStanding, neverConnected } from './worker-connection-exchange.ts';
import { WorkerFailure } from './worker-failure.ts';

/** Between the end of a response stream and the verdict that its answer is missing: the SDK hands over the last message in between. */
const STREAM_END_GRACE_MS = 50;

/** Over all workers: they share the hub's memory, of which an answer takes several times its length. */
export const answerRooms = createAnswerRooms({ maxBytes: 40 << 20, maxWorkerBytes: 16 << 20 });

/** What one call wants to know about the HTTP exchange that carries it. */
export interface ExchangeWatch {
  readonly limits: BodyLimits;
  /** Of its answer; whoever made it gives it back. */
  readonly room: AnswerRoom;
  sent: boolean;
  readonly onEnd: (failure: WorkerFailure) => void;
}

/** `currentWatch`: of the request that is being made. `onStandingEnd`: the stream on which a worker tells of changes ended. */
export function createWatchedFetch(
  agent: Agent,
  currentWatch: () => ExchangeWatch | undefined,
  onStandingEnd: () => void,
): FetchLike {
  return async (url, init) => {
    const watch = currentWatch();
    if (watch !== undefined) watch.sent = true;
    let response: Response;
    try {
      // undici's own fetch, for the agent; its types and the global ones describe the same objects.
      response = (await undiciFetch(url, { ...init, dispatcher: agent } as Parameters<
        typeof undiciFetch
      >[1])) as unknown as Response;
    } catch (error) {
      if (watch !== undefined && neverConnected(error)) watch.sent = false;
      throw error;
    }
    if (response.body === null) return response;
    const standing = watch === undefined && isStanding(init);
    const limits = watch?.limits ?? (standing ? STANDING_LIMITS : LISTING_LIMITS);
    // What a standing stream has told is not held.
    const room = watch?.room ?? (standing ? undefined : answerRooms.open(agent));
    const onEnd = (exceeded: Exceeded | undefined): void => {
      if (watch === undefined) room?.release();
      if (watch !== undefined && exceeded !== undefined) {
        const kind = exceeded.crowded ? 'unreachable' : 'too-large';
        watch.onEnd(new WorkerFailure(kind, true, `The answer has ${exceeded.what}.`));
      } else if (watch !== undefined) {
        const broken = () =>
          watch.onEnd(new WorkerFailure('unreachable', true, 'The connection ended before the answer came.'));
        setTimeout(broken, STREAM_END_GRACE_MS);
      } else if (standing && response.ok) {
        onStandingEnd();
      }
    };
    const body = guardBody(response.body, {
      limits,
      room,
      eventStream: isEventStream(response),
      onEnd,
    });
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}
