import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAuditLog } from '../../audit/file-audit-log.ts';
import { actionOf, CRANE, HOSTILE, visited, WORDS } from './console-fixture.ts';

test('whatever strangers write, a page has the elements, attributes and links of one where they write nothing odd', async () => {
  const page = (words: string) => {
    const action = actionOf('a1', {
      client: words,
      integration: words,
      tool: words,
      access: words,
      description: words,
      rule: words,
      kind: actionOf('x').kind,
      shownArgs: JSON.stringify({ [words]: [words] }),
      preview: words,
      error: { error: words, code: 'API_ERROR', retryable: true },
    });
    return { actions: [action], code: words, integrations: [{ ...CRANE, purpose: words, lastError: words }] };
  };
  const paths = ['approvals', 'approvals/call/a1', 'approvals/script/script-1', 'integrations'];
  const harmless = await visited(page('word'));
  for (const text of HOSTILE) {
    const hostile = await visited(page(text));
    for (const path of paths)
      expect(tagsOf((await hostile.get(path)).body, hostile), `${path} with ${text}`).toEqual(
        tagsOf((await harmless.get(path)).body, harmless),
      );
  }
});

test('nor do the pages of the audit log, whatever stands in its records', async () => {
  const logged = async (words: string) => {
    const auditFolder = await mkdtemp(join(tmpdir(), 'sp-console-'));
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const audit = await openAuditLog(auditFolder, { log: quiet });
    const call = { correlationId: 's1', client: words, integration: words, tool: words, access: words };
    await audit.append({
      event: 'call.finished',
      ...call,
      outcome: words,
      durationMs: 5,
      arguments: { [words]: words },
    });
    await audit.append({
      event: 'script',
      ...call,
      code: words,
      outcome: words,
      endpointsAccessed: [words],
      ledger: [],
    });
    await audit.append({ event: 'search', client: words, query: words, outcome: words });
    await audit.append({ event: words, surface: words, method: words });
    await audit.append({ event: 'action.rejected', ...call, actionId: words, surface: words });
    await audit.close();
    return await visited({ auditFolder });
  };
  const paths = ['activity', 'activity?show=calls', 'activity/script/s1', 'approvals'];
  const harmless = await logged('word');
  const hostile = await logged(WORDS);
  for (const path of paths) {
    const page = (await hostile.get(path)).body;
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(tagsOf(page, hostile), path).toEqual(tagsOf((await harmless.get(path)).body, harmless));
  }
  const filled = await harmless.get(
    `activity?client=${encodeURIComponent(WORDS)}&integration=${encodeURIComponent(WORDS)}&before=%3Cb%3E`,
  );
  expect(filled.body).not.toContain('<img');
  expect(filled.statusCode).toBe(200);
});

test('what hides or reorders text is spelled out on every page', async () => {
  const { get } = await visited({
    actions: [actionOf('a1', { shownArgs: JSON.stringify({ text: WORDS }), preview: WORDS })],
    code: WORDS,
  });
  for (const path of ['approvals', 'integrations', 'integrations/crane']) {
    const { body } = await get(path);
    expect(body).toContain('\\u202eevorppa');
    for (const hidden of ['\u202E', '\u2066', '\u200B', '\uFEFF', '\u0007', '\u001B'])
      expect(body).not.toContain(hidden);
  }
});

/** The tags of a page with their attributes, without the values that name its session or a time. */
function tagsOf(
  page: string,
  { base, formToken }: { readonly base: string; readonly formToken: string },
): readonly string[] {
  const tags =
    page
      .replaceAll(base, '/console')
      .replaceAll(formToken, 'token')
      .match(/<[^>]*>/g) ?? [];
  // Lines of a script or a preview, and words that stand in attributes, differ in number and text.
  return tags
    .filter((tag) => !/^<\/?(?:li|bdi|span|div|code)\b/.test(tag))
    .map((tag) => tag.replace(/ (?:aria-label|class|datetime|x|width)="[^"]*"|\?at=[\d-]+/g, ''));
}
