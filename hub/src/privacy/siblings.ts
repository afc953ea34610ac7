/** Fields whose names say nothing, and what stands beside or around them everything. */
import { isSecretUnder } from './cell-secret.ts';
import { prefixLength } from './detectors/assigned-secret.ts';
import { looksMadeUp } from './looks-like-password.ts';
import { looksRandom } from './looks-random.ts';
import { type KeySensitivity, keySensitivity } from './sensitive-key.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Members of a private key as JSON (RFC 7517, RFC 7518). */
const KEY_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'];
/** What tells that a token is a part of a text: its probability, its place, its grammar. */
const OF_A_TEXT = ['logprob', 'start_offset', 'position', 'lemma', 'pos'];
/** A key for sending alerts, unlike the name that a broker of messages goes by. */
const ALERT_KEY = /^[0-9a-f]{32}$/;
/** Of a secret of Kubernetes; in a list of them each is without its `kind`. */
const SECRET_TYPE = /^(?:Opaque$|kubernetes\.io\/|helm\.sh\/release|bootstrap\.kubernetes\.io\/)/;
const isOfKubernetes = ({ kind, type }: Fields): boolean =>
  kind === 'Secret' || (isText(type) && SECRET_TYPE.test(type));

/** `errors: {password: ['is too short']}` */
const ERRORS = /(?:^|[a-z_])errors?$/i;
const COMPLAINT = /^\p{L}+(?: [\p{L}\d'’.,()-]+)+$/u;
const MAX_COMPLAINT_CHARS = 300;
const MAX_COMPLAINTS = 50;

function isComplaint(value: unknown): boolean {
  if (Array.isArray(value))
    return (
      value.length > 0 && value.length <= MAX_COMPLAINTS && value.every((each) => isText(each) && isComplaint(each))
    );
  return isText(value) && value.length <= MAX_COMPLAINT_CHARS && COMPLAINT.test(value);
}

const RULES = new Map<string, (fields: Fields, outer: string) => 'secret' | 'none' | undefined>([
  ...KEY_MEMBERS.map(
    (member) => [member, secretIf(({ kty, [member]: value }) => isText(kty) && isText(value))] as const,
  ),
  // A password that Terraform has made up.
  ['result', secretIf((fields) => Object.hasOwn(fields, 'bcrypt_hash'))],
  ['answer', secretIf(({ question }, outer) => isText(question) && /recovery|security|secret/i.test(outer))],
  ['community', secretIf((_, outer) => /snmp/i.test(outer))],
  ['routing_key', secretIf(({ routing_key: key }) => isText(key) && ALERT_KEY.test(key))],
  ['data', secretIf((fields) => isOfKubernetes(fields) && isObject(fields['data']))],
  ['stringData', secretIf((fields) => isOfKubernetes(fields) && isObject(fields['stringData']))],
  ['token', (fields) => (OF_A_TEXT.some((name) => Object.hasOwn(fields, name)) ? 'none' : undefined)],
]);

/** What the fields beside a field, or the name of the one around them, say about it; undefined where they say nothing. */
export function besides(key: string, fields: Fields, outer: string): 'secret' | 'none' | undefined {
  if (ERRORS.test(outer) && isComplaint(fields[key])) return 'none';
  return RULES.get(key)?.(fields, outer);
}

function secretIf(
  isOne: (fields: Fields, outer: string) => boolean,
): (fields: Fields, outer: string) => 'secret' | undefined {
  return (fields, outer) => (isOne(fields, outer) ? 'secret' : undefined);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of two that are a name and its value: `[["Cookie", "sid=…"]]`. */
const LISTS_OF_PAIRS = /(?:headers|trailers|cookies|env|environment|params|query|fields)$/i;
const MAX_NAME_CHARS = 64;

export interface Pair {
  readonly name: string;
  /** What of the value is no secret: the scheme of a header, the name of a cookie. */
  readonly before: string;
  readonly value: string;
  readonly sensitivity: KeySensitivity;
}

/**
 * The name and the value that two texts are; undefined where the name tells no secret. Where nothing says that the list is
 * a pair, the value has to look like a secret: `required: ["password", "user"]`.
 */
export function pairIn(list: readonly unknown[], outer: string, isItem: boolean): Pair | undefined {
  const [name, value] = list;
  if (list.length !== 2 || !isText(name) || !isText(value) || name.length > MAX_NAME_CHARS) return undefined;
  const isPair = isItem && LISTS_OF_PAIRS.test(outer);
  const before = value.slice(0, prefixLength(name, value));
  const told = value.slice(before.length);
  // Most lists of two texts are no pairs, and to judge a name costs more.
  if (!isPair && !looksMadeUp(told) && !looksRandom(told)) return undefined;
  const sensitivity = keySensitivity(name);
  if (sensitivity === 'none') return undefined;
  if (!isPair && (sensitivity === 'doubtful' || !isSecretUnder(name, told))) return undefined;
  return { name, before, value: told, sensitivity };
}
