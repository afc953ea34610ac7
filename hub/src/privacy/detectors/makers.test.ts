/** Tokens of makers that are known by their form alone; put together here, so that no file holds one. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

const run = (length: number): string => 'q8Zk3nXw0Lr5Tb7Yc2VdF4Hs9Gm1Jp6A'.repeat(6).slice(0, length);
const hex = (length: number): string => '3f9a1c07b5d2e846'.repeat(10).slice(0, length);
const low = (length: number): string => run(length).toLowerCase();

describe.each([
  ['GitHub', `ghp_${run(36)}`],
  ['GitLab', `glpat-${run(20)}`],
  ['Slack', `xoxb-${'1'.repeat(12)}-${'2'.repeat(12)}-${run(24)}`],
  ['Stripe', `sk_live_${run(24)}`],
  ['OpenAI', `sk-proj-${run(74)}`],
  ['npm', `npm_${run(36)}`],
  ['Telegram', `7123456789:AA${run(33)}`],
  ['Mailchimp', `${hex(32)}-us12`],
  ['DigitalOcean', `dop_v1_${hex(64)}`],
  ['Terraform Cloud', `${run(14)}.atlasv1.${run(67)}`],
  ['Azure', `${run(3)}8Q~${run(34)}`],
  ['Brevo', `xkeysib-${hex(64)}-${run(16)}`],
  ['Google, to refresh', `1//0${run(60)}`],
  ['LangSmith', `lsv2_pt_${hex(32)}_${hex(10)}`],
  ['Pinecone', `pcsk_${run(6)}_${run(60)}`],
  ['crates.io', `cio${run(32)}`],
  ['NuGet', `oy2${low(43)}`],
  ['Mollie', `live_${run(30)}`],
  ['Lob', `test_${hex(35)}`],
  ['Infisical', `st.${hex(24)}.${hex(32)}.${hex(32)}`],
  ['Render', `rnd_${run(32)}`],
  ['Salesforce', `00D4K000000${run(4)}!AQ${run(90)}`],
  ['X', `${'A'.repeat(21)}${run(40)}%3D${run(50)}`],
  ['Dropbox', `sl.B${run(130)}`],
  ['Yandex Cloud', `AQVN${run(35)}`],
  ['Yandex', `y0_Ag${run(50)}`],
  ['VK', `vk1.a.${run(90)}`],
  ['Mapbox, with padding', `sk.eyJ${run(60)}==.${run(22)}`],
  ['Cloudflare', `v1.0-${hex(24)}-${hex(146)}`],
  ['Trello', `ATTA${hex(64)}`],
  ['Octopus', `API-${run(26).toUpperCase()}`],
  ['OpenShift', `sha256~${run(43)}`],
  ['Harness', `pat.${run(22)}.${hex(24)}.${run(20)}`],
  ['Honeycomb', `hcaik_${low(58)}`],
  ['MaxMind', `${run(6)}_${run(29)}_mmk`],
  ['PASETO', `v4.local.${run(80)}`],
])('%s', (_, secret) => {
  test('its token is masked without a label, and nothing around it', async () => {
    expect(await kindsIn(`rotate \`${secret}\`, please`)).toBe('rotate `<SECRET>`, please');
  });
});

test('the private address of a calendar is masked, and the rest of the link stays', async () => {
  expect(await kindsIn(`https://cal.example/ical/a/private-${hex(32)}/basic.ics`)).toBe(
    'https://cal.example/ical/a/private-<SECRET>/basic.ics',
  );
});

test('what a key signs for stays', async () => {
  const scope = '/20261104/eu-north-1/s3/aws4_request';
  expect(await kindsIn(`Credential=AKIA${run(16).toUpperCase()}${scope}`)).toBe(`Credential=<SECRET>${scope}`);
});

test.each([
  `ghp_${'x'.repeat(36)}`,
  `AKIA${'X'.repeat(16)}`,
  `sk_live_${'x'.repeat(24)}`,
  'test_rejectsAnExpiredTokenWithAnError',
  'live_preview_of_the_page_that_is_open',
  'sl.addEventListener(handler)',
  `sha256:${hex(64)}`,
  'https://cal.example/private-notes/basic.ics',
  `A${'A'.repeat(300)}`,
])('%j stays', async (text) => {
  expect(await kindsIn(`see ${text} here`)).toBe(`see ${text} here`);
});
