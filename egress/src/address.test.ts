import { describe, expect, it } from 'vitest';
import { addressKind } from './address.ts';

describe('addressKind', () => {
  it.each(['93.184.216.34', '2606:4700::1111', '::ffff:93.184.216.34'])('calls %s public', (address) => {
    expect(addressKind(address)).toBe('public');
  });

  it.each([
    '10.0.0.5',
    '172.17.0.1',
    '192.168.1.10',
    '100.64.0.1',
    '169.254.1.1',
    'fd12::1',
    'fe80::1',
    '::ffff:10.0.0.5',
  ])('calls %s private', (address) => {
    expect(addressKind(address)).toBe('private');
  });

  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '::',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '169.254.42.42',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    'fd00:ec2::254',
    'fd00:ec2::254%1',
    'fd20:ce::254',
    'fd00:c1::a9fe:a9fe',
    'fd00:42::42',
    '100.100.100.200',
    '224.0.0.1',
    'ff02::1',
    '255.255.255.255',
    '240.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::7f00:1',
    '::5efe:7f00:1',
    '2606:4700::5efe:10.0.0.5',
    '2606:4700::200:5efe:a00:5',
    'not an address',
  ])('never dials %s', (address) => {
    expect(addressKind(address)).toBe('never');
  });
});
