/** Where the operator surface of a project listens on this machine. */

/** The port beside the clients' own, so that a project is told one number. */
export function operatorPort(port: number): number {
  return port + 1;
}

/** What a person opens in a browser. */
export function consoleAddress(port: number): string {
  return `http://127.0.0.1:${operatorPort(port)}`;
}
