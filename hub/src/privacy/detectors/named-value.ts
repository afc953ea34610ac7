/** Secrets whose name stands in a field beside them: `<add key="SmtpPassword" value="…"/>`, `- name: DB_PASSWORD` and `value: …`. */
import type { Detector } from '../finding.ts';
import { isNoPassword } from '../looks-like-password.ts';
import { looksRandom } from '../looks-random.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

const PAIR =
  /\b(?:key|name|variable)["']?[ \t]{0,4}[=:][ \t]{0,4}["']?([\p{L}_][\p{L}\p{N}_.:-]{1,63})["']?(?:,?\s{1,40}|,)["']?value["']?[ \t]{0,4}[=:][ \t]{0,4}(?:"([^"\n]{1,4000})"|'([^'\n]{1,4000})'|([^\s"',;<>{}]{3,4000}))/dgu;
/** `<entry key="db.password">…</entry>` */
const ENTRY =
  /<\w{1,32}[ \t][^<>\n]{0,200}?\b(?:key|name)=["']([\p{L}_][\p{L}\p{N}_.:-]{1,63})["'][^<>\n]{0,200}>([^<\n]{1,4000})<\//dgu;
/** A property list: `<key>Password</key> <string>…</string>` */
const PROPERTY = /<key>([\p{L}_][\p{L}\p{N}_.:-]{1,63})<\/key>\s{0,40}<string>([^<\n]{1,4000})<\/string>/dgu;
/** A variable of Terraform: `variable "db_password" { default = "…" }` */
const VARIABLE =
  /\bvariable[ \t]{1,4}"([\w-]{1,64})"[ \t]{0,4}\{[^{}]{0,400}?\bdefault[ \t]{0,8}=[ \t]{0,8}"([^"\n]{1,4000})"/dgu;
/** A network as a QR code holds it. */
const WIFI = /\bWIFI:(?:[A-OQ-Z]:(?:\\.|[^;\\\n]){0,64};){0,5}P:((?:\\.|[^;\\\n]){1,64});/dg;
/** A field of a form that hides what is typed. */
const INPUT = /<input\b([^<>\n]{0,600})>/dgi;
const HIDDEN = /\stype=["']?password\b/i;
const TYPED = /\svalue=(?:"([^"]{1,400})"|'([^']{1,400})')/di;

type Span = readonly [number, number];
const NOWHERE: Span = [0, 0];

export const namedValue: Detector = (text) => {
  const patterns = [
    ...(/value|<\//.test(text) ? [PAIR, ENTRY] : []),
    ...(text.includes('<key>') ? [PROPERTY] : []),
    ...(text.includes('variable') ? [VARIABLE] : []),
  ];
  const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match) => besideName(text, match));
  const networks = [...text.matchAll(WIFI)].map(({ indices }) => indices?.[1] ?? NOWHERE);
  const fields = /<input/i.test(text) ? [...text.matchAll(INPUT)].flatMap(typedIn) : [];
  return [...named, ...networks, ...fields].flatMap(([start, end]) =>
    isPlaceholder(text.slice(start, end)) ? [] : [{ kind: 'SECRET' as const, start, end }],
  );
};

/** The value beside a name that tells a secret; beside one that only may tell it, a value that looks generated. */
function besideName(text: string, { 1: name = '', 4: bare, indices }: RegExpExecArray): readonly Span[] {
  const span = indices?.slice(2).find((each) => each !== undefined) ?? NOWHERE;
  const sensitivity = keySensitivity(name);
  if (sensitivity === 'none' || (bare !== undefined && isNoPassword(bare, ''))) return [];
  return sensitivity === 'secret' || looksRandom(text.slice(...span)) ? [span] : [];
}

function typedIn({ 1: attributes = '', indices }: RegExpExecArray): readonly Span[] {
  const from = indices?.[1]?.[0] ?? 0;
  const typed = HIDDEN.test(attributes) ? TYPED.exec(attributes)?.indices : undefined;
  const [start, end] = typed?.[1] ?? typed?.[2] ?? NOWHERE;
  return end > start ? [[start + from, end + from]] : [];
}
