/** All families of attacks by scripts, in the order of the table in docs/sandbox.md. */
import type { Family } from '../attack.ts';
import { constructors } from './constructors.ts';
import { dataKeys } from './data-keys.ts';
import { exhaustion } from './exhaustion.ts';
import { forging } from './forging.ts';
import { hostObjects } from './host-objects.ts';
import { hostileResults } from './hostile-results.ts';
import { lookups } from './lookups.ts';
import { modules } from './modules.ts';
import { parsers } from './parsers.ts';
import { persistence } from './persistence.ts';
import { prototypes } from './prototypes.ts';
import { proxies } from './proxies.ts';
import { stacks } from './stacks.ts';
import { thenables } from './thenables.ts';
import { wrapper } from './wrapper.ts';

export const scriptFamilies: readonly Family[] = [
  constructors,
  dataKeys,
  prototypes,
  thenables,
  hostObjects,
  stacks,
  wrapper,
  parsers,
  modules,
  proxies,
  forging,
  persistence,
  exhaustion,
  hostileResults,
  lookups,
];
