import { describe, expect, it } from 'vitest';
import { valuesAsKinds } from './values.ts';

const wordsOf = (query: string) => valuesAsKinds(query).trim().split(/\s+/).join(' ');

describe('values in a query', () => {
  it.each([
    ['open /root/txt/paper_list.bib', 'open bib file'],
    ['write a report to /root/markdown/baidu_report.md.', 'write a report to md file'],
    ['read C:\\Users\\anna\\sales.xlsx', 'read xlsx file'],
    ['run src/main.ts', 'run ts file'],
    ['read /notes.txt', 'read txt file'],
    ['list ~/Documents', 'list path'],
    ['what is in /var/log/', 'what is in path'],
    ['delete ./build and ../out', 'delete path and path'],
    ['"/data/import/"', '" path "'],
  ])('reads the path in %j as what it is', (query, words) => {
    expect(wordsOf(query)).toBe(words);
  });

  it('keeps the site of an address, and nothing of its path', () => {
    expect(wordsOf('summarize https://api.github.com/repos/a/b/issues?state=open now')).toBe(
      'summarize url github now',
    );
    expect(wordsOf('fetch (http://www.example.org).')).toBe('fetch ( url example ).');
    expect(wordsOf('log in at https://anna:pw@shop.example/start')).toBe('log in at url shop');
  });

  it('reads addresses and identifiers as their kind', () => {
    expect(wordsOf('mail anna.nowak+work@mail.example about it')).toBe('mail email about it');
    expect(wordsOf('get order 3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe('get order id');
  });

  it.each([
    'and/or',
    'CI/CD pipelines',
    'TCP/IP',
    'gitlab/list_merge_requests',
    'gitlab.listMergeRequests',
    '/help',
    '1/2/2024',
    'input/output.',
    'client/server architecture',
    'Node.js and Next.js',
    '@mention somebody',
    'v1.2.3',
  ])('leaves %j alone', (query) => {
    expect(valuesAsKinds(query)).toBe(query);
  });
});
