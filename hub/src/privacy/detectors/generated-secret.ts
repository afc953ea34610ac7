/** Generated secrets right behind their name, with no sign between the two: `razorpay secret …`, `PAT …`. */
import type { Detector } from '../finding.ts';
import { isGenerated } from '../looks-random.ts';
import { keySensitivity } from '../sensitive-key.ts';

const RUN = /(?<=[\p{L}\p{N}][ \t]["'`]?)[\w+/.~-]{20,400}={0,2}(?![\w+/=.~@-])/gu;
const NAME_CHARS = 64;
/** The last two words before a value. */
const NAME = /(?<![\p{L}\p{N}])(?:\p{L}{2,20} )?[\p{L}_][\p{L}\p{N}_-]{1,40}(?=[ \t]["'`]?$)/u;
/** A personal access token. */
const SHORT_NAME = /(?:^| )PAT$/;

/** So many digits are a hash more often, but not behind such a name. */
const HEX = /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/;
const KEY_NAME = /(?:^|[ _-])(?:api[ _-]?|(?:master|access|secret|signing|encryption|private)[ _-])key$/i;

export const generatedSecret: Detector = (text, { tellsSecret }) => {
  if (tellsSecret === false) return [];
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const value = run.replace(/[.~-]+$/, '');
    const isHex = HEX.test(value);
    if (!isHex && !isGenerated(value)) return [];
    const name = NAME.exec(text.slice(Math.max(0, index - NAME_CHARS), index))?.[0] ?? '';
    const isNamed = isHex ? KEY_NAME.test(name) : keySensitivity(name) === 'secret' || SHORT_NAME.test(name);
    return isNamed ? [{ kind: 'SECRET' as const, start: index, end: index + value.length }] : [];
  });
};
