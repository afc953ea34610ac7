/** Where the operator surface of a project listens on this machine. */

/** The port beside the clients' own, so that a project is told one number. */
export function operatorPort(port: number): number {
  return port + 1;
}
