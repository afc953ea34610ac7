/** E-mail addresses, internationalised ones and those inside a URL (`%40`) too. */
import type { Detector } from '../finding.ts';

/**
 * Bounded on both sides of the sign, so that its time is linear. Local part: RFC 5322 atoms and letters of any script
 * (RFC 6531); domain: labels of any script with a last one of two letters or more, or punycode.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._+'&=~-]|%(?!40)){0,63}(?:@|%40)(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,59}(?![\p{L}\p{N}])|\p{sc=Latin}[\p{sc=Latin}\p{M}]{1,23}(?![\p{sc=Latin}\p{N}])|(?!\p{sc=Latin})\p{L}[\p{L}\p{M}]{1,23}(?![\p{L}\p{N}]))/giu;
/** A local part in quotes may hold blanks (RFC 5321). */
const QUOTED =
  /(?<![\p{L}\p{N}\\])"[^"\\\s@][^"\\\n]{0,62}"@(?:[a-z0-9][a-z0-9-]{0,62}\.){1,8}[a-z]{2,24}(?![\p{L}\p{N}])/giu;
/** Scripts without blanks between words: what stands before an address is no part of it. */
const JOINED_BEFORE = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+(?=[a-z][a-z\d._+-]*(?:@|%40))/iu;

/** `user=` and `email%3D` in front of an address are no part of it; `+` before `=` is how mailing lists write one inside another. */
const NAME_BEFORE = /^[^+@]*(?:=|%(?:3D|26|3F|2F|3A|20|22|3C))/i;
/** The segment of EDIFACT that an address stands in: `COM+anna@example.com:EM'`. */
const SEGMENT_BEFORE = /^(?:[^@]*')?COM\+/;
/** Domains that end like this are files and packages: `logo@2x.png`. */
const FILE_ENDING =
  /\.(?:png|jpe?g|gif|svg|webp|ico|css|js|ts|tsx|jsx|mjs|json|html?|rb|go|java|ya?ml|xml|lock|map|woff2?)$/i;
/** The same endings are those of countries: there the name has to be one of files, or a version. */
const FILE_OR_COUNTRY = /(?:@|%40)(?:v?\d[^@]*|main|lib|mod|index|readme|changelog|setup|__init__)\.(?:md|py|rs)$/i;
/** `git@host:path` and `ssh://git@host` name a service, not a person. */
const SERVICE_LOGIN = /^(?:git|svn|hg)(?:@|%40)/i;

/** `user:password@host` in a URL is no address. */
const LOGIN_OF_URL = /:\/\/[^\s/?#]*$/;
const MAX_LOGIN_CHARS = 256;
/** The names that programs give to messages and events look like addresses. */
const MESSAGE_NAME =
  /(?:(?:\bmessage[-_ ]?id|in[-_ ]reply[-_ ]to)["']?(?: ?[:=]|(?=[ \t]))|(?:references|^uid|\nuid):)[ \t]{0,4}["']?(?:<[^<>\s]{1,200}>[ \t]{0,4}){0,5}<?$/i;
const MESSAGE_FIELD = /(?:^| )(?:i cal uid|ical uid|message id|in reply to)$/;

export const email: Detector = (text, { key }) => {
  if (!text.includes('@') && !text.includes('%40')) return [];
  if (MESSAGE_FIELD.test(key.join(' '))) return [];
  const quoted = text.includes('"@') ? [...text.matchAll(QUOTED)] : [];
  return [...text.matchAll(ADDRESS), ...quoted].flatMap((match) => {
    const joined = NAME_BEFORE.exec(match[0]) ?? SEGMENT_BEFORE.exec(match[0]) ?? JOINED_BEFORE.exec(match[0]);
    const start = match.index + (joined?.[0].length ?? 0);
    const end = match.index + match[0].length;
    const address = text.slice(start, end);
    const before = text.slice(Math.max(0, match.index - MAX_LOGIN_CHARS), match.index);
    if (
      /^(?:@|%40)/.test(address) ||
      FILE_ENDING.test(address) ||
      FILE_OR_COUNTRY.test(address) ||
      SERVICE_LOGIN.test(address) ||
      LOGIN_OF_URL.test(before) ||
      MESSAGE_NAME.test(before)
    )
      return [];
    return [{ kind: 'EMAIL' as const, start, end }];
  });
};
