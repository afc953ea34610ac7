/** Patterns that the operator added to the policy, run by an engine whose time is linear whatever they are. */
import { RE2JS, RE2JSSyntaxException } from 're2js';
import type { Detector } from './finding.ts';

/** Whether the text is a pattern that can be run; else why not. */
export function patternProblem(source: string): string | undefined {
  try {
    const pattern = RE2JS.compile(source);
    return pattern.matches('') ? 'it matches an empty text' : undefined;
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return error.message;
    throw error;
  }
}

/** Everything that matches the pattern. RE2 syntax: no look-around, no back-references. */
export function operatorPattern(source: string): Detector {
  const pattern = RE2JS.compile(source);
  return (text) => {
    const matcher = pattern.matcher(text);
    const findings = [];
    while (matcher.find()) findings.push({ kind: 'CUSTOM' as const, start: matcher.start(), end: matcher.end() });
    return findings.filter(({ start, end }) => end > start);
  };
}
