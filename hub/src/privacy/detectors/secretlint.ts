/** Secrets of known makers, by the rules of secretlint and a few makers that it does not have. */
import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import type { Finding } from '../finding.ts';

/** Makers whose keys carry a mark of their own: the mark, and what follows it. */
const MARKED = new RegExp(
  `(?<![\\w-])(?:${[
    'AIza[\\w-]{35}',
    'ya29\\.[\\w-]{20,512}',
    'AC[0-9a-f]{32}',
    'SK[0-9a-f]{32}',
    'key-[0-9a-f]{32}',
    'dop_v1_[0-9a-f]{64}',
    'dckr_pat_[\\w-]{20,64}',
    'pypi-[\\w-]{50,512}',
    'rubygems_[0-9a-f]{48}',
    'lin_(?:api|oauth)_\\w{32,64}',
    'secret_[A-Za-z0-9]{43}',
    'ntn_[A-Za-z0-9]{40,64}',
    'xox[abeoprs]-[\\w-]{10,256}',
    'xapp-\\d-[\\w-]{20,256}',
    'gl(?:pat|oas|dt|rt|cbt|ptt|ft|imt|agent|soat|ffct)-[\\w.-]{20,128}',
    'gh[opsur]_[A-Za-z0-9]{36,255}',
    'github_pat_\\w{40,255}',
    '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,255}',
    'whsec_[A-Za-z0-9+/=]{24,255}',
    'sk-(?:ant-|proj-|svcacct-)?[\\w-]{20,255}',
    'hf_[A-Za-z0-9]{30,64}',
    'hvs\\.[\\w-]{20,255}',
    'AKIA[A-Z2-7]{16}',
    'ASIA[A-Z2-7]{16}',
    'EAA[A-Za-z0-9]{60,255}',
    'ATATT3[\\w=-]{50,255}',
    'sq0[a-z]{3}-[\\w-]{22,43}',
    'shp(?:at|ca|pa|ss)_[0-9a-f]{32}',
    'PMAK-[0-9a-f]{24}-[0-9a-f]{34}',
    'NRAK-[A-Z0-9]{27}',
    'glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}',
    'SG\\.[\\w-]{16,32}\\.[\\w-]{16,64}',
    '\\d{8,10}:AA[\\w-]{33}',
  ].join('|')})(?![\\w-])`,
  'g',
);

// Its measurements would pile up in a process that runs for long.
secretLintProfiler.setEnabled(false);

const RULES = { rules: [{ id: 'preset', rule: creator, options: {} }] };

/** Asynchronous because the rules are; the text is best of some tens of kilobytes, since each call costs something. */
export async function knownSecrets(text: string): Promise<readonly Finding[]> {
  const marked = [...text.matchAll(MARKED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const { messages } = await lintSource({
    source: { content: text, contentType: 'text', filePath: 'text', ext: '' },
    options: { config: RULES, noPhysicFilePath: true },
  });
  const linted = messages.map(({ range: [start, end] }) => ({ start, end }));
  return [...marked, ...linted].map((span) => ({ kind: 'SECRET' as const, ...span }));
}
