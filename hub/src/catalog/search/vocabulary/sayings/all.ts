/** All tables of sayings, those of everyday first. */
import { SAYINGS_OF_BUSINESS } from './business.ts';
import { SAYINGS_OF_COMMERCE } from './commerce.ts';
import { SAYINGS_OF_DATA } from './data.ts';
import { SAYINGS_OF_DEEDS } from './deeds.ts';
import { SAYINGS_OF_DELIVERY } from './delivery.ts';
import { SAYINGS_OF_DESKTOP } from './desktop.ts';
import { SAYINGS_OF_EVERYDAY } from './everyday.ts';
import { SAYINGS_OF_INFRASTRUCTURE } from './infrastructure.ts';
import { SAYINGS_OF_MODELS } from './models.ts';
import { SAYINGS_OF_MONITORING } from './monitoring.ts';
import { SAYINGS_OF_OFFICE } from './office.ts';
import { SAYINGS_OF_OPERATIONS } from './operations.ts';
import { SAYINGS_OF_PROGRAMMING } from './programming.ts';
import { SAYINGS_OF_SECURITY } from './security.ts';
import { SAYINGS_OF_SOCIETY } from './society.ts';
import { SAYINGS_OF_SOFTWARE } from './software.ts';
import { SAYINGS_OF_TESTING } from './testing.ts';
import { SAYINGS_OF_WORLD } from './world.ts';

export const SAYINGS: readonly string[] = [
  SAYINGS_OF_EVERYDAY,
  SAYINGS_OF_SOFTWARE,
  SAYINGS_OF_PROGRAMMING,
  SAYINGS_OF_DELIVERY,
  SAYINGS_OF_TESTING,
  SAYINGS_OF_OFFICE,
  SAYINGS_OF_OPERATIONS,
  SAYINGS_OF_INFRASTRUCTURE,
  SAYINGS_OF_MONITORING,
  SAYINGS_OF_SECURITY,
  SAYINGS_OF_DATA,
  SAYINGS_OF_MODELS,
  SAYINGS_OF_DESKTOP,
  SAYINGS_OF_BUSINESS,
  SAYINGS_OF_COMMERCE,
  SAYINGS_OF_WORLD,
  SAYINGS_OF_SOCIETY,
  SAYINGS_OF_DEEDS,
];
