import type { Manifest } from '@sallyport/worker-sdk/manifest';
import { describe, expect, it } from 'vitest';
import { deriveTargets, type LookUp } from './egress-list.ts';

const manifest = (egress: Partial<Manifest['egress']> = {}): Manifest => ({
  name: 'redmine',
  title: 'Redmine',
  description: 'Issues.',
  tokens: {},
  egress: { fromTokens: ['host_url'], hosts: [], ...egress },
  enabledByDefault: false,
});
const to =
  (...addresses: string[]): LookUp =>
  async () =>
    addresses;
const derive = (url: string, lookUp: LookUp = to('93.184.216.34'), from = manifest()) =>
  deriveTargets(from, 'containers', async () => `${url}\n`, lookUp);

describe('the places a worker may reach', () => {
  it.each([
    ['https://Redmine.Example.com', 'redmine.example.com', 443],
    ['http://redmine.example.com/sub/path', 'redmine.example.com', 80],
    ['https://redmine.example.com:8443/', 'redmine.example.com', 8443],
    ['https://redmine.example.com./', 'redmine.example.com', 443],
  ])('%s is one host and one port', async (url, host, port) => {
    expect(await derive(url)).toEqual({ allow: [{ host, port, private: false }], notes: [] });
  });

  it('marks a private address', async () => {
    const { allow, notes } = await derive('http://redmine.lan:3000', to('192.168.1.10'));
    expect(allow).toEqual([{ host: 'redmine.lan', port: 3000, private: true }]);
    expect(notes).toEqual([]);
    expect((await derive('http://[fd12::1]:3000')).allow).toEqual([{ host: 'fd12::1', port: 3000, private: true }]);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'points from %s to the name under which a container finds this machine',
    async (url) => {
      const { allow, notes } = await derive(url, to('127.0.0.1'));
      expect(allow).toEqual([]);
      expect(notes.join()).toContain('write http://host.docker.internal:3000 for this machine');
    },
  );

  it('repeats neither the path nor a name and password of such a URL', async () => {
    const { notes } = await derive('http://ann:secret@localhost:3000/hidden');
    expect(notes.join()).not.toMatch(/ann|secret|hidden/);
  });

  it('takes that name for this machine without resolving it here', async () => {
    const lookUp: LookUp = () => Promise.reject(new Error('was resolved'));
    expect((await derive('http://host.docker.internal:3000', lookUp)).allow).toEqual([
      { host: 'host.docker.internal', port: 3000, private: true },
    ]);
  });

  it('keeps a name that does not resolve now, as a public one', async () => {
    const { allow, notes } = await derive('https://a.example', () => Promise.reject(new Error('ENOTFOUND')));
    expect(allow).toEqual([{ host: 'a.example', port: 443, private: false }]);
    expect(notes.join()).toContain('no address');
  });

  it.each(['not a url', 'ftp://a.example', 'file:///etc/passwd', '', 'https://a.example\nhttps://b.example'])(
    'allows nothing for %j',
    async (text) => {
      const { allow, notes } = await derive(text);
      expect(allow).toEqual([]);
      expect(notes).toHaveLength(1);
      expect(notes.join()).not.toContain(text || 'nothing to leak');
    },
  );

  it('never takes a host of the manifest for a private one', async () => {
    const from = manifest({ fromTokens: [], hosts: ['api.example.com', 'other.example:8443'] });
    expect((await derive('', to('10.0.0.1'), from)).allow).toEqual([
      { host: 'api.example.com', port: 443, private: false },
      { host: 'other.example', port: 8443, private: false },
    ]);
  });
});

describe('the places of a worker without a container', () => {
  const here = (url: string, lookUp: LookUp) => deriveTargets(manifest(), 'processes', async () => url, lookUp);
  const unknown: LookUp = () => Promise.reject(new Error('ENOTFOUND'));

  it('are this machine, too, by its usual name', async () => {
    expect(await here('http://localhost:3000', to('127.0.0.1'))).toEqual({
      allow: [{ host: 'localhost', port: 3000, private: true }],
      notes: [],
    });
  });

  it("are not this machine by the engine's name for it, where only containers know that", async () => {
    const { allow, notes } = await here('http://host.docker.internal:3000/hidden', unknown);
    expect(allow).toEqual([]);
    expect(notes).toEqual([
      'host_url: host.docker.internal is known in containers only, and this is none; write http://localhost:3000 for this machine',
    ]);
    expect((await here('http://host.docker.internal:3000', to('192.168.65.2'))).notes).toEqual([]);
  });

  it('are asked about where a name has no address', async () => {
    expect((await here('https://redmin.example', unknown)).notes.join()).toContain('is it spelt right');
  });
});
