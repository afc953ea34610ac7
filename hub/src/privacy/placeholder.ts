/** Knows what stands in the place of a secret that is not told: `***`, `<password>`, `$DB_PASSWORD`, `changeme`. */
import { isVersion } from './is-nothing.ts';

const PLACEHOLDER =
  /^(?:\*+|x+|[.…]+|-+|_+|<.*|`?\$[({\w].*|%\w+%|\{\{.*|null|none|nil|true|false|undefined|changeme|redacted|your[-_ ].*|\[.*|!(?:vault|secret|ref|sub|getatt|importvalue)\b.*|enc\[.*|(?:op|vault|ref\+\w+):.*|arn:aws[\w-]*:(?:ssm|secretsmanager|kms):.*)$/i;

export const isPlaceholder = (value: string): boolean => PLACEHOLDER.test(value) || isVersion(value);
