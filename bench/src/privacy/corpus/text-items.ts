/** The free texts of the corpus: every sentence several times with other values. */
import type { MarkedItem } from './corpus.ts';
import { leave, must } from './marks.ts';
import { createRandom, type Random } from './random.ts';
import { HARMLESS_CODE } from './texts/harmless-code.ts';
import { HARMLESS_NUMBERS } from './texts/harmless-numbers.ts';
import * as personal from './texts/personal.ts';
import * as secrets from './texts/secrets.ts';
import { card } from './values/card.ts';
import { email } from './values/email.ts';
import { IBAN_COUNTRIES, iban } from './values/iban.ts';
import { basicCredentials, jwt, privateKey } from './values/keys.ts';
import { MORE_NATIONAL_IDS } from './values/more-national.ts';
import { NATIONAL_IDS } from './values/national.ts';
import { ip, mac } from './values/network.ts';
import { internationalPhone, nationalPhone, PLANS, planOf } from './values/phone.ts';
import { MAKERS, password, urlPassword } from './values/tokens.ts';

/** What stands for a placeholder; called anew for each. */
type Values = Readonly<Record<string, (random: Random, n: number) => string>>;

const COUNTRIES_OF: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'GB', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'SG'],
  de: ['DE', 'AT', 'CH'],
  pl: ['PL'],
  es: ['ES', 'MX'],
  fr: ['FR', 'BE', 'CH'],
  nl: ['NL', 'BE'],
  pt: ['PT', 'BR'],
  sv: ['SE', 'FI'],
  it: ['IT', 'CH'],
};

export function textItems(): readonly MarkedItem[] {
  return [...personalItems(), ...nationalItems(), ...secretItems(), ...machineItems(), ...harmlessItems()];
}

function personalItems(): readonly MarkedItem[] {
  const mail = (random: Random, n: number): string => must('email', email(random, n));
  const international = (random: Random, n: number): string =>
    must('phone', internationalPhone(random, at(PLANS, n), n));
  const account = (random: Random, n: number): string => must('iban', iban(random, at(IBAN_COUNTRIES, n), n));
  const payment = (random: Random, n: number): string => must('card', card(random, n));
  const ofLanguage = Object.entries(personal.NATIONAL_PHONE_TEXTS).flatMap(([lang, texts]) => {
    const x = (random: Random, n: number): string =>
      must('phone', nationalPhone(random, planOf(at(COUNTRIES_OF[lang] ?? [], n)), n));
    return fill('phone', `phone/national/${lang}`, texts, 6, { x });
  });
  const inTable = (random: Random, n: number): string =>
    must('phone', nationalPhone(random, planOf(at(['PL', 'DE', 'PT', 'GB'], n)), n));
  const inUrl = (random: Random): string => must('email', encodeURIComponent(email(random, 5)));
  return [
    ...fill('email', 'email', personal.EMAIL_TEXTS, 9, { x: mail, y: mail, u: inUrl }),
    ...fill('phone', 'phone/international', personal.INTERNATIONAL_PHONE_TEXTS, 12, {
      x: international,
      y: international,
    }),
    ...ofLanguage,
    ...fill('phone', 'phone/table', personal.PHONE_TABLES, 6, { x: inTable, y: inTable }),
    ...fill('iban', 'iban', personal.IBAN_TEXTS, 12, { x: account, y: account }),
    ...fill('card', 'card', personal.CARD_TEXTS, 12, { x: payment, y: payment }),
  ];
}

function nationalItems(): readonly MarkedItem[] {
  const texts = personal.NATIONAL_ID_TEXTS;
  return [...NATIONAL_IDS, ...MORE_NATIONAL_IDS].flatMap(({ name, lang, labels, make }) => {
    const kind = `national id: ${name}`;
    const x = (random: Random): string => must(kind, make(random));
    const ofIt = [...(texts['any'] ?? []), ...(texts[lang] ?? [])];
    return fill(kind, kind, ofIt, 1, { x, y: x, L: (random) => random.pick(labels) });
  });
}

function secretItems(): readonly MarkedItem[] {
  const tokens = MAKERS.flatMap(({ name, label, make }) => {
    const x = (random: Random): string => must('token', make(random));
    const texts = label === undefined ? secrets.TOKEN_TEXTS : secrets.LABELLED_TOKEN_TEXTS;
    // Each maker meets another third of the sentences.
    const own = texts.filter((_, n) => (n + name.length) % 3 === 0);
    return fill('token', `token/${name}`, own, 1, { x, N: () => label ?? '' });
  });
  const x = (kind: string, make: (random: Random, n: number) => string) => (random: Random, n: number) =>
    must(kind, make(random, n));
  return [
    ...tokens,
    ...fill('password', 'password', secrets.PASSWORD_TEXTS, 8, { x: x('password', password) }),
    ...fill('connection', 'connection', secrets.CONNECTION_TEXTS, 8, { x: x('connection', urlPassword) }),
    ...fill('header', 'header', secrets.HEADER_TEXTS, 8, {
      b: x('header', (random) => random.alnum(random.int(24, 48))),
      c: x('header', basicCredentials),
    }),
    ...fill('private key', 'private key', secrets.PRIVATE_KEY_TEXTS, 8, {
      k: (random, n) => privateKey(random, n, '\n'),
      e: (random, n) => privateKey(random, n, '\\n'),
    }),
    ...fill('jwt', 'jwt', secrets.JWT_TEXTS, 8, { x: x('jwt', jwt) }),
  ];
}

function machineItems(): readonly MarkedItem[] {
  const address = {
    x: (random: Random, n: number) => must('ip', ip(random, n)),
    y: (random: Random, n: number) => must('ip', ip(random, n + 1)),
  };
  const device = { x: (random: Random, n: number) => must('mac', mac(random, n)) };
  const versions = HARMLESS_NUMBERS.find(({ kind }) => kind === 'ip-like version');
  const version = { x: (random: Random) => leave('ip-like version', versions?.make(random) ?? '') };
  return [
    ...fill('ip', 'ip', personal.IP_TEXTS, 8, address),
    ...fill('mac', 'mac', personal.MAC_TEXTS, 8, device),
    ...fill('harmless: ip-like version', 'strict version', versions?.texts ?? [], 4, version),
  ].map((item) => ({ ...item, strict: true }));
}

function harmlessItems(): readonly MarkedItem[] {
  return [...HARMLESS_NUMBERS, ...HARMLESS_CODE].flatMap(({ kind, make, texts }) => {
    const x = (random: Random): string => leave(kind, make(random));
    return fill(`harmless: ${kind}`, `harmless/${kind}`, texts, 8, { x, y: x });
  });
}

function fill(group: string, family: string, texts: readonly string[], rounds: number, values: Values): MarkedItem[] {
  return texts.flatMap((text, place) =>
    Array.from({ length: rounds }, (_, round) => {
      const template = `${family}/${place}`;
      const id = `${template}#${round}`;
      const random = createRandom(id);
      // Neighbouring sentences start elsewhere, so that each meets other countries, brands and spellings.
      let n = round + place * rounds;
      const marked = text.replace(/\{([a-zA-Z])\}/g, (whole, name: string) => values[name]?.(random, n++) ?? whole);
      return { template, id, group, strict: false, marked };
    }),
  );
}

function at<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}
