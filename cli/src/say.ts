/** What the command prints: results on stdout, the way there on stderr. */

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}

export const UNAUDITED =
  'THE AUDIT LOG IS OFF (ENABLE_AUDIT=false): what scripts do is recorded nowhere. Start without it to switch it on again.';

export const POLICY_GONE =
  'policy.yaml IS GONE: what it said stays in force until there is one again (an empty one says nothing), or the hub is restarted.';
