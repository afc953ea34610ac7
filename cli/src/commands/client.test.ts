/** What the command says and asks before it changes who may connect, and to what. */
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captureOutput } from '../captured-output.ts';
import { writeJson } from '../files.ts';
import { freePort } from '../free-port.ts';
import { inTerminal, NO_TERMINAL, noEngine, startTestOperator } from '../operator/test-operator.ts';
import type { Project } from '../project.ts';
import { client } from './client.ts';

const output = captureOutput();

describe('a client that is added', () => {
  it('is shown its token when the hub that runs accepts it, not before', async () => {
    const asked: string[] = [];
    const hub = createServer((request, response) => {
      asked.push(output.said);
      const isKnown = asked.length > 2 && /^Bearer sp_[\w-]{43}$/.test(request.headers.authorization ?? '');
      response.writeHead(isKnown ? 405 : 401).end();
    }).listen(0, '127.0.0.1');
    await once(hub, 'listening');
    const address = hub.address();
    await using _ = await startTestOperator({
      isSet: false,
      port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    });
    expect(await client(['add', 'claude', '--project', 'acme'], noEngine, inTerminal())).toBe(0);
    hub.closeAllConnections();
    hub.close();
    await once(hub, 'close');
    expect(asked.join('')).not.toContain('sp_');
    expect(asked).toHaveLength(3);
    expect(output.said).toMatch(/Bearer sp_[\w-]{43}"/);
  });
});

describe('what a client may use', () => {
  const clientsOf = async (project: Project) =>
    JSON.parse(await readFile(join(project.configDir, 'clients.json'), 'utf8')).clients;

  it('is stored beside the hash, listed, and changed without another token', async () => {
    await using at = await startTestOperator({ isSet: false, port: await freePort() });
    const inProject = (...args: string[]) => client([...args, '--project', 'acme'], noEngine, inTerminal());
    expect(await inProject('add', 'claude', '--scope', '#server=gitlab&tool=gitlab.list%5Fissues')).toBe(0);
    expect(await inProject('add', 'free')).toBe(0);
    const [claude, free] = await clientsOf(at.project);
    expect(claude).toMatchObject({ name: 'claude', scope: '#server=gitlab&tool=gitlab.list_issues' });
    expect(free).not.toHaveProperty('scope');
    expect(await inProject('scope', 'claude', '--scope', '#server=demo')).toBe(0);
    expect(await clientsOf(at.project)).toEqual([{ ...claude, scope: '#server=demo' }, free]);
    output.said = '';
    expect(await inProject('list')).toBe(0);
    expect(output.said).toMatch(
      /^claude {2}added \S+ {2}may use #server=demo\nfree {2}added \S+ {2}may use everything\n$/,
    );
    await expect(inProject('scope', 'nobody', '--scope', '#server=demo')).rejects.toThrow(
      'There is no client "nobody"',
    );
  });

  it.each(['#', '#server=', '#foo=bar', 'server=gitlab', '#server=git lab', '#tools=a.b', '#server=gitlab&'])(
    'can not be %j, and nothing is changed then',
    async (scope) => {
      await using at = await startTestOperator({ isSet: false });
      for (const action of ['add', 'scope']) {
        const attempt = client([action, 'claude', '--scope', scope, '--project', 'acme'], noEngine, inTerminal());
        await expect(attempt).rejects.toThrow(/^--scope .*: .*Write for example --scope '#server=gitlab'/);
      }
      expect(at.asked).toEqual([]);
      expect(await readdir(at.project.configDir).catch(() => [])).not.toContain('clients.json');
    },
  );

  it.each([
    [['scope', 'claude']],
    [['add', 'claude', '--scope', '']],
    [['list', '--scope', '#server=demo']],
    [['revoke', 'claude', '--scope', '#server=demo']],
    [['scope', '--scope', '#server=demo']],
    [['toString', 'claude']],
  ])('is never taken from %j', async (args) => {
    await using _ = await startTestOperator({ isSet: false });
    await expect(client([...args, '--project', 'acme'], noEngine, inTerminal())).rejects.toThrow(
      /needs a value|There is no option|needs NAME|There is no "client|needs --scope/,
    );
  });

  it('is named loudly in the list where it can not be used', async () => {
    await using at = await startTestOperator({ isSet: false });
    const entry = { tokenSha256: 'a'.repeat(64), createdAt: '2026-01-01T00:00:00Z' };
    await writeJson(join(at.project.configDir, 'clients.json'), {
      clients: [
        { ...entry, name: 'claude', scope: '#foo=\u202ebar' },
        { ...entry, name: 'second', scope: null },
      ],
    });
    expect(await client(['list', '--project', 'acme'], noEngine, inTerminal())).toBe(0);
    expect(output.said.match(/MAY USE NOTHING: its scope can't be used: /g)).toHaveLength(2);
    expect(output.said).not.toContain('\u202e');
  });

  it('is told where it names an integration that is not there', async () => {
    await using at = await startTestOperator({ isSet: false, port: await freePort() });
    await writeJson(join(at.project.configDir, 'workers.json'), {
      workers: [{ name: 'git-lab', url: 'http://127.0.0.1:9/mcp' }],
    });
    await client(
      ['add', 'claude', '--scope', '#tool=gitLib.x&server=gitLab', '--project', 'acme'],
      noEngine,
      inTerminal(),
    );
    expect(output.said).toContain('There is no integration "gitLib" at the moment. Did you mean "gitLab"?');
    expect(output.said.match(/There is no integration/g)).toHaveLength(1);
  });

  it('is told where it names an integration that is known and not set up', async () => {
    await using at = await startTestOperator({ isSet: false, port: await freePort() });
    await writeJson(join(at.project.configDir, 'workers.json'), { workers: [], notSetUp: ['redmine'] });
    await client(['add', 'claude', '--scope', '#server=redmine', '--project', 'acme'], noEngine, inTerminal());
    expect(output.said).toContain(
      'redmine is not set up here: bin/sallyport status --project acme says what is missing',
    );
    expect(output.said).not.toContain('There is no integration');
  });

  it('is told where it names a tool that an integration has not, before the passphrase is typed', async () => {
    const problem = 'demo has no tool "getUsers". Nearest: getUser.';
    const demo = { name: 'demo', trust: 'vetted', state: 'available', tools: 2, held: 0 };
    await using at = await startTestOperator({
      isSet: true,
      integrations: [
        { ...demo, revision: '1' },
        { ...demo, name: 'late', state: 'starting' },
      ],
      answers: { '/api/policy/explain': [404, { error: problem }] },
    });
    await writeJson(join(at.project.configDir, 'workers.json'), {
      workers: ['demo', 'late'].map((name) => ({ name, url: 'http://127.0.0.1:9/mcp' })),
    });
    const scope = '#tool=demo.getUsers&tool=late.anything';
    await client(['add', 'claude', '--scope', scope, '--project', 'acme'], noEngine, inTerminal(undefined));
    expect(output.said.split(problem)).toHaveLength(2);
    expect(at.asked).toContain('POST /api/policy/explain {"integration":"demo","tool":"getUsers"}');
    expect(at.asked.join()).not.toContain('anything');
  });

  it('is not widened where nobody reads along', async () => {
    await using at = await startTestOperator({ isSet: false, port: await freePort() });
    await client(['add', 'claude', '--scope', '#server=demo', '--project', 'acme'], noEngine, inTerminal());
    expect(
      await client(['scope', 'claude', '--scope', '#server=redmine', '--project', 'acme'], noEngine, NO_TERMINAL),
    ).toBe(1);
    expect(await clientsOf(at.project)).toMatchObject([{ scope: '#server=demo' }]);
  });
});

describe('what the user of a client decides', () => {
  const clientsOf = async (project: Project) =>
    JSON.parse(await readFile(join(project.configDir, 'clients.json'), 'utf8')).clients;

  it('is stored beside the scope, listed, and taken back without touching anything else', async () => {
    await using at = await startTestOperator({ isSet: false, port: await freePort() });
    const inProject = (...args: string[]) => client([...args, '--project', 'acme'], noEngine, inTerminal());
    expect(await inProject('add', 'claude', '--scope', '#server=demo', '--approves', 'elicitation')).toBe(0);
    expect(await inProject('add', 'plain', '--approves', 'nothing')).toBe(0);
    const [claude, plain] = await clientsOf(at.project);
    expect(claude).toMatchObject({ scope: '#server=demo', approves: 'elicitation' });
    expect(plain).not.toHaveProperty('approves');
    expect(await inProject('scope', 'claude', '--scope', '#server=gitlab')).toBe(0);
    expect(await clientsOf(at.project)).toEqual([{ ...claude, scope: '#server=gitlab' }, plain]);
    output.said = '';
    expect(await inProject('list')).toBe(0);
    expect(output.said).toMatch(
      /may use #server=gitlab, its user decides about calls that wait \(elicitation\)\nplain .* may use everything\n$/,
    );
    output.said = '';
    expect(await inProject('scope', 'claude', '--approves', 'nothing')).toBe(0);
    expect(output.said).toContain('The client "claude": its user decides about nothing.');
    const { approves: _, ...rest } = claude;
    expect(await clientsOf(at.project)).toEqual([{ ...rest, scope: '#server=gitlab' }, plain]);
    await expect(inProject('scope', 'nobody', '--approves', 'elicitation')).rejects.toThrow(
      'There is no client "nobody"',
    );
  });

  it.each([
    'yes',
    'true',
    'Elicitation',
    'ELICITATION',
    'elicitation ',
    'elicitation,console',
    'operator',
    'nothing!',
    '*',
  ])('can not be %j, and nothing is changed then', async (word) => {
    await using at = await startTestOperator({ isSet: false });
    for (const action of ['add', 'scope']) {
      const attempt = client([action, 'claude', '--approves', word, '--project', 'acme'], noEngine, inTerminal());
      await expect(attempt).rejects.toThrow(/^--approves .*: write --approves elicitation, or --approves nothing/);
    }
    expect(at.asked).toEqual([]);
    expect(await readdir(at.project.configDir).catch(() => [])).not.toContain('clients.json');
  });

  it.each([
    [['add', 'claude', '--approves', '']],
    [['add', 'claude', '--approves']],
    [['add', 'claude', '--approves', '--scope', '#server=demo']],
    [['add', '--approves', 'elicitation']],
    [['scope', '--approves', 'elicitation']],
    [['list', '--approves', 'elicitation']],
    [['revoke', 'claude', '--approves', 'nothing']],
    [['remove', 'claude']],
    [['approves', 'claude']],
  ])('is never taken from %j', async (args) => {
    await using at = await startTestOperator({ isSet: false });
    await expect(client([...args, '--project', 'acme'], noEngine, inTerminal())).rejects.toThrow(
      /needs a value|There is no option|needs NAME|There is no "client|needs --scope/,
    );
    expect(at.asked).toEqual([]);
  });

  it('is named loudly in the list where what is written is not the one word', async () => {
    await using at = await startTestOperator({ isSet: false });
    const entry = { tokenSha256: 'a'.repeat(64), createdAt: '2026-01-01T00:00:00Z' };
    const words = [true, 'Elicitation', ['elicitation'], { elicitation: {} }, null, 'eli\u202ecitation'];
    await writeJson(join(at.project.configDir, 'clients.json'), {
      clients: words.map((approves, n) => ({ ...entry, name: `c${n}`, approves })),
    });
    expect(await client(['list', '--project', 'acme'], noEngine, inTerminal())).toBe(0);
    expect(output.said.match(/ITS USER DECIDES ABOUT NOTHING: "approves" can't be /g)).toHaveLength(words.length);
    expect(output.said).not.toContain('\u202e');
  });

  it('is said before the passphrase is typed', async () => {
    await using _ = await startTestOperator({ isSet: true, port: await freePort() });
    const questions: string[] = [];
    const terminal = {
      isTerminal: true,
      async ask(question: string) {
        questions.push(question);
        return undefined;
      },
    };
    await client(['add', 'claude', '--approves', 'elicitation', '--project', 'acme'], noEngine, terminal);
    expect(`${output.said}${questions.join('')}`).toContain('its user decides about calls that wait (elicitation)');
  });

  it('is not widened where nobody reads along', async () => {
    await using at = await startTestOperator({ isSet: false, port: await freePort() });
    await client(['add', 'claude', '--project', 'acme'], noEngine, inTerminal());
    for (const words of [
      ['scope', 'claude'],
      ['add', 'second'],
    ]) {
      const attempt = client([...words, '--approves', 'elicitation', '--project', 'acme'], noEngine, NO_TERMINAL);
      expect(await attempt).toBe(1);
    }
    const clients = await clientsOf(at.project);
    expect(clients).toHaveLength(1);
    expect(clients[0]).not.toHaveProperty('approves');
  });
});
