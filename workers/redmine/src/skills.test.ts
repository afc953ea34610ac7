import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { worker } from './main.ts';

const FOLDER = join(import.meta.dirname, '../skills');

const methods = new Map(worker.tools.map(({ listed }) => [camelCase(listed.name), listed.inputSchema]));

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe.each(readdirSync(FOLDER))('the skill %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');

  it('names only methods that there are', () => {
    const named = [...text.matchAll(/redmine\.(\w+)/g)].map(([, method = '']) => method);
    expect(named).not.toHaveLength(0);
    expect(named.filter((method) => !methods.has(method))).toEqual([]);
  });

  it('passes only arguments that they take', () => {
    const calls = [...text.matchAll(/redmine\.(\w+)\(\{([^}]*)\}/g)];
    const wrong = calls.flatMap(([call, method = '', args = '']) => {
      const known = Object.keys(methods.get(method)?.properties ?? {});
      const passed = [...args.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name);
      return passed.some((name) => !known.includes(name)) ? [call] : [];
    });
    expect(wrong).toEqual([]);
  });
});
