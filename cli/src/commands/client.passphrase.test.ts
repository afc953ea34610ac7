/** Who may change who may connect, and to what. */
import { describe, expect, it, vi } from 'vitest';
import { captureOutput } from '../captured-output.ts';
import { addClient, listClients } from '../clients/clients-file.ts';
import { writeJson } from '../files.ts';
import { freePort } from '../free-port.ts';
import { inTerminal, NO_TERMINAL, noEngine, RIGHT, startTestOperator } from '../operator/test-operator.ts';
import { temporaryProject } from '../temporary-home.ts';
import { client } from './client.ts';

const output = captureOutput();

describe('a change of who may do what', () => {
  const CHANGES: readonly (readonly [string, readonly string[]])[] = [
    ['adding a client', ['add', 'second']],
    ['changing a scope', ['scope', 'claude', '--scope', '#server=redmine']],
    ['revoking a client', ['revoke', 'claude']],
    ['adding a client whose user decides', ['add', 'second', '--approves', 'elicitation']],
    ['letting the user of a client decide', ['scope', 'claude', '--approves', 'elicitation']],
  ];
  async function withClaude({ isSet }: { readonly isSet: boolean }) {
    const at = await startTestOperator({ isSet, port: await freePort() });
    await addClient(at.project, 'claude', { scope: '#server=demo' });
    return at;
  }
  const unlocked = (asked: readonly string[]) => asked.includes(`POST /api/session {"passphrase":"${RIGHT}"}`);

  it.each(CHANGES)('takes the passphrase where one is set: %s', async (_, words) => {
    await using at = await withClaude({ isSet: true });
    const before = await listClients(at.project);
    const attempt = (...typed: (string | undefined)[]) =>
      client([...words, '--project', 'acme'], noEngine, inTerminal(...typed));
    await expect(attempt('a wrong passphrase')).rejects.toThrow('This is not the passphrase.');
    expect(await attempt(undefined)).toBe(1);
    expect(output.said).toContain('Nothing was changed.');
    expect(output.said).not.toContain('sp_');
    expect(await listClients(at.project)).toEqual(before);
    expect(await attempt(RIGHT)).toBe(0);
    expect(unlocked(at.asked)).toBe(true);
    expect(at.asked.at(-1)).toBe('DELETE /api/session');
    expect(await listClients(at.project)).not.toEqual(before);
  });

  it.each(CHANGES)('is refused without a terminal where a passphrase is set: %s', async (_, words) => {
    await using at = await withClaude({ isSet: true });
    const before = await listClients(at.project);
    expect(await client([...words, '--project', 'acme'], noEngine, NO_TERMINAL)).toBe(1);
    expect(output.said).toContain('Run this in a terminal.');
    expect(unlocked(at.asked)).toBe(false);
    expect(await listClients(at.project)).toEqual(before);
  });

  it.each(CHANGES)('is made unasked while none is set, and that is said: %s', async (_, words) => {
    await using _at = await withClaude({ isSet: false });
    expect(await client([...words, '--project', 'acme'], noEngine, inTerminal())).toBe(0);
    expect(output.said).toContain('No passphrase is set, so this is done unasked.');
  });

  it.each([
    ['a name that can not be one', ['add', 'bad name!'], "can't be a client's name"],
    ['a name that is taken', ['add', 'claude'], 'There is a client "claude" already'],
    ['a scope of nobody', ['scope', 'claud', '--scope', '#server=demo'], 'no client "claud". Did you mean "claude"?'],
    ['the access of nobody', ['revoke', 'nobody'], 'There is no client "nobody". There are: claude.'],
  ])('is refused before the passphrase is asked for: %s', async (_, words, problem) => {
    await using at = await withClaude({ isSet: true });
    const terminal = { isTerminal: true, ask: vi.fn(async () => RIGHT) };
    await expect(client([...words, '--project', 'acme'], noEngine, terminal)).rejects.toThrow(problem);
    expect(terminal.ask).not.toHaveBeenCalled();
    expect(at.asked).toEqual([]);
  });

  it('says of a client that is revoked what becomes of its calls', async () => {
    await using _ = await withClaude({ isSet: true });
    expect(await client(['revoke', 'claude', '--project', 'acme'], noEngine, inTerminal(RIGHT))).toBe(0);
    expect(output.said).toContain('"claude" has no access any more, and what it left waiting for a person ends.');
  });

  it.each(CHANGES)('needs the hub, which alone knows whether one is set: %s', async (_, words) => {
    await using temporary = await temporaryProject();
    vi.stubEnv('SALLYPORT_HOME', temporary.project.home);
    await writeJson(temporary.project.systemFile, { mode: 'processes', port: 4000 });
    await addClient(temporary.project, 'claude');
    const attempt = client([...words, '--project', 'acme'], noEngine, inTerminal(RIGHT));
    await expect(attempt).rejects.toThrow('does not run. Run: make up PROJECT=acme');
  });
});
