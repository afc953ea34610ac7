/** What kind of address an IP address is; nothing else decides whether one may be dialled. */
import ipaddr from 'ipaddr.js';

/**
 * `public` may be dialled for any listed target, `private` only where the operator's own configuration names such an
 * address, `never` not at all.
 */
export type AddressKind = 'public' | 'private' | 'never';

/** Ranges that an operator's own service may well live in. Names are those of ipaddr.js. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set(['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/** Where clouds hand out the machine's own credentials; they lie within the ranges above. */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  'fd00:ec2::254',
  'fd00:ec2::23',
]);

/** Classifies one address in its usual notation; an IPv4 address inside an IPv6 one counts as what it maps to. */
export function addressKind(address: string): AddressKind {
  if (!ipaddr.isValid(address)) return 'never';
  const parsed = ipaddr.process(address);
  if (METADATA_ADDRESSES.has(parsed.toString())) return 'never';
  const range = parsed.range();
  if (range === 'unicast') return 'public';
  return PRIVATE_RANGES.has(range) ? 'private' : 'never';
}
