/** `npm run bench -- soak [--json]`: 10,000 scripts over 200 workspaces, 500 of them attacks; fails if anything is left or grew. */
import { readConfig } from '@sallyport/hub/config';
import { soak } from './soak.ts';
import { complaintsAbout } from './soak-verdict.ts';

const PLAN = { workspaces: 200, scriptsPerWorkspace: 50, attacks: 500, atATime: 4 } as const;

export async function benchSoak(options: readonly string[]): Promise<void> {
  const report = await soak(PLAN, (text) => console.error(text));
  const complaints = complaintsAbout(report, readConfig({}).MAX_RUNNERS);
  if (options.includes('--json')) console.log(JSON.stringify({ ...report, complaints }, null, 2));
  else {
    const { memory, keeperFiles } = report;
    console.log(`${report.scripts} scripts, ${report.attacks} of them attacks, in ${report.seconds.toFixed(0)} s`);
    for (const [when, figures] of Object.entries(memory)) {
      const { hubHeapMb, keeperMb, runnerMb, runners } = figures;
      console.log(
        `${when.padEnd(6)} heap of the hub ${hubHeapMb.toFixed(1)} MB, keeper ${keeperMb.toFixed(1)} MB, ${runners} runners of ${runnerMb.toFixed(1)} MB`,
      );
    }
    console.log(
      `at most ${report.mostRunners} runners; files of the keeper ${keeperFiles.early}, then ${keeperFiles.late}`,
    );
    console.log(`audit records: ${JSON.stringify(report.audited)}`);
    console.log(complaints.length === 0 ? 'nothing is left, nothing grew' : complaints.join('\n'));
  }
  if (complaints.length > 0) process.exitCode = 1;
}
