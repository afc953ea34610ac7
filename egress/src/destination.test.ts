import { describe, expect, it } from 'vitest';
import { decide, parseTarget, type Resolve } from './destination.ts';

const to =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses;
const listed = (host: string, isPrivate = false) => [{ host, port: 443, private: isPrivate }];

describe('parseTarget', () => {
  it('reads names and addresses in one spelling', () => {
    expect(parseTarget('API.Example.COM.:443')).toEqual({ host: 'api.example.com', port: 443 });
    expect(parseTarget('[2606:4700::1111]:8443')).toEqual({ host: '2606:4700::1111', port: 8443 });
  });

  it.each([
    '',
    'example.com',
    'example.com:0',
    'example.com:65536',
    'http://example.com:443',
    'user@example.com:443',
    '::1:443',
    'a b:443',
    'a\r\nx:443',
  ])('refuses %j', (authority) => {
    expect(parseTarget(authority)).toBeUndefined();
  });
});

describe('decide', () => {
  it('allows a listed name in any spelling and hands out the addresses it checked', async () => {
    const decision = await decide('Api.Example.com.:443', listed('api.example.com'), to('93.184.216.34'));
    expect(decision).toEqual({ allowed: true, addresses: ['93.184.216.34'], port: 443 });
  });

  it('refuses another name, a subdomain, and another port without resolving them', async () => {
    const resolve: Resolve = () => Promise.reject(new Error('was resolved'));
    for (const authority of ['evil.example:443', 'x.api.example.com:443', 'api.example.com:22'])
      expect(await decide(authority, listed('api.example.com'), resolve)).toMatchObject({
        status: 403,
        reason: 'not on the list of this worker',
      });
  });

  it('does not follow a listed public name to a private address (DNS rebinding)', async () => {
    for (const address of ['10.0.0.5', '127.0.0.1', '169.254.169.254', '::1', '::ffff:192.168.0.1'])
      expect(await decide('api.example.com:443', listed('api.example.com'), to(address))).toMatchObject({
        allowed: false,
        status: 403,
      });
  });

  it('keeps only the permitted ones of several addresses', async () => {
    const decision = await decide('api.example.com:443', listed('api.example.com'), to('10.0.0.5', '93.184.216.34'));
    expect(decision).toMatchObject({ addresses: ['93.184.216.34'] });
  });

  it('dials a private address where the operator named it, but never loopback or the metadata service', async () => {
    const allow = listed('redmine.lan', true);
    expect(await decide('redmine.lan:443', allow, to('192.168.1.10'))).toMatchObject({ allowed: true });
    for (const address of ['127.0.0.1', '169.254.169.254', '0.0.0.0'])
      expect(await decide('redmine.lan:443', allow, to(address))).toMatchObject({ allowed: false });
  });

  it('checks an address literal like any other address', async () => {
    const resolve: Resolve = () => Promise.reject(new Error('was resolved'));
    expect(await decide('10.0.0.5:443', listed('10.0.0.5'), resolve)).toMatchObject({ allowed: false, status: 403 });
    expect(await decide('10.0.0.5:443', listed('10.0.0.5', true), resolve)).toMatchObject({ allowed: true });
    expect(await decide('[::ffff:127.0.0.1]:443', listed('::ffff:127.0.0.1', true), resolve)).toMatchObject({
      allowed: false,
    });
  });

  it('does not take other spellings of an address for an address', async () => {
    // The resolver of the system would read these as 127.0.0.1, which is then refused as any other loopback address.
    for (const host of ['2130706433', '0x7f.1', '127.1'])
      expect(await decide(`${host}:443`, listed(host, true), to('127.0.0.1'))).toMatchObject({ allowed: false });
  });

  it('says that a name has no address', async () => {
    const failing: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const expected = { allowed: false, status: 502, reason: 'the name has no address' };
    expect(await decide('api.example.com:443', listed('api.example.com'), failing)).toEqual(expected);
    expect(await decide('api.example.com:443', listed('api.example.com'), to())).toEqual(expected);
  });
});
