/** The protocol library's transport of one session, which says besides which requests of it are open. */
import {
  type JSONRPCMessage,
  type RequestId,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { RpcMessage } from './json-rpc.ts';

/** No client hears it: the code that the protocol's forerunner has for it. */
const CANCELLED = { code: -32_800, message: 'cancelled' };

export class SessionTransport extends WebStandardStreamableHTTPServerTransport {
  readonly #open = new Map<RequestId, PromiseWithResolvers<void>>();

  /** Whether this request has neither been answered nor cancelled. */
  isOpen(id: RequestId): boolean {
    return this.#open.has(id);
  }

  /** Serves one HTTP request; `ended` resolves when what it asked for is answered, cancelled or refused. */
  async serve(
    request: Request,
    message: RpcMessage | undefined,
  ): Promise<{ readonly response: Response; readonly ended: Promise<void> }> {
    const { method, id } = message ?? {};
    const isAsking = method !== undefined && id !== undefined;
    const ended = Promise.withResolvers<void>();
    if (isAsking) this.#open.set(id, ended);
    else ended.resolve();
    try {
      const response = await this.handleRequest(request, { parsedBody: message });
      if (isAsking && !response.ok) this.#end(id);
      if (method === 'notifications/cancelled') await this.#cancel(message?.params?.['requestId']);
      return { response, ended: ended.promise };
    } catch (error) {
      if (isAsking) this.#end(id);
      throw error;
    }
  }

  override async send(message: JSONRPCMessage, options?: { relatedRequestId?: RequestId }): Promise<void> {
    try {
      await super.send(message, options);
    } finally {
      if (!('method' in message) && message.id !== undefined) this.#end(message.id);
    }
  }

  override async close(): Promise<void> {
    await super.close();
    for (const id of [...this.#open.keys()]) this.#end(id);
  }

  #end(id: RequestId): void {
    this.#open.get(id)?.resolve();
    this.#open.delete(id);
  }

  /** A cancelled call gets no answer, so nothing else would ever end its stream, or let the library forget it. */
  async #cancel(id: unknown): Promise<void> {
    if ((typeof id !== 'string' && typeof id !== 'number') || !this.isOpen(id)) return;
    this.closeSSEStream(id);
    await this.send({ jsonrpc: '2.0', id, error: CANCELLED }).catch(() => {});
  }
}
