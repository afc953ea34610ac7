/** Tells what a long value is made of in a few words: `{total: number, issues: 1,234 × {id: number, subject: string}}`. */

const MAX_DEPTH = 4;
const MAX_FIELDS = 30;
/** Items of a list that are looked at. */
const MAX_ITEMS = 100;
const MAX_CHARS = 1_500;
const MAX_KEY_CHARS = 60;

const count = new Intl.NumberFormat('en-US');

/** The shape of a JSON value; of a long list by its first items. At most 1,500 characters. */
export function shapeOf(value: unknown): string {
  for (let depth = MAX_DEPTH; depth > 0; depth -= 1) {
    const text = describe([value], depth);
    if (text.length <= MAX_CHARS) return text;
  }
  return describe([value], 0);
}

/** One description for several values of the same place. */
function describe(values: readonly unknown[], depth: number): string {
  const kinds = new Set(values.map(kindOf));
  const parts = [...kinds].map((kind) => {
    const own = values.filter((value) => kindOf(value) === kind);
    if (kind === 'list') return describeLists(own.filter(Array.isArray), depth);
    if (kind === 'object') return describeObjects(own.filter(isRecord), depth);
    return kind;
  });
  return parts.join(' | ');
}

function describeLists(lists: readonly (readonly unknown[])[], depth: number): string {
  const lengths = lists.map(({ length }) => length);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  const size = least === most ? count.format(most) : `${count.format(least)}–${count.format(most)}`;
  const items = lists.flatMap((list) => list.slice(0, MAX_ITEMS)).slice(0, MAX_ITEMS);
  if (items.length === 0) return 'empty list';
  return `${size} × ${depth === 0 ? '…' : describe(items, depth - 1)}`;
}

function describeObjects(objects: readonly Readonly<Record<string, unknown>>[], depth: number): string {
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object).slice(0, MAX_FIELDS + 1)))];
  if (depth === 0) return `{${count.format(keys.length)} fields}`;
  const fields = keys.slice(0, MAX_FIELDS).map((key) => {
    const own = objects.filter((object) => Object.hasOwn(object, key));
    const mark = own.length < objects.length ? '?' : '';
    return `${key.slice(0, MAX_KEY_CHARS)}${mark}: ${describe(
      own.map((object) => object[key]),
      depth - 1,
    )}`;
  });
  const total = objects.length === 1 ? Object.keys(objects[0] ?? {}).length : keys.length;
  const more = total - fields.length;
  return `{${fields.join(', ')}${more > 0 ? `, … ${count.format(more)} more fields` : ''}}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
