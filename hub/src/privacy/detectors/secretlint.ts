/** Secrets of known makers, by the rules of secretlint and a few makers that it does not have. */
import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import type { Finding } from '../finding.ts';

/** Makers whose keys carry a mark of their own: the mark, and what follows it. */
const MARKED = new RegExp(
  `(?<![\\w-])(?:${[
    'AIza[\\w-]{35}',
    'ya29\\.[\\w-]{20,}',
    'SK[0-9a-f]{32}',
    'key-[0-9a-f]{32}',
    'dop_v1_[0-9a-f]{64}',
    'dckr_pat_[\\w-]{20,64}',
    'pypi-[\\w-]{50,}',
    'rubygems_[0-9a-f]{48}',
    'lin_(?:api|oauth)_\\w{32,64}',
    'secret_[A-Za-z0-9]{43}',
    'ntn_[A-Za-z0-9]{40,64}',
    'xox[abeoprs]-[\\w-]{10,}',
    'xapp-\\d-[\\w-]{20,}',
    'gl(?:pat|oas|dt|rt|cbt|ptt|ft|imt|agent|soat|ffct)-[\\w.-]{20,}',
    'gh[opsur]_[A-Za-z0-9]{36,}',
    'github_pat_\\w{40,}',
    '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,}',
    'whsec_[A-Za-z0-9+/=]{24,}',
    'sk-(?:ant-|proj-|svcacct-)?[\\w-]{20,}',
    'hf_[A-Za-z0-9]{30,64}',
    'hvs\\.[\\w-]{20,}',
    'AKIA[A-Z0-9]{16}',
    'ASIA[A-Z0-9]{16}',
    'EAA[\\w-]{58,}',
    'GOCSPX-[\\w-]{28}',
    '[0-9a-f]{32}-us\\d{1,2}',
    '[MNO][\\w-]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,45}',
    '[A-Za-z0-9]{14}\\.atlasv1\\.[\\w-]{60,90}',
    'dp\\.(?:pt|st|ct|sa|scim|audit)\\.(?:[\\w-]{2,35}\\.)?[A-Za-z0-9]{40,44}',
    'sbp_[0-9a-f]{40}',
    'sb_secret_[\\w-]{20,64}',
    'pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}',
    '[\\w~.]{3}\\dQ~[\\w~.-]{31,34}',
    'AGE-SECRET-KEY-1[A-Z0-9]{58}',
    'pscale_(?:tkn|oauth|pw)_[\\w.-]{32,64}',
    'r8_[A-Za-z0-9]{37}',
    'x(?:keysib|smtpsib)-[0-9a-f]{64}-[A-Za-z0-9]{16}',
    'gsk_[A-Za-z0-9]{52}',
    'xai-[A-Za-z0-9]{70,90}',
    'pplx-[A-Za-z0-9]{48,56}',
    'nvapi-[\\w-]{60,70}',
    'tvly-[\\w-]{20,64}',
    'figd_[\\w-]{36,64}',
    'dapi[0-9a-f]{32}(?:-\\d)?',
    'tskey-[a-z]{3,10}-[\\w-]{20,80}',
    'do[opr]_v1_[0-9a-f]{64}',
    'nfp_[A-Za-z0-9]{36,40}',
    'fo1_[\\w-]{43}',
    'ops_eyJ[\\w=-]{100,}',
    'sntry[su]_[\\w=+/-]{60,}',
    'ATCTT3[\\w=-]{50,}',
    'ATBB[A-Za-z0-9]{28,40}',
    'CFPAT-[\\w-]{43}',
    'EZ[AT]K[A-Za-z0-9]{54}',
    'sgp_(?:[0-9a-f]{16}_)?[0-9a-f]{40}',
    'tfp_[\\w.-]{59}',
    'phx_[A-Za-z0-9]{40,50}',
    're_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,32}',
    'pul-[0-9a-f]{40}',
    'hvb\\.[\\w-]{90,}',
    'LTAI[A-Za-z0-9]{17,21}',
    'HRKU-[\\w-]{36,64}',
    'shippo_(?:live|test)_[0-9a-f]{40}',
    'ATATT3[\\w=-]{50,}',
    'sq0[a-z]{3}-[\\w-]{22,43}',
    'shp(?:at|ca|pa|ss)_[0-9a-f]{32}',
    'PMAK-[0-9a-f]{24}-[0-9a-f]{34}',
    'NRAK-[A-Z0-9]{27}',
    'glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}',
    'SG\\.[\\w-]{16,32}\\.[\\w-]{16,64}',
    '\\d{8,10}:AA[\\w-]{33}',
    'dt0[a-z]\\d{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}',
    'bk[a-z]{2,3}_[0-9a-f]{40}',
    'pat-(?:na|eu|ap)\\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
    'CCI(?:PAT|PRJ)_\\w{10,30}_[0-9a-f]{40}',
    'glc_eyJ[\\w+/=-]{40,}',
    'AKCp[A-Za-z0-9]{60,75}',
    'sq[apu]_[0-9a-f]{40}',
    'CLOJARS_[0-9a-f]{60}',
    'fm[12]_[\\w+/=-]{60,}',
    'pn[ub]_[A-Za-z0-9]{36}',
    'dd[pow]_[A-Za-z0-9]{36}',
    'access-(?:sandbox|development|production)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
    '(?:sdk|api|mob)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
    'FLWSECK(?:_TEST)?-[0-9a-zA-Z]{32}-X',
    'rzp_(?:live|test)_[A-Za-z0-9]{14,24}',
    'duffel_(?:live|test)_[\\w=-]{43}',
    'rdme_[a-z0-9]{70}',
    'sk\\.eyJ[\\w-]{40,}={0,2}\\.[\\w-]{20,24}',
    'APP_USR-\\d{12,19}-\\d{6}-[0-9a-f]{32}-\\d+',
    '1//0[\\w-]{40,200}',
    'lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}',
    'pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{40,70}',
    'cio[A-Za-z0-9]{32}',
    'oy2[a-z0-9]{43}',
    '(?:live|test)_(?=[A-Za-z]{0,29}\\d)(?:[A-Za-z0-9]{30}|[0-9a-f]{35})',
    'sk_[0-9a-f]{48}',
    'st\\.[0-9a-f]{24}\\.[0-9a-f]{32}\\.[0-9a-f]{32}',
    'rnd_[A-Za-z0-9]{32}',
    '00D[A-Za-z0-9]{9,15}![\\w.]{80,120}',
    'A{18,24}[A-Za-z0-9]{4,60}%[23][BDF][\\w%]{30,100}',
    'sl\\.(?:u\\.)?[\\w-]{100,1400}',
    'AQVN[\\w-]{35}',
    'y[0-3]_[\\w-]{50,64}',
    'vk1\\.a\\.[\\w-]{80,250}',
    '\\d{6}(?:-\\d{6}){7}',
    'v1\\.0-[0-9a-f]{24}-[0-9a-f]{146}',
    'ATTA[0-9a-f]{64}',
    '[12]/\\d{16}(?:/\\d{16})?:[0-9a-f]{32}',
    'API-[A-Z0-9]{25,32}',
    'sha256~[\\w-]{43}',
    'pnu_[A-Za-z0-9]{36}',
    'dckr_oat_[\\w-]{20,64}',
    'hc[abi][ikl]k_[a-z0-9]{58}',
    'snyk_(?:uat|sat)\\.[\\w.-]{20,400}',
    '[ps]at\\.[\\w-]{22}\\.[0-9a-f]{24}\\.[A-Za-z0-9]{20}',
    'ico-[A-Za-z0-9]{32}',
    '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk',
    'napi_[a-z0-9]{60,70}',
    'A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}',
    'cmVmd[A-Za-z0-9]{59}',
    's-s4t2(?:ud|af)-[0-9a-f]{64}',
    'tk-us-[\\w-]{48}',
    'fio-u-[\\w-]{64}',
    'wandb_v1_[\\w-]{40,90}',
    'GR1348941[\\w-]{20}',
    'v[1-4]\\.(?:local|public)\\.[\\w-]{60,2000}',
    '\\$(?:apr1|[156y]|2[abxy]|argon2(?:id|i|d)|7)\\$[\\w./$=,+-]{20,200}',
  ].join('|')})(?![\\w-])`,
  'g',
);

/** What is long enough for one of them: so that they are not looked for in the words of a sentence. */
const RUN = /[^\s"'`<>(){}[\];|\\]{15,}/g;

/** Webhooks: whoever has the address may write there. */
const WEBHOOK = new RegExp(
  [
    'discord(?:app)?\\.com/api/webhooks/(\\d{15,22}/[\\w-]{50,90})',
    '\\.webhook\\.office\\.com/webhookb2/([\\w@-]{36,80}/[\\w/-]{40,200})',
    'hooks\\.zapier\\.com/hooks/catch/(\\d{4,12}/[\\w-]{5,40})',
    'hooks\\.slack(?:-gov)?\\.com/(?:services|workflows|triggers)/([\\w/-]{20,120})',
    'chat\\.googleapis\\.com/v1/spaces/[\\w-]{5,40}/messages\\?([\\w=&%.-]{40,300})',
    'api\\.telegram\\.org/bot(\\d{8,10}:[\\w-]{30,40})',
    '/ical/(?:[^\\s/]{1,128}/)?private-([0-9a-f]{32})',
    'maker\\.ifttt\\.com/trigger/[\\w-]{1,64}/(?:json/)?with/key/([\\w-]{15,80})',
  ].join('|'),
  'dg',
);

/** The form of a token in an explanation: `ghp_xxxxxxxx…`. */
const FILLED = /([xX])\1{7,}$/;
const FILLED_CHARS = 16;

// Its measurements would pile up in a process that runs for long.
secretLintProfiler.setEnabled(false);

const RULES = { rules: [{ id: 'preset', rule: creator, options: {} }] };

/** Asynchronous because the rules are; the text is best of some tens of kilobytes, since each call costs something. */
export async function knownSecrets(text: string): Promise<readonly Finding[]> {
  const marked = [...text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    [...run.matchAll(MARKED)].map((match) => ({
      start: index + match.index,
      end: index + match.index + match[0].length,
    })),
  );
  const hooks = [...text.matchAll(WEBHOOK)].map(({ indices }) => {
    const [start, end] = indices?.slice(1).find((span) => span !== undefined) ?? [0, 0];
    return { start, end };
  });
  const { messages } = await lintSource({
    source: { content: text, contentType: 'text', filePath: 'text', ext: '' },
    options: { config: RULES, noPhysicFilePath: true },
  });
  const linted = messages.map(({ range: [start, end] }) => secretOf(text, start, end));
  return [...marked, ...hooks, ...linted]
    .filter(({ start, end }) => !FILLED.test(text.slice(Math.max(start, end - FILLED_CHARS), end)))
    .map((span) => ({ kind: 'SECRET' as const, ...span }));
}

/** Some rules report a secret with its name, or a URL with its password. */
const NAME_BEFORE = /^["']?[A-Za-z][\w.-]{0,63}["']?[ \t]{0,4}(?:=>|:=|=|:(?!\/\/))[ \t]{0,4}["']?/;
const SCHEME_BEFORE = /^(?:basic|bearer|token)[ \t]{1,4}/i;
const PASSWORD_IN_URL = /^[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:@/]{0,256}:([^\s@/]+)@/di;

/** The part of a reported span that is the secret itself. */
function secretOf(text: string, start: number, end: number): { readonly start: number; readonly end: number } {
  const span = text.slice(start, end);
  const [from, to] = PASSWORD_IN_URL.exec(span)?.indices?.[1] ?? [];
  if (from !== undefined && to !== undefined) return { start: start + from, end: start + to };
  const name = NAME_BEFORE.exec(span)?.[0].length ?? 0;
  const scheme = SCHEME_BEFORE.exec(span.slice(name))?.[0].length ?? 0;
  return { start: start + name + scheme, end };
}
