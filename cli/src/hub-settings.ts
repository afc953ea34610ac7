/** The settings of the hub that a user may give in the environment of `up`; compose.yaml passes on the same ones. */
import { readConfig } from '@sallyport/hub/config';
import { visibleJson } from '@sallyport/hub/plain-text';

const MAX_SHOWN_CHARS = 80;

export const HUB_SETTINGS = [
  'SESSION_IDLE_TTL_MS',
  'SESSION_SWEEP_INTERVAL_MS',
  'MAX_RUNNERS',
  'SANDBOX_MEMORY_MB',
  'SANDBOX_CPU_MS',
  'SANDBOX_EXECUTE_TIMEOUT_MS',
  'SANDBOX_MAX_EXECUTE_TIMEOUT_MS',
  'SANDBOX_MAX_LOG_LINES',
  'SANDBOX_MAX_VALUE_BYTES',
  'MAX_CALLS_PER_SCRIPT',
  'MAX_CALLS_IN_FLIGHT',
  'MAX_CALLS_WAITING',
  'CALL_TIMEOUT_MS',
  'DISCOVERY_INTERVAL_MS',
  'MAX_BODY_BYTES',
  'ENABLE_AUDIT',
  'LOG_LEVEL',
] as const;

/** Those that are set. An empty one is not. */
export function givenSettings(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const given = HUB_SETTINGS.flatMap((name) => {
    const value = environment[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/** The hub's own words on settings it could not start with, one line for each, with what was given; undefined when it can. */
export function settingsProblem(environment: NodeJS.ProcessEnv): string | undefined {
  const given = givenSettings(environment);
  try {
    readConfig(given);
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return said.replace(/^([A-Z_]+): (.*)$/gm, (_, name: string, problem: string) => {
      const value = visibleJson(given[name] ?? '').slice(0, MAX_SHOWN_CHARS);
      return Number.isNaN(Number(given[name])) && problem.includes('expected number')
        ? `${name} takes a whole number, not ${value}`
        : `${name} can't be ${value}: ${problem}`;
    });
  }
}
