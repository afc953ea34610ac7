/** Invented tokens in the published formats of their makers; assembled here, so that no file holds one. */
import type { Random } from '../random.ts';
import { ALNUM, LOWER } from '../random.ts';

export interface Maker {
  readonly name: string;
  readonly make: (random: Random) => string;
  /** Where the format alone says nothing: the label that it always stands beside. */
  readonly label?: string;
}

const prefixed = (name: string, prefix: string, length: number): Maker => ({
  name,
  make: (random) => prefix + random.alnum(length),
});
const prefixedHex = (name: string, prefix: string, length: number): Maker => ({
  name,
  make: (random) => prefix + random.hex(length),
});

export const MAKERS: readonly Maker[] = [
  prefixed('GitHub', 'ghp_', 36),
  prefixed('GitHub OAuth', 'gho_', 36),
  prefixed('GitHub server', 'ghs_', 36),
  { name: 'GitHub fine-grained', make: (random) => `github_pat_${random.alnum(22)}_${random.alnum(59)}` },
  { name: 'GitLab', make: (random) => `glpat-${random.base64url(20)}` },
  { name: 'GitLab runner', make: (random) => `glrt-${random.base64url(20)}` },
  { name: 'GitLab deploy', make: (random) => `gldt-${random.base64url(20)}` },
  {
    name: 'Slack bot',
    make: (random) => `xoxb-${random.fill('N###########')}-${random.fill('N###########')}-${random.alnum(24)}`,
  },
  {
    name: 'Slack user',
    make: (random) =>
      `xoxp-${random.fill('N###########')}-${random.fill('N###########')}-${random.fill('N###########')}-${random.hex(32)}`,
  },
  {
    name: 'Slack app',
    make: (random) => `xapp-1-A${random.fill('cccccccccc')}-${random.fill('N############')}-${random.hex(64)}`,
  },
  {
    name: 'Slack webhook',
    make: (random) =>
      `https://hooks.slack.com/services/T${random.fill('cccccccc')}/B${random.fill('cccccccccc')}/${random.alnum(24)}`,
  },
  { name: 'AWS access key', make: (random) => `AKIA${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 16)}` },
  { name: 'AWS secret', label: 'aws_secret_access_key', make: (random) => random.text(`${ALNUM}/+`, 40) },
  { name: 'Google API', make: (random) => `AIza${random.base64url(35)}` },
  { name: 'Google OAuth secret', make: (random) => `GOCSPX-${random.base64url(28)}` },
  { name: 'Google access', make: (random) => `ya29.a0${random.base64url(160)}` },
  prefixed('Stripe', 'sk_live_', 24),
  prefixed('Stripe long', 'sk_live_51', 97),
  prefixed('Stripe restricted', 'rk_live_', 24),
  prefixed('Stripe webhook', 'whsec_', 32),
  { name: 'OpenAI', make: (random) => `sk-${random.alnum(20)}T3BlbkFJ${random.alnum(20)}` },
  { name: 'OpenAI project', make: (random) => `sk-proj-${random.base64url(74)}T3BlbkFJ${random.base64url(74)}` },
  { name: 'Anthropic', make: (random) => `sk-ant-api03-${random.base64url(93)}AA` },
  prefixed('npm', 'npm_', 36),
  { name: 'PyPI', make: (random) => `pypi-AgEIcHlwaS5vcmc${random.base64url(130)}` },
  { name: 'Telegram', make: (random) => `${random.fill('N#########')}:AA${random.base64url(33)}` },
  { name: 'SendGrid', make: (random) => `SG.${random.base64url(22)}.${random.base64url(43)}` },
  prefixedHex('Twilio', 'SK', 32),
  prefixedHex('Mailgun', 'key-', 32),
  { name: 'Mailchimp', make: (random) => `${random.hex(32)}-us${random.int(1, 21)}` },
  prefixedHex('DigitalOcean', 'dop_v1_', 64),
  prefixedHex('Shopify', 'shpat_', 32),
  { name: 'Square', make: (random) => `EAAA${random.base64url(60)}` },
  { name: 'Discord', make: (random) => `M${random.alnum(25)}.G${random.alnum(5)}.${random.base64url(38)}` },
  { name: 'Docker Hub', make: (random) => `dckr_pat_${random.base64url(27)}` },
  prefixedHex('Databricks', 'dapi', 32),
  prefixed('Linear', 'lin_api_', 40),
  prefixed('Notion', 'ntn_', 46),
  prefixed('Hugging Face', 'hf_', 34),
  prefixed('Groq', 'gsk_', 52),
  prefixed('Perplexity', 'pplx-', 48),
  { name: 'Grafana', make: (random) => `glsa_${random.alnum(32)}_${random.hex(8)}` },
  { name: 'Vault', make: (random) => `hvs.${random.base64url(90)}` },
  { name: 'Terraform Cloud', make: (random) => `${random.alnum(14)}.atlasv1.${random.base64url(67)}` },
  prefixed('Doppler', 'dp.pt.', 43),
  { name: 'Postman', make: (random) => `PMAK-${random.hex(24)}-${random.hex(34)}` },
  prefixedHex('Supabase', 'sbp_', 40),
  { name: 'Airtable', make: (random) => `pat${random.alnum(14)}.${random.hex(64)}` },
  { name: 'Atlassian', make: (random) => `ATATT3xFfGF0${random.base64url(171)}=${random.fill('cccccccc')}` },
  { name: 'Azure storage', label: 'AccountKey', make: (random) => `${random.text(`${ALNUM}/+`, 86)}==` },
  { name: 'Azure client', make: (random) => `${random.alnum(3)}8Q~${random.base64url(34)}` },
  { name: 'New Relic', make: (random) => `NRAK-${random.fill('ccccccccccccccccccccccccccc')}` },
  prefixedHex('RubyGems', 'rubygems_', 48),
  { name: 'age', make: (random) => `AGE-SECRET-KEY-1${random.text('QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', 58)}` },
  { name: 'Figma', make: (random) => `figd_${random.base64url(40)}` },
  { name: 'PlanetScale', make: (random) => `pscale_tkn_${random.base64url(43)}` },
  prefixed('Replicate', 'r8_', 37),
  { name: 'Tailscale', make: (random) => `tskey-auth-k${random.alnum(11)}CNTRL-${random.alnum(32)}` },
  { name: 'Brevo', make: (random) => `xkeysib-${random.hex(64)}-${random.alnum(16)}` },
  { name: 'Cloudflare', label: 'CLOUDFLARE_API_TOKEN', make: (random) => random.base64url(40) },
  { name: 'Datadog', label: 'DD_API_KEY', make: (random) => random.hex(32) },
  {
    name: 'Heroku',
    label: 'HEROKU_API_KEY',
    make: (random) => `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-a${random.hex(3)}-${random.hex(12)}`,
  },
];

const WORDS = 'sunset tiger winter coffee purple rocket maple harbor silver lion'.split(' ');

/** Passwords as people and generators make them. */
export function password(random: Random, n: number): string {
  switch (n % 6) {
    case 0:
      return random.text(`${ALNUM}!#%*+-?_~`, random.int(12, 24)).replace(/^[^A-Za-z0-9]/, 'q');
    case 1:
      return `${random.pick(WORDS).replace(/^./, (letter) => letter.toUpperCase())}${random.int(1, 2030)}!`;
    case 2:
      return `${random.pick(WORDS)}-${random.pick(WORDS)}-${random.pick(WORDS)}-${random.int(10, 99)}`;
    case 3:
      return random.alnum(16);
    case 4:
      return `${random.text(LOWER, 5)}${random.int(10, 99)}${random.pick(['$', '#', '!', '?'])}${random.alnum(3)}`;
    default:
      return random.hex(32);
  }
}

/** A password that needs no escaping in the user part of a URL. */
export const urlPassword = (random: Random): string =>
  random.alnum(random.int(8, 20)) + random.pick(['', '%21', '-x', '_9']);
