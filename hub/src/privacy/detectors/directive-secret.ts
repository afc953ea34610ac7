/** Secrets in files of settings that have no sign between a name and its value: of Redis, of switches, `.pgpass`. */
import type { Detector } from '../finding.ts';
import { isNoPassword, looksLikePassword, looksMadeUp } from '../looks-like-password.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

/** A line of a name and a value: `requirepass …` */
const LINE = /(?<![^\n])[ \t]{0,16}([a-z][\w.-]{2,40})[ \t]{1,16}(["']?)([^\s"']{6,200})\2[ \t]{0,4}(?=\r?\n|$)/dgi;
/** How switches write it, with a number for the way in which it is kept: `password 0 …`, `secret 5 …`, `key 7 …` */
const OF_A_SWITCH = /(?<![\w-])(?:password|secret|key|key-string)[ \t](?:[056789]|1[0-9])[ \t]([^\s"']{4,200})/dg;
/** The word that opens the values of a device: `snmp-server community …`, `rwcommunity …`, `snmpwalk -c …` */
const COMMUNITY =
  /(?<![\w-])(?:snmp(?:-server)?[ \t]community|r[ow]community6?|snmp(?:walk|get|getnext|set|bulkwalk|bulkget|table)\b[^\n|;&]{0,80}?[ \t]-c)[ \t]["'`]?([^\s"'`]{3,64})/dg;
const WELL_KNOWN = /^(?:public|private|name|string|communities|index|add|delete|set)$/i;
/** A line of `.pgpass`: host, port, database, user and password. */
const PGPASS = /(?<![^\s])[\w.*-]{1,128}:(?:\d{4,5}|\*):[\w.*-]{1,64}:[\w.*-]{1,64}:((?:\\.|[^\s:\\]){4,128})(?!\S)/dg;

export const directiveSecret: Detector = (text, { tellsSecret }) => {
  const passes = /:(?:\d{4,5}|\*):/.test(text) ? [...text.matchAll(PGPASS)] : [];
  if (passes.length === 0 && tellsSecret === false) return [];
  const lines = [...text.matchAll(LINE)].filter(
    ([, name = '', , value = '']) =>
      keySensitivity(name) === 'secret' && looksMadeUp(value) && !isNoPassword(value, ''),
  );
  const kept = [...text.matchAll(OF_A_SWITCH)].filter(
    ([, value = '']) => /\p{L}/u.test(value) && looksLikePassword(value),
  );
  const communities = text.includes('community') || text.includes('snmp') ? [...text.matchAll(COMMUNITY)] : [];
  return [
    ...lines,
    ...kept,
    ...communities.filter(([, value = '']) => !WELL_KNOWN.test(value)),
    ...passes.filter(([, value = '']) => looksMadeUp(value)),
  ].flatMap((match) => {
    const [start, end] = match.indices?.at(-1) ?? [0, 0];
    return isPlaceholder(text.slice(start, end)) ? [] : [{ kind: 'SECRET' as const, start, end }];
  });
};
