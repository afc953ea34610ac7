/** Chooses a small subnet for every internal network out of one range, beside whatever the machine uses already. */

/** Networks without a gateway: this range is never routed on the host, so that a private network of the same numbers still works there. */
export const DEFAULT_RANGE = '10.213.0.0/16';
const PREFIX_LENGTH = 28;
const SIZE = 2 ** (32 - PREFIX_LENGTH);

interface Block {
  readonly first: number;
  readonly last: number;
}

/** Reads an IPv4 range in CIDR notation; undefined for anything else. */
function parseRange(text: string): Block | undefined {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\/(\d{1,2})$/.exec(text.trim());
  if (match === null) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, length = 0] = match.slice(1).map(Number);
  if ([a, b, c, d].some((octet) => octet > 255) || length > 32) return undefined;
  const size = 2 ** (32 - length);
  const address = ((a * 256 + b) * 256 + c) * 256 + d;
  const first = address - (address % size);
  return { first, last: first + size - 1 };
}

/** Why this can't be SALLYPORT_SUBNETS; undefined where it can. */
export function rangeProblem(text: string): string | undefined {
  if (text === 'engine' || parseRange(text) !== undefined) return undefined;
  return `SALLYPORT_SUBNETS: "${text}" is not a range of subnets such as ${DEFAULT_RANGE}, nor "engine".`;
}

/**
 * A subnet for each name: the one it had before where that is still free, else the first free one of the range.
 * @throws Error when the range is not one or is used up.
 */
export function chooseSubnets(
  names: readonly string[],
  range: string,
  taken: readonly string[],
  previous: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const whole = parseRange(range);
  if (whole === undefined) throw new Error(rangeProblem(range));
  const used = taken.map(parseRange).filter((block) => block !== undefined);
  const isFree = (block: Block) => !used.some((one) => one.first <= block.last && block.first <= one.last);
  const chosen = new Map<string, string>();
  const take = (name: string, block: Block) => {
    used.push(block);
    chosen.set(name, `${format(block.first)}/${PREFIX_LENGTH}`);
  };
  for (const name of names) {
    const block = parseRange(previous.get(name) ?? '');
    const fits =
      block && block.first >= whole.first && block.last <= whole.last && block.last - block.first + 1 === SIZE;
    if (fits && isFree(block)) take(name, block);
  }
  let next = whole.first;
  for (const name of names) {
    if (chosen.has(name)) continue;
    while (next + SIZE - 1 <= whole.last && !isFree({ first: next, last: next + SIZE - 1 })) next += SIZE;
    if (next + SIZE - 1 > whole.last)
      throw new Error(`The range ${range} has no free subnet left for ${name}; set SALLYPORT_SUBNETS to a larger one.`);
    take(name, { first: next, last: next + SIZE - 1 });
  }
  return chosen;
}

function format(address: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');
}
