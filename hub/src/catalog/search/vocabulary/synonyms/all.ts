/** All tables of synonyms, those of general words first. */
import { ACCOUNTING } from './accounting.ts';
import { ACTIONS } from './actions.ts';
import { BUSINESS } from './business.ts';
import { CODE_NAMES } from './code-names.ts';
import { COMMERCE } from './commerce.ts';
import { CORRESPONDENCE } from './correspondence.ts';
import { CRYPTO } from './crypto.ts';
import { DATA } from './data.ts';
import { DELIVERY } from './delivery.ts';
import { DESIGN } from './design.ts';
import { DEVELOPMENT } from './development.ts';
import { EDUCATION } from './education.ts';
import { EVERYDAY_SPEECH } from './everyday-speech.ts';
import { FINANCE } from './finance.ts';
import { HEALTH } from './health.ts';
import { HOUSEHOLD } from './household.ts';
import { INDUSTRY } from './industry.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { JARGON } from './jargon.ts';
import { LAW } from './law.ts';
import { LEISURE } from './leisure.ts';
import { MARKETS } from './markets.ts';
import { MODELS } from './models.ts';
import { MONITORING } from './monitoring.ts';
import { OFFICE } from './office.ts';
import { OPERATIONS } from './operations.ts';
import { PIPELINES } from './pipelines.ts';
import { PRODUCTS } from './products.ts';
import { PROGRAMMING } from './programming.ts';
import { RIVALS } from './rivals.ts';
import { SECURITY } from './security.ts';
import { SHORT_FORMS } from './short-forms.ts';
import { SOFTWARE } from './software.ts';
import { SPORTS } from './sports.ts';
import { STAFF } from './staff.ts';
import { STUDIO } from './studio.ts';
import { TESTING } from './testing.ts';
import { TOOL_PRODUCTS } from './tool-products.ts';
import { TRAVEL } from './travel.ts';
import { VERBS } from './verbs.ts';
import { WORLD } from './world.ts';

export const SYNONYMS: readonly string[] = [
  ACTIONS,
  VERBS,
  EVERYDAY_SPEECH,
  SOFTWARE,
  PROGRAMMING,
  DEVELOPMENT,
  DELIVERY,
  TESTING,
  OFFICE,
  CORRESPONDENCE,
  DESIGN,
  OPERATIONS,
  INFRASTRUCTURE,
  MONITORING,
  SECURITY,
  DATA,
  PIPELINES,
  MODELS,
  BUSINESS,
  COMMERCE,
  INDUSTRY,
  STAFF,
  LAW,
  FINANCE,
  MARKETS,
  CRYPTO,
  ACCOUNTING,
  WORLD,
  TRAVEL,
  HOUSEHOLD,
  HEALTH,
  EDUCATION,
  LEISURE,
  STUDIO,
  SPORTS,
  PRODUCTS,
  TOOL_PRODUCTS,
  RIVALS,
  SHORT_FORMS,
  CODE_NAMES,
  JARGON,
];
