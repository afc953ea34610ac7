/** What in the items of a list is named by the items in front of them: pairs, headers in one row, arguments of a program. */
import { secretArguments } from './argument-flags.ts';
import { prefixLength } from './detectors/assigned-secret.ts';
import { keySensitivity } from './sensitive-key.ts';
import { type Pair, pairIn } from './siblings.ts';

/** A function that says it of an item. `outer`: the field that the list stands in; `isItem`: whether it stands in another list. */
export function partsIn(list: readonly unknown[], outer: string, isItem: boolean): (index: number) => Pair | undefined {
  const pair = pairIn(list, outer, isItem);
  if (pair !== undefined) return (index) => (index === 1 ? pair : undefined);
  if (outer === 'rawHeaders') return (index) => (index % 2 === 1 ? headerAt(list, index) : undefined);
  const secrets = secretArguments(list);
  return (index) => secrets?.get(index);
}

/** As Node.js has the headers of a request: `["Host", "a.example", "X-Api-Key", "…"]`. */
function headerAt(list: readonly unknown[], index: number): Pair | undefined {
  const [name, value] = [list[index - 1], list[index]];
  if (typeof name !== 'string' || typeof value !== 'string') return undefined;
  const before = value.slice(0, prefixLength(name, value));
  return { name, before, value: value.slice(before.length), sensitivity: keySensitivity(name) };
}
