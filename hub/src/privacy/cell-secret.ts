/** Tells a secret in a cell of a table from what else stands under such a heading, where the heading is only taken for one. */
import { isNoPassword, looksLikePassword, looksMadeUp } from './looks-like-password.ts';
import { looksRandom } from './looks-random.ts';
import { isPlaceholder } from './placeholder.ts';
import { isCount } from './sensitive-key.ts';

/** Under these headings stand the names of things as often, so that a value has to look generated. */
const ALSO_A_THING = /(?:token|pin|puk|cookie|otp|key|code|secret|credential)s?\W*$/i;
/** `Password / PIN` */
const ALSO_A_PASSWORD = /passw|kennw/i;
/** Tokens of some makers look like a digest or the id of a thing; a digest that stands under `api_token` is one. */
const DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const CODE = /(?<!\p{L})(?:pin|puk|otp|cvv2?|cvc2?)s?\W*$/iu;
const DIGITS = /^\d{4,8}$/;
const CHECK_NUMBER = /(?<!\p{L})(?:cvv|cvc)2?\W*$/iu;

/** `name`: a heading, or a name in front of the value, that says by its words that it goes with a secret. */
export function isSecretUnder(name: string, value: string): boolean {
  if (value === '' || /\s/.test(value) || isPlaceholder(value) || isNoPassword(value, '')) return false;
  // How many have passed is written as a text as well: `1,200`, `98.5%`.
  if (isCount(name.trim())) return looksMadeUp(value);
  if (CHECK_NUMBER.test(name)) return /^\d{3,4}$/.test(value);
  if (CODE.test(name) && DIGITS.test(value)) return true;
  return ALSO_A_THING.test(name) && !ALSO_A_PASSWORD.test(name)
    ? looksRandom(value) || DIGEST.test(value)
    : looksLikePassword(value);
}
