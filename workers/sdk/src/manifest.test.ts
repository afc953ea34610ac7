import { describe, expect, it } from 'vitest';
import { parseManifest } from './manifest.ts';

const least = { name: 'harbour', title: 'Harbour', description: 'Berths of a harbour.' };

describe('a manifest', () => {
  it('that says nothing of tokens, ways out and its start needs none, reaches nothing and is off', () => {
    expect(parseManifest(least)).toEqual({
      ...least,
      tokens: {},
      egress: { fromTokens: [], hosts: [] },
      enabledByDefault: false,
    });
  });

  it('keeps every token secret that is not said to be none, and asks for no rights that are not named', () => {
    const { tokens } = parseManifest({ ...least, tokens: { api_key: { description: 'The key.' } } });
    expect(tokens).toEqual({ api_key: { description: 'The key.', secret: true } });
  });

  it('is refused with the name of what is wrong', () => {
    expect(() => parseManifest({ ...least, egres: {} })).toThrow('Unrecognized key: "egres"');
    expect(() => parseManifest({ name: 'harbour' })).toThrow(
      'manifest.json: title: is required; description: is required',
    );
    expect(() => parseManifest({ ...least, egress: { fromTokens: ['host_url'] } })).toThrow('no token "host_url"');
  });
});
