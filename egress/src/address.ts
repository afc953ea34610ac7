/** What kind of address an IP address is; nothing else decides whether one may be dialled. */
import ipaddr from 'ipaddr.js';

/**
 * `public` may be dialled for any listed target, `private` only where the operator's own configuration names such an
 * address, `never` not at all.
 */
export type AddressKind = 'public' | 'private' | 'never';

/** Ranges that an operator's own service may well live in. Names are those of ipaddr.js. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set(['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/** Where clouds hand out the machine's own credentials; most lie within the ranges above, Azure's among public addresses. */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  '169.254.42.42',
  '168.63.129.16',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  'fd00:c1::a9fe:a9fe',
  'fd00:42::42',
]);

/** Classifies one address in its usual notation; an IPv4 address inside an IPv6 one counts as what it maps to. */
export function addressKind(address: string): AddressKind {
  if (!ipaddr.isValid(address)) return 'never';
  const parsed = ipaddr.process(address);
  // One with a zone is the same address.
  if (METADATA_ADDRESSES.has(parsed.toString().replace(/%.*$/, ''))) return 'never';
  if (parsed instanceof ipaddr.IPv6 && carriesIPv4(parsed)) return 'never';
  const range = parsed.range();
  if (range === 'unicast') return 'public';
  return PRIVATE_RANGES.has(range) ? 'private' : 'never';
}

/** IPv4-compatible (RFC 4291, `::/96`) and ISATAP addresses (RFC 5214), which the library counts as unicast. */
function carriesIPv4({ parts }: ipaddr.IPv6): boolean {
  const isCompatible = parts.slice(0, 6).every((part) => part === 0);
  const isIsatap = (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
  return isCompatible || isIsatap;
}
