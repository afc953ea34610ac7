/** Lists of arguments: `["redis-server", "--requirepass", "…"]`, `["mysql", "-p…"]`. */
import { commandSecret } from './detectors/command-secret.ts';
import { isNoPassword, looksLikePassword } from './looks-like-password.ts';
import { isPlaceholder } from './placeholder.ts';
import { keySensitivity } from './sensitive-key.ts';
import type { Pair } from './siblings.ts';

/** Short ones mean something else with each program, and many write their long ones with one dash. */
const FLAG = /^(--?)([a-z][\w-]{2,40})$/i;

/** Whether the text in front of it in a list is a flag that takes a secret, and this one can be what it takes. */
export function isSecretArgument(before: unknown, value: unknown): boolean {
  if (typeof before !== 'string' || typeof value !== 'string' || !before.startsWith('-')) return false;
  const [, dashes, name = ''] = FLAG.exec(before) ?? [];
  if (keySensitivity(name) !== 'secret' || value.startsWith('-') || /\s/.test(value)) return false;
  return (dashes === '--' || looksLikePassword(value)) && !isNoPassword(value, '') && !isPlaceholder(value);
}

/** Programs whose short flags take a password. */
const PROGRAM =
  /^(?:[\w./-]{0,100}\/)?(?:mysql\w*|mariadb[\w-]*|sshpass|docker|podman|helm|oras|skopeo|nerdctl|redis-cli|ldap\w+|mongo\w*|sqlcmd|az|cf|oc|argocd|vault|mosquitto_\w+|ipmitool|zip|unzip|7z[azr]?|smbclient|rpcclient|smbmap|lftp|https?|xh|openssl|curl)$/;
const MAX_ARGUMENTS = 100;
const MAX_ARGUMENT_CHARS = 500;

/** What the arguments of such a program tell, by their place in the list; undefined where it is none. */
export function secretArguments(list: readonly unknown[]): ReadonlyMap<number, Pair> | undefined {
  const [program] = list;
  if (typeof program !== 'string' || list.length < 2 || list.length > MAX_ARGUMENTS || !PROGRAM.test(program))
    return undefined;
  // In one line with nothing that would part an argument, and each as long as it was.
  const all = list.map((each) => String(each).slice(0, MAX_ARGUMENT_CHARS));
  const line = all.map((each) => each.replace(/[\s"'|;&]/g, '_')).join(' ');
  const secrets = new Map<number, Pair>();
  for (const { start } of commandSecret(line, { key: [], strict: false })) {
    const index = line.slice(0, start).split(' ').length - 1;
    const from = start - line.lastIndexOf(' ', start - 1) - 1;
    const whole = list[index];
    if (typeof whole !== 'string' || whole.length > MAX_ARGUMENT_CHARS) continue;
    secrets.set(index, { name: '', before: whole.slice(0, from), value: whole.slice(from), sensitivity: 'secret' });
  }
  return secrets;
}
