/** Fields whose value is named by a text in a field beside them: `{key: 'DB_PASSWORD', value: '…'}`, `{field: 'password', from: '…', to: '…'}`. */
import { isSecretUnder } from './cell-secret.ts';
import { looksLikePassword, looksMadeUp } from './looks-like-password.ts';
import { type KeySensitivity, keySensitivity } from './sensitive-key.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Names of a field that holds the name of the value beside it. */
const NAME_FIELDS = 'key name variable keyName Key Name ParameterKey OutputKey attribute_code'.split(' ');
/** The same where it may as well be a caption: of what one can choose in a form. */
const CAPTION_FIELDS = ['label', 'field', 'designation', 'id', 'title'];
const VALUE_FIELDS = new Set(
  'value Value default content secret answer ParameterValue OutputValue old_value new_value oldValue newValue'.split(
    ' ',
  ),
);
/** What a log of changes calls the thing that was changed, and what it was before and after; both mean much else. */
const CHANGED_FIELDS = [...NAME_FIELDS, ...CAPTION_FIELDS, 'property', 'attribute', 'change', 'column'];
const CHANGE_FIELDS = new Set(
  'old_value new_value oldValue newValue old new from to fromString toString before after previous current'.split(' '),
);

/** The name that an entry of a list gives to the value in it; '' where it gives none. */
export function nameBeside(fields: Fields): string {
  const { value } = fields;
  const isSaid = typeof value === 'string' && looksLikePassword(value);
  return textsOf(fields, isSaid ? [...NAME_FIELDS, ...CAPTION_FIELDS] : NAME_FIELDS)[0] ?? '';
}

/** Whether the name beside it is that of the value in this field. */
export function isNamed(key: string): boolean {
  return VALUE_FIELDS.has(key);
}

/** What the name beside a field says about it. `named`: from `nameBeside`. */
export function sensitivityBeside(key: string, fields: Fields, named: string): KeySensitivity {
  const own = named !== '' && isNamed(key) ? keySensitivity(named) : 'none';
  const value = fields[key];
  if (key === 'values' && Array.isArray(value)) return areSecrets(value, named) ? 'secret' : 'none';
  if (own !== 'none' || !CHANGE_FIELDS.has(key) || (typeof value !== 'string' && typeof value !== 'number')) return own;
  const changed = textsOf(fields, CHANGED_FIELDS).filter((name) => keySensitivity(name) === 'secret');
  return changed.some((name) => isSecretUnder(name, String(value))) ? 'secret' : 'none';
}

const MAX_VALUES = 200;

/** Several values beside one name, unlike what one can choose: `{name: 'Pin', values: ['gold', 'silver']}`. */
function areSecrets(values: readonly unknown[], named: string): boolean {
  if (named === '' || values.length === 0 || values.length > MAX_VALUES || keySensitivity(named) !== 'secret')
    return false;
  return values.every((value) => typeof value === 'string' && (isSecretUnder(named, value) || looksMadeUp(value)));
}

function textsOf(fields: Fields, names: readonly string[]): readonly string[] {
  return names.map((name) => fields[name]).filter((each) => typeof each === 'string');
}
