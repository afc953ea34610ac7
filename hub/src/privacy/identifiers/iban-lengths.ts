/** Length of an IBAN by country, from the IBAN registry of SWIFT. */
const BY_LENGTH: { readonly [length: number]: string } = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FO GL NL FK SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU XK MN',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ TL OM SO',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};

export const IBAN_LENGTHS: { readonly [country: string]: number | undefined } = Object.fromEntries(
  Object.entries(BY_LENGTH).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)]),
  ),
);
