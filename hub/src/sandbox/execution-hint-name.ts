/** What to write instead of a name that is not defined. */
import { notSetUpNote } from '../catalog/not-set-up.ts';
import { nearestNames } from '../nearest-name.ts';
import type { FailedScript } from './execution-hint.ts';
import { FORBIDDEN_NAMES, PLATFORM_ADVICE } from './forbidden.ts';
import type { Surface } from './surface.ts';

/** Of a line no more is looked at. */
const MAX_LINE_CHARS = 1_000;
/** What stands beside the integrations and is easily misspelt. */
const OWN_GLOBALS = [
  'actions',
  'batch',
  'catalog',
  'collect',
  'console',
  'paginate',
  'progress',
  'results',
  'search',
  'skills',
  'sleep',
];

/** `gitlab_get_mr` means `gitlab.getMr`. */
function methodCallHint(name: string, surface: Surface): string | undefined {
  for (const [integration, methods] of Object.entries(surface)) {
    if (!name.toLowerCase().startsWith(`${integration.toLowerCase()}_`)) continue;
    const camel = name.slice(integration.length + 1).replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
    const found = methods.includes(camel) ? camel : nearestNames(camel, methods, 1)[0];
    return found === undefined
      ? `methods stand on the integration's object; search_tools lists those of ${integration}`
      : `did you mean ${integration}.${found}(…)?`;
  }
  return undefined;
}

/** What may have been meant by a name that is not defined. */
export function unknownNameHint(
  name: string,
  { line, surface, notSetUp }: Pick<FailedScript, 'line' | 'surface' | 'notSetUp'>,
): string {
  const idle = notSetUp.find((one) => `${name}_`.toLowerCase().startsWith(`${one.toLowerCase()}_`));
  if (idle !== undefined) return notSetUpNote(idle);
  const asGlobal = globalHint(name, line, surface);
  if (asGlobal !== undefined) return asGlobal;
  const asMethod = methodCallHint(name, surface);
  if (asMethod !== undefined) return asMethod;
  const advice = PLATFORM_ADVICE.get(name) ?? FORBIDDEN_NAMES.get(name);
  if (advice !== undefined) return advice;
  const integrations = Object.keys(surface);
  const nearest = nearestNames(name, [...integrations, ...OWN_GLOBALS], 3);
  if (nearest.length > 0) return `did you mean ${nearest.join(' or ')}?`;
  const there =
    integrations.length === 0 ? 'no integration is available' : `integrations: ${integrations.slice(0, 30).join(', ')}`;
  return `no variable of an earlier script is left; ${there}`;
}

/** `tools.gitlab.getMr(…)` and `callTool(…)`. */
function globalHint(name: string, line: string, surface: Surface): string | undefined {
  const paths = line.slice(0, MAX_LINE_CHARS).matchAll(/([\w$]{1,100})\.([\w$]{1,100})\.([\w$]{1,100})/g);
  const path = [...paths].find(([, owner, integration = '']) => owner === name && Object.hasOwn(surface, integration));
  if (path !== undefined) return `${path[2]} is a global by itself: write ${path[2]}.${path[3]}(…)`;
  const [integration] = Object.keys(surface);
  return name === 'callTool' && integration !== undefined
    ? `it stands on each integration: ${integration}.callTool("wire-name", {…})`
    : undefined;
}
