import { describe, expect, it } from 'vitest';
import { chooseSubnets } from './subnets.ts';

const none = new Map<string, string>();

describe('the subnets of the internal networks', () => {
  it('are small, one after the other, beside those in use', () => {
    const taken = ['10.213.0.0/28', '10.213.0.40/32', '172.17.0.0/16', 'fd00::/64'];
    expect([...chooseSubnets(['a', 'b'], '10.213.0.0/16', taken, none)]).toEqual([
      ['a', '10.213.0.16/28'],
      ['b', '10.213.0.48/28'],
    ]);
  });

  it('stay what they were when networks come and go', () => {
    const previous = new Map([['b', '10.213.0.16/28']]);
    expect([...chooseSubnets(['a', 'b', 'c'], '10.213.0.0/16', [], previous)].sort()).toEqual([
      ['a', '10.213.0.0/28'],
      ['b', '10.213.0.16/28'],
      ['c', '10.213.0.32/28'],
    ]);
  });

  it('change when somebody else took them, or the range is another', () => {
    const previous = new Map([['a', '10.213.0.0/28']]);
    expect(chooseSubnets(['a'], '10.213.0.0/16', ['10.0.0.0/8', '10.213.0.0/20'].slice(1), previous).get('a')).toBe(
      '10.213.16.0/28',
    );
    expect(chooseSubnets(['a'], '10.77.0.0/20', [], previous).get('a')).toBe('10.77.0.0/28');
  });

  it('are enough for many workers, and end with a sentence', () => {
    const names = Array.from({ length: 120 }, (_, index) => `n${index}`);
    expect(new Set(chooseSubnets(names, '10.213.0.0/16', [], none).values()).size).toBe(120);
    expect(() => chooseSubnets(names, '10.213.0.0/26', [], none)).toThrow('SALLYPORT_SUBNETS');
    expect(() => chooseSubnets(['a'], 'nonsense', [], none)).toThrow('is not a range');
  });
});
