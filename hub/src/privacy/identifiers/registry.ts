/** Every national identifier that is looked for. One more is one more row in the table of its continent. */
import { AMERICAS } from './americas.ts';
import { ASIA_PACIFIC_AFRICA } from './asia-pacific-africa.ts';
import { EUROPE } from './europe.ts';
import type { NationalId } from './national-id.ts';
import { PAPERS } from './papers.ts';

export const NATIONAL_IDS: readonly NationalId[] = [...EUROPE, ...AMERICAS, ...ASIA_PACIFIC_AFRICA, ...PAPERS];
