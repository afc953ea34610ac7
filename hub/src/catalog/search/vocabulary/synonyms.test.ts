import { describe, expect, test } from 'vitest';
import { stem } from './stem.ts';
import { alternativesIn } from './synonyms.ts';

const stems = (text: string) => text.split(' ').map(stem);
const never = () => false;
/** How near a phrase is to another, as a query of just the one would tell. */
const closeness = (query: string, other: string) =>
  alternativesIn(stems(query), never).find(
    ({ places, stems: found }) => places.length === stems(query).length && found.join() === stems(other).join(),
  )?.closeness;

test.each([
  ['mr', 'merge request', 'equal'],
  ['merge request', 'mr', 'equal'],
  ['k8s', 'kubernetes', 'equal'],
  ['merge requests', 'pull request', 'near'],
  ['ticket', 'issue', 'near'],
  ['remove', 'delete', 'near'],
  ['directories', 'folder', 'near'],
  ['lawsuit', 'docket', 'near'],
  ['litigation', 'docket', 'near'],
  ['nginx', 'proxy', 'near'],
  ['traefik', 'proxy', 'near'],
  ['proforma', 'invoice', 'near'],
  ['stocktake', 'inventory', 'near'],
  ['headhunter', 'candidate', 'near'],
  ['lawmaker', 'congress', 'near'],
  ['side effects', 'adverse event', 'equal'],
  ['layover', 'flight', 'near'],
  ['gradebook', 'grade', 'near'],
  ['roller blind', 'cover', 'near'],
  ['goalscorer', 'scorer', 'near'],
  ['etherscan', 'transaction', 'near'],
  ['amend', 'update', 'near'],
  ['postgres', 'database', 'kin'],
  ['docusign', 'signature', 'kin'],
  ['umbrella', 'forecast', 'near'],
  ['unpaid bills', 'list invoices', 'said'],
  ['bring file back', 'restore file', 'said'],
  ['put back', 'revert', 'said'],
  ['who carries pager', 'on call', 'said'],
  ['cves', 'cve', 'equal'],
  ['forgot', 'password', 'kin'],
])('%s may be called %s (%s)', (query, other, expected) => {
  expect(closeness(query, other)).toBe(expected);
});

test('a kind is not called by the name of one of its products', () => {
  expect(closeness('database', 'postgres')).toBeUndefined();
});

test('a common word is not called by the rare words that it explains', () => {
  expect(closeness('docket', 'lawsuit')).toBeUndefined();
});

test('words that mean much the same as a third are not called by each other', () => {
  expect(closeness('nginx', 'traefik')).toBeUndefined();
});

test('what people say is not what a word of the trade is called', () => {
  expect(closeness('revert', 'put back')).toBeUndefined();
});

test('a word has no alternatives that only a word next to it has', () => {
  expect(closeness('merge', 'pull request')).toBeUndefined();
});

test('the strongest of several meanings is told, and each alternative once', () => {
  const all = alternativesIn(stems('email'), never).map(({ stems: found }) => found.join(' '));
  expect(new Set(all).size).toBe(all.length);
  expect(closeness('email', 'mail')).toBe('equal');
  expect(all).not.toContain(stem('email'));
});

describe('inside a query', () => {
  test('an alternative tells which words it stands for', () => {
    expect(alternativesIn(stems('list open pull requests now'), never)).toContainEqual({
      places: [2, 3],
      stems: ['pr'],
      closeness: 'equal',
    });
  });

  test('words of no table have none', () => {
    expect(alternativesIn(stems('zxcvb qwerty'), never)).toEqual([]);
    expect(alternativesIn([], never)).toEqual([]);
    expect(alternativesIn(['constructor', '__proto__', ''], never)).toEqual([]);
  });
});
