import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chainedLine, GENESIS, type Link } from '@sallyport/hub/audit-record';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeJson } from '../files.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { audit } from './audit.ts';

const noEngine: RunCommand = async () => ({ code: 1, stdout: '', stderr: 'Cannot connect to the Docker daemon' });

let said = '';
let warned = '';
vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
  said += String(chunk);
  return true;
});
vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
  warned += String(chunk);
  return true;
});
afterEach(() => {
  said = '';
  warned = '';
  vi.unstubAllEnvs();
});

const SCRIPT = '1a2b3c4d-0000-4000-8000-000000000000';
const call = { callId: 1, client: 'claude', correlationId: SCRIPT, integration: 'demo', method: 'createNote' };
const RECORDS = [
  { event: 'audit.opened', before: 'nothing' },
  { event: 'call.dispatched', ...call, tool: 'create_note', access: 'write', arguments: { text: 'hello' } },
  {
    event: 'call.finished',
    ...call,
    tool: 'create_note',
    access: 'write',
    outcome: 'tool-error',
    errorCode: 'API_ERROR',
    durationMs: 12,
  },
  {
    event: 'script',
    client: 'claude',
    correlationId: SCRIPT,
    outcome: 'ok',
    durationMs: 30,
    endpointsAccessed: ['demo.create_note'],
  },
  { event: 'search', client: 'other', integration: 'gitlab', query: 'issues', outcome: 'ok' },
];

function logText(records: readonly object[]): string {
  let link: Link = GENESIS;
  return records
    .map((record, index) => {
      const made = chainedLine(JSON.stringify(record), `2026-11-30T21:0${index}:00.000Z`, link);
      link = made.link;
      return made.line;
    })
    .join('');
}

/** A project in process mode with this audit log. */
async function project(text: string | undefined, mode = 'processes') {
  const temporary = await temporaryProject();
  const { project: one } = temporary;
  vi.stubEnv('SALLYPORT_HOME', one.home);
  vi.stubEnv('PROJECT', '');
  await writeJson(one.systemFile, { mode, port: 4000 });
  const file = join(one.stateDir, 'audit', 'audit-000000000001.jsonl');
  if (text !== undefined) {
    await mkdir(join(one.stateDir, 'audit'), { recursive: true });
    await writeFile(file, text);
  }
  const command = (...args: string[]) => audit([...args, '--project', 'acme'], noEngine);
  return { command, file, [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose]() };
}

const events = () =>
  said
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).event);

describe('audit query', () => {
  it.each<[string, string[], string[]]>([
    ['everything', [], ['audit.opened', 'call.dispatched', 'call.finished', 'script', 'search']],
    ['a client', ['--client', 'other'], ['search']],
    ['an integration', ['--integration', 'demo'], ['call.dispatched', 'call.finished', 'script']],
    ['a tool by its name on the wire', ['--tool', 'create_note'], ['call.dispatched', 'call.finished', 'script']],
    ['a tool by its method', ['--tool', 'demo.createNote'], ['call.dispatched', 'call.finished']],
    ['an outcome', ['--outcome', 'tool-error'], ['call.finished']],
    ['a code', ['--outcome', 'API_ERROR'], ['call.finished']],
    ['a script', ['--script', '1a2b3c4d'], ['call.dispatched', 'call.finished', 'script']],
    ['a time', ['--since', '2026-11-30T21:01Z', '--until', '2026-11-30T21:02Z'], ['call.dispatched', 'call.finished']],
    ['all of it together', ['--script', SCRIPT, '--outcome', 'ok', '--client', 'claude'], ['script']],
  ])('finds %s', async (_, args, expected) => {
    await using at = await project(logText(RECORDS));
    expect(await at.command('query', '--json', ...args)).toBe(0);
    expect(events()).toEqual(expected);
  });

  it('finds by how long ago it was', async () => {
    await using at = await project(logText(RECORDS));
    expect(await at.command('query', '--json', '--since', '1s')).toBe(0);
    expect(said).toBe('');
  });

  it.each([
    [['query', '--since', 'yesterday'], '--since takes a time'],
    [['query', '--script', '1a'], '--script takes the id'],
    [['tail', '--lines', '0'], '--lines takes a number'],
    [['query', '--lines', '3'], 'There is no option --lines here'],
    [['verify', '--client', 'claude'], 'There is no option --client here'],
    [['look'], 'There is no "audit look"'],
    [[], 'There are: audit tail, audit query, audit verify'],
  ])('refuses %j', async (args, words) => {
    await using at = await project(logText(RECORDS));
    await expect(at.command(...args)).rejects.toThrow(words);
  });

  it('shows a person one line a record, and lets none of it move the cursor', async () => {
    const hostile = '\u001b[2J\u009b1A\r\n\u202eevil"\u2028';
    await using at = await project(
      logText([...RECORDS.slice(0, 3), { event: 'search', client: hostile, query: hostile }]),
    );
    await at.command('query');
    const lines = said.trimEnd().split('\n');
    expect(lines[2]).toBe(
      '2026-11-30 21:02:00.000Z  #3  call.finished  claude  demo.create_note  write  tool-error  12 ms  callId=1  errorCode="API_ERROR"  script 1a2b3c4d',
    );
    expect(lines).toHaveLength(4);
    said = '';
    await at.command('query', '--json');
    for (const text of [lines.join('\n'), said]) expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202e\u2028]/u);
    expect(JSON.parse(said.trimEnd().split('\n')[3] ?? '')).toMatchObject({ client: hostile });
  });

  it('says of a destructive call that it is one', async () => {
    await using at = await project(
      logText([{ event: 'call.dispatched', ...call, tool: 'delete_note', access: 'write', destructive: true }]),
    );
    await at.command('query');
    expect(said).toContain('  demo.delete_note  write, destructive  callId=1  ');
  });

  it('names who decided about a call before the client that made it', async () => {
    const about = { client: 'claude', integration: 'demo', tool: 'create_note' };
    await using at = await project(
      logText([
        { event: 'action.approved', ...about, surface: 'http' },
        { event: 'action.rejected', ...about, surface: 'elicitation' },
        { event: 'call.finished', ...about, client: 'operator (console)' },
      ]),
    );
    await at.command('query');
    expect(said).toContain('  action.approved  operator (console)  for claude  demo.create_note  ');
    expect(said).toContain('  action.rejected  user of claude (asked)  for claude  demo.create_note  ');
    expect(said).toContain('  call.finished  "operator (console)"  demo.create_note');
  });

  it.each([
    ['nonsense', 'There is no outcome "nonsense".'],
    ['api_error', 'Did you mean API_ERROR?'],
    ['tool_error', 'Did you mean tool-error?'],
  ])('refuses the outcome %s, and names those that there are', async (outcome, told) => {
    await using at = await project(logText(RECORDS));
    const refused = at.command('query', '--outcome', outcome);
    await expect(refused).rejects.toThrow(told);
    await expect(refused).rejects.toThrow('ok, refused, held, ended, tool-error');
    expect(said).toBe('');
  });

  it('says so where lines are no records, and where there is none', async () => {
    await using at = await project(`${logText(RECORDS)}{"event":"forged"}\n`);
    expect(await at.command('query', '--json')).toBe(0);
    expect(events()).toHaveLength(5);
    expect(warned).toContain('1 line is no record');
    await using empty = await project(undefined);
    expect(await empty.command('query')).toBe(0);
    expect(warned).toContain('no record yet');
  });
});

it('audit tail shows the last ones', async () => {
  await using at = await project(logText(RECORDS));
  await at.command('tail', '--lines', '2', '--json');
  expect(events()).toEqual(['script', 'search']);
  said = '';
  await at.command('tail', '-n', '1', '--client', 'claude', '--json');
  expect(events()).toEqual(['script']);
});

describe('audit verify', () => {
  it('is content with a whole log, also while its last line is being written', async () => {
    await using at = await project(`${logText(RECORDS)}{"seq":6,"ti`);
    expect(await at.command('verify')).toBe(0);
    expect(said).toMatch(/After record 5: 12 bytes.*\nThe audit log is whole: 5 records\. .* [0-9a-f]{64}\n$/);
  });

  it('says where a log is not whole, and ends with 3', async () => {
    await using at = await project(logText(RECORDS));
    const text = await readFile(at.file, 'utf8');
    await writeFile(at.file, text.replace('hello', 'hullo'));
    expect(await at.command('verify')).toBe(3);
    expect(said).toContain('NOT whole. audit-000000000001.jsonl, line 2: record 2 was altered');
    said = '';
    expect(await at.command('verify', '--json')).toBe(3);
    expect(JSON.parse(said)).toMatchObject({ records: 1, problem: { line: 2 } });
  });
});

describe('in containers', () => {
  /** An engine whose hub container has this log on its volume. */
  const engine =
    (files: Readonly<Record<string, string>>): RunCommand =>
    async (_program, args, { passOn }) => {
      const ok = { code: 0, stdout: '', stderr: '' };
      if (args[0] === 'ps') return { ...ok, stdout: 'c0ffee\n' };
      expect(args.slice(0, 4)).toEqual(['exec', 'c0ffee', 'node', '-e']);
      const name = args[5];
      if (name === undefined) return { ...ok, stdout: Object.keys(files).join('\n') };
      const text = files[name];
      if (text === undefined) return { ...ok, code: 1, stderr: 'ENOENT' };
      passOn?.write(text);
      return ok;
    };

  it('the log is read through the engine', async () => {
    await using _ = await project(undefined, 'containers');
    const run = engine({ 'audit-000000000001.jsonl': logText(RECORDS) });
    expect(await audit(['verify', '--project', 'acme'], run)).toBe(0);
    expect(said).toContain('whole: 5 records');
  });

  it('a file is read there if it is a regular one: a device may have no end', async () => {
    await using at = await project(logText(RECORDS), 'containers');
    /** Its programs run here, on the folder of the project. */
    const run: RunCommand = async (_program, [command, , , , program = '', ...names], options) =>
      command === 'ps'
        ? { code: 0, stdout: 'c0ffee\n', stderr: '' }
        : runCommand(process.execPath, ['-e', program.replaceAll('/state/audit', dirname(at.file)), ...names], options);
    expect(await audit(['verify', '--project', 'acme'], run)).toBe(0);
    expect(said).toContain('whole: 5 records');
    const second = 'audit-000000000006.jsonl';
    await symlink('/dev/null', join(dirname(at.file), second));
    await expect(audit(['verify', '--project', 'acme'], run)).rejects.toThrow(`${second} is no regular file`);
  });

  it('a hub that does not run, or a file that cannot be read, is said', async () => {
    await using _ = await project(undefined, 'containers');
    await expect(audit(['verify', '--project', 'acme'], noEngine)).rejects.toThrow();
    const list: RunCommand = async (program, args, options) =>
      args.length === 5
        ? { code: 0, stdout: 'audit-000000000001.jsonl', stderr: '' }
        : engine({})(program, args, options);
    await expect(audit(['verify', '--project', 'acme'], list)).rejects.toThrow("can't be read: ENOENT");
  });
});
