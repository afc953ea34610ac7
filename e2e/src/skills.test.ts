import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { connectSession, connectStateless, type McpClient, run } from './clients.ts';
import type { SystemAddress } from './system.ts';

const WORKERS = join(import.meta.dirname, '../../workers');
const hasRedmine = inject('redmine') !== null;

const Hits = z.array(z.object({ kind: z.enum(['tool', 'skill']), name: z.string(), declaration: z.string() }));
const Tools = z.array(z.looseObject({ name: z.string(), callName: z.string(), access: z.string() }));

async function using<T>(system: SystemAddress, use: (client: McpClient) => Promise<T>): Promise<T> {
  const client = await connectStateless(system);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

/** The scripts in a skill that call nothing but reads. */
function readingScripts(text: string, reads: readonly string[]): readonly string[] {
  const scripts = [...text.matchAll(/```js\n(.*?)```/gs)].map(([, script = '']) => script);
  const calls = (script: string) => [...script.matchAll(/\b(?:redmine|demo)\.\w+(?=\()/g)].map(([call]) => call);
  return scripts.filter((script) => calls(script).every((call) => reads.includes(call)));
}

describe.each(inject('systems'))('skills and lookups in the system of $mode', (system) => {
  test.runIf(hasRedmine)('a search finds the skill of a task, and a script reads and filters skills', () =>
    using(system, async (client) => {
      const { text } = await client.callTool('search_tools', { query: 'triage new issues' });
      expect(text).toContain('skills.read("redmine/triage-issues")');
      const code = `
        const found = (await skills.list({ integration: 'redmine' })).filter(({ tags }) => tags.includes('triage'));
        const skill = await skills.read(found[0].id);
        return { ids: found.map(({ id }) => id), skill };`;
      const content = readFileSync(join(WORKERS, 'redmine/skills/triage-issues.md'), 'utf8').trim();
      expect(await run(client, code)).toEqual({
        ids: ['redmine/triage-issues'],
        skill: {
          id: 'redmine/triage-issues',
          integration: 'redmine',
          filename: 'triage-issues.md',
          title: 'Triage new issues of a project',
          tags: ['redmine', 'issues', 'triage', 'duplicates', 'assign'],
          content,
        },
      });
    }),
  );

  test('an unknown skill is answered with those there are', () =>
    using(system, async (client) => {
      const code = `try { await skills.read('first-steps') } catch (error) { return error.message }`;
      // A note on the failed call follows.
      expect(await run(client, code)).toMatch(/^There is no skill "first-steps"\. Nearest: demo\/first-steps\./);
    }));

  test.each(['list users', 'notes', 'numbers', 'first steps with scripts', 'issue'])(
    'a search for "%s" finds the same in a script as through search_tools, in the same order',
    (query) =>
      using(system, async (client) => {
        const hits = Hits.parse(await run(client, `return await search(${JSON.stringify(query)}, { limit: 20 })`));
        const { text } = await client.callTool('search_tools', { query, detail: 'names', limit: 20 });
        const named = hits.map(({ kind, name, declaration }) => (kind === 'tool' ? name : declaration));
        expect(named.length).toBeGreaterThan(0);
        // The text alone may begin by saying that nothing fits well.
        const lines = text.split('\n').filter((line) => !line.startsWith('('));
        expect(lines.slice(0, named.length)).toEqual(named);
      }),
  );

  test.each(hasRedmine ? ['redmine', 'demo'] : ['demo'])(
    'the tools of %s are described as the worker lists them',
    (name) =>
      using(system, async (client) => {
        // Not composed: the same worker, asked for its own list.
        const { worker } = z
          .object({ worker: z.object({ tools: z.array(z.object({ listed: z.looseObject({ name: z.string() }) })) }) })
          .parse(
            name === 'demo'
              ? { worker: (await import('../../workers/demo/src/worker.ts')).createDemoWorker() }
              : await import('../../workers/redmine/src/main.ts'),
          );
        const described = Tools.parse(await run(client, `return await catalog.tools(${JSON.stringify(name)})`));
        expect(described.map((tool) => tool.name).sort()).toEqual(worker.tools.map(({ listed }) => listed.name).sort());
        for (const { listed } of worker.tools) {
          const { $schema: _, ...inputSchema } = z.looseObject({}).parse(listed['inputSchema']);
          expect(described.find((tool) => tool.name === listed.name)).toMatchObject({ inputSchema });
        }
        expect(await run(client, `return (await catalog.integrations()).map(({ name }) => name)`)).toContain(name);
      }),
  );

  test.each(hasRedmine ? ['redmine', 'demo'] : ['demo'])('the scripts in the skills of %s run as they stand', (name) =>
    using(system, async (client) => {
      const tools = Tools.parse(await run(client, `return await catalog.tools(${JSON.stringify(name)})`));
      const reads = tools.filter(({ access }) => access === 'read').map(({ callName }) => callName);
      const folder = join(WORKERS, name, 'skills');
      const scripts = readdirSync(folder).flatMap((file) =>
        readingScripts(readFileSync(join(folder, file), 'utf8'), reads),
      );
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts) await expect(run(client, script), script).resolves.toBeDefined();
    }),
  );

  test('an integration without an OpenAPI document says so, and lookups are on no worker’s ledger', async () => {
    const client = await connectSession(system);
    const count = async () => Number(await run(client, 'return (await demo.listCalls()).calls.length'));
    const before = await count();
    const code = `
      await search('users'); await skills.list(); await catalog.tools('demo');
      try { await demo.spec } catch (error) { return error.message }`;
    expect(await run(client, code)).toMatch(/^demo offers no OpenAPI document\./);
    expect(await count()).toBe(before);
    await client.close();
  });
});
