/** Secrets in command lines and in the files of such programs: `--token …`, `curl -u user:…`, `mysql -p…`, `.netrc`. */
import type { Detector } from '../finding.ts';
import { isNoPassword } from '../looks-like-password.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

const FLAG = /(?<=^|\s)--([a-z][\w-]{1,40})[ \t]{1,4}(["']?)([^\s"'-][^\s"']*)\2/dgi;
const USER_FLAG = /(?<=\s)(?:-u|--user)[ =]["']?[^\s:"']{1,64}:([^\s"']{3,})/dg;

/** The flag of a program that takes a password, somewhere after its name in the same command. */
const OWN_FLAGS = [
  { program: '(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)', flag: '-p' },
  { program: 'sshpass', flag: '-p ?' },
  { program: '(?:docker|podman|helm|oras|skopeo|nerdctl)(?: registry)? login', flag: '-p ' },
  { program: 'redis-cli', flag: '-a ' },
  { program: '(?:ldapsearch|ldapmodify|ldapadd|ldapwhoami)', flag: '-w ' },
  { program: '(?:mongo|mongosh|mongodump|mongorestore)', flag: '-p ' },
  { program: 'sqlcmd', flag: '-P ?' },
  { program: 'openssl', flag: '-pass(?:in|out)? pass:' },
].map(
  ({ program, flag }) =>
    new RegExp(`(?<![\\w.-])${program}(?![\\w-])[^\\n|;&]{0,200}?[ \\t]${flag}["']?([^\\s"'-][^\\s"']{2,})`, 'dg'),
);
const NETRC = /(?<![\w-])login\s{1,8}\S{1,128}\s{1,8}password\s{1,8}(\S{3,})/dg;

export const commandSecret: Detector = (text) => {
  const named = [...text.matchAll(FLAG)].filter(
    ([, name = '', , value = '']) => keySensitivity(name) === 'secret' && !isNoPassword(value, ''),
  );
  const netrc = /\blogin\b/.test(text) ? [...text.matchAll(NETRC)] : [];
  const own = text.includes(' -') ? OWN_FLAGS.flatMap((pattern) => [...text.matchAll(pattern)]) : [];
  return [...named, ...text.matchAll(USER_FLAG), ...netrc, ...own].flatMap((match) => {
    const [start, end] = match.indices?.at(-1) ?? [0, 0];
    return isPlaceholder(text.slice(start, end)) ? [] : [{ kind: 'SECRET' as const, start, end }];
  });
};
