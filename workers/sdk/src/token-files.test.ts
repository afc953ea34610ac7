import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseManifest } from './manifest.ts';
import { openTokenFiles } from './token-files.ts';
import { ToolFailure } from './tool-failure.ts';

const manifest = parseManifest({
  name: 'crane',
  title: 'Crane',
  description: 'Moves things.',
  tokens: {
    api_key: { description: 'The key.', rights: 'Needs the right to lift.' },
    host_url: { description: 'The address.', rights: 'None.', secret: false },
  },
  egress: { fromTokens: ['host_url'], hosts: [] },
  enabledByDefault: false,
});
const schemas = { api_key: z.string().startsWith('key-'), host_url: z.string() };

let dir: string;
const put = (field: string, text: string) => writeFileSync(join(dir, field), text);
const open = () => openTokenFiles(dir, manifest, schemas);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'token-files-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('token files', () => {
  it('are trimmed and read again when they change', () => {
    put('api_key', ' key-first\n');
    put('host_url', 'http://a.example\n');
    const tokens = open();
    expect(tokens.values()).toEqual({ api_key: 'key-first', host_url: 'http://a.example' });
    put('api_key', 'key-other');
    expect(tokens.values()['api_key']).toBe('key-other');
  });

  it('may come while the worker runs, and go again', () => {
    const tokens = open();
    expect(tokens.problems().map(({ field }) => field)).toEqual(['api_key', 'host_url']);
    put('api_key', 'key-first');
    put('host_url', 'http://a.example');
    expect(tokens.problems()).toEqual([]);
    rmSync(join(dir, 'api_key'));
    expect(tokens.problems()).toEqual([{ field: 'api_key', reason: 'missing' }]);
  });

  it('that are missing or invalid are named with their place and rights, never with their content', () => {
    put('api_key', 'wrong-content');
    const tokens = open();
    let failure: unknown;
    try {
      tokens.values();
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(ToolFailure);
    expect(failure).toMatchObject({ code: 'WORKER_UNAVAILABLE', retryable: false });
    const { message, hint } = failure as ToolFailure; // Checked above.
    expect(message).toContain('tokens/<project>/crane/api_key is invalid');
    expect(message).toContain('tokens/<project>/crane/host_url is missing');
    expect(hint).toContain('Needs the right to lift.');
    expect(message + hint).not.toContain('wrong-content');
  });

  it("that are there and can't be read are told from missing ones", () => {
    mkdirSync(join(dir, 'api_key'));
    put('host_url', 'http://a.example');
    expect(open().problems()).toEqual([{ field: 'api_key', reason: "there, but can't be read (EISDIR)" }]);
    expect(() => open().values()).toThrow("crane/api_key is there, but can't be read");
  });

  it('that are links are named and not read, also when they replace a file', () => {
    put('api_key', 'key-first');
    put('host_url', 'http://a.example');
    const tokens = open();
    expect(tokens.problems()).toEqual([]);
    writeFileSync(join(dir, 'elsewhere'), 'key-of-somebody-else');
    rmSync(join(dir, 'api_key'));
    symlinkSync(join(dir, 'elsewhere'), join(dir, 'api_key'));
    expect(tokens.problems()).toEqual([{ field: 'api_key', reason: 'there, but is a link, and none is followed' }]);
    expect(() => tokens.values()).toThrow('crane/api_key is there, but is a link');
  });

  it('that are missing are told without a path, which the hub would take out, and with make up where a place is to be reached', () => {
    const hint = () => {
      try {
        return open().values();
      } catch (error) {
        return error instanceof ToolFailure ? error.hint : error;
      }
    };
    put('host_url', 'http://a.example');
    expect(hint()).toMatch(/^[^/~]*SALLYPORT_HOME[^/~]*no restart is needed[^/~]*$/);
    rmSync(join(dir, 'host_url'));
    expect(hint()).toMatch(/^[^/~]*SALLYPORT_HOME[^/~]*runs make up[^/~]*$/);
  });

  it('that hold a secret too short to be removed from results are refused', () => {
    put('api_key', 'key-');
    put('host_url', 'x');
    expect(open().problems()).toEqual([{ field: 'api_key', reason: 'shorter than 6 characters' }]);
  });

  it('are remembered as secrets when they are replaced, also invalid ones, but not where the manifest says they are none', () => {
    put('host_url', 'http://a.example');
    put('api_key', 'no-key-at-all');
    const tokens = open();
    const answer = 'no-key-at-all key-second http://a.example';
    expect(tokens.scrubber().text(answer)).toBe('[credential] key-second http://a.example');
    put('api_key', 'key-second');
    expect(tokens.scrubber().text(answer)).toBe('[credential] [credential] http://a.example');
  });
});
