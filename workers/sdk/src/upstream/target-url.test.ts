import { describe, expect, it } from 'vitest';
import { baseUrl, path, targetUrl } from './target-url.ts';

describe('the base URL', () => {
  it('keeps its path and loses the slash at its end', () => {
    expect(baseUrl.parse('https://host.example/redmine/')).toBe('https://host.example/redmine');
    expect(baseUrl.parse('http://host.example:3000')).toBe('http://host.example:3000');
  });

  it.each(['host.example', 'ftp://host.example', 'https://me:secret@host.example', 'https://host.example/?a=1', ''])(
    'is not %s',
    (text) => {
      expect(baseUrl.safeParse(text).success).toBe(false);
    },
  );
});

describe('a target', () => {
  it('lies below the base URL, its path included', () => {
    const url = targetUrl('https://host.example/redmine', path`/issues/${12}.json`, { a: 'b c', none: undefined });
    expect(url.href).toBe('https://host.example/redmine/issues/12.json?a=b+c');
  });

  it('takes a hostile value as a mere value', () => {
    expect(path`/projects/${'../../admin?x#y'}/issues`).toBe('/projects/..%2F..%2Fadmin%3Fx%23y/issues');
  });

  it.each(['..', '.', ''])('is refused for the value "%s", which would leave its place', (value) => {
    expect(() => path`/projects/${value}/issues`).toThrow('cannot be part of an address');
  });

  it('never leaves the base path', () => {
    expect(() => targetUrl('https://host.example/redmine', '/../admin')).toThrow('leave the base URL');
  });
});
