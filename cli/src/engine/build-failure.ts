/** Picks out of a build's log what the failed step said itself. Pure text. */

const MAX_LINES = 30;

/** The words of the steps that failed, then the engine's last line; where no step is named, the end of the log. */
export function buildFailure(log: string): string {
  const lines = log.trimEnd().split('\n');
  const failed = new Set(lines.flatMap((line) => /^(#\d+) ERROR:/.exec(line)?.[1] ?? []));
  if (failed.size === 0) return lines.slice(-MAX_LINES).join('\n');
  const said = lines.flatMap((line) => {
    const [, step = '', text = ''] = /^(#\d+)(?: \d+\.\d+)? (.*)$/.exec(line) ?? [];
    return failed.has(step) ? [text] : [];
  });
  return [...withoutUsage(said).slice(-MAX_LINES), lines.at(-1)].join('\n');
}

/** npm follows some errors with the whole usage of its command, and names a log that is gone with the build. */
function withoutUsage(lines: readonly string[]): readonly string[] {
  const told = lines.filter((line) => !/^npm (error|ERR!)( A complete log of this run.*)?$/.test(line.trimEnd()));
  const start = told.findIndex((line) => /^npm (error|ERR!) (Clean install a project|Usage:)$/.test(line));
  const end = told.findLastIndex((line) => /^npm (error|ERR!) Run "npm help/.test(line));
  return start === -1 || end < start ? told : [...told.slice(0, start), ...told.slice(end + 1)];
}
