/** A file whose age tells the container's health check that the keeper is connected to the hub. */
import { closeSync, constants, futimesSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INTERVAL_MS = 5_000;

/** `<tmp>/keeper-alive`; a check calls the keeper healthy while the file is younger than 15 s. */
function touch(): void {
  try {
    // Never through a link: outside a container the folder is shared with other users.
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW;
    const file = openSync(join(tmpdir(), 'keeper-alive'), flags, 0o644);
    const now = Date.now() / 1000;
    futimesSync(file, now, now);
    closeSync(file);
  } catch {
    // Without a writable folder there is no health check either.
  }
}

/** `beat()` at once on connecting; then by itself as long as `isConnected()`. */
export function startHeartbeat(isConnected: () => boolean): { beat(): void; stop(): void } {
  const timer = setInterval(() => {
    if (isConnected()) touch();
  }, INTERVAL_MS);
  return { beat: touch, stop: () => clearInterval(timer) };
}
