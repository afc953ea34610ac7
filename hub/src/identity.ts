/** Who is on the other side of a request, and what two scripts of one conversation share. */

/** A client as its token proved it. The name is the operator's, never the client's own `clientInfo`. */
export interface Client {
  readonly name: string;
  /** Which of all the clients that ever had the name: the SHA-256 of its token. Undefined where no request brought it. */
  readonly entry?: string;
}

/** Whether they came with the same token; a name can be given to another client once its first one was removed. */
export function isSameClient(one: Client, other: Client): boolean {
  return one.name === other.name && one.entry === other.entry;
}

/**
 * The key of a workspace: what lives between two scripts of one conversation.
 * Derived from the client and, in the sessionful protocol versions, its session; never from anything a request claims.
 */
export type WorkspaceKey = string & { readonly __workspace: true };

/**
 * The workspace of a client's session, or, where the protocol has no sessions, of all requests with its token.
 * Client names carry neither `/` nor `~` (the client store sees to it), so no two pairs share a key.
 */
export function workspaceOf(client: Client, sessionId: string | undefined): WorkspaceKey {
  const owner = ownerOf(client);
  // The one place that makes a key, hence the one cast.
  return (sessionId === undefined ? owner : `${owner}/${sessionId}`) as WorkspaceKey;
}

/** The client that a workspace belongs to: the same text for all of its workspaces, and for nobody else's. */
export function clientOf(workspace: WorkspaceKey): string {
  return workspace.split('/', 1).join();
}

export function isWorkspaceOf(workspace: WorkspaceKey, client: Client): boolean {
  return clientOf(workspace) === ownerOf(client);
}

/** Whoever gets the name of a client that was removed comes into none of its conversations. */
function ownerOf({ name, entry }: Client): string {
  return entry === undefined ? name : `${name}~${entry}`;
}
