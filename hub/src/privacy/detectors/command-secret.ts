/** Secrets in command lines and in the files of such programs: `--token …`, `curl -u user:…`, `mysql -p…`, `.netrc`. */
import type { Detector } from '../finding.ts';
import { isNoPassword, looksLikePassword } from '../looks-like-password.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

const FLAG = /(?<=^|\s)--([a-z][\w-]{1,40})[ \t]{1,4}(["']?)([^\s"'-][^\s"']*)\2/dgi;
/** Programs that write their long flags with one dash. */
const SHORT_FLAG = /(?<=\s)-([a-z][\w-]{4,40})[ \t]{1,4}(["']?)([^\s"'-][^\s"']*)\2/dgi;
const USER_FLAG = /(?<=\s)(?:-u|--user)[ =]["']?[^\s:"']{1,64}:([^\s"']{3,})/dg;

/** The numbers of a user and a group: `docker run -u 1000:1000`. */
const OF_A_SYSTEM = /[ =]\d{1,6}:\d{1,6}$/;

/** The flag of a program that takes a password, somewhere after its name in the same command. */
const OWN_FLAGS = [
  { program: '(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)', flag: '-p' },
  { program: 'sshpass', flag: '-p ?' },
  { program: '(?:docker|podman|helm|oras|skopeo|nerdctl)(?: registry)? login', flag: '-p ' },
  { program: 'redis-cli', flag: '-a ' },
  { program: '(?:ldapsearch|ldapmodify|ldapadd|ldapwhoami)', flag: '-w ' },
  { program: '(?:mongo|mongosh|mongodump|mongorestore)', flag: '-p ' },
  { program: 'sqlcmd', flag: '-P ?' },
  { program: '(?:az|cf|oc|argocd|vault)[ \\t]login', flag: '-p ' },
  { program: '(?:mosquitto_pub|mosquitto_sub|ipmitool|zip|unzip)', flag: '-P ?' },
  { program: '7z[azr]?', flag: '-p' },
  { program: '(?:smbclient|rpcclient|smbmap)', flag: `-U ["']?[^\\s%"']{1,64}%` },
  { program: 'lftp', flag: `-u ["']?[^\\s,"']{1,64},` },
  { program: '(?:http|https|xh)', flag: `-a ["']?[^\\s:"']{1,64}:` },
  { program: 'openssl', flag: '-pass(?:in|out)? pass:' },
].map(
  ({ program, flag }) =>
    new RegExp(`(?<![\\w.-])${program}(?![\\w-])[^\\n|;&]{0,200}?[ \\t]${flag}["']?([^\\s"'-][^\\s"']{2,})`, 'dg'),
);
const SETX = /\bsetx[ \t]{1,4}(\w{2,64})[ \t]{1,4}("?)([^\s"]+)\2/dgi;
/** `aws configure set aws_secret_access_key …`, `npm config set //registry.example/:_authToken …` */
const CONFIG_SET =
  /\b(?:config|configure|env|secrets?|variables?|vars?)[ :](?:set|add|put)[ \t](?:--?[\w=-]{1,40}[ \t]){0,4}["']?(?:[\w./:@-]{0,80}[:.])?(\w{2,64})["']?[ \t=]{1,4}(["']?)([^\s"'-][^\s"']{3,})\2/dgi;
/** `net use Z: \\\\nas\\share … /user:…` */
const NET_USE =
  /\bnet[ \t]use[ \t](?:(?:[a-z]:|\*)[ \t]{1,4})?\\{2}[^\s]{1,200}[ \t]{1,4}["']?([^\s"'/*][^\s"']{2,127})/dgi;
const FROM_STDIN = /\becho[ \t](?:-n[ \t])?["']?([^\s"'|]{3,200})["']?[ \t]{0,4}\|[^\n|]{0,200}--password-stdin/dg;
const NETRC = /(?<![\w-])login\s{1,8}\S{1,128}\s{1,8}password\s{1,8}(\S{3,})/dg;

export const commandSecret: Detector = (text) => {
  const hasFlags = text.includes(' -') || text.includes('--');
  const flags = hasFlags ? [...text.matchAll(FLAG)] : [];
  const named = flags.filter(
    ([, name = '', , value = '']) => keySensitivity(name) === 'secret' && !isNoPassword(value, ''),
  );
  const shortFlags = hasFlags ? [...text.matchAll(SHORT_FLAG)] : [];
  const short = shortFlags.filter(
    ([, name = '', , value = '']) =>
      keySensitivity(name) === 'secret' && looksLikePassword(value) && !isNoPassword(value, ''),
  );
  const sets = /\bsetx?[ \t]|[ :](?:add|put)[ \t]/i.test(text) ? [SETX, CONFIG_SET] : [];
  const set = sets
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(([, name = '', , value = '']) => keySensitivity(name) === 'secret' && !isNoPassword(value, ''));
  const netrc = /\blogin\b/.test(text) ? [...text.matchAll(NETRC)] : [];
  const own = text.includes(' -') ? OWN_FLAGS.flatMap((pattern) => [...text.matchAll(pattern)]) : [];
  return [
    ...named,
    ...short,
    ...set,
    ...(text.includes('-stdin') ? text.matchAll(FROM_STDIN) : []),
    ...(text.includes('\\\\') ? text.matchAll(NET_USE) : []),
    ...(hasFlags ? [...text.matchAll(USER_FLAG)].filter(([flag]) => !OF_A_SYSTEM.test(flag)) : []),
    ...netrc,
    ...own,
  ].flatMap((match) => {
    const [start, end] = match.indices?.at(-1) ?? [0, 0];
    return isPlaceholder(text.slice(start, end)) ? [] : [{ kind: 'SECRET' as const, start, end }];
  });
};
